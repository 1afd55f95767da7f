# Karty „Władcy Pierścieni”: nazwy, działanie i słowa wokół nich.
# Długie słowa w nazwach mają miękki dywiz (U+00AD), by wąska karta mogła je przełamać.

## Sfery wpływów

quest-sphere-leadership = Przywództwo
quest-sphere-tactics = Taktyka
quest-sphere-spirit = Duch
quest-sphere-lore = Wiedza
quest-sphere-neutral = Neutralna
quest-sphere-about-leadership = Sprzymierzeńcy, zasoby i słowo, które porywa innych.
quest-sphere-about-tactics = Broń, zbroje i sztuka uderzania pierwszym.
quest-sphere-about-spirit = Siła woli, niskie zagrożenie i odpowiedź na Cień.
quest-sphere-about-lore = Leczenie, karty i wiedza o tym, co nadchodzi.
quest-sphere-about-neutral = Poza sferami; zapłacić może każdy bohater.

## Rodzaje kart

quest-type-hero = Bohater
quest-type-ally = Sprzymie­rzeniec
quest-type-attachment = Dodatek
quest-type-event = Wydarzenie
quest-type-enemy = Wróg
quest-type-location = Obszar
quest-type-treachery = Podstęp
quest-type-objective = Cel
quest-type-quest = Wyprawa

## Liczby na karcie

quest-stat-cost = Koszt
    .nom = koszt
quest-stat-threat-cost = Koszt zagrożenia
    .nom = koszt zagrożenia
quest-stat-engagement = Koszt zwarcia
    .nom = koszt zwarcia
quest-stat-threat = Siła zagrożenia
    .nom = siła zagrożenia
quest-stat-willpower = Siła woli
    .nom = siła woli
quest-stat-attack = Siła ataku
    .nom = siła ataku
quest-stat-defense = Siła obrony
    .nom = siła obrony
quest-stat-hit-points = Punkty wytrzymałości
    .nom = wytrzymałość
quest-stat-quest-points = Punkty wyprawy
    .nom = liczba punktów wyprawy
quest-stat-location-points = Punkty wyprawy
    .nom = liczba punktów wyprawy
quest-stat-victory = Punkty zwycięstwa
    .nom = liczba punktów zwycięstwa
quest-stat-shadow = Efekt cienia
    .nom = efekt cienia
quest-unique = Unikatowa
quest-token-damage = obrażenia
quest-token-progress = postęp
quest-token-resource = zasoby

## Słowa kluczowe

quest-keyword-doomed = Zguba
quest-keyword-guarded = Strzeżony
quest-keyword-ranged = Dystansowy
quest-keyword-restricted = Ograniczony
quest-keyword-sentinel = Wartownik
quest-keyword-surge = Fala
quest-keyword-victory = Zwycięstwo
quest-keyword-about-doomed = Po odkryciu zagrożenie każdego gracza rośnie o tę liczbę.
quest-keyword-about-guarded = Odkryty cel dostaje strażnika, następną kartę spotkania; bez niego można go zdobyć.
quest-keyword-about-ranged = Może atakować wrogów w zwarciu z innymi graczami, sam lub razem z nimi.
quest-keyword-about-restricted = Postać może mieć najwyżej dwa takie dodatki.
quest-keyword-about-sentinel = Może bronić innego gracza, który nie wyznaczył obrońcy.
quest-keyword-about-surge = Po tej karcie odkrywa się jeszcze jedną kartę spotkania.
quest-keyword-about-victory = Pokonany wróg lub zbadany obszar daje grupie tyle punktów.

## Rodzaje zdolności

quest-ability-passive = Efekt stały
quest-ability-action = Akcja
quest-ability-quest-action = Akcja wyprawy
quest-ability-combat-action = Akcja walki
quest-ability-response = Odpowiedź
quest-ability-forced = Wymuszony efekt
quest-ability-when-revealed = Po odkryciu
quest-ability-shadow = Cień
quest-ability-travel = Podróż
quest-ability-setup = Przygotowanie
quest-ability-play-cost = Opłata
quest-ability-win-condition = Warunek zwycięstwa
quest-ability-about-passive = Działa, dopóki karta jest w grze.
quest-ability-about-action = Można użyć w każdym oknie akcji.
quest-ability-about-quest-action = Można użyć w oknach akcji fazy wyprawy.
quest-ability-about-combat-action = Można użyć w oknach akcji fazy walki.
quest-ability-about-response = Można użyć zaraz po tym, na co odpowiada.
quest-ability-about-forced = Dzieje się samo, gdy tylko zajdzie warunek.
quest-ability-about-when-revealed = Dzieje się po odkryciu karty, ale nie gdy jest kartą cienia.
quest-ability-about-shadow = Dzieje się tylko wtedy, gdy jest kartą cienia atakującego wroga.
quest-ability-about-travel = Trzeba wykonać, zanim gracze tam wyruszą.
quest-ability-about-setup = Wykonuje się przed pierwszą rundą.
quest-ability-about-play-cost = Mówi, jak trzeba zapłacić za kartę.
quest-ability-about-win-condition = Kto go spełni, wygrywa.

## Cechy

quest-trait-archer = Łucznik
quest-trait-armor = Zbroja
quest-trait-artifact = Artefakt
quest-trait-beorning = Beorning
quest-trait-condition = Stan
quest-trait-craftsman = Rzemieślnik
quest-trait-creature = Stworzenie
quest-trait-dol-guldur = Dol Guldur
quest-trait-dunedain = Dúnedain
quest-trait-dungeon = Loch
quest-trait-dwarf = Krasnolud
quest-trait-forest = Las
quest-trait-goblin = Goblin
quest-trait-gondor = Gondor
quest-trait-hobbit = Hobbit
quest-trait-insect = Owad
quest-trait-istari = Istari
quest-trait-item = Przedmiot
quest-trait-marshland = Mokradła
quest-trait-minstrel = Minstrel
quest-trait-mountain = Góry
quest-trait-nazgul = Nazgûl
quest-trait-noble = Szlachetny
quest-trait-noldor = Noldor
quest-trait-orc = Ork
quest-trait-ranger = Strażnik
quest-trait-riverland = Nadrzecze
quest-trait-rohan = Rohan
quest-trait-scout = Zwiadowca
quest-trait-silvan = Leśny elf
quest-trait-skill = Umiejętność
quest-trait-spider = Pająk
quest-trait-steward = Namiestnik
quest-trait-stronghold = Twierdza
quest-trait-title = Tytuł
quest-trait-trap = Pułapka
quest-trait-troll = Troll
quest-trait-undead = Nieumarły
quest-trait-warrior = Wojownik
quest-trait-wasteland = Pustkowie
quest-trait-weapon = Broń

## Miejsca

quest-zone-box = Pudełko
quest-zone-deck = Talia
quest-zone-hand = Ręka
quest-zone-discard = Stos odrzuconych
quest-zone-play = Obszar gry
quest-zone-attached = Dołączone
quest-zone-staging = Strefa przeciwności
quest-zone-engaged = W zwarciu
quest-zone-active = Aktywny obszar
quest-zone-stage = Karta wyprawy
quest-zone-quest-deck = Talia wyprawy
quest-zone-encounter-deck = Talia spotkań
quest-zone-encounter-discard = Stos odrzuconych spotkań
quest-zone-shadow = Karty cienia
quest-zone-resolving = Rozpatrywana
quest-zone-victory-display = Karty zwycięstwa
quest-zone-aside = Odłożone
quest-zone-removed = Usunięte z gry

## Fazy

quest-phase-resource = Zasoby
quest-phase-planning = Planowanie
quest-phase-quest = Wyprawa
quest-phase-travel = Podróż
quest-phase-encounter = Spotkanie
quest-phase-combat = Walka
quest-phase-refresh = Odpoczynek
quest-phase-about-resource = Każdy bohater zyskuje zasób, każdy gracz dobiera kartę.
quest-phase-about-planning = Zagrywa się sprzymierzeńców i dodatki.
quest-phase-about-quest = Postacie ruszają na wyprawę, przychodzą karty spotkań, wola mierzy się z zagrożeniem.
quest-phase-about-travel = Gracze mogą wyruszyć do obszaru.
quest-phase-about-encounter = Gracze wchodzą w zwarcie z wrogami, a wrogowie z graczami.
quest-phase-about-combat = Atakują wrogowie, potem gracze oddają ciosy.
quest-phase-about-refresh = Karty się odświeżają, zagrożenie rośnie o 1, znacznik przechodzi dalej.

## Kroki

