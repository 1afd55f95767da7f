# Война Кольца: что происходит, о чём спрашивают и почему чего-то нельзя.

## Ход, кубики и кольца

war-turn-began = Начинается ход { $turn }.
war-step-began = { $step }.
war-took-back-dice = { $side_nom }: кубиков действий { $n }.
war-allocated = { $player } кладёт кубики в ячейку Охоты: { $n }.
war-rolled = { $player } бросает кубики: { $faces }.
war-die-used = { $player } тратит кубик ({ $die }) { $deed_to }.
war-passed = { $player } пасует.
war-ring-turned = { $player } меняет кубик Эльфийским Кольцом: было «{ $from }», стало «{ $to }».
war-ring-passed = Эльфийские Кольца: у Свободных народов { $free }, у Тьмы { $shadow }, вне игры { $gone }.
war-die-turned = { $player } меняет кубик: было «{ $from }», стало «{ $to }».
war-dice-lost = { $player } теряет кубики: { $face } ×{ $n }.
war-ask-allocate-hunt = Сколько кубиков положить в ячейку Охоты?
    .other = { $asked } кладёт кубики в ячейку Охоты.
war-ask-act = Ваше действие: выберите кубик.
    .other = { $asked } выбирает кубик для действия.
war-ask-deed = На что потратить кубик?
    .other = { $asked } решает, на что потратить кубик.
war-ask-ring-die = Какой кубик изменит кольцо?
    .other = { $asked } решает, какой кубик изменит кольцо.
war-ask-ring-face = Какую грань он покажет?
    .other = { $asked } решает, какую грань покажет кубик.
war-option-die = { $face }
war-option-deed = { $deed }
war-option-deed-as = { $deed } ({ $face })
war-option-ring = Применить Эльфийское Кольцо
war-option-token = Потратить жетон
war-option-pass = Пас
war-option-turn = Изменить: { $face }
war-option-to-face = На грань: { $face }
war-why-no-pass = Пасовать может лишь тот, у кого свободных кубиков меньше, чем у противника.
war-why-not-your-deck = Это колода противника.
war-why-empty-deck = Эта колода пуста.
war-why-no-such-die = Свободного кубика с такой гранью у вас нет.
war-why-no-such-face = Кубик поворачивают другой гранью, какая есть на ваших кубиках.
war-why-no-token =
    { $why ->
        [W35-8] Оставшиеся у вас жетоны сейчас ничего не изменят.
        [W35-9] В этом ходу ваша сторона уже потратила жетон.
       *[other] У вас нет жетона, который можно потратить.
    }
war-why-hunt-dice =
    { $why ->
        [W5-10] Кубиков кладут не больше, чем спутников в Братстве.
        [W5-11] Когда в Братстве не осталось спутников, в ячейку Охоты кладут не больше одного кубика.
        [W5-12] Нужен хотя бы один кубик: в конце прошлого хода в ячейке лежал кубик Свободных народов.
       *[other] Столько кубиков в ячейку Охоты положить нельзя.
    }
war-why-no-ring = Кольца у вас нет, или одно в этом ходу уже применено.
war-why-die-in-box = Кубики в ячейке Охоты недоступны.
war-why-no-will = Кольцо не даёт Волю Запада.
war-why-not-asked = Сейчас вопрос о другом.
war-why-no-such-number = Такое число сейчас выбрать нельзя.
war-why-die-first = Сначала кубик: он определяет, что можно сделать.
war-why-not-this-die = Этот кубик для этого не годится.
war-why-nothing-to-do =
    { $why ->
        [W9-5] Ваши колоды пусты: брать нечего.
        [W9-7] У вас на руке нет карты с символом этого кубика.
        [W9-8] Ни одну карту для этого кубика не сыграть: их условия не выполнены.
        [W9-13] На столе нет карты, которую можно убрать кубиком.
        [W9-14] Это запрещает карта на столе.
        [W9-26] Ни одна карта для этого кубика сейчас ничего не изменит.
        [W10-6] Везде, куда они могли бы прийти, уже по десять отрядов.
        [W11-2] Ни один ваш народ не воюет: набирать некого.
        [W11-6] У ваших воюющих народов нет свободных поселений.
        [W11-7] Поселения ваших воюющих народов осаждены или потеряны.
        [W11-9] У ваших воюющих народов не осталось подкреплений.
        [W12-2] Ни в одной армии, которая может двигаться, нет лидера, назгула или персонажа.
        [W12-3] Ни одна ваша армия не может двигаться.
        [W12-11] Ни в один регион рядом с вашими армиями войти нельзя.
        [W12-12] Ваши народы не воюют и не входят в чужие земли.
        [W12-14] Ваши армии осаждены: они могут только идти на вылазку.
        [W12-17] Саруман не покидает Ортханк.
        [W13-1] На карте нет спутников.
        [W13-7] Ваши спутники на карте заперты осадой.
        [W13-11] Ни назгулы, ни прислужники двигаться не могут.
        [W13-18] Уста Саурона заперты осадой и не двигаются.
        [W14-1] Ни в одной армии, которая может атаковать, нет лидера, назгула или персонажа.
        [W14-2] Вражеских армий рядом с вашими нет.
        [W14-3] Ваши армии рядом с врагом — из народов, которые не воюют.
        [W14-14] Ваша армия рядом с врагом не может атаковать, не бросив лидера одного.
        [W21-10] Ваши ещё не воюющие народы пассивны и дальше не идут: сначала их нужно активировать.
        [W21-16] Все ваши народы уже воюют.
        [W22-9] В Братстве не осталось никого, кого можно отделить.
        [W23-2] Братство обнаружено: прежде чем идти дальше, его нужно скрыть.
        [W23-4] Продвижение дошло до конца шкалы: сначала объявите, где Братство.
        [W23-20] Братство и так скрыто.
        [W24-5] На шкале Мордора кубиком никого не отделить.
        [W27-10] Братство обнаружено: прежде чем идти дальше, его нужно скрыть.
        [W29-7] Гэндальф Белый приходит, лишь когда Гэндальф Серый покинул Братство, а в игру вступил прислужник.
        [W29-8] Странник принимает корону только в незахваченном Минас-Тирите, Дол Амроте или Пеларгире.
        [W30-1] Ни один прислужник прийти не может: их условия не выполнены.
        [W30-2] Саруман входит в игру, когда Изенгард воюет, а Ортханк под контролем Тьмы.
        [W30-3] Король-чародей входит в игру, когда Саурон воюет, к армии с отрядом Саурона; во втором издании воевать должен и один из Свободных народов.
        [W30-5] Уста Саурона входят в игру, когда Братство на шкале Мордора или воюют все Свободные народы.
        [W30-7] Сарумана нет в игре, Ортханк потерян или осаждён, или звать некого.
        [W30-11] Погибшие прислужники не возвращаются.
        [W31-15] Это прислужник вашего напарника.
        [W32-11] Атакующей частью командовал бы напарник.
        [W32-13] Армией рядом с врагом командует напарник.
        [W33-4] Этим народом вы действовали в прошлый раз: два раза подряд нельзя.
       *[other] Сейчас этим ничего не сделать.
    }
