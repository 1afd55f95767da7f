# Карты «Властелина колец»: названия, действие, слова вокруг них. Термины — из русских правил.
# Длинные слова в названиях несут мягкий перенос (U+00AD), чтобы узкая карта могла их разорвать.

## Сферы влияния

quest-sphere-leadership = Лидерство
quest-sphere-tactics = Тактика
quest-sphere-spirit = Дух
quest-sphere-lore = Знания
quest-sphere-neutral = Нейтральная
quest-sphere-about-leadership = Союзники, ресурсы и слово, которое ведёт за собой.
quest-sphere-about-tactics = Оружие, доспехи и искусство бить первым.
quest-sphere-about-spirit = Сила воли, низкая угроза и ответ Тени.
quest-sphere-about-lore = Лечение, карты и знание того, что впереди.
quest-sphere-about-neutral = Вне сфер; платить может любой герой.

## Виды карт

quest-type-hero = Герой
quest-type-ally = Союзник
quest-type-attachment = Довесок
quest-type-event = Событие
quest-type-enemy = Враг
quest-type-location = Локация
quest-type-treachery = Преда­тельство
quest-type-objective = Цель
quest-type-quest = Приключение

## Числа на карте

quest-stat-cost = Стоимость
    .nom = стоимость
quest-stat-threat-cost = Величина угрозы
    .nom = величина угрозы
quest-stat-engagement = Вероятность столкновения
    .nom = вероятность столкновения
quest-stat-threat = Сила угрозы
    .nom = сила угрозы
quest-stat-willpower = Сила воли
    .nom = сила воли
quest-stat-attack = Сила нападения
    .nom = сила нападения
quest-stat-defense = Сила защиты
    .nom = сила защиты
quest-stat-hit-points = Очки жизни
    .nom = запас очков жизни
quest-stat-quest-points = Очки задания
    .nom = число очков задания
quest-stat-location-points = Сложность поисков
    .nom = сложность поисков
quest-stat-victory = Очки победы
    .nom = число очков победы
quest-stat-shadow = Теневой эффект
    .nom = теневой эффект
quest-unique = Уникальная
quest-token-damage = ранения
quest-token-progress = продвижение
quest-token-resource = ресурсы

## Ключевые слова

quest-keyword-doomed = Обречённый
quest-keyword-guarded = Охраняемый
quest-keyword-ranged = Дистан­ционный
quest-keyword-restricted = Количество ограничено
quest-keyword-sentinel = Страж
quest-keyword-surge = Наплыв
quest-keyword-victory = Победа
quest-keyword-about-doomed = Когда карта открыта, уровень угрозы каждого игрока растёт на это число.
quest-keyword-about-guarded = Открытая цель получает охрану — следующую карту столкновения; без охраны её можно взять.
quest-keyword-about-ranged = Может атаковать врагов, столкнувшихся с другими игроками, сам или вместе с ними.
quest-keyword-about-restricted = У персонажа может быть не больше двух таких довесков.
quest-keyword-about-sentinel = Может защитить другого игрока, не объявившего защитника.
quest-keyword-about-surge = После этой карты открывается ещё одна карта столкновения.
quest-keyword-about-victory = Побеждённый враг или исследованная локация приносит группе столько очков.

## Виды свойств

quest-ability-passive = Постоянный эффект
quest-ability-action = Действие
quest-ability-quest-action = Действие фазы приключений
quest-ability-combat-action = Действие фазы боя
quest-ability-response = Реакция
quest-ability-forced = Спровоцированный эффект
quest-ability-when-revealed = Внезапный эффект
quest-ability-shadow = Теневой эффект
quest-ability-travel = Путешествие
quest-ability-setup = Подготовка
quest-ability-play-cost = Оплата
quest-ability-win-condition = Условие победы
quest-ability-about-passive = Действует, пока карта в игре.
quest-ability-about-action = Можно использовать в любом окне действий.
quest-ability-about-quest-action = Можно использовать в окнах действий фазы приключений.
quest-ability-about-combat-action = Можно использовать в окнах действий фазы боя.
quest-ability-about-response = Можно использовать сразу после того, на что она отвечает.
quest-ability-about-forced = Происходит само, как только сложилось условие.
quest-ability-about-when-revealed = Происходит, когда карта открыта, но не когда она теневая.
quest-ability-about-shadow = Происходит, только когда это теневая карта атакующего врага.
quest-ability-about-travel = Нужно исполнить, прежде чем отправиться туда.
quest-ability-about-setup = Исполняется до первого раунда.
quest-ability-about-play-cost = Говорит, как надо платить за карту.
quest-ability-about-win-condition = Кто его исполнил, тот победил.

## Черты

quest-trait-archer = Лучник
quest-trait-armor = Доспех
quest-trait-artifact = Артефакт
quest-trait-beorning = Беорнинг
quest-trait-condition = Состояние
quest-trait-craftsman = Ремесленник
quest-trait-creature = Существо
quest-trait-dol-guldur = Дол Гулдур
quest-trait-dunedain = Дунэдайн
quest-trait-dungeon = Подземелье
quest-trait-dwarf = Гном
quest-trait-forest = Лес
quest-trait-goblin = Гоблин
quest-trait-gondor = Гондор
quest-trait-hobbit = Хоббит
quest-trait-insect = Насекомое
quest-trait-istari = Истари
quest-trait-item = Предмет
quest-trait-marshland = Болото
quest-trait-minstrel = Менестрель
quest-trait-mountain = Гора
quest-trait-nazgul = Назгул
quest-trait-noble = Знать
quest-trait-noldor = Нолдор
quest-trait-orc = Орк
quest-trait-ranger = Следопыт
quest-trait-riverland = Речной край
quest-trait-rohan = Рохан
quest-trait-scout = Разведчик
quest-trait-silvan = Лесной эльф
quest-trait-skill = Умение
quest-trait-spider = Паук
quest-trait-steward = Наместник
quest-trait-stronghold = Твердыня
quest-trait-title = Титул
quest-trait-trap = Ловушка
quest-trait-troll = Тролль
quest-trait-undead = Нежить
quest-trait-warrior = Воин
quest-trait-wasteland = Пустошь
quest-trait-weapon = Оружие

## Места

quest-zone-box = Коробка
quest-zone-deck = Колода
quest-zone-hand = Рука
quest-zone-discard = Сброс
quest-zone-play = Игровая зона
quest-zone-attached = Приложено
quest-zone-staging = Район средоточия
quest-zone-engaged = Столкнувшиеся
quest-zone-active = Активная локация
quest-zone-stage = Карта приключения
quest-zone-quest-deck = Колода приключений
quest-zone-encounter-deck = Колода столкновений
quest-zone-encounter-discard = Сброс столкновений
quest-zone-shadow = Теневые карты
quest-zone-resolving = Исполняется
quest-zone-victory-display = Карты победы
quest-zone-aside = Отложено
quest-zone-removed = Удалено из игры

## Фазы

quest-phase-resource = Ресурсы
quest-phase-planning = Планирование
quest-phase-quest = Поиск приключений
quest-phase-travel = Путешествие
quest-phase-encounter = Столкновение
quest-phase-combat = Бой
quest-phase-refresh = Передышка
quest-phase-about-resource = Каждый герой получает ресурс, каждый игрок берёт карту.
quest-phase-about-planning = Играются союзники и довески.
quest-phase-about-quest = Персонажи вовлекаются, приходят карты столкновений, воля меряется с угрозой.
quest-phase-about-travel = Игроки могут отправиться в локацию.
quest-phase-about-encounter = Игроки сталкиваются с врагами, а враги с игроками.
quest-phase-about-combat = Враги атакуют, затем бьют игроки.
quest-phase-about-refresh = Карты снова готовы, угроза растёт на 1, жетон переходит дальше.

## Шаги