quest-step-s-res = Zasoby i dobieranie
quest-step-s-qbeg = Początek fazy wyprawy
quest-step-s-q1 = Przydzielanie postaci
quest-step-s-q2 = Odkrywanie spotkań
quest-step-s-q3 = Rozstrzygnięcie wyprawy
quest-step-s-trv = Możliwość podróży
quest-step-s-enc1 = Dobrowolne zwarcie
quest-step-s-enc2 = Testy zwarcia
quest-step-s-c0 = Rozdanie kart cienia
quest-step-s-def1 = Wybór atakującego wroga
quest-step-s-def2 = Wyznaczenie obrońcy
quest-step-s-def3 = Rozpatrzenie kart cienia
quest-step-s-def4 = Obrażenia od ataku
quest-step-s-atk1 = Cel i atakujący
quest-step-s-atk2 = Siła ataku
quest-step-s-atk3 = Obrażenia wroga
quest-step-s-ref1 = Odświeżenie kart
quest-step-s-ref2 = Wzrost zagrożenia
quest-step-s-ref3 = Przekazanie znacznika pierwszego gracza
quest-step-s-end = Koniec fazy
quest-step-s-rnd = Koniec rundy

## Okna akcji

quest-window-w-res = Po zasobach i dobraniu
quest-window-w-plan = Tura planowania
quest-window-w-q0 = Przed przydzieleniem
quest-window-w-q1 = Po przydzieleniu
quest-window-w-q2 = Po odkryciu spotkań
quest-window-w-q3 = Po rozstrzygnięciu wyprawy
quest-window-w-trv = Po podróży
quest-window-w-enc1 = Po dobrowolnym zwarciu
quest-window-w-enc2 = Po testach zwarcia
quest-window-w-c0 = Po rozdaniu kart cienia
quest-window-w-def1 = Po wyborze wroga
quest-window-w-def2 = Po wyznaczeniu obrońcy
quest-window-w-def3 = Po kartach cienia
quest-window-w-def4 = Po obrażeniach
quest-window-w-c1 = Po atakach wrogów
quest-window-w-atk1 = Po wyznaczeniu atakujących
quest-window-w-atk2 = Po podliczeniu siły ataku
quest-window-w-atk3 = Po obrażeniach wroga
quest-window-w-c2 = Po atakach graczy
quest-window-w-ref = Po odpoczynku

## Chwile

quest-moment-m-begin = Początek fazy
quest-moment-m-commit = Przydzielono postacie
quest-moment-m-turned = Odkryto kartę spotkania
quest-moment-m-reveal = Efekt po odkryciu
quest-moment-m-result = Wynik wyprawy
quest-moment-m-progress = Postęp na karcie wyprawy
quest-moment-m-explored = Obszar zbadany
quest-moment-m-stage = Etap ukończony
quest-moment-m-stage-up = Odkryto etap
quest-moment-m-rescued = Jeniec uwolniony
quest-moment-m-travelled = Gracze odbyli podróż
quest-moment-m-engaged = Zwarcie z wrogiem
quest-moment-m-dealt = Rozdano karty cienia
quest-moment-m-attacks = Wróg atakuje
quest-moment-m-defender = Wyznaczono obrońcę
quest-moment-m-shadow = Efekt cienia
quest-moment-m-shadow-done = Efekt cienia rozpatrzony
quest-moment-m-attacked = Wróg zaatakował
quest-moment-m-kill = Atak zniszczył cel
quest-moment-m-played = Zagrano kartę
quest-moment-m-enters = Karta weszła do gry
quest-moment-m-damaged = Zadano obrażenia
quest-moment-m-destroyed = Karta zniszczona
quest-moment-m-leaves = Karta opuściła grę
quest-moment-m-draw = Dobieranie kart
quest-moment-m-ready = Odświeżanie kart
quest-moment-m-threat = Wzrost zagrożenia
quest-moment-m-end-phase = Koniec fazy
quest-moment-m-end-round = Koniec rundy

## Scenariusze, z wersem opowieści

quest-scenario-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
quest-scenario-journey-along-the-anduin = Podróż w dół Anduiny
quest-scenario-escape-from-dol-guldur = Ucieczka z Dol Guldur
quest-story-passage-through-mirkwood = Pod Dol Guldur widziano orków. Wieść musi dotrzeć do Lórien, a droga wiedzie pod czarnymi konarami.
quest-story-journey-along-the-anduin = Las za wami, przed wami Wielka Rzeka, a waszym tropem idzie coś wielkiego.
quest-story-escape-from-dol-guldur = Jedno z was nie wróciło. Pod wzgórzem Nekromanty zatrzasnęły się drzwi celi; schodzicie, by je otworzyć.
quest-story-flies-and-spiders = Między pniami wiszą nici, z każdą milą gęstsze.
quest-story-a-fork-in-the-road = Ścieżka się rozdziela, a stare znaki spróchniały.
quest-story-a-chosen-path-dont-leave-the-path = To, co tu mieszka, usłyszało was. Zostało jedno wyjście: zgładzić pomiot dawnej ciemności.
quest-story-a-chosen-path-beorns-path = Pszczoły i rozłożyste dęby: kraina Beorna jest blisko, jeśli dojdziecie.
quest-story-the-necromancers-tower = Pochodnie, klucze, mapa na skórze: wszystko, czego trzeba, ktoś strzeże.
quest-story-through-the-caverns = Jeszcze głębiej, a za jednymi z drzwi ktoś odpowiada na pukanie.
quest-story-out-of-the-dungeons = Alarm. Droga jest jedna, w górę, obok cienia w koronie.
quest-story-to-the-river = Między wami a brzegiem ziemia drży pod ciężkim krokiem.
quest-story-anduin-passage = Tratwy na szarej wodzie. Brzegi patrzą.
quest-story-ambush-on-the-shore = Czekali, aż przybijecie.

## Zestawy kart spotkań

quest-set-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
quest-set-spiders-of-mirkwood = Pająki Mrocznej Puszczy
quest-set-dol-guldur-orcs = Orkowie z Dol Guldur
quest-set-wilderlands = Dzikie Kraje
quest-set-saurons-reach = Zasięg Saurona
quest-set-journey-along-the-anduin = Podróż w dół Anduiny
quest-set-escape-from-dol-guldur = Ucieczka z Dol Guldur

## Talie startowe

quest-deck-leadership = Przywództwo
quest-deck-tactics = Taktyka
quest-deck-spirit = Duch
quest-deck-lore = Wiedza
quest-deck-about-leadership = Aragorn, Glóin i Théodred: wielu sprzymierzeńców i czym za nich zapłacić.
quest-deck-about-tactics = Legolas, Gimli i Thalin: silni w walce, słabi na wyprawie.
quest-deck-about-spirit = Éowina, Dúnhere i Eleanora: dobrzy na wyprawie i mało widoczni.
quest-deck-about-lore = Glorfindel, Denethor i Beravora: leczenie, karty i przewidywanie.

## Tryby

quest-mode-standard = Gra standardowa
quest-mode-basic = Gra podstawowa (bez kart cienia)
quest-mode-easy = Tryb łatwy
quest-mode-basic-easy = Gra podstawowa, tryb łatwy

## Talie: co w nich nie tak i co pomija import

quest-why-deck-heroes = Liczba bohaterów w drużynie: { $heroes }, a może być od jednego do trzech.
quest-why-deck-no-hero = { $card } to nie bohater.
quest-why-deck-hero-twice = { $card } występuje w drużynie więcej niż raz.
quest-why-deck-hero-shared = { $card } jest w drużynach dwóch graczy naraz: { $first } i { $second }.
quest-why-deck-kind = { $card }: nie do talii. Mogą w niej być tylko sprzymierzeńcy, dodatki i wydarzenia.
quest-why-deck-copies = { $card }: kopii { $copies }, a może być najwyżej { $most }.
quest-why-deck-small =
    { $cards ->
        [one] Talia ma { $cards } kartę,
        [few] Talia ma { $cards } karty,
       *[many] Talia ma { $cards } kart,
    } a turniejowa liczy ich co najmniej { $least }.
quest-why-deck-pool = { $card }: przy stole potrzeba kopii { $copies }, a jest { $held } (zestawów podstawowych: { $sets }).
quest-why-deck-lone-hero = { $player } potrzebuje drugiego bohatera: w scenariuszu „{ $scenario }” jeden bohater trafia do niewoli, a jeśli to jedyny bohater gracza, przegrywają wszyscy.
quest-note-unpayable = Żaden bohater drużyny nie ma sfery potrzebnej dla kart: { $cards }.
quest-import-unknown = Wiersz { $line }: w zestawie podstawowym nie ma karty „{ $title }”.
quest-import-other-set = Wiersz { $line }: „{ $title }” z zestawu „{ $set }” nie należy do tej gry.
quest-import-kind = Wiersz { $line }: { $card } ({ $kind }) to nie karta do talii, więc ją pominięto.
quest-import-sideboard =
    { $cards ->
        [one] Pominięto karty zapasowe: { $cards } kartę.
        [few] Pominięto karty zapasowe: { $cards } karty.
       *[many] Pominięto karty zapasowe: { $cards } kart.
    }
quest-import-nothing = Nie rozpoznano żadnej karty.

## Bohaterowie

quest-card-aragorn = Aragorn
quest-short-aragorn = Po przydzieleniu: za 1 własny zasób znów gotowy.
quest-text-aragorn = Odpowiedź na jego własne przydzielenie do wyprawy: 1 zasób z jego puli znów go odświeża. Pozostaje przydzielony.

