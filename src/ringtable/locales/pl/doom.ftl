# Wyprawa na Górę Przeznaczenia.

## Nazwy

doom-figure-ring-bearers = Powiernicy Pierścienia
    .gen = Powierników Pierścienia
    .nom = Powiernicy Pierścienia
doom-figure-merry-pippin = Merry i Pippin
    .gen = Merry’ego i Pippina
    .nom = Merry z Pippinem
doom-figure-aragorn = Aragorn
    .gen = Aragorna
    .nom = Aragorn
doom-figure-legolas = Legolas
    .gen = Legolasa
    .nom = Legolas
doom-figure-gimli = Gimli
    .gen = Gimlego
    .nom = Gimli
doom-die-ring-bearers = pomarańczowa kość
    .acc = pomarańczową kość
doom-die-merry-pippin = fioletowa kość
    .acc = fioletową kość
doom-die-aragorn = niebieska kość
    .acc = niebieską kość
doom-die-legolas = zielona kość
    .acc = zieloną kość
doom-die-gimli = czerwona kość
    .acc = czerwoną kość
doom-die-encounter-1 = kość spotkań
    .acc = kość spotkań
doom-die-encounter-2 = druga kość spotkań
    .acc = drugą kość spotkań
doom-die-battle = kość walki
    .acc = kość walki
doom-die-black = czarna kość
    .acc = czarną kość
doom-die-black-1 = czarna kość 1
    .acc = czarną kość 1
doom-die-black-2 = czarna kość 2
    .acc = czarną kość 2
doom-die-black-3 = czarna kość 3
    .acc = czarną kość 3
doom-die-black-4 = czarna kość 4
    .acc = czarną kość 4
doom-die-black-5 = czarna kość 5
    .acc = czarną kość 5
doom-die-black-6 = czarna kość 6
    .acc = czarną kość 6
doom-die-black-7 = czarna kość 7
    .acc = czarną kość 7
doom-die-black-8 = czarna kość 8
    .acc = czarną kość 8
doom-die-black-9 = czarna kość 9
    .acc = czarną kość 9
doom-face-1 = 1
doom-face-2 = 2
doom-face-3 = 3
doom-face-4 = 4
doom-face-5 = 5
doom-face-6 = 6
doom-face-merry-pippin = miecze Merry’ego i Pippina
doom-face-aragorn = miecz Aragorna
doom-face-legolas = łuk Legolasa
doom-face-gimli = topór Gimlego
doom-face-sauron = Sauron
doom-face-gandalf = Gandalf
doom-stage-lothlorien = Lothlórien
    .to = do Lothlórien
doom-stage-rohan = Rohan
    .to = do Rohanu
doom-stage-helms-deep = Helmowy Jar
    .to = do Helmowego Jaru
doom-stage-gondor = Gondor
    .to = do Gondoru
doom-stage-minas-morgul = Minas Morgul
    .to = do Minas Morgul
doom-stage-mount-doom = Góra Przeznaczenia
    .to = na Górę Przeznaczenia
doom-event-dark-heart = czarne serce
doom-event-nazgul = Nazgûl

## Karty i ich działanie

doom-card-cave-troll = Troll jaskiniowy
    .text = Jedna walka; po przegranej odwaga spada o 2.
doom-card-saruman = Saruman
    .text = Do Isengardu przybywa dwóch Uruk-hai.
doom-card-nazgul = Nazgûl
    .text = Umieść jednego Nazgûla w Minas Morgul.
doom-card-balrog = Balrog z Morii
    .text = Odwaga spada o 3. Dopóki Powiernicy Pierścienia nie dotrą do Helmowego Jaru, Gandalf nie pomoże: ani kartą, ani symbolem w walce.
doom-card-moria-orc = Ork z Morii
    .text = Jedna walka; po przegranej odwaga spada o 1.
doom-card-arwen = Arwena
    .text = Gdy pionek zatrzyma się na polu wydarzenia: tym razem nic się nie dzieje.
doom-card-elrond = Elrond
    .text = Zaraz po rzucie: przerzuć jedną z jego kości.