quest-step-s-res = Ресурсы и добор
quest-step-s-qbeg = Начало фазы приключений
quest-step-s-q1 = Вовлечение персонажей
quest-step-s-q2 = Инсценировка
quest-step-s-q3 = Итоги поисков
quest-step-s-trv = Возможность путешествия
quest-step-s-enc1 = Добровольное столкновение
quest-step-s-enc2 = Проверки столкновения
quest-step-s-c0 = Раздача теневых карт
quest-step-s-def1 = Выбор атакующего врага
quest-step-s-def2 = Объявление защитника
quest-step-s-def3 = Теневые эффекты
quest-step-s-def4 = Ранения от атаки
quest-step-s-atk1 = Цель и атакующие
quest-step-s-atk2 = Сила нападения
quest-step-s-atk3 = Ранения врагу
quest-step-s-ref1 = Подготовка карт
quest-step-s-ref2 = Рост угрозы
quest-step-s-ref3 = Передача жетона первого игрока
quest-step-s-end = Конец фазы
quest-step-s-rnd = Конец раунда

## Окна действий

quest-window-w-res = После ресурсов и добора
quest-window-w-plan = Ход планирования
quest-window-w-q0 = Перед вовлечением
quest-window-w-q1 = После вовлечения
quest-window-w-q2 = После инсценировки
quest-window-w-q3 = После итогов поисков
quest-window-w-trv = После путешествия
quest-window-w-enc1 = После добровольных столкновений
quest-window-w-enc2 = После проверок столкновения
quest-window-w-c0 = После раздачи теневых карт
quest-window-w-def1 = После выбора врага
quest-window-w-def2 = После объявления защитника
quest-window-w-def3 = После теневых эффектов
quest-window-w-def4 = После ранений
quest-window-w-c1 = После всех атак врагов
quest-window-w-atk1 = После объявления атакующих
quest-window-w-atk2 = После подсчёта силы
quest-window-w-atk3 = После ранений врагу
quest-window-w-c2 = После всех атак игроков
quest-window-w-ref = После передышки

## Моменты

quest-moment-m-begin = Начало фазы
quest-moment-m-commit = Персонажи вовлечены
quest-moment-m-turned = Открыта карта столкновения
quest-moment-m-reveal = Внезапный эффект
quest-moment-m-result = Итог поисков известен
quest-moment-m-progress = Продвижение на карте приключения
quest-moment-m-explored = Локация исследована
quest-moment-m-stage = Стадия пройдена
quest-moment-m-stage-up = Открыта новая стадия
quest-moment-m-rescued = Пленник спасён
quest-moment-m-travelled = Игроки прибыли в локацию
quest-moment-m-engaged = Враг столкнулся с игроком
quest-moment-m-dealt = Розданы теневые карты
quest-moment-m-attacks = Враг атакует
quest-moment-m-defender = Объявлен защитник
quest-moment-m-shadow = Теневой эффект
quest-moment-m-shadow-done = Теневой эффект исполнен
quest-moment-m-attacked = Атака врага завершена
quest-moment-m-kill = Атака уничтожила цель
quest-moment-m-played = Карта сыграна
quest-moment-m-enters = Карта вошла в игру
quest-moment-m-damaged = Нанесены ранения
quest-moment-m-destroyed = Карта уничтожена
quest-moment-m-leaves = Карта вышла из игры
quest-moment-m-draw = Добор карт
quest-moment-m-ready = Подготовка карт
quest-moment-m-threat = Рост угрозы
quest-moment-m-end-phase = Конец фазы
quest-moment-m-end-round = Конец раунда

## Сценарии, со строкой истории

quest-scenario-passage-through-mirkwood = Проход через Лихолесье
quest-scenario-journey-along-the-anduin = Путешествие к низовьям Андуина
quest-scenario-escape-from-dol-guldur = Побег из Дол Гулдура
quest-story-passage-through-mirkwood = У Дол Гулдура замечены орки. Весть должна дойти до Лориэна, а дорога лежит под чёрными ветвями.
quest-story-journey-along-the-anduin = Лес позади, впереди Великая река, и кто-то большой идёт по вашему следу.
quest-story-escape-from-dol-guldur = Один из вас не вернулся. Под холмом Некроманта захлопнулась дверь темницы; вы спускаетесь её открыть.
quest-story-flies-and-spiders = Между стволами висят нити, с каждой милей всё гуще.
quest-story-a-fork-in-the-road = Тропа раздваивается, а старые знаки сгнили.
quest-story-a-chosen-path-dont-leave-the-path = То, что здесь живёт, услышало вас. Выход один: сразить порождение древней тьмы.
quest-story-a-chosen-path-beorns-path = Пчёлы и кряжистые дубы: земля Беорна близко, если дойдёте.
quest-story-the-necromancers-tower = Факелы, ключи, карта на куске кожи: всё, что нужно, под стражей.
quest-story-through-the-caverns = Ещё глубже, и за одной из дверей кто-то отвечает на стук.
quest-story-out-of-the-dungeons = Тревога. Путь один — наверх, мимо тени в венце.
quest-story-to-the-river = Между вами и берегом земля дрожит под тяжёлой поступью.
quest-story-anduin-passage = Плоты на серой воде. Берега следят за вами.
quest-story-ambush-on-the-shore = Они ждали, когда вы причалите.

## Наборы карт столкновений

quest-set-passage-through-mirkwood = Проход через Лихолесье
quest-set-spiders-of-mirkwood = Пауки Лихолесья
quest-set-dol-guldur-orcs = Дол Гулдурские Орки
quest-set-wilderlands = Дикие Земли
quest-set-saurons-reach = Око Саурона
quest-set-journey-along-the-anduin = Путешествие к низовьям Андуина
quest-set-escape-from-dol-guldur = Побег из Дол Гулдура

## Стартовые колоды

quest-deck-leadership = Лидерство
quest-deck-tactics = Тактика
quest-deck-spirit = Дух
quest-deck-lore = Знания
quest-deck-about-leadership = Арагорн, Глоин и Теодред: много союзников и чем за них платить.
quest-deck-about-tactics = Леголас, Гимли и Талин: сильны в бою, слабы в поисках.
quest-deck-about-spirit = Эовин, Дунэр и Эланор: хороши в поисках и мало заметны.
quest-deck-about-lore = Глорфиндел, Дэнетор и Берэвор: лечение, карты и предвидение.

## Режимы

quest-mode-standard = Обычная игра
quest-mode-basic = Базовая игра (без теневых карт)
quest-mode-easy = Лёгкий режим
quest-mode-basic-easy = Базовая игра, лёгкий режим

## Колоды: что в них не так и что не взято при импорте

quest-why-deck-heroes = Героев в команде: { $heroes }, а можно от одного до трёх.
quest-why-deck-no-hero = { $card } — не герой.
quest-why-deck-hero-twice = { $card } в команде больше одного раза.
quest-why-deck-hero-shared = { $card } в командах сразу двух игроков: { $first } и { $second }.
quest-why-deck-kind = { $card }: не для колоды. В ней могут быть только союзники, довески и события.
quest-why-deck-copies = { $card }: копий { $copies }, а можно не больше { $most }.
quest-why-deck-small =
    { $cards ->
        [one] В колоде { $cards } карта,
        [few] В колоде { $cards } карты,
       *[many] В колоде { $cards } карт,
    } а в турнирной их не меньше { $least }.
quest-why-deck-pool = { $card }: за столом нужно копий { $copies }, а есть { $held } (базовых наборов: { $sets }).
quest-why-deck-lone-hero = Игроку { $player } нужен второй герой: в сценарии «{ $scenario }» один герой попадает в плен, и если он у игрока единственный, проиграли все.
quest-note-unpayable = Ни у одного героя команды нет нужной сферы для карт: { $cards }.
quest-import-unknown = Строка { $line }: в базовом наборе нет карты «{ $title }».
quest-import-other-set = Строка { $line }: «{ $title }» из набора «{ $set }» в эту игру не входит.
quest-import-kind = Строка { $line }: { $card } ({ $kind }) — не для колоды, карта пропущена.
quest-import-sideboard =
    { $cards ->
        [one] Запас пропущен: { $cards } карта.
        [few] Запас пропущен: { $cards } карты.
       *[many] Запас пропущен: { $cards } карт.
    }