quest-card-theodred = Théodred
quest-short-theodred = Po przydzieleniu: bohater na wyprawie zyskuje 1 zasób.
quest-text-theodred = Odpowiedź na jego własne przydzielenie do wyprawy: jeden bohater, który w tej chwili jest przydzielony (może to być on sam albo cudzy bohater), zyskuje 1 zasób. Gracze, na których kolej jeszcze nie przyszła, takich bohaterów nie mają.

quest-card-gloin = Glóin
quest-short-gloin = Za każde otrzymane obrażenie 1 zasób.
quest-text-gloin = Odpowiedź na obrażenia, jeśli Glóin pozostał w grze: do jego puli trafia tyle zasobów, ile żetonów obrażeń dostał za tym jednym razem, bez względu na ich źródło.

quest-card-gimli = Gimli
quest-short-gimli = +1 do ataku za każde obrażenie na nim.
quest-text-gimli = Jego siła ataku jest o 1 wyższa za każdy żeton obrażeń, który akurat na nim leży.

quest-card-legolas = Legolas
quest-short-legolas = Jego atak zniszczył wroga: 2 postępu.
quest-text-legolas = Odpowiedź, gdy obrażenia od ataku z jego udziałem zniszczyły cel: 2 żetony postępu na wyprawę. Najpierw przyjmuje je aktywny obszar.

quest-card-thalin = Thalin
quest-short-thalin = Na wyprawie: każdy odkryty wróg dostaje 1 obrażenie.
quest-text-thalin = Dopóki Thalin jest przydzielony do wyprawy, wróg odkryty z talii spotkań dostaje 1 obrażenie w chwili odwrócenia karty, zanim zadziałają jego słowa kluczowe i efekty po odkryciu. Jeśli to go zniszczy, nic więcej z karty się nie dzieje i nikt jej nie zastępuje; jego punkty zwycięstwa się liczą. Wrogów dołożonych bez odkrywania to nie dotyczy.

quest-card-eowyn = Éowina
quest-short-eowyn = Każdy gracz raz na rundę: odrzuć kartę, +1 do siły woli.
quest-text-eowyn = Akcja dostępna każdemu graczowi raz na rundę: odrzuć wybraną kartę ze swojej ręki; Éowina ma +1 do siły woli do końca fazy.

quest-card-eleanor = Eleanora
quest-short-eleanor = Wyczerp: odkryty podstęp anulowany i zastąpiony.
quest-text-eleanor = Odpowiedź, gdy podstęp z talii spotkań ma właśnie wykonać swoje efekty po odkryciu: wyczerp Eleanorę i anuluj je wszystkie. Podstęp trafia na stos odrzuconych, a na jego miejsce odkrywa się następną kartę spotkania ze wszystkim, co przynosi. Zguba i fala anulowanej karty i tak działają, przed zastąpieniem. Możliwe także podczas przygotowania gry.

quest-card-dunhere = Dúnhere
quest-short-dunhere = Sam: może uderzyć w strefę przeciwności, wtedy +1 do ataku.
quest-text-dunhere = Gdy Dúnhere atakuje sam, jego celem może być wróg w strefie przeciwności, a przeciw niemu ma +1 do ataku. Wróg zostaje na miejscu i nie wchodzi w zwarcie.

quest-card-denethor = Denethor
quest-short-denethor = Wyczerp: obejrzyj wierzch talii spotkań, możesz dać go na spód.
quest-text-denethor = Akcja: wyczerp Denethora i obejrzyj wierzchnią kartę talii spotkań. Widzisz ją tylko ty; zostaje na wierzchu albo idzie na spód, jak wolisz. Nie jest odkryta.

quest-card-glorfindel = Glorfindel
quest-short-glorfindel = 1 jego zasób: ulecz 1 obrażenie u kogokolwiek. Raz na rundę.
quest-text-glorfindel = Akcja, raz na rundę: 1 zasób z puli Glorfindela zdejmuje 1 obrażenie z dowolnej rannej postaci, czyjakolwiek jest.

quest-card-beravor = Beravora
quest-short-beravor = Wyczerp: gracz dobiera 2 karty. Raz na rundę.
quest-text-beravor = Akcja, raz na rundę: wyczerp Beravorę; gracz, którego wybierzesz, jeśli może dobierać, bierze 2 karty.

## Karty graczy

quest-card-guard-of-the-citadel = Strażnik Cytadeli
quest-short-guard-of-the-citadel = Bez zdolności.
quest-text-guard-of-the-citadel = Bez zdolności.

quest-card-faramir = Faramir
quest-short-faramir = Wyczerp: postacie gracza mają +1 do siły woli w tej fazie.
quest-text-faramir = Akcja: wyczerp Faramira i wybierz gracza. Wszystkie postacie, które on teraz kontroluje, mają +1 do siły woli do końca fazy; przybyłe później już nie.

quest-card-son-of-arnor = Syn Arnoru
quest-short-son-of-arnor = Wchodzi do gry: wchodzisz w zwarcie z wybranym wrogiem.
quest-text-son-of-arnor = Odpowiedź, gdy ta karta weszła do gry, zagrana lub wprowadzona: wchodzisz w zwarcie z wybranym wrogiem ze strefy przeciwności albo z takim, który jest w zwarciu z innym graczem. To nie jest dobrowolne zwarcie, więc jego ograniczenia nie mają znaczenia; wszystko, co następuje po zwarciu, następuje. Wróg, który w tej fazie już atakował, nie atakuje ponownie.

quest-card-snowbourn-scout = Zwiadowca znad Śnieżnej
quest-short-snowbourn-scout = Wchodzi do gry: 1 postęp na wybrany obszar.
quest-text-snowbourn-scout = Odpowiedź, gdy ta karta weszła do gry, zagrana lub wprowadzona: 1 żeton postępu na wybrany obszar, w strefie przeciwności lub aktywny.

quest-card-silverlode-archer = Łucznik znad Srebrnej Żyły
quest-short-silverlode-archer = Dystansowy, żadnej innej zdolności.
quest-text-silverlode-archer = Dystansowy, żadnej innej zdolności.

quest-card-longbeard-orc-slayer = Długobrody pogromca orków
quest-short-longbeard-orc-slayer = Wchodzi do gry: każdy ork w grze dostaje 1 obrażenie.
quest-text-longbeard-orc-slayer = Odpowiedź, gdy ta karta weszła do gry, zagrana lub wprowadzona: wszyscy wrogowie z cechą Ork, w strefie przeciwności i w zwarciu z kimkolwiek, dostają naraz po 1 obrażeniu.

quest-card-brok-ironfist = Brok Żelazna Pięść
quest-short-brok-ironfist = Twój bohater krasnolud opuszcza grę: Brok wchodzi za darmo.
quest-text-brok-ironfist = Odpowiedź z ręki, gdy bohater z cechą Krasnolud pod twoją kontrolą opuścił grę: Brok Żelazna Pięść wchodzi pod twoją kontrolą do gry bez opłaty. Nie wtedy, gdy taki Brok już jest w grze, ani gdy tamten bohater był twoim ostatnim.

quest-card-ever-vigilant = Zawsze czujni
quest-short-ever-vigilant = Wyczerpany sprzymierzeniec znów jest gotowy.
quest-text-ever-vigilant = Akcja: wybrany wyczerpany sprzymierzeniec, czyjkolwiek jest, odświeża się.

quest-card-common-cause = Wspólna sprawa
quest-short-common-cause = Wyczerp swego bohatera: inny wyczerpany jest gotowy.
quest-text-common-cause = Akcja: wyczerp gotowego bohatera pod swoją kontrolą; inny bohater, który już wcześniej był wyczerpany, czyjkolwiek jest, odświeża się.

quest-card-for-gondor = Za Gondor!
quest-short-for-gondor = W tej fazie: wszyscy +1 do ataku, Gondor też +1 do obrony.
quest-text-for-gondor = Akcja: wszystkie postacie, które są teraz w grze, mają +1 do ataku do końca fazy, a te z nich, które mają cechę Gondor, dodatkowo +1 do obrony.

quest-card-sneak-attack = Podstępny atak
quest-short-sneak-attack = Sprzymierzeniec z ręki za darmo; z końcem fazy wraca na rękę.
quest-text-sneak-attack = Akcja: sprzymierzeniec z twojej ręki wchodzi do gry pod twoją kontrolą bez opłaty. Jeśli pod koniec fazy jest w grze, wraca na rękę właściciela, ktokolwiek go wtedy kontroluje i nawet jeśli po drodze opuścił grę; zostaje tylko ten, który był tymczasem na ręce lub w talii.

quest-card-valiant-sacrifice = Mężne poświęcenie
quest-short-valiant-sacrifice = Sprzymierzeniec opuścił grę: jego gracz dobiera 2 karty.
quest-text-valiant-sacrifice = Odpowiedź, gdy jakikolwiek sprzymierzeniec, czyjkolwiek, w jakikolwiek sposób opuścił grę: gracz, który go kontrolował, dobiera 2 karty. Każdy sprzymierzeniec liczy się osobno. Niemożliwe, jeśli ten gracz nie mógłby dobierać.

