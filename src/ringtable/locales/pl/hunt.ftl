# Polowanie na Pierścień.

## Nazwy

hunt-nazgul-blue = niebieski Nazgûl
    .acc = niebieskiego Nazgûla
    .nom = Niebieski Nazgûl
hunt-nazgul-green = zielony Nazgûl
    .acc = zielonego Nazgûla
    .nom = Zielony Nazgûl
hunt-nazgul-red = czerwony Nazgûl
    .acc = czerwonego Nazgûla
    .nom = Czerwony Nazgûl
hunt-nazgul-purple = fioletowy Nazgûl
    .acc = fioletowego Nazgûla
    .nom = Fioletowy Nazgûl
hunt-nazgul-witch-king = Czarnoksiężnik
    .acc = Czarnoksiężnika
    .nom = Czarnoksiężnik
hunt-face-ring = Pierścień
hunt-face-sword = Miecz
hunt-face-sorcery = Czary
hunt-face-shadow = Cień
hunt-face-morgul-ring = Pierścień Morgulu
hunt-face-pursuit = Pościg
hunt-face-morgul-shadow = Cień Morgulu
hunt-companion-frodo = Frodo
    .acc = Froda
hunt-companion-sam = Sam
    .acc = Sama
hunt-companion-pippin = Pippin
    .acc = Pippina
hunt-companion-merry = Merry
    .acc = Merry’ego
hunt-companion-strider = Obieżyświat
    .acc = Obieżyświata
hunt-phase-first-day = Pierwsza faza dnia
    .inside = pierwsza faza dnia
hunt-phase-second-day = Druga faza dnia
    .inside = druga faza dnia
hunt-phase-night = Faza nocy
    .inside = faza nocy
hunt-question-search = Przeszukanie
hunt-question-hunt = Łowy
hunt-question-perception = Wyczuwanie
hunt-question-exact-perception = Dokładne wyczuwanie
hunt-answer-yes = Tak
    .nom = tak
hunt-answer-no = Nie
    .nom = nie
hunt-who-nobody = nikogo
    .sensed = nie wyczuwają nikogo
hunt-who-frodo = Frodo
    .sensed = wyczuwają Froda
hunt-who-gandalf = Gandalf
    .sensed = wyczuwają Gandalfa
hunt-who-both = Frodo i Gandalf
    .sensed = wyczuwają Froda i Gandalfa
hunt-side-eye = stroną z Okiem do góry
hunt-side-sword = stroną z Mieczem do góry
hunt-token-1 = 1
    .nom = 1
hunt-token-2 = 2
    .nom = 2
hunt-token-3 = 3
    .nom = 3
hunt-token-eye = Oko
    .nom = Oko
hunt-token-red-4 = specjalny żeton 4
    .nom = specjalny żeton 4
hunt-token-red-eye = specjalne Oko
    .nom = specjalne Oko
hunt-effect-no-road-bonus = Nazgûle nie korzystają z premii za drogę
hunt-effect-no-free-hunt = Oko nie daje darmowych łowów
hunt-effect-no-reactions = nie wolno zagrywać kart „poza turą”
hunt-aid-crown-1 = korona 1
hunt-aid-crown-2 = korona 2
hunt-aid-crown-3 = korona 3
hunt-aid-ring = pierścień
hunt-aid-one-gem = jeden klejnot
hunt-aid-two-gems = dwa klejnoty
hunt-way-a = a
hunt-way-b = b
hunt-use-perceive-zone = Wyczuwanie w tej strefie
    .nom = wyczuwanie w tej strefie
hunt-use-perceive-section = Wyczuwanie w tej sekcji
    .nom = wyczuwanie w tej sekcji
hunt-use-hunt = Łowy tutaj
    .nom = łowy tutaj
hunt-use-remove-ally = Usuń sąsiedni żeton sojusznika
    .nom = usunięcie sąsiedniego żetonu sojusznika
hunt-use-draw-sorcery = Dobierz kartę czarów
    .nom = dobranie karty czarów
hunt-use-play-sorcery = Zagraj kartę czarów
    .nom = zagranie karty czarów
hunt-use-ability-1 = Zdolność 1: jeden krok
    .nom = zdolność 1, jeden krok
hunt-use-ability-2-hunt = Zdolność 2: łowy tutaj
    .nom = zdolność 2, łowy tutaj
hunt-use-ability-2-zone = Zdolność 2: wyczuwanie w tej strefie
    .nom = zdolność 2, wyczuwanie w tej strefie
hunt-use-ability-2-section = Zdolność 2: wyczuwanie w tej sekcji
    .nom = zdolność 2, wyczuwanie w tej sekcji
hunt-use-ability-3 = Zdolność 3: krok i przeszukanie
    .nom = zdolność 3, krok i przeszukanie
hunt-use-ability-4 = Zdolność 4: do dwóch kroków
    .nom = zdolność 4, do dwóch kroków
hunt-use-exact-zone = Dokładne wyczuwanie w tej strefie
    .nom = dokładne wyczuwanie w tej strefie
hunt-use-exact-section = Dokładne wyczuwanie w tej sekcji
    .nom = dokładne wyczuwanie w tej sekcji
hunt-use-pursue = Pościg: każdy Nazgûl o krok
    .nom = pościg, każdy Nazgûl o krok
hunt-side-name-shadow = Cień
hunt-side-name-free = Wolne Ludy
hunt-earned-token-free-draw = Dobranie karty wydarzenia
    .nom = dobranie karty wydarzenia
hunt-earned-token-free-politics = Przesunięcie nacji na torze polityki
    .nom = przesunięcie nacji na torze polityki
hunt-earned-token-shadow-move = Ruch Nazgûli i sług
    .nom = ruch Nazgûli i sług
hunt-earned-token-shadow-politics = Przesunięcie nacji Cienia na torze polityki
    .nom = przesunięcie nacji Cienia na torze polityki

## Karty: atrybut `text` mówi, co karta robi, `a` i `b` – co robi każda z dwóch opcji, `before` – czego wymagają obie

hunt-card-tom-bombadil = Tom Bombadil
    .text = a: { hunt-card-tom-bombadil.a } b: { hunt-card-tom-bombadil.b }
    .a = za dnia dodatkowy ruch.
    .b = nocą Frodo idzie bez wzrostu wpływu.
hunt-card-a-conspiracy-unmasked = Wykryty spisek
    .text = a: { hunt-card-a-conspiracy-unmasked.a } b: { hunt-card-a-conspiracy-unmasked.b }
    .a = dołącza Merry.
    .b = jeśli już dołączył, weź żeton Drużyny.
hunt-card-five-ponies = Pięć kucyków
    .text = Za dnia dodatkowy ruch, notowany jako kropka.
hunt-card-a-short-cut-to-mushrooms = Skrótem na pieczarki
    .text = Przed ruchem: w następnym ruchu liczy się o jedną kropkę więcej.
hunt-card-bilbos-walking-song = Piosenka wędrowna Bilba
    .text = a: { hunt-card-bilbos-walking-song.a } b: { hunt-card-bilbos-walking-song.b }
    .a = za dnia, w dziczy, dodatkowy ruch.
    .b = weź żeton Drużyny.
hunt-card-farmer-maggot = Gospodarz Maggot
    .text = a: { hunt-card-farmer-maggot.a } b: { hunt-card-farmer-maggot.b }
    .a = żeton sojusznika w II-C, II-D lub III-B.
    .b = przepędź Nazgûla z sekcji II najwyżej o dwa kroki.
hunt-card-the-bounders = Pogranicznicy
    .text = Postaw do dwóch żetonów sojuszników przy drogach w sekcjach I i II.
hunt-card-shirriffs-of-the-eastfarthing = Szeryfowie Wschodniej Ćwiartki
    .text = a: { hunt-card-shirriffs-of-the-eastfarthing.a } b: { hunt-card-shirriffs-of-the-eastfarthing.b }
    .a = żeton sojusznika w sekcji II.
    .b = przesuń do trzech żetonów sojuszników.
