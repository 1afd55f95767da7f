# Adventure to Mount Doom.

## Names

doom-figure-ring-bearers = Ring-bearers
    .gen = the Ring-bearers
    .nom = Ring-bearers
doom-figure-merry-pippin = Merry and Pippin
    .gen = Merry and Pippin
    .nom = Merry with Pippin
doom-figure-aragorn = Aragorn
    .gen = Aragorn
    .nom = Aragorn
doom-figure-legolas = Legolas
    .gen = Legolas
    .nom = Legolas
doom-figure-gimli = Gimli
    .gen = Gimli
    .nom = Gimli
doom-die-ring-bearers = orange die
doom-die-merry-pippin = purple die
doom-die-aragorn = blue die
doom-die-legolas = green die
doom-die-gimli = red die
doom-die-encounter-1 = encounter die
doom-die-encounter-2 = second encounter die
doom-die-battle = battle die
doom-die-black = black die
doom-die-black-1 = black die 1
doom-die-black-2 = black die 2
doom-die-black-3 = black die 3
doom-die-black-4 = black die 4
doom-die-black-5 = black die 5
doom-die-black-6 = black die 6
doom-die-black-7 = black die 7
doom-die-black-8 = black die 8
doom-die-black-9 = black die 9
doom-face-1 = 1
doom-face-2 = 2
doom-face-3 = 3
doom-face-4 = 4
doom-face-5 = 5
doom-face-6 = 6
doom-face-merry-pippin = the swords of Merry and Pippin
doom-face-aragorn = Aragorn’s sword
doom-face-legolas = Legolas’s bow
doom-face-gimli = Gimli’s axe
doom-face-sauron = Sauron
doom-face-gandalf = Gandalf
doom-stage-lothlorien = Lothlórien
doom-stage-rohan = Rohan
doom-stage-helms-deep = Helm’s Deep
doom-stage-gondor = Gondor
doom-stage-minas-morgul = Minas Morgul
doom-stage-mount-doom = Mount Doom
doom-event-dark-heart = a dark heart
doom-event-nazgul = a Nazgûl

## Cards, and what they do

doom-card-cave-troll = Cave Troll
    .text = One battle; if you lose it, courage falls by 2.
doom-card-saruman = Saruman
    .text = Two Uruk-hai come to Isengard.
doom-card-nazgul = Nazgûl
    .text = Place one Nazgûl at Minas Morgul.
doom-card-balrog = Balrog of Moria
    .text = Courage falls by 3. Until the Ring-bearers reach Helm’s Deep, Gandalf cannot help: none of his cards, no battle won by his symbol.
doom-card-moria-orc = Moria Orc
    .text = One battle; if you lose it, courage falls by 1.
doom-card-arwen = Arwen
    .text = When a figure ends on an event space: nothing happens this time.
doom-card-elrond = Elrond
    .text = Right after a roll: roll one of its dice again.
doom-card-orc-hordes = Orc Hordes
    .text = One battle; if you lose it, courage falls by 2.
doom-card-wargs = Wargs
    .text = Courage falls by 2.
doom-card-theoden = King Théoden
    .text = At any time: put one companion on the next destination ahead.
doom-card-uruk-hai = Uruk-hai
    .text = One battle for each Uruk-hai in Isengard; each lost one costs 1 courage. If any is won, one warrior leaves. If Isengard is empty, courage rises by 1.
doom-card-galadriel = Galadriel
    .text = Before a battle roll: courage rises to the very top.
doom-card-eowyn = Éowyn
    .text = If a die rolled for the Witch-king shows 6: he and all Nazgûl are out of the game.
doom-card-wormtongue = Gríma Wormtongue
    .text = Choose an ally in front of any player; the card is lost.
doom-card-eomer = Éomer
    .text = Instead of a battle roll: this battle is won.
doom-card-grond = Grond
    .text = Courage falls by 3.
doom-card-eye-of-sauron = Eye of Sauron
    .text = Courage falls to the space of the eye.
doom-card-faramir = Faramir
    .text = At the start of a turn: move the Ring-bearers 2, 3 or 4 spaces.
doom-card-treebeard = Treebeard
    .text = At any time: courage rises by 2, or the Ents march on Isengard and every battle won there removes one Uruk-hai.