quest-import-nothing = Ни одной карты не найдено.

## Герои

quest-card-aragorn = Арагорн
quest-short-aragorn = Вовлечён: за 1 свой ресурс снова готов.
quest-text-aragorn = Реакция на его собственное вовлечение в приключение: 1 ресурс из его пула вновь подготавливает его. Он остаётся вовлечённым.

quest-card-theodred = Теодред
quest-short-theodred = Вовлечён: герой в приключении получает 1 ресурс.
quest-text-theodred = Реакция на его собственное вовлечение в приключение: один герой, вовлечённый в этот миг (годится и он сам, и чужой герой), получает 1 ресурс. У игроков, ещё не дошедших до вовлечения, таких героев нет.

quest-card-gloin = Глоин
quest-short-gloin = За каждое полученное ранение — 1 ресурс.
quest-text-gloin = Реакция на ранения, если Глоин остался в игре: в его пул добавляется столько ресурсов, сколько жетонов ранений он получил за этот один раз, от чего бы они ни были.

quest-card-gimli = Гимли
quest-short-gimli = +1 к нападению за каждое ранение на нём.
quest-text-gimli = Его сила нападения выше на 1 за каждый жетон ранения, который сейчас лежит на нём.

quest-card-legolas = Леголас
quest-short-legolas = Его атака уничтожила врага: 2 продвижения.
quest-text-legolas = Реакция, когда ранения от атаки с его участием уничтожили её цель: 2 жетона продвижения на приключение. Сначала они идут на активную локацию.

quest-card-thalin = Талин
quest-short-thalin = В приключении: каждый открытый враг получает 1 ранение.
quest-text-thalin = Пока Талин вовлечён в приключение, враг, открытый из колоды столкновений, получает 1 ранение в тот миг, когда его карту перевернули: до ключевых слов и внезапных эффектов. Если враг от этого погибает, больше ничего с его карты не исполняется и замены ей нет; его очки победы засчитываются. Врагов, добавленных без открытия, это не касается.

quest-card-eowyn = Эовин
quest-short-eowyn = Любой игрок раз в раунд: сбросить карту, +1 к силе воли.
quest-text-eowyn = Действие, доступное каждому игроку раз в раунд: сбросьте карту по своему выбору из своей руки; у Эовин +1 к силе воли до конца фазы.

quest-card-eleanor = Эланор
quest-short-eleanor = Истощить: отменить предательство и открыть карту взамен.
quest-text-eleanor = Реакция, когда предательство из колоды столкновений вот-вот исполнит внезапные эффекты: истощите Эланор и отмените их все. Карта уходит в сброс, и взамен открывается следующая карта столкновения со всем, что она несёт. «Обречённый» и «Наплыв» отменённой карты всё же срабатывают, до замены. Можно и во время подготовки к игре.

quest-card-dunhere = Дунэр
quest-short-dunhere = Один: бьёт и в район средоточия, тогда +1 к нападению.
quest-text-dunhere = Когда Дунэр атакует один, его целью может быть враг в районе средоточия, и против него у Дунэра +1 к нападению. Враг остаётся на месте и ни с кем не сталкивается.

quest-card-denethor = Дэнетор
quest-short-denethor = Истощить: увидеть верх колоды столкновений, можно убрать вниз.
quest-text-denethor = Действие: истощите Дэнетора и посмотрите верхнюю карту колоды столкновений. Её видите только вы; по вашему выбору она остаётся наверху или уходит под низ колоды. Она не считается открытой.

quest-card-glorfindel = Глорфиндел
quest-short-glorfindel = 1 его ресурс: излечить 1 ранение у любого. Раз в раунд.
quest-text-glorfindel = Действие, раз в раунд: 1 ресурс из пула Глорфиндела снимает 1 ранение с любого раненого персонажа, чьим бы он ни был.

quest-card-beravor = Берэвор
quest-short-beravor = Истощить: игрок берёт 2 карты. Раз в раунд.
quest-text-beravor = Действие, раз в раунд: истощите Берэвор; выбранный вами игрок, если он может брать карты, берёт 2.

## Карты игроков

quest-card-guard-of-the-citadel = Страж Цитадели
quest-short-guard-of-the-citadel = Без свойств.
quest-text-guard-of-the-citadel = Без свойств.

quest-card-faramir = Фарамир
quest-short-faramir = Истощить: персонажам игрока +1 к силе воли на фазу.
quest-text-faramir = Действие: истощите Фарамира и выберите игрока. У всех персонажей, которыми тот сейчас управляет, +1 к силе воли до конца фазы; к пришедшим позже это не относится.

quest-card-son-of-arnor = Сын Арнора
quest-short-son-of-arnor = Вошёл в игру: вы сталкиваетесь с выбранным врагом.
quest-text-son-of-arnor = Реакция, когда эта карта вошла в игру, сыгранная или введённая: вы сталкиваетесь с выбранным врагом из района средоточия или с тем, что столкнулся с другим игроком. Это не добровольное столкновение, и его ограничения тут не действуют; всё, что следует за столкновением, происходит. Враг, уже атаковавший в этой фазе, второй раз не атакует.

quest-card-snowbourn-scout = Разведчик со Снеговой
quest-short-snowbourn-scout = Вошёл в игру: 1 продвижение на любую локацию.
quest-text-snowbourn-scout = Реакция, когда эта карта вошла в игру, сыгранная или введённая: 1 жетон продвижения на выбранную локацию, в районе средоточия или активную.

quest-card-silverlode-archer = Стрелок Серебряного Потока
quest-short-silverlode-archer = Дистанционный, других свойств нет.
quest-text-silverlode-archer = Дистанционный, других свойств нет.

quest-card-longbeard-orc-slayer = Длинно­бородый истребитель орков
quest-short-longbeard-orc-slayer = Вошёл в игру: каждому орку в игре 1 ранение.
quest-text-longbeard-orc-slayer = Реакция, когда эта карта вошла в игру, сыгранная или введённая: все враги с чертой «Орк», в районе средоточия и столкнувшиеся с кем угодно, разом получают по 1 ранению.

quest-card-brok-ironfist = Брок Железный Кулак
quest-short-brok-ironfist = Ваш герой-гном покинул игру: Брок входит из руки даром.
quest-text-brok-ironfist = Реакция из руки, когда герой-гном под вашим управлением покинул игру: Брок Железный Кулак входит в игру под ваше управление без оплаты. Нельзя, пока такой Брок уже в игре, и поздно, если тот герой был у вас последним.

quest-card-ever-vigilant = Бдитель­ность
quest-short-ever-vigilant = Истощённый союзник снова готов.
quest-text-ever-vigilant = Действие: выбранный истощённый союзник, чьим бы он ни был, подготавливается.

quest-card-common-cause = Общее дело
quest-short-common-cause = Истощите своего героя: другой истощённый герой готов.
quest-text-common-cause = Действие: истощите готового героя под вашим управлением; другой герой, уже истощённый до этого, чьим бы он ни был, подготавливается.

quest-card-for-gondor = За Гондор!
quest-short-for-gondor = На фазу: всем +1 к нападению, Гондору ещё +1 к защите.
quest-text-for-gondor = Действие: у всех персонажей, которые сейчас в игре, +1 к нападению до конца фазы, а у тех из них, кто с чертой «Гондор», ещё и +1 к защите.

quest-card-sneak-attack = Скрытая атака
quest-short-sneak-attack = Союзник из руки даром; в конце фазы назад в руку.
quest-text-sneak-attack = Действие: союзник из вашей руки входит в игру под ваше управление без оплаты. Если в конце фазы он в игре, он уходит в руку владельца, кто бы им тогда ни управлял, даже если он на время покидал игру; не вернётся он лишь тогда, когда побывал в руке или колоде.

