# Охота за Кольцом.

## Имена

hunt-nazgul-blue = синий назгул
    .acc = синего назгула
    .nom = Синий назгул
hunt-nazgul-green = зелёный назгул
    .acc = зелёного назгула
    .nom = Зелёный назгул
hunt-nazgul-red = красный назгул
    .acc = красного назгула
    .nom = Красный назгул
hunt-nazgul-purple = фиолетовый назгул
    .acc = фиолетового назгула
    .nom = Фиолетовый назгул
hunt-nazgul-witch-king = Король-чародей
    .acc = Короля-чародея
    .nom = Король-чародей
hunt-face-ring = «Кольцо»
hunt-face-sword = «Меч»
hunt-face-sorcery = «Колдовство»
hunt-face-shadow = «Тень»
hunt-face-morgul-ring = «Моргульское Кольцо»
hunt-face-pursuit = «Погоня»
hunt-face-morgul-shadow = «Моргульская тень»
hunt-companion-frodo = Фродо
    .acc = Фродо
hunt-companion-sam = Сэм
    .acc = Сэма
hunt-companion-pippin = Пиппин
    .acc = Пиппина
hunt-companion-merry = Мерри
    .acc = Мерри
hunt-companion-strider = Странник
    .acc = Странника
hunt-phase-first-day = Первая фаза дня
    .inside = первая фаза дня
hunt-phase-second-day = Вторая фаза дня
    .inside = вторая фаза дня
hunt-phase-night = Фаза ночи
    .inside = фаза ночи
hunt-question-search = Поиск
hunt-question-hunt = Охота
hunt-question-perception = Чутьё
hunt-question-exact-perception = Точное чутьё
hunt-answer-yes = Да
    .nom = да
hunt-answer-no = Нет
    .nom = нет
hunt-who-nobody = никого
    .sensed = никого не чуют
hunt-who-frodo = Фродо
    .sensed = чуют Фродо
hunt-who-gandalf = Гэндальф
    .sensed = чуют Гэндальфа
hunt-who-both = Фродо и Гэндальф
    .sensed = чуют Фродо и Гэндальфа
hunt-side-eye = стороной с Оком вверх
hunt-side-sword = стороной с Мечом вверх
hunt-token-1 = 1
    .nom = 1
hunt-token-2 = 2
    .nom = 2
hunt-token-3 = 3
    .nom = 3
hunt-token-eye = Око
    .nom = Око
hunt-token-red-4 = особый жетон 4
    .nom = особый жетон 4
hunt-token-red-eye = особое Око
    .nom = особое Око
hunt-effect-no-road-bonus = назгулы не получают преимущества на дорогах
hunt-effect-no-free-hunt = Око не даёт свободной охоты
hunt-effect-no-reactions = нельзя играть карты «вне хода»
hunt-aid-crown-1 = корона 1
hunt-aid-crown-2 = корона 2
hunt-aid-crown-3 = корона 3
hunt-aid-ring = кольцо
hunt-aid-one-gem = один камень
hunt-aid-two-gems = два камня
hunt-way-a = а
hunt-way-b = б
hunt-use-perceive-zone = Чутьё в этой зоне
    .nom = чутьё в этой зоне
hunt-use-perceive-section = Чутьё в этой секции
    .nom = чутьё в этой секции
hunt-use-hunt = Охота здесь
    .nom = охота здесь
hunt-use-remove-ally = Убрать соседний жетон союзника
    .nom = убрать соседний жетон союзника
hunt-use-draw-sorcery = Взять карту колдовства
    .nom = взять карту колдовства
hunt-use-play-sorcery = Сыграть карту колдовства
    .nom = сыграть карту колдовства
hunt-use-ability-1 = Способность 1: один шаг
    .nom = способность 1, один шаг
hunt-use-ability-2-hunt = Способность 2: охота здесь
    .nom = способность 2, охота здесь
hunt-use-ability-2-zone = Способность 2: чутьё в этой зоне
    .nom = способность 2, чутьё в этой зоне
hunt-use-ability-2-section = Способность 2: чутьё в этой секции
    .nom = способность 2, чутьё в этой секции
hunt-use-ability-3 = Способность 3: шаг и поиск
    .nom = способность 3, шаг и поиск
hunt-use-ability-4 = Способность 4: до двух шагов
    .nom = способность 4, до двух шагов
hunt-use-exact-zone = Точное чутьё в этой зоне
    .nom = точное чутьё в этой зоне
hunt-use-exact-section = Точное чутьё в этой секции
    .nom = точное чутьё в этой секции
hunt-use-pursue = Погоня: каждый назгул на шаг
    .nom = погоня, каждый назгул на шаг
hunt-side-name-shadow = Тьма
hunt-side-name-free = Свободные народы
hunt-earned-token-free-draw = Взять карту события
    .nom = взять карту события
hunt-earned-token-free-politics = Продвинуть народ по шкале политики
    .nom = продвинуть народ по шкале политики
hunt-earned-token-shadow-move = Переместить назгулов и прислужников
    .nom = переместить назгулов и прислужников
hunt-earned-token-shadow-politics = Продвинуть народ Тьмы по шкале политики
    .nom = продвинуть народ Тьмы по шкале политики

## Карты: атрибут `text` говорит, что карта делает, `a` и `b` — что делает каждый из двух вариантов, `before` — что нужно обоим

hunt-card-tom-bombadil = Том Бомбадил
    .text = а: { hunt-card-tom-bombadil.a } б: { hunt-card-tom-bombadil.b }
    .a = днём дополнительное перемещение.
    .b = ночью Фродо идёт без роста влияния.
hunt-card-a-conspiracy-unmasked = Раскрытый заговор
    .text = а: { hunt-card-a-conspiracy-unmasked.a } б: { hunt-card-a-conspiracy-unmasked.b }
    .a = присоединяется Мерри.
    .b = если он уже с вами, возьмите жетон Братства.
hunt-card-five-ponies = Пять пони
    .text = Днём дополнительное перемещение, отмечается точкой.
hunt-card-a-short-cut-to-mushrooms = Напрямик по грибы
    .text = До перемещения: в следующем перемещении считается на одну точку больше.
hunt-card-bilbos-walking-song = Дорожная песня Бильбо
    .text = а: { hunt-card-bilbos-walking-song.a } б: { hunt-card-bilbos-walking-song.b }
    .a = днём, в глуши, дополнительное перемещение.
    .b = возьмите жетон Братства.
hunt-card-farmer-maggot = Фермер Мэггот
    .text = а: { hunt-card-farmer-maggot.a } б: { hunt-card-farmer-maggot.b }
    .a = жетон союзника в II-C, II-D или III-B.
    .b = отгоните назгула секции II не дальше чем на два шага.
hunt-card-the-bounders = Пограничники
    .text = Поставьте до двух жетонов союзников у дорог в секциях I и II.
hunt-card-shirriffs-of-the-eastfarthing = Шерифы Восточной чети
    .text = а: { hunt-card-shirriffs-of-the-eastfarthing.a } б: { hunt-card-shirriffs-of-the-eastfarthing.b }
    .a = жетон союзника в секции II.
    .b = передвиньте до трёх жетонов союзников.
hunt-card-the-master-of-brandy-hall = Хозяин Брендихолла
    .text = а: { hunt-card-the-master-of-brandy-hall.a } б: { hunt-card-the-master-of-brandy-hall.b }
    .a = жетон союзника в секции III.
    .b = передвиньте один жетон союзника и возьмите карту.
