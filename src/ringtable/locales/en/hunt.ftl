# The Hunt for the Ring.

## Names

hunt-nazgul-blue = blue Nazgûl
hunt-nazgul-green = green Nazgûl
hunt-nazgul-red = red Nazgûl
hunt-nazgul-purple = purple Nazgûl
hunt-nazgul-witch-king = Witch-king
hunt-face-ring = Ring
hunt-face-sword = Sword
hunt-face-sorcery = Sorcery
hunt-face-shadow = Shadow
hunt-face-morgul-ring = Morgul Ring
hunt-face-pursuit = Pursuit
hunt-face-morgul-shadow = Morgul Shadow
hunt-companion-frodo = Frodo
hunt-companion-sam = Sam
hunt-companion-pippin = Pippin
hunt-companion-merry = Merry
hunt-companion-strider = Strider
hunt-phase-first-day = First Day phase
hunt-phase-second-day = Second Day phase
hunt-phase-night = Night phase
hunt-question-search = Search
hunt-question-hunt = Hunt
hunt-question-perception = Perception
hunt-question-exact-perception = exact Perception
hunt-answer-yes = Yes
hunt-answer-no = No
hunt-who-nobody = nobody
hunt-who-frodo = Frodo
hunt-who-gandalf = Gandalf
hunt-who-both = Frodo and Gandalf
hunt-side-eye = Eye side up
hunt-side-sword = Sword side up
hunt-token-1 = a 1
hunt-token-2 = a 2
hunt-token-3 = a 3
hunt-token-eye = an Eye
hunt-token-red-4 = the special 4
hunt-token-red-eye = the special Eye
hunt-effect-no-road-bonus = the Nazgûl have no road bonus
hunt-effect-no-free-hunt = the Eye gives no free Hunt
hunt-effect-no-reactions = no out-of-turn cards can be played
hunt-aid-crown-1 = crown 1
hunt-aid-crown-2 = crown 2
hunt-aid-crown-3 = crown 3
hunt-aid-ring = ring
hunt-aid-one-gem = one gem
hunt-aid-two-gems = two gems
hunt-way-a = a
hunt-way-b = b
hunt-use-perceive-zone = Perception in this zone
hunt-use-perceive-section = Perception in this section
hunt-use-hunt = Hunt here
hunt-use-remove-ally = Remove an adjacent ally token
hunt-use-draw-sorcery = Draw a sorcery card
hunt-use-play-sorcery = Play a sorcery card
hunt-use-ability-1 = Ability 1: one step
hunt-use-ability-2-hunt = Ability 2: Hunt here
hunt-use-ability-2-zone = Ability 2: Perception in this zone
hunt-use-ability-2-section = Ability 2: Perception in this section
hunt-use-ability-3 = Ability 3: one step, then Search
hunt-use-ability-4 = Ability 4: up to two steps
hunt-use-exact-zone = Exact Perception in this zone
hunt-use-exact-section = Exact Perception in this section
hunt-use-pursue = Pursuit: every Nazgûl one step
hunt-side-name-shadow = The Shadow
hunt-side-name-free = The Free Peoples
hunt-earned-token-free-draw = draw an event card
hunt-earned-token-free-politics = advance a nation on the political track
hunt-earned-token-shadow-move = move the Nazgûl and minions
hunt-earned-token-shadow-politics = advance a Shadow nation on the political track

## Cards: the attribute `text` says what a card does, `a` and `b` what each of two options does, `before` what both need

hunt-card-tom-bombadil = Tom Bombadil
    .text = a: { hunt-card-tom-bombadil.a } b: { hunt-card-tom-bombadil.b }
    .a = by day one additional movement.
    .b = by night Frodo moves without influence.
hunt-card-a-conspiracy-unmasked = A Conspiracy Unmasked
    .text = a: { hunt-card-a-conspiracy-unmasked.a } b: { hunt-card-a-conspiracy-unmasked.b }
    .a = Merry joins.
    .b = if he has joined, take a Fellowship token.
hunt-card-five-ponies = Five Ponies
    .text = By day one additional movement, noted as a dot.
hunt-card-a-short-cut-to-mushrooms = A Short Cut to Mushrooms
    .text = Before moving: the next movement counts one dot more.
hunt-card-bilbos-walking-song = Bilbo’s Walking-song
    .text = a: { hunt-card-bilbos-walking-song.a } b: { hunt-card-bilbos-walking-song.b }
    .a = by day, in the wild, one additional movement.
    .b = take a Fellowship token.
hunt-card-farmer-maggot = Farmer Maggot
    .text = a: { hunt-card-farmer-maggot.a } b: { hunt-card-farmer-maggot.b }
    .a = ally token in II-C, II-D or III-B.
    .b = drive a Nazgûl of section II up to two steps.
hunt-card-the-bounders = The Bounders
    .text = Up to two ally tokens on roads in sections I and II.
hunt-card-shirriffs-of-the-eastfarthing = Shirriffs of the Eastfarthing
    .text = a: { hunt-card-shirriffs-of-the-eastfarthing.a } b: { hunt-card-shirriffs-of-the-eastfarthing.b }
    .a = ally token in section II.
    .b = move up to three ally tokens.
hunt-card-the-master-of-brandy-hall = The Master of Brandy Hall
    .text = a: { hunt-card-the-master-of-brandy-hall.a } b: { hunt-card-the-master-of-brandy-hall.b }
    .a = ally token in section III.
    .b = move one ally token and draw a card.
hunt-card-rangers-at-sarn-ford = Rangers at Sarn Ford
    .text = a: { hunt-card-rangers-at-sarn-ford.a } b: { hunt-card-rangers-at-sarn-ford.b }
    .a = drive a Nazgûl up to three steps.
    .b = drive two Nazgûl one step each.
hunt-card-the-horn-call-of-buckland = The Horn-call of Buckland
    .text = Choose a section: drive every Nazgûl there up to one step.