quest-card-valiant-sacrifice = Доблестная жертва
quest-short-valiant-sacrifice = Союзник покинул игру: управлявший им берёт 2 карты.
quest-text-valiant-sacrifice = Реакция, когда любой союзник, чей угодно, как угодно покинул игру: тот, кто им управлял, берёт 2 карты. Каждый союзник считается отдельно. Нельзя, если этот игрок не смог бы брать карты.

quest-card-grim-resolve = Железная решимость
quest-short-grim-resolve = Все персонажи снова готовы.
quest-text-grim-resolve = Действие: все истощённые персонажи всех игроков подготавливаются.

quest-card-steward-of-gondor = Наместник Гондора
quest-short-steward-of-gondor = Герой — из Гондора. Истощить карту: ему 2 ресурса.
quest-text-steward-of-gondor =
    Довесок к герою.
    У этого героя есть и черта «Гондор».
    Действие: истощите Наместника Гондора (не героя); в пул героя добавляются 2 ресурса.

quest-card-celebrians-stone = Камень Келебриан
quest-short-celebrians-stone = Герой: +2 к силе воли; Арагорну ещё символ Духа.
quest-text-celebrians-stone =
    Довесок к герою.
    У этого героя +2 к силе воли. Если это Арагорн, у него есть и символ ресурса сферы Духа.

quest-card-veteran-axehand = Ветеран-секироносец
quest-short-veteran-axehand = Без свойств.
quest-text-veteran-axehand = Без свойств.

quest-card-gondorian-spearman = Гондорский Копейщик
quest-short-gondorian-spearman = Объявлен защитником: 1 ранение атакующему врагу.
quest-text-gondorian-spearman = Реакция, когда эта карта объявлена защитником: атакующий враг получает 1 ранение.

quest-card-horseback-archer = Конный лучник
quest-short-horseback-archer = Дистанционный, других свойств нет.
quest-text-horseback-archer = Дистанционный, других свойств нет.

quest-card-beorn = Беорн
quest-short-beorn = +5 к нападению на фазу, затем в колоду. Раз в раунд.
quest-text-beorn = Действие, раз в раунд, даже когда он истощён: у Беорна +5 к нападению до конца фазы. В её конце он замешивается в колоду владельца, если с тех пор не покидал игру.

quest-card-blade-mastery = Мастерство клинка
quest-short-blade-mastery = Персонажу +1 к нападению и +1 к защите на фазу.
quest-text-blade-mastery = Действие: у выбранного персонажа, чьим бы он ни был, +1 к нападению и +1 к защите до конца фазы.

quest-card-rain-of-arrows = Дождь из стрел
quest-short-rain-of-arrows = Истощите дистанционного: по 1 ранению врагам игрока.
quest-text-rain-of-arrows = Действие: истощите готового дистанционного персонажа под вашим управлением и выберите игрока; каждый столкнувшийся с ним враг получает 1 ранение. Это не атака: реакции на атаку не срабатывают.

quest-card-feint = Финт
quest-short-feint = Враг в этой фазе не атакует своего игрока.
quest-text-feint = Действие фазы боя: выберите врага, столкнувшегося с игроком. До конца фазы он не может атаковать этого игрока. Начатая атака продолжается; перейдя к другому игроку, враг может атаковать того.

quest-card-quick-strike = Быстрый выпад
quest-short-quick-strike = Истощите персонажа: он сразу атакует один.
quest-text-quick-strike = Действие, в любой фазе: истощите готового персонажа под вашим управлением. Он сразу и в одиночку атакует врага, которого вправе атаковать: столкнувшегося с вами; дистанционный — столкнувшегося с кем угодно; Дунэр — ещё и врага в районе средоточия. Ваша обычная атака на этого врага остаётся за вами.

quest-card-thicket-of-spears = Лес копий
quest-short-thicket-of-spears = Платят три героя Тактики: враги игрока не атакуют его.
quest-text-thicket-of-spears =
    3 ресурса берутся из пулов трёх разных героев с символом Тактики, по 1 из каждого.
    Действие: выберите игрока. Враги, столкнувшиеся с ним к этому мигу, не могут атаковать его до конца фазы.

quest-card-swift-strike = Быстрый удар
quest-short-swift-strike = Объявлен защитник: 2 ранения атакующему врагу.
quest-text-swift-strike = Реакция, когда персонаж, чей угодно, объявлен защитником: атакующий враг получает 2 ранения.

quest-card-stand-together = Круговая оборона
quest-short-stand-together = У игрока в этой фазе сколько угодно защитников.
quest-text-stand-together = Действие: выберите игрока. До конца фазы против каждой атаки на него он может истощить сколько угодно своих готовых персонажей как защитников. Их защита складывается; все ранения от атаки получает один из них, по выбору этого игрока. Чтобы помочь в атаке, карту надо сыграть до объявления её защитников.

quest-card-blade-of-gondolin = Клинок Гондолина
quest-short-blade-of-gondolin = Герой: +1 к нападению на орков; убил — 1 продвижение.
quest-text-blade-of-gondolin =
    Довесок к герою.
    У этого героя +1 к нападению, когда он атакует орка.
    Реакция, когда ранения от атаки с участием героя уничтожили её цель: 1 жетон продвижения на приключение. Сначала он идёт на активную локацию.

quest-card-citadel-plate = Доспех Цитадели
quest-short-citadel-plate = Герой: +4 очка жизни.
quest-text-citadel-plate =
    Довесок к герою.
    У этого героя на 4 очка жизни больше. Если он их лишится, избыток ранений уничтожит его сразу.

quest-card-dwarven-axe = Гномий топор
quest-short-dwarven-axe = Герой: +1 к нападению, гном +2.
quest-text-dwarven-axe =
    Довесок к герою.
    У этого героя +1 к нападению, а если у него черта «Гном», то вместо этого +2.

quest-card-horn-of-gondor = Рог Гондора
quest-short-horn-of-gondor = Персонаж уничтожен: герою 1 ресурс.
quest-text-horn-of-gondor =
    Довесок к герою.
    Реакция, когда персонаж, чей угодно, уничтожен, а Рог остался в игре: в пул героя добавляется 1 ресурс. Другие способы покинуть игру не считаются.

quest-card-wandering-took = Странству­ющий Тук
quest-short-wandering-took = Угроза: вам −3, другому +3; Тук у него. Раз в раунд.
quest-text-wandering-took = Действие, раз в раунд: ваш уровень угрозы, не меньше 3, снижается на 3. Другой игрок по вашему выбору берёт Странствующего Тука под управление, а затем поднимает свою угрозу на 3.

quest-card-lorien-guide = Лориэнский проводник
quest-short-lorien-guide = Вовлечён: 1 продвижение на активную локацию.
quest-text-lorien-guide = Реакция, когда эта карта вовлечена в приключение: 1 жетон продвижения на активную локацию. Если её нет, ничего не происходит.

quest-card-northern-tracker = Охотник с Севера
quest-short-northern-tracker = Вовлечён: 1 продвижение каждой локации в районе средоточия.
quest-text-northern-tracker = Реакция, когда эта карта вовлечена в приключение: по 1 жетону продвижения на каждую локацию в районе средоточия.

quest-card-the-galadhrims-greeting = Приветствие галадрим
quest-short-the-galadhrims-greeting = Угроза одного игрока −6 или каждого −2.
quest-text-the-galadhrims-greeting = Действие: либо уровень угрозы выбранного игрока снижается на 6, либо уровень угрозы каждого на 2.

quest-card-strength-of-will = Твёрдость воли
quest-short-strength-of-will = После пути истощите персонажа Духа: 2 продвижения там.
quest-text-strength-of-will = Реакция, когда игроки прибыли в локацию: истощите готового персонажа Духа под вашим управлением, героя с этим символом или союзника Духа; 2 жетона продвижения на эту локацию.

quest-card-hasty-stroke = Поспешный удар
quest-short-hasty-stroke = Отменить теневой эффект.
quest-text-hasty-stroke = Реакция, когда в бою открыт теневой эффект и вот-вот исполнится: он отменяется.

