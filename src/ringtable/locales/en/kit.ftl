# Words of the client kit: what maps, cards, dice and drafts of every game say.

kit-map-view = View of the map
kit-map-nearer = Nearer
kit-map-farther = Farther
kit-map-whole = The whole map
