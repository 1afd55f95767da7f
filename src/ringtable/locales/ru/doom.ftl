# Путешествие к Роковой горе.

## Имена

doom-figure-ring-bearers = Хранители Кольца
    .gen = Хранителей Кольца
    .nom = Хранители Кольца
doom-figure-merry-pippin = Мерри и Пиппин
    .gen = Мерри и Пиппина
    .nom = Мерри с Пиппином
doom-figure-aragorn = Арагорн
    .gen = Арагорна
    .nom = Арагорн
doom-figure-legolas = Леголас
    .gen = Леголаса
    .nom = Леголас
doom-figure-gimli = Гимли
    .gen = Гимли
    .nom = Гимли
doom-die-ring-bearers = оранжевый кубик
    .acc = оранжевый кубик
doom-die-merry-pippin = фиолетовый кубик
    .acc = фиолетовый кубик
doom-die-aragorn = синий кубик
    .acc = синий кубик
doom-die-legolas = зелёный кубик
    .acc = зелёный кубик
doom-die-gimli = красный кубик
    .acc = красный кубик
doom-die-encounter-1 = кубик встречи
    .acc = кубик встречи
doom-die-encounter-2 = второй кубик встречи
    .acc = второй кубик встречи
doom-die-battle = кубик битвы
    .acc = кубик битвы
doom-die-black = чёрный кубик
    .acc = чёрный кубик
doom-die-black-1 = чёрный кубик 1
    .acc = чёрный кубик 1
doom-die-black-2 = чёрный кубик 2
    .acc = чёрный кубик 2
doom-die-black-3 = чёрный кубик 3
    .acc = чёрный кубик 3
doom-die-black-4 = чёрный кубик 4
    .acc = чёрный кубик 4
doom-die-black-5 = чёрный кубик 5
    .acc = чёрный кубик 5
doom-die-black-6 = чёрный кубик 6
    .acc = чёрный кубик 6
doom-die-black-7 = чёрный кубик 7
    .acc = чёрный кубик 7
doom-die-black-8 = чёрный кубик 8
    .acc = чёрный кубик 8
doom-die-black-9 = чёрный кубик 9
    .acc = чёрный кубик 9
doom-face-1 = 1
doom-face-2 = 2
doom-face-3 = 3
doom-face-4 = 4
doom-face-5 = 5
doom-face-6 = 6
doom-face-merry-pippin = мечи Мерри и Пиппина
doom-face-aragorn = меч Арагорна
doom-face-legolas = лук Леголаса
doom-face-gimli = топор Гимли
doom-face-sauron = Саурон
doom-face-gandalf = Гэндальф
doom-stage-lothlorien = Лотлориэн
    .gen = Лотлориэна
    .dat = Лотлориэну
doom-stage-rohan = Рохан
    .gen = Рохана
    .dat = Рохану
doom-stage-helms-deep = Хельмова Падь
    .gen = Хельмовой Пади
    .dat = Хельмовой Пади
doom-stage-gondor = Гондор
    .gen = Гондора
    .dat = Гондору
doom-stage-minas-morgul = Минас-Моргул
    .gen = Минас-Моргула
    .dat = Минас-Моргулу
doom-stage-mount-doom = Роковая гора
    .gen = Роковой горы
    .dat = Роковой горе
doom-event-dark-heart = чёрное сердце
doom-event-nazgul = назгул

## Карты и что они делают

doom-card-cave-troll = Пещерный тролль
    .text = Одна битва; при поражении отвага падает на 2.
doom-card-saruman = Саруман
    .text = В Изенгард приходят два урук-хай.
doom-card-nazgul = Назгул
    .text = Поставьте одного назгула у Минас-Моргула.
doom-card-balrog = Балрог Мории
    .text = Отвага падает на 3. Пока Хранители Кольца не дойдут до Хельмовой Пади, Гэндальф не поможет: ни картой, ни символом в битве.
doom-card-moria-orc = Орк из Мории
    .text = Одна битва; при поражении отвага падает на 1.
doom-card-arwen = Арвен
    .text = Когда фигурка остановилась на поле события: на этот раз ничего не происходит.
doom-card-elrond = Элронд
    .text = Сразу после броска: перебросьте один из его кубиков.
doom-card-orc-hordes = Полчища орков
    .text = Одна битва; при поражении отвага падает на 2.
doom-card-wargs = Варги
    .text = Отвага падает на 2.