hunt-card-the-wandering-company = The Wandering Company
    .text = By night choose a zone: drive two Nazgûl there up to two steps each.
hunt-card-grip-fang-and-wolf = Grip, Fang and Wolf
    .text = Out of turn: cancel a Search and drive that Nazgûl up to one step.
hunt-card-the-gaffer = The Gaffer
    .text = Out of turn: cancel a Search or Hunt at an ally location.
hunt-card-fatty-bolger = Fatty Bolger
    .text = Out of turn: cancel a Hunt.
hunt-card-a-elbereth-gilthoniel = A Elbereth Gilthoniel
    .text = Out of turn: cancel a Perception.
hunt-card-lobelias-sharp-tongue = Lobelia’s Sharp Tongue
    .text = { hunt-card-lobelias-sharp-tongue.before } a: { hunt-card-lobelias-sharp-tongue.a } b: { hunt-card-lobelias-sharp-tongue.b }
    .before = Out of turn:
    .a = cancel a Perception of a zone.
    .b = cancel a sorcery card.
hunt-card-gildor-inglorion = Gildor Inglorion
    .text = { hunt-card-gildor-inglorion.before } a: { hunt-card-gildor-inglorion.a } b: { hunt-card-gildor-inglorion.b }
    .before = By night:
    .a = the influence falls by 1.
    .b = take back an out-of-turn card.
hunt-card-the-green-dragon = The Green Dragon
    .text = Draw two ally cards.
hunt-card-the-road-goes-ever-on = The Road Goes Ever On
    .text = Take two Fellowship tokens.
hunt-card-goldberrys-washing-day = Goldberry’s Washing-day
    .text = a: { hunt-card-goldberrys-washing-day.a } b: { hunt-card-goldberrys-washing-day.b }
    .a = no road bonus in this phase.
    .b = one Nazgûl cannot move in this phase.
hunt-card-mr-underhill = Mr. Underhill
    .text = a: { hunt-card-mr-underhill.a } b: { hunt-card-mr-underhill.b }
    .a = secretly turn over an information token.
    .b = discard a die of the pool.
hunt-card-bill-the-pony = Bill the Pony
    .text = a: { hunt-card-bill-the-pony.a } b: { hunt-card-bill-the-pony.b }
    .a = by day one further step.
    .b = by night a step without influence.
hunt-card-striders-paths = Strider’s Paths
    .text = a: { hunt-card-striders-paths.a } b: { hunt-card-striders-paths.b }
    .a = by day, on a dot, one further step.
    .b = draw an ally card.
hunt-card-asfaloth = Asfaloth
    .text = { hunt-card-asfaloth.before } a: { hunt-card-asfaloth.a } b: { hunt-card-asfaloth.b }
    .before = From step 10:
    .a = by day one further step.
    .b = by night a step without influence and without the Eye.
hunt-card-rangers-of-the-north = Rangers of the North
    .text = Up to two ally tokens in sections IV and V.
hunt-card-the-elf-stone = The Elf-stone
    .text = a: { hunt-card-the-elf-stone.a } b: { hunt-card-the-elf-stone.b }
    .a = ally token on a road.
    .b = remove a tracks token.
hunt-card-elladan-and-elrohir = Elladan and Elrohir
    .text = a: { hunt-card-elladan-and-elrohir.a } b: { hunt-card-elladan-and-elrohir.b }
    .a = ally token in section VI.
    .b = move up to two ally tokens.
hunt-card-barliman-butterbur = Barliman Butterbur
    .text = a: { hunt-card-barliman-butterbur.a } b: { hunt-card-barliman-butterbur.b }
    .a = ally token in section IV or V.
    .b = take a Fellowship token.
hunt-card-glorfindel = Glorfindel
    .text = Drive up to two Nazgûl of sections V and VI up to two steps each.
hunt-card-lightning-on-weathertop = Lightning on Weathertop
    .text = { hunt-card-lightning-on-weathertop.before } a: { hunt-card-lightning-on-weathertop.a } b: { hunt-card-lightning-on-weathertop.b }
    .before = While Gandalf is hidden:
    .a = choose a zone and drive two Nazgûl there up to two steps.
    .b = discard a die.
hunt-card-the-flood-of-bruinen = The Flood of Bruinen
    .text = a: { hunt-card-the-flood-of-bruinen.a } b: { hunt-card-the-flood-of-bruinen.b }
    .a = drive every Nazgûl of section VI up to one step.
    .b = one Nazgûl cannot move in this phase.
hunt-card-bolsters-in-the-beds = Bolsters in the Beds
    .text = Out of turn: cancel a Hunt.
hunt-card-covered-tracks = Covered Tracks
    .text = Out of turn: cancel a Search; you may remove a tracks token.
hunt-card-bob-and-the-ponies = Bob and the Ponies
    .text = Out of turn: cancel a Search and drive that Nazgûl up to one step.
hunt-card-radagasts-birds = Radagast’s Birds
    .text = Out of turn: cancel a Perception.
hunt-card-gwaihir-the-windlord = Gwaihir the Windlord
    .text = { hunt-card-gwaihir-the-windlord.before } a: { hunt-card-gwaihir-the-windlord.a } b: { hunt-card-gwaihir-the-windlord.b }
    .before = Out of turn:
    .a = cancel a Perception.
    .b = cancel a sorcery card.
hunt-card-athelas = Athelas
    .text = The influence falls by 1, by 2 in a night of rest.
hunt-card-cordial-of-imladris = Cordial of Imladris
    .text = a: { hunt-card-cordial-of-imladris.a } b: { hunt-card-cordial-of-imladris.b }
    .a = the influence falls by 1.
    .b = take a Fellowship token.
hunt-card-the-fall-of-gil-galad = The Fall of Gil-galad
    .text = Take two Fellowship tokens.