hunt-card-the-master-of-brandy-hall = Dziedzic Brandy Hallu
    .text = a: { hunt-card-the-master-of-brandy-hall.a } b: { hunt-card-the-master-of-brandy-hall.b }
    .a = żeton sojusznika w sekcji III.
    .b = przesuń żeton sojusznika i dobierz kartę.
hunt-card-rangers-at-sarn-ford = Strażnicy u Brodu Sarn
    .text = a: { hunt-card-rangers-at-sarn-ford.a } b: { hunt-card-rangers-at-sarn-ford.b }
    .a = przepędź Nazgûla najwyżej o trzy kroki.
    .b = przepędź dwa Nazgûle, każdego o krok.
hunt-card-the-horn-call-of-buckland = Róg Bucklandu
    .text = Wybierz sekcję: przepędź każdego tamtejszego Nazgûla o krok.
hunt-card-the-wandering-company = Wędrowna drużyna elfów
    .text = Nocą wybierz strefę: przepędź tam dwa Nazgûle, każdego najwyżej o dwa kroki.
hunt-card-grip-fang-and-wolf = Łapaj, Kieł i Wilk
    .text = Poza turą: anuluj przeszukanie i przepędź tego Nazgûla o krok.
hunt-card-the-gaffer = Dziadunio
    .text = Poza turą: anuluj przeszukanie lub łowy w lokacji sojuszników.
hunt-card-fatty-bolger = Grubasek Bolger
    .text = Poza turą: anuluj łowy.
hunt-card-a-elbereth-gilthoniel = A Elbereth Gilthoniel
    .text = Poza turą: anuluj wyczuwanie.
hunt-card-lobelias-sharp-tongue = Ostry język Lobelii
    .text = { hunt-card-lobelias-sharp-tongue.before } a: { hunt-card-lobelias-sharp-tongue.a } b: { hunt-card-lobelias-sharp-tongue.b }
    .before = Poza turą:
    .a = anuluj wyczuwanie strefy.
    .b = anuluj kartę czarów.
hunt-card-gildor-inglorion = Gildor Inglorion
    .text = { hunt-card-gildor-inglorion.before } a: { hunt-card-gildor-inglorion.a } b: { hunt-card-gildor-inglorion.b }
    .before = Nocą:
    .a = wpływ spada o 1.
    .b = odzyskaj kartę „poza turą”.
hunt-card-the-green-dragon = Zielony Smok
    .text = Dobierz dwie karty sojuszników.
hunt-card-the-road-goes-ever-on = A droga wiedzie w przód
    .text = Weź dwa żetony Drużyny.
hunt-card-goldberrys-washing-day = Wielkie pranie Złotej Jagody
    .text = a: { hunt-card-goldberrys-washing-day.a } b: { hunt-card-goldberrys-washing-day.b }
    .a = w tej fazie nie ma premii za drogę.
    .b = jeden Nazgûl nie rusza się w tej fazie.
hunt-card-mr-underhill = Pan Podgórski
    .text = a: { hunt-card-mr-underhill.a } b: { hunt-card-mr-underhill.b }
    .a = potajemnie odwróć żeton informacji.
    .b = odrzuć kość z puli.
hunt-card-bill-the-pony = Kucyk Bill
    .text = a: { hunt-card-bill-the-pony.a } b: { hunt-card-bill-the-pony.b }
    .a = za dnia jeszcze jeden krok.
    .b = nocą krok bez wzrostu wpływu.
hunt-card-striders-paths = Ścieżki Obieżyświata
    .text = a: { hunt-card-striders-paths.a } b: { hunt-card-striders-paths.b }
    .a = za dnia, na kropce, jeszcze jeden krok.
    .b = dobierz kartę sojusznika.
hunt-card-asfaloth = Asfaloth
    .text = { hunt-card-asfaloth.before } a: { hunt-card-asfaloth.a } b: { hunt-card-asfaloth.b }
    .before = Od kroku 10:
    .a = za dnia jeszcze jeden krok.
    .b = nocą krok bez wzrostu wpływu i bez Oka.
hunt-card-rangers-of-the-north = Strażnicy Północy
    .text = Postaw do dwóch żetonów sojuszników w sekcjach IV i V.
hunt-card-the-elf-stone = Kamień Elfów
    .text = a: { hunt-card-the-elf-stone.a } b: { hunt-card-the-elf-stone.b }
    .a = żeton sojusznika przy drodze.
    .b = usuń żeton śladów.
hunt-card-elladan-and-elrohir = Elladan i Elrohir
    .text = a: { hunt-card-elladan-and-elrohir.a } b: { hunt-card-elladan-and-elrohir.b }
    .a = żeton sojusznika w sekcji VI.
    .b = przesuń do dwóch żetonów sojuszników.
hunt-card-barliman-butterbur = Barliman Butterbur
    .text = a: { hunt-card-barliman-butterbur.a } b: { hunt-card-barliman-butterbur.b }
    .a = żeton sojusznika w sekcji IV lub V.
    .b = weź żeton Drużyny.
hunt-card-glorfindel = Glorfindel
    .text = Przepędź do dwóch Nazgûli z sekcji V i VI, każdego najwyżej o dwa kroki.
hunt-card-lightning-on-weathertop = Błyskawice nad Wichrowym Czubem
    .text = { hunt-card-lightning-on-weathertop.before } a: { hunt-card-lightning-on-weathertop.a } b: { hunt-card-lightning-on-weathertop.b }
    .before = Gdy Gandalf jest ukryty:
    .a = wybierz strefę i przepędź tam dwa Nazgûle, każdego najwyżej o dwa kroki.
    .b = odrzuć kość.
hunt-card-the-flood-of-bruinen = Wezbrana Bruinen
    .text = a: { hunt-card-the-flood-of-bruinen.a } b: { hunt-card-the-flood-of-bruinen.b }
    .a = przepędź każdego Nazgûla z sekcji VI o krok.
    .b = jeden Nazgûl nie rusza się w tej fazie.
hunt-card-bolsters-in-the-beds = Wałki w łóżkach
    .text = Poza turą: anuluj łowy.
hunt-card-covered-tracks = Zatarte ślady
    .text = Poza turą: anuluj przeszukanie; możesz usunąć żeton śladów.
hunt-card-bob-and-the-ponies = Bob i kucyki
    .text = Poza turą: anuluj przeszukanie i przepędź tego Nazgûla o krok.
hunt-card-radagasts-birds = Ptaki Radagasta
    .text = Poza turą: anuluj wyczuwanie.
hunt-card-gwaihir-the-windlord = Gwaihir, Władca Wichrów
    .text = { hunt-card-gwaihir-the-windlord.before } a: { hunt-card-gwaihir-the-windlord.a } b: { hunt-card-gwaihir-the-windlord.b }
    .before = Poza turą:
    .a = anuluj wyczuwanie.
    .b = anuluj kartę czarów.
hunt-card-athelas = Athelas
    .text = Wpływ spada o 1, w noc odpoczynku o 2.
hunt-card-cordial-of-imladris = Kordiał z Imladris
    .text = a: { hunt-card-cordial-of-imladris.a } b: { hunt-card-cordial-of-imladris.b }
    .a = wpływ spada o 1.
    .b = weź żeton Drużyny.
hunt-card-the-fall-of-gil-galad = Upadek Gil-galada
    .text = Weź dwa żetony Drużyny.
hunt-card-the-troll-hoard = Skarb trolli
    .text = Dobierz dwie karty sojuszników.
hunt-card-fire-in-the-night = Ogień wśród nocy
    .text = a: { hunt-card-fire-in-the-night.a } b: { hunt-card-fire-in-the-night.b }
    .a = nocą Oko nie daje darmowych łowów w tej fazie.
    .b = jeden Nazgûl nie rusza się w tej fazie.
hunt-card-shadowfax = Cienistogrzywy
    .text = Gdy Gandalf jest ukryty: rusza się jeszcze raz.
hunt-card-gandalfs-mark = Znak Gandalfa
    .text = a: { hunt-card-gandalfs-mark.a } b: { hunt-card-gandalfs-mark.b }
    .a = dobierz żeton czynu.
    .b = odrzuć kość z puli.