hunt-card-rangers-at-sarn-ford = Следопыты у Сарн-Форда
    .text = а: { hunt-card-rangers-at-sarn-ford.a } б: { hunt-card-rangers-at-sarn-ford.b }
    .a = отгоните назгула не дальше чем на три шага.
    .b = отгоните двух назгулов, каждого на шаг.
hunt-card-the-horn-call-of-buckland = Рог Бэкланда
    .text = Выберите секцию: отгоните там каждого назгула на шаг.
hunt-card-the-wandering-company = Странствующий отряд
    .text = Ночью выберите зону: отгоните там двух назгулов, каждого не дальше чем на два шага.
hunt-card-grip-fang-and-wolf = Хват, Клык и Волк
    .text = Вне хода: отмените поиск и отгоните этого назгула на шаг.
hunt-card-the-gaffer = Старик Гэмджи
    .text = Вне хода: отмените поиск или охоту в местности союзников.
hunt-card-fatty-bolger = Толстяк Болджер
    .text = Вне хода: отмените охоту.
hunt-card-a-elbereth-gilthoniel = А Элберет Гилтониэль
    .text = Вне хода: отмените чутьё.
hunt-card-lobelias-sharp-tongue = Острый язык Лобелии
    .text = { hunt-card-lobelias-sharp-tongue.before } а: { hunt-card-lobelias-sharp-tongue.a } б: { hunt-card-lobelias-sharp-tongue.b }
    .before = Вне хода:
    .a = отмените чутьё в зоне.
    .b = отмените карту колдовства.
hunt-card-gildor-inglorion = Гилдор Инглорион
    .text = { hunt-card-gildor-inglorion.before } а: { hunt-card-gildor-inglorion.a } б: { hunt-card-gildor-inglorion.b }
    .before = Ночью:
    .a = влияние снижается на 1.
    .b = верните в руку карту «вне хода».
hunt-card-the-green-dragon = Зелёный дракон
    .text = Возьмите две карты союзников.
hunt-card-the-road-goes-ever-on = Дорога вдаль и вдаль ведёт
    .text = Возьмите два жетона Братства.
hunt-card-goldberrys-washing-day = Стирка Голдберри
    .text = а: { hunt-card-goldberrys-washing-day.a } б: { hunt-card-goldberrys-washing-day.b }
    .a = в этой фазе назгулы не получают преимущества на дорогах.
    .b = один назгул не двигается до конца фазы.
hunt-card-mr-underhill = Мистер Андерхилл
    .text = а: { hunt-card-mr-underhill.a } б: { hunt-card-mr-underhill.b }
    .a = тайно переверните жетон информации.
    .b = сбросьте кубик из запаса.
hunt-card-bill-the-pony = Пони Билл
    .text = а: { hunt-card-bill-the-pony.a } б: { hunt-card-bill-the-pony.b }
    .a = днём ещё один шаг.
    .b = ночью шаг без роста влияния.
hunt-card-striders-paths = Тропы Странника
    .text = а: { hunt-card-striders-paths.a } б: { hunt-card-striders-paths.b }
    .a = днём, на точке, ещё один шаг.
    .b = возьмите карту союзника.
hunt-card-asfaloth = Асфалот
    .text = { hunt-card-asfaloth.before } а: { hunt-card-asfaloth.a } б: { hunt-card-asfaloth.b }
    .before = С шага 10:
    .a = днём ещё один шаг.
    .b = ночью шаг без роста влияния и без Ока.
hunt-card-rangers-of-the-north = Следопыты Севера
    .text = Поставьте до двух жетонов союзников в секциях IV и V.
hunt-card-the-elf-stone = Эльфийский камень
    .text = а: { hunt-card-the-elf-stone.a } б: { hunt-card-the-elf-stone.b }
    .a = жетон союзника у дороги.
    .b = уберите жетон следов.
hunt-card-elladan-and-elrohir = Элладан и Элрохир
    .text = а: { hunt-card-elladan-and-elrohir.a } б: { hunt-card-elladan-and-elrohir.b }
    .a = жетон союзника в секции VI.
    .b = передвиньте до двух жетонов союзников.
hunt-card-barliman-butterbur = Барлиман Баттербур
    .text = а: { hunt-card-barliman-butterbur.a } б: { hunt-card-barliman-butterbur.b }
    .a = жетон союзника в секции IV или V.
    .b = возьмите жетон Братства.
hunt-card-glorfindel = Глорфиндел
    .text = Отгоните до двух назгулов секций V и VI, каждого не дальше чем на два шага.
hunt-card-lightning-on-weathertop = Молнии над Заветерью
    .text = { hunt-card-lightning-on-weathertop.before } а: { hunt-card-lightning-on-weathertop.a } б: { hunt-card-lightning-on-weathertop.b }
    .before = Пока Гэндальф скрыт:
    .a = выберите зону и отгоните там двух назгулов, каждого не дальше чем на два шага.
    .b = сбросьте кубик.
hunt-card-the-flood-of-bruinen = Разлив Бруинена
    .text = а: { hunt-card-the-flood-of-bruinen.a } б: { hunt-card-the-flood-of-bruinen.b }
    .a = отгоните каждого назгула секции VI на шаг.
    .b = один назгул не двигается до конца фазы.
hunt-card-bolsters-in-the-beds = Валики в постелях
    .text = Вне хода: отмените охоту.
hunt-card-covered-tracks = Заметённые следы
    .text = Вне хода: отмените поиск; можно убрать жетон следов.
hunt-card-bob-and-the-ponies = Боб и пони
    .text = Вне хода: отмените поиск и отгоните этого назгула на шаг.
hunt-card-radagasts-birds = Птицы Радагаста
    .text = Вне хода: отмените чутьё.
hunt-card-gwaihir-the-windlord = Гваихир, Повелитель Ветров
    .text = { hunt-card-gwaihir-the-windlord.before } а: { hunt-card-gwaihir-the-windlord.a } б: { hunt-card-gwaihir-the-windlord.b }
    .before = Вне хода:
    .a = отмените чутьё.
    .b = отмените карту колдовства.
hunt-card-athelas = Ацелас
    .text = Влияние снижается на 1, в ночь отдыха на 2.
hunt-card-cordial-of-imladris = Напиток Имладриса
    .text = а: { hunt-card-cordial-of-imladris.a } б: { hunt-card-cordial-of-imladris.b }
    .a = влияние снижается на 1.
    .b = возьмите жетон Братства.
hunt-card-the-fall-of-gil-galad = Гибель Гил-галада
    .text = Возьмите два жетона Братства.
hunt-card-the-troll-hoard = Клад троллей
    .text = Возьмите две карты союзников.
hunt-card-fire-in-the-night = Огонь в ночи
    .text = а: { hunt-card-fire-in-the-night.a } б: { hunt-card-fire-in-the-night.b }
    .a = ночью Око не даёт свободной охоты в этой фазе.
    .b = один назгул не двигается до конца фазы.
hunt-card-shadowfax = Светозар
    .text = Пока Гэндальф скрыт: он перемещается ещё раз.
hunt-card-gandalfs-mark = Знак Гэндальфа
    .text = а: { hunt-card-gandalfs-mark.a } б: { hunt-card-gandalfs-mark.b }
    .a = возьмите жетон деяния.
    .b = сбросьте кубик из запаса.
