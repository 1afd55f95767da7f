# Война Кольца: что происходит, о чём спрашивают и почему чего-то нельзя.

## Политика

war-became-active = { $nation_nom }: теперь активная нация.
war-advanced = { $nation_nom }: маркер на шаге { $step } (0 — война).
war-ask-advance-nation = Какая нация делает шаг к войне?
war-option-advance-nation = Сдвинуть: { $nation }
war-option-advance-by = Сдвинуть: { $nation } (способность: { $who })
war-ask-choose-nation = Выберите нацию.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = Это не ваша нация.
war-why-at-war = Она уже в войне.
war-why-passive = Пассивная нация не вступает в войну: сначала она должна стать активной.
war-why-threats = «Угрозы и посулы»: кубик Найма не сдвигает пассивную нацию.
war-why-no-advocate = Этим кубиком её сдвигает только её герой в городе или цитадели своего народа.

## Содружество

war-new-guide = Теперь гид — { $who }.
war-left-fellowship = Содружество покидает { $who }.
war-fell-with-the-ring = Погибает { $who }.
war-progress = Содружество идёт дальше: прогресс { $progress }.
war-hidden = Содружество снова скрыто.
war-revealed = Содружество обнаружено.
war-figure-moved = Хранители Кольца приходят { $region_to }: { $path }.
war-declared = Содружество объявлено { $region_in }.
war-entered-mordor = Содружество вступает в Мордор.
war-track-step = Содружество достигает круга { $circle } трека Мордора.
war-track-stop = Содружество задержано на круге { $circle } трека Мордора.
war-corrupted = Порча +{ $n }: теперь { $corruption }.
war-healed = Порча −{ $n }: теперь { $corruption }.
war-die-to-box = Кубик уходит в бокс охоты; кубиков Свободных народов там: { $dice }.
war-ask-guide = Кто будет гидом?
war-option-guide = Гид — { $who }
war-why-gollum-guides-last = Голлум становится гидом, только когда в Содружестве не осталось героев.
war-why-lower-level = Гид — герой с высшим уровнем в Содружестве.
war-why-not-in-fellowship = Его нет в Содружестве.
war-ask-declare = Объявить, где Содружество?
war-option-declare = Объявить
war-option-stay-hidden = Не объявлять
war-ask-path = Какой дорогой прошли Хранители Кольца? Осталось шагов: { $n }.
war-option-through = Дальше { $region_to }
war-option-here = Они здесь: { $region }
war-why-closed-to-figure = Сердце Мордора закрыто: туда ведёт только трек Мордора.
war-why-reveal-end = Обнаруженное Содружество не останавливается в городе или цитадели под контролем Свободных народов.
war-why-not-adjacent = Эти регионы не соседние, или граница непроходима.
war-why-too-far = Это слишком далеко.
war-ask-enter-mordor = Вступить в Мордор?
war-option-enter-mordor = Вступить в Мордор
war-option-wait-outside = Подождать снаружи
war-ask-move-figure = Куда идут Хранители Кольца?

## Охота