doom-card-witch-king = Witch-king of Angmar
    .text = Roll a black die for him and for each Nazgûl; every odd number costs 1 courage.
doom-card-mumakil = Mûmakil
    .text = Two battles; each lost one costs 2 courage.
doom-card-haradrim = Haradrim
    .text = Courage falls by 2.
doom-card-denethor = Denethor
    .text = A Fellowship die on the tile must be rolled again.
doom-card-army-of-the-dead = Army of the Dead
    .text = It moves onto the next card to the left or right, which cannot be met while it is covered.
doom-card-mouth-of-sauron = Mouth of Sauron
    .text = Battles until two are won in a row; each lost one costs 1 courage.
doom-card-gollums-deceit = Gollum’s Deceit
    .text = Courage falls by 2.
doom-card-phial-of-galadriel = Phial of Galadriel
    .text = Courage rises by 2.
doom-card-gollums-madness = Gollum’s Madness
    .text = Courage falls by 1.
doom-card-shelob = Shelob
    .text = Courage falls by 1, and no step is taken this turn.
doom-card-shelobs-sting = Shelob’s Sting
    .text = Roll a black die: 2 or 3 costs 1 courage, 4 to 6 costs 2.
doom-card-power-of-the-ring = Power of the One Ring
    .text = Roll a black die: a 6 costs 5 courage.
doom-card-eagles = The Eagles
    .text = Courage rises by 1.
doom-card-gandalf-power = Gandalf’s Power
    .text = Right after a roll: turn a black die to any face.
doom-card-gandalf-trick = Gandalf’s Trick
    .text = Right after a roll: turn a Fellowship die to any face.
doom-card-gandalf-support = Gandalf’s Support
    .text = At the start of a turn: roll all Fellowship dice and move one figure by its die.
doom-card-gandalf-vision = Gandalf’s Vision
    .text = Before a stage is laid out: look at the top card of its stack; put it back or remove it.
doom-card-gandalf-wrath = Gandalf’s Wrath
    .text = Right after a card was met: remove it from the game.
doom-card-boromir = Boromir
    .text = After a lost battle against one Uruk-hai: roll again, and only Sauron loses.

## Questions

doom-ask-choose-pair = Choose two Fellowship dice to roll with both encounter dice.
    .help = A Fellowship die moves its own figure. An encounter die meets the card with its number.
    .other = { $asked } chooses two Fellowship dice to roll.
doom-ask-place-page-1 = Put one encounter die and one Fellowship die on page 1.
    .help = Page 1 comes first: the card with that number, then the move. The other two dice are rolled again.
    .other = { $asked } lays dice on page 1.
doom-ask-choose-third = Choose a third Fellowship die for the second roll.
    .help = It is rolled together with the two dice left from the first roll.
    .other = { $asked } chooses a third Fellowship die for the second roll.
doom-ask-place-page-2 = Choose the Fellowship die for page 2.
    .help = Its figure moves that many spaces; the other Fellowship die goes back unused.
    .other = { $asked } chooses the Fellowship die for page 2.
doom-ask-slot-move = How many spaces for { $figure_gen }?
    .help = The slot is empty, so the figure printed on it may move up to two spaces.
    .other = { $asked } decides how far a figure goes: { $figure }.
doom-ask-army-direction = Which way does the Army of the Dead march?
    .other = { $asked } decides which way the Army of the Dead marches.
doom-ask-denethor-die = Denethor demands it: which die do you roll again?
    .other = { $asked } rolls a die again for Denethor.
doom-ask-wormtongue = Wormtongue whispers: which ally do you lose?
    .other = { $asked } loses an ally to Wormtongue.
doom-ask-gandalf-symbol = Gandalf’s symbol! Discard one of his cards to win this battle?
    .other = { $asked } may discard a card of Gandalf to win this battle.
doom-ask-treebeard = What shall Treebeard do?
    .other = { $asked } decides what Treebeard does.
doom-ask-faramir = How far does Faramir lead the Ring-bearers?
    .other = { $asked } decides how far Faramir leads the Ring-bearers.
doom-ask-support-die = Which die do you use?
    .other = { $asked } chooses a die.
doom-ask-vision = You see { $card }. Put it back or remove it?
    .other = { $asked } looks at { $card } and puts it back or removes it.