hunt-card-the-troll-hoard = The Troll-hoard
    .text = Draw two ally cards.
hunt-card-fire-in-the-night = Fire in the Night
    .text = a: { hunt-card-fire-in-the-night.a } b: { hunt-card-fire-in-the-night.b }
    .a = by night the Eye gives no free Hunt in this phase.
    .b = one Nazgûl cannot move in this phase.
hunt-card-shadowfax = Shadowfax
    .text = While Gandalf is hidden: he makes one further movement.
hunt-card-gandalfs-mark = Gandalf’s Mark
    .text = a: { hunt-card-gandalfs-mark.a } b: { hunt-card-gandalfs-mark.b }
    .a = draw a deed token.
    .b = discard a die of the pool.
hunt-card-leader-of-the-nine = Leader of the Nine
    .text = a: { hunt-card-leader-of-the-nine.a } b: { hunt-card-leader-of-the-nine.b }
    .a = Perception in your section.
    .b = in part 2 the Witch-king replaces the active Nazgûl.
hunt-card-fear-of-the-undead = Fear of the Undead
    .text = Lies beside the influence track and counts as an Eye.
hunt-card-the-black-breath = The Black Breath
    .text = The special 4 enters the hunt pool.
hunt-card-the-morgul-knife = The Morgul-knife
    .text = The special Eye enters the hunt pool.
hunt-card-crebain-from-dunland = Crebain from Dunland
    .text = Perception in any zone.
hunt-card-the-lidless-gaze = The Lidless Gaze
    .text = Perception in any section.
hunt-card-scent-on-the-wind = Scent on the Wind
    .text = Is Frodo in the wild? Then Perception in your zone or section.
hunt-card-bill-ferny = Bill Ferny
    .text = Search any location.
hunt-card-questions-at-the-door = Questions at the Door
    .text = Search up to two connected locations.
hunt-card-keen-noses = Keen Noses
    .text = Hunt in a location at most two steps away.
hunt-card-command-of-the-captain = Command of the Captain
    .text = Hunt where another Nazgûl stands.
hunt-card-black-horses = Black Horses
    .text = Ride up to three steps; you may then search.
hunt-card-ride-through-the-dark = Ride through the Dark
    .text = { hunt-card-ride-through-the-dark.before } a: { hunt-card-ride-through-the-dark.a } b: { hunt-card-ride-through-the-dark.b }
    .before = Ride up to two steps; then
    .a = search by day,
    .b = hunt by night.
hunt-card-cry-of-the-nazgul = Cry of the Nazgûl
    .text = The Ring-bearer discards an ally card at random.
hunt-card-dread = Dread
    .text = The Ring-bearer loses an ally card or a Fellowship token; else influence +1.
hunt-card-the-ring-calls = The Ring Calls
    .text = Is Frodo in your section? If so, influence +1.
hunt-card-the-trail-is-fresh = The Trail is Fresh
    .text = On a tracks token: influence +1.
hunt-card-gathering-of-the-nine = Gathering of the Nine
    .text = Every Nazgûl may move one step.
hunt-card-the-will-of-sauron = The Will of Sauron
    .text = A spent die returns with a face of your choice.
hunt-card-mist-on-the-downs = Mist on the Downs
    .text = No out-of-turn cards in this phase.
hunt-card-fire-at-crickhollow = Fire at Crickhollow
    .text = a: { hunt-card-fire-at-crickhollow.a } b: { hunt-card-fire-at-crickhollow.b }
    .a = remove up to two ally tokens of your section.
    .b = draw two sorcery cards.
hunt-card-merry = Merry
    .text = For a Fellowship token: move an ally token, or place one on an ally location.

## Questions

hunt-ask-give-information = Give the Ringwraiths an information token.
hunt-ask-propose = Propose how to divide the Nazgûl, or leave it to others.
hunt-ask-agree = Do you agree: blue for { $blue }, green for { $green }, red for { $red }, purple for { $purple }?
hunt-ask-order = In which order do your Nazgûl act?
hunt-ask-place = Where does the { $rider } begin?
hunt-ask-frodo = Frodo takes heart: take a Fellowship token from the reserve?
hunt-ask-ring-bearer = Your turn: move Frodo and do what else you like.
hunt-ask-ring-bearer-night = Night: does Frodo move or rest?
hunt-ask-ring-bearer-2 = Your turn: Gandalf must move; the rest is up to you.
hunt-ask-night-step = Night: does Frodo go one step on, or rest?
hunt-ask-note = Where does Frodo go?
hunt-ask-discard-ally = Too many ally cards: discard one.
hunt-ask-discard-sorcery = Too many sorcery cards: discard one.
hunt-ask-which-ally = You may move { $n ->
        [one] one more ally token.
       *[other] { $n } more ally tokens.
    }
hunt-ask-ally-goes = Where does the ally token of { $place } go?
hunt-ask-which-rider = You may move { $n ->
        [one] one more Nazgûl.
       *[other] { $n } more Nazgûl.
    }
hunt-ask-drive-to = Where do you drive the { $rider }, up to { $n ->
        [one] one step?
       *[other] { $n } steps?
    }
hunt-ask-ride = Where does the { $rider } ride, up to { $n ->
        [one] one step?
       *[other] { $n } steps?
    }
hunt-ask-nazgul = The { $rider } may move and act.
hunt-ask-pay = Which die pays? ({ $use })
hunt-ask-sorcery = Which sorcery card do you play?
hunt-ask-strike-ally = Which ally token is removed?
hunt-ask-react = { $question }: { $place }. Do you answer with a card?
hunt-ask-react-sorcery = “{ $card }” is played. Do you answer with a card?
hunt-ask-strider = { $n ->
        [one] One token is to be drawn. Shall Strider lead you past it?
       *[other] { $n } tokens are to be drawn. Shall Strider lead you past one of them?
    }
