# Wojna o Pierścień: co się dzieje, o co się pyta i dlaczego czegoś nie wolno.

## Polityka

war-became-active = { $nation_nom }: nacja jest teraz aktywna.
war-advanced = { $nation_nom }: znacznik na kroku { $step } (0 to wojna).
war-ask-advance-nation = Która nacja robi krok ku wojnie?
war-option-advance-nation = Przesuń: { $nation }
war-option-advance-by = Przesuń: { $nation } (zdolność: { $who })
war-ask-choose-nation = Wybierz nację.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = To nie jest twoja nacja.
war-why-at-war = Już toczy wojnę.
war-why-passive = Bierna nacja nie przystąpi do wojny: najpierw musi stać się aktywna.
war-why-threats = „Groźby i obietnice”: kość Werbunku nie przesuwa biernej nacji.
war-why-no-advocate = Tą kością przesunie ją tylko jej towarzysz w mieście lub twierdzy swego ludu.

## Drużyna

war-new-guide = Przewodnikiem jest teraz { $who }.
war-left-fellowship = Drużynę opuszcza { $who }.
war-fell-with-the-ring = Ginie { $who }.
war-progress = Drużyna idzie dalej: postęp { $progress }.
war-hidden = Drużyna znów jest ukryta.
war-revealed = Drużyna zostaje ujawniona.
war-figure-moved = Powiernicy przybywają { $region_to }: { $path }.
war-declared = Drużyna zostaje ogłoszona { $region_in }.
war-entered-mordor = Drużyna wkracza do Mordoru.
war-track-step = Drużyna dociera do kręgu { $circle } na torze Mordoru.
war-track-stop = Drużyna zostaje zatrzymana na kręgu { $circle } toru Mordoru.
war-corrupted = Spaczenie +{ $n }: teraz { $corruption }.
war-healed = Spaczenie −{ $n }: teraz { $corruption }.
war-die-to-box = Kość trafia na pole Polowania; kości Wolnych Ludów tam: { $dice }.
war-ask-guide = Kto będzie przewodnikiem?
war-option-guide = Prowadzi { $who }
war-why-gollum-guides-last = Gollum prowadzi dopiero wtedy, gdy w Drużynie nie ma towarzyszy.
war-why-lower-level = Przewodnik ma najwyższy poziom w Drużynie.
war-why-not-in-fellowship = Nie ma go w Drużynie.
war-ask-declare = Ogłosić położenie Drużyny?
war-option-declare = Ogłoś
war-option-stay-hidden = Nie ogłaszaj
war-ask-path = Którędy poszli Powiernicy? Zostało kroków: { $n }.
war-option-through = Dalej { $region_to }
war-option-here = Są tutaj: { $region }
war-why-closed-to-figure = Serce Mordoru jest zamknięte: prowadzi tam tylko tor Mordoru.
war-why-reveal-end = Ujawniona Drużyna nie zatrzymuje się w mieście ani twierdzy, które kontrolują Wolne Ludy.
war-why-not-adjacent = Te regiony nie sąsiadują albo granicy nie da się przejść.
war-why-too-far = To za daleko.
war-ask-enter-mordor = Wkroczyć do Mordoru?
war-option-enter-mordor = Wkrocz do Mordoru
war-option-wait-outside = Czekaj na zewnątrz
war-ask-move-figure = Dokąd idą Powiernicy?

## Polowanie

war-hunt-rolled = Polowanie poziomu { $level }, premia { $bonus }: { $dice }. Sukcesy: { $successes }.
war-hunt-rerolled = Przerzut chybionych kości: { $dice }. Sukcesy: { $successes }.
war-drew-tile = Żeton Polowania: { $tile }.
war-tile-ignored = { $tile }: bez skutku.
war-tile-put-back = Wraca do puli Polowania: { $tile }.
war-tile-in-play = Do gry wchodzi specjalny żeton: { $tile }.
war-tile-joined = Do puli Polowania trafia: { $tile }.
war-tile-removed = Poza grę: { $tile }.
war-pool-filled = Pula Polowania uzupełniona: { $tiles }.
war-damage = Obrażenia Polowania: { $n }.
war-damage-lowered = Obrażenia −{ $n }: zostało { $left }.
war-used-the-ring = Użyto Pierścienia; obrażenia { $n }.
war-companion-drawn = Wylosowano: { $who }.
war-casualty = Ofiarą jest { $who }; zostało obrażeń: { $left }.
war-ask-hunt-reroll = Przerzucić chybione kości? Sukcesy: { $n }, chybione: { $failed }.
war-ask-before-hunt-roll = Zbliża się rzut Polowania. Użyć karty?
war-ask-before-tile = Za chwilę żeton Polowania. Użyć karty?
war-ask-on-tile = Żeton wyciągnięty. Użyć karty?
war-ask-on-path = Droga wiodła przez Morię. Użyć karty?
war-ask-after-casualty = Ofiarą padł towarzysz. Użyć karty?
war-option-use-card = Użyj: { $card }
war-option-let-lie = Bez karty
war-ask-lower-damage = Zostało obrażeń: { $n }. Obniżyć?
war-option-enough = Niech tak zostanie
war-option-gollum-reveals = Gollum zdradza Drużynę: o 1 obrażenie mniej
war-option-leaves = { $who } odchodzi: o 1 obrażenie mniej
war-why-not-guide = Pomaga tylko zdolność przewodnika.
war-why-card-too-late = Teraz nie można użyć karty na ten żeton.
war-ask-meet-damage = Obrażenia: { $n }. Pierścień czy towarzysz?
war-option-use-the-ring = Użyj Pierścienia: spaczenie +{ $n }
war-option-casualty = Ginie { $who }; zostanie obrażeń: { $n }
war-option-random-casualty = Losowy towarzysz; obrażenia { $n }
war-why-gollum-stays = Golluma nie można odłączyć ani stracić.
war-why-guide-or-random = Ofiarą jest przewodnik albo losowy towarzysz.
war-ask-lure = Pokusa Pierścienia, { $who }: spaczenie czy śmierć?
war-option-lure-corruption = Spaczenie +{ $n }
war-option-eliminate = Ginie { $who }
war-ask-breaking = Kto opuszcza Drużynę? Tylu: { $n }.