quest-card-grim-resolve = Zacięta determi­nacja
quest-short-grim-resolve = Wszystkie postacie znów są gotowe.
quest-text-grim-resolve = Akcja: wszystkie wyczerpane postacie wszystkich graczy się odświeżają.

quest-card-steward-of-gondor = Namiestnik Gondoru
quest-short-steward-of-gondor = Bohater jest z Gondoru. Wyczerp kartę: 2 zasoby dla niego.
quest-text-steward-of-gondor =
    Dodatek do bohatera.
    Ten bohater ma również cechę Gondor.
    Akcja: wyczerp Namiestnika Gondoru (nie bohatera); do puli bohatera trafiają 2 zasoby.

quest-card-celebrians-stone = Kamień Celebríany
quest-short-celebrians-stone = Bohater: +2 do siły woli; Aragorn ma też symbol Ducha.
quest-text-celebrians-stone =
    Dodatek do bohatera.
    Ten bohater ma +2 do siły woli. Jeśli jest nim Aragorn, ma też symbol zasobów sfery Ducha.

quest-card-veteran-axehand = Doświad­czony topornik
quest-short-veteran-axehand = Bez zdolności.
quest-text-veteran-axehand = Bez zdolności.

quest-card-gondorian-spearman = Gondorski włócznik
quest-short-gondorian-spearman = Wyznaczony na obrońcę: 1 obrażenie atakującemu.
quest-text-gondorian-spearman = Odpowiedź, gdy ta karta została wyznaczona na obrońcę: atakujący wróg dostaje 1 obrażenie.

quest-card-horseback-archer = Konny łucznik
quest-short-horseback-archer = Dystansowy, żadnej innej zdolności.
quest-text-horseback-archer = Dystansowy, żadnej innej zdolności.

quest-card-beorn = Beorn
quest-short-beorn = +5 do ataku w tej fazie, potem do talii. Raz na rundę.
quest-text-beorn = Akcja, raz na rundę, także gdy jest wyczerpany: Beorn ma +5 do ataku do końca fazy. Na jej koniec zostaje wtasowany do talii właściciela, jeśli od tej pory nie opuścił gry.

quest-card-blade-mastery = Mistrzostwo ostrza
quest-short-blade-mastery = Postać ma +1 do ataku i +1 do obrony w tej fazie.
quest-text-blade-mastery = Akcja: wybrana postać, czyjakolwiek jest, ma +1 do ataku i +1 do obrony do końca fazy.

quest-card-rain-of-arrows = Deszcz strzał
quest-short-rain-of-arrows = Wyczerp postać dystansową: po 1 obrażeniu wrogom gracza.
quest-text-rain-of-arrows = Akcja: wyczerp gotową postać dystansową pod swoją kontrolą i wybierz gracza; każdy wróg w zwarciu z nim dostaje 1 obrażenie. To nie jest atak, więc nic, co odpowiada na atak, nie działa.

quest-card-feint = Finta
quest-short-feint = Wróg nie może w tej fazie atakować swego gracza.
quest-text-feint = Akcja walki: wybrany wróg, który jest w zwarciu z graczem, do końca fazy nie może na tego gracza uderzyć. Rozpoczęty atak trwa dalej; przeniesiony do innego gracza, wróg może zaatakować tamtego.

quest-card-quick-strike = Szybkie uderzenie
quest-short-quick-strike = Wyczerp postać: od razu atakuje sama.
quest-text-quick-strike = Akcja, w dowolnej fazie: wyczerp gotową postać pod swoją kontrolą. Od razu i sama atakuje wroga, którego wolno jej atakować: w zwarciu z tobą; postać dystansowa także w zwarciu z kimkolwiek; Dúnhere także w strefie przeciwności. Twój zwykły atak na tego wroga ci pozostaje.

quest-card-thicket-of-spears = Gąszcz Włóczni
quest-short-thicket-of-spears = Płacą trzej bohaterowie Taktyki: wrogowie gracza nie atakują.
quest-text-thicket-of-spears =
    3 zasoby pochodzą z pul trzech różnych bohaterów z symbolem Taktyki, po 1 z każdej.
    Akcja: do końca fazy żaden wróg, który jest w tej chwili w zwarciu z wybranym graczem, nie może na niego uderzyć.

quest-card-swift-strike = Błyska­wiczny cios
quest-short-swift-strike = Wyznaczono obrońcę: 2 obrażenia atakującemu.
quest-text-swift-strike = Odpowiedź, gdy postać, czyjakolwiek, została wyznaczona na obrońcę: atakujący wróg dostaje 2 obrażenia.

quest-card-stand-together = Ramię w ramię
quest-short-stand-together = Gracz może mieć w tej fazie dowolnie wielu obrońców.
quest-text-stand-together = Akcja: wybierz gracza. Do końca fazy przeciw każdemu atakowi na niego może on wyczerpać dowolnie wiele własnych gotowych postaci jako obrońców. Ich obrona się sumuje; wszystkie obrażenia od ataku dostaje jedna z nich, którą ten gracz wybierze. Aby pomóc w ataku, trzeba ją zagrać przed wyznaczeniem jego obrońców.

quest-card-blade-of-gondolin = Ostrze z Gondolinu
quest-short-blade-of-gondolin = Bohater: +1 do ataku na orków; zabicie daje 1 postęp.
quest-text-blade-of-gondolin =
    Dodatek do bohatera.
    Ten bohater ma +1 do ataku, gdy atakuje orka.
    Odpowiedź, gdy obrażenia od ataku z udziałem bohatera zniszczyły cel: 1 żeton postępu na wyprawę. Najpierw przyjmuje go aktywny obszar.

quest-card-citadel-plate = Zbroja z Cytadeli
quest-short-citadel-plate = Bohater: +4 punkty wytrzymałości.
quest-text-citadel-plate =
    Dodatek do bohatera.
    Ten bohater ma o 4 punkty wytrzymałości więcej. Jeśli je straci, nadmiar obrażeń natychmiast go niszczy.

quest-card-dwarven-axe = Krasno­ludzki topór
quest-short-dwarven-axe = Bohater: +1 do ataku, krasnolud +2.
quest-text-dwarven-axe =
    Dodatek do bohatera.
    Ten bohater ma +1 do ataku, a jeśli ma cechę Krasnolud, zamiast tego +2.

quest-card-horn-of-gondor = Róg Gondoru
quest-short-horn-of-gondor = Postać zniszczona: 1 zasób dla bohatera.
quest-text-horn-of-gondor =
    Dodatek do bohatera.
    Odpowiedź, gdy postać, czyjakolwiek, została zniszczona, a Róg pozostał w grze: do puli bohatera trafia 1 zasób. Inne sposoby opuszczenia gry się nie liczą.

quest-card-wandering-took = Wędrowny Tuk
quest-short-wandering-took = Twoje zagrożenie −3, innego +3 i to on ma Tuka. Raz na rundę.
quest-text-wandering-took = Akcja, raz na rundę: twoje zagrożenie, wynoszące co najmniej 3, spada o 3. Inny wybrany gracz przejmuje kontrolę nad Wędrownym Tukiem, a potem jego zagrożenie rośnie o 3.

quest-card-lorien-guide = Przewodnik z Lórien
quest-short-lorien-guide = Po przydzieleniu: 1 postęp na aktywny obszar.
quest-text-lorien-guide = Odpowiedź, gdy ta karta została przydzielona do wyprawy: 1 żeton postępu na aktywny obszar. Jeśli go nie ma, nic się nie dzieje.

quest-card-northern-tracker = Tropiciel z Północy
quest-short-northern-tracker = Po przydzieleniu: 1 postęp na każdy obszar w strefie.
quest-text-northern-tracker = Odpowiedź, gdy ta karta została przydzielona do wyprawy: po 1 żetonie postępu na każdy obszar w strefie przeciwności.

quest-card-the-galadhrims-greeting = Pozdro­wienie Galadhrimów
quest-short-the-galadhrims-greeting = Zagrożenie gracza −6 albo każdego −2.
quest-text-the-galadhrims-greeting = Akcja: albo zagrożenie wybranego gracza spada o 6, albo zagrożenie każdego o 2.

quest-card-strength-of-will = Niezłomna wola
quest-short-strength-of-will = Po podróży wyczerp postać Ducha: 2 postępu na ten obszar.
quest-text-strength-of-will = Odpowiedź, gdy gracze odbyli podróż do obszaru: wyczerp gotową postać Ducha pod swoją kontrolą, bohatera z tym symbolem albo sprzymierzeńca Ducha; 2 żetony postępu na ten obszar.

quest-card-hasty-stroke = Pochopny cios
quest-short-hasty-stroke = Anuluj efekt cienia.
quest-text-hasty-stroke = Odpowiedź, gdy w walce odwrócono efekt cienia i ma się on właśnie rozpatrzyć: zostaje anulowany.

