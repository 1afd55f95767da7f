# Słowa zestawu: co mówią mapy, karty, kości i szkice ruchów we wszystkich grach.

kit-map-view = Widok mapy
kit-map-nearer = Bliżej
kit-map-farther = Dalej
kit-map-whole = Cała mapa

kit-advised = podpowiedź
kit-pointed = wskazuje { $player }

kit-card-exhausted = wyczerpana
kit-card-chosen = wybrana
kit-card-target = cel
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
kit-draft-earlier = … wcześniej { $n }
kit-draft-back = Wstecz
kit-draft-unfinished = Ruch jeszcze niegotowy

kit-several-full = Nie więcej niż { $most }; najpierw coś odłóż.
kit-several-missing = { $count ->
    [one] Wybierz jeszcze { $count }
    [few] Wybierz jeszcze { $count }
    [many] Wybierz jeszcze { $count }
   *[other] Wybierz jeszcze { $count }
}
kit-several-place = numer { $place }
kit-several-all = Ile się da
kit-several-none = Nic

kit-how-many-of = z { $most }
kit-how-many-value = { $count } z { $most }
kit-how-many-fewer = O jeden mniej: { $what }
kit-how-many-more = O jeden więcej: { $what }
kit-how-many-missing = { $count ->
    [0] Za dużo
    [one] Jeszcze { $count }
    [few] Jeszcze { $count }
    [many] Jeszcze { $count }
   *[other] Jeszcze { $count }
}

kit-pile = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
kit-pile-close = Zamknij: { $name }
kit-pile-search = Szukaj po nazwie
kit-pile-nothing = Nie ma tu karty o tej nazwie.
kit-pile-hidden = { $count ->
    [one] Jeszcze { $count } karta leży zakryta.
    [few] Jeszcze { $count } karty leżą zakryte.
    [many] Jeszcze { $count } kart leży zakrytych.
   *[other] Jeszcze { $count } karty leżą zakryte.
}
kit-pile-empty = Nic tu nie leży.

kit-tracker-done = za nami:
kit-tracker-stop = Zatrzymaj się tutaj: { $window }
kit-window-done = minęło: { $window }
kit-window-open = teraz: { $window }
kit-window-stop = tu gra się zatrzyma: { $window }
kit-window-pass = gra pójdzie dalej: { $window }