hunt-card-leader-of-the-nine = Предводитель Девяти
    .text = а: { hunt-card-leader-of-the-nine.a } б: { hunt-card-leader-of-the-nine.b }
    .a = чутьё в вашей секции.
    .b = во второй части Король-чародей заменяет активного назгула.
hunt-card-fear-of-the-undead = Страх перед нежитью
    .text = Лежит рядом со шкалой влияния и считается Оком.
hunt-card-the-black-breath = Чёрное дыхание
    .text = Особый жетон 4 попадает в запас охоты.
hunt-card-the-morgul-knife = Моргульский клинок
    .text = Особое Око попадает в запас охоты.
hunt-card-crebain-from-dunland = Кребайны из Дунланда
    .text = Чутьё в любой зоне.
hunt-card-the-lidless-gaze = Взгляд без век
    .text = Чутьё в любой секции.
hunt-card-scent-on-the-wind = Запах на ветру
    .text = В глуши ли Фродо? Затем чутьё в вашей зоне или секции.
hunt-card-bill-ferny = Билл Ферни
    .text = Поиск в любой местности.
hunt-card-questions-at-the-door = Расспросы у порога
    .text = Поиск в одной или двух соединённых местностях.
hunt-card-keen-noses = Острое чутьё
    .text = Охота в местности не дальше двух шагов.
hunt-card-command-of-the-captain = Приказ предводителя
    .text = Охота там, где стоит другой назгул.
hunt-card-black-horses = Чёрные кони
    .text = Проскачите до трёх шагов; затем можно искать.
hunt-card-ride-through-the-dark = Скачка во тьме
    .text = { hunt-card-ride-through-the-dark.before } а: { hunt-card-ride-through-the-dark.a } б: { hunt-card-ride-through-the-dark.b }
    .before = Проскачите до двух шагов; затем
    .a = днём поиск.
    .b = ночью охота.
hunt-card-cry-of-the-nazgul = Крик назгула
    .text = Хранитель Кольца сбрасывает случайную карту союзника.
hunt-card-dread = Ужас
    .text = Хранитель Кольца теряет карту союзника или жетон Братства; иначе влияние +1.
hunt-card-the-ring-calls = Зов Кольца
    .text = Фродо в вашей секции? Если да, влияние +1.
hunt-card-the-trail-is-fresh = Свежий след
    .text = На жетоне следов: влияние +1.
hunt-card-gathering-of-the-nine = Сбор Девяти
    .text = Каждый назгул может сделать шаг.
hunt-card-the-will-of-sauron = Воля Саурона
    .text = Потраченный кубик возвращается с символом на ваш выбор.
hunt-card-mist-on-the-downs = Туман над курганами
    .text = В этой фазе нельзя играть карты «вне хода».
hunt-card-fire-at-crickhollow = Пожар в Крикхоллоу
    .text = а: { hunt-card-fire-at-crickhollow.a } б: { hunt-card-fire-at-crickhollow.b }
    .a = уберите до двух жетонов союзников в вашей секции.
    .b = возьмите две карты колдовства.
hunt-card-merry = Мерри
    .text = За жетон Братства: передвиньте жетон союзника или поставьте новый в местность союзников.

## Вопросы

hunt-ask-give-information = Отдайте Призракам Кольца жетон информации.
    .help = Лучше тот, что в стороне от вашей дороги: с каждым жетоном Всадники могут больше.
    .other = { $asked } отдаёт Призракам Кольца жетон информации.
hunt-ask-propose = Предложите, как разделить назгулов, или предоставьте это другим.
    .other = { $asked } решает, предложить ли раздел назгулов.
hunt-ask-agree = Вы согласны: синий — { $blue }, зелёный — { $green }, красный — { $red }, фиолетовый — { $purple }?
    .other = { $asked } принимает или нет: синий — { $blue }, зелёный — { $green }, красный — { $red }, фиолетовый — { $purple }.
hunt-ask-order = В каком порядке действуют ваши назгулы?
    .other = { $asked } решает, в каком порядке действуют назгулы.
hunt-ask-place = Где начинает { $rider }?
    .other = { $asked } решает, где начинает { $rider }.
hunt-ask-frodo = Фродо собирается с духом: взять жетон из запаса Братства?
    .other = { $asked } решает, взять ли жетон из запаса Братства.
hunt-ask-ring-bearer = Переместите Фродо; карты и спутники — по желанию.
    .help = Выберите светящееся место на карте или запишите точку: шаг без названия места.
    .other = { $asked } перемещает Фродо.
hunt-ask-ring-bearer-night = Ночь: Фродо идёт дальше или отдыхает?
    .help = Отдых ничего не стоит. Движение стоит 1 влияния, и этой ночью Всадники охотятся без кубиков.
    .other = { $asked } решает, идёт ли Фродо дальше этой ночью.
hunt-ask-ring-bearer-over = Что-нибудь ещё, прежде чем закончить ход?
    .other = { $asked } заканчивает ход или делает что-то ещё.
hunt-ask-ring-bearer-2 = Гэндальф должен переместиться, остальное — по желанию.
    .help = Выберите светящееся место на карте: куда он идёт, не видит никто.
    .other = { $asked } перемещает Гэндальфа.
hunt-ask-night-step = Ночь: Фродо делает шаг или отдыхает?
    .other = { $asked } решает, делает ли Фродо шаг этой ночью.
hunt-ask-note = Куда идёт Фродо?
    .other = { $asked } записывает, куда идёт Фродо.
hunt-ask-discard-ally = Слишком много карт союзников: сбросьте одну.
    .other = { $asked } сбрасывает карту союзника.
hunt-ask-discard-sorcery = Слишком много карт колдовства: сбросьте одну.
    .other = { $asked } сбрасывает карту колдовства.
hunt-ask-which-ally = Можно передвинуть { $n ->
        [one] ещё { $n } жетон союзника.
        [few] ещё { $n } жетона союзников.
        [many] ещё { $n } жетонов союзников.
       *[other] ещё { $n } жетона союзников.
    }
    .other = { $asked } может передвинуть жетоны союзников, ещё { $n }.
hunt-ask-ally-goes = Куда переходит жетон союзника из местности { $place }?
    .other = { $asked } двигает жетон союзника из местности { $place }.
hunt-ask-which-rider = Можно передвинуть { $n ->
        [one] ещё { $n } назгула.
        [few] ещё { $n } назгулов.
        [many] ещё { $n } назгулов.
       *[other] ещё { $n } назгулов.
    }
    .other = { $asked } может передвинуть назгулов, ещё { $n }.
hunt-ask-drive-to = Куда отогнать { $rider_acc }? Не дальше чем на { $n ->
        [one] { $n } шаг.
        [few] { $n } шага.
        [many] { $n } шагов.
       *[other] { $n } шага.
    }
    .other = { $asked } отгоняет { $rider_acc }, шагов не больше { $n }.
hunt-ask-ride = Куда скачет { $rider }? Не дальше чем на { $n ->
        [one] { $n } шаг.
        [few] { $n } шага.
        [many] { $n } шагов.
       *[other] { $n } шага.
    }
    .other = { $asked } решает, куда скачет { $rider }, шагов не больше { $n }.
hunt-ask-nazgul = { $rider_nom } может переместиться и действовать.
    .other = { $asked } ведёт назгула: { $rider }.