hunt-ask-cancel-token = Turn over a companion’s card to cancel a token?
hunt-ask-escape = Frodo escapes: where to, or does he stay?
hunt-ask-pippin = Pippin: draw two ally cards and keep one?
hunt-ask-keep-one = Which card do you keep?
hunt-ask-journey = Which journey card do you keep?
hunt-ask-gandalf-starts = Where does Gandalf begin?
hunt-ask-gandalf = Where does Gandalf go?
hunt-ask-reappear = Where does Gandalf appear again?
hunt-ask-discard-die = Which die is discarded?
hunt-ask-direction = Change direction, or stay on course?
hunt-ask-strider-leads = Turn Strider’s card over to draw two journey cards and keep one?
hunt-ask-redistribute = Shall the Ringwraiths divide their sorcery cards anew?
hunt-ask-deal = Who gets “{ $card }”?
hunt-ask-agree-deal = Do you agree to this deal of the cards?
hunt-ask-witch-king = Which Nazgûl does the Witch-king replace?
hunt-ask-which-aid = Which aid token?
hunt-ask-aid-goes = Where does it lie?
hunt-ask-aid-elsewhere = Where does the aid token go: a dot, an exit, the track?
hunt-ask-dread = Dread: lose a card, or a Fellowship token?
hunt-ask-token = Which token do you take to War of the Ring?
hunt-ask-aim-ally = { $card }: which ally token?
hunt-ask-aim-area = { $card }: which zone or section?
hunt-ask-aim-card = { $card }: which card?
hunt-ask-aim-die = { $card }: which die?
hunt-ask-aim-face = { $card }: which face shall it show?
hunt-ask-aim-hunt = { $card }: where do you hunt?
hunt-ask-aim-information = { $card }: which information token do you hide?
hunt-ask-aim-place-ally = { $card }: where does the ally token stand?
hunt-ask-aim-rider = { $card }: which Nazgûl?
hunt-ask-aim-search = { $card }: where do you search?
hunt-ask-aim-tracks = { $card }: which tracks token is removed?

## Answers

hunt-option-aid = Lay or take an aid token
hunt-option-take-back = Back to the supply
hunt-option-note-dot = Note a dot
hunt-option-note-place = Note { $place }
hunt-option-note-exit = Leave by exit { $place }
hunt-option-rest = Rest
hunt-option-end = End the turn
hunt-option-buy = Spend a Fellowship token for an ally card
hunt-option-merry-move = Merry: move an ally token
hunt-option-merry-place = Merry: place an ally token
hunt-option-frodo = Frodo hurries: turn his card over
hunt-option-sam = Sam: move by night without influence
hunt-option-step = One step on, influence +1
hunt-option-reveal = Gandalf reveals himself
hunt-option-deed = Perform the deed
hunt-option-rivendell = Announce Gandalf in Rivendell
hunt-option-gandalf = Gandalf: { $place }
hunt-option-play = Play “{ $card }” ({ $way })
hunt-option-discard = Discard “{ $card }”
hunt-option-keep = Keep “{ $card }”
hunt-option-draw-one = Draw one card
hunt-option-pippin = Draw two, keep one
hunt-option-pass = Pass
hunt-option-enough = Enough
hunt-option-aim = { $target }
hunt-option-ally-token = Token at { $place }
hunt-option-to = To { $place }
hunt-option-to-step = On step { $step } of the track
hunt-option-elsewhere = Elsewhere: a dot, an exit, the track
hunt-option-rider = The { $rider }
hunt-option-ride = Ride to { $place }
hunt-option-stay = Stay
hunt-option-search = Search { $place }
hunt-option-free-hunt = Hunt in { $place } without a die
hunt-option-pay = { $face }
hunt-option-pay-witch-king = The Witch-king die ({ $face })
hunt-option-die = { $face }
hunt-option-strider = Spend a Fellowship token: draw one fewer
hunt-option-strider-leads = Turn Strider’s card over
hunt-option-flip = Turn over { $companion }: cancel { $token }
hunt-option-flip-nobody = Turn nobody over
hunt-option-escape-stay = Stay: cross out a cell
hunt-option-change = Change direction
hunt-option-keep-direction = Keep the journey card
hunt-option-journey = { $card }
hunt-option-give = Give the token of { $place }
hunt-option-no-proposal = No proposal
hunt-option-propose = Blue for { $blue }, green for { $green }, red for { $red }, purple for { $purple }
hunt-option-agree = Agree
hunt-option-refuse = Refuse
hunt-option-order = { $riders }
hunt-option-place = Begin in { $place }
hunt-option-deal = { $player }
hunt-option-frodo-hope = Take a token
hunt-option-return-token = Return a Fellowship token

## Why not

hunt-why-dots-counted = Dots are counted, not placed: note a dot without naming it.
hunt-why-not-connected = Not connected to Frodo’s last location: { $place }.
hunt-why-no-rest = By day Frodo must move.
hunt-why-not-moved = Frodo has to move or rest first.
hunt-why-moved-already = Frodo has moved in this turn.
hunt-why-acted = This Nazgûl has acted already.
hunt-why-moved = This Nazgûl has moved already.
hunt-why-on-dot = It stands on a dot; this needs a location.
hunt-why-no-eye = A free Hunt needs the Eye of the night.
hunt-why-witch-king-search = The Witch-king has no free Search.
hunt-why-start = { $place } may be Frodo’s start: no Search there.
hunt-why-tracks = There are tracks in { $place } already.
hunt-why-held = This Nazgûl is held in this phase.
hunt-why-exit = Nazgûl never enter an exit.
hunt-why-blocked = { $place } is guarded.
hunt-why-too-far = Too far: { $place }.
hunt-why-gandalf-first = Gandalf has to move first.
hunt-why-no-reveal = Gandalf reveals himself directly after moving to a Nazgûl, for a Fellowship token.
hunt-why-gandalf-way = Not connected to Gandalf’s location: { $place }.
hunt-why-dots = More dots are needed ({ $place }): { $dots ->
        [one] one dot.
       *[other] { $dots } dots.
    }