hunt-card-leader-of-the-nine = Wódz Dziewięciu
    .text = a: { hunt-card-leader-of-the-nine.a } b: { hunt-card-leader-of-the-nine.b }
    .a = wyczuwanie w twojej sekcji.
    .b = w części 2 Czarnoksiężnik zastępuje aktywnego Nazgûla.
hunt-card-fear-of-the-undead = Lęk przed nieumarłymi
    .text = Leży przy torze wpływu i liczy się jako Oko.
hunt-card-the-black-breath = Czarne Tchnienie
    .text = Specjalny żeton 4 trafia do puli łowów.
hunt-card-the-morgul-knife = Ostrze z Morgulu
    .text = Specjalne Oko trafia do puli łowów.
hunt-card-crebain-from-dunland = Crebainy z Dunlandu
    .text = Wyczuwanie w dowolnej strefie.
hunt-card-the-lidless-gaze = Spojrzenie bez powiek
    .text = Wyczuwanie w dowolnej sekcji.
hunt-card-scent-on-the-wind = Woń na wietrze
    .text = Czy Frodo jest w dziczy? Potem wyczuwanie w twojej strefie lub sekcji.
hunt-card-bill-ferny = Bill Ferny
    .text = Przeszukaj dowolną lokację.
hunt-card-questions-at-the-door = Pytania u drzwi
    .text = Przeszukaj jedną lub dwie połączone lokacje.
hunt-card-keen-noses = Czułe nozdrza
    .text = Poluj w lokacji odległej najwyżej o dwa kroki.
hunt-card-command-of-the-captain = Rozkaz wodza
    .text = Poluj tam, gdzie stoi inny Nazgûl.
hunt-card-black-horses = Czarne konie
    .text = Jedź najwyżej trzy kroki; potem możesz przeszukać.
hunt-card-ride-through-the-dark = Jazda przez mrok
    .text = { hunt-card-ride-through-the-dark.before } a: { hunt-card-ride-through-the-dark.a } b: { hunt-card-ride-through-the-dark.b }
    .before = Jedź najwyżej dwa kroki; potem
    .a = za dnia przeszukanie.
    .b = nocą łowy.
hunt-card-cry-of-the-nazgul = Krzyk Nazgûla
    .text = Powiernik Pierścienia odrzuca losową kartę sojusznika.
hunt-card-dread = Groza
    .text = Powiernik Pierścienia traci kartę sojusznika lub żeton Drużyny; inaczej wpływ +1.
hunt-card-the-ring-calls = Pierścień wzywa
    .text = Czy Frodo jest w twojej sekcji? Jeśli tak, wpływ +1.
hunt-card-the-trail-is-fresh = Świeży trop
    .text = Na żetonie śladów: wpływ +1.
hunt-card-gathering-of-the-nine = Zgromadzenie Dziewięciu
    .text = Każdy Nazgûl może zrobić krok.
hunt-card-the-will-of-sauron = Wola Saurona
    .text = Zużyta kość wraca z wybranym symbolem.
hunt-card-mist-on-the-downs = Mgła nad kurhanami
    .text = W tej fazie nie wolno zagrywać kart „poza turą”.
hunt-card-fire-at-crickhollow = Pożar w Ustroni
    .text = a: { hunt-card-fire-at-crickhollow.a } b: { hunt-card-fire-at-crickhollow.b }
    .a = usuń do dwóch żetonów sojuszników w twojej sekcji.
    .b = dobierz dwie karty czarów.
hunt-card-merry = Merry
    .text = Za żeton Drużyny: przesuń żeton sojusznika albo postaw nowy w lokacji sojuszników.

## Pytania

hunt-ask-give-information = Oddaj Upiorom Pierścienia żeton informacji.
    .help = Najlepiej taki z dala od twojej drogi: z każdym żetonem Jeźdźcy potrafią więcej.
    .other = { $asked } oddaje Upiorom Pierścienia żeton informacji.
hunt-ask-propose = Zaproponuj podział Nazgûli albo zostaw to innym.
    .other = { $asked } decyduje, czy zaproponować podział Nazgûli.
hunt-ask-agree = Zgoda? Niebieski – { $blue }, zielony – { $green }, czerwony – { $red }, fioletowy – { $purple }.
    .other = { $asked } przyjmuje albo odrzuca: niebieski – { $blue }, zielony – { $green }, czerwony – { $red }, fioletowy – { $purple }.
hunt-ask-order = W jakiej kolejności działają twoje Nazgûle?
    .other = { $asked } decyduje, w jakiej kolejności działają Nazgûle.
hunt-ask-place = Gdzie zaczyna { $rider }?
    .other = { $asked } decyduje, gdzie zaczyna { $rider }.
hunt-ask-frodo = Frodo nabiera otuchy: wziąć żeton Drużyny z rezerwy?
    .other = { $asked } decyduje, czy wziąć żeton Drużyny z rezerwy.
hunt-ask-ring-bearer = Przesuń Froda; karty i towarzysze wedle uznania.
    .help = Wybierz jasne miejsce na mapie albo zapisz kropkę: krok bez nazwy miejsca.
    .other = { $asked } przesuwa Froda.
hunt-ask-ring-bearer-night = Noc: czy Frodo idzie dalej, czy odpoczywa?
    .help = Odpoczynek nic nie kosztuje. Ruch kosztuje 1 wpływu, a tej nocy Jeźdźcy polują bez kości.
    .other = { $asked } decyduje, czy Frodo idzie tej nocy dalej.
hunt-ask-ring-bearer-over = Coś jeszcze, zanim zakończysz turę?
    .other = { $asked } decyduje, czy zakończyć turę.
hunt-ask-ring-bearer-2 = Gandalf musi się ruszyć, reszta zależy od ciebie.
    .help = Wybierz jasne miejsce na mapie: nikt nie widzi, dokąd idzie.
    .other = { $asked } przesuwa Gandalfa.
hunt-ask-night-step = Noc: czy Frodo robi krok, czy odpoczywa?
    .other = { $asked } decyduje, czy Frodo robi krok tej nocy.
hunt-ask-note = Dokąd idzie Frodo?
    .other = { $asked } zapisuje, dokąd idzie Frodo.
hunt-ask-discard-ally = Za dużo kart sojuszników: odrzuć jedną.
    .other = { $asked } odrzuca kartę sojusznika.
hunt-ask-discard-sorcery = Za dużo kart czarów: odrzuć jedną.
    .other = { $asked } odrzuca kartę czarów.
hunt-ask-which-ally = Możesz przesunąć { $n ->
        [one] jeszcze { $n } żeton sojusznika.
        [few] jeszcze { $n } żetony sojuszników.
        [many] jeszcze { $n } żetonów sojuszników.
       *[other] jeszcze { $n } żetonu sojuszników.
    }
    .other = { $asked } może przesunąć żetony sojuszników, jeszcze { $n }.
hunt-ask-ally-goes = Dokąd idzie żeton sojusznika z lokacji { $place }?
    .other = { $asked } przesuwa żeton sojusznika z lokacji { $place }.
hunt-ask-which-rider = Możesz przesunąć { $n ->
        [one] jeszcze { $n } Nazgûla.
        [few] jeszcze { $n } Nazgûle.
        [many] jeszcze { $n } Nazgûli.
       *[other] jeszcze { $n } Nazgûla.
    }
    .other = { $asked } może przesunąć Nazgûle, jeszcze { $n }.
hunt-ask-drive-to = Dokąd przepędzić { $rider_acc }? Najwyżej o { $n ->
        [one] { $n } krok.
        [few] { $n } kroki.
        [many] { $n } kroków.
       *[other] { $n } kroku.
    }
    .other = { $asked } przepędza { $rider_acc }, kroków najwyżej { $n }.
hunt-ask-ride = Dokąd jedzie { $rider }? Najwyżej o { $n ->
        [one] { $n } krok.
        [few] { $n } kroki.
        [many] { $n } kroków.
       *[other] { $n } kroku.
    }
    .other = { $asked } decyduje, dokąd jedzie { $rider }, kroków najwyżej { $n }.