doom-card-theoden = Король Теоден
    .text = В любой момент: переставьте одного спутника на ближайшую цель впереди него.
doom-card-uruk-hai = Урук-хай
    .text = По битве за каждого урук-хай в Изенгарде; за каждое поражение отвага падает на 1. Если хоть одна битва выиграна, один воин уходит. Если Изенгард пуст, отвага растёт на 1.
doom-card-galadriel = Галадриэль
    .text = Перед броском битвы: отвага поднимается на самый верх.
doom-card-eowyn = Эовин
    .text = Если на кубике, брошенном за Короля-чародея, выпала 6: он и все назгулы выбывают из игры.
doom-card-wormtongue = Грима Гнилоуст
    .text = Выберите карту союзника у любого игрока; она потеряна.
doom-card-eomer = Эомер
    .text = Вместо броска битвы: эта битва выиграна.
doom-card-grond = Гронд
    .text = Отвага падает на 3.
doom-card-eye-of-sauron = Око Саурона
    .text = Отвага падает до деления с оком.
doom-card-faramir = Фарамир
    .text = В начале хода: передвиньте Хранителей Кольца на 2, 3 или 4 поля.
doom-card-treebeard = Древобород
    .text = В любой момент: отвага растёт на 2 — или энты идут на Изенгард, и каждая выигранная там битва убирает одного урук-хай.
doom-card-witch-king = Король-чародей из Ангмара
    .text = Бросьте чёрный кубик за него и за каждого назгула; за каждое нечётное число отвага падает на 1.
doom-card-mumakil = Мумаки
    .text = Две битвы; за каждое поражение отвага падает на 2.
doom-card-haradrim = Харадримы
    .text = Отвага падает на 2.
doom-card-denethor = Дэнетор
    .text = Один кубик Братства на планшете нужно перебросить.
doom-card-army-of-the-dead = Армия мёртвых
    .text = Она переходит на ближайшую карту слева или справа; накрытую карту встретить нельзя.
doom-card-mouth-of-sauron = Уста Саурона
    .text = Битвы, пока две подряд не будут выиграны; за каждое поражение отвага падает на 1.
doom-card-gollums-deceit = Коварство Голлума
    .text = Отвага падает на 2.
doom-card-phial-of-galadriel = Фиал Галадриэли
    .text = Отвага растёт на 2.
doom-card-gollums-madness = Безумие Голлума
    .text = Отвага падает на 1.
doom-card-shelob = Шелоб
    .text = Отвага падает на 1, и в этот ход нет шага вперёд.
doom-card-shelobs-sting = Жало Шелоб
    .text = Бросьте чёрный кубик: при 2 и 3 отвага падает на 1, при 4, 5 и 6 — на 2.
doom-card-power-of-the-ring = Власть Кольца
    .text = Бросьте чёрный кубик: при 6 отвага падает на 5.
doom-card-eagles = Орлы
    .text = Отвага растёт на 1.
doom-card-gandalf-power = Сила Гэндальфа
    .text = Сразу после броска: поверните чёрный кубик любой гранью вверх.
doom-card-gandalf-trick = Хитрость Гэндальфа
    .text = Сразу после броска: поверните кубик Братства любой гранью вверх.
doom-card-gandalf-support = Поддержка Гэндальфа
    .text = В начале хода: бросьте все кубики Братства и передвиньте одну фигурку по её кубику.
doom-card-gandalf-vision = Видение Гэндальфа
    .text = Перед раскладкой этапа: посмотрите верхнюю карту его стопки; верните её или уберите из игры.
doom-card-gandalf-wrath = Гнев Гэндальфа
    .text = Сразу после встречи с картой: уберите её из игры.
doom-card-boromir = Боромир
    .text = После проигранной битвы с одним урук-хай: бросьте снова; теперь к поражению ведёт только Саурон.

## Вопросы

doom-ask-choose-pair = Выберите два кубика Братства к двум кубикам встречи.
    .help = Кубик Братства ведёт свою фигурку, кубик встречи — к карте с выпавшим числом.
    .other = { $asked } выбирает два кубика Братства для броска.
doom-ask-place-page-1 = Положите на страницу 1 кубик встречи и кубик Братства.
    .help = Страница 1 играет первой: карта с этим числом, затем ход фигурки. Два других кубика бросаются ещё раз.
    .other = { $asked } кладёт кубики на страницу 1.