## What happened

hunt-aid-laid = Aid token ({ $token }): { $place }.
hunt-aid-on-track = Aid token ({ $token }): step { $step } of the track.
hunt-aid-taken = Aid token ({ $token }) is taken back.
hunt-part-began = Part { $part } begins.
hunt-day-began = Day { $day }.
hunt-phase-began = { $phase }.
hunt-start-drawn = Frodo sets out from { $place }.
hunt-info-drawn = You hold the information tokens { $places }.
hunt-info-given = The Ring-bearer gives the information token of { $place }.
hunt-proposed = { $player } proposes: blue for { $blue }, green for { $green }, red for { $red }, purple for { $purple }.
hunt-voted = { $player }: { $answer }.
hunt-divided = { $player } leads the { $rider }.
hunt-ordered = { $player } sets their order: { $riders }.
hunt-leads = { $player } leads.
hunt-placed = The { $rider } begins in { $place }.
hunt-rolled = The dice show { $faces }.
hunt-frodo-moved = Frodo goes to step { $step }.
hunt-noted = You note { $place }.
hunt-rested = Frodo rests.
hunt-influence-rose = The influence rises by { $n } to { $now }.
hunt-influence-fell = The influence falls by { $n } to { $now }.
hunt-spent-fellowship = A Fellowship token is spent for { $companion }.
hunt-bought = A Fellowship token buys an ally card.
hunt-drew-ally = You draw “{ $cards }”.
hunt-drew-ally-veiled = The Ring-bearer draws an ally card.
hunt-discarded-ally = The Ring-bearer discards “{ $card }”.
hunt-played-ally = The Ring-bearer plays “{ $card }” ({ $way }).
hunt-turned-over = The information token of { $place } is turned over.
hunt-hid-info = The Ring-bearer hides a piece of information.
hunt-flipped = The card of { $companion } is turned over.
hunt-joined = { $companion } joins.
hunt-lost-fellowship = A Fellowship token is lost for good; { $left } left.
hunt-lost-to-dread = A Fellowship token goes back; { $left } on the card.
hunt-ally-placed = Allies stand in { $place }.
hunt-ally-moved = Allies go from { $place } to { $to }.
hunt-ally-removed = The allies of { $place } are gone.
hunt-driven = The { $rider } is driven to { $place }.
hunt-held = The { $rider } cannot move in this phase.
hunt-die-discarded = A die is discarded: { $face }.
hunt-tracks-removed = The tracks of { $place } are gone.
hunt-took-back = The Ring-bearer takes back “{ $card }”.
hunt-lasts = In this phase { $effect }.
hunt-in-the-wild = Frodo is in the wild.
hunt-not-in-the-wild = Frodo is not in the wild.
hunt-rider-turn = { $player }: the { $rider }.
hunt-rode = The { $rider } rides to { $place }.
hunt-used-die = { $face }: { $use }.
hunt-used-ability = Ability { $ability } of the Black Riders.
hunt-asked-place = { $question } in { $place }.
hunt-asked-area = { $question } in { $area ->
        [I] section { $area }
        [II] section { $area }
        [III] section { $area }
        [IV] section { $area }
        [V] section { $area }
        [VI] section { $area }
       *[other] zone { $area }
    }.
hunt-cancelled = Cancelled: no answer is given.
hunt-answered = { $answer }.
hunt-frodo-is-here = Yes: Frodo is here, in { $place }!
hunt-exact-answer = They sense { $who }.
hunt-tracks-placed = Tracks in { $place }, { $side }.
hunt-info-found = Information found in { $place }: { $held } in all.
hunt-drew-sorcery = { $player } draws “{ $cards }”.
hunt-drew-sorcery-veiled = { $player } draws a sorcery card.
hunt-discarded-sorcery = { $player } discards “{ $card }”.
hunt-played-sorcery = { $player } plays “{ $card }” ({ $way }).
hunt-sorcery-shuffled = The sorcery cards are shuffled.
hunt-special-added = The hunt pool receives { $token }.
hunt-beside = “{ $card }” lies beside the influence track.
hunt-frodo-in-section = Is Frodo in section { $area }? { $answer }.
hunt-die-recovered = A die returns: { $face }.
hunt-drew-tokens = Drawn: { $tokens }.
hunt-token-cancelled = { $companion } cancels { $token }.
hunt-escaped = Frodo escapes; step { $step }.
hunt-stayed = You cross out a cell: Frodo stays.
hunt-eye-up = The phase marker shows the Eye.
hunt-entered-exit = Frodo has left the Shire behind.
hunt-journal-shown = Frodo’s way: { $entries }.
hunt-fell = The Ring has overcome Frodo (influence { $influence }).
hunt-journey-kept = You keep journey card { $card }.
hunt-deeds-drawn = You hold the deed tokens { $places }.
hunt-gandalf-starts = Gandalf begins in { $place }.
hunt-shown-sorcery = The Ringwraiths show each other { $cards }.
hunt-shown-sorcery-veiled = The Ringwraiths show each other their sorcery cards.
hunt-redistributed = The sorcery cards are divided anew.
hunt-hands-stay = The sorcery hands stay as they are.
hunt-witch-king-entered = The Witch-king takes the place of the { $rider }: { $place }.
hunt-witch-king-left = The Witch-king leaves; the { $rider } is back.
hunt-gandalf-moved = Gandalf goes to { $place }.
hunt-gandalf-revealed = Gandalf reveals himself in { $place }!
hunt-gandalf-left-board = Gandalf is gone from sight.
hunt-gandalf-reappeared = Gandalf is in { $place } now.
hunt-gandalf-found = Gandalf is found in { $place } and flees.
hunt-gandalf-fled = Gandalf has fled to { $place }.
hunt-gandalf-in-rivendell = Gandalf is in Rivendell: the limit has risen by { $limit }.
hunt-deed-done = Gandalf’s deed in { $place }: number { $n }.
hunt-drew-deed = You draw the deed token of { $place }.
hunt-drew-deed-veiled = The Ring-bearer draws a deed token.
hunt-kept-direction = Frodo stays on course.
hunt-changed-direction = Frodo changes direction; step { $step }.
hunt-earned = { $side } for War of the Ring: { $token }.
hunt-gained-fellowship = The Ring-bearer gains { $n ->
        [one] a Fellowship token; now { $now }.
       *[other] { $n } Fellowship tokens; now { $now }.
    }