war-hunt-rolled = Охота уровня { $level }, бонус { $bonus }: { $dice }. Успехов: { $successes }.
war-hunt-rerolled = Переброс неудач: { $dice }. Успехов: { $successes }.
war-drew-tile = Карточка охоты: { $tile }.
war-tile-ignored = { $tile }: без эффекта.
war-tile-put-back = Назад к карточкам охоты: { $tile }.
war-tile-in-play = В игру входит особая карточка: { $tile }.
war-tile-joined = К карточкам охоты добавлена: { $tile }.
war-tile-removed = Выходит из игры: { $tile }.
war-pool-filled = Карточки охоты возвращены: { $tiles }.
war-damage = Урон охоты: { $n }.
war-damage-lowered = Урон −{ $n }: осталось { $left }.
war-used-the-ring = Использовано Кольцо; урон { $n }.
war-companion-drawn = Случайно выбран: { $who }.
war-casualty = Жертва охоты — { $who }; осталось урона: { $left }.
war-ask-hunt-reroll = Перебросить неудачи? Успехов пока: { $n }, неудач: { $failed }.
war-ask-before-hunt-roll = Предстоит бросок охоты. Использовать карту?
war-ask-before-tile = Предстоит тянуть карточку охоты. Использовать карту?
war-ask-on-tile = Карточка вытянута. Использовать карту?
war-ask-on-path = Дорога прошла через Морию. Использовать карту?
war-ask-after-casualty = Потерян герой. Использовать карту?
war-option-use-card = Использовать: { $card }
war-option-let-lie = Без карты
war-ask-lower-damage = Осталось урона: { $n }. Снизить?
war-option-enough = Оставить так
war-option-gollum-reveals = Голлум выдаёт Содружество: урон на 1 меньше
war-option-leaves = { $who } уходит: урон на 1 меньше
war-why-not-guide = Помогает только способность гида.
war-why-card-too-late = Сейчас на эту карточку нельзя использовать карту.
war-ask-meet-damage = Урон: { $n }. Кольцо или герой?
war-option-use-the-ring = Использовать Кольцо: порча +{ $n }
war-option-casualty = Погибает { $who }; останется урона: { $n }
war-option-random-casualty = Случайный герой; урон { $n }
war-why-gollum-stays = Голлума нельзя отделить или потерять.
war-why-guide-or-random = Жертва — гид или случайный герой.
war-ask-lure = Соблазн Кольца, { $who }: порча или гибель?
war-option-lure-corruption = Порча +{ $n }
war-option-eliminate = Погибает { $who }
war-ask-breaking = Кто покидает Содружество? Столько: { $n }.

## Персонажи и назгулы

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = Назгулы ({ $n }) летят { $from_from } { $to_to }.
war-came = Входит в игру { $region_in }: { $who }.
war-ask-separate = Кто покидает Содружество? Несколько уходят одной группой.
war-option-separate = Уходит { $who }
war-ask-separated-to = Куда они идут? Не дальше чем на { $n } регионов.
war-option-to = { $region }
war-ask-companion = Кто из героев идёт?
war-option-goes = { $who }
war-ask-go-with = Кто идёт вместе?
war-option-with = Вместе идёт { $who }
war-ask-group-to = Куда? Не дальше чем на { $n } регионов.
war-option-done = Это всё
war-ask-flight = Кто перемещается?
war-option-nazgul-from = Назгулы { $region_from }
war-ask-fly-to = Куда?
war-ask-how-many-fly = Сколько назгулов летит?
war-option-nazgul = Назгулов: { $n }
war-why-no-landing = Неосаждённая цитадель Свободных народов для них закрыта.
war-why-besieged-closed = В осаждённую цитадель своей стороны не войти и из неё не выйти.
war-why-not-on-map = Не на карте.
war-why-has-moved = Уже перемещался в этом действии.
war-why-saruman-stays = Саруман никогда не покидает Ортханк.
war-why-not-your-minion = Это миньон вашего союзника.
ask-war-far = Из Содружества или на карте?
war-far-separate = Отделить героев от Содружества
war-far-move = Переместить героев на карте
war-ask-gandalf-comes = Где появляется Гэндальф Белый?
war-ask-minion = Какой миньон входит в игру?
war-option-bring = { $who }
war-ask-minion-at = Где он появляется?
war-why-minion-gone = Погибшие миньоны не возвращаются.
war-why-minion-in-play = Уже в игре.
war-why-saruman-waits = Саруман входит в игру, когда Изенгард воюет, а Ортханк под контролем Тёмных сил.
war-why-witch-king-waits = Король-Чернокнижник входит в игру, когда Саурон воюет, к армии с юнитом Саурона; во второй редакции воевать должна и нация Свободных народов.
war-why-mouth-of-sauron-waits = Уста Саурона входят в игру, когда Содружество на треке Мордора или воюют все нации Свободных народов.
war-ask-voice = Голос Сарумана: нанять или заменить?
war-option-voice-recruit = Обычный юнит в каждом поселении Изенгарда: { $n }
war-option-voice-swap = Заменить обычные юниты в Ортханке элитными: { $n }
war-ask-voice-at = Резерва на всех не хватит: выберите поселения. Юнитов: { $n }.