quest-card-will-of-the-west = Wola Zachodu
quest-short-will-of-the-west = Odrzucone karty gracza wracają wtasowane do talii.
quest-text-will-of-the-west = Akcja: odrzucone karty wybranego gracza, prócz bohaterów, wracają wtasowane do jego talii. Samą tę kartę usuwa się potem z gry.

quest-card-a-test-of-will = Próba woli
quest-short-a-test-of-will = Anuluj efekty po odkryciu właśnie odkrytej karty.
quest-text-a-test-of-will = Odpowiedź, gdy karta odkryta z talii spotkań ma właśnie wykonać swoje efekty po odkryciu: wszystkie zostają anulowane. Reszta karty obowiązuje: słowa kluczowe działają, wróg lub obszar i tak przybywa. Etapów, efektów cienia i słów kluczowych tak anulować nie można.

quest-card-stand-and-fight = Stań do walki
quest-short-stand-and-fight = Sprzymierzeniec z odrzuconych wchodzi do gry; X to jego koszt.
quest-text-stand-and-fight = Akcja: wybierz sprzymierzeńca dowolnej sfery spośród odrzuconych kart któregokolwiek gracza i zapłać jako X jego wydrukowany koszt. Wchodzi do gry pod twoją kontrolą. Neutralnego sprzymierzeńca wybrać nie można.

quest-card-a-light-in-the-dark = Światło w mroku
quest-short-a-light-in-the-dark = Wróg w zwarciu wraca do strefy przeciwności.
quest-text-a-light-in-the-dark = Akcja: wróg w zwarciu z dowolnym graczem wraca do strefy przeciwności wraz z obrażeniami, żetonami, dodatkami i kartami cienia. Rozpoczęty atak trwa dalej.

quest-card-dwarven-tomb = Krasno­ludzki grobowiec
quest-short-dwarven-tomb = Karta Ducha z twoich odrzuconych wraca na rękę.
quest-text-dwarven-tomb = Akcja: wybrana karta Ducha, która nie jest bohaterem, wraca z twojego stosu odrzuconych na twoją rękę.

quest-card-fortune-or-fate = Szczęście czy przezna­czenie
quest-short-fortune-or-fate = Poległy bohater wraca do gry.
quest-text-fortune-or-fate = Akcja: bohater ze stosu odrzuconych gracza, który jest jeszcze w grze, wraca do gry u swego właściciela: gotowy, bez obrażeń, zasobów i dodatków. Nie wtedy, gdy bohater o tym imieniu jest w grze. Zagrożenie się nie zmienia.

quest-card-the-favor-of-the-lady = Łaska Pani
quest-short-the-favor-of-the-lady = Bohater: +1 do siły woli.
quest-text-the-favor-of-the-lady =
    Dodatek do bohatera.
    Ten bohater ma +1 do siły woli.

quest-card-power-in-the-earth = Moc ziemi
quest-short-power-in-the-earth = Obszar: −1 do zagrożenia.
quest-text-power-in-the-earth =
    Dodatek do obszaru, w strefie przeciwności lub aktywnego.
    Jego siła zagrożenia jest o 1 mniejsza, lecz nie poniżej 0.

quest-card-unexpected-courage = Nieocze­kiwana odwaga
quest-short-unexpected-courage = Wyczerp kartę: bohater znów jest gotowy.
quest-text-unexpected-courage =
    Dodatek do bohatera.
    Akcja: wyczerp Nieoczekiwaną odwagę; ten wyczerpany bohater się odświeża.

quest-card-daughter-of-the-nimrodel = Córka Nimrodel
quest-short-daughter-of-the-nimrodel = Wyczerp: ulecz do 2 obrażeń u bohatera.
quest-text-daughter-of-the-nimrodel = Akcja: wyczerp ją i zdejmij 1 lub 2 obrażenia, jak wolisz, z rannego bohatera, czyjkolwiek jest.

quest-card-erebor-hammersmith = Kowal z Ereboru
quest-short-erebor-hammersmith = Po zagraniu: dodatek z kart odrzuconych wraca na rękę.
quest-text-erebor-hammersmith = Odpowiedź, gdy tę kartę zagrano z ręki (samo wprowadzenie do gry nie wystarcza): wybierz gracza. Dodatek leżący najbliżej wierzchu jego stosu odrzuconych wraca na jego rękę.

quest-card-henamarth-riversong = Henamarth Rzeczna Pieśń
quest-short-henamarth-riversong = Wyczerp: obejrzyj wierzch talii spotkań.
quest-text-henamarth-riversong = Akcja: wyczerp go i obejrzyj wierzchnią kartę talii spotkań. Widzisz ją tylko ty, a ona zostaje na miejscu.

quest-card-miner-of-the-iron-hills = Górnik z Żelaznych Wzgórz
quest-short-miner-of-the-iron-hills = Wchodzi do gry: odrzuć dodatek z cechą Stan.
quest-text-miner-of-the-iron-hills = Odpowiedź, gdy ta karta weszła do gry, zagrana lub wprowadzona: wybrany dodatek w grze z cechą Stan, czyjkolwiek jest, choćby i z talii spotkań, zostaje odrzucony.

quest-card-gleowine = Gléowine
quest-short-gleowine = Wyczerp: gracz dobiera 1 kartę.
quest-text-gleowine = Akcja: wyczerp Gléowine; gracz, którego wybierzesz, jeśli może dobierać, bierze 1 kartę.

quest-card-lore-of-imladris = Wiedza Imladris
quest-short-lore-of-imladris = Postać zostaje całkowicie uleczona.
quest-text-lore-of-imladris = Akcja: z wybranej rannej postaci, czyjakolwiek jest, schodzą wszystkie obrażenia.

quest-card-loriens-wealth = Bogactwo Lórien
quest-short-loriens-wealth = Gracz dobiera 3 karty.
quest-text-loriens-wealth = Akcja: gracz, którego wybierzesz, jeśli może dobierać, bierze 3 karty.

quest-card-radagasts-cunning = Przebie­głość Radagasta
quest-short-radagasts-cunning = Wróg w strefie nie daje zagrożenia w tej fazie.
quest-text-radagasts-cunning = Akcja wyprawy: wybrany wróg w strefie przeciwności nic nie dodaje do łącznego zagrożenia do końca fazy.

quest-card-secret-paths = Sekretne ścieżki
quest-short-secret-paths = Obszar w strefie nie daje zagrożenia w tej fazie.
quest-text-secret-paths = Akcja wyprawy: wybrany obszar w strefie przeciwności nic nie dodaje do łącznego zagrożenia do końca fazy.

quest-card-gandalfs-search = Poszuki­wania Gandalfa
quest-short-gandalfs-search = Wierzchnie X kart talii: 1 na rękę właściciela, reszta z powrotem.
quest-text-gandalfs-search = Akcja, X co najmniej 1: obejrzyj wierzchnie X kart talii gracza albo całą, jeśli ma mniej. Jedna z nich idzie na rękę właściciela talii, pozostałe wracają na wierzch w dowolnej kolejności. Nikt inny ich nie widzi, tylko właściciel swoją. To nie jest dobieranie.

quest-card-beorns-hospitality = Gościnność Beorna
quest-short-beorns-hospitality = Bohaterowie gracza zostają całkowicie uleczeni.
quest-text-beorns-hospitality = Akcja: wybierz gracza z rannym bohaterem. Ze wszystkich bohaterów pod jego kontrolą schodzą wszystkie obrażenia.

quest-card-forest-snare = Leśne sidła
quest-short-forest-snare = Ten wróg nie może atakować.
quest-text-forest-snare =
    Dodatek do wroga, który jest w zwarciu z graczem.
    Ten wróg nie może atakować, dokądkolwiek później trafi. Karty cienia i tak dostaje.

quest-card-protector-of-lorien = Obrońca Lórien
quest-short-protector-of-lorien = Odrzuć kartę: +1 do obrony lub siły woli. 3 razy na fazę.
quest-text-protector-of-lorien =
    Dodatek do bohatera.
    Akcja, trzy razy na fazę dla tej karty: odrzuć wybraną kartę z ręki; do końca fazy ten bohater ma +1 do obrony albo +1 do siły woli, za każdym razem do wyboru.

quest-card-dark-knowledge = Mroczna wiedza
quest-short-dark-knowledge = Bohater −1 do siły woli. Wyczerp: obejrzyj kartę cienia.
quest-text-dark-knowledge =
    Dodatek do bohatera.
    Ten bohater ma −1 do siły woli, lecz nie poniżej 0.
    Odpowiedź, gdy rozdanie kart cienia jest skończone, a niektóre z nich leżą przy wrogach, którzy cię atakują lub zaraz zaatakują: wyczerp Mroczną wiedzę i obejrzyj jedną z nich. Pozostaje zakryta.

quest-card-self-preservation = Instynkt samoza­chowawczy
quest-short-self-preservation = Wyczerp kartę: ulecz 2 obrażenia postaci.
quest-text-self-preservation =
    Dodatek do postaci.
    Akcja: wyczerp Instynkt samozachowawczy; z tej rannej postaci schodzą 2 obrażenia albo 1, jeśli więcej nie ma.