hunt-ask-nazgul = { $rider_nom } może się ruszyć i działać.
    .other = { $asked } prowadzi Nazgûla: { $rider }.
hunt-ask-pay = Którą kością płacisz? ({ $use_nom })
    .other = { $asked } wybiera kość, którą płaci ({ $use_nom }).
hunt-ask-sorcery = Którą kartę czarów zagrywasz?
    .other = { $asked } zagrywa kartę czarów.
hunt-ask-strike-ally = Który żeton sojusznika usuwasz?
    .other = { $asked } usuwa żeton sojusznika.
hunt-ask-react = { $question }: { $place }. Czy odpowiadasz kartą?
    .other = { $asked } decyduje, czy odpowiedzieć kartą: { $question }, { $place }.
hunt-ask-react-sorcery = Zagrano kartę „{ $card }”. Czy odpowiadasz kartą?
    .other = { $asked } decyduje, czy odpowiedzieć kartą na „{ $card }”.
hunt-ask-strider = Do dobrania: { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }. Czy Obieżyświat ma ci oszczędzić jednego?
    .other = { $asked } decyduje, czy Obieżyświat oszczędzi żetonu (do dobrania: { $n }).
hunt-ask-cancel-token = Odwrócić kartę towarzysza, by anulować żeton?
    .other = { $asked } decyduje, czy odwrócić kartę towarzysza, by anulować żeton.
hunt-ask-escape = Frodo ucieka: dokąd? A może zostaje?
    .help = Wybierz jasne miejsce na mapie: nikt nie widzi, dokąd idzie.
    .other = { $asked } decyduje, dokąd ucieka Frodo.
hunt-ask-pippin = Pippin: dobrać dwie karty sojuszników i zatrzymać jedną?
    .other = { $asked } decyduje, czy z Pippinem dobrać dwie karty sojuszników.
hunt-ask-keep-one = Którą kartę zatrzymujesz?
    .other = { $asked } wybiera, którą kartę zatrzymać.
hunt-ask-journey = Którą kartę podróży zatrzymujesz?
    .help = Wskaż kartę, by zobaczyć jej drogę na mapie. Długa droga ma więcej kroków, ale wyższy limit wpływu.
    .other = { $asked } wybiera, którą kartę podróży zatrzymać.
hunt-ask-gandalf-starts = Gdzie zaczyna Gandalf?
    .other = { $asked } decyduje, gdzie zaczyna Gandalf.
hunt-ask-gandalf = Dokąd idzie Gandalf?
    .other = { $asked } decyduje, dokąd idzie Gandalf.
hunt-ask-reappear = Gdzie Gandalf pojawi się znowu?
    .other = { $asked } decyduje, gdzie Gandalf pojawi się znowu.
hunt-ask-discard-die = Którą kość odrzucić?
    .other = { $asked } odrzuca kość.
hunt-ask-direction = Zmienić kierunek czy trzymać się drogi?
    .other = { $asked } decyduje, czy zmienić kierunek.
hunt-ask-strider-leads = Odwrócić kartę Obieżyświata, by dobrać dwie karty podróży i zatrzymać jedną?
    .other = { $asked } decyduje, czy odwrócić kartę Obieżyświata i dobrać dwie karty podróży.
hunt-ask-redistribute = Czy Upiory Pierścienia mają na nowo podzielić karty czarów?
    .other = { $asked } decyduje, czy na nowo podzielić karty czarów.
hunt-ask-deal = Kto dostaje kartę „{ $card }”?
    .other = { $asked } decyduje, kto dostaje kartę „{ $card }”.
hunt-ask-agree-deal = Czy zgadzasz się na taki podział kart?
    .other = { $asked } przyjmuje albo odrzuca taki podział kart.
hunt-ask-witch-king = Którego Nazgûla zastąpi Czarnoksiężnik?
    .other = { $asked } decyduje, którego Nazgûla zastąpi Czarnoksiężnik.
hunt-ask-which-aid = Który żeton pomocy?
    .other = { $asked } wybiera żeton pomocy.
hunt-ask-aid-goes = Gdzie ma leżeć?
    .other = { $asked } decyduje, gdzie położyć żeton pomocy.
hunt-ask-aid-elsewhere = Gdzie położyć żeton pomocy: kropka, wyjście, tor ruchu?
    .other = { $asked } decyduje, dokąd trafi żeton pomocy.
hunt-ask-dread = Groza: stracić kartę czy żeton Drużyny?
    .other = { $asked } traci przez Grozę kartę albo żeton Drużyny.
hunt-ask-token = Który żeton zabierasz do „Wojny o Pierścień”?
    .other = { $asked } zabiera żeton do „Wojny o Pierścień”.
hunt-ask-aim-ally = { $card }: który żeton sojusznika?
    .other = { $asked } wybiera żeton sojusznika: „{ $card }”.
hunt-ask-aim-area = { $card }: która strefa lub sekcja?
    .other = { $asked } wybiera strefę lub sekcję: „{ $card }”.
hunt-ask-aim-card = { $card }: która karta?
    .other = { $asked } wybiera kartę: „{ $card }”.
hunt-ask-aim-die = { $card }: która kość?
    .other = { $asked } wybiera kość: „{ $card }”.
hunt-ask-aim-face = { $card }: jaki symbol ma pokazywać kość?
    .other = { $asked } wybiera symbol na kości: „{ $card }”.
hunt-ask-aim-hunt = { $card }: gdzie polować?
    .other = { $asked } decyduje, gdzie polować: „{ $card }”.
hunt-ask-aim-information = { $card }: który żeton informacji ukryć?
    .other = { $asked } ukrywa żeton informacji: „{ $card }”.
hunt-ask-aim-place-ally = { $card }: gdzie stanie żeton sojusznika?
    .other = { $asked } stawia żeton sojusznika: „{ $card }”.
hunt-ask-aim-rider = { $card }: który Nazgûl?
    .other = { $asked } wybiera Nazgûla: „{ $card }”.
hunt-ask-aim-search = { $card }: gdzie szukać?
    .other = { $asked } decyduje, gdzie szukać: „{ $card }”.
hunt-ask-aim-tracks = { $card }: który żeton śladów usunąć?
    .other = { $asked } usuwa żeton śladów: „{ $card }”.

## Odpowiedzi

hunt-option-aid = Połóż lub weź żeton pomocy
hunt-option-take-back = Odłóż do zapasu
hunt-option-note-dot = Zanotuj kropkę
hunt-option-note-place = Zanotuj { $place }
hunt-option-note-exit = Wyjdź wyjściem { $place }
hunt-option-rest = Odpoczywaj
hunt-option-end = Zakończ turę
hunt-option-buy = Wydaj żeton Drużyny na kartę sojusznika
hunt-option-merry-move = Merry: przesuń żeton sojusznika
hunt-option-merry-place = Merry: postaw żeton sojusznika
hunt-option-frodo = Frodo przyspiesza: odwróć jego kartę
hunt-option-sam = Sam: nocny marsz bez wzrostu wpływu
hunt-option-step = Krok dalej, wpływ +1
hunt-option-reveal = Gandalf się ujawnia
hunt-option-deed = Dokonaj czynu
hunt-option-rivendell = Ogłoś, że Gandalf jest w Rivendell
hunt-option-gandalf = Gandalf: { $place }
hunt-option-play = Zagraj kartę „{ $card }” ({ $way })
hunt-option-play-only = Zagraj kartę „{ $card }”
hunt-option-discard = Odrzuć kartę „{ $card }”
hunt-option-keep = Zatrzymaj kartę „{ $card }”
hunt-option-draw-one = Dobierz jedną kartę
hunt-option-pippin = Dobierz dwie, zatrzymaj jedną
hunt-option-pass = Pas
hunt-option-enough = Wystarczy
hunt-option-aim = { $target }
hunt-option-ally-token = Żeton: { $place }
hunt-option-to = Do { $place }
hunt-option-to-step = Na pole { $step } toru ruchu
hunt-option-elsewhere = Gdzie indziej: kropka, wyjście, tor ruchu
hunt-option-rider = { $rider_nom }
hunt-option-ride = Jedź do { $place }
hunt-option-stay = Zostań
hunt-option-search = Przeszukaj lokację { $place }
hunt-option-free-hunt = Poluj w lokacji { $place } bez kości
hunt-option-pay = { $face }
hunt-option-pay-witch-king = Kość Czarnoksiężnika ({ $face })
hunt-option-die = { $face }
hunt-option-strider = Wydaj żeton Drużyny: dobierz o jeden mniej
hunt-option-strider-leads = Odwróć kartę Obieżyświata
hunt-option-flip = Odwróć { $companion_acc }: anuluj żeton ({ $token })
hunt-option-flip-nobody = Nie odwracaj
hunt-option-escape-stay = Zostań: skreśl pole
hunt-option-change = Zmień kierunek
hunt-option-keep-direction = Zatrzymaj kartę podróży
hunt-option-journey = { $card }
hunt-option-give = Oddaj żeton lokacji { $place }
hunt-option-no-proposal = Bez propozycji
hunt-option-propose = Niebieski – { $blue }, zielony – { $green }, czerwony – { $red }, fioletowy – { $purple }
hunt-option-agree = Zgoda
hunt-option-refuse = Odmowa
hunt-option-order = { $riders }
hunt-option-place = Zacznij w lokacji { $place }
hunt-option-deal = { $player }
hunt-option-frodo-hope = Weź żeton
hunt-option-return-token = Zwróć żeton Drużyny