## Жетоны из «Охоты за Кольцом»

war-token-earned = { $side_nom }, жетон: { $token }.
war-token-spent = { $player } тратит жетон: { $token }.
war-ask-earned-token = «Охота за Кольцом» принесла вашей стороне жетон. Какой?
war-ask-token = Какой жетон потратить?
war-option-which-token = { $token }

# A letter or two for each person where there is no room for a likeness.
war-board-letter-gandalf-grey = G
war-board-letter-strider = S
war-board-letter-boromir = B
war-board-letter-legolas = L
war-board-letter-gimli = Gi
war-board-letter-meriadoc = M
war-board-letter-peregrin = P
war-board-letter-gandalf-white = G
war-board-letter-aragorn = A
war-board-letter-gollum = Go
war-board-letter-saruman = Sa
war-board-letter-witch-king = W
war-board-letter-mouth-of-sauron = Mo
# Nations where there is little room.
war-board-nation-dwarves = Dwarves
war-board-nation-elves = Elves
war-board-nation-gondor = Gondor
war-board-nation-north = North
war-board-nation-rohan = Rohan
war-board-nation-sauron = Sauron
war-board-nation-isengard = Isengard
war-board-nation-southrons = Southrons
war-board-kind-regular = Regulars
war-board-kind-elite = Elites
war-board-kind-leader = Leaders
war-board-kind-nazgul = Nazgûl
war-board-map = Map of Middle-earth
war-board-inside = { $region }: those inside the walls
war-board-last-seen = Последний раз: { $region }, { $n ->
    [one] { $n } шаг назад
    [few] { $n } шага назад
    [many] { $n } шагов назад
   *[other] { $n } шага назад
}. Братство может быть где угодно в светлой области.
war-board-close = Close
# The map in words.
war-board-say-units = { $nation }: { $units }
war-board-say-settlement = { $kind } of { $nation }
war-board-say-taken = held by { $side }
war-board-say-besieged = besieged inside: { $force }
war-board-say-hidden = the Fellowship, hidden, progress { $n }
war-board-say-revealed = the Fellowship, revealed
# Turn, points, dice.
war-board-score = Turn and victory points
war-board-turn = Turn { $turn }
war-board-points = { $side }: { $have } of { $goal } victory points
war-board-dice = Action dice
war-board-dice-of = Action dice: { $side }
war-board-die = { $face } die
war-board-die-spent = spent die
war-board-side-free = Free
war-board-side-shadow = Shadow
war-board-rings = { $n ->
    [one] 1 Elven Ring
   *[other] { $n } Elven Rings
}
war-board-hand-short = { $character } + { $strategy } cards
war-board-hand-long = Cards in hand: { $character } of the Character deck, { $strategy } of the Strategy deck
war-board-you = you · { $character } + { $strategy }
war-board-hunt-box = Hunt box
war-board-hunt-box-long = Hunt box: level { $level }, { $bonus } added to each die
war-board-hunt-level = Hunt level, and what is added to each die
war-board-tiles-left = { $n ->
    [one] 1 tile in the bag
   *[other] { $n } tiles in the bag
}
war-board-empty = empty
# The Fellowship.
war-board-fellowship = The Fellowship
war-board-in-mordor = In Mordor
war-board-hidden = hidden
war-board-revealed = revealed
war-board-progress = Progress
war-board-progress-at = Progress { $n }
war-board-corruption = Corruption
war-board-corruption-at = Corruption { $n } of { $last }
war-board-guide = guide
war-board-fallen = Fallen: { $who }
war-board-circle-of = circle { $n } of { $last }
war-board-next-tile-loses = of the next tiles lose the Ring. An Eye counts all { $dice } dice in the box.
war-board-idle = Not moved, not hidden yet:
war-board-idle-price = corruption +1 when the actions end.
war-board-fellowship-in-mordor = The Fellowship is in Mordor
war-board-steps-from-fire = { $n ->
    [0] at the Fire
    [one] one step from the Fire
   *[other] { $n } steps from the Fire
}
# Politics and forces.
war-board-politics = Politics
war-board-towards-war = towards war →
war-board-down-to-war = down to war
war-board-at-war = At war
war-board-active = active
war-board-passive = passive
war-board-steps-to-war = { $n ->
    [one] one step from war
   *[other] { $n } steps from war
}
war-board-reinforcements = Reinforcements
war-board-gone-for-good = right: gone for good
war-board-glance = Fellowship and politics
war-board-seats-and-forces = Seats, politics and forces
war-board-order-of-actions = order of actions
war-board-leads = leads
war-board-you-are = you
war-board-cards-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
war-board-acts-now = acts now
war-board-acts-next = next
# Cards.
war-board-hand = Your hand
war-board-hand-of = Hand { $n }/{ $limit }
war-board-hand-empty = No card in hand.
war-board-hand-unseen = You watch: hands are hidden.
war-board-on-table = Table
war-board-table-empty = Nothing lies on the table.
war-board-decks = decks
war-board-piles = Decks and discards
war-board-deck-counts = { $left } left, { $discarded } discarded
war-board-discards = Discarded: { $deck }
war-board-hand-by-deck = { $player } holds { $character } + { $strategy }
war-board-order = order { $order }
war-board-combat-order = { $name }, order { $order }.
war-board-card-of = { $side }, { $deck }
war-board-card-stays = { $side }, { $deck }; stays on the table
# Answers.
war-board-move = The move
war-board-confirm = Do it
war-board-another-die = Another die
war-board-move-to = Move { $region }
war-board-attack-at = Attack { $region }
war-board-choose-die = Choose a die.
war-board-choose-on-map = Choose on the map.
war-board-choose-thing = Choose what lies on the table.
war-board-note-hunt = found { $found } · seen { $seen }
war-board-note-mordor = { $lost }: the Ring is lost
war-board-note-odds = wins { $wins }
war-board-note-corruption = corruption { $n }
war-board-person = person
war-board-goes = goes
war-board-stays = stays
war-board-go = Go
war-board-stay = Stay
war-board-room = { $n } of { $most }
war-board-all-that-fit = All that fit
war-board-elites-first = Elites first
war-board-leaders-stay = Leaders stay
war-board-sheets = Sheets under the map
# The battle sheet.
war-board-battle-field = The battle of { $region }
war-board-battle-siege = The siege of { $region }
war-board-battle-sortie = The sortie of { $region }
war-board-battle-over = over
war-board-last-battle = The battle
war-board-round = round { $n } · { $step }
war-board-before-roll = before the roll
war-board-siege-rule = One round; for each further one { $player } gives up an elite.
war-board-attacks = { $player } attacks with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-defends = { $player } defends with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-holds-walls = { $player } holds the walls with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-dice-count = { $n ->
    [one] die
   *[other] dice
}
war-board-hit-on = hit on
war-board-rerolls = { $n ->
    [one] re-roll
   *[other] re-rolls
}
war-board-rearguard = rearguard: { $n }
war-board-plays-card = { $player } plays a card
war-board-no-card = no card
war-board-your-card = yours?
war-board-card-undecided = not decided yet
war-board-card-cancelled = cancelled
war-board-roll = roll
war-board-roll-bonus = roll, each die { $bonus }
war-board-reroll-of = re-roll of { $n }
war-board-extra-attack = extra attack
war-board-added = added
war-board-spent = spent
war-board-cancelled = cancelled
war-board-hits-on = hits on { $player }
war-board-on-average = on average
war-board-die-hit = { $value }, a hit
war-board-die-miss = { $value }, a miss
war-board-again-hit = thrown again { $value }, a hit
war-board-again-miss = thrown again { $value }, a miss
war-board-hits-to-take = { $n ->
    [one] One hit to take.
   *[other] { $n } hits to take.
}
war-board-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
war-board-has-lost = { $player } has lost { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
war-board-regular-falls = A regular falls
war-board-elite-lowers = An elite becomes a regular
war-board-elite-falls = An elite falls
war-board-this-one = This one
war-board-rest-alike = The rest alike
war-board-odds-siege = { $region } falls in { $chance } of such sieges, if every elite is spent on a further round and no cards are played.
war-board-odds-field = Fought to the end without cards: { $attacker } wins { $wins }, { $defender } wins { $loses }, both fall { $both }.
war-board-odds-attack = Fought to the end without cards: you win { $wins }, you lose { $loses }, both fall { $both }.
# The Hunt sheet.
war-board-hunt = The Hunt
war-board-before-step = before the step
war-board-tile-drawn = tile drawn
war-board-found = found
war-board-not-found = not found
war-board-chances-known = Chances as everybody knows them: dice in the box, tiles left, who is where.
war-board-number-is-corruption = Number on the right: corruption afterwards.
war-board-level = level { $n }
war-board-level-bonus = level { $n }, +{ $bonus }
war-board-hunt-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
war-board-six-or-more = 6 or more, +{ $bonus } each
war-board-rerolls-n = { $n ->
    [one] 1 re-roll
   *[other] { $n } re-rolls
}
war-board-reroll-stronghold = { $region } is held by the Shadow
war-board-no-stronghold = no Shadow stronghold there
war-board-reroll-units = Shadow units there
war-board-no-units = no Shadow units there
war-board-reroll-nazgul = a Nazgûl there
war-board-no-nazgul = no Nazgûl there
war-board-track-eye = On the Mordor Track no dice are rolled: one tile is drawn, and an Eye counts all { $dice } dice in the box.
war-board-in-the-bag = In the bag
war-board-bag-of = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
war-board-bag-note = An Eye counts the successes. An open eye below the number reveals the Fellowship.
war-board-next-step = The next step can bring
war-board-missed = missed
war-board-chance-found = found { $chance }
war-board-chance-revealed = revealed { $chance }
war-board-chance-lost = lost { $chance }
war-board-mean-damage = damage { $n }
war-board-corruption-after = Corruption after it, if the Ring is used
war-board-the-roll = The roll
war-board-the-tile = The tile
war-board-successes = { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
war-board-rerolls-given = { $n ->
    [one] The place gave one re-roll.
   *[other] The place gave { $n } re-rolls.
}
war-board-no-roll = No dice: the tile is drawn by a card or a place.
war-board-no-roll-track = No dice on the Mordor Track.
war-board-no-tile = No tile is drawn.
war-board-damage = damage { $n }
war-board-then-revealed = then revealed
war-board-stopped = no step
war-board-how-met = How it was met
war-board-corruption-now = corruption { $n }
war-board-corruption-rises = corruption +{ $n }
war-board-nothing-more = nothing more
# Phones, keys and the table in words.
war-board-no-content = What is printed could not be fetched. Load the page again.
war-board-page-hand = Hand
war-board-page-tracks = Tracks
war-board-page-seats = Seats
war-board-key-arrows = go along the borders from region to region
war-board-key-zoom = nearer, farther, the whole map
war-board-key-read = read the card in focus
war-board-key-confirm = send the whole move
war-board-key-back = back a stage
war-board-lost-in-battle = Lost in this battle: { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $reduced ->
    [one] 1 elite became a regular
   *[other] { $reduced } elites became regulars
}.
war-board-take-losses = Take these losses; left: { $force }
war-board-nobody-left = nobody
war-board-say-turn = Turn { $turn }: { $step }
war-board-say-dice = { $side }: dice { $dice }; spent { $spent }; Elven Rings { $rings }
war-board-say-fellowship = The Fellowship was last seen in { $region }; { $state }, progress { $progress }, corruption { $corruption }
war-board-say-mordor = The Fellowship is on the Mordor Track, { $circle }; { $state }, corruption { $corruption }
war-board-say-company = Guide: { $guide }; companions: { $companions }
war-board-say-hand = Your hand: { $cards }
war-board-say-table = On the table: { $cards }
war-board-say-army = { $region }: { $force }
