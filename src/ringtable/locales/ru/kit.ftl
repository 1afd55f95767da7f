# Слова набора: что говорят карты, кубики и черновики ходов во всех играх.

kit-map-view = Вид карты
kit-map-nearer = Ближе
kit-map-farther = Дальше
kit-map-whole = Вся карта