hunt-ask-pay = Каким кубиком заплатить? ({ $use_nom })
    .other = { $asked } выбирает, каким кубиком заплатить ({ $use_nom }).
hunt-ask-sorcery = Какую карту колдовства вы играете?
    .other = { $asked } играет карту колдовства.
hunt-ask-strike-ally = Какой жетон союзника убрать?
    .other = { $asked } убирает жетон союзника.
hunt-ask-react = { $question }: { $place }. Ответите картой?
    .other = { $asked } решает, ответить ли картой: { $question }, { $place }.
hunt-ask-react-sorcery = Сыграна карта «{ $card }». Ответите картой?
    .other = { $asked } решает, ответить ли картой на «{ $card }».
hunt-ask-strider = Предстоит вытянуть { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }. Пусть Странник избавит вас от одного?
    .other = { $asked } решает, избавит ли Странник от жетона (тянуть: { $n }).
hunt-ask-cancel-token = Перевернуть карту спутника, чтобы отменить жетон?
    .other = { $asked } решает, перевернуть ли карту спутника ради отмены жетона.
hunt-ask-escape = Фродо ускользает: куда? Или он остаётся на месте?
    .help = Выберите светящееся место на карте: куда он уходит, не видит никто.
    .other = { $asked } решает, куда ускользает Фродо.
hunt-ask-pippin = Пиппин: взять две карты союзников и оставить одну?
    .other = { $asked } решает, брать ли с Пиппином две карты союзников.
hunt-ask-keep-one = Какую карту оставить?
    .other = { $asked } выбирает, какую карту оставить.
hunt-ask-journey = Какую карту путешествия оставить?
    .help = Наведите на карту, чтобы увидеть её путь. Длинный путь требует больше шагов, но и предел влияния выше.
    .other = { $asked } выбирает, какую карту путешествия оставить.
hunt-ask-gandalf-starts = Где начинает Гэндальф?
    .other = { $asked } решает, где начинает Гэндальф.
hunt-ask-gandalf = Куда идёт Гэндальф?
    .other = { $asked } решает, куда идёт Гэндальф.
hunt-ask-reappear = Где снова появится Гэндальф?
    .other = { $asked } решает, где снова появится Гэндальф.
hunt-ask-discard-die = Какой кубик сбросить?
    .other = { $asked } сбрасывает кубик.
hunt-ask-direction = Сменить направление или держаться прежнего пути?
    .other = { $asked } решает, менять ли направление.
hunt-ask-strider-leads = Перевернуть карту Странника, чтобы взять две карты путешествия и оставить одну?
    .other = { $asked } решает, перевернуть ли карту Странника ради двух карт путешествия.
hunt-ask-redistribute = Перераспределить карты колдовства между Призраками Кольца?
    .other = { $asked } решает, перераспределить ли карты колдовства.
hunt-ask-deal = Кому достанется карта «{ $card }»?
    .other = { $asked } решает, кому достанется карта «{ $card }».
hunt-ask-agree-deal = Вы согласны с таким распределением карт?
    .other = { $asked } принимает или нет такое распределение карт.
hunt-ask-witch-king = Какого назгула заменит Король-чародей?
    .other = { $asked } решает, какого назгула заменит Король-чародей.
hunt-ask-which-aid = Какой вспомогательный жетон?
    .other = { $asked } выбирает вспомогательный жетон.
hunt-ask-aid-goes = Куда его положить?
    .other = { $asked } решает, куда положить вспомогательный жетон.
hunt-ask-aid-elsewhere = Куда положить вспомогательный жетон: точка, выход, шкала пути?
    .other = { $asked } решает, куда перейдёт вспомогательный жетон.
hunt-ask-dread = Ужас: потерять карту или жетон Братства?
    .other = { $asked } теряет от Ужаса карту или жетон Братства.
hunt-ask-token = Какой жетон взять в «Войну Кольца»?
    .other = { $asked } берёт жетон в «Войну Кольца».
hunt-ask-aim-ally = { $card }: какой жетон союзника?
    .other = { $asked } выбирает жетон союзника: «{ $card }».
hunt-ask-aim-area = { $card }: какая зона или секция?
    .other = { $asked } выбирает зону или секцию: «{ $card }».
hunt-ask-aim-card = { $card }: какая карта?
    .other = { $asked } выбирает карту: «{ $card }».
hunt-ask-aim-die = { $card }: какой кубик?
    .other = { $asked } выбирает кубик: «{ $card }».
hunt-ask-aim-face = { $card }: какой символ выбрать?
    .other = { $asked } выбирает символ на кубике: «{ $card }».
hunt-ask-aim-hunt = { $card }: где охотиться?
    .other = { $asked } решает, где охотиться: «{ $card }».
hunt-ask-aim-information = { $card }: какой жетон информации скрыть?
    .other = { $asked } скрывает жетон информации: «{ $card }».
hunt-ask-aim-place-ally = { $card }: где поставить жетон союзника?
    .other = { $asked } ставит жетон союзника: «{ $card }».
hunt-ask-aim-rider = { $card }: какой назгул?
    .other = { $asked } выбирает назгула: «{ $card }».
hunt-ask-aim-search = { $card }: где искать?
    .other = { $asked } решает, где искать: «{ $card }».
hunt-ask-aim-tracks = { $card }: какой жетон следов убрать?
    .other = { $asked } убирает жетон следов: «{ $card }».

## Ответы

hunt-option-aid = Положить или взять вспомогательный жетон
hunt-option-take-back = Вернуть в запас
hunt-option-note-dot = Отметить точку
hunt-option-note-place = Отметить { $place }
hunt-option-note-exit = Уйти через выход { $place }
hunt-option-rest = Отдыхать
hunt-option-end = Закончить ход
hunt-option-buy = Потратить жетон Братства на карту союзника
hunt-option-merry-move = Мерри: передвинуть жетон союзника
hunt-option-merry-place = Мерри: поставить жетон союзника
hunt-option-frodo = Фродо спешит: перевернуть его карту
hunt-option-sam = Сэм: идти ночью без роста влияния
hunt-option-step = Сделать шаг, влияние +1
hunt-option-reveal = Гэндальф раскрывается
hunt-option-deed = Совершить деяние
hunt-option-rivendell = Объявить, что Гэндальф в Ривенделле
hunt-option-gandalf = Гэндальф: { $place }
hunt-option-play = Сыграть карту «{ $card }» ({ $way })
hunt-option-play-only = Сыграть карту «{ $card }»
hunt-option-discard = Сбросить карту «{ $card }»
hunt-option-keep = Оставить карту «{ $card }»
hunt-option-draw-one = Взять одну карту
hunt-option-pippin = Взять две, оставить одну
hunt-option-pass = Пас
hunt-option-enough = Достаточно
hunt-option-aim = { $target }
hunt-option-ally-token = Жетон: { $place }
hunt-option-to = В { $place }
hunt-option-to-step = На деление { $step } шкалы пути
hunt-option-elsewhere = В другое место: точка, выход, шкала пути
hunt-option-rider = { $rider_nom }
hunt-option-ride = Скакать в { $place }
hunt-option-stay = Остаться
hunt-option-search = Искать в местности { $place }
hunt-option-free-hunt = Охотиться в местности { $place } без кубика
hunt-option-pay = { $face }
hunt-option-pay-witch-king = Кубик Короля-чародея ({ $face })
hunt-option-die = { $face }
hunt-option-strider = Потратить жетон Братства: тянуть на один меньше
hunt-option-strider-leads = Перевернуть карту Странника
hunt-option-flip = Перевернуть { $companion_acc }: отменить жетон ({ $token })
hunt-option-flip-nobody = Не переворачивать
hunt-option-escape-stay = Остаться: зачеркнуть ячейку
hunt-option-change = Сменить направление
hunt-option-keep-direction = Оставить карту путешествия
hunt-option-journey = { $card }
hunt-option-give = Отдать жетон местности { $place }
hunt-option-no-proposal = Без предложения
hunt-option-propose = Синий — { $blue }, зелёный — { $green }, красный — { $red }, фиолетовый — { $purple }
hunt-option-agree = Согласиться
hunt-option-refuse = Отказаться
hunt-option-order = { $riders }
hunt-option-place = Начать в местности { $place }
hunt-option-deal = { $player }
hunt-option-frodo-hope = Взять жетон
hunt-option-return-token = Вернуть жетон Братства

