# Властелин колец. Карточная игра.

## Ход игры

quest-first-player = Первый игрок: { $player }.
quest-scenario-begins = Начинается сценарий «{ $scenario }».
quest-mulligan = { $player } меняет стартовую руку.
quest-kept = { $player } оставляет стартовую руку.
quest-round-begins = Начинается раунд { $n }.
quest-phase-begins = Фаза: { $phase }.
quest-stage-turned = Стадия { $stage }: { $card }.
quest-stage-defeated = Стадия «{ $card }» пройдена.
quest-shuffled = { $player } перемешивает колоду.
quest-encounters-shuffled = Колода столкновений перемешана.
quest-encounters-renewed = Колода столкновений собрана заново из сброса.

## Карты игроков

quest-drew = { $player } берёт: { $cards }.
quest-drew-veiled = { $player } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
quest-draw-replaced = { $player } не берёт карт: вместо этого сброшена карта «{ $card }».
quest-no-draw = { $player } не может брать карты, пока активна локация «{ $card }».
quest-played = { $player } играет карту «{ $card }».
quest-put-into-play = { $player } вводит в игру карту «{ $card }».
quest-used = { $player } применяет карту «{ $card }».
quest-paid = { $hero } платит { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }.
quest-gained = { $card } получает { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }.
quest-attached = Карта «{ $card }» приложена к карте «{ $host }».
quest-attached-to-deck = Карта «{ $card }» приложена к колоде игрока { $player }.
quest-exhausted = Истощены: { $cards }.
quest-readied = Снова готовы: { $cards }.
quest-discarded = Карта «{ $card }» сброшена.
quest-discarded-from-hand = { $player } сбрасывает с руки: { $cards }.
quest-returned-to-hand = { $player } возвращает в руку карту «{ $card }».
quest-fetched = { $player } берёт в руку карту «{ $card }».
quest-shuffled-in = Карта «{ $card }» замешана в колоду.
quest-pile-shuffled-in = { $player } замешивает сброс в колоду: { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
quest-removed = Карта «{ $card }» удалена из игры.
quest-changed-control = { $player } получает контроль над картой «{ $card }».
quest-looked = { $player } видит: { $cards }.
quest-looked-veiled = { $player } смотрит { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
quest-took = { $player } берёт карту «{ $card }».
quest-took-veiled = { $player } берёт одну из карт.
quest-put-on-bottom = { $player } кладёт карту под колоду столкновений.
quest-left-on-top = { $player } оставляет карту наверху колоды столкновений.

## Угроза, жетоны, значения

quest-threat-raised = { $player }: угроза растёт на { $n } и равна { $threat }.
quest-threat-lowered = { $player }: угроза падает на { $n } и равна { $threat }.
quest-damaged = { $card }: { $n ->
    [one] получено { $n } ранение
    [few] получено { $n } ранения
   *[many] получено { $n } ранений
}.
quest-healed = { $card }: излечено { $n ->
        [one] { $n } ранение
        [few] { $n } ранения
       *[many] { $n } ранений
    }.
quest-progress = Карта «{ $card }»: продвижение +{ $n }.
quest-progress-removed = Карта «{ $card }»: продвижение −{ $n }.
quest-modified = { $card }: { $stat_nom } { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $n }
}.
quest-lasts = Действует: { $card }.

## Поиски

quest-committed = { $player } вовлекает: { $cards }.
quest-nobody-committed = { $player } никого не вовлекает.
quest-left-the-quest = { $card } больше не участвует в поисках.
quest-revealed = Открыта карта «{ $card }».
quest-cancelled = Эффект карты «{ $card }» отменён.
quest-staged = Карта «{ $card }» ложится в район средоточия.
quest-added-to-staging = Карта «{ $card }» добавлена в район средоточия.
quest-guards = Карта «{ $guard }» охраняет цель «{ $card }».
quest-unguarded = У цели «{ $card }» нет охраны.
quest-quested = Сила воли { $willpower } против силы угрозы { $threat }.
quest-travelled = Игроки отправляются в локацию «{ $card }».
quest-stayed = Никто не путешествует.
quest-explored = Локация «{ $card }» исследована.

## Бой

quest-engaged = { $player } сталкивается с врагом «{ $card }».
quest-back-to-staging = Карта «{ $card }» возвращается в район средоточия.
quest-orc-guard = { $player } получает орка-стражника.
quest-shadow-dealt = Враг «{ $enemy }» получает теневую карту.
quest-shadow-turned = Теневая карта врага «{ $enemy }»: { $card }.
quest-shadows-discarded = Теневые карты сброшены: { $cards }.
quest-attacks = Враг «{ $enemy }» атакует. Защищается { $player }.
quest-defends = Защита от врага «{ $enemy }»: { $cards }.
quest-undefended = Атаку врага «{ $enemy }» никто не отражает. Под ударом { $player }.
quest-strikes = { $player } атакует врага «{ $enemy }»: { $cards }.
quest-destroyed = Карта «{ $card }» уничтожена.
quest-put-on-top = Карта «{ $card }» ложится на верх колоды столкновений.
quest-victory = { $card }: { $n ->
        [one] { $n } очко победы
        [few] { $n } очка победы
       *[many] { $n } очков победы
    }.

## Пленник и цели

quest-imprisoned = { $card } попадает в плен.
quest-rescued = { $card } спасается из плена.
quest-claimed = { $player } забирает цель «{ $card }». Её несёт { $hero }.
quest-unclaimed = Цель «{ $card }» снова в районе средоточия и ничья.

## Конец

quest-eliminated = { $player } выбывает из игры.
quest-token-passed = Теперь первый игрок — { $player }.
quest-scenario-won = Сценарий «{ $scenario }» пройден. Счёт: { $score }.
quest-scored = { $player }: угроза { $threat }, павшие герои { $dead }, ранения { $damage }.
quest-campaign-score = Итог кампании: { $score }.
quest-last-hero-in-danger = { $player }: остался один герой. Если он попадёт в плен, проиграют все.
quest-nobody-won = Приключение кончилось поражением
quest-reason-won = Приключение завершено победой.
quest-reason-all-eliminated = Выбыл последний игрок.
quest-reason-prisoner-lost = Пленника уже не спасти.

## Вопросы

quest-ask-mulligan = Оставить эту руку?
    .other = { $asked } решает, оставить ли руку.
quest-ask-act = { $window }: действие или пас.
    .other = { $asked } решает, действовать ли: { $window }.
quest-ask-plan = Ваше планирование: карты, действия или пас.
    .other = { $asked } играет карты, действует или пасует.
quest-ask-plan-of-another = Планирует { $player }: действие или пас.
    .other = { $asked } может действовать, пока планирует { $player }.
quest-ask-respond = { $moment }: реакция или пас.
    .other = { $asked } решает, реагировать ли: { $moment }.
quest-ask-order = Пасовать до каких пор?
    .other = { $asked } решает, до каких пор пасовать.
quest-ask-pay = Кто платит { $n } за карту «{ $card }»?
    .other = { $asked } платит { $n } за карту «{ $card }».
quest-ask-host = К чему приложить карту «{ $card }»?
    .other = { $asked } решает, к чему приложить карту «{ $card }».
quest-ask-commit = Кто отправляется на поиски?
    .other = { $asked } решает, кто отправляется на поиски.
quest-ask-travel = Отправиться в локацию или остаться?
    .other = { $asked } решает, отправиться ли в локацию.
quest-ask-engage = Столкнуться с врагом?
    .other = { $asked } решает, столкнуться ли с врагом.
quest-ask-check = Кто из этих врагов сталкивается с вами?
    .other = { $asked } решает, какой враг столкнётся первым.
quest-ask-next-shadow = Какой враг первым получит теневую карту?
    .other = { $asked } решает, какой враг первым получит теневую карту.
quest-ask-next-attacker = Какой враг атакует следующим?
    .other = { $asked } решает, какой враг атакует следующим.
quest-ask-defend = Кто защищает от врага «{ $card }»?
    .other = { $asked } решает, кто защищает от врага «{ $card }».
quest-ask-defend-together = Кто вместе защищает от врага «{ $card }»?
    .other = { $asked } решает, кто вместе защищает от врага «{ $card }».
quest-ask-take-damage = Враг «{ $card }» ранит на { $n }: кто примет удар?
    .other = { $asked } решает, кто примет удар на { $n }: «{ $card }».
quest-ask-target = Какого врага атаковать?
    .other = { $asked } решает, какого врага атаковать.
quest-ask-attackers = Кто атакует врага «{ $card }»?
    .other = { $asked } решает, кто атакует врага «{ $card }».
quest-ask-join = Кто присоединится к атаке на врага «{ $card }»?
    .other = { $asked } решает, кто присоединится к атаке на врага «{ $card }».
quest-ask-pay-to-ready = Заплатить { $n } за готовность карты «{ $card }»?
    .other = { $asked } решает, платить ли { $n } за готовность карты «{ $card }».
quest-ask-drop-restricted = { $card }: слишком много ограниченных довесков. Какой убрать?
    .other = { $asked } решает, какой ограниченный довесок убрать: { $card }.
quest-ask-next-effect = Какой эффект исполнить первым?
    .other = { $asked } решает, какой эффект исполнить первым.
quest-ask-delayed = Что станет с картой «{ $card }»?
    .other = { $asked } решает, что станет с картой «{ $card }».
quest-ask-next-guarded = Какая цель получит охрану следующей?
    .other = { $asked } решает, какая цель получит охрану следующей.
quest-ask-choose-hero = { $card }: выберите героя.
    .other = { $asked } выбирает героя: «{ $card }».
quest-ask-choose-ally = { $card }: выберите союзника.
    .other = { $asked } выбирает союзника: «{ $card }».
quest-ask-choose-character = { $card }: выберите персонажа.
    .other = { $asked } выбирает персонажа: «{ $card }».
quest-ask-choose-enemy = { $card }: выберите врага.
    .other = { $asked } выбирает врага: «{ $card }».
quest-ask-choose-location = { $card }: выберите локацию.
    .other = { $asked } выбирает локацию: «{ $card }».
quest-ask-choose-attachment = { $card }: выберите довесок.
    .other = { $asked } выбирает довесок: «{ $card }».
quest-ask-choose-player = { $card }: выберите игрока.
    .other = { $asked } выбирает игрока: «{ $card }».
quest-ask-choose-hand = { $card }: выберите карту с руки.
    .other = { $asked } выбирает карту с руки: «{ $card }».
quest-ask-choose-defender = { $card }: выберите защитника.
    .other = { $asked } выбирает защитника: «{ $card }».
quest-ask-choose-search = { $card }: выберите карту.
    .other = { $asked } выбирает карту: «{ $card }».
quest-ask-choose-objective = { $card }: выберите цель.
    .other = { $asked } выбирает цель: «{ $card }».
quest-ask-choose-discarded = { $card }: выберите карту из сброса.
    .other = { $asked } выбирает карту из сброса: «{ $card }».
quest-ask-choose-striker = Кто нанесёт удар?
    .other = { $asked } решает, кто нанесёт удар.
quest-ask-choose-victim = По кому удар?
    .other = { $asked } решает, по кому удар.
quest-ask-top-or-bottom = Оставить карту наверху колоды?
    .other = { $asked } решает, оставить ли карту на верху колоды.
quest-ask-how-deep = Сколько карт?
    .other = { $asked } решает, сколько карт.
quest-ask-take-one = Какая карта пойдёт в руку?
    .other = { $asked } решает, какая карта пойдёт в руку.
quest-ask-next-down = Какая из остальных лежит ниже всех?
    .other = { $asked } решает, какая из остальных лежит ниже всех.
quest-ask-one-of-five = Какую из этих карт взять?
    .other = { $asked } берёт одну из этих карт.
quest-ask-which-shadow = Какую теневую карту посмотреть?
    .other = { $asked } смотрит теневую карту.
ask-quest-choose-gandalf = Гэндальф: выберите одно.
    .other = { $asked } решает, что сделает Гэндальф.
ask-quest-choose-greeting = Приветствие галадрим: выберите одно.
    .other = { $asked } выбирает одно из Приветствия галадрим.
ask-quest-choose-nimrodel = Сколько ранений излечить?
    .other = { $asked } решает, сколько ранений излечить.
ask-quest-choose-protector = Защита или сила воли?
    .other = { $asked } выбирает: защита или сила воли.
ask-quest-choose-mountains = Посмотреть пять верхних карт своей колоды и взять одну?
    .other = { $asked } решает, смотреть ли пять верхних карт колоды.

## Ответы

quest-choose-gandalf-draw = Взять 3 карты
quest-choose-gandalf-damage = 4 ранения врагу
quest-choose-gandalf-threat = Снизить угрозу на 5
quest-choose-greeting-one = Одному игроку на 6
quest-choose-greeting-all = Каждому на 2
quest-choose-nimrodel-one = 1 ранение
quest-choose-nimrodel-two = 2 ранения
quest-choose-protector-defense = +1 к защите
quest-choose-protector-willpower = +1 к силе воли
quest-choose-mountains-search = Посмотреть и взять одну
quest-choose-mountains-leave = Не трогать колоду
quest-option-play = Сыграть: { $card }
quest-option-use = Применить: { $card }
quest-option-resolve = { $card }
quest-option-card = { $card }
quest-option-found = { $card } ({ $zone })
quest-option-player = { $player }
quest-option-host = К карте «{ $card }»
quest-option-pay = { $heroes }: { $split }
quest-option-commit = { $card } ({ $n })
quest-option-travel = В локацию «{ $card }»
quest-option-stay = Остаться
quest-option-engage = Столкнуться: { $card }
quest-option-engage-nobody = Ни с кем
quest-option-deal = { $card }
quest-option-face = { $card }
quest-option-defend = Защищает { $card }
quest-option-no-defender = Без защитника
quest-option-take-damage = { $card }
quest-option-attack = Атаковать: { $card }
quest-option-no-attack = Закончить атаки
quest-option-with = { $card }
quest-option-join = { $card } помогает
quest-option-pay-to-ready = Заплатить { $n }: { $card }
quest-option-stay-exhausted = Не платить
quest-option-drop = { $card }
quest-option-return = Вернуть в руку
quest-option-shuffle-in = Замешать в колоду
quest-option-guard = { $card }
quest-option-keep = Оставить руку
quest-option-mulligan = Взять шесть других
quest-option-leave-on-top = Оставить наверху
quest-option-put-on-bottom = Положить под колоду
quest-option-x = { $n }
quest-option-take = Взять: { $card }
quest-option-lowest = { $card }
quest-option-look = { $card }, теневая карта { $n }
quest-option-order = Пасовать дальше…
quest-option-pass-window = Пока не закроется окно
quest-option-pass-phase = До конца фазы
quest-option-pass-round = До конца раунда
quest-option-pass-until = Пока что-то не случится
quest-option-pass-window-with-responses = Пока не закроется окно, и без реакций
quest-option-pass-phase-with-responses = До конца фазы, и без реакций
quest-option-pass-round-with-responses = До конца раунда, и без реакций
quest-option-pass-until-with-responses = Пока что-то не случится, и без реакций
quest-order-act = окна действий
quest-order-respond = реакции

## Почему нельзя

quest-why-planning-only = Карту «{ $card }» играют только в фазу планирования.
quest-why-own-planning-only = Сейчас планирует другой игрок.
quest-why-unique = { $card } уже в игре.
quest-why-one-ally = В этом раунде союзник уже сыгран.
quest-why-no-host = Карту «{ $card }» не к чему приложить.
quest-why-response-only = Карта «{ $card }» — реакция и ждёт своего мгновения.
quest-why-no-window = Карта «{ $card }» — действие и ждёт следующего окна.
quest-why-no-answer = Сейчас не время для карты «{ $card }».
quest-why-no-match = Ни у кого из ваших героев нет сферы карты «{ $card }».
quest-why-too-dear = Карта «{ $card }» стоит { $n }, а у героев, которые могут за неё платить, меньше.
quest-why-three-heroes = За карту «{ $card }» платят три героя её сферы, по одному ресурсу каждый.
quest-why-no-action = У карты «{ $card }» нет действия.
quest-why-not-yours = Картой «{ $card }» управляет другой.
quest-why-quest-only = Карту «{ $card }» применяют только в фазу приключений.
quest-why-combat-only = Карту «{ $card }» применяют только в фазу боя.
quest-why-used-up = { $card }: больше применять нельзя, предел достигнут.
quest-why-exhausted = { $card }: карта истощена.
quest-why-no-change = { $card }: сейчас это ничего не изменит или за это нечем заплатить.
quest-why-no-character = { $card } — не персонаж.
quest-why-cannot-defend = { $card }: защищать нельзя.
quest-why-cannot-attack = { $card }: атаковать нельзя.
quest-why-no-sentinel = { $card } — не страж и защищает только своего игрока.
quest-why-attacked-already = Вы уже атаковали врага «{ $card }» в этом раунде.
quest-why-nobody-ready = Некому атаковать врага «{ $card }»: нет готовых.
quest-why-out-of-reach = Враг «{ $card }» не столкнулся с вами.
quest-why-not-ranged = { $card } не достанет до врага другого игрока.
quest-why-no-engagement = С врагом «{ $card }» нельзя столкнуться, пока в районе средоточия есть другой враг.
quest-why-not-in-staging = Карты «{ $card }» нет в районе средоточия.
quest-why-must-travel = Локация обязывает игроков отправиться в путь.
quest-why-travel-effect = Цену пути в локацию «{ $card }» не заплатить.
quest-why-other-first = Другая локация обязывает отправиться сначала туда.
quest-why-has-attacked = Враг «{ $card }» уже атаковал в эту фазу.
quest-why-no-hero-of-his = { $card }: нельзя. Если защитника нет, ранения получает герой атакованного игрока.
quest-why-no-defender = { $card } не защищает: ранения получает один из защитников.
quest-why-above-threat = { $card }: вероятность столкновения выше вашей угрозы.
quest-why-not-highest = { $card }: сначала сталкивается враг с большей вероятностью столкновения.
quest-why-no-place = К карте «{ $card }» это приложить нельзя.
quest-why-no-icon = { $card }: нет символа сферы, которой нужно платить.
quest-why-wrong-sum = Карта «{ $card }» стоит ровно { $n }, и никто не тратит больше, чем у него есть.
quest-why-no-target = { $card }: для этого выбрать нельзя.
quest-why-not-free = Цель «{ $card }» можно забрать, только когда она в районе средоточия и её никто не охраняет.
quest-why-prisoner = { $card } в плену и до освобождения не участвует ни в чём.

## Настройки

quest-setting-scenario = Сценарий
quest-setting-scenario-passage-through-mirkwood = Проход через Лихолесье
quest-setting-scenario-journey-along-the-anduin = Путешествие к низовьям Андуина
quest-setting-scenario-escape-from-dol-guldur = Побег из Дол Гулдура
quest-setting-format = Формат
quest-setting-format-scenario = Один сценарий
quest-setting-format-campaign = Кампания из трёх сценариев
quest-setting-format-nightmare = Кошмарная кампания
quest-setting-shadow_cards = Теневые карты
quest-setting-shadow_cards-on = Есть
quest-setting-shadow_cards-off = Нет: базовая игра
quest-setting-encounter_deck = Колода столкновений
quest-setting-encounter_deck-full = Полная
quest-setting-encounter_deck-easy = Лёгкая: меньше карт, на ресурс больше
quest-setting-scoring = Подсчёт очков
quest-setting-scoring-rulebook = По правилам
quest-setting-scoring-rounds = И по 10 очков за раунд
quest-setting-card_pool = Запас карт
quest-setting-card_pool-boxed = Что лежит в коробках
quest-setting-card_pool-free = Сколько угодно коробок
quest-setting-first_player = Первый игрок
quest-setting-first_player-random = По жребию
quest-setting-first_player-agreed = Первое место
quest-setting-deck_1 = Колода первого игрока
quest-setting-deck_2 = Колода второго игрока
quest-setting-deck_3 = Колода третьего игрока
quest-setting-deck_4 = Колода четвёртого игрока
quest-setting-pack = Карты

## Подготовка и ход игры
quest-window-opens = Действия: { $window }.
## Вопросы
quest-ask-choose-staging = { $card }: какая карта района средоточия?
    .other = { $asked } выбирает карту района средоточия: «{ $card }».
quest-choose-gandalf = Что делает Гэндальф?
quest-choose-nimrodel = Сколько излечить?
quest-choose-protector = Что растёт до конца фазы?
quest-choose-greeting = Чья угроза падает?
## Стол
quest-table-word-round = раунд
quest-table-word-setup = подготовка
quest-table-round = Раунд { $round }
quest-table-printed = напечатано
quest-table-lasting = длящийся эффект
quest-table-land = Земли
quest-table-quest = Приключение
quest-table-active = Активная локация
quest-table-staging = Район средоточия
quest-table-none = нет
quest-table-lane = Что сейчас решается
quest-table-company = Отряд
quest-table-engaged = Враги в столкновении
quest-table-still = Ещё атакуют
quest-table-attacked = уже атаковал
quest-table-attacks = атакует
quest-table-heroes = Герои
quest-table-allies = Союзники
quest-table-mine = Ваша угроза, рука и стопки
quest-table-hand = Ваша рука
quest-table-hand-empty = Рука пуста.
quest-table-deck = Ваша колода
quest-table-discard = Ваш сброс
quest-table-discard-of = Сброс: { $player }
quest-table-encounter-deck = Колода столкновений
quest-table-encounter-discard = Сброс столкновений
quest-table-victory = Карты победы
quest-table-pile-encounters = Ещё не виденные карты столкновений
quest-table-pile-discard = Сброс столкновений
quest-table-pile-victory = Карты победы
quest-table-unseen-note = Что лежит в колоде и лицом вниз, по названиям: карт { $all }, с теневым эффектом { $dark }.
quest-table-known = Известна { $place }-я карта сверху: { $card }.
quest-table-threat = угроза
quest-table-willpower = сила воли
quest-table-threat-and = { $cards ->
    [one] угроза и ещё { $cards } карта
    [few] угроза и ещё { $cards } карты
   *[many] угроза и ещё { $cards } карт
}
quest-table-threat-of = угроза { $threat } из 50
quest-table-next-enemy = ещё { $count } — и враг: { $card }
quest-table-to-the-end = до 50 ещё { $count }
quest-table-forecast = Сила воли { $willpower } против угрозы { $threat }, ещё откроется карт: { $cards }
quest-table-progress-by = продвижение, { $amount }
quest-table-progress-first = сначала локация «{ $card }»
quest-table-draw = ничья, ничего не происходит
quest-table-threat-by = угроза растёт на { $amount }
quest-table-travel = угроза { $from } → { $to }, очков { $points }
quest-table-stays = угроза останется { $threat }
quest-table-engage-note = сила нападения { $attack }, очки жизни: { $left }.
quest-table-engage-anyway = Он придёт и сам.
quest-table-engage-none = { $count ->
    [0] сам никто не придёт
   *[other] сами придут: { $count }
}
quest-table-ladder = Вероятность столкновения и угроза
quest-table-no-enemies = В районе средоточия нет врагов.
quest-table-nobody = Никто
quest-table-shadow = тень
quest-table-shadow-none = без теневого эффекта
quest-table-shadow-known = Теневая карта: { $card }
quest-table-shadow-hidden = Теневая карта лежит лицом вниз.
quest-table-shadow-share = Из не виденных карт ({ $all }) теневой эффект есть у { $dark }.
quest-table-undefended = урон герою на выбор: { $damage }
quest-table-takes = получит { $damage }, останется { $left }
quest-table-stays-alive = выживет
quest-table-falls = погибнет
quest-table-hearts = { $card }: очков жизни { $left }, под ударом { $damage }
quest-table-attack-of = сила нападения { $attack }
quest-table-needs = очков жизни { $left }, сила защиты { $defense }
quest-table-destroyed = Хватит: враг «{ $card }» погибнет.
quest-table-missing = Не хватает { $count }.
quest-table-choose-target = Выберите цель или не атакуйте.
quest-table-pays = платит { $count }, останется { $stays }
quest-table-keeps = останется { $count }
quest-table-to-spend = { $count ->
    [0] Тратить нечего
    [one] Можно потратить { $count } ресурс
    [few] Можно потратить { $count } ресурса
   *[many] Можно потратить { $count } ресурсов
}
quest-table-gold-edge = Карты с золотой рамкой можно сыграть сейчас.
quest-table-no-play = С руки сейчас ничего не сыграть.
quest-table-may-answer = Может ответить: { $players }
quest-table-for = { $words }, из-за карты «{ $card }»
quest-table-exhausted = истощена
quest-table-committed = на поисках
quest-table-shadows = теневых карт: { $count }
quest-table-first = первый игрок
quest-table-out = { $player } — вне игры.
quest-table-out-short = вне игры
quest-table-hidden-card = скрытая карта
quest-table-say-player = { $player }: угроза { $threat }, карт в колоде { $deck }, в сбросе { $discard }.
quest-table-say-play = В игре: { $cards }.
quest-table-say-engaged = В столкновении: { $cards }.
quest-table-say-hand = Рука: { $cards }.
quest-table-say-round = { $scenario }, раунд { $round }, фаза: { $phase }.
quest-table-say-stage = Стадия { $stage }, { $card }: продвижение { $progress } из { $points }.
quest-table-say-staging = Район средоточия, угроза { $threat }: { $cards }.
quest-table-say-active = Активная локация: { $card }.
quest-table-say-encounters = Колода столкновений: { $deck }, сброс: { $discard }.
quest-table-flag-commit = на поиски
quest-table-flag-attackers = атакует
quest-table-flag-join = помогает
quest-table-flag-defend = защищает
quest-table-flag-defend-together = защищает
quest-table-send-commit = Вовлечь: { $count }
quest-table-send-attackers = Атаковать: { $count }
quest-table-send-join = Помочь: { $count }
quest-table-send-defend-together = Защитить: { $count }
quest-table-pass-action = Пас
quest-table-until-news = …пока что-то не случится
quest-table-until-round = …до конца раунда
quest-table-pass-response = Без реакции
quest-table-passing = Здесь делать нечего: вы пасуете.
quest-table-back = Назад
quest-table-partners = Другие игроки
quest-table-passes = пасует
quest-table-pace = Темп
quest-table-pace-every = каждое событие
quest-table-pace-losses = скрытое и потери
quest-table-pace-decisions = только решения
quest-table-ask-always = спрашивать, даже если можно лишь пасовать
quest-table-key-choose = выбрать карту или ответ
quest-table-key-nobody = никто, пас, без реакции
quest-table-key-pass-on = пасовать, пока что-то не случится
quest-table-key-pass-round = пасовать до конца раунда
quest-table-key-piles = что осталось в колоде столкновений
quest-table-key-card = прочитать выделенную карту
quest-table-key-why = почему выделенную карту нельзя применить
quest-table-step-res = Ресурсы
quest-table-step-q1 = Вовлечение
quest-table-step-q2 = Открытие
quest-table-step-q3 = Сравнение
quest-table-step-trv = Путь
quest-table-step-enc1 = По выбору
quest-table-step-enc2 = По угрозе
quest-table-step-c0 = Тени
quest-table-step-def1 = Враг
quest-table-step-def2 = Защитник
quest-table-step-def3 = Тень
quest-table-step-def4 = Ранения
quest-table-step-atk1 = Кто бьёт
quest-table-step-atk2 = Сила
quest-table-step-atk3 = Ранения
quest-table-step-ref1 = Готовность
quest-table-step-ref2 = Угроза
quest-table-step-ref3 = Жетон
quest-table-page-hand = Рука: { $count }
quest-table-fold = к своим
quest-table-wishes = Что вам показывать
quest-table-stops-note = Точка на пути вверху — это окно действий: нажмите на неё, и вас спросят там, даже если можно только пасовать.
quest-table-odds = Шансы
quest-table-odds-staging = { $cards ->
    [0] Инсценировки не будет. Что ещё осталось в колоде столкновений:
    [one] Следующая инсценировка: { $cards } карта
    [few] Следующая инсценировка: { $cards } карты
   *[many] Следующая инсценировка: { $cards } карт
}
quest-table-odds-mean = В среднем она добавит { $amount } к угрозе { $threat } в районе средоточия.
quest-table-odds-of = { $count } из { $all }
quest-table-odds-nothing = Все карты известны.
quest-table-odds-engages = Кто с кем столкнётся
quest-table-odds-waits = ждёт
quest-table-odds-meets = столкнётся с игроком { $player }
quest-table-odds-attacks = Если защищается этот персонаж
quest-table-odds-threat = Угроза после передышки
quest-table-odds-end = до 50 остаётся { $count }; если ничто другое её не повысит, хватит на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
quest-table-reach = Шанс, что поиски не провалятся: { $chance }. Если одного добавить или убрать:
quest-table-key-send = отправить выбранных, принять предложенную оплату
quest-table-key-odds = шансы
quest-table-key-partners = отряд другого игрока и обратно
quest-table-key-pace = темп и где вас спрашивать
quest-table-campaign = { $number } из 3, счёт { $score }
quest-table-rest = Остальное так же
quest-table-all = Все
quest-table-key-all = выбрать всех или снова никого
quest-table-key-rest = остальное так же

## Decks
quest-deck-starter = Стартовая колода, { $sphere }
quest-decks-which = Какая колода
quest-decks-unnamed = Новая колода
quest-decks-name = Название колоды
quest-decks-new = Новая колода
quest-decks-starter = Взять стартовую колоду
quest-decks-forget = Забыть эту колоду
quest-decks-play = Играть с ней
quest-decks-filters = Что показывать
quest-decks-search = Название или слово
quest-decks-sphere = Сфера
quest-decks-type = Тип
quest-decks-payable = Мои герои могут оплатить
quest-decks-in-deck = Только то, что в колоде
quest-decks-cards = Карты
quest-decks-found = { $count ->
    [one] { $count } название
    [few] { $count } названия
   *[many] { $count } названий
}
quest-decks-goes = Идёт
quest-decks-choose = Выбрать
quest-decks-deck = Колода
quest-decks-no-heroes = Выберите до трёх героев.
quest-decks-threat = начальная угроза
quest-decks-curve = { $count ->
    [one] Стоимость, { $count } карта
    [few] Стоимость, { $count } карты
   *[many] Стоимость, { $count } карт
}
quest-decks-by-cost = Карты по стоимости
quest-decks-of-cost = стоимость { $cost }: { $count }
quest-decks-legal = Колода соответствует правилам.
quest-decks-allys = Союзники
quest-decks-attachments = Довески
quest-decks-events = События
quest-decks-text = Текстом (RingsDB)
quest-decks-copy = Копировать
quest-decks-copied = Скопировано.
quest-decks-paste = Вставить список
quest-decks-take = Взять
quest-decks-report = Что не вошло

## Quest log
quest-log-about = Партии, доигранные до конца в этом браузере. Больше никто этого списка не видит.
quest-log-empty = Здесь ещё не доиграна ни одна партия.
quest-log-sum = Партий: { $games }, побед: { $won }.
quest-log-best = Лучший счёт: { $score }.
quest-log-clear = Очистить журнал
quest-log-clear-sure = Очистить весь журнал приключений этого браузера?
quest-log-when = День
quest-log-how = Как
quest-log-rounds = Раунды
quest-log-end = Итог
quest-log-score = Счёт
quest-log-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
quest-log-easy = лёгкий режим
quest-log-basic = без теневых карт
quest-log-won = победа
quest-log-lost = поражение

# After the game
quest-luck-enemies = Открыто врагов
quest-luck-locations = Открыто локаций
quest-luck-treacheries = Открыто предательств
quest-luck-threat = Угроза на открытых картах
quest-luck-shadows = Теневые карты с эффектом

# Who a seat is and what it wants
quest-goal = Вместе вы доводите приключение до последней стадии: сберегите хоть одного героя и угрозу ниже 50.