doom-ask-choose-third = Выберите третий кубик Братства для второго броска.
    .help = Он бросается вместе с двумя кубиками, оставшимися от первого броска.
    .other = { $asked } выбирает третий кубик Братства для второго броска.
doom-ask-place-page-2 = Выберите кубик Братства для страницы 2.
    .help = Его фигурка пройдёт столько полей; другой кубик Братства вернётся без дела.
    .other = { $asked } выбирает кубик Братства для страницы 2.
doom-ask-slot-move = На сколько полей передвинуть { $figure_gen }?
    .help = Ячейка пуста, поэтому фигурка, указанная на ней, может пройти до двух полей.
    .other = { $asked } решает, на сколько полей идёт фигурка ({ $figure }).
doom-ask-army-direction = Куда идёт Армия мёртвых?
    .other = { $asked } решает, куда идёт Армия мёртвых.
doom-ask-denethor-die = Этого требует Дэнетор: какой кубик перебросить?
    .other = { $asked } выбирает кубик, который велит перебросить Дэнетор.
doom-ask-wormtongue = Гнилоуст шепчет: какого союзника вы теряете?
    .other = { $asked } теряет союзника из-за Гнилоуста.
doom-ask-gandalf-symbol = Символ Гэндальфа! Сбросить его карту и выиграть эту битву?
    .other = { $asked } решает, сбросить ли карту Гэндальфа ради победы в битве.
doom-ask-treebeard = Что сделает Древобород?
    .other = { $asked } решает, что сделает Древобород.
doom-ask-faramir = Как далеко Фарамир ведёт Хранителей Кольца?
    .other = { $asked } решает, как далеко Фарамир ведёт Хранителей Кольца.
doom-ask-support-die = Какой кубик вы берёте?
    .other = { $asked } выбирает кубик.
doom-ask-vision = Вы видите карту «{ $card }». Вернуть её или убрать?
    .other = { $asked } смотрит карту «{ $card }» и решает, вернуть её или убрать.
doom-ask-theoden = Кто из спутников скачет с Теоденом?
    .other = { $asked } решает, кто из спутников скачет с Теоденом.
doom-ask-use-card-before-turn = Использовать карту до броска?
    .other = { $asked } решает, использовать ли карту до броска.
doom-ask-use-card-after-roll = Изменить этот бросок картой?
    .other = { $asked } решает, менять ли бросок картой.
doom-ask-use-card-on-event-space = На пути { $figure_gen } { $event }. Поможет ли Арвен?
    .other = { $asked } решает, поможет ли Арвен: { $event } ({ $figure }).
doom-ask-use-card-before-battle = Битва { $number } («{ $card }»): использовать карту до броска?
    .other = { $asked } решает, использовать ли карту в битве { $number } («{ $card }»).
doom-ask-use-card-after-lost-uruk-battle = Битва { $number } проиграна. Вступится ли Боромир?
    .other = { $asked } решает, вступится ли Боромир: битва { $number } проиграна.
doom-ask-use-card-on-witch-king = Выпала шестёрка! Выйдет ли Эовин против Короля-чародея?
    .other = { $asked } решает, выйдет ли Эовин против Короля-чародея.
doom-ask-use-card-after-activation = Убрать карту «{ $card }» Гневом Гэндальфа?
    .other = { $asked } решает, убрать ли карту «{ $card }» Гневом Гэндальфа.
doom-ask-use-card-before-stage = Заглянуть вперёд на пути к { $stage_dat }?
    .other = { $asked } решает, заглянуть ли вперёд на пути к { $stage_dat }.
doom-ask-use-card-free = Использовать карту сейчас?
    .other = { $asked } решает, использовать ли карту сейчас.

## Ответы

doom-option-roll-pair = { $figures_nom }
doom-option-place = Встреча { $number }, { $figure }: { $steps }
doom-option-add = { $figure }
doom-option-move = { $steps ->
    [0] Остаться
    [one] { $steps } поле
    [few] { $steps } поля
    [many] { $steps } полей
   *[other] { $steps } поля
}
doom-option-army-left = Влево, на ячейку { $slot }
doom-option-army-right = Вправо, на ячейку { $slot }
doom-option-reroll-page = Страница { $page }, { $figure }: { $steps }
doom-option-lose = Потерять: { $card }
doom-option-keep-cards = Оставить карты и проиграть битву
doom-option-discard = Сбросить: { $card }
doom-option-lead = { $figure } — на поле { $space }
doom-option-courage = Отвага +{ $hearts }
doom-option-ents = На Изенгард
doom-option-take-die = { $figure }: { $steps }
doom-option-remove = Убрать из игры
doom-option-put-back = Вернуть наверх
doom-option-pass = Пас
doom-option-use = Использовать: { $card }
doom-option-roll-again = { $card }: перебросить { $die_acc } ({ $shown })
doom-option-turn-die = { $card }: повернуть { $die_acc } с { $shown } на { $face }

