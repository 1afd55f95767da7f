# Бросок в Мордор.

## Имена

dash-die-yellow = жёлтый кубик
    .short = жёлтый
    .loc = жёлтом кубике
dash-die-red = красный кубик
    .short = красный
    .loc = красном кубике
dash-die-blue = синий кубик
    .short = синий
    .loc = синем кубике
dash-die-green = зелёный кубик
    .short = зелёный
    .loc = зелёном кубике
dash-die-black = чёрный кубик
    .short = чёрный
    .loc = чёрном кубике
dash-symbol-ring = кольцо
    .acc = кольцо
dash-symbol-orc = орк
    .acc = орка
dash-symbol-warrior = воин
    .acc = воина
dash-symbol-nazgul = назгул
    .acc = назгула
dash-symbol-gandalf = Гэндальф
    .acc = Гэндальфа
dash-symbol-tree = Белое древо
    .short = древо
    .acc = Белое древо
dash-hobbit-frodo = Фродо
    .initial = Ф
dash-hobbit-sam = Сэм
    .initial = С
dash-hobbit-merry = Мерри
    .initial = М
dash-hobbit-pippin = Пиппин
    .initial = П
dash-circle-bag-end = Бэг-Энд
    .gen = Бэг-Энда
dash-circle-rivendell = Ривенделл
    .gen = Ривенделла
dash-circle-moria = Мория
    .gen = Мории
dash-circle-lothlorien = Лотлориэн
    .gen = Лотлориэна
dash-circle-rohan = Рохан
    .gen = Рохана
dash-circle-helms-deep = Хельмова Падь
    .gen = Хельмовой Пади
dash-circle-gondor = Гондор
    .gen = Гондора
dash-circle-minas-tirith = Минас-Тирит
    .gen = Минас-Тирита
dash-circle-shelobs-lair = Логово Шелоб
    .gen = Логова Шелоб
dash-circle-mordor = Мордор
    .gen = Мордора
dash-mark-empty = пуста
dash-mark-split = разделена
dash-mark-half = отмечена наполовину
dash-mark-full = заполнена

## Свойства мест в двух словах

dash-power-rivendell = можно откладывать одинаковые
dash-power-moria = Гэндальф не делит
dash-power-lothlorien = воины считаются вдвойне
dash-power-rohan = каждый бросок можно повторить
dash-power-helms-deep = орки считаются вдвойне
dash-power-gondor = назгулы вам не вредят
dash-power-minas-tirith = все назгулы бьют по вам
dash-power-shelobs-lair = нужны два кольца

## Вопросы и ответы

dash-ask-hobbit = Выберите хоббита.
    .help = Цвет хоббита — цвет его кубика: назгул, отложенный на нём другими, отмечает ваш путь.
    .other = { $asked } выбирает хоббита.
dash-ask-keep = Отложите хотя бы один кубик из этого броска.
    .help = Если выпал назгул, отложите хотя бы одного. Остальное бросается снова; отложенное сыграет в конце хода.
    .other = { $asked } откладывает кубики из этого броска.
dash-ask-reroll = Рохан позволяет повторить бросок. Повторите?
    .help = Сразу все кубики этого броска; второй результат окончательный.
    .other = { $asked } решает, повторить ли бросок в Рохане.
dash-ask-apply = Гэндальф с вами: разделите клетку или сначала примените другой кубик.
    .help = Разделённая клетка заполняется лишь за две отметки. Светящиеся кубики можно применить до Гэндальфа.
    .other = { $asked } делит клетку с Гэндальфом или берёт сначала другой кубик.
dash-ask-split = Гэндальф с вами: разделите клетку.
    .help = Разделённая клетка заполняется лишь за две отметки.
    .other = { $asked } делит клетку с Гэндальфом.
dash-option-hobbit = { $hobbit }
dash-option-keep = Отложить: { $symbols }
dash-option-keep-dice = Отложить: { $symbols } ({ $dice_short })
dash-option-reroll = Перебросить все кубики
dash-option-stand = Не перебрасывать
dash-option-split = Разделить клетку { $square }
dash-option-leave = Не использовать Гэндальфа
dash-option-first-nazgul = Сначала назгул на { $die_loc }
dash-option-first-ring = Сначала кольцо на { $die_loc }

## Почему нельзя?

dash-why-hobbit-taken = Этого хоббита уже выбрал игрок { $player }.
dash-why-kept = В этом броске не участвует { $die }: отложенный кубик не меняется до конца хода.
dash-why-rohan-first = Сначала решите, повторяете ли вы бросок.
dash-why-d4-2 = Из каждого броска нужно отложить хотя бы один кубик.
dash-why-d4-3 = Из одного броска нельзя отложить два одинаковых символа.
dash-why-d4-5 = Выпал назгул, поэтому одного назгула нужно отложить.
dash-why-d7-4 = Разделить можно только пустую и ещё не разделённую клетку.
dash-why-d7-7 = Гэндальф делит клетки только вашего пути.

## Что произошло