quest-card-gandalf = Gandalf
quest-short-gandalf = Wchodzi: 3 karty, 4 obrażenia lub zagrożenie −5. Odchodzi z rundą.
quest-text-gandalf =
    Odpowiedź, gdy Gandalf wszedł do gry, zagrany lub wprowadzony, jedno z trzech: dobierasz 3 karty; wróg gdziekolwiek w grze dostaje 4 obrażenia; twoje zagrożenie spada o 5. Nie można wybrać tego, co nic by nie zmieniło.
    Na koniec rundy zostaje odrzucony.

## Karty spotkań

quest-card-king-spider = Król pająków
quest-short-king-spider = Odkryty: każdy wyczerpuje postać. Cień: wyczerp 1–2.
quest-text-king-spider =
    Po odkryciu: w kolejności graczy każdy wybiera jedną ze swoich gotowych postaci, która się wyczerpuje.
    Cień: jedna gotowa postać broniącego się gracza, którą on wybierze, wyczerpuje się; dwie, jeśli atak jest niebroniony.

quest-card-hummerhorns = Brzęczące szerszenie
quest-short-hummerhorns = Zwarcie: 5 obrażeń bohaterowi. Cień: twoim postaciom po 1–2.
quest-text-hummerhorns =
    Wymuszony efekt, gdy w jakikolwiek sposób weszły w zwarcie z graczem: ten gracz zadaje 5 obrażeń jednemu swojemu bohaterowi.
    Cień: każda postać broniącego się gracza dostaje 1 obrażenie, a jeśli atak jest niebroniony, 2.

quest-card-ungoliants-spawn = Pomiot Ungolianty
quest-short-ungoliants-spawn = Odkryty: na wyprawie −1 do siły woli. Cień: zagrożenie +4 lub +8.
quest-text-ungoliants-spawn =
    Po odkryciu: postacie, które są w tej chwili na wyprawie, mają −1 do siły woli do końca fazy.
    Cień: zagrożenie broniącego się gracza rośnie o 4, a jeśli atak jest niebroniony, o 8.

quest-card-great-forest-web = Wielka leśna sieć
quest-short-great-forest-web = Podróż: każdy gracz wyczerpuje bohatera.
quest-text-great-forest-web = Podróż: najpierw każdy gracz wyczerpuje jednego swojego gotowego bohatera. Jeśli ktoś takiego nie ma, nie można tu podróżować.

quest-card-mountains-of-mirkwood = Góry Mrocznej Puszczy
quest-short-mountains-of-mirkwood = Podróż: odkryj kartę. Zbadane: każdy może wziąć 1 z 5 wierzchnich.
quest-text-mountains-of-mirkwood =
    Podróż: najpierw odkrywa się wierzchnią kartę talii spotkań; gdy jest pusta, nie można tu podróżować.
    Odpowiedź, gdy opuściły grę jako zbadane: każdy gracz może przejrzeć 5 wierzchnich kart swojej talii, wziąć jedną z nich na rękę, a resztę wtasować z powrotem.

quest-card-eyes-of-the-forest = Oczy lasu
quest-short-eyes-of-the-forest = Odkryte: wszystkie wydarzenia z rąk zostają odrzucone.
quest-text-eyes-of-the-forest = Po odkryciu: na rękach nie zostaje żadne wydarzenie, każdy gracz odrzuca wszystkie swoje.

quest-card-caught-in-a-web = Schwytany w sieć
quest-short-caught-in-a-web = Na bohaterze: odświeża się tylko za 2 swoje zasoby.
quest-text-caught-in-a-web =
    Po odkryciu: gracz z najwyższym zagrożeniem (wśród równych decyduje pierwszy gracz) dołącza tę kartę do swojego bohatera. Jest odtąd dodatkiem z cechą Stan, a nie podstępem.
    W fazie odpoczynku ten bohater odświeża się tylko wtedy, gdy jego gracz zapłaci 2 zasoby z puli tego bohatera, i to za każdą taką kartę na nim.

quest-card-wolf-rider = Wilczy jeździec
quest-short-wolf-rider = Cień: Wilczy jeździec też atakuje, z własną kartą cienia.
quest-text-wolf-rider = Cień: Wilczy jeździec sam atakuje broniącego się gracza; ten atak rozgrywa się w całości, zanim obecny potoczy się dalej: dostaje kartę cienia, można wyznaczyć obrońcę, mogą pomóc cudzy wartownicy. Na koniec fazy walki nie zostaje odrzucony, lecz trafia na wierzch talii spotkań.

quest-card-hill-troll = Wzgórzowy troll
quest-short-hill-troll = Obrażenia ponad wytrzymałość ofiary podnoszą twoje zagrożenie.
quest-text-hill-troll = Obrażenia od jego ataku ponad pozostałe punkty wytrzymałości postaci, która je dostaje, podnoszą o tyle samo zagrożenie zaatakowanego gracza.

quest-card-goblin-sniper = Gobliński strzelec
quest-short-goblin-sniper = W strefie na koniec walki: 1 obrażenie postaci każdego gracza.
quest-text-goblin-sniper =
    Dopóki w strefie przeciwności jest inny wróg, choćby drugi taki strzelec, nie można wybrać go do dobrowolnego zwarcia.
    Wymuszony efekt, gdy faza walki się kończy, a on jest w strefie przeciwności: każdy gracz zadaje 1 obrażenie wybranej postaci pod swoją kontrolą.

quest-card-marsh-adder = Bagienna żmija
quest-short-marsh-adder = Gdy cię atakuje, twoje zagrożenie rośnie o 1.
quest-text-marsh-adder = Wymuszony efekt, gdy zaczyna atak: zagrożenie zaatakowanego gracza rośnie o 1.

quest-card-wargs = Wargowie
quest-short-wargs = Karta cienia bez efektu odsyła ich do strefy.
quest-text-wargs =
    Wymuszony efekt, po ataku, do którego dostali co najmniej jedną kartę bez efektu cienia: wracają do strefy przeciwności. Anulowany efekt to też efekt.
    Cień: atakujący wróg ma +1 do ataku, a jeśli atak jest niebroniony, +2.

quest-card-despair = Rozpacz
quest-short-despair = Odkryta: −4 postępu. Cień: obrona się nie liczy.
quest-text-despair =
    Po odkryciu: z karty wyprawy, nigdy z obszaru, schodzą 4 żetony postępu albo wszystkie, ile ich jest.
    Cień: obrona broniącej postaci wraz z premiami nie liczy się w tym ataku. Spośród kilku obrońców broniący się gracz wskazuje jednego.

quest-card-the-brown-lands = Brunatne Pola
quest-short-the-brown-lands = Po przybyciu: 1 postęp, więc są zbadane.
quest-text-the-brown-lands = Wymuszony efekt, gdy gracze odbyli podróż tutaj: 1 żeton postępu na Brunatne Pola.

quest-card-the-east-bight = Wschodnia Wyrwa
quest-short-the-east-bight = Jeśli gracze mogą podróżować, muszą tutaj.
quest-text-the-east-bight = Gdy można podróżować i nie ma aktywnego obszaru, gracze muszą udać się do Wschodniej Wyrwy, dopóki jest w strefie przeciwności; spośród kilku takich obszarów wybiera pierwszy gracz.

quest-card-dol-guldur-orcs = Orkowie z Dol Guldur
quest-short-dol-guldur-orcs = Odkryci: 2 obrażenia komuś z wyprawy. Cień: +1 lub +3 do ataku.
quest-text-dol-guldur-orcs =
    Po odkryciu: pierwszy gracz wybiera postać, która jest na wyprawie, czyjakolwiek jest; dostaje ona 2 obrażenia.
    Cień: atakujący wróg ma +1 do ataku, a jeśli atak jest niebroniony, +3.

quest-card-chieftan-ufthak = Wódz Ufthak
quest-short-chieftan-ufthak = +2 do ataku za każdy zasób na nim; każdy atak dodaje jeden.
quest-text-chieftan-ufthak =
    Ma +2 do ataku za każdy żeton zasobów na nim.
    Wymuszony efekt, po każdym jego ataku: 1 żeton zasobów na niego.

quest-card-dol-guldur-beastmaster = Poskramiacz Bestii z Dol Guldur
quest-short-dol-guldur-beastmaster = Atakując, dostaje jeszcze jedną kartę cienia.
quest-text-dol-guldur-beastmaster = Wymuszony efekt, gdy zaczyna atak: dostaje jeszcze 1 kartę cienia.

quest-card-driven-by-shadow = Gnani przez Cień
quest-short-driven-by-shadow = Odkryta: w strefie +1 do zagrożenia. Cień: strata dodatków.
quest-text-driven-by-shadow =
    Po odkryciu: wrogowie i obszary, które są w tej chwili w strefie przeciwności, mają +1 do zagrożenia do końca fazy. Jeśli nie ma tam żadnej karty, ta karta ma falę.
    Cień: jeden dodatek na broniącej postaci, pod czyjąkolwiek kontrolą, zostaje odrzucony; wybiera broniący się gracz. Jeśli atak jest niebroniony, zamiast tego traci on wszystkie dodatki, które kontroluje.