hunt-noted-dot = You note a dot: { $dots ->
        [one] one since the last location.
       *[other] { $dots } since the last location.
    }
hunt-encounter = Encounter in { $place } ({ $riders }): { $tokens ->
        [one] one token.
       *[other] { $tokens } tokens.
    }
hunt-rescue = Frodo must be rescued: { $tokens ->
        [one] one token.
       *[other] { $tokens } tokens.
    }
hunt-reached-rivendell = Frodo reaches Rivendell with { $companions ->
        [one] one companion card.
       *[other] { $companions } companion cards.
    }

## Endings

hunt-reason-fell = The Ring has overcome Frodo.
hunt-reason-reached-bree = Frodo has reached Bree.
hunt-reason-rescued = Frodo was rescued.
hunt-reason-reached-rivendell = Frodo has reached Rivendell.

## Places on the maps

hunt-place-bag-end = Bag End
hunt-place-overhill = Overhill
hunt-place-bywater = Bywater
hunt-place-great-smials = Great Smials
hunt-place-bindbale-wood = Bindbale Wood
hunt-place-three-farthing-stone = Three-Farthing Stone
hunt-place-north-moors = North Moors
hunt-place-green-hill-country = Green Hill Country
hunt-place-pincup = Pincup
hunt-place-willowbottom = Willowbottom
hunt-place-scary = Scary
hunt-place-quarry = Quarry
hunt-place-brockenborings = Brockenborings
hunt-place-dwaling = Dwaling
hunt-place-woody-end = Woody End
hunt-place-frogmorton = Frogmorton
hunt-place-whitfurrows = Whitfurrows
hunt-place-woodhall = Woodhall
hunt-place-budgeford = Budgeford
hunt-place-stock = Stock
hunt-place-bamfurlong = Bamfurlong
hunt-place-overbourn-fen = Overbourn fen
hunt-place-rushey = Rushey
hunt-place-haysend = Haysend
hunt-place-girdley-island = Girdley Island
hunt-place-brandywine-bridge = Brandywine Bridge
hunt-place-crickhollow = Crickhollow
hunt-place-bucklebury = Bucklebury
hunt-place-hay-gate = Hay Gate
hunt-place-standelf = Standelf
hunt-place-bonfire-glade = Bonfire Glade
hunt-place-old-man-willow = Old Man Willow
hunt-place-north-gap = North Gap
hunt-place-house-of-tom-bombadil = House of Tom Bombadil
hunt-place-barrow-downs = Barrow-downs
hunt-place-brandywine = Brandywine
hunt-place-the-water = The Water
hunt-place-withywindle = Withywindle
hunt-place-the-marish = The Marish
hunt-place-buckland = Buckland
hunt-place-old-forest = Old Forest
hunt-place-bree-land = Bree-land
hunt-place-hills-of-scary = Hills of Scary
hunt-place-bridgefields = Bridgefields
hunt-place-northfarthing = Northfarthing
hunt-place-archet = Archet
hunt-place-bree = Bree
hunt-place-staddle = Staddle
hunt-place-north-chetwood = North Chetwood
hunt-place-chetwood-eaves = Chetwood eaves
hunt-place-woods-end = Wood’s end
hunt-place-weather-hills = Weather Hills
hunt-place-midgewater-marshes = Midgewater Marshes
hunt-place-forsaken-inn = Forsaken Inn
hunt-place-greenway-fields = Greenway fields
hunt-place-ranger-camp = Ranger camp
hunt-place-hill-wall = Hill-wall
hunt-place-old-barrow = Old barrow
hunt-place-amon-sul = Amon Sûl
hunt-place-northern-ridge = Northern ridge
hunt-place-south-downs-cairn = South Downs cairn
hunt-place-east-road-milestone = East Road milestone
hunt-place-mitheithel-shallows = Mitheithel shallows
hunt-place-coldfells = Coldfells
hunt-place-coldfells-ford = Coldfells ford
hunt-place-last-bridge = Last Bridge
hunt-place-trollshaws-west = Trollshaws west
hunt-place-upper-trollshaws = Upper Trollshaws
hunt-place-stone-trolls = Stone Trolls
hunt-place-road-fork = Road-fork
hunt-place-ruin-of-rhudaur = Ruin of Rhudaur
hunt-place-southern-trollshaws = Southern Trollshaws
hunt-place-haunted-bank = Haunted bank
hunt-place-the-angle = The Angle
hunt-place-hidden-valley-watch = Hidden valley watch
hunt-place-steep-cutting = Steep cutting
hunt-place-high-moor = High moor
hunt-place-ford-of-bruinen = Ford of Bruinen
hunt-place-loudwater-meads = Loudwater meads
hunt-place-mitheithel = Mitheithel (Hoarwell)
hunt-place-bruinen = Bruinen (Loudwater)
hunt-place-chetwood = Chetwood
hunt-place-the-lone-lands = The Lone-lands
hunt-place-trollshaws = Trollshaws
hunt-place-south-downs = South Downs
hunt-place-ettenmoors = Ettenmoors

## The board