quest-card-will-of-the-west = Воля Запада
quest-short-will-of-the-west = Сброс игрока замешивается в его колоду.
quest-text-will-of-the-west = Действие: выберите игрока. Карты его сброса, кроме героев, замешиваются в его колоду. Затем эта карта удаляется из игры.

quest-card-a-test-of-will = Испытание воли
quest-short-a-test-of-will = Отменить внезапные эффекты открытой карты.
quest-text-a-test-of-will = Реакция, когда карта, открытая из колоды столкновений, вот-вот исполнит внезапные эффекты: все они отменяются. Остальное на карте в силе: ключевые слова действуют, враг или локация всё равно прибывает. Стадии, теневые эффекты и ключевые слова так отменить нельзя.

quest-card-stand-and-fight = Встань и сражайся
quest-short-stand-and-fight = Союзник из сброса входит в игру; X — его стоимость.
quest-text-stand-and-fight = Действие: выберите союзника любой сферы в сбросе любого игрока и заплатите как X его напечатанную стоимость. Он входит в игру под ваше управление. Нейтрального союзника выбрать нельзя.

quest-card-a-light-in-the-dark = Свет во тьме
quest-short-a-light-in-the-dark = Столкнувшийся враг возвращается в район средоточия.
quest-text-a-light-in-the-dark = Действие: враг, столкнувшийся с любым игроком, возвращается в район средоточия вместе с ранениями, жетонами, довесками и теневыми картами. Начатая атака продолжается.

quest-card-dwarven-tomb = Гномья гробница
quest-short-dwarven-tomb = Карта Духа из вашего сброса — в руку.
quest-text-dwarven-tomb = Действие: выбранная карта Духа, кроме героя, переходит из вашего сброса в вашу руку.

quest-card-fortune-or-fate = Удача или судьба
quest-short-fortune-or-fate = Погибший герой возвращается в игру.
quest-text-fortune-or-fate = Действие: герой из сброса игрока, который ещё в игре, возвращается в игру к своему владельцу: готовый, без ранений, ресурсов и довесков. Нельзя, пока в игре герой с таким именем. Угроза не меняется.

quest-card-the-favor-of-the-lady = Милость Владычицы
quest-short-the-favor-of-the-lady = Герой: +1 к силе воли.
quest-text-the-favor-of-the-lady =
    Довесок к герою.
    У этого героя +1 к силе воли.

quest-card-power-in-the-earth = Сила земли
quest-short-power-in-the-earth = Локация: −1 к угрозе.
quest-text-power-in-the-earth =
    Довесок к локации, в районе средоточия или активной.
    Её сила угрозы на 1 меньше, но не ниже 0.

quest-card-unexpected-courage = Нежданная отвага
quest-short-unexpected-courage = Истощить карту: герой снова готов.
quest-text-unexpected-courage =
    Довесок к герою.
    Действие: истощите Нежданную отвагу; этот истощённый герой подготавливается.

quest-card-daughter-of-the-nimrodel = Дочь Нимродели
quest-short-daughter-of-the-nimrodel = Истощить: излечить до 2 ранений у героя.
quest-text-daughter-of-the-nimrodel = Действие: истощите её и снимите 1 или 2 ранения, как решите, с раненого героя, чьим бы он ни был.

quest-card-erebor-hammersmith = Эреборский кузнец
quest-short-erebor-hammersmith = Сыгран: довесок из сброса возвращается в руку.
quest-text-erebor-hammersmith = Реакция, когда вы сыграли эту карту из руки (просто ввести её в игру мало): выберите игрока. Довесок, лежащий ближе всех к верху его сброса, переходит в его руку.

quest-card-henamarth-riversong = Хенамарт Речная Песнь
quest-short-henamarth-riversong = Истощить: увидеть верх колоды столкновений.
quest-text-henamarth-riversong = Действие: истощите его и посмотрите верхнюю карту колоды столкновений. Её видите только вы, и она остаётся на месте.

quest-card-miner-of-the-iron-hills = Рудокоп с Железных холмов
quest-short-miner-of-the-iron-hills = Вошёл в игру: сбросить довесок «Состояние».
quest-text-miner-of-the-iron-hills = Реакция, когда эта карта вошла в игру, сыгранная или введённая: выбранный довесок в игре с чертой «Состояние», чьим бы он ни был и хотя бы из колоды столкновений, сбрасывается.

quest-card-gleowine = Глеовин
quest-short-gleowine = Истощить: игрок берёт 1 карту.
quest-text-gleowine = Действие: истощите Глеовина; выбранный вами игрок, если он может брать карты, берёт 1.

quest-card-lore-of-imladris = Мудрость Имладриса
quest-short-lore-of-imladris = Персонаж излечивается полностью.
quest-text-lore-of-imladris = Действие: с выбранного раненого персонажа, чьим бы он ни был, снимаются все ранения.

quest-card-loriens-wealth = Богатство Лориэна
quest-short-loriens-wealth = Игрок берёт 3 карты.
quest-text-loriens-wealth = Действие: выбранный вами игрок, если он может брать карты, берёт 3.

quest-card-radagasts-cunning = Хитрость Радагаста
quest-short-radagasts-cunning = Враг в районе средоточия не даёт угрозы в этой фазе.
quest-text-radagasts-cunning = Действие фазы приключений: выбранный враг в районе средоточия ничего не добавляет к общей угрозе до конца фазы.

quest-card-secret-paths = Тайные тропы
quest-short-secret-paths = Локация в районе средоточия не даёт угрозы в этой фазе.
quest-text-secret-paths = Действие фазы приключений: выбранная локация в районе средоточия ничего не добавляет к общей угрозе до конца фазы.

quest-card-gandalfs-search = Поиски Гэндальфа
quest-short-gandalfs-search = Верхние X карт колоды: 1 в руку её владельцу, прочие наверх.
quest-text-gandalfs-search = Действие, X не меньше 1: посмотрите верхние X карт колоды игрока или всю её, если карт меньше. Одна из них идёт в руку владельца колоды, остальные назад наверх в любом порядке. Больше их никто не видит, только владелец — свою. Это не добор карт.

quest-card-beorns-hospitality = Госте­приимство Беорна
quest-short-beorns-hospitality = Герои игрока излечиваются полностью.
quest-text-beorns-hospitality = Действие: выберите игрока с раненым героем. Со всех героев под его управлением снимаются все ранения.

quest-card-forest-snare = Лесные силки
quest-short-forest-snare = Этот враг не может атаковать.
quest-text-forest-snare =
    Довесок к врагу, столкнувшемуся с игроком.
    Этот враг не может атаковать, куда бы он потом ни попал. Теневые карты он всё же получает.

quest-card-protector-of-lorien = Защитник Лориэна
quest-short-protector-of-lorien = Сбросить карту: +1 к защите или силе воли. 3 за фазу.
quest-text-protector-of-lorien =
    Довесок к герою.
    Действие, трижды за фазу для этой карты: сбросьте карту по своему выбору из руки; у этого героя до конца фазы +1 к защите или +1 к силе воли, каждый раз по выбору.

quest-card-dark-knowledge = Тёмное знание
quest-short-dark-knowledge = Герой: −1 к силе воли. Истощить: увидеть теневую карту.
quest-text-dark-knowledge =
    Довесок к герою.
    У этого героя −1 к силе воли, но не ниже 0.
    Реакция, когда раздача теневых карт закончена и какие-то из них лежат на врагах, которые атакуют вас или собираются: истощите Тёмное знание и посмотрите одну из этих карт. Она остаётся лицом вниз.

quest-card-self-preservation = Самосо­хранение
quest-short-self-preservation = Истощить карту: излечить 2 ранения персонажа.
quest-text-self-preservation =
    Довесок к персонажу.
    Действие: истощите Самосохранение; с этого раненого персонажа снимаются 2 ранения или 1, если больше нет.

