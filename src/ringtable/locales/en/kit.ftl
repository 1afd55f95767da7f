# Words of the client kit: what maps, cards, dice and drafts of every game say.

kit-map-view = View of the map
kit-map-nearer = Nearer
kit-map-farther = Farther
kit-map-whole = The whole map

kit-advised = advised
kit-pointed = { $player } points here

kit-card-exhausted = exhausted
kit-card-chosen = chosen
kit-card-target = aimed at
kit-card-playable = can be played now
kit-card-armed = can answer in this phase
kit-card-down = a card face down
kit-card-tucked = with a card face down behind it
kit-card-guards = guards { $what }
kit-card-attached = with { $cards }

kit-inspector = The card in full
kit-inspector-close = Close
kit-inspector-hint = Point at a card, hold it, or press I on it, to read it here.

kit-draft-stages = The move so far
kit-draft-again = Stage { $number }, { $words }: choose again
kit-draft-earlier = … { $n } before
kit-draft-back = Back
kit-draft-unfinished = Not complete yet

kit-several-full = { $most } are enough; put one back first.
kit-several-missing = { $count ->
    [one] One more to choose
   *[other] { $count } more to choose
}
kit-several-place = number { $place }
kit-several-all = As many as possible
kit-several-none = None

kit-how-many-of = of { $most }
kit-how-many-value = { $count } of { $most }
kit-how-many-fewer = One fewer: { $what }
kit-how-many-more = One more: { $what }
kit-how-many-missing = { $count ->
    [0] Too many
    [one] One more
   *[other] { $count } more
}

kit-pile = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
kit-pile-close = Close { $name }
kit-pile-search = Search by name
kit-pile-nothing = No card of that name lies here.
kit-pile-hidden = { $count ->
    [one] One more lies face down.
   *[other] { $count } more lie face down.
}
kit-pile-empty = Nothing lies here.

kit-tracker-done = done:
kit-tracker-stop = Stop here: { $window }
kit-window-done = over: { $window }
kit-window-open = open now: { $window }
kit-window-stop = play will stop here: { $window }
kit-window-pass = play will pass on: { $window }
