# Pędem do Mordoru.

## Nazwy

dash-die-yellow = żółta kość
    .short = żółta
    .loc = żółtej kości
dash-die-red = czerwona kość
    .short = czerwona
    .loc = czerwonej kości
dash-die-blue = niebieska kość
    .short = niebieska
    .loc = niebieskiej kości
dash-die-green = zielona kość
    .short = zielona
    .loc = zielonej kości
dash-die-black = czarna kość
    .short = czarna
    .loc = czarnej kości
dash-symbol-ring = pierścień
    .acc = pierścień
dash-symbol-orc = ork
    .acc = orka
dash-symbol-warrior = wojownik
    .acc = wojownika
dash-symbol-nazgul = Nazgûl
    .acc = Nazgûla
dash-symbol-gandalf = Gandalf
    .acc = Gandalfa
dash-symbol-tree = Białe Drzewo
    .short = Drzewo
    .acc = Białe Drzewo
dash-hobbit-frodo = Frodo
    .initial = F
dash-hobbit-sam = Sam
    .initial = S
dash-hobbit-merry = Merry
    .initial = M
dash-hobbit-pippin = Pippin
    .initial = P
dash-circle-bag-end = Bag End
    .gen = Bag End
dash-circle-rivendell = Rivendell
    .gen = Rivendell
dash-circle-moria = Moria
    .gen = Morii
dash-circle-lothlorien = Lothlórien
    .gen = Lothlórien
dash-circle-rohan = Rohan
    .gen = Rohanu
dash-circle-helms-deep = Helmowy Jar
    .gen = Helmowego Jaru
dash-circle-gondor = Gondor
    .gen = Gondoru
dash-circle-minas-tirith = Minas Tirith
    .gen = Minas Tirith
dash-circle-shelobs-lair = Leże Szeloby
    .gen = Leża Szeloby
dash-circle-mordor = Mordor
    .gen = Mordoru
dash-mark-empty = puste
dash-mark-split = podzielone
dash-mark-half = zaznaczone w połowie
dash-mark-full = pełne

## Moce miejsc w paru słowach

dash-power-rivendell = wolno zachować jednakowe
dash-power-moria = Gandalf nie dzieli
dash-power-lothlorien = wojownicy liczą się podwójnie
dash-power-rohan = każdy rzut można powtórzyć
dash-power-helms-deep = orkowie liczą się podwójnie
dash-power-gondor = Nazgûle ci nie szkodzą
dash-power-minas-tirith = każdy Nazgûl trafia w ciebie
dash-power-shelobs-lair = trzeba dwóch pierścieni

## Pytania i odpowiedzi

dash-ask-hobbit = Wybierz hobbita.
    .help = Kolor hobbita to kolor jego kości: Nazgûl zachowany na niej przez innych zaznacza twoją ścieżkę.
    .other = { $asked } wybiera hobbita.
dash-ask-keep = Zachowaj co najmniej jedną kość z tego rzutu.
    .help = Jeśli wypadł Nazgûl, zachowaj co najmniej jednego. Resztą rzucasz znowu; zachowane kości działają na końcu tury.
    .other = { $asked } zachowuje kości z tego rzutu.
dash-ask-reroll = Rohan pozwala powtórzyć ten rzut. Powtarzasz?
    .help = Wszystkie kości tego rzutu naraz; drugi wynik jest ostateczny.
    .other = { $asked } decyduje, czy powtórzyć rzut w Rohanie.
dash-ask-apply = Gandalf jest z tobą: podziel pole albo zastosuj najpierw inną kość.
    .help = Podzielone pole wypełniają dopiero dwa zaznaczenia. Świecące kości można zastosować przed Gandalfem.
    .other = { $asked } dzieli pole z Gandalfem albo bierze najpierw inną kość.
dash-ask-split = Gandalf jest z tobą: podziel pole.
    .help = Podzielone pole wypełniają dopiero dwa zaznaczenia.
    .other = { $asked } dzieli pole z Gandalfem.
dash-option-hobbit = { $hobbit }
dash-option-keep = Zachowaj: { $symbols }
dash-option-keep-dice = Zachowaj: { $symbols } ({ $dice_short })
dash-option-reroll = Przerzuć wszystkie kości
dash-option-stand = Zostaw ten rzut
dash-option-split = Podziel pole { $square }
dash-option-leave = Nie używaj Gandalfa
dash-option-first-nazgul = Najpierw Nazgûl na { $die_loc }
dash-option-first-ring = Najpierw pierścień na { $die_loc }

## Dlaczego nie?

dash-why-hobbit-taken = Tego hobbita ma już { $player }.
dash-why-kept = W tym rzucie nie bierze udziału { $die }: zachowana kość nie zmienia się do końca tury.
dash-why-rohan-first = Najpierw zdecyduj, czy powtarzasz rzut.
dash-why-d4-2 = Z każdego rzutu trzeba zachować co najmniej jedną kość.
dash-why-d4-3 = Z jednego rzutu nie wolno zachować dwóch jednakowych symboli.
dash-why-d4-5 = Wypadł Nazgûl, więc jednego Nazgûla trzeba zachować.
dash-why-d7-4 = Podzielić można tylko puste, jeszcze niepodzielone pole.
dash-why-d7-7 = Gandalf dzieli tylko pola twojej własnej ścieżki.

## Co się stało