doom-card-orc-hordes = Hordy orków
    .text = Jedna walka; po przegranej odwaga spada o 2.
doom-card-wargs = Wargowie
    .text = Odwaga spada o 2.
doom-card-theoden = Król Théoden
    .text = W dowolnej chwili: postaw jednego towarzysza na najbliższym miejscu docelowym przed nim.
doom-card-uruk-hai = Uruk-hai
    .text = Po jednej walce za każdego Uruk-hai w Isengardzie; po każdej przegranej odwaga spada o 1. Po choć jednej wygranej odchodzi jeden wojownik. Jeśli Isengard jest pusty, odwaga rośnie o 1.
doom-card-galadriel = Galadriela
    .text = Przed rzutem w walce: odwaga rośnie do najwyższego pola.
doom-card-eowyn = Éowina
    .text = Gdy na kości rzuconej za Czarnoksiężnika wypadnie 6: on i wszystkie Nazgûle znikają z gry.
doom-card-wormtongue = Gríma Gadzi Język
    .text = Wybierz kartę sprzymierzeńca dowolnego gracza; jest stracona.
doom-card-eomer = Éomer
    .text = Zamiast rzutu w walce: ta walka jest wygrana.
doom-card-grond = Grond
    .text = Odwaga spada o 3.
doom-card-eye-of-sauron = Oko Saurona
    .text = Odwaga spada do pola z okiem.
doom-card-faramir = Faramir
    .text = Na początku tury: przesuń Powierników Pierścienia o 2, 3 lub 4 pola.
doom-card-treebeard = Drzewiec
    .text = W dowolnej chwili: odwaga rośnie o 2 albo entowie ruszają na Isengard i każda wygrana tam walka usuwa jednego Uruk-hai.
doom-card-witch-king = Czarnoksiężnik z Angmaru
    .text = Rzuć czarną kością za niego i za każdego Nazgûla; za każdy nieparzysty wynik odwaga spada o 1.
doom-card-mumakil = Mûmakile
    .text = Dwie walki; po każdej przegranej odwaga spada o 2.
doom-card-haradrim = Haradrimowie
    .text = Odwaga spada o 2.
doom-card-denethor = Denethor
    .text = Jedną kość Drużyny na kafelku trzeba przerzucić.
doom-card-army-of-the-dead = Armia umarłych
    .text = Przechodzi na najbliższą kartę po lewej lub prawej; przykrytej karty nie można spotkać.
doom-card-mouth-of-sauron = Rzecznik Saurona
    .text = Walki, dopóki dwie z rzędu nie będą wygrane; po każdej przegranej odwaga spada o 1.
doom-card-gollums-deceit = Podstęp Golluma
    .text = Odwaga spada o 2.
doom-card-phial-of-galadriel = Flakonik Galadrieli
    .text = Odwaga rośnie o 2.
doom-card-gollums-madness = Szaleństwo Golluma
    .text = Odwaga spada o 1.
doom-card-shelob = Szeloba
    .text = Odwaga spada o 1 i w tej turze nie ma kroku naprzód.
doom-card-shelobs-sting = Żądło Szeloby
    .text = Rzuć czarną kością: przy 2 i 3 odwaga spada o 1, przy 4, 5 i 6 o 2.
doom-card-power-of-the-ring = Moc Jedynego Pierścienia
    .text = Rzuć czarną kością: przy 6 odwaga spada o 5.
doom-card-eagles = Orły
    .text = Odwaga rośnie o 1.
doom-card-gandalf-power = Moc Gandalfa
    .text = Zaraz po rzucie: obróć czarną kość na dowolną ściankę.
doom-card-gandalf-trick = Sztuczka Gandalfa
    .text = Zaraz po rzucie: obróć kość Drużyny na dowolną ściankę.
doom-card-gandalf-support = Wsparcie Gandalfa
    .text = Na początku tury: rzuć wszystkimi kośćmi Drużyny i przesuń jeden pionek o wynik jego kości.
doom-card-gandalf-vision = Wizja Gandalfa
    .text = Przed rozłożeniem etapu: obejrzyj wierzchnią kartę jego stosu; odłóż ją albo usuń z gry.