doom-ask-theoden = Which companion rides with Théoden?
    .other = { $asked } decides which companion rides with Théoden.
doom-ask-use-card-before-turn = Use a card before you roll?
    .other = { $asked } may use a card before the roll.
doom-ask-use-card-after-roll = Change this roll with a card?
    .other = { $asked } may change this roll with a card.
doom-ask-use-card-on-event-space = { $figure } met { $event }. Does Arwen help?
    .other = { $asked } may call Arwen: { $figure } met { $event }.
doom-ask-use-card-before-battle = Battle { $number } against { $card }: use a card before the roll?
    .other = { $asked } may use a card before battle { $number } against { $card }.
doom-ask-use-card-after-lost-uruk-battle = Battle { $number } is lost. Does Boromir throw himself in?
    .other = { $asked } may throw Boromir into lost battle { $number }.
doom-ask-use-card-on-witch-king = A six! Shall Éowyn face the Witch-king?
    .other = { $asked } may send Éowyn against the Witch-king.
doom-ask-use-card-after-activation = Remove { $card } with Gandalf’s Wrath?
    .other = { $asked } may remove { $card } with Gandalf’s Wrath.
doom-ask-use-card-before-stage = Look ahead on the way to { $stage }?
    .other = { $asked } may look ahead on the way to { $stage }.
doom-ask-use-card-free = Use a card now?
    .other = { $asked } may use a card now.

## Answers

doom-option-roll-pair = { $figures_nom }
doom-option-place = Encounter { $number }, { $figure }: { $steps }
doom-option-add = { $figure }
doom-option-move = { $steps ->
    [0] Stay
    [one] One space
   *[other] { $steps } spaces
}
doom-option-army-left = Left, onto slot { $slot }
doom-option-army-right = Right, onto slot { $slot }
doom-option-reroll-page = Page { $page }, { $figure }: { $steps }
doom-option-lose = Lose { $card }
doom-option-keep-cards = Keep the cards, lose the battle
doom-option-discard = Discard { $card }
doom-option-lead = { $figure } to space { $space }
doom-option-courage = Courage +{ $hearts }
doom-option-ents = To Isengard
doom-option-take-die = { $figure }: { $steps }
doom-option-remove = Remove it
doom-option-put-back = Put it back
doom-option-pass = Pass
doom-option-use = Use { $card }
doom-option-roll-again = { $card }: roll the { $die } ({ $shown }) again
doom-option-turn-die = { $card }: turn the { $die } from { $shown } to { $face }

## Why not?

doom-why-m4-1 = The first roll is made with exactly two Fellowship dice.
doom-why-m4-2 = One encounter die and one Fellowship die of this roll go on page 1.
doom-why-m4-3 = The third die is one that was not in the first roll.
doom-why-m4-4 = Page 2 takes one of the two Fellowship dice just rolled.
doom-why-m6-5 = The symbol of an empty slot moves its figure 0, 1 or 2 spaces.
doom-why-m7-1 = { $card } does not lie in front of anybody now: each card is used once.
doom-why-m7-5 = Gandalf is away until the Ring-bearers reach Helm’s Deep.
doom-why-m7-6 = { $card }: only at the start of a turn, before the first roll.
doom-why-m7-7 = { $card }: only directly after a roll with such a die.
doom-why-m7-8 = { $card }: only when a figure has ended its move on an event space.
doom-why-m7-9 = { $card }: only before a battle die is rolled.
doom-why-m7-10 = { $card }: only after a lost battle against the Uruk-hai.
doom-why-m7-11 = { $card }: only when a die rolled for the Witch-king shows 6.
doom-why-m7-12 = { $card }: only directly after an encounter card was carried out and still lies there.
doom-why-m7-13 = { $card }: only between two stages.
doom-why-m7-14 = { $card }: only while no die, card, move or battle is being carried out.
doom-why-m8-11 = That leads beyond the place where the figure has to stop.
doom-why-m12-8 = Only an unused Gandalf card wins a battle by his symbol.
doom-why-m14-11 = { $card } is of no use in the final stage.
doom-why-m16-3 = With exclusive allies only { $player } may use { $card }.
doom-why-m17-1 = The Army of the Dead moves onto the nearest card to its left or right.
doom-why-m17-7 = Faramir leads the Ring-bearers 2, 3 or 4 spaces, at most to the destination.
doom-why-m17-12 = Wormtongue takes an ally that lies in front of a player.

