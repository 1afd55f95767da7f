# Dash to Mordor.

## Names

dash-die-yellow = yellow die
    .short = yellow
dash-die-red = red die
    .short = red
dash-die-blue = blue die
    .short = blue
dash-die-green = green die
    .short = green
dash-die-black = black die
    .short = black
dash-symbol-ring = ring
dash-symbol-orc = orc
dash-symbol-warrior = warrior
dash-symbol-nazgul = Nazgûl
dash-symbol-gandalf = Gandalf
dash-symbol-tree = White Tree
    .short = Tree
dash-hobbit-frodo = Frodo
    .initial = F
dash-hobbit-sam = Sam
    .initial = S
dash-hobbit-merry = Merry
    .initial = M
dash-hobbit-pippin = Pippin
    .initial = P
dash-circle-bag-end = Bag End
dash-circle-rivendell = Rivendell
dash-circle-moria = Moria
dash-circle-lothlorien = Lothlórien
dash-circle-rohan = Rohan
dash-circle-helms-deep = Helm’s Deep
dash-circle-gondor = Gondor
dash-circle-minas-tirith = Minas Tirith
dash-circle-shelobs-lair = Shelob’s Lair
dash-circle-mordor = Mordor
dash-mark-empty = empty
dash-mark-split = split
dash-mark-half = half marked
dash-mark-full = full

## Powers of the places, in a few words

dash-power-rivendell = keep equal symbols together
dash-power-moria = Gandalf splits nothing
dash-power-lothlorien = warriors count double
dash-power-rohan = repeat each roll once
dash-power-helms-deep = orcs count double
dash-power-gondor = your Nazgûl do nothing
dash-power-minas-tirith = every Nazgûl hits you
dash-power-shelobs-lair = two rings to leave

## Questions and answers

dash-ask-hobbit = Choose your hobbit.
    .help = Your colour is your die: a Nazgûl that others keep on it marks your path.
    .other = { $asked } chooses a hobbit.
dash-ask-keep = Keep at least one die of this roll.
    .help = If a Nazgûl shows, keep at least one. The rest is rolled again; what you kept counts when the turn ends.
    .other = { $asked } keeps at least one die of this roll.
dash-ask-reroll = Rohan lets you repeat this roll. Will you?
    .help = All dice of this roll at once; the second result stands.
    .other = { $asked } may repeat this roll in Rohan.
dash-ask-apply = Gandalf is with you: split a square, or let another die go first.
    .help = A split square takes two marks to fill. The glowing dice may go before Gandalf.
    .other = { $asked } splits a square with Gandalf, or lets another die go first.
dash-ask-split = Gandalf is with you: split a square.
    .help = A split square takes two marks to fill.
    .other = { $asked } splits a square with Gandalf.
dash-option-hobbit = { $hobbit }
dash-option-keep = Keep { $symbols }
dash-option-keep-dice = Keep { $symbols } ({ $dice_short })
dash-option-reroll = Roll all of them again
dash-option-stand = Let the roll stand
dash-option-split = Split square { $square }
dash-option-leave = Leave Gandalf unused
dash-option-first-nazgul = The Nazgûl on the { $die } first
dash-option-first-ring = The ring on the { $die } first

## Why not?

dash-why-hobbit-taken = { $player } has already chosen this hobbit.
dash-why-kept = The { $die } is not part of this roll: a kept die stays as it is for the whole turn.
dash-why-rohan-first = First say whether you repeat the roll.
dash-why-d4-2 = At least one die of every roll has to be kept.
dash-why-d4-3 = No symbol may be kept twice from one roll.
dash-why-d4-5 = A Nazgûl shows, so one of the Nazgûl has to be kept.
dash-why-d7-4 = Only an empty, unsplit square can be split.
dash-why-d7-7 = Gandalf splits squares of your own path only.

## What happened