doom-card-gandalf-wrath = Gniew Gandalfa
    .text = Zaraz po spotkaniu karty: usuń ją z gry.
doom-card-boromir = Boromir
    .text = Po przegranej walce z jednym Uruk-hai: rzuć ponownie; teraz przegrywasz tylko przy symbolu Saurona.

## Pytania

doom-ask-choose-pair = Wybierz dwie kości Drużyny; razem z nimi rzucasz obiema kośćmi spotkań.
    .help = Kość Drużyny prowadzi swój pionek, kość spotkań – do karty o wyrzuconym numerze.
    .other = { $asked } wybiera dwie kości Drużyny do rzutu.
doom-ask-place-page-1 = Połóż na stronie 1 kość spotkań i kość Drużyny.
    .help = Strona 1 działa pierwsza: karta o tym numerze, potem ruch pionka. Dwiema pozostałymi kośćmi rzucasz jeszcze raz.
    .other = { $asked } kładzie kości na stronie 1.
doom-ask-choose-third = Wybierz trzecią kość Drużyny do drugiego rzutu.
    .help = Rzucasz nią razem z dwiema kośćmi pozostałymi z pierwszego rzutu.
    .other = { $asked } wybiera trzecią kość Drużyny do drugiego rzutu.
doom-ask-place-page-2 = Wybierz kość Drużyny na stronę 2.
    .help = Jej pionek przejdzie tyle pól; druga kość Drużyny wraca niewykorzystana.
    .other = { $asked } wybiera kość Drużyny na stronę 2.
doom-ask-slot-move = O ile pól przesunąć { $figure_gen }?
    .help = Pole spotkania jest puste, więc wskazany na nim pionek może przejść do dwóch pól.
    .other = { $asked } decyduje, o ile pól idzie pionek ({ $figure }).
doom-ask-army-direction = Dokąd maszeruje Armia umarłych?
    .other = { $asked } decyduje, dokąd maszeruje Armia umarłych.
doom-ask-denethor-die = Denethor tego żąda: którą kość przerzucasz?
    .other = { $asked } wybiera kość, którą każe przerzucić Denethor.
doom-ask-wormtongue = Gadzi Język szepcze: którego sprzymierzeńca tracisz?
    .other = { $asked } traci sprzymierzeńca przez Gadzi Język.
doom-ask-gandalf-symbol = Symbol Gandalfa! Odrzucić jego kartę i wygrać tę walkę?
    .other = { $asked } decyduje, czy odrzucić kartę Gandalfa i wygrać walkę.
doom-ask-treebeard = Co zrobi Drzewiec?
    .other = { $asked } decyduje, co zrobi Drzewiec.
doom-ask-faramir = Jak daleko Faramir prowadzi Powierników Pierścienia?
    .other = { $asked } decyduje, jak daleko Faramir prowadzi Powierników Pierścienia.
doom-ask-support-die = Którą kość bierzesz?
    .other = { $asked } wybiera kość.
doom-ask-vision = Widzisz kartę „{ $card }”. Odłożyć ją czy usunąć?
    .other = { $asked } ogląda kartę „{ $card }” i decyduje, czy ją usunąć.
doom-ask-theoden = Który towarzysz jedzie z Théodenem?
    .other = { $asked } decyduje, który towarzysz jedzie z Théodenem.
doom-ask-use-card-before-turn = Użyć karty przed rzutem?
    .other = { $asked } decyduje, czy użyć karty przed rzutem.
doom-ask-use-card-after-roll = Zmienić ten rzut kartą?
    .other = { $asked } decyduje, czy zmienić ten rzut kartą.
doom-ask-use-card-on-event-space = Na drodze { $figure_gen }: { $event }. Czy Arwena pomoże?
    .other = { $asked } decyduje, czy pomoże Arwena: { $event } ({ $figure }).
doom-ask-use-card-before-battle = Walka { $number } („{ $card }”): użyć karty przed rzutem?
    .other = { $asked } decyduje, czy użyć karty w walce { $number } („{ $card }”).