## Dlaczego nie?

hunt-why-dots-counted = Kropki się liczy, nie wskazuje: zanotuj po prostu kropkę.
hunt-why-not-connected = Brak połączenia z ostatnią lokacją Froda: { $place }.
hunt-why-bought = W turze można kupić jedną kartę sojusznika.
hunt-why-no-fellowship = Na karcie nie ma żadnego żetonu Drużyny.
hunt-why-no-rest = Za dnia Frodo musi się ruszyć.
hunt-why-not-moved = Najpierw Frodo musi się ruszyć albo odpocząć.
hunt-why-moved-already = Frodo już się ruszył w tej turze.
hunt-why-acted = Ten Nazgûl już działał.
hunt-why-moved = Ten Nazgûl już się ruszył.
hunt-why-on-dot = Ten Nazgûl stoi na kropce, a potrzebna jest lokacja.
hunt-why-no-eye = Darmowe łowy są możliwe tylko nocą, gdy widać Oko.
hunt-why-witch-king-search = Czarnoksiężnik nie ma darmowego przeszukania.
hunt-why-start = Lokacja { $place } może być początkiem drogi Froda: nie wolno jej przeszukiwać.
hunt-why-tracks = W lokacji { $place } leży już żeton śladów.
hunt-why-held = Ten Nazgûl nie może się ruszyć w tej fazie.
hunt-why-exit = Nazgûle nigdy nie wchodzą na wyjścia.
hunt-why-blocked = Lokacja { $place } jest strzeżona.
hunt-why-too-far = Za daleko: { $place }.
hunt-why-gandalf-first = Najpierw musi się ruszyć Gandalf.
hunt-why-no-reveal = Gandalf ujawnia się zaraz po dojściu do Nazgûla, za żeton Drużyny.
hunt-why-gandalf-way = Brak połączenia z lokacją Gandalfa: { $place }.
hunt-why-dots = Najpierw zanotuj { $dots ->
        [one] { $dots } kropkę
        [few] { $dots } kropki
        [many] { $dots } kropek
       *[other] { $dots } kropki
    }: { $place }.

## Co się stało

hunt-aid-laid = Żeton pomocy ({ $token }): { $place }.
hunt-aid-on-track = Żeton pomocy ({ $token }): pole { $step } toru ruchu.
hunt-aid-taken = Żeton pomocy ({ $token }) wraca do zapasu.
hunt-part-began = Zaczyna się część { $part }.
hunt-day-began = Dzień { $day }.
hunt-phase-began = { $phase }.
hunt-start-drawn = Frodo wyrusza z lokacji { $place }.
hunt-info-drawn = Masz żetony informacji: { $places }.
hunt-info-given = Powiernik Pierścienia oddaje żeton informacji: { $place }.
hunt-proposed = { $player } proponuje: niebieski – { $blue }, zielony – { $green }, czerwony – { $red }, fioletowy – { $purple }.
hunt-voted = { $player }: „{ $answer_nom }”.
hunt-divided = { $player } prowadzi { $rider_acc }.
hunt-ordered = { $player } ustala kolejność: { $riders }.
hunt-leads = Graczem prowadzącym jest { $player }.
hunt-placed = { $rider_nom } zaczyna w lokacji { $place }.
hunt-rolled = Kości pokazują: { $faces }.
hunt-frodo-moved = Frodo dochodzi do kroku { $step }.
hunt-noted = Notujesz { $place }.
hunt-rested = Frodo odpoczywa.
hunt-influence-rose = Wpływ rośnie o { $n } i wynosi teraz { $now }.
hunt-influence-fell = Wpływ spada o { $n } i wynosi teraz { $now }.
hunt-spent-fellowship = Wydano żeton Drużyny ({ $companion }).
hunt-bought = Żeton Drużyny wydano na kartę sojusznika.
hunt-drew-ally = Dobierasz kartę „{ $cards }”.
hunt-drew-ally-veiled = Powiernik Pierścienia dobiera kartę sojusznika.
hunt-discarded-ally = Powiernik Pierścienia odrzuca kartę „{ $card }”.
hunt-played-ally = Powiernik Pierścienia zagrywa kartę „{ $card }” ({ $way }).
hunt-played-ally-only = Powiernik Pierścienia zagrywa kartę „{ $card }”.
hunt-turned-over = Odwrócono żeton informacji: { $place }.
hunt-hid-info = Powiernik Pierścienia ukrywa informację.
hunt-flipped = Odwrócono kartę: { $companion }.
hunt-joined = Dołącza { $companion }.
hunt-lost-fellowship = Żeton Drużyny przepada na dobre; zostało: { $left }.
hunt-lost-to-dread = Żeton Drużyny wraca; na karcie zostało: { $left }.
hunt-ally-placed = W lokacji { $place } stają sojusznicy.
hunt-ally-moved = Sojusznicy idą z lokacji { $place } do lokacji { $to }.
hunt-ally-removed = W lokacji { $place } nie ma już sojuszników.
hunt-driven = { $rider_nom } zostaje przepędzony do { $place }.
hunt-held = { $rider_nom } nie może się ruszać w tej fazie.
hunt-die-discarded = Odrzucono kość: { $face }.
hunt-tracks-removed = Ślady w lokacji { $place } znikają.
hunt-took-back = Powiernik Pierścienia odzyskuje kartę „{ $card }”.
hunt-lasts = W tej fazie { $effect }.
hunt-in-the-wild = Frodo jest w dziczy.
hunt-not-in-the-wild = Frodo nie jest w dziczy.
hunt-rider-turn = Działa { $rider } ({ $player }).
hunt-rode = { $rider_nom } jedzie do { $place }.
hunt-used-die = Kość „{ $face }”: { $use_nom }.
hunt-used-ability = Czarni Jeźdźcy: zdolność { $ability }.
hunt-asked-place = { $question }: { $place }.
hunt-asked-area = { $question }: { $area ->
        [I] sekcja { $area }
        [II] sekcja { $area }
        [III] sekcja { $area }
        [IV] sekcja { $area }
        [V] sekcja { $area }
        [VI] sekcja { $area }
       *[other] strefa { $area }
    }.