dash-chose-hobbit = { $player } играет за хоббита по имени { $hobbit }.
dash-round-began = Раунд { $round }.
dash-turn-began = { $player } берёт пять кубиков.
dash-place-counts = { $player }: в этот ход действует свойство { $place_gen }.
dash-rolled = { $player } выбрасывает: { $symbols }.
dash-rolled-again = { $player } повторяет бросок: { $symbols }.
dash-kept = { $player } откладывает { $symbols_acc }.
dash-tree-stops = Белое древо завершает броски{ $left ->
    [0] .
    [one] ; { $left } кубик остаётся в стороне.
    [few] ; { $left } кубика остаются в стороне.
    [many] ; { $left } кубиков остаются в стороне.
   *[other] ; { $left } кубика остаётся в стороне.
}
dash-rings-void = { $player }: орков { $orcs }, воинов { $warriors }, { $rings ->
    [one] поэтому { $rings } кольцо не действует.
    [few] поэтому { $rings } кольца не действуют.
    [many] поэтому { $rings } колец не действуют.
   *[other] поэтому { $rings } кольца не действуют.
}
dash-orcs-held = { $player }: орков { $orcs }, воинов { $warriors }, орки не помешают.
dash-split = { $player } делит клетку { $square }.
dash-left-gandalf = { $player } не использует Гэндальфа.
dash-gandalf-idle = { $player }: Гэндальфу нечего делить.
dash-half-marked = { $player }: назгул на { $die_loc } отмечает половину клетки { $square }.
dash-filled = { $player }: назгул на { $die_loc } заполняет клетку { $square }.
dash-nazgul-held = { $player }: Гондор держится, назгул на { $die_loc } не вредит.
dash-moved = { $player } достигает { $place_gen }, круг { $circle } из 9.
dash-ring-lost = { $player } уже в Мордоре: кольцо пропадает.
dash-shelob-holds = { $player } остаётся на месте: одного кольца мало, Шелоб не пускает.
dash-eliminated = { $player } в руках назгулов.
dash-play-goes-on = Все, кто дошёл до Мордора, пойманы; гонка продолжается.
dash-won = { $player } побеждает, в запасе { $marks ->
    [one] { $marks } отметка.
    [few] { $marks } отметки.
    [many] { $marks } отметок.
   *[other] { $marks } отметки.
}
dash-shared = { $player } делит победу, в запасе { $marks ->
    [one] { $marks } отметка.
    [few] { $marks } отметки.
    [many] { $marks } отметок.
   *[other] { $marks } отметки.
}
dash-lost = Назгулы поймали всех.
dash-out-of-turns = { $turns ->
    [one] Прошёл { $turns } ход, а до Мордора ещё далеко.
    [few] Прошло { $turns } хода, а до Мордора ещё далеко.
    [many] Прошло { $turns } ходов, а до Мордора ещё далеко.
   *[other] Прошло { $turns } хода, а до Мордора ещё далеко.
}
dash-reason-first-in-mordor = В Мордоре раньше всех.
dash-reason-most-marks = В Мордоре с самым большим запасом отметок.
dash-reason-shared = В Мордоре вместе, запас отметок одинаков.
dash-reason-arrived = В Мордоре вовремя.
dash-reason-all-eliminated = Назгулы поймали всех.
dash-reason-out-of-turns = Ходы кончились раньше, чем показался Мордор.

## Стол

dash-setting-side = Сторона листа
dash-setting-side-normal = Обычная сторона
dash-setting-side-advanced = Усложнённая сторона: у мест есть свойства
dash-side-normal = Обычная сторона
dash-side-advanced = Усложнённая сторона
dash-round = Раунд { $round }
dash-round-of = Ход { $round } из { $limit }
dash-tray = Кубики
dash-die-shows = { $symbol } ({ $die })
dash-die-kept = отложен
dash-die-chosen = выбран
dash-die-spent = применён
dash-die-stopped = не в счёт
dash-die-hits = цель: { $player }
dash-die-hits-nobody = никого не задевает
dash-aid = Что значат символы
dash-aid-ring = Кольцо: шаг вперёд
dash-aid-orc = Орк: не пускает кольца
dash-aid-warrior = Воин: держит одного орка
dash-aid-nazgul = Назгул: отмечает клетку
dash-aid-gandalf = Гэндальф: делит клетку
dash-aid-tree = Белое древо: конец бросков
dash-hobbits = Хоббиты
dash-hobbit-of = у игрока { $player }
dash-hobbit-free = свободен
dash-out = В руках назгулов
dash-marks-left = { $marks ->
    [one] осталась { $marks } отметка
    [few] осталось { $marks } отметки
    [many] осталось { $marks } отметок
   *[other] осталось { $marks } отметки
}
dash-track = Назгулы
dash-square = Клетка { $number }: { $state }
dash-circle-marked = отмечен
dash-sheet-label = Лист: круг { $circle } из 9, осталось отметок: { $marks }
dash-say-sheet = { $player } ({ $hobbit }): { $place }, круг { $circle } из 9; осталось отметок: { $marks }. Путь назгулов: { $squares }.
dash-say-out = { $player } уже не в игре.
dash-say-pool = Выпало: { $dice }.
dash-say-kept = Отложено: { $dice }.
dash-key-dice = выбрать кубик или вернуть его
dash-luck-rings = Кольца
dash-luck-nazgul = Назгулы
dash-luck-gandalf = Гэндальфы
dash-luck-orcs = Орки

# Who a seat is and what it wants
dash-goal = Вы — хоббит с Кольцом: первым дойдите до Мордора, пока назгулы не прошли свой путь.