## What happened

doom-first-card = { $player } begins with { $card }.
doom-boromir-joins = { $card } stands by { $player }.
doom-stage-began = The way to { $stage } begins.
doom-laid-out = On the track lie { $cards }; { $hidden ->
    [one] one card lies
   *[other] { $hidden } cards lie
} face down.
doom-stage-ended = { $stage } is reached; the stage is over.
doom-track-cleared = { $cards ->
    [0] The track is empty.
    [one] One card leaves the track.
   *[other] { $cards } cards leave the track.
}
doom-allies-help = { $cards ->
    [one] One unused card gives new courage.
   *[other] { $cards } unused cards give new courage.
}
doom-companions-help = { $spaces ->
    [0] No companion stands at Minas Morgul to help.
    [one] One companion at Minas Morgul clears the way by one space.
   *[other] { $spaces } companions at Minas Morgul clear the way by { $spaces } spaces.
}
doom-turn-began = Turn { $turn }: { $player }.
doom-rolled = { $player } rolls { $faces } ({ $dice }).
doom-rolled-again = { $player } rolls the { $die } again: { $face }.
doom-die-turned = { $player } turns the { $die } to { $face }.
doom-placed = { $player } puts on page { $page }: encounter { $number }, { $figure }: { $steps }.
doom-die-unused = The die of { $figure_gen } goes back unused.
doom-placed-die-changed = On page { $page } the die of { $figure_gen } now shows { $steps }.
doom-turned-up = The card on slot { $slot } is turned up: { $card }.
doom-activated = Slot { $slot }: { $card }.
doom-took-ally = { $player } wins { $card } as an ally.
doom-empty-slot-nazgul = Slot { $slot } is empty: a Nazgûl comes.
doom-empty-slot-figure = Slot { $slot } is empty: { $figure_gen } may move.
doom-card-removed = Out of the game: { $card }. Slot { $slot } is free.
doom-army-moved = { $card } moves from slot { $slot } to slot { $to }.
doom-army-stays = { $card } stays on slot { $slot }: no card lies beside it.
doom-ally-lost = { $player } chooses: { $owner } loses { $card }.
doom-no-ally-to-lose = Nobody has an ally to lose.
doom-gandalf-falls = Gandalf falls; he will not be back before Helm’s Deep.
doom-gandalf-returns = Gandalf is back.
doom-no-step = The Ring-bearers are caught in the web: no step this turn.
doom-black-dice-counted = { $odd ->
    [0] No die is odd.
    [one] One die is odd.
   *[other] { $odd } dice are odd.
}
doom-moved = { $figure }: from space { $from } to space { $to }.
doom-stays = { $figure }: no move, still on space { $space }.
doom-cannot-move = { $figure }: no further move is possible.
doom-waits = { $figure }: from space { $from } past Minas Morgul, so into the waiting area.
doom-arrived-exactly = { $figure }: exactly to { $stage }.
doom-reached = The Ring-bearers reach { $stage }.
doom-event = { $figure }: { $event } on space { $space }.
doom-protected = { $figure }: safe on space { $space }, next to { $by_gen }.
doom-event-ignored = The danger on space { $space } passes by.
doom-gandalf-card-drawn = An exact arrival: { $player } draws { $card }. { $left ->
    [0] The stack is empty.
    [one] One card is left.
   *[other] { $left } cards are left.
}
doom-gandalf-card-lost = A Gandalf card goes to the box unseen. { $left ->
    [0] The stack is empty.
    [one] One card is left.
   *[other] { $left } cards are left.
}
doom-courage-lost = Courage falls by { $hearts } to { $courage }.
doom-courage-gained = Courage rises by { $hearts } to { $courage }.
doom-courage-full = Courage is at its height already.
doom-courage-set = Courage is now { $courage }.
doom-eye-blind = The Eye does not see the Ring-bearers: courage stays at { $courage }.
doom-nazgul-placed = A Nazgûl comes to Minas Morgul. { $left ->
    [0] None is left outside.
    [one] One is left outside.
   *[other] { $left } are left outside.
}
doom-nazgul-gone = The Nazgûl are no more.
doom-uruk-hai-placed = { $count ->
    [one] One Uruk-hai joins
   *[other] { $count } Uruk-hai join
} Isengard; there are { $uruks } now.
doom-no-uruk-hai-left = All Uruk-hai are in Isengard already.
doom-uruk-hai-removed = An Uruk-hai warrior is driven out; { $uruks ->
    [0] none is left.
    [one] one is left.
   *[other] { $uruks } are left.
}
doom-chieftain-removed = The chieftain of the Uruk-hai is defeated.
doom-isengard-empty = Isengard is empty.
doom-witch-king-defeated = Éowyn slays the Witch-king; all Nazgûl vanish.
doom-battles-began = { $battles ->
    [one] One battle
   *[other] { $battles } battles
} against { $card }.
doom-battles-until = Battles against { $card } until { $wins } are won in a row.
doom-battle-began = Battle { $number }, with the support of { $supporters_nom }.
doom-battle-alone = Battle { $number }, without support.
doom-battle-won = The battle is won: { $card }.
doom-battle-lost = The battle is lost: { $card }.
doom-card-used = { $player } uses { $card }.
doom-card-discarded = { $player } discards { $card } for Gandalf’s symbol.
doom-ents-march = The Ents march on Isengard.
doom-foreseen = { $player } looks ahead and sees { $card }.
doom-put-back = { $card } goes back on top of the stack.
doom-taken-out = Out of the game before it was met: { $card }.
doom-won = The Ring falls into the fire of Mount Doom. Middle-earth is free!
doom-lost-courage = Courage has left the Ring-bearers.
doom-lost-nazgul = All Nazgûl have gathered.
doom-nobody-won = The Shadow prevails
doom-reason-ring-destroyed = The Ring is destroyed.
doom-reason-courage = The Ring-bearers lost their courage.
doom-reason-nazgul = The last Nazgûl gathered at Minas Morgul.