war-why-no-card =
    { $why ->
        [W9-7] На кубике другой символ, чем на этой карте.
        [W9-8] Условия этой карты сейчас не выполнены.
        [W9-26] Сейчас эта карта ничего не изменит.
       *[other] Эту карту сейчас не сыграть.
    }
war-why-stays-behind =
    { $why ->
        [W9-31] Карта называет эту фигурку: она идёт.
        [W10-6] В регионе помещается только десять отрядов.
        [W12-1] Столько их там нет.
        [W12-2] Без этой фигурки армию некому вести.
        [W12-3] Должен идти хотя бы один отряд.
        [W12-5] Лидер остался бы без отрядов.
        [W12-8] В этом действии они уже ходили.
        [W12-13] Народ, который не воюет, туда не идёт и остаётся.
        [W12-17] Саруман не покидает Ортханк.
        [W14-1] Без этой фигурки некому вести атаку.
        [W14-3] Народ, который не воюет, не атакует и остаётся.
        [W14-4] Атаковать должен хотя бы один отряд.
        [W14-14] Лидер остался бы позади без отрядов.
        [W17-9] Вперёд идут только те, кто сражался.
        [W17-10] Вперёд должен идти хотя бы один отряд.
        [W17-14] Лидер остался бы без отрядов.
        [W32-11] Такой частью командовал бы напарник.
        [W32-14] Это прислужник вашего напарника, он остаётся.
        [W33-4] Этим народом вы действовали в прошлый раз: два раза подряд нельзя.
       *[other] Эта фигурка остаётся.
    }
war-why-no-retreat =
    { $why ->
        [W17-3] Отступают в соседний свободный регион.
        [W17-13] Не отступают туда, откуда пришла атака, и во вражеские поселения.
       *[other] Туда отступить нельзя.
    }
war-why-no-elite =
    { $why ->
        [W32-10] Отдать можно только свой элитный отряд, не отряд напарника.
       *[other] За новый штурм отдают элитный отряд, который сражается и которому есть замена — обычный отряд.
    }
war-why-no-casualty =
    { $why ->
        [W3-4] Лидеры, назгулы и персонажи попаданий не принимают.
        [W14-6] Арьергард попаданий не принимает.
        [W16-2] Там нет такого отряда.
        [W16-3] Элитный отряд снимают целиком только за два попадания.
        [W32-10] Попадания по отрядам напарника принимает он сам.
       *[other] Эта фигурка не может принять попадание.
    }

## Карты событий

war-drew = { $player } берёт { $deck_from } карту «{ $card }».
war-drew-veiled = { $player } берёт карту { $deck_from }.
war-discarded = { $player } сбрасывает рубашкой вверх карту «{ $card }» ({ $deck_from }).
war-discarded-veiled = { $player } сбрасывает рубашкой вверх карту ({ $deck_from }).
war-played = { $player } играет карту «{ $card }».
war-card-done = Карта «{ $card }» сброшена.
war-laid-down = { $player } оставляет на столе карту «{ $card }».
war-table-card-used = { $player } применяет карту «{ $card }».
war-table-card-lost = Карта «{ $card }» уходит со стола.
war-shown = { $player } платит картой «{ $card }».
war-swapped = { $player } отдаёт карту «{ $card }» ({ $deck_from }). Её получает { $mate }.
war-swapped-veiled = { $player } отдаёт карту { $deck_from }. Её получает { $mate }.
war-card-rolled = Карта «{ $card }»: кубики { $dice }, нужно { $need }, успехов { $hits }.
war-ask-deck = Из какой колоды взять карту?
    .other = { $asked } выбирает колоду, из которой взять карту.
war-ask-draw = Из какой колоды взять карту?
    .other = { $asked } выбирает колоду, из которой взять карту.
war-ask-palantir = Из какой колоды взять карту?
    .other = { $asked } выбирает колоду, из которой взять карту.
war-ask-sorcerer-deck = Из какой колоды взять карту?
    .other = { $asked } выбирает колоду, из которой взять карту.
war-ask-draw-by-token = Из какой колоды взять карту?
    .other = { $asked } выбирает колоду, из которой взять карту.
war-ask-discard = Слишком много карт: какую сбросить?
    .other = { $asked } сбрасывает карту.
war-ask-play = Какую карту сыграть?
    .other = { $asked } играет карту.
war-ask-play-another = Сыграть ещё карту без кубика?
    .other = { $asked } решает, сыграть ли ещё карту без кубика.
war-ask-gandalf-draws = Проводник — Гэндальф Серый: взять карту?
    .other = { $asked } решает, взять ли карту за Гэндальфа Серого.
war-ask-remove-table-card = Какую карту убрать со стола?
    .other = { $asked } убирает карту со стола.
war-ask-give-army-card = Какой картой с символом Армии заплатить?
    .other = { $asked } платит картой с символом Армии.
war-ask-give-character-card = Какой картой персонажей заплатить?
    .other = { $asked } платит картой персонажей.
war-ask-discard-from-table = Какую карту на столе сбросить?
    .other = { $asked } сбрасывает карту со стола.
war-ask-discard-character-card = Какую карту персонажей противника сбросить?
    .other = { $asked } сбрасывает карту персонажей противника.
war-ask-die-to-eye = Какой кубик станет Оком?
    .other = { $asked } решает, какой кубик станет Оком.
war-ask-swap = Обменяться картой с напарником?
    .other = { $asked } решает, обменяться ли картой с напарником.
war-option-draw = { $deck }
war-option-discard = Сбросить: { $card }
war-option-play = Сыграть: { $card }
war-option-remove-card = Убрать: { $card }
war-option-give-card = Отдать: { $card }
war-option-from-hand = Случайная карта с руки. Игрок: { $player }
war-option-swap = Предложить: { $card }
war-option-no-swap = Не меняться
war-order-swap = Обмен картами

## Армии