hunt-cancelled = Anulowano: nie będzie odpowiedzi.
hunt-answered = { $answer }.
hunt-frodo-is-here = Tak: Frodo jest tutaj, w lokacji { $place }!
hunt-exact-answer = Nazgûle { $who_sensed }.
hunt-tracks-placed = Ślady w lokacji { $place }, { $side }.
hunt-info-found = W lokacji { $place } znaleziono informację, żetonów razem: { $held }.
hunt-drew-sorcery = { $player } dobiera kartę „{ $cards }”.
hunt-drew-sorcery-veiled = { $player } dobiera kartę czarów.
hunt-discarded-sorcery = { $player } odrzuca kartę „{ $card }”.
hunt-played-sorcery = { $player } zagrywa kartę „{ $card }” ({ $way }).
hunt-played-sorcery-only = { $player } zagrywa kartę „{ $card }”.
hunt-sorcery-shuffled = Karty czarów przetasowano.
hunt-special-added = Do puli łowów trafia { $token }.
hunt-beside = Karta „{ $card }” leży przy torze wpływu.
hunt-frodo-in-section = Czy Frodo jest w sekcji { $area }? { $answer }.
hunt-die-recovered = Kość wraca: { $face }.
hunt-drew-tokens = Dobrano: { $tokens_nom }.
hunt-token-cancelled = { $companion } anuluje żeton: { $token }.
hunt-escaped = Frodo ucieka; krok { $step }.
hunt-stayed = Skreślasz pole: Frodo zostaje.
hunt-eye-up = Znacznik fazy pokazuje Oko.
hunt-entered-exit = Frodo zostawił Shire za sobą.
hunt-journal-shown = Droga Froda: { $entries }.
hunt-fell = Pierścień pokonał Froda (wpływ { $influence }).
hunt-journey-kept = Zatrzymujesz kartę podróży { $card }.
hunt-deeds-drawn = Masz żetony czynów: { $places }.
hunt-gandalf-starts = Gandalf zaczyna w lokacji { $place }.
hunt-shown-sorcery = Upiory Pierścienia odkrywają: { $cards }.
hunt-shown-sorcery-veiled = Upiory Pierścienia pokazują sobie karty czarów.
hunt-redistributed = Karty czarów podzielono na nowo.
hunt-hands-stay = Karty czarów zostają tak, jak były.
hunt-witch-king-entered = Czarnoksiężnik zastępuje { $rider_acc }: { $place }.
hunt-witch-king-left = Czarnoksiężnik odchodzi, wraca { $rider }.
hunt-gandalf-moved = Droga Gandalfa: { $place }.
hunt-gandalf-revealed = Gandalf ujawnia się w lokacji { $place }!
hunt-gandalf-left-board = Gandalf znika z oczu.
hunt-gandalf-reappeared = Gandalf jest teraz w lokacji { $place }.
hunt-gandalf-found = Gandalf, odnaleziony w lokacji { $place }, ucieka.
hunt-gandalf-fled = Gandalf uciekł do lokacji { $place }.
hunt-gandalf-in-rivendell = Gandalf jest w Rivendell: limit rośnie o 1 i jest teraz o { $limit } wyższy niż na karcie podróży.
hunt-deed-done = Czyn Gandalfa w lokacji { $place }, { $n }. z kolei.
hunt-drew-deed = Dobierasz żeton czynu: { $place }.
hunt-drew-deed-veiled = Powiernik Pierścienia dobiera żeton czynu.
hunt-kept-direction = Frodo trzyma się drogi.
hunt-changed-direction = Frodo zmienia kierunek; krok { $step }.
hunt-earned = Żeton do „Wojny o Pierścień” ({ $side }): { $token_nom }.
hunt-gained-fellowship = Powiernik Pierścienia zyskuje { $n ->
        [one] { $n } żeton Drużyny; teraz ma { $now }.
        [few] { $n } żetony Drużyny; teraz ma { $now }.
        [many] { $n } żetonów Drużyny; teraz ma { $now }.
       *[other] { $n } żetonu Drużyny; teraz ma { $now }.
    }
hunt-noted-dot = Notujesz kropkę: { $dots ->
        [one] { $dots } kropka od ostatniej lokacji.
        [few] { $dots } kropki od ostatniej lokacji.
        [many] { $dots } kropek od ostatniej lokacji.
       *[other] { $dots } kropki od ostatniej lokacji.
    }
hunt-encounter = Spotkanie w lokacji { $place }: { $tokens ->
        [0] w pobliżu nie ma Nazgûli.
        [one] { $riders }, { $tokens } żeton.
        [few] { $riders }, { $tokens } żetony.
        [many] { $riders }, { $tokens } żetonów.
       *[other] { $riders }, { $tokens } żetonu.
    }
hunt-rescue = Froda trzeba ratować: { $tokens ->
        [one] { $tokens } żeton.
        [few] { $tokens } żetony.
        [many] { $tokens } żetonów.
       *[other] { $tokens } żetonu.
    }
hunt-reached-rivendell = Frodo dociera do Rivendell, a z nim { $companions ->
        [one] { $companions } karta towarzysza.
        [few] { $companions } karty towarzyszy.
        [many] { $companions } kart towarzyszy.
       *[other] { $companions } karty towarzyszy.
    }

## Koniec gry

hunt-reason-fell = Pierścień pokonał Froda.
hunt-reason-reached-bree = Frodo dotarł do Bree.
hunt-reason-rescued = Frodo został uratowany.
hunt-reason-reached-rivendell = Frodo dotarł do Rivendell.

## Miejsca na mapach

hunt-place-bag-end = Bag End
hunt-place-overhill = Zapagórek
hunt-place-bywater = Nad Wodą
hunt-place-great-smials = Wielkie Smajale
hunt-place-bindbale-wood = Las Bindbale
hunt-place-three-farthing-stone = Kamień Trzech Ćwiartek
hunt-place-north-moors = Północne Wrzosowiska
hunt-place-green-hill-country = Kraina Zielonych Wzgórz
hunt-place-pincup = Pincup
hunt-place-willowbottom = Wierzbowe Dno
hunt-place-scary = Scary
hunt-place-quarry = Kamieniołom
hunt-place-brockenborings = Borsucze Jamy
hunt-place-dwaling = Dwaling
hunt-place-woody-end = Leśny Zakątek
hunt-place-frogmorton = Żabia Łąka
hunt-place-whitfurrows = Białe Bruzdy
hunt-place-woodhall = Leśny Dwór
hunt-place-budgeford = Budgeford
hunt-place-stock = Stock
hunt-place-bamfurlong = Bamfurlong
hunt-place-overbourn-fen = Zarzeczne trzęsawisko
hunt-place-rushey = Sitowie
hunt-place-haysend = Koniec Żywopłotu
hunt-place-girdley-island = Wyspa Girdley
hunt-place-brandywine-bridge = Most na Brandywinie
hunt-place-crickhollow = Ustroń
hunt-place-bucklebury = Bucklebury
hunt-place-hay-gate = Brama Żywopłotu
hunt-place-standelf = Standelf
hunt-place-bonfire-glade = Polana Ogniska
hunt-place-old-man-willow = Stara Wierzba
hunt-place-north-gap = Północna Przełęcz
hunt-place-house-of-tom-bombadil = Dom Toma Bombadila
hunt-place-barrow-downs = Kurhany
hunt-place-brandywine = Brandywina
hunt-place-the-water = Woda
hunt-place-withywindle = Wija
hunt-place-the-marish = Moczary
hunt-place-buckland = Buckland
hunt-place-old-forest = Stary Las
hunt-place-bree-land = Kraina Bree
hunt-place-hills-of-scary = Wzgórza Scary
hunt-place-bridgefields = Mostowe Pola
hunt-place-northfarthing = Północna Ćwiartka
hunt-place-archet = Archet
hunt-place-bree = Bree
hunt-place-staddle = Staddle
hunt-place-north-chetwood = Północny Las Chet
hunt-place-chetwood-eaves = Skraj Lasu Chet
hunt-place-woods-end = Koniec lasu
hunt-place-weather-hills = Wichrowe Wzgórza
hunt-place-midgewater-marshes = Komarowe Moczary
hunt-place-forsaken-inn = Opuszczona Gospoda
hunt-place-greenway-fields = Pola przy Zielonej Ścieżce
hunt-place-ranger-camp = Obóz Strażników
hunt-place-hill-wall = Mur na wzgórzach
hunt-place-old-barrow = Stary kurhan
hunt-place-amon-sul = Amon Sûl
hunt-place-northern-ridge = Północny grzbiet
hunt-place-south-downs-cairn = Kopiec Południowych Wzgórz
hunt-place-east-road-milestone = Kamień milowy
hunt-place-mitheithel-shallows = Płycizny Mitheithel
hunt-place-coldfells = Zimne Turnie
hunt-place-coldfells-ford = Bród pod Zimnymi Turniami
hunt-place-last-bridge = Ostatni Most
hunt-place-trollshaws-west = Zachodnie Wzgórza Trolli
hunt-place-upper-trollshaws = Górne Wzgórza Trolli
hunt-place-stone-trolls = Kamienne Trolle
hunt-place-road-fork = Rozstaje
hunt-place-ruin-of-rhudaur = Ruiny Rhudauru
hunt-place-southern-trollshaws = Południowe Wzgórza Trolli
hunt-place-haunted-bank = Nawiedzony brzeg
hunt-place-the-angle = Klin
hunt-place-hidden-valley-watch = Czaty ukrytej doliny
hunt-place-steep-cutting = Stromy wąwóz
hunt-place-high-moor = Wysokie wrzosowisko
hunt-place-ford-of-bruinen = Bród Bruinen
hunt-place-loudwater-meads = Łąki nad Bruinen
hunt-place-mitheithel = Mitheithel (Szara Woda)
hunt-place-bruinen = Bruinen (Grzmiąca Rzeka)
hunt-place-chetwood = Las Chet
hunt-place-the-lone-lands = Pustkowie
hunt-place-trollshaws = Wzgórza Trolli
hunt-place-south-downs = Południowe Wzgórza
hunt-place-ettenmoors = Wrzosowiska Etten