## Почему нельзя?

doom-why-m4-1 = Для первого броска берут ровно два кубика Братства.
doom-why-m4-2 = На страницу 1 идут кубик встречи и кубик Братства из этого броска.
doom-why-m4-3 = Третий кубик — из тех, что не участвовали в первом броске.
doom-why-m4-4 = На страницу 2 идёт один из двух только что брошенных кубиков Братства.
doom-why-m6-5 = Символ пустой ячейки передвигает свою фигурку на 0, 1 или 2 поля.
doom-why-m7-1 = Карта «{ $card }» сейчас ни перед кем не лежит: каждая карта используется один раз.
doom-why-m7-5 = Гэндальфа нет, пока Хранители Кольца не дойдут до Хельмовой Пади.
doom-why-m7-6 = «{ $card }»: только в начале хода, до первого броска.
doom-why-m7-7 = «{ $card }»: только сразу после броска с подходящим кубиком.
doom-why-m7-8 = «{ $card }»: только когда фигурка остановилась на поле события.
doom-why-m7-9 = «{ $card }»: только перед броском кубика битвы.
doom-why-m7-10 = «{ $card }»: только после проигранной битвы с урук-хай.
doom-why-m7-11 = «{ $card }»: только если на кубике, брошенном за Короля-чародея, выпала 6.
doom-why-m7-12 = «{ $card }»: только сразу после встречи с картой, которая ещё лежит на месте.
doom-why-m7-13 = «{ $card }»: только между двумя этапами.
doom-why-m7-14 = «{ $card }»: только когда не разыгрывается кубик, карта, ход фигурки или битва.
doom-why-m8-11 = Это дальше места, где фигурка обязана остановиться.
doom-why-m12-8 = Символ Гэндальфа приносит победу только в обмен на его неиспользованную карту.
doom-why-m14-11 = На последнем этапе карта «{ $card }» не действует.
doom-why-m16-3 = Союзники личные: карту «{ $card }» использует только { $player }.
doom-why-m17-1 = Армия мёртвых переходит на ближайшую карту слева или справа.
doom-why-m17-7 = Фарамир ведёт Хранителей Кольца на 2, 3 или 4 поля, но не дальше цели.
doom-why-m17-12 = Гнилоуст забирает союзника, который лежит перед игроком.

## Что произошло