quest-card-gandalf = Гэндальф
quest-short-gandalf = Вошёл: 3 карты, или 4 ранения, или угроза −5. Уходит с раундом.
quest-text-gandalf =
    Реакция, когда Гэндальф вошёл в игру, сыгранный или введённый, одно из трёх: вы берёте 3 карты; враг где угодно в игре получает 4 ранения; ваш уровень угрозы снижается на 5. Нельзя выбрать то, что ничего не изменит.
    В конце раунда он сбрасывается.

## Карты столкновений

quest-card-king-spider = Король-паук
quest-short-king-spider = Открыт: каждый истощает персонажа. Тень: истощить 1–2.
quest-text-king-spider =
    Внезапный эффект: в порядке хода каждый игрок выбирает одного из своих готовых персонажей, и тот истощается.
    Теневой эффект: один готовый персонаж защищающегося игрока, по его выбору, истощается; если защитника нет — двое.

quest-card-hummerhorns = Жужжащие Шершни
quest-short-hummerhorns = Столкнулись: 5 ранений герою. Тень: всем вашим 1–2 ранения.
quest-text-hummerhorns =
    Спровоцированный эффект, когда они столкнулись с игроком любым способом: этот игрок наносит 5 ранений одному своему герою.
    Теневой эффект: каждый персонаж защищающегося игрока получает 1 ранение, а если защитника нет — 2.

quest-card-ungoliants-spawn = Порождение Унголианты
quest-short-ungoliants-spawn = Открыто: вовлечённым −1 к силе воли. Тень: угроза +4 или +8.
quest-text-ungoliants-spawn =
    Внезапный эффект: у персонажей, вовлечённых в этот миг в приключение, −1 к силе воли до конца фазы.
    Теневой эффект: уровень угрозы защищающегося игрока растёт на 4, а если защитника нет — на 8.

quest-card-great-forest-web = Великая лесная паутина
quest-short-great-forest-web = Путешествие: каждый игрок истощает героя.
quest-text-great-forest-web = Путешествие: сначала каждый игрок истощает одного своего готового героя. Если у кого-то такого нет, сюда отправиться нельзя.

quest-card-mountains-of-mirkwood = Горы Лихолесья
quest-short-mountains-of-mirkwood = Путь: открыть карту. Исследованы: можно взять 1 из 5 верхних карт.
quest-text-mountains-of-mirkwood =
    Путешествие: сначала открывается верхняя карта колоды столкновений; если колода пуста, сюда отправиться нельзя.
    Реакция, когда они покинули игру исследованными: каждый игрок может просмотреть 5 верхних карт своей колоды, взять одну в руку, а прочие замешать обратно.

quest-card-eyes-of-the-forest = Глаза леса
quest-short-eyes-of-the-forest = Открыты: все события из всех рук сбрасываются.
quest-text-eyes-of-the-forest = Внезапный эффект: в руках не остаётся событий: каждый игрок сбрасывает все свои.

quest-card-caught-in-a-web = Пойман в паутину
quest-short-caught-in-a-web = На герое: подготавливается лишь за 2 своих ресурса.
quest-text-caught-in-a-web =
    Внезапный эффект: игрок с наибольшим уровнем угрозы (среди равных решает первый игрок) прикладывает эту карту к своему герою. Теперь это довесок «Состояние», а не предательство.
    В фазе передышки этот герой подготавливается, только если управляющий им платит 2 ресурса из его пула — и так за каждую такую карту на нём.

quest-card-wolf-rider = Волчий всадник
quest-short-wolf-rider = Тень: Волчий всадник тоже атакует, со своей теневой картой.
quest-text-wolf-rider = Теневой эффект: Волчий всадник сам атакует защищающегося игрока; эта атака проводится целиком до продолжения текущей: ему сдаётся теневая карта, можно объявить защитника, могут помочь чужие стражи. В конце фазы боя он не сбрасывается, а ложится на верх колоды столкновений.

quest-card-hill-troll = Холмовой тролль
quest-short-hill-troll = Ранения сверх очков жизни жертвы повышают вашу угрозу.
quest-text-hill-troll = Ранения от его атаки сверх оставшихся очков жизни персонажа, который их получает, повышают на столько же уровень угрозы атакованного игрока.

quest-card-goblin-sniper = Гоблин-стрелок
quest-short-goblin-sniper = В районе средоточия в конце боя: по 1 ранению персонажу каждого.
quest-text-goblin-sniper =
    Пока в районе средоточия есть другой враг, в том числе второй Гоблин-стрелок, его нельзя выбрать для добровольного столкновения.
    Спровоцированный эффект, когда фаза боя кончается, а он в районе средоточия: каждый игрок наносит 1 ранение своему персонажу по выбору.

quest-card-marsh-adder = Болотный Змей
quest-short-marsh-adder = Атакуя вас, повышает вашу угрозу на 1.
quest-text-marsh-adder = Спровоцированный эффект, когда он начинает атаку: уровень угрозы атакованного игрока растёт на 1.

quest-card-wargs = Варги
quest-short-wargs = Теневая карта без эффекта возвращает их назад.
quest-text-wargs =
    Спровоцированный эффект, после атаки, для которой им досталась хотя бы одна карта без теневого эффекта: они возвращаются в район средоточия. Отменённый эффект — тоже эффект.
    Теневой эффект: у атакующего врага +1 к нападению, а если защитника нет — +2.

quest-card-despair = Отчаяние
quest-short-despair = Открыто: −4 продвижения. Тень: защита не считается.
quest-text-despair =
    Внезапный эффект: с карты приключения, но не с локации, снимаются 4 жетона продвижения или все, сколько есть.
    Теневой эффект: защита защитника вместе с прибавками в этой атаке не считается. Если защитников несколько, защищающийся игрок называет одного.

quest-card-the-brown-lands = Бурые земли
quest-short-the-brown-lands = По прибытии: 1 продвижение, и они исследованы.
quest-text-the-brown-lands = Спровоцированный эффект, когда игроки прибыли сюда: 1 жетон продвижения на Бурые земли.

quest-card-the-east-bight = Восточная Излучина
quest-short-the-east-bight = Если игроки могут путешествовать, то только сюда.
quest-text-the-east-bight = Когда можно путешествовать и активной локации нет, игроки обязаны отправиться в Восточную Излучину, пока она в районе средоточия; если таких локаций несколько, выбирает первый игрок.

quest-card-dol-guldur-orcs = Дол Гулдурские Орки
quest-short-dol-guldur-orcs = Открыты: 2 ранения вовлечённому. Тень: +1 или +3 к нападению.
quest-text-dol-guldur-orcs =
    Внезапный эффект: первый игрок выбирает персонажа, вовлечённого в приключение, чьим бы он ни был; тот получает 2 ранения.
    Теневой эффект: у атакующего врага +1 к нападению, а если защитника нет — +3.

quest-card-chieftan-ufthak = Вождь Уфтак
quest-short-chieftan-ufthak = +2 к нападению за каждый ресурс на нём; атака добавляет 1.
quest-text-chieftan-ufthak =
    У него +2 к нападению за каждый жетон ресурса на нём.
    Спровоцированный эффект, после каждой его атаки: на него кладётся 1 жетон ресурса.

quest-card-dol-guldur-beastmaster = Повелитель Зверей из Дол Гулдура
quest-short-dol-guldur-beastmaster = Атакуя, получает ещё одну теневую карту.
quest-text-dol-guldur-beastmaster = Спровоцированный эффект, когда он начинает атаку: ему сдаётся ещё 1 теневая карта.

quest-card-driven-by-shadow = Гонимые Тенью
quest-short-driven-by-shadow = Открыта: всем в районе +1 к угрозе. Тень: потеря довесков.
quest-text-driven-by-shadow =
    Внезапный эффект: у врагов и локаций, которые в этот миг в районе средоточия, +1 к угрозе до конца фазы. Если там нет ни одной карты, у этой карты есть «Наплыв».
    Теневой эффект: один довесок на защитнике, под чьим бы управлением он ни был, сбрасывается по выбору защищающегося игрока. Если защитника нет, вместо этого сбрасываются все довески под управлением этого игрока.