hunt-board-map = Map of part { $part }
hunt-board-north = N
hunt-board-rider-blue = Blue
hunt-board-rider-green = Green
hunt-board-rider-red = Red
hunt-board-rider-purple = Purple
hunt-board-order-place = { $rider }, number { $place } in the order
hunt-board-order-back = Take the last one back
hunt-board-shelf = Fellowship, Riders, hunt pool
hunt-board-key-order = Riders in the order in which they act
hunt-board-key-order-back = takes the last one back
hunt-board-key-arrows = on the map: from place to place
hunt-board-key-zoom = on the map: nearer and farther
hunt-board-place-named = { $number } ({ $name })
hunt-board-dot = the dot between { $places }
    .to = the dot between { $places }
hunt-board-dot-toward = the dot by { $place }, towards { $places }
    .to = the dot by { $place }, towards { $places }
hunt-board-exit = exit { $letter }
    .to = exit { $letter }
hunt-board-section = section { $area }
hunt-board-zone = zone { $area }
hunt-board-dark = dark
hunt-board-tracks = tracks, { $side }
hunt-board-ally-token = ally token
hunt-board-aid-crown = aid token: crown
hunt-board-aid-ring = aid token: ring
hunt-board-aid-one-gem = aid token: one gem
hunt-board-aid-two-gems = aid token: two gems
hunt-board-chance = chance { $chance }
hunt-board-visited = visited on step { $steps }
hunt-board-witch-king = Witch-king
hunt-board-nowhere = not on the map
hunt-board-held = Cannot move in this phase.
hunt-board-acts-now = It acts now.
hunt-board-here = Frodo is here!
hunt-board-cancelled = Cancelled

hunt-board-tracks-title = Time, way and influence
hunt-board-day = Day { $day }
hunt-board-way = Frodo’s way
hunt-board-track-step = step { $step } of the track
hunt-board-influence = Influence
hunt-board-or = { $low } or { $high }
hunt-board-eyes = { $count ->
    [one] One Eye beside the track
   *[other] { $count } Eyes beside the track
}
hunt-board-marker-ring = The phase marker shows the Ring.
hunt-board-marker-eye = The phase marker shows the Eye: Frodo moved by night.

hunt-board-actions = Dice and actions
hunt-board-dice = Dice of the pool
hunt-board-spent = spent: { $face }
hunt-board-acting = The { $rider } acts ({ $player }).
hunt-board-search-here = Search here
hunt-board-hunt-here = Hunt here without a die
hunt-board-choose = What do you want to do here?
hunt-board-will-ask = You will ask:
hunt-board-ask-hint = Choose an action to see what will be asked.
hunt-board-ask = Ask
hunt-board-not-now = Not now
hunt-board-asks-search = Search in { $place }: does Frodo’s journal list it?
hunt-board-asks-hunt = Hunt in { $place }: does Frodo’s journal list it, and is he there?
hunt-board-asks-perception = Perception, { $area }: is Frodo’s last location there?
hunt-board-asks-perception-both = Perception, { $area }: is the last location of Frodo or Gandalf there?
hunt-board-asks-exact = Exact Perception, { $area }: whose last location is there?

hunt-board-heat = Where can Frodo be?
hunt-board-heat-known = What the Ringwraiths can know
hunt-board-heat-off = This table is played without deductions.
hunt-board-heat-words = { $count ->
    [one] One place is possible: { $place }.
   *[other] { $count } places are possible; most likely { $place } ({ $chance }).
}
hunt-board-journeys = Journeys that fit: { $journeys }
hunt-board-heat-gandalf = Gandalf: { $places }

hunt-board-sheet = The Ring-bearer’s sheet
hunt-board-only-you = behind the screen: only you see this
hunt-board-open-now = open to all now
hunt-board-journal = Journal
hunt-board-journey = Journey card
hunt-board-journey-short = Journey card { $card }: short, 14 steps, limit 12
hunt-board-journey-long = Journey card { $card }: long, 16 steps, limit 14
hunt-board-cell = Step { $step }: { $entry }
hunt-board-empty = empty
hunt-board-a-dot = a dot
hunt-board-crossed = crossed out
hunt-board-information = Information tokens
hunt-board-turned = (turned over)
hunt-board-last = Last location { $place }; dots since then: { $dots }.
hunt-board-gandalfs-way = Gandalf’s way
hunt-board-deeds = Possible deeds
hunt-board-hand = Ally cards in hand
hunt-board-none = none
hunt-board-play = “{ $card }”: { $text }
hunt-board-play-it = Play
hunt-board-play-way = Play { $way }

hunt-board-fellowship = The Fellowship
hunt-board-always = Always:
hunt-board-once = Once:
hunt-board-flipped = { $companion } (flipped)
hunt-board-companion-frodo = Frodo
    .always = when the day begins and no token lies here, take one from the reserve.
    .once = lose a Fellowship token for good; by day one more movement, by night one without influence.
hunt-board-companion-sam = Sam
    .always = for a Fellowship token Frodo moves by night without influence.
    .once = cancel a drawn token.
hunt-board-companion-pippin = Pippin
    .always = in the Refresh draw two ally cards and keep one.
    .once = cancel a drawn number.
hunt-board-companion-merry = Merry
    .always = for a Fellowship token move an ally token, or place one on an ally location.
    .once = cancel a drawn Eye.
hunt-board-companion-strider = Strider
    .always = for a Fellowship token draw one token fewer in an encounter.
    .once = when changing direction, draw two journey cards and keep one.
