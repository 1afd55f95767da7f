# Co mówi mentor w pierwszej partii „Pędem do Mordoru”. [1] to pinezka na planszy, [D4.2] punkt zasad.

dash-coach-hobbit = Każdy biegnie po własnym arkuszu z Bag End do Mordoru. Wygrywa pierwszy, o ile Nazgûle nie zapełnią wcześniej jego ośmiu pól. Weź, kogo lubisz; ja wziąłbym Froda [1]. Kolor hobbita jeszcze się przyda.
    .title = Wybierz hobbita
dash-coach-roll = Pięć kości. **Zachowaj co najmniej jedną**, żadnego symbolu dwa razy; resztą rzuca się znowu, aż się skończą. [D4.2] Ja zachowałbym pierścień [1]: prowadzi naprzód. Nazgûla [2] i tak trzeba wziąć. Kliknij oba, potem przycisk.
    .title = Pierwszy rzut
dash-coach-nazgul = Gdy wypadnie Nazgûl, jednego **trzeba** zachować. [D4.5] Kolor mówi, kogo ściga. Czerwony [1] goni Sama, więc szkodzi komu innemu. Czarny, twojego albo niczyjego koloru [2] ruszy za tobą.
    .title = Który łowca?
dash-coach-tree = Białe Drzewo [1] to jedyny hamulec: zachowaj je, a rzuty się kończą, cokolwiek pokazują inne kości. [D4.9] Bierz, póki podoba ci się to, co masz. Inaczej rzucaj dalej i licz na szczęście.
    .title = Białe Drzewo
dash-coach-ring = Pierścień [1] to krąg naprzód na koniec tury. [D6.1] Zachowaj go i pamiętaj: zachowanych orków nie może być więcej niż wojowników, bo przepadną wszystkie pierścienie.
    .title = Pierścień!
dash-coach-warrior = Masz już orka. Ten wojownik [1] go znosi i pierścienie znów działają. [D6.3] Wojownik na każdego orka: oto cała sztuka tej drogi.
    .title = Wojownik na orka
dash-coach-gandalf = Gandalf [1] nie idzie naprzód. Dzieli jedno z twoich pustych pól, więc Nazgûle potrzebują na nie dwóch zaznaczeń. [D6.5] Na początku to wiele warte; później może już nie być pustego pola.
    .title = Gandalf jest przy tobie
dash-coach-orc = Sam ork [1] jest niegroźny, ale gdy orków jest więcej niż wojowników, nie liczy się żaden pierścień. [D6.2] Zostaw go na następny rzut albo weź razem z wojownikiem.
    .title = Uwaga na orków
dash-coach-split = Teraz kości się liczą. Najpierw Gandalf: kliknij puste pole na ścieżce Nazgûli pod drogą. Zaznaczenia idą od lewej do prawej, więc pomoże każde puste. [D7.2]
    .title = Podziel pole
dash-coach-race = Zerkaj i na drugi arkusz. Kto zaznaczy Mordor, kończy grę tą rundą, żeby wszyscy mieli tyle samo tur. [D9.2] Jeśli zostajesz w tyle, ryzykuj więcej dla pierścieni.
    .title = To wyścig
dash-coach-danger = Na ścieżce Nazgûli zostało mało miejsca. Gdy zapełni się ósme pole, odpadasz, nawet w cudzej turze. [D8.2] Zachowuj Gandalfa, odsyłaj łowców do innych i zatrzymuj się na Drzewie.
    .title = Są tuż za tobą
dash-coach-near = Mordor już blisko. Policz, ilu pierścieni potrzebujesz; nadmiar przepada. [D6.1] Jeśli jednak w tej samej turze zapełni się ostatnie pole, to nie jest dojście do celu. [D8.3]
    .title = Ostatnie kręgi
dash-coach-end = To była cała gra: rzucić, zachować, policzyć i pilnować, kto kogo ściga. Pod planszą możesz ją obejrzeć jeszcze raz. Na stronie zaawansowanej każde miejsce ma własną moc.
    .title = Znasz już drogę