## Почему нельзя?

hunt-why-dots-counted = Точки считаются, а не указываются: отметьте просто точку.
hunt-why-not-connected = Не соединено с последним местоположением Фродо: { $place }.
hunt-why-bought = За ход можно купить одну карту союзника.
hunt-why-no-fellowship = На карте нет ни одного жетона Братства.
hunt-why-no-rest = Днём Фродо должен идти.
hunt-why-not-moved = Сначала Фродо должен переместиться или отдохнуть.
hunt-why-moved-already = В этом ходу Фродо уже переместился.
hunt-why-acted = Этот назгул уже действовал.
hunt-why-moved = Этот назгул уже переместился.
hunt-why-on-dot = Этот назгул стоит на точке, а нужна местность.
hunt-why-no-eye = Для свободной охоты нужны ночь и Око.
hunt-why-witch-king-search = У Короля-чародея нет свободного поиска.
hunt-why-start = Местность { $place } может быть началом пути Фродо: искать там нельзя.
hunt-why-tracks = В местности { $place } уже лежит жетон следов.
hunt-why-held = Этот назгул не может двигаться до конца фазы.
hunt-why-exit = Назгулы никогда не заходят на выходы.
hunt-why-blocked = Местность { $place } под защитой.
hunt-why-too-far = Слишком далеко: { $place }.
hunt-why-gandalf-first = Сначала должен переместиться Гэндальф.
hunt-why-no-reveal = Гэндальф раскрывается сразу после перемещения к назгулу, за жетон Братства.
hunt-why-gandalf-way = Не соединено с местоположением Гэндальфа: { $place }.
hunt-why-dots = Сначала отметьте { $dots ->
        [one] { $dots } точку
        [few] { $dots } точки
        [many] { $dots } точек
       *[other] { $dots } точки
    }: { $place }.

## Что произошло

hunt-aid-laid = Вспомогательный жетон ({ $token }): { $place }.
hunt-aid-on-track = Вспомогательный жетон ({ $token }): деление { $step } шкалы пути.
hunt-aid-taken = Вспомогательный жетон ({ $token }) убран.
hunt-part-began = Начинается часть { $part }.
hunt-day-began = Сутки { $day }.
hunt-phase-began = { $phase }.
hunt-start-drawn = Фродо выходит из местности { $place }.
hunt-info-drawn = У вас жетоны информации: { $places }.
hunt-info-given = Хранитель Кольца отдаёт жетон информации: { $place }.
hunt-proposed = { $player } предлагает: синий — { $blue }, зелёный — { $green }, красный — { $red }, фиолетовый — { $purple }.
hunt-voted = { $player }: «{ $answer_nom }».
hunt-divided = { $player } ведёт { $rider_acc }.
hunt-ordered = { $player } выбирает порядок: { $riders }.
hunt-leads = Ведущий игрок: { $player }.
hunt-placed = { $rider_nom } начинает в местности { $place }.
hunt-rolled = На кубиках: { $faces }.
hunt-frodo-moved = Фродо идёт дальше: шаг { $step }.
hunt-noted = Вы отметили { $place }.
hunt-rested = Фродо отдыхает.
hunt-influence-rose = Влияние выросло на { $n }, теперь { $now }.
hunt-influence-fell = Влияние снизилось на { $n }, теперь { $now }.
hunt-spent-fellowship = Потрачен жетон Братства ({ $companion }).
hunt-bought = Жетон Братства потрачен на карту союзника.
hunt-drew-ally = Вы взяли карту «{ $cards }».
hunt-drew-ally-veiled = Хранитель Кольца берёт карту союзника.
hunt-discarded-ally = Хранитель Кольца сбрасывает карту «{ $card }».
hunt-played-ally = Хранитель Кольца играет карту «{ $card }» ({ $way }).
hunt-played-ally-only = Хранитель Кольца играет карту «{ $card }».
hunt-turned-over = Жетон информации перевёрнут: { $place }.
hunt-hid-info = Хранитель Кольца скрывает информацию.
hunt-flipped = Карта перевёрнута: { $companion }.
hunt-joined = Присоединяется { $companion }.
hunt-lost-fellowship = Жетон Братства потерян навсегда, осталось: { $left }.
hunt-lost-to-dread = Жетон Братства возвращён, на карте осталось: { $left }.
hunt-ally-placed = В местности { $place } встают союзники.
hunt-ally-moved = Союзники переходят из местности { $place } в местность { $to }.
hunt-ally-removed = В местности { $place } больше нет союзников.
hunt-driven = { $rider_nom } отступает в { $place }.
hunt-held = { $rider_nom } не может двигаться до конца фазы.
hunt-die-discarded = Кубик сброшен: { $face }.
hunt-tracks-removed = Следы в местности { $place } исчезли.
hunt-took-back = Хранитель Кольца возвращает в руку карту «{ $card }».
hunt-lasts = До конца фазы { $effect }.
hunt-in-the-wild = Фродо в глуши.
hunt-not-in-the-wild = Фродо не в глуши.
hunt-rider-turn = Действует { $rider } ({ $player }).
hunt-rode = { $rider_nom } скачет в { $place }.
hunt-used-die = Кубик { $face }: { $use_nom }.
hunt-used-ability = Чёрные Всадники: способность { $ability }.
hunt-asked-place = { $question }: { $place }.
hunt-asked-area = { $question }: { $area ->
        [I] секция { $area }
        [II] секция { $area }
        [III] секция { $area }
        [IV] секция { $area }
        [V] секция { $area }
        [VI] секция { $area }
       *[other] зона { $area }
    }.
