# Words of the client kit: what maps, cards, dice and drafts of every game say.

kit-map-view = View of the map
kit-map-nearer = Nearer
kit-map-farther = Farther
kit-map-whole = The whole map

kit-advised = advised

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
kit-draft-back = Back
kit-draft-unfinished = Not complete yet