doom-first-card = { $player } начинает с картой «{ $card }».
doom-boromir-joins = { $player } получает карту «{ $card }».
doom-stage-began = Начинается путь к { $stage_dat }.
doom-laid-out = На треке лежат: { $cards }; { $hidden ->
    [one] { $hidden } карта закрыта.
    [few] { $hidden } карты закрыты.
    [many] { $hidden } карт закрыты.
   *[other] { $hidden } карты закрыто.
}
doom-stage-ended = Цель достигнута: { $stage }. Этап окончен.
doom-track-cleared = { $cards ->
    [0] Трек пуст.
    [one] { $cards } карта уходит с трека.
    [few] { $cards } карты уходят с трека.
    [many] { $cards } карт уходят с трека.
   *[other] { $cards } карты уходит с трека.
}
doom-allies-help = { $cards ->
    [one] { $cards } неиспользованная карта придаёт отваги.
    [few] { $cards } неиспользованные карты придают отваги.
    [many] { $cards } неиспользованных карт придают отваги.
   *[other] { $cards } неиспользованной карты придаёт отваги.
}
doom-companions-help = { $spaces ->
    [0] У Минас-Моргула нет спутников, которые помогли бы.
    [one] { $spaces } спутник у Минас-Моргула открывает путь: на поле вперёд.
    [few] { $spaces } спутника у Минас-Моргула открывают путь: на { $spaces } поля вперёд.
    [many] { $spaces } спутников у Минас-Моргула открывают путь: на { $spaces } полей вперёд.
   *[other] { $spaces } спутника у Минас-Моргула открывает путь: на { $spaces } поля вперёд.
}
doom-turn-began = Ход { $turn }: { $player }.
doom-rolled = { $player } бросает: { $faces } ({ $dice }).
doom-rolled-again = { $player } перебрасывает { $die_acc }: { $face }.
doom-die-turned = { $player } поворачивает { $die_acc }: { $face }.
doom-placed = { $player } кладёт на страницу { $page }: встреча { $number }, { $figure }: { $steps }.
doom-die-unused = Кубик { $figure_gen } возвращается без действия.
doom-placed-die-changed = На странице { $page } на кубике { $figure_gen } теперь { $steps }.
doom-turned-up = Карта на ячейке { $slot } открывается: { $card }.
doom-activated = Ячейка { $slot }: { $card }.
doom-took-ally = { $player } получает союзника: { $card }.
doom-empty-slot-nazgul = Ячейка { $slot } пуста: прилетает назгул.
doom-empty-slot-figure = Ячейка { $slot } пуста, можно передвинуть { $figure_gen }.
doom-card-removed = Карта «{ $card }» выбывает из игры и освобождает ячейку { $slot }.
doom-army-moved = { $card } переходит с ячейки { $slot } на ячейку { $to }.
doom-army-stays = { $card } остаётся на ячейке { $slot }: рядом нет карт.
doom-ally-lost = { $player } выбирает: { $owner } теряет карту «{ $card }».
doom-no-ally-to-lose = Терять некого: союзников нет.
doom-gandalf-falls = Гэндальф падает в бездну; до Хельмовой Пади его не будет.
doom-gandalf-returns = Гэндальф вернулся.
doom-no-step = Хранители Кольца запутались в паутине: в этот ход нет шага вперёд.
doom-black-dice-counted = { $odd ->
    [0] Нечётных чисел нет.
    [one] Нечётных чисел: { $odd }.
    [few] Нечётных чисел: { $odd }.
    [many] Нечётных чисел: { $odd }.
   *[other] Нечётных чисел: { $odd }.
}
doom-moved = { $figure }: с поля { $from } на поле { $to }.
doom-stays = { $figure }: без движения, поле { $space }.
doom-cannot-move = { $figure }: дальше двигаться нельзя.
doom-waits = { $figure }: с поля { $from } мимо Минас-Моргула, в область ожидания.
doom-arrived-exactly = { $figure }: точно до { $stage_gen }.
doom-reached = Хранители Кольца достигают { $stage_gen }.
doom-event = { $figure }: { $event } на поле { $space }.
doom-protected = { $figure }: на поле { $space } безопасно, рядом { $by }.
doom-event-ignored = Опасность на поле { $space } проходит стороной.
doom-gandalf-card-drawn = Точно в цель: { $player } берёт карту «{ $card }». { $left ->
    [0] Стопка пуста.
    [one] Осталась { $left } карта.
    [few] Осталось { $left } карты.
    [many] Осталось { $left } карт.
   *[other] Осталось { $left } карты.
}
doom-gandalf-card-lost = Карта Гэндальфа уходит в коробку закрытой. { $left ->
    [0] Стопка пуста.
    [one] Осталась { $left } карта.
    [few] Осталось { $left } карты.
    [many] Осталось { $left } карт.
   *[other] Осталось { $left } карты.
}
doom-courage-lost = Отвага падает на { $hearts }, теперь { $courage }.
doom-courage-gained = Отвага растёт на { $hearts }, теперь { $courage }.
doom-courage-full = Отвага и так на высшем делении.
doom-courage-set = Отвага теперь { $courage }.
doom-eye-blind = Око не видит Хранителей Кольца: отвага по-прежнему { $courage }.
doom-nazgul-placed = К Минас-Моргулу прилетает назгул. { $left ->
    [0] В запасе не осталось никого.
    [one] В запасе остался { $left }.
    [few] В запасе осталось { $left }.
    [many] В запасе осталось { $left }.
   *[other] В запасе осталось { $left }.
}
doom-nazgul-gone = Назгулов больше нет.
doom-uruk-hai-placed = В Изенгард приходят урук-хай: { $count }. Теперь их { $uruks }.
doom-no-uruk-hai-left = Все урук-хай уже в Изенгарде.
doom-uruk-hai-removed = Воин урук-хай изгнан. В Изенгарде осталось: { $uruks }.
doom-chieftain-removed = Вождь урук-хай повержен.
doom-isengard-empty = Изенгард пуст.
doom-witch-king-defeated = Эовин сражает Короля-чародея; все назгулы исчезают.
doom-battles-began = «{ $card }»: { $battles ->
    [one] { $battles } битва.
    [few] { $battles } битвы.
    [many] { $battles } битв.
   *[other] { $battles } битвы.
}
doom-battles-until = «{ $card }»: битвы до { $wins } побед подряд.
doom-battle-began = Битва { $number }, поддержка: { $supporters_nom }.
doom-battle-alone = Битва { $number }, без поддержки.
doom-battle-won = Битва выиграна: { $card }.
doom-battle-lost = Битва проиграна: { $card }.
doom-card-used = { $player } использует карту «{ $card }».
doom-card-discarded = { $player } сбрасывает карту «{ $card }» ради символа Гэндальфа.
doom-ents-march = Энты идут на Изенгард.
doom-foreseen = { $player } заглядывает вперёд и видит карту «{ $card }».
doom-put-back = Карта «{ $card }» возвращается наверх стопки.
doom-taken-out = Карта «{ $card }» выбывает из игры ещё до встречи.
doom-won = Кольцо падает в огонь Роковой горы. Средиземье свободно!
doom-lost-courage = Отвага покинула Хранителей Кольца.
doom-lost-nazgul = Собрались все назгулы.
doom-nobody-won = Тень победила
doom-reason-ring-destroyed = Кольцо уничтожено.
doom-reason-courage = Хранители Кольца утратили отвагу.
doom-reason-nazgul = Последний назгул прилетел к Минас-Моргулу.