hunt-cancelled = Отменено: ответа не будет.
hunt-answered = { $answer }.
hunt-frodo-is-here = Да: Фродо здесь, в местности { $place }!
hunt-exact-answer = Назгулы { $who_sensed }.
hunt-tracks-placed = Следы в местности { $place }, { $side }.
hunt-info-found = В местности { $place } найдена информация, всего жетонов: { $held }.
hunt-drew-sorcery = { $player } берёт карту «{ $cards }».
hunt-drew-sorcery-veiled = { $player } берёт карту колдовства.
hunt-discarded-sorcery = { $player } сбрасывает карту «{ $card }».
hunt-played-sorcery = { $player } играет карту «{ $card }» ({ $way }).
hunt-played-sorcery-only = { $player } играет карту «{ $card }».
hunt-sorcery-shuffled = Карты колдовства перетасованы.
hunt-special-added = В запас охоты попадает { $token }.
hunt-beside = Карта «{ $card }» ложится рядом со шкалой влияния.
hunt-frodo-in-section = Фродо в секции { $area }? { $answer }.
hunt-die-recovered = Кубик возвращается: { $face }.
hunt-drew-tokens = Вытянуто: { $tokens_nom }.
hunt-token-cancelled = { $companion } отменяет жетон: { $token }.
hunt-escaped = Фродо ускользает, шаг { $step }.
hunt-stayed = Вы зачеркнули ячейку: Фродо остался.
hunt-eye-up = Маркер фазы показывает Око.
hunt-entered-exit = Шир остался позади.
hunt-journal-shown = Путь Фродо: { $entries }.
hunt-fell = Кольцо одолело Фродо (влияние { $influence }).
hunt-journey-kept = Вы оставили карту путешествия { $card }.
hunt-deeds-drawn = У вас жетоны деяний: { $places }.
hunt-gandalf-starts = Гэндальф начинает в местности { $place }.
hunt-shown-sorcery = Призраки Кольца открывают друг другу: { $cards }.
hunt-shown-sorcery-veiled = Призраки Кольца показывают друг другу карты колдовства.
hunt-redistributed = Карты колдовства распределены заново.
hunt-hands-stay = Карты колдовства остались как были.
hunt-witch-king-entered = Король-чародей заменяет { $rider_acc }: { $place }.
hunt-witch-king-left = Король-чародей уходит, возвращается { $rider }.
hunt-gandalf-moved = Путь Гэндальфа: { $place }.
hunt-gandalf-revealed = Гэндальф раскрывается в местности { $place }!
hunt-gandalf-left-board = Гэндальф скрылся из виду.
hunt-gandalf-reappeared = Гэндальф теперь в местности { $place }.
hunt-gandalf-found = Гэндальф обнаружен в местности { $place } и бежит.
hunt-gandalf-fled = Гэндальф бежал в местность { $place }.
hunt-gandalf-in-rivendell = Гэндальф в Ривенделле: предел вырос на 1 и теперь на { $limit } выше, чем на карте путешествия.
hunt-deed-done = Деяние Гэндальфа в местности { $place }, { $n }-е по счёту.
hunt-drew-deed = Вы взяли жетон деяния: { $place }.
hunt-drew-deed-veiled = Хранитель Кольца берёт жетон деяния.
hunt-kept-direction = Фродо держится прежнего пути.
hunt-changed-direction = Фродо меняет направление, шаг { $step }.
hunt-earned = Жетон для «Войны Кольца» ({ $side }): { $token_nom }.
hunt-gained-fellowship = Хранитель Кольца получает { $n ->
        [one] { $n } жетон Братства, теперь { $now }.
        [few] { $n } жетона Братства, теперь { $now }.
        [many] { $n } жетонов Братства, теперь { $now }.
       *[other] { $n } жетона Братства, теперь { $now }.
    }
hunt-noted-dot = Вы отметили точку: { $dots ->
        [one] { $dots } точка после последнего местоположения.
        [few] { $dots } точки после последнего местоположения.
        [many] { $dots } точек после последнего местоположения.
       *[other] { $dots } точки после последнего местоположения.
    }
hunt-encounter = Столкновение в местности { $place }: { $tokens ->
        [0] назгулов рядом нет.
        [one] { $riders }, { $tokens } жетон.
        [few] { $riders }, { $tokens } жетона.
        [many] { $riders }, { $tokens } жетонов.
       *[other] { $riders }, { $tokens } жетона.
    }
hunt-rescue = Фродо нужно спасать: { $tokens ->
        [one] { $tokens } жетон.
        [few] { $tokens } жетона.
        [many] { $tokens } жетонов.
       *[other] { $tokens } жетона.
    }
hunt-reached-rivendell = Фродо добрался до Ривенделла, с ним { $companions ->
        [one] { $companions } карта спутника.
        [few] { $companions } карты спутников.
        [many] { $companions } карт спутников.
       *[other] { $companions } карты спутников.
    }

## Конец игры

hunt-reason-fell = Кольцо одолело Фродо.
hunt-reason-reached-bree = Фродо добрался до Бри.
hunt-reason-rescued = Фродо спасён.
hunt-reason-reached-rivendell = Фродо добрался до Ривенделла.

## Места на картах

hunt-place-bag-end = Бэг-Энд
hunt-place-overhill = Захолмье
hunt-place-bywater = Приречье
hunt-place-great-smials = Большие Смиалы
hunt-place-bindbale-wood = Биндбольский лес
hunt-place-three-farthing-stone = Трёхчетный камень
hunt-place-north-moors = Северные пустоши
hunt-place-green-hill-country = Зелёные холмы
hunt-place-pincup = Пинкап
hunt-place-willowbottom = Ивовый Дол
hunt-place-scary = Скари
hunt-place-quarry = Каменоломня
hunt-place-brockenborings = Барсучьи Норы
hunt-place-dwaling = Двалинг
hunt-place-woody-end = Лесной Угол
hunt-place-frogmorton = Лягвудинг
hunt-place-whitfurrows = Белая Борозда
hunt-place-woodhall = Лесной Чертог
hunt-place-budgeford = Баджфорд
hunt-place-stock = Сток
hunt-place-bamfurlong = Бамфарлонг
hunt-place-overbourn-fen = Заречная топь
hunt-place-rushey = Камышки
hunt-place-haysend = Край Изгороди
hunt-place-girdley-island = Остров Гирдли
hunt-place-brandywine-bridge = Брендивинский мост
hunt-place-crickhollow = Крикхоллоу
hunt-place-bucklebury = Бэклбери
hunt-place-hay-gate = Ворота Изгороди
hunt-place-standelf = Стандельф
hunt-place-bonfire-glade = Горелая поляна
hunt-place-old-man-willow = Старая Ива
hunt-place-north-gap = Северный проход
hunt-place-house-of-tom-bombadil = Дом Тома Бомбадила
hunt-place-barrow-downs = Курганы
hunt-place-brandywine = Брендивин
hunt-place-the-water = Водь
hunt-place-withywindle = Ветлянка
hunt-place-the-marish = Болотище
hunt-place-buckland = Бэкланд
hunt-place-old-forest = Старый лес
hunt-place-bree-land = Край Бри
hunt-place-hills-of-scary = Холмы Скари
hunt-place-bridgefields = Мостовые поля
hunt-place-northfarthing = Северная четь
hunt-place-archet = Арчет
hunt-place-bree = Бри
hunt-place-staddle = Стэддл
hunt-place-north-chetwood = Северный Четвуд
hunt-place-chetwood-eaves = Опушка Четвуда
hunt-place-woods-end = Край леса
hunt-place-weather-hills = Ветреные холмы
hunt-place-midgewater-marshes = Комариные топи
hunt-place-forsaken-inn = Покинутый трактир
hunt-place-greenway-fields = Поля у Зелёного тракта
hunt-place-ranger-camp = Стоянка следопытов
hunt-place-hill-wall = Стена на холмах
hunt-place-old-barrow = Старый курган
hunt-place-amon-sul = Амон Сул
hunt-place-northern-ridge = Северный кряж
hunt-place-south-downs-cairn = Камни Южных холмов
hunt-place-east-road-milestone = Верстовой столб
hunt-place-mitheithel-shallows = Отмели Митейтель
hunt-place-coldfells = Холодные скалы
hunt-place-coldfells-ford = Брод у Холодных скал
hunt-place-last-bridge = Последний мост
hunt-place-trollshaws-west = Запад Тролличьего леса
hunt-place-upper-trollshaws = Верхний Тролличий лес
hunt-place-stone-trolls = Каменные тролли
hunt-place-road-fork = Развилка
hunt-place-ruin-of-rhudaur = Развалины Рудаура
hunt-place-southern-trollshaws = Юг Тролличьего леса
hunt-place-haunted-bank = Гиблый берег
hunt-place-the-angle = Угол
hunt-place-hidden-valley-watch = Дозор тайной долины
hunt-place-steep-cutting = Крутой лог
hunt-place-high-moor = Высокая пустошь
hunt-place-ford-of-bruinen = Бруиненский брод
hunt-place-loudwater-meads = Луга Бруинена
hunt-place-mitheithel = Митейтель (Седонна)
hunt-place-bruinen = Бруинен (Бурливая)
hunt-place-chetwood = Четвуд
hunt-place-the-lone-lands = Глухомань
hunt-place-trollshaws = Тролличий лес
hunt-place-south-downs = Южные холмы
hunt-place-ettenmoors = Эттенские пустоши