## Plansza

hunt-board-map = Mapa części { $part }
hunt-board-north = N
hunt-board-rider-blue = Niebieski
hunt-board-rider-green = Zielony
hunt-board-rider-red = Czerwony
hunt-board-rider-purple = Fioletowy
hunt-board-order-place = { $rider }, { $place }. w kolejności
hunt-board-order-back = Cofnij ostatniego
hunt-board-shelf = Drużyna, Jeźdźcy, pula
hunt-board-key-order = jeźdźcy w kolejności działania
hunt-board-key-order-back = cofnij ostatniego
hunt-board-key-arrows = na mapie: od miejsca do miejsca
hunt-board-key-zoom = na mapie: bliżej i dalej
hunt-board-place-named = { $number } ({ $name })
hunt-board-dot = kropka między { $places }
    .to = kropki między { $places }
hunt-board-dot-toward = kropka przy { $place } w stronę { $places }
    .to = kropki przy { $place } w stronę { $places }
hunt-board-exit = wyjście { $letter }
    .to = wyjścia { $letter }
hunt-board-section = sekcja { $area }
hunt-board-zone = strefa { $area }
hunt-board-dark = mroczna lokacja
hunt-board-tracks = ślady, { $side }
hunt-board-ally-token = żeton sojusznika
hunt-board-aid-crown = żeton pomocy: korona
hunt-board-aid-ring = żeton pomocy: pierścień
hunt-board-aid-one-gem = żeton pomocy: jeden klejnot
hunt-board-aid-two-gems = żeton pomocy: dwa klejnoty
hunt-board-chance = szansa { $chance }
hunt-board-visited = odwiedzona w kroku { $steps }
hunt-board-witch-king = Czarnoksiężnik
hunt-board-nowhere = poza mapą
hunt-board-held = Nie może się ruszyć w tej fazie.
hunt-board-acts-now = Teraz działa.
hunt-board-here = Frodo jest tutaj!
hunt-board-cancelled = Anulowano

hunt-board-tracks-title = Czas, droga i wpływ
hunt-board-day = Dzień { $day }
hunt-board-way = Droga Froda
hunt-board-track-step = pole { $step } toru ruchu
hunt-board-influence = Wpływ
hunt-board-or = { $low } lub { $high }
hunt-board-eyes = { $count ->
    [one] { $count } Oko przy torze
    [few] { $count } Oczy przy torze
    [many] { $count } Oczu przy torze
   *[other] { $count } Oka przy torze
}
hunt-board-marker-ring = Znacznik fazy pokazuje Pierścień.
hunt-board-marker-eye = Znacznik fazy pokazuje Oko: Frodo szedł nocą.

hunt-board-actions = Kości i akcje
hunt-board-dice = Kości w puli
hunt-board-spent = zużyta: { $face }
hunt-board-buy = Kup kartę sojusznika (żetonów: { $tokens })
hunt-board-on-map = Wybierz jasne miejsce na mapie.
hunt-board-keep-it = Zatrzymaj
hunt-board-discard-it = Odrzuć
hunt-board-acting = Działa { $rider } ({ $player }).
hunt-board-search-here = Przeszukaj to miejsce
hunt-board-hunt-here = Poluj tutaj bez kości
hunt-board-choose = Co chcesz tu zrobić?
hunt-board-will-ask = Zapytasz:
hunt-board-ask-hint = Wybierz akcję, by zobaczyć, o co zapytasz.
hunt-board-ask = Zapytaj
hunt-board-not-now = Nie teraz
hunt-board-asks-search = Przeszukanie, { $place }: czy ta lokacja jest w dzienniku Froda?
hunt-board-asks-hunt = Łowy, { $place }: czy ta lokacja jest w dzienniku Froda i czy on tam jest?
hunt-board-asks-perception = Wyczuwanie, { $area }: czy jest tam ostatnia lokacja Froda?
hunt-board-asks-perception-both = Wyczuwanie, { $area }: czy jest tam ostatnia lokacja Froda lub Gandalfa?
hunt-board-asks-exact = Dokładne wyczuwanie, { $area }: czyja ostatnia lokacja tam jest?

hunt-board-heat = Gdzie może być Frodo?
hunt-board-heat-known = Co mogą wiedzieć Upiory
hunt-board-heat-off = Przy tym stole gra się bez podpowiadania wniosków.
hunt-board-heat-words = { $count ->
    [one] Możliwe jest tylko jedno miejsce: { $place }.
    [few] Możliwe są { $count } miejsca; najpewniej { $place } ({ $chance }).
    [many] Możliwych jest { $count } miejsc; najpewniej { $place } ({ $chance }).
   *[other] Możliwe jest { $count } miejsca; najpewniej { $place } ({ $chance }).
}
hunt-board-journeys = Pasujących dróg: { $journeys }
hunt-board-heat-gandalf = Gandalf: { $places }

hunt-board-sheet = Arkusz Powiernika Pierścienia
hunt-board-only-you = za zasłonką: widzisz to tylko ty
hunt-board-open-now = teraz jawne dla wszystkich
hunt-board-journal = Dziennik Froda
hunt-board-journey = Karta podróży
hunt-board-journey-short = Karta podróży { $card }: krótka, 14 kroków, limit 12
hunt-board-journey-long = Karta podróży { $card }: długa, 16 kroków, limit 14
hunt-board-cell = Krok { $step }: { $entry }
hunt-board-empty = puste
hunt-board-a-dot = kropka
hunt-board-crossed = skreślone
hunt-board-information = Żetony informacji
hunt-board-turned = (odwrócony)
hunt-board-last = Ostatnia lokacja: { $place }; kropek od tego czasu: { $dots }.
hunt-board-gandalfs-way = Droga Gandalfa
hunt-board-deeds = Możliwe czyny
hunt-board-hand = Karty sojuszników
hunt-board-none = brak
hunt-board-play = „{ $card }” – { $text }
hunt-board-play-it = Zagraj
hunt-board-play-way = Zagraj { $way }

hunt-board-fellowship = Drużyna
hunt-board-always = Zawsze:
hunt-board-once = Raz:
hunt-board-flipped = { $companion } (odwrócony)
hunt-board-companion-frodo = Frodo
    .always = na początku dnia, gdy nie ma tu żetonu, weź jeden z rezerwy.
    .once = strać na dobre żeton Drużyny; za dnia dodatkowy ruch, nocą ruch bez wzrostu wpływu.
