# War of the Ring: what happens, what is asked, and why something is not allowed.

## Politics

war-became-active = { $nation_nom }: now active.
war-advanced = { $nation_nom }: the marker is now on step { $step } (0 is At War).
war-ask-advance-nation = Which nation goes a step towards war?
war-option-advance-nation = Advance { $nation }
war-option-advance-by = Advance { $nation }, by the word of { $who }
war-ask-choose-nation = Choose a nation.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = That nation is not yours.
war-why-at-war = It is at war already.
war-why-passive = A passive nation does not enter the war: it must become active first.
war-why-threats = Threats and Promises: no Muster die advances a passive nation.
war-why-no-advocate = This die advances it only by the word of its companion, in a city or stronghold of his people.

## The Fellowship

war-new-guide = { $who } is now the guide.
war-left-fellowship = { $who } leaves the Fellowship.
war-fell-with-the-ring = { $who } falls.
war-progress = The Fellowship moves: progress { $progress }.
war-hidden = The Fellowship is hidden again.
war-revealed = The Fellowship is revealed.
war-figure-moved = The Ring-bearers come { $region_to }: { $path }.
war-declared = The Fellowship is declared { $region_in }.
war-entered-mordor = The Fellowship enters Mordor.
war-track-step = The Fellowship reaches circle { $circle } of the Mordor Track.
war-track-stop = The Fellowship is held up on circle { $circle } of the Mordor Track.
war-corrupted = Corruption +{ $n }: now { $corruption }.
war-healed = Corruption −{ $n }: now { $corruption }.
war-die-to-box = The die goes to the Hunt box; dice of the Free Peoples there: { $dice }.
war-ask-guide = Who guides the Fellowship?
war-option-guide = { $who } guides
war-why-gollum-guides-last = Gollum guides only when no companion is left in the Fellowship.
war-why-lower-level = The guide has the highest level in the Fellowship.
war-why-not-in-fellowship = He is not in the Fellowship.
war-ask-declare = Declare where the Fellowship is?
war-option-declare = Declare it
war-option-stay-hidden = Keep it to yourself
war-ask-path = Which way have the Ring-bearers gone? Steps left: { $n }.
war-option-through = On { $region_to }
war-option-here = They are here: { $region }
war-why-closed-to-figure = The heart of Mordor is closed: the way in is the Mordor Track.
war-why-reveal-end = A revealed Fellowship does not stop in a city or stronghold that the Free Peoples hold.
war-why-not-adjacent = These regions do not touch, or the border cannot be crossed.
war-why-too-far = That is too far.
war-ask-enter-mordor = Enter Mordor?
war-option-enter-mordor = Enter Mordor
war-option-wait-outside = Wait outside
war-ask-move-figure = Where do the Ring-bearers go?

## The Hunt

war-hunt-rolled = Hunt of level { $level }, bonus { $bonus }: { $dice }. Successes: { $successes }.
war-hunt-rerolled = Failed dice again: { $dice }. Successes: { $successes }.
war-drew-tile = Hunt tile: { $tile }.
war-tile-ignored = { $tile }: without effect.
war-tile-put-back = Back to the Hunt Pool: { $tile }.
war-tile-in-play = A special tile comes into play: { $tile }.
war-tile-joined = Into the Hunt Pool: { $tile }.
war-tile-removed = Out of the game: { $tile }.
war-pool-filled = The Hunt Pool is filled up: { $tiles }.
war-damage = Hunt damage: { $n }.
war-damage-lowered = Damage −{ $n }: { $left } left.
war-used-the-ring = The Ring is used; damage { $n }.
war-companion-drawn = Drawn at random: { $who }.
war-casualty = The casualty is { $who }; damage left: { $left }.
war-ask-hunt-reroll = Throw failed dice again? Successes so far: { $n }, failed: { $failed }.
war-ask-before-hunt-roll = A Hunt roll comes. Use a card?
war-ask-before-tile = A Hunt tile comes. Use a card?
war-ask-on-tile = The tile is drawn. Use a card?
war-ask-on-path = The way has led through Moria. Use a card?
war-ask-after-casualty = A companion was the casualty. Use a card?
war-option-use-card = Use { $card }
war-option-let-lie = No card
war-ask-lower-damage = Damage left: { $n }. Lower it?
war-option-enough = Leave it at that
war-option-gollum-reveals = Gollum shows the Fellowship: 1 damage less
war-option-leaves = { $who } leaves: 1 damage less
war-why-not-guide = Only the guide's ability helps.
war-why-card-too-late = No card may be used on this tile now.
war-ask-meet-damage = Damage: { $n }. The Ring, or a companion?
war-option-use-the-ring = Use the Ring: corruption +{ $n }
war-option-casualty = { $who } falls; damage left: { $n }
war-option-random-casualty = A companion at random; damage { $n }
war-why-gollum-stays = Gollum cannot be separated or lost.
war-why-guide-or-random = The casualty is the guide or one drawn at random.
war-ask-lure = Lure of the Ring, { $who }: corruption, or does he fall?
war-option-lure-corruption = Corruption +{ $n }
war-option-eliminate = { $who } falls
war-ask-breaking = Who leaves the Fellowship? As many as { $n }.