doom-ask-use-card-after-lost-uruk-battle = Walka { $number } przegrana. Czy Boromir stanie do boju?
    .other = { $asked } decyduje, czy stanie Boromir: walka { $number } przegrana.
doom-ask-use-card-on-witch-king = Szóstka! Czy Éowina stawi czoła Czarnoksiężnikowi?
    .other = { $asked } decyduje, czy Éowina stawi czoła Czarnoksiężnikowi.
doom-ask-use-card-after-activation = Usunąć kartę „{ $card }” Gniewem Gandalfa?
    .other = { $asked } decyduje, czy usunąć kartę „{ $card }” Gniewem Gandalfa.
doom-ask-use-card-before-stage = Spojrzeć naprzód na drodze { $stage_to }?
    .other = { $asked } decyduje, czy spojrzeć naprzód na drodze { $stage_to }.
doom-ask-use-card-free = Użyć teraz karty?
    .other = { $asked } decyduje, czy użyć teraz karty.

## Odpowiedzi

doom-option-roll-pair = { $figures_nom }
doom-option-place = Spotkanie { $number }, { $figure }: { $steps }
doom-option-add = { $figure }
doom-option-move = { $steps ->
    [0] Zostań
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}
doom-option-army-left = W lewo, na pole { $slot }
doom-option-army-right = W prawo, na pole { $slot }
doom-option-reroll-page = Strona { $page }, { $figure }: { $steps }
doom-option-lose = Strać: { $card }
doom-option-keep-cards = Zachowaj karty i przegraj walkę
doom-option-discard = Odrzuć: { $card }
doom-option-lead = { $figure } na pole { $space }
doom-option-courage = Odwaga +{ $hearts }
doom-option-ents = Na Isengard
doom-option-take-die = { $figure }: { $steps }
doom-option-remove = Usuń z gry
doom-option-put-back = Odłóż na wierzch
doom-option-pass = Pas
doom-option-use = Użyj: { $card }
doom-option-roll-again = { $card }: przerzuć { $die_acc } ({ $shown })
doom-option-turn-die = { $card }: obróć { $die_acc } z { $shown } na { $face }

## Dlaczego nie?

doom-why-m4-1 = Do pierwszego rzutu bierze się dokładnie dwie kości Drużyny.
doom-why-m4-2 = Na stronę 1 trafiają kość spotkań i kość Drużyny z tego rzutu.
doom-why-m4-3 = Trzecią kością jest jedna z tych, którymi nie rzucano za pierwszym razem.
doom-why-m4-4 = Na stronę 2 trafia jedna z dwóch właśnie rzuconych kości Drużyny.
doom-why-m6-5 = Symbol pustego pola przesuwa swój pionek o 0, 1 lub 2 pola.
doom-why-m7-1 = Karta „{ $card }” nie leży teraz przed nikim: każdej karty używa się raz.
doom-why-m7-5 = Gandalfa nie ma, dopóki Powiernicy Pierścienia nie dotrą do Helmowego Jaru.
doom-why-m7-6 = „{ $card }”: tylko na początku tury, przed pierwszym rzutem.
doom-why-m7-7 = „{ $card }”: tylko zaraz po rzucie odpowiednią kością.
doom-why-m7-8 = „{ $card }”: tylko gdy pionek zatrzymał się na polu wydarzenia.
doom-why-m7-9 = „{ $card }”: tylko przed rzutem kością walki.
doom-why-m7-10 = „{ $card }”: tylko po przegranej walce z Uruk-hai.
doom-why-m7-11 = „{ $card }”: tylko gdy na kości rzuconej za Czarnoksiężnika wypadnie 6.
doom-why-m7-12 = „{ $card }”: tylko zaraz po spotkaniu karty, która wciąż leży na torze.
doom-why-m7-13 = „{ $card }”: tylko między dwoma etapami.
doom-why-m7-14 = „{ $card }”: tylko gdy nie rozpatruje się kości, karty, ruchu ani walki.
doom-why-m8-11 = To dalej niż miejsce, w którym pionek musi się zatrzymać.
doom-why-m12-8 = Symbol Gandalfa daje wygraną tylko w zamian za jego nieużytą kartę.
doom-why-m14-11 = W ostatnim etapie karta „{ $card }” nie działa.
doom-why-m16-3 = Sprzymierzeńcy są na wyłączność: karty „{ $card }” używa tylko { $player }.
doom-why-m17-1 = Armia umarłych przechodzi na najbliższą kartę po lewej lub prawej.
doom-why-m17-7 = Faramir prowadzi Powierników Pierścienia o 2, 3 lub 4 pola, najdalej do miejsca docelowego.
doom-why-m17-12 = Gadzi Język zabiera sprzymierzeńca, który leży przed graczem.