## Поле

hunt-board-map = Карта части { $part }
hunt-board-north = С
hunt-board-rider-blue = Синий
hunt-board-rider-green = Зелёный
hunt-board-rider-red = Красный
hunt-board-rider-purple = Фиолетовый
hunt-board-order-place = { $rider }, по порядку { $place }-й
hunt-board-order-back = Убрать последнего
hunt-board-shelf = Братство, Всадники
hunt-board-key-order = всадники в порядке действий
hunt-board-key-order-back = убрать последнего
hunt-board-key-arrows = на карте: от места к месту
hunt-board-key-zoom = на карте: ближе и дальше
hunt-board-place-named = { $number } ({ $name })
hunt-board-dot = точка между { $places }
    .to = точку между { $places }
hunt-board-dot-toward = точка у { $place } в сторону { $places }
    .to = точку у { $place } в сторону { $places }
hunt-board-exit = выход { $letter }
    .to = выход { $letter }
hunt-board-section = секция { $area }
hunt-board-zone = зона { $area }
hunt-board-dark = тёмная местность
hunt-board-tracks = следы, { $side }
hunt-board-ally-token = жетон союзника
hunt-board-aid-crown = вспомогательный жетон: корона
hunt-board-aid-ring = вспомогательный жетон: кольцо
hunt-board-aid-one-gem = вспомогательный жетон: один камень
hunt-board-aid-two-gems = вспомогательный жетон: два камня
hunt-board-chance = вероятность { $chance }
hunt-board-visited = посещена на шаге { $steps }
hunt-board-witch-king = Король-чародей
hunt-board-nowhere = не на карте
hunt-board-held = Не может двигаться до конца фазы.
hunt-board-acts-now = Действует сейчас.
hunt-board-here = Фродо здесь!
hunt-board-cancelled = Отменено

hunt-board-tracks-title = Время, путь и влияние
hunt-board-day = Сутки { $day }
hunt-board-way = Путь Фродо
hunt-board-track-step = деление { $step } шкалы пути
hunt-board-influence = Влияние
hunt-board-or = { $low } или { $high }
hunt-board-eyes = { $count ->
    [one] { $count } Око у шкалы
    [few] { $count } Ока у шкалы
    [many] { $count } Очей у шкалы
   *[other] { $count } Ока у шкалы
}
hunt-board-marker-ring = Маркер фазы показывает Кольцо.
hunt-board-marker-eye = Маркер фазы показывает Око: Фродо шёл ночью.

hunt-board-actions = Кубики и действия
hunt-board-dice = Кубики в запасе
hunt-board-spent = потрачен: { $face }
hunt-board-buy = Купить карту союзника (жетонов: { $tokens })
hunt-board-on-map = Выберите светящееся место на карте.
hunt-board-keep-it = Оставить
hunt-board-discard-it = Сбросить
hunt-board-acting = Действует { $rider } ({ $player }).
hunt-board-search-here = Искать здесь
hunt-board-hunt-here = Охотиться здесь без кубика
hunt-board-choose = Что вы хотите сделать здесь?
hunt-board-will-ask = Вы спросите:
hunt-board-ask-hint = Выберите действие, чтобы увидеть, о чём будет вопрос.
hunt-board-ask = Спросить
hunt-board-not-now = Не сейчас
hunt-board-asks-search = Поиск, { $place }: есть ли эта местность в листе путешествия Фродо?
hunt-board-asks-hunt = Охота, { $place }: есть ли эта местность в листе путешествия Фродо и там ли он?
hunt-board-asks-perception = Чутьё, { $area }: там ли последнее местоположение Фродо?
hunt-board-asks-perception-both = Чутьё, { $area }: там ли последнее местоположение Фродо или Гэндальфа?
hunt-board-asks-exact = Точное чутьё, { $area }: чьё последнее местоположение там?

hunt-board-heat = Где может быть Фродо?
hunt-board-heat-known = Догадки Призраков
hunt-board-heat-off = За этим столом выводы не подсказываются.
hunt-board-heat-words = { $count ->
    [1] Возможно только одно место: { $place }.
    [one] Возможно { $count } место; вероятнее всего { $place } ({ $chance }).
    [few] Возможны { $count } места; вероятнее всего { $place } ({ $chance }).
    [many] Возможно { $count } мест; вероятнее всего { $place } ({ $chance }).
   *[other] Возможно { $count } места; вероятнее всего { $place } ({ $chance }).
}
hunt-board-journeys = Подходящих путей: { $journeys }
hunt-board-heat-gandalf = Гэндальф: { $places }

hunt-board-sheet = Лист Хранителя Кольца
hunt-board-only-you = за ширмой: это видите только вы
hunt-board-open-now = теперь открыто всем
hunt-board-journal = Лист путешествия
hunt-board-journey = Карта путешествия
hunt-board-journey-short = Карта путешествия { $card }: короткий маршрут, 14 шагов, предел 12
hunt-board-journey-long = Карта путешествия { $card }: длинный маршрут, 16 шагов, предел 14
hunt-board-cell = Шаг { $step }: { $entry }
hunt-board-empty = пусто
hunt-board-a-dot = точка
hunt-board-crossed = зачёркнуто
hunt-board-information = Жетоны информации
hunt-board-turned = (перевёрнут)
hunt-board-last = Последнее местоположение: { $place }; точек с тех пор: { $dots }.
hunt-board-gandalfs-way = Путь Гэндальфа
hunt-board-deeds = Возможные деяния
hunt-board-hand = Карты союзников
hunt-board-none = нет
hunt-board-play = «{ $card }» — { $text }
hunt-board-play-it = Сыграть
hunt-board-play-way = Сыграть { $way }

hunt-board-fellowship = Братство
hunt-board-always = Всегда:
hunt-board-once = Один раз:
hunt-board-flipped = { $companion } (перевёрнут)
hunt-board-companion-frodo = Фродо
    .always = в начале суток, если здесь нет жетонов, взять один из запаса Братства.
    .once = навсегда потерять жетон Братства; днём ещё одно перемещение, ночью — перемещение без роста влияния.
