# Słowa zestawu: co mówią mapy, karty, kości i szkice ruchów we wszystkich grach.

kit-map-view = Widok mapy
kit-map-nearer = Bliżej
kit-map-farther = Dalej
kit-map-whole = Cała mapa

kit-advised = podpowiedź

kit-card-exhausted = wyczerpana
kit-card-chosen = wybrana
kit-card-target = na celu
kit-card-playable = można zagrać
kit-card-armed = może odpowiedzieć w tej fazie
kit-card-down = karta zakryta
kit-card-tucked = pod nią zakryta karta
kit-card-guards = strzeże: { $what }
kit-card-attached = dołączone: { $cards }

kit-inspector = Cała karta
kit-inspector-close = Zamknij
kit-inspector-hint = Wskaż kartę, przytrzymaj ją albo naciśnij na niej I, a pokaże się tutaj.

kit-draft-stages = Co już postanowiono w tym ruchu
kit-draft-again = Krok { $number }, { $words }: wybierz ponownie
kit-draft-back = Wstecz
kit-draft-unfinished = Ruch jeszcze niegotowy