hunt-board-companion-sam = Sam
    .always = za żeton Drużyny Frodo idzie nocą bez wzrostu wpływu.
    .once = anuluj dobrany żeton.
hunt-board-companion-pippin = Pippin
    .always = podczas odświeżania dobierz dwie karty sojuszników i zatrzymaj jedną.
    .once = anuluj dobraną liczbę.
hunt-board-companion-merry = Merry
    .always = za żeton Drużyny przesuń żeton sojusznika lub postaw nowy w lokacji sojuszników.
    .once = anuluj dobrane Oko.
hunt-board-companion-strider = Obieżyświat
    .always = za żeton Drużyny dobierz w spotkaniu o jeden żeton mniej.
    .once = zmieniając kierunek, dobierz dwie karty podróży i zatrzymaj jedną.
hunt-board-black-riders = Czarni Jeźdźcy
hunt-board-ability-1 = Dowolna kość: jeden krok.
hunt-board-ability-2 = Dwie kości: łowy lub wyczuwanie.
hunt-board-ability-3 = Miecz: jeden krok, potem przeszukanie.
hunt-board-ability-4 = Pierścień: do dwóch kroków.
hunt-board-ability-5 = Czarnoksiężnik jest w grze od początku części 2.
hunt-board-locked = (jeszcze nie)
hunt-board-found = Zdobyte informacje: { $places }. Za zasłonką: { $behind }.
hunt-board-lead = prowadzi
hunt-board-sorcery-hand = Twoje karty czarów
hunt-board-sorcery-of = Karty czarów: { $player }
hunt-board-sorcery-shown = Odkryte karty czarów
hunt-board-sorcery-count = Kart czarów na rękach: { $hands }; w talii: { $deck }.
hunt-board-pool = Pula łowów
hunt-board-beside = Przy torze: { $tokens }
hunt-board-piles = Stosy kart odrzuconych
hunt-board-pile-ally = Karty sojuszników
hunt-board-pile-sorcery = Karty czarów
hunt-board-found-here = Frodo odnaleziony: { $place }!
hunt-board-gandalf-hidden = Gandalf wędruje niewidoczny.
hunt-board-gandalf-on-the-board = Gandalf się ujawnił.
hunt-board-gandalf-in-rivendell = Gandalf jest w Rivendell.
hunt-board-gandalf-not-in-play = Gandalfa nie ma w grze.
hunt-board-which-part = Strona planszy
hunt-board-part = Część { $part }
hunt-interlude = Koniec części 1
hunt-interlude-happened = Co się wydarzyło
hunt-interlude-through = Shire zostało w tyle, a Pierścień nadal ma Frodo.
hunt-interlude-takes = Co przechodzi do części 2
hunt-interlude-influence = Wpływ Pierścienia: { $influence }
hunt-interlude-companions = Towarzysze: { $companions }
hunt-interlude-fellowship = Żetony Drużyny: { $tokens }
hunt-interlude-information = Żetony informacji Upiorów Pierścienia: { $tokens }
hunt-interlude-sorcery = Karty czarów na rękach Upiorów Pierścienia: { $cards }
hunt-interlude-on = Do części 2
hunt-board-letter = List od Gandalfa
hunt-board-letter-help = Część 2 może zacząć się od razu albo innego dnia z tym listem: wybierz „Tylko część 2” i wklej go tam. Zachowuje wszystko, także karty czarów na ręce, a odczyta go tylko ten serwer.
hunt-board-copy = Kopiuj
hunt-board-copied = Skopiowano

hunt-board-say-time = Część { $part }, dzień { $day }, { $phase }.
hunt-board-say-step = Frodo jest na kroku { $step } z { $last }.
hunt-board-say-influence = Wpływ { $influence } z { $limit }; Oczu przy torze: { $eyes }.
hunt-board-say-rider = { $rider } ({ $player }): { $place }.
hunt-board-say-dice = Kości w puli: { $dice }.
hunt-board-say-his-die = Kość Czarnoksiężnika: { $face }.
hunt-board-say-tracks = Ślady: { $place }, { $side }.
hunt-board-say-allies = Żetony sojuszników: { $places }.
hunt-board-say-fellowship = Żetony Drużyny: { $card } na karcie, { $reserve } w rezerwie.
hunt-board-say-companions = Towarzysze: { $companions }.
hunt-board-say-information = Odblokowane zdolności Czarnych Jeźdźców: { $abilities }; żetony informacji za zasłonką: { $behind }.
hunt-board-say-pool = Pula łowów: { $tokens }.
hunt-board-say-cards = Kart sojuszników na ręce: { $hand }; w talii: { $deck }.
hunt-board-say-deeds = Dokonane czyny: { $places }.
hunt-board-say-journal = Dziennik Froda: { $entries }.
hunt-board-say-hand = Karty sojuszników: { $cards }.
hunt-board-say-journey = { $card }. Wiersze: { $rows }.
hunt-board-say-gandalf = Droga Gandalfa: { $places }.
hunt-board-say-sorcery = Karty czarów: { $cards }.

## Ustawienia

hunt-setting-variant = Poziom trudności
hunt-setting-variant-standard = Zwykły
hunt-setting-variant-unstoppable-frodo = Jeźdźcom łatwiej: dwa żetony informacji
hunt-setting-variant-terrible-nazgul = Jeźdźcom trudniej: bez żetonu informacji
hunt-setting-variant-terrible-nazgul-plus = Jeźdźcom najtrudniej: bez żetonu informacji, cztery żetony Drużyny
hunt-setting-refuges = Schronienia w części 2
hunt-setting-refuges-off = Nie
hunt-setting-refuges-on = Tak
hunt-setting-parts = Części
hunt-setting-parts-whole = Obie części
hunt-setting-parts-one = Tylko część 1
hunt-setting-parts-two = Tylko część 2
hunt-setting-letter = List od Gandalfa (tylko do samej części 2)
hunt-setting-reveal_after_part1 = Pokaż dziennik Froda po części 1
hunt-setting-reveal_after_part1-off = Nie
hunt-setting-reveal_after_part1-on = Tak
hunt-setting-strict_memory = Jeźdźcy pamiętają tylko bieżący dzień
hunt-setting-strict_memory-off = Nie
hunt-setting-strict_memory-on = Tak
hunt-setting-aid_tokens = Żetony pomocy
hunt-setting-aid_tokens-off = Nie
hunt-setting-aid_tokens-on = Tak
hunt-setting-deduction = Wnioski na życzenie
hunt-setting-deduction-on = Dozwolone
hunt-setting-deduction-off = Brak: czysta gra

## Questions that a seat can pass without being asked

hunt-order-react = karta sojusznika w odpowiedzi na pytanie Nazgûli
hunt-order-react-sorcery = karta sojusznika w odpowiedzi na kartę czarów
hunt-order-pippin = Pippin dobiera dwie karty
hunt-order-cancel-token = towarzysz anulujący żeton
hunt-order-propose = propozycja podziału Nazgûli
hunt-order-frodo = Frodo bierze żeton Drużyny
hunt-order-deal = kto dostaje kartę czarów
hunt-order-strider = Obieżyświat: o jeden żeton mniej
hunt-order-strider-leads = Obieżyświat wskazuje drogę

# Who a seat is and what it wants
hunt-goal-bearer-1 = Jesteś Powiernikiem Pierścienia: wyprowadź Froda z Shire niepostrzeżenie, z jak najmniejszym wpływem.
hunt-goal-bearer-2 = Jesteś Powiernikiem Pierścienia: doprowadź Froda do Rivendell, zanim wpływ osiągnie swój kres.
hunt-goal-hunter-1 = Jesteś Upiorem Pierścienia: wytrop Froda w Shire i doprowadź wpływ Pierścienia do kresu.
hunt-goal-hunter-2 = Jesteś Upiorem Pierścienia: znajdź Froda przed Rivendell i doprowadź wpływ Pierścienia do kresu.