quest-card-the-necromancers-reach = W zasięgu Nekromanty
quest-short-the-necromancers-reach = Odkryta: każda wyczerpana postać dostaje 1 obrażenie.
quest-text-the-necromancers-reach = Po odkryciu: wszystkie wyczerpane postacie wszystkich graczy dostają po 1 obrażeniu.

quest-card-necromancers-pass = Przełęcz Nekromanty
quest-short-necromancers-pass = Podróż: pierwszy gracz odrzuca 2 losowe karty.
quest-text-necromancers-pass = Podróż: najpierw pierwszy gracz odrzuca z ręki 2 losowe karty. Gdy ma ich mniej, nie można tu podróżować.

quest-card-enchanted-stream = Zaczarowany strumień
quest-short-enchanted-stream = Aktywny: nikt nie dobiera kart.
quest-text-enchanted-stream = Dopóki jest aktywnym obszarem, żaden gracz nie może dobierać kart.

quest-card-forest-spider = Leśny pająk
quest-short-forest-spider = Zwarcie: +1 do ataku w tej rundzie. Cień: strata dodatku.
quest-text-forest-spider =
    Wymuszony efekt, gdy w jakikolwiek sposób wszedł w zwarcie z graczem: ma +1 do ataku do końca rundy. Kilka zwarć się sumuje.
    Cień: broniący się gracz odrzuca wybrany dodatek, który kontroluje.

quest-card-east-bight-patrol = Patrol ze Wschodniej Wyrwy
quest-short-east-bight-patrol = Cień: +1 do ataku; niebroniony też zagrożenie +3.
quest-text-east-bight-patrol = Cień: atakujący wróg ma +1 do ataku. Jeśli atak jest niebroniony, zagrożenie broniącego się gracza rośnie ponadto o 3.

quest-card-black-forest-bats = Nietoperze z Czarnego Lasu
quest-short-black-forest-bats = Odkryte: każdy gracz wycofuje postać z wyprawy.
quest-text-black-forest-bats = Po odkryciu: w kolejności graczy każdy wybiera postać, która jest na wyprawie, czyjakolwiek jest; schodzi ona z wyprawy i pozostaje wyczerpana.

quest-card-old-forest-road = Stara Leśna Droga
quest-short-old-forest-road = Po przybyciu pierwszy gracz może odświeżyć postać.
quest-text-old-forest-road = Odpowiedź na przybycie graczy: wyczerpana postać pod kontrolą pierwszego gracza się odświeża, jeśli on tego chce.

quest-card-forest-gate = Leśna Brama
quest-short-forest-gate = Po przybyciu pierwszy gracz może dobrać 2 karty.
quest-text-forest-gate = Odpowiedź na przybycie graczy: pierwszy gracz, jeśli chce, dobiera 2 karty.

quest-card-dungeon-jailor = Dozorca lochów
quest-short-dungeon-jailor = W strefie przy porażce wyprawy: cel wraca do talii.
quest-text-dungeon-jailor = Wymuszony efekt, gdy wyprawa się nie powiodła, a on jest w strefie przeciwności: niezdobyty cel stamtąd, strzeżony lub nie, zostaje wtasowany do talii spotkań; wybiera pierwszy gracz. Strażnik celu zostaje.

quest-card-nazgul-of-dol-guldur = Nazgûl z Dol Guldur
quest-short-nazgul-of-dol-guldur = Przybywa z uwolnieniem. Po efekcie cienia odrzuć postać.
quest-text-nazgul-of-dol-guldur =
    Nie można na niego zagrywać dodatków.
    Wymuszony efekt, gdy jeniec zostaje uwolniony: przechodzi z miejsca obok talii wyprawy do strefy przeciwności, bez odkrywania.
    Wymuszony efekt, gdy efekt cienia karty, którą dostał, się rozpatrzył i nie został anulowany: gracz w zwarciu z nim odrzuca wybraną postać pod swoją kontrolą.

quest-card-cavern-guardian = Strażnik jaskiń
quest-short-cavern-guardian = Cień: strata dodatku; niebroniony: wszystkich.
quest-text-cavern-guardian = Cień: broniący się gracz odrzuca wybrany dodatek, który kontroluje, a jeśli atak jest niebroniony, wszystkie. Cele spośród nich trafiają do strefy przeciwności.

quest-card-under-the-shadow = Pod osłoną Cienia
quest-short-under-the-shadow = Odkryta: zagrożenie + liczba graczy. Cień: + liczba wrogów.
quest-text-under-the-shadow =
    Po odkryciu: do końca fazy łączne zagrożenie strefy przeciwności jest wyższe o liczbę graczy w grze.
    Cień: zagrożenie broniącego się gracza rośnie o liczbę wrogów w zwarciu z nim.

quest-card-iron-shackles = Żelazne okowy
quest-short-iron-shackles = Na talii pierwszego gracza: następne dobranie przepada.
quest-text-iron-shackles =
    Po odkryciu: zostają dołączone do talii pierwszego gracza jako dodatek z cechą Stan; nie są kartą tej talii.
    Następne dobranie z tej talii, choćby wielu kart, nie dochodzi do skutku; zamiast tego Żelazne okowy zostają odrzucone.
    Cień: wykonaj efekt po odkryciu tej karty.

quest-card-endless-caverns = Bezkresne jaskinie
quest-short-endless-caverns = Zguba 1 i fala, żadnej innej zdolności.
quest-text-endless-caverns = Zguba 1 i fala, żadnej innej zdolności.

quest-card-tower-gate = Brama wieży
quest-short-tower-gate = Po przybyciu: każdy gracz spotyka Orczego strażnika.
quest-text-tower-gate = Wymuszony efekt, gdy gracze odbyli podróż tutaj: każdy gracz kładzie przed sobą wierzchnią kartę swojej talii, zakrytą i nie oglądając jej. Weszła z nim w zwarcie jako Orczy strażnik: wróg o ataku 1, obronie 1 i 1 punkcie wytrzymałości. Z pustej talii nie ma strażnika.

quest-card-gandalfs-map = Mapa Gandalfa
quest-short-gandalfs-map = Zdobycie: zagrożenie +2. Jej bohater nie atakuje i nie broni.
quest-text-gandalfs-map =
    Akcja dowolnego gracza, dopóki jest w strefie przeciwności bez strażnika: ten gracz podnosi swoje zagrożenie o 2, zdobywa ją i dołącza do swojego bohatera. Jest wtedy także dodatkiem. Odłączona lub odrzucona, albo gdy jej bohater opuści grę, wraca do strefy przeciwności, niczyja i bez strażnika.
    Ten bohater nie może ani atakować, ani bronić, ale może iść na wyprawę.

quest-card-dungeon-torch = Pochodnia z lochów
quest-short-dungeon-torch = Zdobycie: zagrożenie +2. Potem co rundę kolejne +2.
quest-text-dungeon-torch =
    Akcja dowolnego gracza, dopóki jest w strefie przeciwności bez strażnika: ten gracz podnosi swoje zagrożenie o 2, zdobywa ją i dołącza do swojego bohatera. Jest wtedy także dodatkiem. Odłączona lub odrzucona, albo gdy jej bohater opuści grę, wraca do strefy przeciwności, niczyja i bez strażnika.
    Wymuszony efekt, gdy runda się kończy, a Pochodnia jest dołączona: zagrożenie gracza kontrolującego bohatera rośnie o 2.

quest-card-shadow-key = Klucz Cienia
quest-short-shadow-key = Zdobycie: zagrożenie +2. Potem co rundę 1 obrażenie bohatera.
quest-text-shadow-key =
    Akcja dowolnego gracza, dopóki jest w strefie przeciwności bez strażnika: ten gracz podnosi swoje zagrożenie o 2, zdobywa go i dołącza do swojego bohatera. Jest wtedy także dodatkiem. Odłączony lub odrzucony, albo gdy jego bohater opuści grę, wraca do strefy przeciwności, niczyj i bez strażnika.
    Wymuszony efekt, gdy runda się kończy, a Klucz jest dołączony: ten bohater dostaje 1 obrażenie.

quest-card-misty-mountain-goblins = Gobliny z Gór Mglistych
quest-short-misty-mountain-goblins = Po ataku −1 postęp. Cień: −1 lub −3.
quest-text-misty-mountain-goblins =
    Wymuszony efekt, po każdym ich ataku: z karty wyprawy, nigdy z obszaru, schodzi 1 żeton postępu.
    Cień: z karty wyprawy schodzi 1 żeton postępu, a jeśli atak jest niebroniony, 3.

quest-card-massing-at-night = Nocna zbiórka
quest-short-massing-at-night = Odkryta: jeszcze karta na gracza. Cień: tyle samo kart cienia.
quest-text-massing-at-night =
    Po odkryciu: jedną po drugiej odkrywa się jeszcze tyle kart spotkań, ilu graczy jest w grze.
    Cień: atakujący wróg dostaje tyle kart cienia, ilu graczy jest w grze; rozpatruje się je w tym ataku.