## Co się stało

doom-first-card = { $player } zaczyna z kartą „{ $card }”.
doom-boromir-joins = { $player } otrzymuje kartę „{ $card }”.
doom-stage-began = Zaczyna się droga { $stage_to }.
doom-laid-out = Na torze leżą: { $cards }; { $hidden ->
    [one] { $hidden } karta jest zakryta.
    [few] { $hidden } karty są zakryte.
    [many] { $hidden } kart jest zakrytych.
   *[other] { $hidden } karty jest zakrytej.
}
doom-stage-ended = Cel osiągnięty: { $stage }. Koniec etapu.
doom-track-cleared = { $cards ->
    [0] Tor jest pusty.
    [one] { $cards } karta znika z toru.
    [few] { $cards } karty znikają z toru.
    [many] { $cards } kart znika z toru.
   *[other] { $cards } karty znika z toru.
}
doom-allies-help = { $cards ->
    [one] { $cards } nieużyta karta dodaje odwagi.
    [few] { $cards } nieużyte karty dodają odwagi.
    [many] { $cards } nieużytych kart dodaje odwagi.
   *[other] { $cards } nieużytej karty dodaje odwagi.
}
doom-companions-help = { $spaces ->
    [0] W Minas Morgul nie ma towarzysza, który by pomógł.
    [one] { $spaces } towarzysz w Minas Morgul toruje drogę: o jedno pole naprzód.
    [few] { $spaces } towarzysze w Minas Morgul torują drogę: o { $spaces } pola naprzód.
    [many] { $spaces } towarzyszy w Minas Morgul toruje drogę: o { $spaces } pól naprzód.
   *[other] { $spaces } towarzysza w Minas Morgul toruje drogę: o { $spaces } pola naprzód.
}
doom-turn-began = Tura { $turn }: { $player }.
doom-rolled = { $player } rzuca: { $faces } ({ $dice }).
doom-rolled-again = { $player } przerzuca { $die_acc }: { $face }.
doom-die-turned = { $player } obraca { $die_acc }: { $face }.
doom-placed = { $player } kładzie na stronie { $page }: spotkanie { $number }, { $figure }: { $steps }.
doom-die-unused = Kość { $figure_gen } wraca nieużyta.
doom-placed-die-changed = Na stronie { $page } kość { $figure_gen } pokazuje teraz { $steps }.
doom-turned-up = Karta na polu { $slot } zostaje odkryta: { $card }.
doom-activated = Pole { $slot }: { $card }.
doom-took-ally = { $player } zyskuje sprzymierzeńca: { $card }.
doom-empty-slot-nazgul = Pole { $slot } jest puste: przybywa Nazgûl.
doom-empty-slot-figure = Pole { $slot } jest puste, można przesunąć { $figure_gen }.
doom-card-removed = Karta „{ $card }” opuszcza grę i zwalnia pole { $slot }.
doom-army-moved = { $card } przechodzi z pola { $slot } na pole { $to }.
doom-army-stays = { $card } zostaje na polu { $slot }: obok nie ma kart.
doom-ally-lost = { $player } wybiera: { $owner } traci kartę „{ $card }”.
doom-no-ally-to-lose = Nikt nie ma sprzymierzeńca do stracenia.
doom-gandalf-falls = Gandalf spada w otchłań; nie wróci przed Helmowym Jarem.
doom-gandalf-returns = Gandalf wrócił.
doom-no-step = Powiernicy Pierścienia utknęli w sieci: w tej turze nie ma kroku naprzód.
doom-black-dice-counted = { $odd ->
    [0] Żaden wynik nie jest nieparzysty.
    [one] { $odd } wynik jest nieparzysty.
    [few] { $odd } wyniki są nieparzyste.
    [many] { $odd } wyników jest nieparzystych.
   *[other] { $odd } wyniku jest nieparzystego.
}
doom-moved = { $figure }: z pola { $from } na pole { $to }.
doom-stays = { $figure }: bez ruchu, pole { $space }.
doom-cannot-move = { $figure }: dalszy ruch nie jest możliwy.
doom-waits = { $figure }: z pola { $from } za Minas Morgul, do obszaru oczekiwania.
doom-arrived-exactly = { $figure }: dokładnie { $stage_to }.
doom-reached = Powiernicy Pierścienia docierają { $stage_to }.
doom-event = { $figure }: { $event } na polu { $space }.
doom-protected = { $figure }: bezpiecznie na polu { $space }, obok { $by_gen }.
doom-event-ignored = Niebezpieczeństwo na polu { $space } mija.
doom-gandalf-card-drawn = Dokładny wynik: { $player } dobiera kartę „{ $card }”. { $left ->
    [0] Stos jest pusty.
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
    [many] Zostało { $left } kart.
   *[other] Zostało { $left } karty.
}
doom-gandalf-card-lost = Karta Gandalfa wraca do pudełka zakryta. { $left ->
    [0] Stos jest pusty.
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
    [many] Zostało { $left } kart.
   *[other] Zostało { $left } karty.
}
doom-courage-lost = Odwaga spada o { $hearts } i wynosi teraz { $courage }.
doom-courage-gained = Odwaga rośnie o { $hearts } i wynosi teraz { $courage }.
doom-courage-full = Odwaga jest już na najwyższym polu.
doom-courage-set = Odwaga wynosi teraz { $courage }.
doom-eye-blind = Oko nie widzi Powierników Pierścienia: odwaga nadal wynosi { $courage }.
doom-nazgul-placed = Do Minas Morgul przybywa Nazgûl. { $left ->
    [0] W puli nie ma już żadnego.
    [one] W puli został { $left }.
    [few] W puli zostały { $left }.
    [many] W puli zostało { $left }.
   *[other] W puli zostało { $left }.
}
doom-nazgul-gone = Nazgûli już nie ma.
doom-uruk-hai-placed = Do Isengardu przybywają Uruk-hai: { $count }. Jest ich teraz { $uruks }.
doom-no-uruk-hai-left = Wszyscy Uruk-hai są już w Isengardzie.
doom-uruk-hai-removed = Wojownik Uruk-hai przepędzony. W Isengardzie zostało: { $uruks }.
doom-chieftain-removed = Wódz Uruk-hai pokonany.
doom-isengard-empty = Isengard jest pusty.
doom-witch-king-defeated = Éowina zabija Czarnoksiężnika; wszystkie Nazgûle znikają.
doom-battles-began = „{ $card }”: { $battles ->
    [one] { $battles } walka.
    [few] { $battles } walki.
    [many] { $battles } walk.
   *[other] { $battles } walki.
}
doom-battles-until = „{ $card }”: walki aż do { $wins } wygranych z rzędu.
doom-battle-began = Walka { $number }, wsparcie: { $supporters_nom }.
doom-battle-alone = Walka { $number }, bez wsparcia.
doom-battle-won = Walka wygrana: { $card }.
doom-battle-lost = Walka przegrana: { $card }.
doom-card-used = { $player } używa karty „{ $card }”.
doom-card-discarded = { $player } odrzuca kartę „{ $card }” za symbol Gandalfa.
doom-ents-march = Entowie ruszają na Isengard.
doom-foreseen = { $player } spogląda naprzód i widzi kartę „{ $card }”.
doom-put-back = Karta „{ $card }” wraca na wierzch stosu.
doom-taken-out = Karta „{ $card }” opuszcza grę, zanim ją spotkano.
doom-won = Pierścień wpada w ogień Góry Przeznaczenia. Śródziemie jest wolne!
doom-lost-courage = Odwaga opuściła Powierników Pierścienia.
doom-lost-nazgul = Zebrały się wszystkie Nazgûle.
doom-nobody-won = Cień zwyciężył
doom-reason-ring-destroyed = Pierścień zniszczony.
doom-reason-courage = Powiernicy Pierścienia stracili odwagę.
doom-reason-nazgul = Ostatni Nazgûl dotarł do Minas Morgul.