## Postacie i Nazgûle

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = Nazgûle ({ $n }) lecą { $from_from } { $to_to }.
war-came = Wchodzi do gry { $region_in }: { $who }.
war-ask-separate = Kto opuszcza Drużynę? Kilku odchodzi jako grupa.
war-option-separate = Odchodzi { $who }
war-ask-separated-to = Dokąd idą? Najwyżej { $n } regionów.
war-option-to = { $region }
war-ask-companion = Który towarzysz rusza?
war-option-goes = { $who }
war-ask-go-with = Kto idzie razem?
war-option-with = Razem idzie { $who }
war-ask-group-to = Dokąd? Najwyżej { $n } regionów.
war-option-done = To wszystko
war-ask-flight = Kto rusza?
war-option-nazgul-from = Nazgûle { $region_from }
war-ask-fly-to = Dokąd?
war-ask-how-many-fly = Ile Nazgûli leci?
war-option-nazgul = Nazgûle: { $n }
war-why-no-landing = Nieoblegana twierdza Wolnych Ludów jest dla nich zamknięta.
war-why-besieged-closed = Do obleganej twierdzy własnej strony nikt nie wejdzie ani z niej nie wyjdzie.
war-why-not-on-map = Nie ma go na mapie.
war-why-has-moved = Już się poruszył w tej akcji.
war-why-saruman-stays = Saruman nigdy nie opuszcza Orthanku.
war-why-not-your-minion = To sługa twojego sojusznika.
ask-war-far = Z Drużyny czy na mapie?
war-far-separate = Odłącz towarzyszy od Drużyny
war-far-move = Porusz towarzyszy na mapie
war-ask-gandalf-comes = Gdzie pojawia się Gandalf Biały?
war-ask-minion = Który sługa wchodzi do gry?
war-option-bring = { $who }
war-ask-minion-at = Gdzie się pojawia?
war-why-minion-gone = Zabici słudzy nie wracają.
war-why-minion-in-play = Już jest w grze.
war-why-saruman-waits = Saruman wchodzi, gdy Isengard toczy wojnę, a Cień kontroluje Orthanc.
war-why-witch-king-waits = Czarnoksiężnik wchodzi, gdy Sauron toczy wojnę, do armii z jednostką Saurona; w drugiej edycji wojnę toczyć musi też nacja Wolnych Ludów.
war-why-mouth-of-sauron-waits = Rzecznik Saurona wchodzi, gdy Drużyna jest na torze Mordoru albo wszystkie nacje Wolnych Ludów toczą wojnę.
war-ask-voice = Głos Sarumana: rekrutować czy wymienić?
war-option-voice-recruit = Regularna jednostka w każdej osadzie Isengardu: { $n }
war-option-voice-swap = Wymień regularne jednostki w Orthanku na elitarne: { $n }
war-ask-voice-at = Puli nie starczy dla wszystkich: wybierz osady. Jednostki: { $n }.

## Żetony z „Polowania na Pierścień”

war-token-earned = { $side_nom }, żeton: { $token }.
war-token-spent = { $player } wydaje żeton: { $token }.
war-ask-earned-token = „Polowanie na Pierścień” dało twojej stronie żeton. Który?
war-ask-token = Który żeton wydajesz?
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
war-board-last-seen = Ostatnio: { $region }, { $n ->
    [one] { $n } krok temu
    [few] { $n } kroki temu
    [many] { $n } kroków temu
   *[other] { $n } kroku temu
}. Drużyna może być wszędzie w jasnym obszarze.
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
