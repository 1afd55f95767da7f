# Слова набора: что говорят карты, кубики и черновики ходов во всех играх.

kit-map-view = Вид карты
kit-map-nearer = Ближе
kit-map-farther = Дальше
kit-map-whole = Вся карта

kit-advised = подсказка
kit-pointed = сюда показывает { $player }

kit-card-exhausted = истощена
kit-card-chosen = выбрана
kit-card-target = цель
kit-card-playable = можно сыграть
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
kit-draft-earlier = … ещё { $n }
kit-draft-back = Назад
kit-draft-unfinished = Ход ещё не готов

kit-several-full = Больше { $most } нельзя; сначала уберите что-нибудь.
kit-several-missing = { $count ->
    [one] Выберите ещё { $count }
    [few] Выберите ещё { $count }
    [many] Выберите ещё { $count }
   *[other] Выберите ещё { $count }
}
kit-several-place = номер { $place }
kit-several-all = Сколько можно
kit-several-none = Ничего

kit-how-many-of = из { $most }
kit-how-many-value = { $count } из { $most }
kit-how-many-fewer = На один меньше: { $what }
kit-how-many-more = На один больше: { $what }
kit-how-many-missing = { $count ->
    [0] Слишком много
    [one] Ещё { $count }
    [few] Ещё { $count }
    [many] Ещё { $count }
   *[other] Ещё { $count }
}

kit-pile = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
kit-pile-close = Закрыть: { $name }
kit-pile-search = Искать по названию
kit-pile-nothing = Карты с таким названием здесь нет.
kit-pile-hidden = { $count ->
    [one] Ещё { $count } карта лежит рубашкой вверх.
    [few] Ещё { $count } карты лежат рубашкой вверх.
    [many] Ещё { $count } карт лежат рубашкой вверх.
   *[other] Ещё { $count } карты лежат рубашкой вверх.
}
kit-pile-empty = Здесь ничего нет.

kit-tracker-done = сделано:
kit-tracker-stop = Остановиться здесь: { $window }
kit-window-done = прошло: { $window }
kit-window-open = сейчас: { $window }
kit-window-stop = здесь игра остановится: { $window }
kit-window-pass = игра пойдёт дальше: { $window }