## Settings

doom-setting-mode = Difficulty
doom-setting-mode-standard = Standard
doom-setting-mode-easier = Easier: allies in need
doom-setting-mode-harder = Harder: exclusive allies and no protection
doom-setting-mode-exclusive-allies = Harder: exclusive allies only
doom-setting-mode-no-protection = Harder: no protection only
doom-setting-allies_in_need = Allies in need
doom-setting-allies_in_need-as-mode = No
doom-setting-allies_in_need-on = Unused cards give courage before Mount Doom
doom-setting-allies_in_need-off = Off
doom-setting-exclusive_allies = Exclusive allies
doom-setting-exclusive_allies-as-mode = No
doom-setting-exclusive_allies-on = Only the owner uses an ally
doom-setting-exclusive_allies-off = Off
doom-setting-no_protection = No protection
doom-setting-no_protection-as-mode = No
doom-setting-no_protection-on = Event spaces count every time
doom-setting-no_protection-off = Off

## The board

doom-board-initial-ring-bearers = R
doom-board-initial-merry-pippin = M
doom-board-initial-aragorn = A
doom-board-initial-legolas = L
doom-board-initial-gimli = G
doom-board-rivendell = Rivendell
doom-board-isengard = Isengard
doom-board-map = The way from Rivendell to Mount Doom
doom-board-stage = On the way to { $stage } · turn { $turn }
doom-board-space = space { $space }
doom-board-event-dark-heart = dark heart: courage falls by 1
doom-board-event-nazgul = Nazgûl: one more comes to Minas Morgul
doom-board-waiting = Waiting area
doom-board-supports = supports in battle
doom-board-alone = nobody supports
doom-board-gandalf-away = Gandalf is away until Helm’s Deep
doom-board-courage = Courage
doom-board-dice = Dice
doom-board-page = Page { $page }
doom-board-place-encounter = encounter die
doom-board-place-figure = Fellowship die
doom-board-rolled = Just rolled
doom-board-roll = Roll the die
doom-board-roll-turn = Turn { $turn } of the last stage: your die decides.
doom-board-roll-card = The card asks for another die.
doom-board-pool = Dice of the Fellowship
doom-board-die = { $die }: { $face }
doom-board-die-of = { $figure } ({ $die })
doom-board-which-face = Which face?
doom-board-track = Encounters
doom-board-kind-ally = Ally
doom-board-kind-enemy = Danger
doom-board-kind-final = Mordor
doom-board-kind-gandalf = Gandalf
doom-board-kind-encounter = Encounter
doom-board-kind-battle = Battle
doom-board-face-down = Face down
doom-board-empty = Empty
doom-board-removed-after = Leaves after one meeting.
doom-board-foreseen = Face down, but foreseen.
doom-board-covers = Covers: { $card }
doom-board-may-be = { $chance } each: { $cards }
doom-board-symbol-nazgul = A Nazgûl comes to Minas Morgul
doom-board-symbol-figure = { $figure }: 0, 1 or 2 spaces
doom-board-slot = Slot { $slot }: { $card }. { $text }
doom-board-slot-hidden = Slot { $slot }: a card face down.
doom-board-slot-empty = Slot { $slot } is empty. { $symbol }.
doom-board-odds = Odds
doom-board-odds-ring = the Ring reaches the fire
doom-board-odds-battle = to win a battle now
doom-board-odds-shown = { $dice ->
    [one] One die shows this number.
   *[other] { $dice } dice show this number.
}
doom-board-odds-roll = Chance to be rolled this turn: { $chance }.
doom-board-odds-courage = Courage on average: { $hearts }.
doom-board-fight = courage expected: { $card }, battle { $number }, { $left ->
    [one] one to go
   *[other] { $left } to go
}, each lost one costs { $hearts }
doom-board-cards = Cards of the players
doom-board-before = In front of { $player }
doom-board-exclusive = allies are used by their owner alone
doom-board-no-cards = No cards.
doom-board-stacks = What still lies in the stacks
doom-board-gandalf-stack = { $cards ->
    [one] Gandalf, one card
   *[other] Gandalf, { $cards } cards
}
doom-board-on-top = on top: { $card }
doom-board-ents = The Ents are there.
doom-board-say-courage = Courage { $courage } of { $highest }
doom-board-say-morgul = { $nazgul ->
    [one] One of { $spaces } Nazgûl has gathered.
   *[other] { $nazgul } of { $spaces } Nazgûl have gathered.
}
doom-board-say-morgul-free = No Nazgûl will come any more.
doom-board-say-isengard = { $uruks ->
    [0] No Uruk-hai is left in Isengard.
    [one] One Uruk-hai stands in Isengard.
   *[other] { $uruks } Uruk-hai stand in Isengard.
}
doom-board-say-card = In front of { $player }: { $card }. { $text }
doom-board-say-encounter = Page { $page }: encounter { $number }
doom-board-say-figure = Page { $page }: { $figure } { $steps }
doom-board-say-rolled = Just rolled: { $dice }
doom-board-action-roll = Roll { $figures }
doom-board-action-add = Add { $figures }
doom-board-action-take = Use the die of { $figures }
doom-board-action-lead = Théoden leads { $figures }
doom-board-action-place = Encounter { $number } and { $figure }
doom-board-action-place-second = { $figure } on page 2
doom-board-action-turn = { $card }: turn a die to { $face }
doom-board-action-reroll = Roll the die of page { $page } again
doom-board-action-left = To the left
doom-board-action-right = To the right
doom-board-key-things = take or put back a die or card
doom-board-key-pass = pass

# After the game
doom-luck-spaces = Spaces on Fellowship dice
doom-luck-gandalf = Gandalf on the battle die
doom-luck-sauron = Sauron on the battle die

## Questions that a seat can pass without being asked

doom-order-use_card_before_turn = a card before the roll
doom-order-use_card_after_roll = a card that changes the roll
doom-order-use_card_on_event_space = Arwen on an event space
doom-order-use_card_before_battle = a card before the roll of a battle
doom-order-use_card_after_lost_uruk_battle = Boromir after a lost battle with Uruk-hai
doom-order-use_card_on_witch_king = Éowyn against the Witch-king
doom-order-use_card_after_activation = Gandalf’s Wrath after an encounter
doom-order-use_card_before_stage = Gandalf’s Vision before a stage
doom-order-use_card_free = a card between two dice or two battles

# Who a seat is and what it wants
doom-goal = Together you bring the Ring to Mount Doom before courage runs out or nine Nazgûl have gathered.