## Ustawienia

doom-setting-mode = Poziom trudności
doom-setting-mode-standard = Zwykły
doom-setting-mode-easier = Łatwiejszy: sprzymierzeńcy w potrzebie
doom-setting-mode-harder = Trudniejszy: sprzymierzeńcy na wyłączność i brak ochrony
doom-setting-mode-exclusive-allies = Trudniejszy: tylko sprzymierzeńcy na wyłączność
doom-setting-mode-no-protection = Trudniejszy: tylko brak ochrony
doom-setting-allies_in_need = Sprzymierzeńcy w potrzebie
doom-setting-allies_in_need-as-mode = Nie
doom-setting-allies_in_need-on = Nieużyte karty dodają odwagi przed Górą Przeznaczenia
doom-setting-allies_in_need-off = Nie
doom-setting-exclusive_allies = Sprzymierzeńcy na wyłączność
doom-setting-exclusive_allies-as-mode = Nie
doom-setting-exclusive_allies-on = Sprzymierzeńca używa tylko właściciel
doom-setting-exclusive_allies-off = Nie
doom-setting-no_protection = Brak ochrony
doom-setting-no_protection-as-mode = Nie
doom-setting-no_protection-on = Pola wydarzeń działają za każdym razem
doom-setting-no_protection-off = Nie