hunt-board-companion-sam = Сэм
    .always = за жетон Братства Фродо идёт ночью без роста влияния.
    .once = отменить вытянутый жетон.
hunt-board-companion-pippin = Пиппин
    .always = на шаге обновления взять две карты союзников и оставить одну.
    .once = отменить вытянутое число.
hunt-board-companion-merry = Мерри
    .always = за жетон Братства передвинуть жетон союзника или поставить новый в местность союзников.
    .once = отменить вытянутое Око.
hunt-board-companion-strider = Странник
    .always = за жетон Братства тянуть при столкновении на один жетон меньше.
    .once = меняя направление, взять две карты путешествия и оставить одну.
hunt-board-black-riders = Чёрные Всадники
hunt-board-ability-1 = Любой кубик: один шаг.
hunt-board-ability-2 = Два кубика: охота или чутьё.
hunt-board-ability-3 = «Меч»: один шаг, затем поиск.
hunt-board-ability-4 = «Кольцо»: до двух шагов.
hunt-board-ability-5 = Король-чародей в игре с начала части 2.
hunt-board-locked = (ещё нет)
hunt-board-found = Найденная информация: { $places }. За ширмой: { $behind }.
hunt-board-lead = ведёт
hunt-board-sorcery-hand = Ваши карты колдовства
hunt-board-sorcery-of = Карты колдовства: { $player }
hunt-board-sorcery-shown = Открытые карты колдовства
hunt-board-sorcery-count = Карт колдовства в руках: { $hands }; в колоде: { $deck }.
hunt-board-pool = Запас охоты
hunt-board-beside = У шкалы: { $tokens }
hunt-board-piles = Стопки сброса
hunt-board-pile-ally = Карты союзников
hunt-board-pile-sorcery = Карты колдовства
hunt-board-found-here = Фродо найден: { $place }!
hunt-board-gandalf-hidden = Гэндальф странствует незримо.
hunt-board-gandalf-on-the-board = Гэндальф раскрылся.
hunt-board-gandalf-in-rivendell = Гэндальф в Ривенделле.
hunt-board-gandalf-not-in-play = Гэндальф не в игре.
hunt-board-which-part = Сторона поля
hunt-board-part = Часть { $part }
hunt-interlude = Часть 1 окончена
hunt-interlude-happened = Что произошло
hunt-interlude-through = Шир пройден, и Кольцо по-прежнему у Фродо.
hunt-interlude-takes = Что перейдёт в часть 2
hunt-interlude-influence = Влияние Кольца: { $influence }
hunt-interlude-companions = Спутники: { $companions }
hunt-interlude-fellowship = Жетоны Братства: { $tokens }
hunt-interlude-information = Жетоны информации у Призраков Кольца: { $tokens }
hunt-interlude-sorcery = Карты колдовства на руках у Призраков Кольца: { $cards }
hunt-interlude-on = К части 2
hunt-board-letter = Письмо от Гэндальфа
hunt-board-letter-help = Часть 2 можно начать сразу или в другой день с этим письмом: выберите «Только часть 2» и вставьте его там. В нём сохранено всё, включая карты колдовства на руках, а прочитать его может только этот сервер.
hunt-board-copy = Копировать
hunt-board-copied = Скопировано

hunt-board-say-time = Часть { $part }, сутки { $day }, { $phase }.
hunt-board-say-step = Фродо на шаге { $step } из { $last }.
hunt-board-say-influence = Влияние { $influence } из { $limit }; Очей у шкалы: { $eyes }.
hunt-board-say-rider = { $rider } ({ $player }): { $place }.
hunt-board-say-dice = Кубики в запасе: { $dice }.
hunt-board-say-his-die = Кубик Короля-чародея: { $face }.
hunt-board-say-tracks = Следы: { $place }, { $side }.
hunt-board-say-allies = Жетоны союзников: { $places }.
hunt-board-say-fellowship = Жетоны Братства: { $card } на карте, { $reserve } в запасе.
hunt-board-say-companions = Спутники: { $companions }.
hunt-board-say-information = Открыто способностей Чёрных Всадников: { $abilities }; жетонов информации за ширмой: { $behind }.
hunt-board-say-pool = Запас охоты: { $tokens }.
hunt-board-say-cards = Карт союзников в руке: { $hand }; в колоде: { $deck }.
hunt-board-say-deeds = Совершённые деяния: { $places }.
hunt-board-say-journal = Лист путешествия: { $entries }.
hunt-board-say-hand = Карты союзников: { $cards }.
hunt-board-say-journey = { $card }. Строки: { $rows }.
hunt-board-say-gandalf = Путь Гэндальфа: { $places }.
hunt-board-say-sorcery = Карты колдовства: { $cards }.

## Настройки

hunt-setting-variant = Сложность
hunt-setting-variant-standard = Обычная
hunt-setting-variant-unstoppable-frodo = Всадникам легче: два жетона информации
hunt-setting-variant-terrible-nazgul = Всадникам труднее: без жетона информации
hunt-setting-variant-terrible-nazgul-plus = Всадникам труднее всего: без жетона информации, четыре жетона Братства
hunt-setting-refuges = Убежища в части 2
hunt-setting-refuges-off = Нет
hunt-setting-refuges-on = Да
hunt-setting-parts = Части
hunt-setting-parts-whole = Обе части
hunt-setting-parts-one = Только часть 1
hunt-setting-parts-two = Только часть 2
hunt-setting-letter = Письмо от Гэндальфа (если только часть 2)
hunt-setting-reveal_after_part1 = Показать лист путешествия после части 1
hunt-setting-reveal_after_part1-off = Нет
hunt-setting-reveal_after_part1-on = Да
hunt-setting-strict_memory = Всадники помнят только нынешние сутки
hunt-setting-strict_memory-off = Нет
hunt-setting-strict_memory-on = Да
hunt-setting-aid_tokens = Вспомогательные жетоны
hunt-setting-aid_tokens-off = Нет
hunt-setting-aid_tokens-on = Да
hunt-setting-deduction = Выводы по запросу
hunt-setting-deduction-on = Разрешены
hunt-setting-deduction-off = Нет: чистая игра

## Questions that a seat can pass without being asked

hunt-order-react = карта союзника в ответ на вопрос назгулов
hunt-order-react-sorcery = карта союзника в ответ на карту колдовства
hunt-order-pippin = Пиппин берёт две карты
hunt-order-cancel-token = спутник, отменяющий жетон
hunt-order-propose = предложение, как разделить назгулов
hunt-order-frodo = Фродо берёт жетон Братства
hunt-order-deal = кому отдать карту колдовства
hunt-order-strider = Странник: на один жетон меньше
hunt-order-strider-leads = Странник выбирает дорогу

# Who a seat is and what it wants
hunt-goal-bearer-1 = Вы — Хранитель Кольца: незаметно выведите Фродо из Шира, набрав как можно меньше влияния.
hunt-goal-bearer-2 = Вы — Хранитель Кольца: приведите Фродо в Ривенделл, пока влияние Кольца не достигло предела.
hunt-goal-hunter-1 = Вы — Призрак Кольца: выследите Фродо в Шире и доведите влияние Кольца до предела.
hunt-goal-hunter-2 = Вы — Призрак Кольца: найдите Фродо на пути в Ривенделл и доведите влияние Кольца до предела.