## Characters and Nazgûl

war-travelled = On the move: { $who }, { $from_from } { $to_to }.
war-flew = Nazgûl ({ $n }) fly { $from_from } { $to_to }.
war-came = Into play { $region_in }: { $who }.
war-ask-separate = Who leaves the Fellowship? Several leave as one group.
war-option-separate = { $who } leaves
war-ask-separated-to = Where do they go? Up to { $n } regions.
war-option-to = { $region }
war-ask-companion = Which companion moves?
war-option-goes = { $who }
war-ask-go-with = Who goes along?
war-option-with = With { $who }
war-ask-group-to = Where to? Up to { $n } regions.
war-option-done = That is all
war-ask-flight = Who moves?
war-option-nazgul-from = Nazgûl { $region_from }
war-ask-fly-to = Where to?
war-ask-how-many-fly = How many Nazgûl fly?
war-option-nazgul = Nazgûl: { $n }
war-why-no-landing = A stronghold of the Free Peoples that is not besieged is closed to them.
war-why-besieged-closed = Nobody enters or leaves a besieged stronghold of his own side.
war-why-not-on-map = Not on the map.
war-why-has-moved = Has moved already in this action.
war-why-saruman-stays = Saruman never leaves Orthanc.
war-why-not-your-minion = That minion is your team-mate's.
ask-war-far = Out of the Fellowship, or on the map?
war-far-separate = Separate companions from the Fellowship
war-far-move = Move companions on the map
war-ask-gandalf-comes = Where does Gandalf the White appear?
war-ask-minion = Which minion comes into play?
war-option-bring = { $who }
war-ask-minion-at = Where does he appear?
war-why-minion-gone = Eliminated minions do not come back.
war-why-minion-in-play = Already in play.
war-why-saruman-waits = Saruman comes when Isengard is at war and the Shadow holds Orthanc.
war-why-witch-king-waits = The Witch-king comes when Sauron is at war, to an army with a Sauron unit; in the second edition a nation of the Free Peoples must be at war too.
war-why-mouth-of-sauron-waits = The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all nations of the Free Peoples are at war.
war-ask-voice = The Voice of Saruman: recruit or swap?
war-option-voice-recruit = A regular in each settlement of Isengard: { $n }
war-option-voice-swap = Swap regulars in Orthanc for elites: { $n }
war-ask-voice-at = The pool is too small for all: choose settlements. Regulars: { $n }.

## Tokens from The Hunt for the Ring

war-token-earned = A token for { $side }: { $token }.
war-token-spent = { $player } spends a token: { $token }.
war-ask-earned-token = The Hunt for the Ring has earned your side a token. Which one?
war-ask-token = Which token do you spend?
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
war-board-last-seen = Last seen { $region }, { $n ->
    [one] one step ago
   *[other] { $n } steps ago
}: it may be anywhere in the light.
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