## Plansza

doom-board-initial-ring-bearers = P
doom-board-initial-merry-pippin = M
doom-board-initial-aragorn = A
doom-board-initial-legolas = L
doom-board-initial-gimli = G
doom-board-rivendell = Rivendell
doom-board-isengard = Isengard
doom-board-map = Droga z Rivendell na Górę Przeznaczenia
doom-board-stage = Cel: { $stage } · tura { $turn }
doom-board-space = pole { $space }
doom-board-event-dark-heart = czarne serce: odwaga spada o 1
doom-board-event-nazgul = Nazgûl: jeszcze jeden przybywa do Minas Morgul
doom-board-waiting = Obszar oczekiwania
doom-board-supports = wspiera w walce
doom-board-alone = nikt nie wspiera
doom-board-gandalf-away = Gandalfa nie ma aż do Helmowego Jaru
doom-board-courage = Odwaga
doom-board-dice = Kości
doom-board-page = Strona { $page }
doom-board-place-encounter = kość spotkań
doom-board-place-figure = kość Drużyny
doom-board-rolled = Właśnie rzucone
doom-board-roll = Rzuć kością
doom-board-roll-turn = Tura { $turn }, ostatni etap: rozstrzyga twoja kość.
doom-board-roll-card = Karta każe rzucić jeszcze raz.
doom-board-pool = Kości Drużyny
doom-board-die = { $die }: { $face }
doom-board-die-of = { $figure } ({ $die })
doom-board-which-face = Która ścianka?
doom-board-track = Spotkania
doom-board-kind-ally = Sprzymie{ "\u00AD" }rzeniec
doom-board-kind-enemy = Zagrożenie
doom-board-kind-final = Mordor
doom-board-kind-gandalf = Gandalf
doom-board-kind-encounter = Spotkanie
doom-board-kind-battle = Walka
doom-board-face-down = Zakryta
doom-board-empty = Puste
doom-board-removed-after = Odchodzi po jednym spotkaniu.
doom-board-foreseen = Zakryta, ale już znana.
doom-board-covers = Przykrywa: { $card }
doom-board-may-be = Po { $chance }: { $cards }
doom-board-symbol-nazgul = Do Minas Morgul przybywa Nazgûl
doom-board-symbol-figure = { $figure }: 0, 1 lub 2 pola
doom-board-slot = Pole { $slot }: { $card }. { $text }
doom-board-slot-hidden = Pole { $slot }: zakryta karta.
doom-board-slot-empty = Pole { $slot } jest puste. { $symbol }.
doom-board-odds = Szanse
doom-board-odds-ring = Pierścień dotrze do ognia
doom-board-odds-battle = wygrana w walce teraz
doom-board-odds-shown = { $dice ->
    [one] Tę liczbę pokazuje { $dice } kość.
    [few] Tę liczbę pokazują { $dice } kości.
   *[many] Tę liczbę pokazuje { $dice } kości.
}
doom-board-odds-roll = Szansa, że wypadnie w tej turze: { $chance }.
doom-board-odds-courage = Odwaga średnio: { $hearts }.
doom-board-fight = odwagi średnio: { $card }, walka { $number }, { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}, każda przegrana to minus { $hearts }
doom-board-cards = Karty graczy
doom-board-before = Karty: { $player }
doom-board-exclusive = sprzymierzeńca używa tylko właściciel
doom-board-no-cards = Brak kart.
doom-board-stacks = Co jeszcze leży w stosach
doom-board-gandalf-stack = { $cards ->
    [one] Gandalf, { $cards } karta
    [few] Gandalf, { $cards } karty
   *[many] Gandalf, { $cards } kart
}
doom-board-on-top = na wierzchu: { $card }
doom-board-ents = Są tam entowie.
doom-board-say-courage = Odwaga { $courage } z { $highest }
doom-board-say-morgul = { $nazgul ->
    [one] Zebrał się { $nazgul } z { $spaces } Nazgûli.
    [few] Zebrały się { $nazgul } z { $spaces } Nazgûli.
   *[many] Zebrało się { $nazgul } z { $spaces } Nazgûli.
}
doom-board-say-morgul-free = Nazgûle już nie przybędą.
doom-board-say-isengard = { $uruks ->
    [0] W Isengardzie nie ma już Uruk-hai.
    [one] W Isengardzie stoi { $uruks } Uruk-hai.
    [few] W Isengardzie stoją { $uruks } Uruk-hai.
   *[many] W Isengardzie stoi { $uruks } Uruk-hai.
}
doom-board-say-card = Przed graczem { $player }: { $card }. { $text }
doom-board-say-encounter = Strona { $page }, spotkanie: { $number }
doom-board-say-figure = Strona { $page }, { $figure }: { $steps }
doom-board-say-rolled = Właśnie rzucone: { $dice }
doom-board-action-roll = Rzuć kośćmi: { $figures }
doom-board-action-add = Dołóż kość: { $figures }
doom-board-action-take = Użyj kości: { $figures }
doom-board-action-lead = Z Théodenem: { $figures }
doom-board-action-place = Spotkanie { $number }, { $figure }
doom-board-action-place-second = { $figure } na stronę 2
doom-board-action-turn = { $card }: obróć kość na { $face }
doom-board-action-reroll = Przerzuć kość strony { $page }
doom-board-action-left = W lewo
doom-board-action-right = W prawo
doom-board-key-things = weź lub odłóż kość albo kartę
doom-board-key-pass = pas

# Po grze
doom-luck-spaces = Pola na kościach Drużyny
doom-luck-gandalf = Gandalf na kości walki
doom-luck-sauron = Sauron na kości walki

## Questions that a seat can pass without being asked

doom-order-use_card_before_turn = karta przed rzutem
doom-order-use_card_after_roll = karta zmieniająca rzut
doom-order-use_card_on_event_space = Arwena na polu wydarzenia
doom-order-use_card_before_battle = karta przed rzutem w walce
doom-order-use_card_after_lost_uruk_battle = Boromir po przegranej walce z Uruk-hai
doom-order-use_card_on_witch_king = Éowina przeciw Czarnoksiężnikowi
doom-order-use_card_after_activation = Gniew Gandalfa po spotkaniu
doom-order-use_card_before_stage = Wizja Gandalfa przed etapem
doom-order-use_card_free = karta między dwiema kośćmi lub dwiema walkami

# Who a seat is and what it wants
doom-goal = Razem niesiecie Pierścień na Górę Przeznaczenia, zanim zabraknie odwagi lub zbierze się dziewięć Nazgûli.