quest-card-banks-of-the-anduin = Brzegi Anduiny
quest-short-banks-of-the-anduin = Opuszczając grę, wracają na wierzch talii spotkań.
quest-text-banks-of-the-anduin = Wymuszony efekt, gdy opuszczają grę: trafiają na wierzch talii spotkań, a nie na stos odrzuconych.

quest-card-gladden-fields = Pola Gladden
quest-short-gladden-fields = Aktywne: zagrożenie rośnie co rundę o 1 więcej.
quest-text-gladden-fields = Wymuszony efekt, dopóki są aktywnym obszarem: w fazie odpoczynku zagrożenie każdego gracza rośnie o 1 więcej.

quest-card-eastern-crows = Wrony ze Wschodu
quest-short-eastern-crows = Pokonane: wracają do talii. Cień: +1 lub +2 do ataku.
quest-text-eastern-crows =
    Wymuszony efekt, gdy zostały pokonane: wtasowuje się je do talii spotkań.
    Cień: atakujący wróg ma +1 do ataku, a jeśli zagrożenie broniącego się gracza wynosi 35 lub więcej, +2.

quest-card-evil-storm = Złowroga burza
quest-short-evil-storm = Odkryta: kto ma zagrożenie od 35, jego postacie po 1 obrażeniu.
quest-text-evil-storm = Po odkryciu: wszystkie postacie każdego gracza, którego zagrożenie wynosi 35 lub więcej, dostają po 1 obrażeniu.

quest-card-pursued-by-shadow = Ścigani przez Cień
quest-short-pursued-by-shadow = Odkryta: zagrożenie +1 za postać poza wyprawą. Cień: strata sprzymierzeńca.
quest-text-pursued-by-shadow =
    Po odkryciu: zagrożenie każdego gracza rośnie o liczbę jego postaci, których nie ma na wyprawie.
    Cień: wyczerpany sprzymierzeniec broniącego się gracza, którego on wybierze, wraca na rękę właściciela. Jeśli takiego nie ma, zagrożenie gracza rośnie o 3.

quest-card-treacherous-fog = Zdradliwa mgła
quest-short-treacherous-fog = Odkryta: obszary +1 do zagrożenia; od 35 odrzuć kartę.
quest-text-treacherous-fog = Po odkryciu: do końca fazy każdy obszar w strefie przeciwności, także przybyły później, ma +1 do zagrożenia. Potem każdy gracz, którego zagrożenie wynosi 35 lub więcej, odrzuca wybraną kartę z ręki.

quest-card-orc-guard = Orczy strażnik
quest-short-orc-guard = Zakryta karta gracza: wróg 1, 1 i 1.
quest-text-orc-guard = Wierzchnia karta talii gracza, położona przed nim zakryta i nieoglądana jako wróg w zwarciu o ataku 1, obronie 1 i 1 punkcie wytrzymałości; zagrożenie i koszt zwarcia 0, żadnych cech. Dostaje karty cienia i atakuje jak każdy wróg. Nikt nie widzi jej treści. Pokonany lub odesłany do strefy przeciwności, trafia na stos odrzuconych właściciela.

## Etapy

quest-card-flies-and-spiders = Muchy i pająki
    .b = Muchy i pająki
quest-short-flies-and-spiders = 8 postępu.
quest-text-flies-and-spiders =
    Przygotowanie: jeden Leśny pająk i jedna Stara Leśna Droga przechodzą z talii spotkań do strefy przeciwności bez odkrywania; talię się tasuje.
    Na tym etapie nie dzieje się nic szczególnego.

quest-card-a-fork-in-the-road = Rozwidlenie dróg
    .b = Rozwidlenie dróg
quest-short-a-fork-in-the-road = 2 postępu; potem losowo jedna z dwóch dróg.
quest-text-a-fork-in-the-road = Wymuszony efekt, gdy etap zostaje ukończony: następny jest losowo wybrany jeden z dwóch etapów „Wybrana ścieżka”; drugi zostaje usunięty z gry.

quest-card-a-chosen-path-dont-leave-the-path = Wybrana ścieżka
    .b = Nie schodźcie ze ścieżki!
quest-short-a-chosen-path-dont-leave-the-path = Każdy wyszukuje Pająka. Pokonajcie Pomiot Ungolianty.
quest-text-a-chosen-path-dont-leave-the-path =
    Po odkryciu: w kolejności graczy każdy bierze z talii spotkań lub z jej stosu odrzuconych jedną wybraną kartę z cechą Pająk i dokłada ją do strefy przeciwności bez odkrywania; potem talię się tasuje.
    Gracze wygrywają, gdy Pomiot Ungolianty zostanie pokonany, a ten etap jest w grze. Postęp nie pomaga.

quest-card-a-chosen-path-beorns-path = Wybrana ścieżka
    .b = Ścieżka Beorna
quest-short-a-chosen-path-beorns-path = 10 postępu; nie, gdy Pomiot Ungolianty jest w grze.
quest-text-a-chosen-path-beorns-path = Dopóki Pomiot Ungolianty jest w grze, żaden postęp nie kończy etapu. Jego ukończenie to zwycięstwo graczy.

quest-card-the-necromancers-tower = Wieża Nekromanty
    .b = Wieża Nekromanty
quest-short-the-necromancers-tower = 9 postępu i cel. Jeden bohater w niewoli.
quest-text-the-necromancers-tower =
    Przygotowanie: Mapę Gandalfa, Pochodnię z lochów i Klucz Cienia wyjmuje się z talii spotkań i odkrywa w strefie przeciwności; Nazgûl z Dol Guldur leży odkryty obok talii wyprawy, poza grą. Talię się tasuje, po czym dla każdego celu odkrywa się jedną kartę spotkania, jego strażnika.
    Po odkryciu: jeden ze wszystkich bohaterów w grze, losowo, zostaje zakryty: jest jeńcem. Aż do uwolnienia nic nie można z nim zrobić.
    Wszyscy gracze razem zagrywają najwyżej 1 sprzymierzeńca na rundę.
    Aby pójść dalej, gracze muszą kontrolować co najmniej jeden cel.

quest-card-through-the-caverns = Przez jaskinie
    .b = Przez jaskinie
quest-short-through-the-caverns = 15 postępu, wszystkie cele i uwolniony jeniec.
quest-text-through-the-caverns =
    Odpowiedź, gdy postęp trafił na samą tę kartę (decyduje pierwszy gracz): jeniec zostaje uwolniony. Bohater zostaje odkryty z 1 obrażeniem i znów można go używać.
    Wszyscy gracze razem zagrywają najwyżej 1 sprzymierzeńca na rundę.
    Aby pójść dalej, gracze muszą mieć uwolnionego jeńca i kontrolować wszystkie trzy cele.

quest-card-out-of-the-dungeons = Wyjście z lochów
    .b = Wyjście z lochów
quest-short-out-of-the-dungeons = 7 postępu; nie, gdy Nazgûl jest w grze.
quest-text-out-of-the-dungeons =
    Wymuszony efekt, gdy zaczyna się każda faza wyprawy: każdy gracz kładzie przed sobą wierzchnią kartę swojej talii, zakrytą i nie oglądając jej, jako Orczego strażnika w zwarciu.
    Dopóki Nazgûl z Dol Guldur jest w grze, żaden postęp nie kończy etapu. Jego ukończenie to zwycięstwo graczy.

quest-card-to-the-river = Do rzeki…
    .b = Do rzeki…
quest-short-to-the-river = 8 postępu; nie, gdy Wzgórzowy troll jest w grze.
quest-text-to-the-river =
    Przygotowanie: w kolejności graczy każdy odkrywa kartę spotkania.
    Po odkryciu: jeśli w grze nie ma Wzgórzowego trolla, jednego wyszukuje się w talii spotkań do strefy przeciwności bez odkrywania. Talię tasuje się w każdym razie.
    Dopóki jakikolwiek Wzgórzowy troll jest w grze, żaden postęp nie kończy etapu.

quest-card-anduin-passage = Przeprawa przez Anduinę
    .b = Przeprawa przez Anduinę
quest-short-anduin-passage = 16 postępu; co rundę karta więcej, bez testów zwarcia.
quest-text-anduin-passage =
    W kroku odkrywania odkrywa się o 1 kartę więcej.
    Nie ma testów zwarcia. Z własnej woli gracze nadal mogą wejść w zwarcie z wrogiem.

quest-card-ambush-on-the-shore = Zasadzka na brzegu
    .b = Zasadzka na brzegu
quest-short-ambush-on-the-shore = 2 karty na gracza, koniec odkrywania. Brak wrogów to wygrana.
quest-text-ambush-on-the-shore =
    Po odkryciu: jedną po drugiej odkrywa się po 2 karty spotkań na każdego gracza w grze.
    Odtąd nie ma kroku odkrywania.
    Gra jest wygrana w chwili, gdy w grze nie ma już żadnego wroga.