hunt-board-black-riders = The Black Riders
hunt-board-ability-1 = Any die: one step.
hunt-board-ability-2 = Two dice: Hunt or Perception.
hunt-board-ability-3 = Sword: one step, then Search.
hunt-board-ability-4 = Ring: up to two steps.
hunt-board-ability-5 = Part 2 begins with the Witch-king.
hunt-board-locked = (not yet)
hunt-board-found = Information found: { $places }. Behind the screen: { $behind }.
hunt-board-lead = leads
hunt-board-sorcery-hand = Your sorcery cards
hunt-board-sorcery-of = Sorcery cards: { $player }
hunt-board-sorcery-shown = Sorcery cards laid open
hunt-board-sorcery-count = Sorcery cards in hands: { $hands }; in the deck: { $deck }.
hunt-board-pool = Hunt pool
hunt-board-beside = Beside the track: { $tokens }
hunt-board-piles = Discard piles
hunt-board-pile-ally = Ally cards
hunt-board-pile-sorcery = Sorcery cards
hunt-board-found-here = Frodo is found in { $place }!
hunt-board-gandalf-hidden = Gandalf wanders unseen.
hunt-board-gandalf-on-the-board = Gandalf has revealed himself.
hunt-board-gandalf-in-rivendell = Gandalf is in Rivendell.
hunt-board-gandalf-not-in-play = Gandalf is not in play.
hunt-board-which-part = Side of the board
hunt-board-part = Part { $part }
hunt-interlude = Part 1 is over
hunt-interlude-happened = What happened
hunt-interlude-through = Frodo has come through the Shire, and the Ring with him.
hunt-interlude-takes = What goes on to part 2
hunt-interlude-influence = Influence of the Ring: { $influence }
hunt-interlude-companions = Companions: { $companions }
hunt-interlude-fellowship = Fellowship tokens: { $tokens }
hunt-interlude-information = Information tokens of the Ringwraiths: { $tokens }
hunt-interlude-sorcery = Sorcery cards in the hands of the Ringwraiths: { $cards }
hunt-interlude-on = On to part 2
hunt-board-letter = Letter from Gandalf
hunt-board-letter-help = Part 2 can follow at once, or on another day with this letter: choose “part 2 alone” and paste it there. It keeps everything as it is, every hand of sorcery cards too, and only this server can read it.
hunt-board-copy = Copy
hunt-board-copied = Copied

hunt-board-say-time = Part { $part }, day { $day }, { $phase }.
hunt-board-say-step = Frodo is on step { $step } of { $last }.
hunt-board-say-influence = Influence { $influence } of { $limit }; Eyes beside the track: { $eyes }.
hunt-board-say-rider = { $rider } ({ $player }): { $place }.
hunt-board-say-dice = Dice in the pool: { $dice }.
hunt-board-say-his-die = Die of the Witch-king: { $face }.
hunt-board-say-tracks = Tracks in { $place }, { $side }.
hunt-board-say-allies = Ally tokens: { $places }.
hunt-board-say-fellowship = Fellowship tokens: { $card } on the card, { $reserve } in the reserve.
hunt-board-say-companions = Companions: { $companions }.
hunt-board-say-information = Abilities of the Black Riders: { $abilities }; information tokens behind the screen: { $behind }.
hunt-board-say-pool = Hunt pool: { $tokens }.
hunt-board-say-cards = Ally cards in hand: { $hand }; in the deck: { $deck }.
hunt-board-say-deeds = Deeds done: { $places }.
hunt-board-say-journal = Journal: { $entries }.
hunt-board-say-hand = Ally cards: { $cards }.
hunt-board-say-journey = { $card }. Rows: { $rows }.
hunt-board-say-gandalf = Gandalf’s way: { $places }.
hunt-board-say-sorcery = Sorcery cards: { $cards }.

## Settings

hunt-setting-variant = Difficulty
hunt-setting-variant-standard = Standard
hunt-setting-variant-unstoppable-frodo = Easier for the Riders: two information tokens
hunt-setting-variant-terrible-nazgul = Harder for the Riders: no information token
hunt-setting-variant-terrible-nazgul-plus = Hardest for the Riders: and four Fellowship tokens
hunt-setting-refuges = Refuges in part 2
hunt-setting-refuges-off = No
hunt-setting-refuges-on = Yes
hunt-setting-parts = Parts
hunt-setting-parts-whole = Both parts
hunt-setting-parts-one = Part 1 alone
hunt-setting-parts-two = Part 2 alone
hunt-setting-letter = Letter from Gandalf (for part 2 alone)
hunt-setting-reveal_after_part1 = Show the journal after part 1
hunt-setting-reveal_after_part1-off = No
hunt-setting-reveal_after_part1-on = Yes
hunt-setting-strict_memory = Riders remember the present day only
hunt-setting-strict_memory-off = No
hunt-setting-strict_memory-on = Yes
hunt-setting-aid_tokens = Aid tokens
hunt-setting-aid_tokens-off = No
hunt-setting-aid_tokens-on = Yes
hunt-setting-deduction = Deductions on request
hunt-setting-deduction-on = Allowed
hunt-setting-deduction-off = None: pure play

## Questions that a seat can pass without being asked

hunt-order-react = an ally card against a question of the Nazgûl
hunt-order-react-sorcery = an ally card against a sorcery card
hunt-order-pippin = Pippin draws two cards
hunt-order-cancel-token = a companion who cancels a token
hunt-order-propose = a proposal how to divide the Nazgûl
hunt-order-frodo = Frodo takes a Fellowship token
hunt-order-deal = who gets a sorcery card
hunt-order-strider = Strider: one token fewer
hunt-order-strider-leads = Strider leads the way

# Who a seat is and what it wants
hunt-goal-bearer-1 = You are the Ring-bearer: bring Frodo out of the Shire unseen, with as little influence as you can.
hunt-goal-bearer-2 = You are the Ring-bearer: bring Frodo to Rivendell before the influence reaches its limit.
hunt-goal-hunter-1 = You are a Ringwraith: track Frodo down in the Shire and drive the Ring’s influence to its limit.
hunt-goal-hunter-2 = You are a Ringwraith: find Frodo before Rivendell and drive the Ring’s influence to its limit.