quest-card-the-necromancers-reach = Длань Некроманта
quest-short-the-necromancers-reach = Открыта: каждому истощённому персонажу 1 ранение.
quest-text-the-necromancers-reach = Внезапный эффект: все истощённые персонажи всех игроков получают по 1 ранению.

quest-card-necromancers-pass = Перевал Некроманта
quest-short-necromancers-pass = Путешествие: первый игрок сбрасывает 2 случайные карты.
quest-text-necromancers-pass = Путешествие: сначала первый игрок сбрасывает из руки 2 карты наугад. Если у него их меньше, сюда отправиться нельзя.

quest-card-enchanted-stream = Зачаро­ванный Поток
quest-short-enchanted-stream = Пока активен: никто не берёт карт.
quest-text-enchanted-stream = Пока это активная локация, никто из игроков не может брать карты.

quest-card-forest-spider = Лесной Паук
quest-short-forest-spider = Столкнулся: +1 к нападению на раунд. Тень: потеря довеска.
quest-text-forest-spider =
    Спровоцированный эффект, когда он столкнулся с игроком любым способом: у него +1 к нападению до конца раунда. Несколько столкновений складываются.
    Теневой эффект: защищающийся игрок сбрасывает один довесок под своим управлением, по выбору.

quest-card-east-bight-patrol = Патруль Восточной Излучины
quest-short-east-bight-patrol = Тень: +1 к нападению; без защитника ещё угроза +3.
quest-text-east-bight-patrol = Теневой эффект: у атакующего врага +1 к нападению. Если защитника нет, уровень угрозы защищающегося игрока ещё и растёт на 3.

quest-card-black-forest-bats = Летучие мыши Чёрного леса
quest-short-black-forest-bats = Открыты: каждый выводит персонажа из приключения.
quest-text-black-forest-bats = Внезапный эффект: в порядке хода каждый игрок выбирает персонажа, вовлечённого в приключение, чьим бы он ни был; тот больше не вовлечён, но остаётся истощённым.

quest-card-old-forest-road = Старая лесная дорога
quest-short-old-forest-road = По прибытии первый игрок может подготовить персонажа.
quest-text-old-forest-road = Реакция на прибытие игроков: истощённый персонаж под управлением первого игрока подготавливается, если тот захочет.

quest-card-forest-gate = Лесные врата
quest-short-forest-gate = По прибытии первый игрок может взять 2 карты.
quest-text-forest-gate = Реакция на прибытие игроков: первый игрок, если захочет, берёт 2 карты.

quest-card-dungeon-jailor = Тюремщик подземелий
quest-short-dungeon-jailor = В районе средоточия при неудаче: цель уходит в колоду.
quest-text-dungeon-jailor = Спровоцированный эффект, когда поиски кончились неудачей, а он в районе средоточия: невзятая цель оттуда, с охраной или без, замешивается в колоду столкновений по выбору первого игрока. Её охранник остаётся.

quest-card-nazgul-of-dol-guldur = Назгул Дол Гулдура
quest-short-nazgul-of-dol-guldur = Приходит при спасении. После теневого эффекта — сброс персонажа.
quest-text-nazgul-of-dol-guldur =
    Довески на него играть нельзя.
    Спровоцированный эффект, когда пленник спасён: он переходит со своего места у колоды приключений в район средоточия, без открытия.
    Спровоцированный эффект, когда теневой эффект карты, сданной ему, исполнен и не был отменён: столкнувшийся с ним игрок сбрасывает персонажа под своим управлением, по выбору.

quest-card-cavern-guardian = Страж пещер
quest-short-cavern-guardian = Тень: сбросить довесок; без защитника — все.
quest-text-cavern-guardian = Теневой эффект: защищающийся игрок сбрасывает один довесок под своим управлением, по выбору, а если защитника нет — все. Цели среди них уходят в район средоточия.

quest-card-under-the-shadow = Под сенью Тени
quest-short-under-the-shadow = Открыта: угроза + число игроков. Тень: угроза + ваши враги.
quest-text-under-the-shadow =
    Внезапный эффект: до конца фазы общая угроза района средоточия больше на число игроков, оставшихся в игре.
    Теневой эффект: уровень угрозы защищающегося игрока растёт на число столкнувшихся с ним врагов.

quest-card-iron-shackles = Железные оковы
quest-short-iron-shackles = На колоде первого игрока: следующий добор пропадает.
quest-text-iron-shackles =
    Внезапный эффект: карта прикладывается к колоде первого игрока как довесок «Состояние»; картой этой колоды она не становится.
    Следующий добор из этой колоды, сколько бы карт в нём ни было, не происходит; вместо него сбрасываются Железные оковы.
    Теневой эффект: исполните внезапный эффект этой карты.

quest-card-endless-caverns = Бесконечные пещеры
quest-short-endless-caverns = Обречённый 1 и Наплыв, других свойств нет.
quest-text-endless-caverns = Обречённый 1 и Наплыв, других свойств нет.

quest-card-tower-gate = Врата башни
quest-short-tower-gate = По прибытии: каждый встречает Орка-стражника.
quest-text-tower-gate = Спровоцированный эффект, когда игроки прибыли сюда: каждый игрок, не глядя, кладёт верхнюю карту своей колоды перед собой лицом вниз. Она столкнулась с ним как Орк-стражник: враг с нападением 1, защитой 1 и 1 очком жизни. Если колода пуста, стражника нет.

quest-card-gandalfs-map = Карта Гэндальфа
quest-short-gandalfs-map = Взять: угроза +2. Её герой не атакует и не защищает.
quest-text-gandalfs-map =
    Действие любого игрока, пока она в районе средоточия без охраны: он поднимает свою угрозу на 2, берёт цель и прикладывает её к своему герою. Тогда она ещё и довесок. Откреплённая, сброшенная или оставшаяся без героя, она уходит в район средоточия, ничья и без охраны.
    Этот герой не может ни атаковать, ни защищать, но может вовлекаться в приключение.

quest-card-dungeon-torch = Факел подземелья
quest-short-dungeon-torch = Взять: угроза +2. В конце каждого раунда ещё +2.
quest-text-dungeon-torch =
    Действие любого игрока, пока он в районе средоточия без охраны: игрок поднимает свою угрозу на 2, берёт цель и прикладывает её к своему герою. Тогда она ещё и довесок. Откреплённая, сброшенная или оставшаяся без героя, она уходит в район средоточия, ничья и без охраны.
    Спровоцированный эффект, когда раунд кончается, а Факел приложен: уровень угрозы того, кто управляет героем, растёт на 2.

quest-card-shadow-key = Ключ Тени
quest-short-shadow-key = Взять: угроза +2. В конце каждого раунда герою 1 ранение.
quest-text-shadow-key =
    Действие любого игрока, пока он в районе средоточия без охраны: игрок поднимает свою угрозу на 2, берёт цель и прикладывает её к своему герою. Тогда она ещё и довесок. Откреплённая, сброшенная или оставшаяся без героя, она уходит в район средоточия, ничья и без охраны.
    Спровоцированный эффект, когда раунд кончается, а Ключ приложен: этот герой получает 1 ранение.

quest-card-misty-mountain-goblins = Гоблины Мглистых гор
quest-short-misty-mountain-goblins = После атаки −1 продвижение. Тень: −1 или −3.
quest-text-misty-mountain-goblins =
    Спровоцированный эффект, после каждой их атаки: с карты приключения, но не с локации, снимается 1 жетон продвижения.
    Теневой эффект: с карты приключения снимается 1 жетон продвижения, а если защитника нет — 3.

quest-card-massing-at-night = Сбор в ночи
quest-short-massing-at-night = Открыт: ещё по карте на игрока. Тень: столько же теневых карт.
quest-text-massing-at-night =
    Внезапный эффект: одна за другой открываются ещё карты столкновений, столько, сколько игроков осталось в игре.
    Теневой эффект: атакующему врагу сдаётся столько теневых карт, сколько игроков осталось в игре; они исполняются в этой же атаке.