## Настройки

doom-setting-mode = Сложность
doom-setting-mode-standard = Обычная
doom-setting-mode-easier = Легче: союзники в трудный час
doom-setting-mode-harder = Труднее: личные союзники и без защиты
doom-setting-mode-exclusive-allies = Труднее: только личные союзники
doom-setting-mode-no-protection = Труднее: только без защиты
doom-setting-allies_in_need = Союзники в трудный час
doom-setting-allies_in_need-as-mode = Нет
doom-setting-allies_in_need-on = Неиспользованные карты дают отвагу перед Роковой горой
doom-setting-allies_in_need-off = Нет
doom-setting-exclusive_allies = Личные союзники
doom-setting-exclusive_allies-as-mode = Нет
doom-setting-exclusive_allies-on = Союзника использует только владелец
doom-setting-exclusive_allies-off = Нет
doom-setting-no_protection = Без защиты
doom-setting-no_protection-as-mode = Нет
doom-setting-no_protection-on = Поля событий действуют каждый раз
doom-setting-no_protection-off = Нет

## Поле

doom-board-initial-ring-bearers = Х
doom-board-initial-merry-pippin = М
doom-board-initial-aragorn = А
doom-board-initial-legolas = Л
doom-board-initial-gimli = Г
doom-board-rivendell = Ривенделл
doom-board-isengard = Изенгард
doom-board-map = Путь из Ривенделла к Роковой горе
doom-board-stage = Впереди { $stage } · ход { $turn }
doom-board-space = поле { $space }
doom-board-event-dark-heart = чёрное сердце: отвага падает на 1
doom-board-event-nazgul = назгул: ещё один прилетает к Минас-Моргулу
doom-board-waiting = Область ожидания
doom-board-supports = поддерживает в битве
doom-board-alone = никто не поддерживает
doom-board-gandalf-away = Гэндальфа нет до Хельмовой Пади
doom-board-courage = Отвага
doom-board-dice = Кубики
doom-board-page = Стр. { $page }
doom-board-place-encounter = кубик встречи
doom-board-place-figure = кубик Братства
doom-board-rolled = Только что брошены
doom-board-roll = Бросить кубик
doom-board-roll-turn = Ход { $turn }, последний этап: решает ваш кубик.
doom-board-roll-card = Карта требует бросить ещё кубик.
doom-board-pool = Кубики Братства
doom-board-die = { $die }: { $face }
doom-board-die-of = { $figure } ({ $die })
doom-board-which-face = Какой гранью вверх?
doom-board-track = Встречи
doom-board-kind-ally = Союзник
doom-board-kind-enemy = Угроза
doom-board-kind-final = Мордор
doom-board-kind-gandalf = Гэндальф
doom-board-kind-encounter = Встреча
doom-board-kind-battle = Битва
doom-board-face-down = Закрыта
doom-board-empty = Пусто
doom-board-removed-after = Уходит после одной встречи.
doom-board-foreseen = Закрыта, но уже известна.
doom-board-covers = Накрывает: { $card }
doom-board-may-be = По { $chance }: { $cards }
doom-board-symbol-nazgul = К Минас-Моргулу прилетает назгул
doom-board-symbol-figure = { $figure }: 0, 1 или 2 поля
doom-board-slot = Ячейка { $slot }: { $card }. { $text }
doom-board-slot-hidden = Ячейка { $slot }: закрытая карта.
doom-board-slot-empty = Ячейка { $slot } пуста. { $symbol }.
doom-board-odds = Шансы
doom-board-odds-ring = Кольцо дойдёт до огня
doom-board-odds-battle = победа в битве сейчас
doom-board-odds-shown = { $dice ->
    [one] Это число на { $dice } кубике.
    [few] Это число на { $dice } кубиках.
   *[many] Это число на { $dice } кубиках.
}
doom-board-odds-roll = Шанс, что выпадет в этот ход: { $chance }.
doom-board-odds-courage = Отвага в среднем: { $hearts }.
doom-board-fight = отваги в среднем: { $card }, битва { $number }, { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
   *[many] осталось { $left }
}, каждое поражение — минус { $hearts }
doom-board-cards = Карты игроков
doom-board-before = Карты: { $player }
doom-board-exclusive = союзника использует только владелец
doom-board-no-cards = Карт нет.
doom-board-stacks = Что ещё лежит в стопках
doom-board-gandalf-stack = { $cards ->
    [one] Гэндальф, { $cards } карта
    [few] Гэндальф, { $cards } карты
   *[many] Гэндальф, { $cards } карт
}
doom-board-on-top = сверху: { $card }
doom-board-ents = Там энты.
doom-board-say-courage = Отвага { $courage } из { $highest }
doom-board-say-morgul = { $nazgul ->
    [one] Собрался { $nazgul } назгул из { $spaces }.
    [few] Собралось { $nazgul } назгула из { $spaces }.
   *[many] Собралось { $nazgul } назгулов из { $spaces }.
}
doom-board-say-morgul-free = Назгулы больше не прилетят.
doom-board-say-isengard = { $uruks ->
    [0] В Изенгарде не осталось урук-хай.
    [one] В Изенгарде { $uruks } урук-хай.
    [few] В Изенгарде { $uruks } урук-хай.
   *[many] В Изенгарде { $uruks } урук-хай.
}
doom-board-say-card = Перед игроком { $player }: { $card }. { $text }
doom-board-say-encounter = Страница { $page }, встреча: { $number }
doom-board-say-figure = Страница { $page }, { $figure }: { $steps }
doom-board-say-rolled = Только что брошены: { $dice }
doom-board-action-roll = Бросить кубики: { $figures }
doom-board-action-add = Добавить кубик: { $figures }
doom-board-action-take = Взять кубик: { $figures }
doom-board-action-lead = С Теоденом: { $figures }
doom-board-action-place = Встреча { $number }, { $figure }
doom-board-action-place-second = { $figure } на страницу 2
doom-board-action-turn = { $card }: повернуть кубик на { $face }
doom-board-action-reroll = Перебросить кубик страницы { $page }
doom-board-action-left = Влево
doom-board-action-right = Вправо
doom-board-key-things = взять или вернуть кубик или карту
doom-board-key-pass = пас

# После игры
doom-luck-spaces = Поля на кубиках Братства
doom-luck-gandalf = Гэндальф на кубике битвы
doom-luck-sauron = Саурон на кубике битвы

## Questions that a seat can pass without being asked

doom-order-use_card_before_turn = карта до броска
doom-order-use_card_after_roll = карта, меняющая бросок
doom-order-use_card_on_event_space = Арвен на поле события
doom-order-use_card_before_battle = карта перед броском битвы
doom-order-use_card_after_lost_uruk_battle = Боромир после проигранной битвы с урук-хай
doom-order-use_card_on_witch_king = Эовин против Короля-чародея
doom-order-use_card_after_activation = Гнев Гэндальфа после встречи
doom-order-use_card_before_stage = Видение Гэндальфа перед этапом
doom-order-use_card_free = карта между двумя кубиками или двумя битвами

# Who a seat is and what it wants
doom-goal = Вместе вы несёте Кольцо к Роковой горе, пока не иссякла отвага и не собрались девять назгулов.
