# Słowa zestawu: co mówią mapy, karty, kości i szkice ruchów we wszystkich grach.

kit-map-view = Widok mapy
kit-map-nearer = Bliżej
kit-map-farther = Dalej
kit-map-whole = Cała mapa