dash-chose-hobbit = { $player } gra jako { $hobbit }.
dash-round-began = Runda { $round }.
dash-turn-began = { $player } bierze pięć kości.
dash-place-counts = { $player }: w tej turze działa moc { $place_gen }.
dash-rolled = { $player } rzuca: { $symbols }.
dash-rolled-again = { $player } powtarza rzut: { $symbols }.
dash-kept = { $player } zachowuje { $symbols_acc }.
dash-tree-stops = Białe Drzewo kończy rzuty{ $left ->
    [0] .
    [one] ; jedna kość zostaje z boku.
    [few] ; { $left } kości zostają z boku.
    [many] ; { $left } kości zostaje z boku.
   *[other] ; { $left } kości zostaje z boku.
}
dash-rings-void = Orkowie: { $orcs }, wojownicy: { $warriors }. { $player } traci { $rings ->
    [one] pierścień.
    [few] { $rings } pierścienie.
    [many] { $rings } pierścieni.
   *[other] { $rings } pierścienia.
}
dash-orcs-held = { $player }: orkowie { $orcs }, wojownicy { $warriors }, orkowie nie przeszkodzą.
dash-split = { $player } dzieli pole { $square }.
dash-left-gandalf = { $player } nie używa Gandalfa.
dash-gandalf-idle = { $player }: Gandalf nie ma czego podzielić.
dash-half-marked = { $player }: Nazgûl na { $die_loc } zaznacza połowę pola { $square }.
dash-filled = { $player }: Nazgûl na { $die_loc } wypełnia pole { $square }.
dash-nazgul-held = { $player }: Gondor się trzyma, Nazgûl na { $die_loc } nie szkodzi.
dash-moved = { $player } dociera do { $place_gen }, krąg { $circle } z 9.
dash-ring-lost = { $player } jest już w Mordorze: pierścień przepada.
dash-shelob-holds = { $player } zostaje na miejscu: jeden pierścień to za mało, Szeloba nie puszcza.
dash-eliminated = { $player } wpada w ręce Nazgûli.
dash-play-goes-on = Wszyscy, którzy doszli do Mordoru, są schwytani; wyścig trwa.
dash-won = { $player } wygrywa, w zapasie { $marks ->
    [one] jedno zaznaczenie.
    [few] { $marks } zaznaczenia.
    [many] { $marks } zaznaczeń.
   *[other] { $marks } zaznaczenia.
}
dash-shared = { $player } dzieli zwycięstwo, w zapasie { $marks ->
    [one] jedno zaznaczenie.
    [few] { $marks } zaznaczenia.
    [many] { $marks } zaznaczeń.
   *[other] { $marks } zaznaczenia.
}
dash-lost = Nazgûle schwytały wszystkich.
dash-out-of-turns = { $turns ->
    [one] Minęła jedyna tura, a do Mordoru wciąż daleko.
    [few] Minęły { $turns } tury, a do Mordoru wciąż daleko.
    [many] Minęło { $turns } tur, a do Mordoru wciąż daleko.
   *[other] Minęło { $turns } tury, a do Mordoru wciąż daleko.
}
dash-reason-first-in-mordor = Pierwszy i jedyny hobbit w Mordorze.
dash-reason-most-marks = W Mordorze z największym zapasem zaznaczeń.
dash-reason-shared = W Mordorze razem, z równym zapasem zaznaczeń.
dash-reason-arrived = W Mordorze na czas.
dash-reason-all-eliminated = Nazgûle schwytały wszystkich.
dash-reason-out-of-turns = Tury skończyły się przed Mordorem.

## Stół

dash-setting-side = Strona arkusza
dash-setting-side-normal = Strona zwykła
dash-setting-side-advanced = Strona zaawansowana: miejsca mają moce
dash-side-normal = Strona zwykła
dash-side-advanced = Strona zaawansowana
dash-round = Runda { $round }
dash-round-of = Tura { $round } z { $limit }
dash-tray = Kości
dash-die-shows = { $symbol } ({ $die })
dash-die-kept = zachowana
dash-die-chosen = wybrana
dash-die-spent = zastosowana
dash-die-stopped = bez skutku
dash-die-hits = cel: { $player }
dash-die-hits-nobody = nikogo nie trafia
dash-aid = Co robią symbole
dash-aid-ring = Pierścień: krok naprzód
dash-aid-orc = Ork: wstrzymuje pierścienie
dash-aid-warrior = Wojownik: wstrzymuje orka
dash-aid-nazgul = Nazgûl: zaznacza pole
dash-aid-gandalf = Gandalf: dzieli pole
dash-aid-tree = Białe Drzewo: koniec rzutów
dash-hobbits = Hobbici
dash-hobbit-of = gra { $player }
dash-hobbit-free = wolny
dash-out = W rękach Nazgûli
dash-marks-left = { $marks ->
    [one] zostało jedno zaznaczenie
    [few] zostały { $marks } zaznaczenia
    [many] zostało { $marks } zaznaczeń
   *[other] zostało { $marks } zaznaczenia
}
dash-track = Nazgûle
dash-square = Pole { $number }: { $state }
dash-circle-marked = zaznaczony
dash-sheet-label = Arkusz: krąg { $circle } z 9, zostało zaznaczeń: { $marks }
dash-say-sheet = { $player } ({ $hobbit }): { $place }, krąg { $circle } z 9; zostało zaznaczeń: { $marks }. Ścieżka Nazgûli: { $squares }.
dash-say-out = { $player } jest już poza grą.
dash-say-pool = Wypadło: { $dice }.
dash-say-kept = Zachowano: { $dice }.
dash-key-dice = wybierz kość albo cofnij wybór
dash-luck-rings = Pierścienie
dash-luck-nazgul = Nazgûle
dash-luck-gandalf = Gandalfowie
dash-luck-orcs = Orkowie

# Who a seat is and what it wants
dash-goal = Jesteś hobbitem z Pierścieniem: dotrzyj do Mordoru przed innymi i zanim Nazgûle przejdą swój szlak.
