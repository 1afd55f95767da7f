# Слова набора: что говорят карты, кубики и черновики ходов во всех играх.

kit-map-view = Вид карты
kit-map-nearer = Ближе
kit-map-farther = Дальше
kit-map-whole = Вся карта

kit-advised = совет

kit-card-exhausted = повёрнута
kit-card-chosen = выбрана
kit-card-target = под прицелом
kit-card-playable = можно разыграть
kit-card-armed = может ответить в этой фазе
kit-card-down = карта рубашкой вверх
kit-card-tucked = под ней карта рубашкой вверх
kit-card-guards = охраняет: { $what }
kit-card-attached = к ней приложены: { $cards }

kit-inspector = Карта целиком
kit-inspector-close = Закрыть
kit-inspector-hint = Наведите на карту, задержите на ней палец или нажмите на ней I, и она откроется здесь.

kit-draft-stages = Что уже решено в этом ходе
kit-draft-again = Шаг { $number }, { $words }: выбрать заново
kit-draft-back = Назад
kit-draft-unfinished = Ход ещё не готов
