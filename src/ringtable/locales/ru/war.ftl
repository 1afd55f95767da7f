# War of the Ring at the table.

## Board

war-board-map = Map of Middle-earth
war-board-inside = { $region }: those inside the walls
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