war-recruited = { $nation_nom }: { $kind } ×{ $n } { $region_in }.
war-eliminated = Потери { $region_in }: { $nation }, { $kind } ×{ $n }.
war-removed = Сверх предела { $region_in }, в резерв: { $nation }, { $kind } ×{ $n }.
war-reduced = { $nation_nom }: элитный отряд { $region_in } становится обычным.
war-upgraded = { $nation_nom }: обычные отряды { $region_in } становятся элитными: { $n }.
war-fell = { $who } гибнет { $region_in }.
war-moved = { $player } ведёт войска { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] обычных { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] элитных { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", лидеров " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", назгулов " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-mixed-army = { $side_nom }: общая армия { $region_in }.
war-ask-move-from = Какая армия пойдёт?
    .other = { $asked } решает, какая армия пойдёт.
war-ask-move-to = Куда она пойдёт?
    .other = { $asked } решает, куда пойдёт армия.
war-ask-march-from = Какая армия выступит?
    .other = { $asked } решает, какая армия выступит.
war-ask-march-to = Куда ведёт поход?
    .other = { $asked } решает, куда ведёт поход.
war-ask-ride-from = Какая армия поскачет?
    .other = { $asked } решает, какая армия поскачет.
war-ask-ride-to = Где она выйдет?
    .other = { $asked } решает, где выйдет армия.
war-ask-land = Где высадится флот?
    .other = { $asked } решает, где высадится флот.
war-ask-part = Кто пойдёт?
    .other = { $asked } решает, кто пойдёт.
war-ask-recruit = Кого и где набрать?
    .other = { $asked } набирает войска.
war-ask-recruit-second = Ещё одна фигурка?
    .other = { $asked } решает, набрать ли ещё фигурку.
war-ask-recruit-place = Где появятся новые войска?
    .other = { $asked } решает, где появятся новые войска.
war-ask-next-place = Где появятся следующие войска?
    .other = { $asked } решает, где появятся следующие войска.
war-ask-unit-kind = Обычный отряд или элитный { $region_in }?
    .other = { $asked } выбирает обычный отряд или элитный.
war-ask-how-many-come = Сколько придёт?
    .other = { $asked } решает, сколько придёт.
war-ask-upgrade = Где обычный отряд станет элитным?
    .other = { $asked } решает, где обычный отряд станет элитным.
war-ask-exchange = Чей обычный отряд обменять?
    .other = { $asked } решает, чей обычный отряд обменять.
war-ask-join = Кто к ним присоединится?
    .other = { $asked } решает, кто к ним присоединится.
war-ask-join-place = В какой регион они идут?
    .other = { $asked } решает, в какой регион они идут.
war-ask-excess = Слишком много отрядов: какой вернуть в резерв?
    .other = { $asked } возвращает лишний отряд в резерв.
war-ask-mixed-army = Две армии { $region_in }: объединить их?
    .other = { $asked } решает, объединить ли две армии { $region_in }.
war-option-from = { $region }
war-option-all = Все
war-option-figures = { $kind_nom } ×{ $n } ({ $nation })
war-option-comes-along = { $who }: с ними
war-option-stays = { $who }: остаётся
war-option-recruit = { $kind_nom } { $region_in } ({ $nation })
war-option-place = { $region }
war-option-unit = { $kind_nom }
war-option-upgrade = { $region }
war-option-exchange = { $nation_nom }
war-option-join = { $kind_nom } { $region_from }
war-option-remove = { $kind_nom } ({ $nation })
war-option-mixed = Одна армия
war-option-two-armies = Две армии
war-why-no-start =
    { $why ->
        [W10-6] Все соседние регионы заполнены: в каждом не больше десяти отрядов.
        [W12-2] Должен идти лидер, назгул или персонаж.
        [W12-3] Там нет вашей армии.
        [W12-8] Этим кубиком они уже ходили.
        [W12-11] Ни в один соседний регион войти нельзя.
        [W12-12] Народ, который не воюет, не входит в чужие земли.
        [W12-14] Осаждённые армии не двигаются: они могут только идти на вылазку.
        [W12-19] Туда этим действием пришла армия: дальше оттуда никто не идёт.
        [W31-15] Ими распоряжается напарник.
        [W33-4] Этим народом вы действовали в прошлый раз: два раза подряд нельзя.
       *[other] Отсюда ваша армия сейчас не выйдет.
    }
war-why-no-goal =
    { $why ->
        [W2-4] Эту границу не перейти.
        [W9-14] Это запрещает карта на столе.
        [W10-6] В регионе помещается только десять отрядов.
        [W12-1] Этот регион не соседний.
        [W12-2] Должен идти лидер, назгул или персонаж.
        [W12-11] Там стоит вражеская армия: её нужно атаковать.
        [W12-12] Народ, который не воюет, не входит в чужие земли.
       *[other] Туда армия не пойдёт.
    }
war-why-no-recruit =
    { $why ->
        [W10-6] В регионе помещается только десять отрядов.
        [W11-1] За одно действие набирают два обычных отряда, двух лидеров или назгулов, одно с другим или один элитный отряд.
        [W11-2] Этот народ не воюет.
        [W11-3] Набирают в поселениях своих народов.
        [W11-4] Вторая такая же фигурка ставится в другое поселение.
        [W11-6] Это поселение в руках врага.
        [W11-7] Эта цитадель осаждена.
        [W11-8] Назгулы появляются только в цитаделях Саурона.
        [W11-9] Таких фигурок в подкреплениях не осталось.
        [W11-10] Лидеру там нужен отряд.
        [W31-15] Ими распоряжается напарник.
        [W33-4] Этим народом вы действовали в прошлый раз: два раза подряд нельзя.
       *[other] Там сейчас никого не набрать.
    }

## Сражения и осады

war-attacked = { $player } атакует: { $region } ({ $battle_nom }). Войска { $from_from }: { $regulars ->
    [0] { "" }
   *[other] обычных { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] элитных { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", лидеров " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", назгулов " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-defended = { $player } обороняется { $region_in }: { $regulars ->
    [0] { "" }
   *[other] обычных { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] элитных { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", лидеров " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", назгулов " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-white-rider = { $player } отказывается от лидерства Гэндальфа Белого: у назгулов в этом сражении лидерства нет.
war-round-began = Раунд { $round }.
war-says-card = { $player }: { $answer }.
war-answer-yes = боевая карта
war-answer-no = без боевой карты
war-chose-card = { $player } кладёт рубашкой вверх боевую карту ({ $deck_from }).
war-combat-card = { $player } открывает боевую карту «{ $combat }» («{ $card }»).
war-card-stopped = Карта «{ $card }» отменена.
# A natural 6 hits and a natural 1 misses, whatever a card adds or takes away.
war-needed = { $need ->
    [9] 6
    [8] 6
    [7] 6
    [1] 2
    [0] 2
   *[other] { $need }
}
war-combat-rolled = { $player } бросает { $dice }, нужно { war-needed }: попаданий { $hits }.
war-rerolled = { $player } перебрасывает { $dice }, нужно { war-needed }: попаданий { $hits }.
war-extra-attack = { $player }: дополнительная атака { $dice }, нужно { $need }, попаданий { $hits }.
war-round-score = { $side_nom }: попаданий { $hits }{ $extra_hits ->
    [0] { "" }
   *[other] { ", дополнительных " }{ $extra_hits }
}{ $added ->
    [0] { "" }
   *[other] { ", добавлено " }{ $added }
}{ $cancelled ->
    [0] { "" }
   *[other] { ", отменено " }{ $cancelled }
}; получено { $taken }{ $lost ->
    [0] { "" }
   *[other] { ", потеряно отрядов " }{ $lost }
}{ $reduced ->
    [0] { "" }
   *[other] { ", элитных стало обычными " }{ $reduced }
}.
war-ceased = { $player } прекращает бой.
war-pressed-on = { $player } продолжает бой.
war-retreated = { $player } отступает { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] обычных { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] элитных { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", лидеров " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", назгулов " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-withdrew = { $player } укрывается в цитадели: { $region }.
war-advanced-into = { $player } вводит войска { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] обычных { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] элитных { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", лидеров " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", назгулов " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-battle-ended = Сражение { $region_in } окончено: { $how }.
war-end-ceased = атака прекращена
war-end-retreated = обороняющийся отступил
war-end-withdrew = обороняющийся в цитадели
war-end-destroyed = армия уничтожена
war-captured = { $side_nom }: захвачен регион { $region }. Победных очков: { $points }.
war-siege-began = Начинается осада { $region_in }.
war-siege-ended = Осада { $region_in } окончена.
war-ask-attack-from = Какая армия атакует?
    .other = { $asked } решает, какая армия атакует.
war-ask-attack-target = Кого она атакует?
    .other = { $asked } решает, кого атакует армия.
war-ask-white-rider = Отказаться от лидерства Гэндальфа Белого, лишив лидерства назгулов?
    .other = { $asked } решает, отказаться ли от лидерства Гэндальфа Белого.
war-ask-ground = Биться в поле или укрыться в цитадели?
    .other = { $asked } решает, биться в поле или укрыться в цитадели.
war-ask-attacker-card = Сыграете боевую карту?
    .other = { $asked } решает, сыграть ли боевую карту.
war-ask-defender-card = Сыграете боевую карту?
    .other = { $asked } решает, сыграть ли боевую карту.
war-ask-combat-card = Какая боевая карта?
    .other = { $asked } выбирает боевую карту.
war-ask-attacker-chooses = Какая боевая карта?
    .other = { $asked } решает, какую боевую карту сыграть.
war-ask-defender-chooses = Какая боевая карта?
    .other = { $asked } решает, какую боевую карту сыграть.
war-ask-sorcerer = Чародей: взять карту?
    .other = { $asked } решает, взять ли карту: Чародей.
war-ask-casualty = Вы получили попадание: кто его примет?
    .other = { $asked } решает, кто примет попадание.
war-ask-next-casualty = Следующее попадание: кто его примет?
    .other = { $asked } решает, кто примет следующее попадание.
war-ask-divide-hits = Сколько попаданий примут отряды напарника?
    .other = { $asked } решает, сколько попаданий примут отряды напарника.
war-ask-cease = Прекратить бой или продолжить?
    .other = { $asked } решает, продолжать ли бой.
war-ask-retreat = Остаться или отступить?
    .other = { $asked } решает, остаться или отступить.
war-ask-assault = Ещё раунд штурма?
    .other = { $asked } решает, вести ли ещё раунд штурма.
war-ask-advance = Войти в регион?
    .other = { $asked } решает, войти ли в регион.
war-ask-escape = Куда уйдёт ваша армия?
    .other = { $asked } решает, куда уйдёт армия.
war-ask-flee = Куда отступит армия?
    .other = { $asked } решает, куда отступит армия.
war-ask-hit-army = В какую армию придутся попадания?
    .other = { $asked } решает, в какую армию придутся попадания.
war-ask-lose-leader = Какой лидер погибнет?
    .other = { $asked } решает, какой лидер погибнет.
war-ask-lose-figure = Какая фигурка погибнет?
    .other = { $asked } решает, какая фигурка погибнет.
war-ask-give-up-companion = От чьего лидерства отказаться?
    .other = { $asked } решает, от чьего лидерства отказаться.
war-ask-give-up-nazgul = От скольких очков лидерства назгулов отказаться?
    .other = { $asked } решает, от скольких очков лидерства назгулов отказаться.
war-ask-suppress = Кого из спутников заставить умолкнуть?
    .other = { $asked } решает, кого из спутников заставить умолкнуть.
war-ask-own-hits = Сколько попаданий взять на свою армию?
    .other = { $asked } решает, сколько попаданий взять на свою армию.
war-ask-strike-minion = Какой прислужник погибнет?
    .other = { $asked } решает, какой прислужник погибнет.
war-ask-strike-nazgul = Кто погибнет?
    .other = { $asked } решает, кто погибнет.
war-ask-strike-leader = Кто погибнет?
    .other = { $asked } решает, кто погибнет.
war-ask-sacrifice = Пожертвовать кем-нибудь ради отмены попаданий?
    .other = { $asked } решает, пожертвовать ли кем-нибудь ради отмены попаданий.
war-option-attack = { $region }
war-option-hit = { $region }
war-option-field = Биться в поле
war-option-withdraw = Укрыться в цитадели
war-option-combat-card = Сыграть боевую карту
war-option-no-combat-card = Без боевой карты
war-option-combat = { $card }
war-option-casualty-remove = Потерять { $kind_acc } ({ $nation })
war-option-casualty-reduce = Элитный отряд станет обычным ({ $nation })
war-option-casualty-remove-two = Потерять элитный отряд за два попадания ({ $nation })
war-option-divide = { $n }
war-option-cease = Прекратить бой
war-option-go-on = Продолжить
war-option-stay = Остаться
war-option-retreat = Отступить { $region_to }
war-option-advance = Войти в регион
war-option-assault-again = Ослабить элитный отряд ({ $nation }) и продолжить
war-option-lose = { $kind_nom } { $region_in } ({ $nation })
war-option-give-up = { $who }
war-option-suppress = { $who }
war-option-strike = { $who }
war-option-strike-nazgul = Назгул
war-option-strike-leader = Лидер ({ $nation })
war-option-nobody = Никто
war-order-attacker-card = Боевая карта атакующего
war-order-defender-card = Боевая карта обороняющегося
war-order-attacker-chooses = Боевая карта атакующего, рубашкой вверх
war-order-defender-chooses = Боевая карта обороняющегося, рубашкой вверх
war-order-before-hunt-roll = Карта на столе перед броском Охоты
war-order-before-tile = Карта на столе перед жетоном Охоты
war-order-on-tile = Карта на столе при жетоне Охоты
war-order-on-path = Карта на столе на пути через Морию
war-why-no-attack =
    { $why ->
        [W14-1] В атаке должен участвовать лидер, назгул или персонаж.
        [W14-2] Оттуда до вражеских армий не достать.
        [W14-3] Народы, что там стоят, не воюют.
        [W14-4] Там нет вашей армии.
        [W14-10] Один кубик — одна атака.
        [W14-12] Там нет вашей армии: без отрядов не атакуют.
        [W14-14] Лидер остался бы позади без отрядов.
        [W31-15] Ими распоряжается напарник.
        [W32-11] Такой частью командовал бы напарник.
        [W32-13] Этой армией командует напарник: вы можете только увести своих.
        [W33-4] Этим народом вы действовали в прошлый раз: два раза подряд нельзя.
       *[other] Оттуда сейчас нельзя атаковать.
    }
war-why-no-target =
    { $why ->
        [W9-14] Это запрещает карта на столе.
        [W14-2] Этот регион не соседний.
        [W14-12] Там нет вражеской армии.
        [W18-9] Они в осаде: атаковать их могут только осаждающие в том же регионе.
        [W19-1] Осаждённая армия атакует только тех, кто её осаждает.
       *[other] Эту армию отсюда не атаковать.
    }
war-why-no-combat-card =
    { $why ->
        [W15-4] Условия карты для боя не выполнены.
        [W15-27] Нет лидерства, чтобы заплатить за неё.
       *[other] Эта карта не может вступить в бой в этом раунде.
    }

## Выбор на картах

ask-war-choose-abroad = Призраки Кольца в пути: что дальше?
    .other = { $asked } решает, что дальше: Призраки Кольца в пути.
war-choose-abroad-march = Две армии с назгулами идут
war-choose-abroad-attack = Армия с назгулом атакует
war-choose-abroad-no = Больше ничего
ask-war-choose-another-way = Есть другая дорога: что делает Братство?
    .other = { $asked } решает, что делает Братство: Есть другая дорога.
war-choose-another-way-hide = Скрыть
war-choose-another-way-move = Переместить
war-choose-another-way-no = Больше ничего
ask-war-choose-black-captain = Чёрный Капитан: что сначала?
    .other = { $asked } решает, что сначала: Чёрный Капитан.
war-choose-black-captain-recruit = Два назгула присоединяются к Королю-чародею
war-choose-black-captain-fly = Назгулы летят
war-choose-black-captain-no = Больше ничего
ask-war-choose-his-army = Что делает армия Короля-чародея?
    .other = { $asked } решает, что делает армия Короля-чародея.
war-choose-his-army-march = Идёт
war-choose-his-army-attack = Атакует
war-choose-his-army-no = Больше ничего
ask-war-choose-nazgul-strike = Удар назгулов: что выбрать?
    .other = { $asked } выбирает одно из двух: Удар назгулов.
war-choose-nazgul-strike-discard = Сбросить карту Свободных народов со стола
war-choose-nazgul-strike-hunt = Бросок Охоты
war-choose-nazgul-strike-no = Больше ничего
war-ask-eagles = На каких назгулов налетят Орлы?
    .other = { $asked } решает, на каких назгулов налетят Орлы.
war-ask-eagles-drive = Куда отогнать назгулов?
    .other = { $asked } решает, куда отогнать назгулов.
war-ask-spell-from = Какая армия творит чары?
    .other = { $asked } решает, какая армия творит чары.
war-ask-spell-at = На какую армию?
    .other = { $asked } решает, на какую армию падут чары.
war-ask-lead-to = Куда он их поведёт?
    .other = { $asked } решает, куда поведут армию.

## Политика

war-became-active = { $nation_nom }: народ стал активным.
war-advanced = { $step ->
    [0] { $nation_nom }: народ вступает в войну.
    [one] { $nation_nom }: до войны { $step } шаг.
    [few] { $nation_nom }: до войны { $step } шага.
   *[many] { $nation_nom }: до войны { $step } шагов.
}
war-ask-advance-nation = Какой народ продвинуть к войне?
    .other = { $asked } решает, какой народ продвинуть к войне.
war-option-advance-nation = Продвинуть: { $nation }
war-option-advance-by = Продвинуть: { $nation } (способность: { $who })
war-ask-choose-nation = Выберите народ.
    .other = { $asked } выбирает народ.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = Это не ваш народ.
war-why-at-war = Этот народ уже воюет.
war-why-passive = Пассивный народ не вступает в войну: сначала он должен стать активным.
war-why-threats = «Угрозы и посулы»: кубик «Сбор» не продвигает пассивный народ.
war-why-nation-twice = Предыдущее действие тоже было с этим народом.
war-why-no-advocate = Этим кубиком народ продвигает только его спутник, стоящий в городе или цитадели этого народа.

## Братство

war-new-guide = Теперь проводник — { $who }.
war-left-fellowship = { $who } покидает Братство.
war-fell-with-the-ring = Погибает { $who }.
war-progress = Братство идёт дальше: пройденный путь { $progress }.
war-hidden = Братство снова скрыто.
war-revealed = Братство обнаружено.
war-figure-moved = Хранители Кольца приходят { $region_to }. Путь: { $path }.
war-declared = Братство объявлено { $region_in }.
war-entered-mordor = Братство вступает в Мордор.
war-track-step = Братство доходит до кружка { $circle } шкалы Мордора.
war-track-stop = Братство задержано на кружке { $circle } шкалы Мордора.
war-corrupted = Порча +{ $n }: теперь { $corruption }.
war-healed = Порча −{ $n }: теперь { $corruption }.
war-die-to-box = Кубик уходит в ячейку Охоты; кубиков Свободных народов там: { $dice }.
war-ask-guide = Кто будет проводником?
    .other = { $asked } решает, кто будет проводником.
war-option-guide = Проводник — { $who }
war-why-gollum-guides-last = Голлум становится проводником, только когда в Братстве не осталось спутников.
war-why-lower-level = Проводник — спутник с высшим уровнем в Братстве.
war-why-not-in-fellowship = Этого спутника нет в Братстве.
war-ask-declare = Объявить, где Братство?
    .other = { $asked } решает, объявить ли, где Братство.
war-option-declare = Объявить
war-option-stay-hidden = Не объявлять
war-ask-path = Какой дорогой прошли Хранители Кольца? Осталось шагов: { $n }.
    .other = { $asked } выбирает дорогу Хранителей Кольца. Осталось шагов: { $n }.
war-option-through = Дальше { $region_to }
war-option-here = Они здесь: { $region }
war-why-closed-to-figure = Сердце Мордора закрыто: туда ведёт только шкала Мордора.
war-why-reveal-end = Обнаруженное Братство не останавливается в городе или цитадели под контролем Свободных народов.
war-why-not-adjacent = Эти регионы не соседние, или граница непроходима.
war-why-too-far = Это слишком далеко.
war-why-been-there = Путь не возвращается туда, где уже прошёл.
war-ask-enter-mordor = Вступить в Мордор?
    .other = { $asked } решает, вступить ли в Мордор.
war-option-enter-mordor = Вступить в Мордор
war-option-wait-outside = Подождать снаружи
war-ask-move-figure = Куда идут Хранители Кольца?
    .other = { $asked } решает, куда идут Хранители Кольца.

## Охота

war-hunt-rolled = Охота уровня { $level }, прибавка { $bonus }: { $dice }. Успехов: { $successes }.
war-hunt-rerolled = Переброс промахов: { $dice }. Успехов: { $successes }.
war-drew-tile = Жетон Охоты: { $tile }.
war-tile-ignored = { $tile }: без эффекта.
war-tile-put-back = Возвращается в запас Охоты: { $tile }.
war-tile-in-play = В игру входит особый жетон: { $tile }.
war-tile-joined = В запас Охоты добавлен жетон: { $tile }.
war-tile-removed = Выходит из игры: { $tile }.
war-pool-filled = Запас Охоты восполнен: { $tiles }.
war-tile-rolled = Кубик жетона: { $n }.
war-damage = Урон Охоты: { $n }.
war-damage-lowered = Урон −{ $n }: осталось { $left }.
war-used-the-ring = Использовано Кольцо; урон { $n }.
war-companion-drawn = Случайно выбран: { $who }.
war-casualty = Жертва Охоты — { $who }; осталось урона: { $left }.
war-ask-hunt-reroll = Перебросить промахи? Успехов пока: { $n }, промахов: { $failed }.
    .other = { $asked } решает, перебросить ли промахи. Успехов: { $n }, промахов: { $failed }.
war-ask-before-hunt-roll = Предстоит бросок Охоты. Использовать карту?
    .other = { $asked } решает, использовать ли карту до броска Охоты.
war-ask-before-tile = Предстоит тянуть жетон Охоты. Использовать карту?
    .other = { $asked } решает, использовать ли карту до жетона Охоты.
war-ask-on-tile = Жетон вытянут. Использовать карту?
    .other = { $asked } решает, использовать ли карту: жетон вытянут.
war-ask-on-path = Дорога прошла через Морию. Использовать карту?
    .other = { $asked } решает, использовать ли карту: дорога прошла через Морию.
war-ask-after-casualty = Погиб спутник. Использовать карту?
    .other = { $asked } решает, использовать ли карту: погиб спутник.
war-option-use-card = Использовать: { $card }
war-option-let-lie = Без карты
war-ask-lower-damage = Осталось урона: { $n }. Снизить?
    .other = { $asked } решает, снизить ли урон. Осталось: { $n }.
war-option-enough = Оставить так
war-option-gollum-reveals = Голлум выдаёт Братство: урон на 1 меньше
war-option-leaves = { $who } уходит: урон на 1 меньше
war-why-not-guide = Помогает только способность проводника.
war-why-card-too-late = Сейчас на этот жетон уже не ответить картой.
war-ask-meet-damage = Урон: { $n }. Кольцо или спутник?
    .other = { $asked } решает, кто примет урон ({ $n }): Кольцо или спутник.
war-option-use-the-ring = Использовать Кольцо: порча +{ $n }
war-option-casualty = Погибает { $who }; останется урона: { $n }
war-option-random-casualty = Случайный спутник; урон { $n }
war-why-gollum-stays = Голлума нельзя отделить или потерять.
war-why-guide-or-random = Жертва — проводник или случайный спутник.
war-why-free-choice = Павшего выбирают, а не тянут наугад.
war-ask-lure = Соблазн Кольца, { $who }: порча или гибель?
    .other = { $asked } решает, чем кончится соблазн Кольца: { $who }.
war-option-lure-corruption = Порча +{ $n }
war-option-eliminate = Погибает { $who }
war-ask-breaking = Кто покидает Братство? Уйти должны: { $n }.
    .other = { $asked } решает, кто покидает Братство. Уйти должны: { $n }.

## Персонажи и назгулы

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = { $n ->
    [one] { $n } назгул летит { $from_from } { $to_to }.
    [few] { $n } назгула летят { $from_from } { $to_to }.
   *[many] { $n } назгулов летят { $from_from } { $to_to }.
}
war-came = Входит в игру { $region_in }: { $who }.
war-ask-separate = Кто покидает Братство? Несколько уходят одной группой.
    .other = { $asked } решает, кто покидает Братство.
war-option-separate = Уходит { $who }
war-ask-separated-to = Куда они идут? Не дальше чем на { $n ->
    [one] { $n } регион.
    [few] { $n } региона.
   *[many] { $n } регионов.
}
    .other = { $asked } решает, куда они идут. Регионов не больше { $n }.
war-option-to = { $region }
war-ask-companion = Кто из спутников идёт?
    .other = { $asked } решает, кто из спутников идёт.
war-option-goes = { $who }
war-ask-go-with = Кто идёт вместе?
    .other = { $asked } решает, кто идёт вместе.
war-option-with = Вместе идёт { $who }
war-ask-group-to = Куда? Не дальше чем на { $n ->
    [one] { $n } регион.
    [few] { $n } региона.
   *[many] { $n } регионов.
}
    .other = { $asked } решает, куда идёт группа. Регионов не больше { $n }.
war-option-done = Это всё
war-ask-flight = Кто перемещается?
    .other = { $asked } решает, кто перемещается.
war-option-nazgul-from = Назгулы { $region_from }
war-ask-fly-to = Куда?
    .other = { $asked } решает, куда ведёт перелёт.
war-ask-how-many-fly = Сколько назгулов летит?
    .other = { $asked } решает, сколько назгулов летит.
war-option-nazgul = Назгулов: { $n }
war-why-no-landing = Неосаждённая цитадель Свободных народов для них закрыта.
war-why-not-in-his-region = В группу входят только те спутники, что начинают в одном регионе.
war-why-not-so-many-nazgul = Столько назгулов оттуда перелететь не может.
war-why-stops-there = Вражеская цитадель на пути останавливает движение или закрывает дорогу.
war-why-no-nazgul-there = Назгулов там нет.
war-why-besieged-closed = В осаждённую цитадель своей стороны не войти и из неё не выйти.
war-why-not-on-map = Этой фигурки нет на карте.
war-why-has-moved = Эта фигурка уже перемещалась в этом действии.
war-why-saruman-stays = Саруман никогда не покидает Ортханк.
war-why-not-your-minion = Это прислужник вашего напарника.
ask-war-far = Из Братства или на карте?
    .other = { $asked } выбирает: из Братства или на карте.
war-far-separate = Отделить спутников от Братства
war-far-move = Переместить спутников на карте
war-ask-gandalf-comes = Где появляется Гэндальф Белый?
    .other = { $asked } решает, где появляется Гэндальф Белый.
war-ask-minion = Какой прислужник входит в игру?
    .other = { $asked } решает, какой прислужник входит в игру.
war-option-bring = { $who }
war-ask-minion-at = Где он появляется?
    .other = { $asked } решает, где появляется прислужник.
war-why-minion-gone = Погибшие прислужники не возвращаются.
war-why-minion-in-play = Этот прислужник уже в игре.
war-why-saruman-waits = Саруман входит в игру, когда Изенгард воюет, а Ортханк под контролем Тьмы.
war-why-witch-king-waits = Король-чародей входит в игру, когда Саурон воюет, к армии с отрядом Саурона; во втором издании воевать должен и один из Свободных народов.
war-why-mouth-of-sauron-waits = Уста Саурона входят в игру, когда Братство на шкале Мордора или воюют все Свободные народы.
war-ask-voice = Голос Сарумана: набрать или заменить?
    .other = { $asked } решает, набрать или заменить: Голос Сарумана.
war-option-voice-recruit = Обычный отряд в каждом поселении Изенгарда: { $n }
war-option-voice-swap = Заменить обычные отряды в Ортханке элитными: { $n }
war-ask-voice-at = Резерва на всех не хватит: выберите поселения. Отрядов: { $n }.
    .other = { $asked } выбирает поселения. Отрядов: { $n }.

## Жетоны из «Охоты за Кольцом»

war-token-earned = { $side_nom }, жетон: { $token }.
war-token-spent = { $player } тратит жетон: { $token }.
war-ask-earned-token = «Охота за Кольцом» принесла вашей стороне жетон. Какой?
    .other = { $asked } выбирает жетон за «Охоту за Кольцом».
war-ask-token = Какой жетон потратить?
    .other = { $asked } решает, какой жетон потратить.
war-option-which-token = { $token }

## Board

# Буква-две для каждого лица, где для облика нет места.
war-board-letter-gandalf-grey = Г
war-board-letter-strider = С
war-board-letter-boromir = Б
war-board-letter-legolas = Л
war-board-letter-gimli = Ги
war-board-letter-meriadoc = М
war-board-letter-peregrin = П
war-board-letter-gandalf-white = Г
war-board-letter-aragorn = А
war-board-letter-gollum = Го
war-board-letter-saruman = Са
war-board-letter-witch-king = К
war-board-letter-mouth-of-sauron = У

# Народы, где мало места.
war-board-nation-dwarves = Гномы
war-board-nation-elves = Эльфы
war-board-nation-gondor = Гондор
war-board-nation-north = Север
war-board-nation-rohan = Рохан
war-board-nation-sauron = Саурон
war-board-nation-isengard = Изенгард
war-board-nation-southrons = Харадримы

war-board-kind-regular = Обычные
war-board-kind-elite = Элитные
war-board-kind-leader = Лидеры
war-board-kind-nazgul = Назгулы

war-board-map = Карта Средиземья
war-board-inside = { $region }: те, кто за стенами
war-board-last-seen = Последний раз замечено { $region }, { $n ->
    [one] { $n } шаг назад
    [few] { $n } шага назад
    [many] { $n } шагов назад
   *[other] { $n } шага назад
}: Братство может быть где угодно в светлой части карты.
war-board-close = Закрыть

# Карта словами.
war-board-say-units = { $nation }: { $units }
war-board-say-settlement = { $kind } ({ $nation })
war-board-say-taken = захвачено: { $side }
war-board-say-besieged = в осаде: { $force }
war-board-say-hidden = Братство, скрыто, пройденный путь { $n }
war-board-say-revealed = Братство, обнаружено

# Ход, очки, кубики.
war-board-score = Ход и победные очки
war-board-turn = Ход { $turn }
war-board-points = { $side }: победных очков { $have } из { $goal }
war-board-dice = Кубики действий
war-board-dice-of = Кубики действий: { $side }
war-board-die = Кубик: { $face }
war-board-die-spent = использованный кубик
war-board-side-free = Свободные
war-board-side-shadow = Тьма
war-board-rings = { $n ->
    [one] { $n } Эльфийское Кольцо
    [few] { $n } Эльфийских Кольца
    [many] { $n } Эльфийских Колец
   *[other] { $n } Эльфийского Кольца
}
war-board-hand-short = карты { $character } + { $strategy }
war-board-hand-long = Карты на руке: персонажей { $character }, стратегии { $strategy }
war-board-you = вы · { $character } + { $strategy }
war-board-hunt-box = Охота
war-board-hunt-box-long = Ячейка Охоты: уровень { $level }, к каждому кубику прибавляется { $bonus }
war-board-hunt-level = Уровень Охоты и прибавка к каждому кубику
war-board-tiles-left = { $n ->
    [one] В запасе { $n } жетон
    [few] В запасе { $n } жетона
    [many] В запасе { $n } жетонов
   *[other] В запасе { $n } жетона
}
war-board-empty = пусто

# Братство.
war-board-fellowship = Братство
war-board-in-mordor = В Мордоре
war-board-hidden = скрыто
war-board-revealed = обнаружено
war-board-progress = Путь
war-board-progress-at = Пройденный путь { $n }
war-board-corruption = Порча
war-board-corruption-at = Порча { $n } из { $last }
war-board-guide = ведёт
war-board-fallen = Погибли: { $who }
war-board-circle-of = кружок { $n } из { $last }
war-board-next-tile-loses = следующих жетонов губят Кольцо. Око считает все кубики в ячейке Охоты: { $dice }.
war-board-idle = Братство ещё не шло и не скрывалось:
war-board-idle-price = порча +1 в конце действий.
war-board-fellowship-in-mordor = Братство в Мордоре
war-board-steps-from-fire = { $n ->
    [0] у самого Огня
    [one] { $n } шаг до Огня
    [few] { $n } шага до Огня
    [many] { $n } шагов до Огня
   *[other] { $n } шага до Огня
}

# Политика и силы.
war-board-politics = Политика
war-board-towards-war = к войне →
war-board-down-to-war = вниз, к войне
war-board-at-war = Война
war-board-active = народ активен
war-board-passive = народ пассивен
war-board-steps-to-war = { $n ->
    [one] до войны { $n } шаг
    [few] до войны { $n } шага
    [many] до войны { $n } шагов
   *[other] до войны { $n } шага
}
war-board-reinforcements = Резерв
war-board-gone-for-good = справа: погибли навсегда
war-board-glance = Братство и политика
war-board-seats-and-forces = Игроки, политика и силы
war-board-order-of-actions = порядок действий
war-board-leads = ведущий
war-board-you-are = вы
war-board-cards-held = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
war-board-acts-now = действует
war-board-acts-next = следующий

# Карты.
war-board-hand = Ваша рука
war-board-hand-of = Рука { $n }/{ $limit }
war-board-hand-empty = На руке нет карт.
war-board-hand-unseen = Вы смотрите игру: руки скрыты.
war-board-on-table = Стол
war-board-table-empty = На столе ничего не лежит.
war-board-decks = колоды
war-board-piles = Колоды и сброс
war-board-deck-counts = осталось { $left }, в сбросе { $discarded }
war-board-discards = Сброс: { $deck }
war-board-hand-by-deck = { $player }: на руке { $character } + { $strategy }
war-board-order = очередь { $order }
war-board-combat-order = { $name }, очередь { $order }.
war-board-card-of = { $side }, { $deck }
war-board-card-stays = { $side }, { $deck }; остаётся на столе

# Ответы.
war-board-move = Ход
war-board-confirm = Сделать
war-board-another-die = Другой кубик
war-board-sheets = Листы под картой
war-board-move-to = Идти { $region }
war-board-attack-at = Атаковать { $region }
war-board-choose-die = Выберите кубик.
war-board-choose-on-map = Выберите на карте.
war-board-choose-thing = Выберите то, что лежит на столе.
war-board-choose-below = Выберите, кто идёт, под картой.
war-board-note-hunt = найдут { $found } · обнаружат { $seen }
war-board-note-mordor = { $lost }: Кольцо потеряно
war-board-note-odds = победа { $wins }
war-board-note-corruption = порча { $n }
war-board-person = персонаж
war-board-goes = идёт
war-board-stays = остаётся
war-board-go = Идут
war-board-stay = Остаются
war-board-so-many-go = { $n ->
    [one] { $n } идёт
    [few] { $n } идут
    [many] { $n } идут
   *[other] { $n } идут
}
war-board-room = { $n } из { $most }
war-board-all-that-fit = Все, кто войдёт
war-board-elites-first = Сначала элитные
war-board-leaders-stay = Без лидеров

# Лист сражения.
war-board-battle-field = Сражение: { $region }
war-board-battle-siege = Штурм: { $region }
war-board-battle-sortie = Вылазка: { $region }
war-board-battle-over = окончено
war-board-last-battle = Сражение
war-board-round = раунд { $n } · { $step }
war-board-before-roll = до броска
war-board-siege-rule = Один раунд; за каждый следующий { $player } отдаёт элитный отряд.
war-board-attacks = { $player } атакует, { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
war-board-defends = { $player } обороняется, { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
war-board-holds-walls = { $player } держит стены, { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
war-board-dice-count = { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}
war-board-hit-on = бьют на
war-board-rerolls = { $n ->
    [one] переброс
    [few] переброса
    [many] перебросов
   *[other] переброса
}
war-board-rearguard = в арьергарде: { $n }
war-board-plays-card = { $player } играет карту
war-board-no-card = без карты
war-board-your-card = ваша?
war-board-card-undecided = ещё не решено
war-board-card-cancelled = отменена
war-board-roll = бросок
war-board-roll-bonus = бросок, каждый кубик { $bonus }
war-board-reroll-of = переброс: { $n }
war-board-extra-attack = дополнительная атака
war-board-added = прибавлено
war-board-spent = потрачено
war-board-cancelled = отменено
war-board-own-hits = нанесено себе
war-board-hits-on = попадания, цель: { $player }
war-board-on-average = в среднем
war-board-die-hit = { $value }, попадание
war-board-die-miss = { $value }, промах
war-board-again-hit = переброс { $value }, попадание
war-board-again-miss = переброс { $value }, промах
war-board-hits-to-take = { $n ->
    [one] Принять { $n } попадание.
    [few] Принять { $n } попадания.
    [many] Принять { $n } попаданий.
   *[other] Принять { $n } попадания.
}
war-board-hits = { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
    [many] { $n } попаданий
   *[other] { $n } попадания
}
war-board-has-lost = { $player } теряет { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}.
war-board-regular-falls = Гибнет обычный отряд
war-board-elite-lowers = Элитный становится обычным
war-board-elite-falls = Гибнет элитный отряд
war-board-this-one = Только это
war-board-rest-alike = И остальное так же
war-board-odds-siege = { $region }: падёт в { $chance } таких штурмов, если тратить все элитные отряды на новые раунды и не играть карт.
war-board-odds-field = До конца и без карт: { $attacker } побеждает в { $wins }, { $defender } — в { $loses }, гибнут обе армии в { $both }.
war-board-odds-attack = До конца и без карт: победа { $wins }, поражение { $loses }, гибнут обе армии { $both }.

# Лист Охоты.
war-board-hunt = Охота
war-board-before-step = перед шагом
war-board-tile-drawn = вытянут жетон
war-board-found = нашли
war-board-not-found = не нашли
war-board-chances-known = Вероятности по тому, что знают все: кубики в ячейке Охоты, жетоны в запасе, кто где стоит.
war-board-number-is-corruption = Число справа: порча после этого.
war-board-level = уровень { $n }
war-board-level-bonus = уровень { $n }, +{ $bonus }
war-board-hunt-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
war-board-six-or-more = 6 и больше, +{ $bonus } к каждому
war-board-rerolls-n = { $n ->
    [one] { $n } переброс
    [few] { $n } переброса
    [many] { $n } перебросов
   *[other] { $n } переброса
}
war-board-reroll-stronghold = { $region } в руках Тьмы
war-board-no-stronghold = там нет цитадели Тьмы
war-board-reroll-units = там отряды Тьмы
war-board-no-units = там нет отрядов Тьмы
war-board-reroll-nazgul = там назгул
war-board-no-nazgul = там нет назгулов
war-board-track-eye = На шкале Мордора кубиков не бросают: тянут один жетон, и Око считает все кубики в ячейке: { $dice }.
war-board-in-the-bag = В запасе
war-board-bag-of = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
war-board-bag-note = Око считает успехи. Открытый глаз под числом обнаруживает Братство.
war-board-next-step = Чем грозит следующий шаг
war-board-last-hunt = Последняя Охота
war-board-missed = мимо
war-board-chance-found = найдут: { $chance }
war-board-chance-revealed = обнаружат: { $chance }
war-board-chance-lost = гибель: { $chance }
war-board-mean-damage = урон { $n }
war-board-corruption-after = Порча после него, если использовать Кольцо
war-board-the-roll = Бросок
war-board-the-tile = Жетон
war-board-successes = { $n ->
    [0] нет успехов
    [one] { $n } успех
    [few] { $n } успеха
    [many] { $n } успехов
   *[other] { $n } успеха
}
war-board-best-die = { $natural ->
    [ace] Лучший кубик: 1, а единица всегда мимо.
   *[other] Лучший кубик: { $die } + { $bonus } = { $sum }, меньше 6.
}
war-board-bag-left = в запасе { $n }
war-board-rerolls-given = { $n ->
    [one] Место дало { $n } переброс.
    [few] Место дало { $n } переброса.
    [many] Место дало { $n } перебросов.
   *[other] Место дало { $n } переброса.
}
war-board-no-roll = Без кубиков: жетон тянут из-за карты или места.
war-board-no-roll-track = На шкале Мордора кубиков не бросают.
war-board-no-tile = Жетон не тянут.
war-board-damage = урон { $n }
war-board-then-revealed = затем обнаружено
war-board-stopped = шага нет
war-board-how-met = Чем это кончилось
war-board-corruption-now = порча { $n }
war-board-corruption-rises = порча +{ $n }
war-board-nothing-more = больше ничего

# Телефоны, клавиши и стол словами.
war-board-page-hand = Рука
war-board-page-tracks = Шкалы
war-board-page-seats = Игроки
war-board-key-arrows = идти вдоль границ из региона в регион
war-board-key-zoom = ближе, дальше, вся карта
war-board-key-next = к следующему месту на карте, которое можно выбрать
war-board-key-read = прочесть выделенную карту
war-board-key-confirm = отправить весь ход
war-board-key-back = на шаг назад
war-board-lost-in-battle = Потери в этом сражении: { $units ->
    [0] нет
    [one] { $units } отряд
    [few] { $units } отряда
    [many] { $units } отрядов
   *[other] { $units } отряда
}{ $reduced ->
    [0] { "" }
   *[other] ; элитные стали обычными: { $reduced }
}.
war-board-round-cost = Раунд { $round }: попаданий { $hits }, потеряно отрядов { $units }{ $reduced ->
    [0] { "" }
   *[other] , ослаблено элитных { $reduced }
}
war-board-take-losses = Принять потери; останутся: { $force }
war-board-nobody-left = никто
war-board-say-turn = Ход { $turn }: { $step }
war-board-say-dice = { $side }: кубики { $dice }; использовано { $spent }; Эльфийских Колец { $rings }
war-board-say-fellowship = Братство последний раз видели: { $region }; { $state }, пройденный путь { $progress }, порча { $corruption }
war-board-say-mordor = Братство на шкале Мордора, { $circle }; { $state }, порча { $corruption }
war-board-say-company = Проводник: { $guide }; спутники: { $companions }
war-board-say-hand = Ваша рука: { $cards }
war-board-say-table = На столе: { $cards }
war-board-say-army = { $region }: { $force }

# После партии: удача.
war-luck-hits = Попадания в сражениях
war-luck-wills = Воля Запада на кубиках
war-luck-eyes = Око на кубиках действий
war-luck-hunt = Успехи Охоты

# Who a seat is and what it wants
war-goal-free = Вы ведёте Свободные народы: донесите Кольцо до Роковой расщелины или наберите 4 победных очка.
war-goal-shadow = Вы ведёте силы Тьмы: сломите Хранителей порчей Кольца или наберите 10 победных очков.
war-goal-gondor = Вы ведёте Гондор и эльфов: вместе с напарником донесите Кольцо до Роковой расщелины или наберите 4 очка.
war-goal-rohan = Вы ведёте Рохан, Север и гномов: вместе с напарником донесите Кольцо до Роковой расщелины или наберите 4 очка.
war-goal-sauron = Вы — Саурон: вместе с напарником сломите Хранителей порчей Кольца или наберите 10 очков.
war-goal-isengard = Вы ведёте Изенгард, харадримов и истерлингов: с напарником сломите Хранителей порчей или наберите 10 очков.