dash-chose-hobbit = { $player } plays { $hobbit }.
dash-round-began = Round { $round }.
dash-turn-began = { $player } takes the five dice.
dash-place-counts = { $place } lends { $player } its power for this turn.
dash-rolled = { $player } rolls: { $symbols }.
dash-rolled-again = { $player } repeats the roll: { $symbols }.
dash-kept = { $player } keeps: { $symbols }.
dash-tree-stops = The White Tree ends the rolling{ $left ->
    [0] .
    [one] ; one die is left out.
   *[other] ; { $left } dice are left out.
}
dash-rings-void = Orcs { $orcs }, warriors { $warriors }: { $rings ->
    [one] { $player }’s ring does not count.
   *[other] { $player }’s { $rings } rings do not count.
}
dash-orcs-held = Orcs { $orcs }, warriors { $warriors }: the orcs cannot stop { $player }.
dash-split = { $player } splits square { $square }.
dash-left-gandalf = { $player } leaves Gandalf unused.
dash-gandalf-idle = Gandalf can split nothing for { $player }.
dash-half-marked = The Nazgûl on the { $die } marks half of { $player }’s square { $square }.
dash-filled = The Nazgûl on the { $die } fills { $player }’s square { $square }.
dash-nazgul-held = Gondor holds: the Nazgûl on the { $die } does { $player } no harm.
dash-moved = { $player } reaches { $place }, circle { $circle } of 9.
dash-ring-lost = A ring beyond Mordor is lost for { $player }.
dash-shelob-holds = Shelob holds { $player }: one ring is not enough.
dash-eliminated = The Nazgûl have caught { $player }.
dash-play-goes-on = All who had reached Mordor are caught, so the race goes on.
dash-won = { $player } wins with { $marks ->
    [one] one mark left.
   *[other] { $marks } marks left.
}
dash-shared = { $player } shares the victory with { $marks ->
    [one] one mark left.
   *[other] { $marks } marks left.
}
dash-lost = The Nazgûl have caught everybody.
dash-out-of-turns = { $turns ->
    [one] The only turn is over, and Mordor is still far.
   *[other] All { $turns } turns are over, and Mordor is still far.
}
dash-reason-first-in-mordor = First and alone in Mordor.
dash-reason-most-marks = In Mordor with the most marks left.
dash-reason-shared = In Mordor together, with equally many marks left.
dash-reason-arrived = In Mordor in time.
dash-reason-all-eliminated = The Nazgûl have caught everybody.
dash-reason-out-of-turns = The turns ran out before Mordor.

## The board

dash-setting-side = Side of the sheet
dash-setting-side-normal = Normal side
dash-setting-side-advanced = Advanced side: places have powers
dash-side-normal = Normal side
dash-side-advanced = Advanced side
dash-round = Round { $round }
dash-round-of = Turn { $round } of { $limit }
dash-tray = Dice
dash-die-shows = { $symbol } ({ $die })
dash-die-kept = kept
dash-die-chosen = chosen
dash-die-spent = applied
dash-die-stopped = stopped
dash-die-hits = hits { $player }
dash-die-hits-nobody = hits nobody
dash-aid = What the symbols do
dash-aid-ring = Ring: one step on
dash-aid-orc = Orc: stops the rings
dash-aid-warrior = Warrior: stops one orc
dash-aid-nazgul = Nazgûl: marks a square
dash-aid-gandalf = Gandalf: splits a square
dash-aid-tree = White Tree: ends the rolling
dash-hobbits = Hobbits
dash-hobbit-of = with { $player }
dash-hobbit-free = free
dash-out = Caught by the Nazgûl
dash-marks-left = { $marks ->
    [one] one mark left
   *[other] { $marks } marks left
}
dash-track = Nazgûl
dash-square = Square { $number }: { $state }
dash-circle-marked = marked
dash-sheet-label = Sheet: circle { $circle } of 9, marks left { $marks }
dash-say-sheet = { $player } ({ $hobbit }) is at { $place }, circle { $circle } of 9; marks left: { $marks }. Nazgûl path: { $squares }.
dash-say-out = { $player } is out.
dash-say-pool = Rolled: { $dice }.
dash-say-kept = Kept: { $dice }.
dash-key-dice = choose a die, or put it back
dash-luck-rings = Rings
dash-luck-nazgul = Nazgûl
dash-luck-gandalf = Gandalfs
dash-luck-orcs = Orcs

# Who a seat is and what it wants
dash-goal = You are a hobbit with the Ring: be the first in Mordor, before the Nazgûl fill their path.