quest-card-banks-of-the-anduin = Берега Андуина
quest-short-banks-of-the-anduin = Покидая игру, ложатся на верх колоды столкновений.
quest-text-banks-of-the-anduin = Спровоцированный эффект, когда они покидают игру: они ложатся на верх колоды столкновений, а не в сброс.

quest-card-gladden-fields = Ирисная Низина
quest-short-gladden-fields = Пока активна: угроза растёт ещё на 1 за раунд.
quest-text-gladden-fields = Спровоцированный эффект, пока это активная локация: в фазе передышки уровень угрозы каждого игрока растёт ещё на 1.

quest-card-eastern-crows = Восточные вороны
quest-short-eastern-crows = Побеждены: назад в колоду. Тень: +1 или +2 к нападению.
quest-text-eastern-crows =
    Спровоцированный эффект, когда они побеждены: они замешиваются в колоду столкновений.
    Теневой эффект: у атакующего врага +1 к нападению, а если угроза защищающегося игрока 35 или больше, то +2.

quest-card-evil-storm = Злая буря
quest-short-evil-storm = Открыта: у кого угроза 35 и выше, всем персонажам 1 ранение.
quest-text-evil-storm = Внезапный эффект: все персонажи каждого игрока, чей уровень угрозы 35 или больше, получают по 1 ранению.

quest-card-pursued-by-shadow = Преследу­емые Тенью
quest-short-pursued-by-shadow = Открыта: +1 угроза за каждого не в деле. Тень: потеря союзника.
quest-text-pursued-by-shadow =
    Внезапный эффект: уровень угрозы каждого игрока растёт на число его персонажей, не вовлечённых в приключение.
    Теневой эффект: истощённый союзник защищающегося игрока, по его выбору, уходит в руку владельца. Если такого нет, угроза игрока растёт на 3.

quest-card-treacherous-fog = Коварный туман
quest-short-treacherous-fog = Открыт: локациям +1 к угрозе; от 35 угрозы — сброс карты.
quest-text-treacherous-fog = Внезапный эффект: до конца фазы у каждой локации в районе средоточия, в том числе пришедшей позже, +1 к угрозе. Затем каждый игрок, чей уровень угрозы 35 или больше, сбрасывает карту из руки по своему выбору.

quest-card-orc-guard = Орк-стражник
quest-short-orc-guard = Карта игрока лицом вниз: враг 1, 1 и 1.
quest-text-orc-guard = Верхняя карта колоды игрока, не глядя положенная перед ним лицом вниз как столкнувшийся враг с нападением 1, защитой 1 и 1 очком жизни; угроза и вероятность столкновения 0, черт нет. Он получает теневые карты и атакует, как любой враг. Его лица не видит никто. Побеждённый или отправленный в район средоточия, он уходит в сброс владельца.

## Стадии

quest-card-flies-and-spiders = Мухи и пауки
    .b = Мухи и пауки
quest-short-flies-and-spiders = 8 продвижений.
quest-text-flies-and-spiders =
    Подготовка: один Лесной Паук и одна Старая лесная дорога переходят из колоды столкновений в район средоточия без открытия; колода перемешивается.
    Ничего особенного на этой стадии не происходит.

quest-card-a-fork-in-the-road = Развилка
    .b = Развилка
quest-short-a-fork-in-the-road = 2 продвижения; затем один из двух путей наугад.
quest-text-a-fork-in-the-road = Спровоцированный эффект, когда стадия пройдена: следующей наугад становится одна из двух стадий «Избранный путь»; другая удаляется из игры.

quest-card-a-chosen-path-dont-leave-the-path = Избранный путь
    .b = Не сходите с тропы!
quest-short-a-chosen-path-dont-leave-the-path = Каждый находит Паука. Победите Порождение Унголианты.
quest-text-a-chosen-path-dont-leave-the-path =
    Внезапный эффект: в порядке хода каждый игрок берёт из колоды столкновений или её сброса одну карту с чертой «Паук» по своему выбору и добавляет её в район средоточия без открытия; затем колода перемешивается.
    Игроки побеждают, когда Порождение Унголианты побеждено, пока эта стадия в игре. Продвижение не помогает.

quest-card-a-chosen-path-beorns-path = Избранный путь
    .b = Тропа Беорна
quest-short-a-chosen-path-beorns-path = 10 продвижений; не при Порождении Унголианты в игре.
quest-text-a-chosen-path-beorns-path = Пока Порождение Унголианты в игре, никакое продвижение не завершает стадию. Её завершение — победа игроков.

quest-card-the-necromancers-tower = Башня Некроманта
    .b = Башня Некроманта
quest-short-the-necromancers-tower = 9 продвижений и цель. Один герой в плену.
quest-text-the-necromancers-tower =
    Подготовка: Карта Гэндальфа, Факел подземелья и Ключ Тени берутся из колоды столкновений и открываются в районе средоточия; Назгул Дол Гулдура лежит лицом вверх у колоды приключений, вне игры. Колода перемешивается, затем для каждой цели открывается одна карта столкновения, её охрана.
    Внезапный эффект: один из всех героев в игре, наугад, переворачивается лицом вниз: он пленник. До спасения с ним ничего нельзя сделать.
    Все игроки вместе играют не больше 1 союзника за раунд.
    Чтобы пройти дальше, игрокам нужна хотя бы одна цель под управлением.

quest-card-through-the-caverns = Сквозь пещеры
    .b = Сквозь пещеры
quest-short-through-the-caverns = 15 продвижений, все цели и спасённый пленник.
quest-text-through-the-caverns =
    Реакция, когда продвижение легло на саму эту карту (решает первый игрок): пленник спасён. Герой переворачивается лицом вверх с 1 ранением и снова доступен.
    Все игроки вместе играют не больше 1 союзника за раунд.
    Чтобы пройти дальше, игрокам нужен спасённый пленник и все три цели под управлением.

quest-card-out-of-the-dungeons = Прочь из подземелий
    .b = Прочь из подземелий
quest-short-out-of-the-dungeons = 7 продвижений; не пока Назгул в игре.
quest-text-out-of-the-dungeons =
    Спровоцированный эффект, когда начинается каждая фаза приключений: каждый игрок, не глядя, кладёт верхнюю карту своей колоды перед собой лицом вниз как столкнувшегося Орка-стражника.
    Пока Назгул Дол Гулдура в игре, никакое продвижение не завершает стадию. Её завершение — победа игроков.

quest-card-to-the-river = К реке…
    .b = К реке…
quest-short-to-the-river = 8 продвижений; не пока Холмовой тролль в игре.
quest-text-to-the-river =
    Подготовка: в порядке хода каждый игрок открывает карту столкновения.
    Внезапный эффект: если Холмового тролля в игре нет, один берётся из колоды столкновений в район средоточия без открытия. Колода перемешивается в любом случае.
    Пока хотя бы один Холмовой тролль в игре, никакое продвижение не завершает стадию.

quest-card-anduin-passage = Плавание по Андуину
    .b = Плавание по Андуину
quest-short-anduin-passage = 16 продвижений; на карту больше, проверок столкновения нет.
quest-text-anduin-passage =
    В шаге инсценировки открывается на 1 карту больше.
    Проверок столкновения нет. Столкнуться с врагом по своей воле игроки могут.

quest-card-ambush-on-the-shore = Засада на берегу
    .b = Засада на берегу
quest-short-ambush-on-the-shore = 2 карты на игрока, инсценировок больше нет. Нет врагов — победа.
quest-text-ambush-on-the-shore =
    Внезапный эффект: одна за другой открываются по 2 карты столкновений на каждого игрока, оставшегося в игре.
    С этого времени шага инсценировки нет.
    Игра выиграна в тот миг, когда в игре не остаётся врагов.
