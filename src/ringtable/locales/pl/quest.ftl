# Władca Pierścieni. Gra karciana.

## Przebieg gry

quest-first-player = Pierwszy gracz: { $player }.
quest-scenario-begins = Zaczyna się scenariusz „{ $scenario }”.
quest-mulligan = { $player } wymienia początkową rękę.
quest-kept = { $player } zatrzymuje początkową rękę.
quest-round-begins = Zaczyna się runda { $n }.
quest-phase-begins = Faza: { $phase }.
quest-stage-turned = Etap { $stage }: { $card }.
quest-stage-defeated = Etap „{ $card }” jest ukończony.
quest-shuffled = { $player } tasuje talię.
quest-encounters-shuffled = Talia spotkań została potasowana.
quest-encounters-renewed = Talia spotkań powstaje na nowo ze stosu odrzuconych.

## Karty graczy

quest-drew = { $player } dobiera: { $cards }.
quest-drew-veiled = { $player } dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
quest-draw-replaced = { $player } nie dobiera kart: zamiast tego odrzucono kartę „{ $card }”.
quest-no-draw = { $player } nie może dobierać kart, póki aktywny jest obszar „{ $card }”.
quest-played = { $player } zagrywa kartę „{ $card }”.
quest-put-into-play = { $player } wprowadza do gry kartę „{ $card }”.
quest-used = { $player } używa karty „{ $card }”.
quest-paid = { $hero } płaci { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }.
quest-gained = { $card } otrzymuje { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }.
quest-attached = Karta „{ $card }” jest teraz dołączona do karty „{ $host }”.
quest-attached-to-deck = Karta „{ $card }” jest teraz dołączona do talii gracza { $player }.
quest-exhausted = Wyczerpane: { $cards }.
quest-readied = Znów gotowe: { $cards }.
quest-discarded = Odrzucono kartę „{ $card }”.
quest-discarded-from-hand = { $player } odrzuca z ręki: { $cards }.
quest-returned-to-hand = { $player } bierze z powrotem na rękę kartę „{ $card }”.
quest-fetched = { $player } bierze na rękę kartę „{ $card }”.
quest-shuffled-in = Kartę „{ $card }” wtasowano do talii.
quest-pile-shuffled-in = { $player } wtasowuje stos odrzuconych do talii: { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
quest-removed = Kartę „{ $card }” usunięto z gry.
quest-changed-control = { $player } przejmuje kontrolę nad kartą „{ $card }”.
quest-looked = { $player } widzi: { $cards }.
quest-looked-veiled = { $player } ogląda { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
quest-took = { $player } bierze kartę „{ $card }”.
quest-took-veiled = { $player } bierze jedną z kart.
quest-put-on-bottom = { $player } kładzie kartę na spód talii spotkań.
quest-left-on-top = { $player } zostawia kartę na wierzchu talii spotkań.

## Zagrożenie, znaczniki, wartości

quest-threat-raised = { $player }: zagrożenie rośnie o { $n } i wynosi { $threat }.
quest-threat-lowered = { $player }: zagrożenie spada o { $n } i wynosi { $threat }.
quest-damaged = { $card }: { $n ->
    [one] otrzymano { $n } obrażenie
    [few] otrzymano { $n } obrażenia
   *[many] otrzymano { $n } obrażeń
}.
quest-healed = { $card }: wyleczono { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
quest-progress = Karta „{ $card }”: postęp +{ $n }.
quest-progress-removed = Karta „{ $card }”: postęp −{ $n }.
quest-modified = { $card }: { $stat_nom } { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $n }
}.
quest-lasts = Działa: { $card }.

## Wyprawa

quest-committed = { $player } przydziela: { $cards }.
quest-nobody-committed = { $player } nikogo nie przydziela.
quest-left-the-quest = { $card } opuszcza wyprawę.
quest-revealed = Odkryto kartę „{ $card }”.
quest-cancelled = Efekt karty „{ $card }” został anulowany.
quest-staged = Karta „{ $card }” trafia do strefy przeciwności.
quest-added-to-staging = Karta „{ $card }” zostaje dołożona do strefy przeciwności.
quest-guards = Karta „{ $guard }” strzeże celu „{ $card }”.
quest-unguarded = Cel „{ $card }” nie ma straży.
quest-quested = Siła woli { $willpower } przeciw sile zagrożenia { $threat }.
quest-travelled = Gracze podróżują do obszaru „{ $card }”.
quest-stayed = Nikt nie podróżuje.
quest-explored = Obszar „{ $card }” został zbadany.

## Walka

quest-engaged = { $player } wchodzi w zwarcie z wrogiem „{ $card }”.
quest-back-to-staging = Karta „{ $card }” wraca do strefy przeciwności.
quest-orc-guard = { $player } otrzymuje orczego strażnika.
quest-shadow-dealt = Wróg „{ $enemy }” otrzymuje kartę cienia.
quest-shadow-turned = Karta cienia wroga „{ $enemy }”: { $card }.
quest-shadows-discarded = Odrzucono karty cienia: { $cards }.
quest-attacks = Wróg „{ $enemy }” atakuje. Broni się { $player }.
quest-defends = Obrona przed wrogiem „{ $enemy }”: { $cards }.
quest-undefended = Nikt nie broni przed wrogiem „{ $enemy }”. Cel ataku: { $player }.
quest-strikes = { $player } atakuje wroga „{ $enemy }”: { $cards }.
quest-destroyed = Karta „{ $card }” zostaje zniszczona.
quest-put-on-top = Karta „{ $card }” trafia na wierzch talii spotkań.
quest-victory = { $card }: { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }.

## Jeniec i cele

quest-imprisoned = { $card } trafia do niewoli.
quest-rescued = { $card } odzyskuje wolność.
quest-claimed = { $player } przejmuje cel „{ $card }”. Niesie go { $hero }.
quest-unclaimed = Cel „{ $card }” jest znów w strefie przeciwności i niczyj.

## Koniec

quest-eliminated = { $player } odpada z gry.
quest-token-passed = Teraz pierwszym graczem jest { $player }.
quest-scenario-won = Scenariusz „{ $scenario }” wygrany. Wynik: { $score }.
quest-scored = { $player }: zagrożenie { $threat }, polegli bohaterowie { $dead }, obrażenia { $damage }.
quest-campaign-score = Wynik kampanii: { $score }.
quest-last-hero-in-danger = { $player } ma jednego bohatera: jeśli trafi do niewoli, przegrają wszyscy.
quest-nobody-won = Wyprawa się nie powiodła
quest-reason-won = Wyprawa zakończona zwycięstwem.
quest-reason-all-eliminated = Odpadł ostatni gracz.
quest-reason-prisoner-lost = Jeńca nie można już uwolnić.

## Pytania

quest-ask-mulligan = Zatrzymać tę rękę?
    .other = { $asked } decyduje, czy zatrzymać rękę.
quest-ask-act = { $window }: akcja albo pas.
    .other = { $asked } decyduje, czy podjąć akcję: { $window }.
quest-ask-plan = Twoje planowanie: karty, akcje albo pas.
    .other = { $asked } zagrywa karty, działa albo pasuje.
quest-ask-plan-of-another = Planuje { $player }: akcja albo pas.
    .other = { $asked } może wykonać akcję, gdy planuje { $player }.
quest-ask-respond = { $moment }: odpowiedź albo pas.
    .other = { $asked } decyduje, czy odpowiedzieć: { $moment }.
quest-ask-order = Jak długo pasować?
    .other = { $asked } decyduje, jak długo pasować.
quest-ask-pay = Kto płaci { $n } za kartę „{ $card }”?
    .other = { $asked } płaci { $n } za kartę „{ $card }”.
quest-ask-host = Do czego dołączyć kartę „{ $card }”?
    .other = { $asked } decyduje, do czego dołączyć kartę „{ $card }”.
quest-ask-commit = Kto wyrusza na wyprawę?
    .other = { $asked } decyduje, kto wyrusza na wyprawę.
quest-ask-travel = Podróżować do obszaru czy zostać?
    .other = { $asked } decyduje, czy podróżować do obszaru.
quest-ask-engage = Wejść w zwarcie z wrogiem?
    .other = { $asked } decyduje, czy wejść w zwarcie z wrogiem.
quest-ask-check = Który z tych wrogów wchodzi z tobą w zwarcie?
    .other = { $asked } decyduje, który wróg wchodzi w zwarcie.
quest-ask-next-shadow = Który wróg pierwszy otrzyma kartę cienia?
    .other = { $asked } decyduje, który wróg pierwszy otrzyma kartę cienia.
quest-ask-next-attacker = Który wróg atakuje następny?
    .other = { $asked } decyduje, który wróg atakuje następny.
quest-ask-defend = Kto broni przed wrogiem „{ $card }”?
    .other = { $asked } decyduje, kto broni przed wrogiem „{ $card }”.
quest-ask-defend-together = Kto razem broni przed wrogiem „{ $card }”?
    .other = { $asked } decyduje, kto razem broni przed wrogiem „{ $card }”.
quest-ask-take-damage = Wróg „{ $card }” zadaje obrażenia: { $n }. Kto je przyjmie?
    .other = { $asked } decyduje, kto przyjmie obrażenia ({ $n }): „{ $card }”.
quest-ask-target = Którego wroga zaatakować?
    .other = { $asked } decyduje, którego wroga zaatakować.
quest-ask-attackers = Kto atakuje wroga „{ $card }”?
    .other = { $asked } decyduje, kto atakuje wroga „{ $card }”.
quest-ask-join = Kto dołączy do ataku na wroga „{ $card }”?
    .other = { $asked } decyduje, kto dołączy do ataku na wroga „{ $card }”.
quest-ask-pay-to-ready = Zapłacić { $n }, aby odświeżyć: { $card }?
    .other = { $asked } decyduje, czy zapłacić { $n }, aby odświeżyć: { $card }.
quest-ask-drop-restricted = { $card }: za dużo ograniczonych dodatków. Który odrzucić?
    .other = { $asked } decyduje, który ograniczony dodatek odrzucić: { $card }.
quest-ask-next-effect = Który efekt rozpatrzyć najpierw?
    .other = { $asked } decyduje, który efekt rozpatrzyć najpierw.
quest-ask-delayed = Co stanie się z kartą „{ $card }”?
    .other = { $asked } decyduje, co stanie się z kartą „{ $card }”.
quest-ask-next-guarded = Który cel otrzyma straż następny?
    .other = { $asked } decyduje, który cel otrzyma straż następny.
quest-ask-choose-hero = { $card }: wybierz bohatera.
    .other = { $asked } wybiera bohatera: „{ $card }”.
quest-ask-choose-ally = { $card }: wybierz sprzymierzeńca.
    .other = { $asked } wybiera sprzymierzeńca: „{ $card }”.
quest-ask-choose-character = { $card }: wybierz postać.
    .other = { $asked } wybiera postać: „{ $card }”.
quest-ask-choose-enemy = { $card }: wybierz wroga.
    .other = { $asked } wybiera wroga: „{ $card }”.
quest-ask-choose-location = { $card }: wybierz obszar.
    .other = { $asked } wybiera obszar: „{ $card }”.
quest-ask-choose-attachment = { $card }: wybierz dodatek.
    .other = { $asked } wybiera dodatek: „{ $card }”.
quest-ask-choose-player = { $card }: wybierz gracza.
    .other = { $asked } wybiera gracza: „{ $card }”.
quest-ask-choose-hand = { $card }: wybierz kartę z ręki.
    .other = { $asked } wybiera kartę z ręki: „{ $card }”.
quest-ask-choose-defender = { $card }: wybierz obrońcę.
    .other = { $asked } wybiera obrońcę: „{ $card }”.
quest-ask-choose-search = { $card }: wybierz kartę.
    .other = { $asked } wybiera kartę: „{ $card }”.
quest-ask-choose-objective = { $card }: wybierz cel.
    .other = { $asked } wybiera cel: „{ $card }”.
quest-ask-choose-discarded = { $card }: wybierz kartę ze stosu odrzuconych.
    .other = { $asked } wybiera kartę ze stosu odrzuconych: „{ $card }”.
quest-ask-choose-striker = Kto zada cios?
    .other = { $asked } decyduje, kto zada cios.
quest-ask-choose-victim = W kogo cios?
    .other = { $asked } decyduje, w kogo trafi cios.
quest-ask-top-or-bottom = Zostawić kartę na wierzchu talii?
    .other = { $asked } decyduje, czy zostawić kartę na wierzchu talii.
quest-ask-how-deep = Ile kart?
    .other = { $asked } decyduje, ile kart.
quest-ask-take-one = Która karta trafi na rękę?
    .other = { $asked } decyduje, która karta trafi na rękę.
quest-ask-next-down = Która z pozostałych leży najniżej?
    .other = { $asked } decyduje, która z pozostałych leży najniżej.
quest-ask-one-of-five = Którą z tych kart wziąć?
    .other = { $asked } bierze jedną z tych kart.
quest-ask-which-shadow = Którą kartę cienia obejrzeć?
    .other = { $asked } ogląda kartę cienia.
ask-quest-choose-gandalf = Gandalf: wybierz jedno.
    .other = { $asked } decyduje, co zrobi Gandalf.
ask-quest-choose-greeting = Pozdrowienie Galadhrimów: wybierz jedno.
    .other = { $asked } wybiera jedno z Pozdrowienia Galadhrimów.
ask-quest-choose-nimrodel = Ile obrażeń wyleczyć?
    .other = { $asked } decyduje, ile obrażeń wyleczyć.
ask-quest-choose-protector = Obrona czy siła woli?
    .other = { $asked } wybiera: obrona czy siła woli.
ask-quest-choose-mountains = Obejrzeć pięć wierzchnich kart swojej talii i wziąć jedną?
    .other = { $asked } decyduje, czy obejrzeć pięć wierzchnich kart talii.

## Odpowiedzi

quest-choose-gandalf-draw = Dobierz 3 karty
quest-choose-gandalf-damage = 4 obrażenia wrogowi
quest-choose-gandalf-threat = Obniż zagrożenie o 5
quest-choose-greeting-one = Jednemu graczowi o 6
quest-choose-greeting-all = Każdemu o 2
quest-choose-nimrodel-one = 1 obrażenie
quest-choose-nimrodel-two = 2 obrażenia
quest-choose-protector-defense = +1 do obrony
quest-choose-protector-willpower = +1 do siły woli
quest-choose-mountains-search = Obejrzyj i weź jedną
quest-choose-mountains-leave = Zostaw talię w spokoju
quest-option-play = Zagraj: { $card }
quest-option-use = Użyj: { $card }
quest-option-resolve = { $card }
quest-option-card = { $card }
quest-option-found = { $card } ({ $zone })
quest-option-player = { $player }
quest-option-host = Do karty „{ $card }”
quest-option-pay = { $heroes }: { $split }
quest-option-commit = { $card } ({ $n })
quest-option-travel = Do obszaru „{ $card }”
quest-option-stay = Zostań
quest-option-engage = Zwarcie: { $card }
quest-option-engage-nobody = Z nikim
quest-option-deal = { $card }
quest-option-face = { $card }
quest-option-defend = Broni { $card }
quest-option-no-defender = Bez obrońcy
quest-option-take-damage = { $card }
quest-option-attack = Atakuj: { $card }
quest-option-no-attack = Zakończ ataki
quest-option-with = { $card }
quest-option-join = { $card } dołącza
quest-option-pay-to-ready = Zapłać { $n }: { $card }
quest-option-stay-exhausted = Nie płać
quest-option-drop = { $card }
quest-option-return = Zabierz na rękę
quest-option-shuffle-in = Wtasuj do talii
quest-option-guard = { $card }
quest-option-keep = Zatrzymaj rękę
quest-option-mulligan = Dobierz sześć innych
quest-option-leave-on-top = Zostaw na wierzchu
quest-option-put-on-bottom = Połóż na spód
quest-option-x = { $n }
quest-option-take = Weź: { $card }
quest-option-lowest = { $card }
quest-option-look = { $card }, karta cienia { $n }
quest-option-order = Pasuj dalej…
quest-option-pass-window = Do końca tego okna
quest-option-pass-phase = Do końca fazy
quest-option-pass-round = Do końca rundy
quest-option-pass-until = Aż coś się wydarzy
quest-option-pass-window-with-responses = Do końca tego okna, także odpowiedzi
quest-option-pass-phase-with-responses = Do końca fazy, także odpowiedzi
quest-option-pass-round-with-responses = Do końca rundy, także odpowiedzi
quest-option-pass-until-with-responses = Aż coś się wydarzy, także odpowiedzi
quest-order-act = okna akcji
quest-order-respond = odpowiedzi

## Dlaczego nie

quest-why-planning-only = Kartę „{ $card }” zagrywa się tylko w fazie planowania.
quest-why-own-planning-only = Teraz planuje inny gracz.
quest-why-unique = { $card } już jest w grze.
quest-why-one-ally = W tej rundzie zagrano już sprzymierzeńca.
quest-why-no-host = Karty „{ $card }” nie ma do czego dołączyć.
quest-why-response-only = Karta „{ $card }” to odpowiedź i czeka na swój moment.
quest-why-no-window = Karta „{ $card }” to akcja i czeka na następne okno.
quest-why-no-answer = To nie jest moment na kartę „{ $card }”.
quest-why-no-match = Żaden z twoich bohaterów nie ma sfery karty „{ $card }”.
quest-why-too-dear = Karta „{ $card }” kosztuje { $n }, a bohaterowie, którzy mogą za nią zapłacić, mają mniej.
quest-why-three-heroes = Za kartę „{ $card }” płaci trzech bohaterów jej sfery, każdy po jednym zasobie.
quest-why-no-action = Karta „{ $card }” nie ma akcji.
quest-why-not-yours = Kartę „{ $card }” kontroluje ktoś inny.
quest-why-quest-only = Karty „{ $card }” używa się tylko w fazie wyprawy.
quest-why-combat-only = Karty „{ $card }” używa się tylko w fazie walki.
quest-why-used-up = { $card }: osiągnięto limit użyć.
quest-why-exhausted = { $card }: karta jest wyczerpana.
quest-why-no-change = { $card }: to nic teraz nie zmieni albo nie da się za to zapłacić.
quest-why-no-character = { $card } to nie postać.
quest-why-cannot-defend = { $card }: obrona nie jest możliwa.
quest-why-cannot-attack = { $card }: atak nie jest możliwy.
quest-why-no-sentinel = { $card } nie jest wartownikiem i broni tylko swojego gracza.
quest-why-attacked-already = W tej rundzie już atakowano wroga „{ $card }”.
quest-why-nobody-ready = Nikt gotowy nie może zaatakować wroga „{ $card }”.
quest-why-out-of-reach = Wróg „{ $card }” nie jest z tobą w zwarciu.
quest-why-not-ranged = { $card } nie dosięgnie wroga innego gracza.
quest-why-no-engagement = Z wrogiem „{ $card }” nie można wejść w zwarcie, póki w strefie przeciwności jest inny wróg.
quest-why-not-in-staging = Karty „{ $card }” nie ma w strefie przeciwności.
quest-why-must-travel = Obszar zmusza graczy do podróży.
quest-why-travel-effect = Nie da się opłacić podróży do obszaru „{ $card }”.
quest-why-other-first = Inny obszar zmusza graczy, by poszli najpierw tam.
quest-why-has-attacked = Wróg „{ $card }” już atakował w tej fazie.
quest-why-no-hero-of-his = { $card }: tu nie można. Obrażenia bez obrońcy otrzymuje bohater zaatakowanego gracza.
quest-why-no-defender = { $card } nie broni: obrażenia otrzymuje jeden z obrońców.
quest-why-above-threat = { $card }: koszt zwarcia przewyższa twoje zagrożenie.
quest-why-not-highest = { $card }: najpierw w zwarcie wchodzi wróg o wyższym koszcie zwarcia.
quest-why-no-place = Do karty „{ $card }” nie można tego dołączyć.
quest-why-no-icon = { $card }: brak symbolu sfery, która musi zapłacić.
quest-why-wrong-sum = Karta „{ $card }” kosztuje dokładnie { $n }, a nikt nie wydaje więcej, niż ma.
quest-why-no-target = { $card }: tej karty nie można tu wybrać.
quest-why-not-free = Cel „{ $card }” można przejąć tylko w strefie przeciwności, gdy nic go nie strzeże.
quest-why-prisoner = { $card } jest w niewoli i do uwolnienia w niczym nie bierze udziału.

## Ustawienia

quest-setting-scenario = Scenariusz
quest-setting-scenario-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
quest-setting-scenario-journey-along-the-anduin = Podróż w dół Anduiny
quest-setting-scenario-escape-from-dol-guldur = Ucieczka z Dol Guldur
quest-setting-format = Format
quest-setting-format-scenario = Jeden scenariusz
quest-setting-format-campaign = Kampania trzech scenariuszy
quest-setting-format-nightmare = Koszmarna kampania
quest-setting-shadow_cards = Karty cienia
quest-setting-shadow_cards-on = Tak
quest-setting-shadow_cards-off = Nie: gra podstawowa
quest-setting-encounter_deck = Talia spotkań
quest-setting-encounter_deck-full = Pełna
quest-setting-encounter_deck-easy = Łatwa: mniej kart, o zasób więcej
quest-setting-scoring = Punktacja
quest-setting-scoring-rulebook = Według instrukcji
quest-setting-scoring-rounds = Z 10 punktami za rundę
quest-setting-card_pool = Pula kart
quest-setting-card_pool-boxed = To, co w pudełkach
quest-setting-card_pool-free = Dowolna liczba pudełek
quest-setting-first_player = Pierwszy gracz
quest-setting-first_player-random = Losowo
quest-setting-first_player-agreed = Pierwsze miejsce
quest-setting-deck_1 = Talia pierwszego gracza
quest-setting-deck_2 = Talia drugiego gracza
quest-setting-deck_3 = Talia trzeciego gracza
quest-setting-deck_4 = Talia czwartego gracza
quest-setting-pack = Karty

## Przygotowanie i przebieg gry
quest-window-opens = Akcje: { $window }.
## Pytania
quest-ask-choose-staging = { $card }: która karta ze strefy przeciwności?
    .other = { $asked } wybiera kartę ze strefy przeciwności: „{ $card }”.
quest-choose-gandalf = Co robi Gandalf?
quest-choose-nimrodel = Ile wyleczyć?
quest-choose-protector = Co rośnie do końca fazy?
quest-choose-greeting = Czyje zagrożenie spada?
## Stół
quest-table-word-round = runda
quest-table-word-setup = przygotowanie
quest-table-round = Runda { $round }
quest-table-printed = wydrukowano
quest-table-lasting = trwający efekt
quest-table-land = Kraina
quest-table-quest = Wyprawa
quest-table-active = Aktywny obszar
quest-table-staging = Strefa przeciwności
quest-table-none = brak
quest-table-lane = O co teraz chodzi
quest-table-company = Drużyna
quest-table-engaged = Wrogowie w zwarciu
quest-table-still = Jeszcze zaatakują
quest-table-attacked = już zaatakował
quest-table-attacks = atakuje
quest-table-heroes = Bohaterowie
quest-table-allies = Sprzymierzeńcy
quest-table-mine = Twoje zagrożenie, ręka i stosy
quest-table-hand = Twoja ręka
quest-table-hand-empty = Ręka jest pusta.
quest-table-deck = Twoja talia
quest-table-discard = Twój stos odrzuconych
quest-table-discard-of = Stos odrzuconych: { $player }
quest-table-encounter-deck = Talia spotkań
quest-table-encounter-discard = Stos odrzuconych spotkań
quest-table-victory = Karty zwycięstwa
quest-table-pile-encounters = Niewidziane jeszcze karty spotkań
quest-table-pile-discard = Stos odrzuconych spotkań
quest-table-pile-victory = Karty zwycięstwa
quest-table-unseen-note = Co leży w talii i zakryte, według tytułów: kart { $all }, z efektem cienia { $dark }.
quest-table-known = Znana karta, { $place }. od wierzchu: { $card }.
quest-table-threat = zagrożenie
quest-table-willpower = siła woli
quest-table-threat-and = { $cards ->
    [one] zagrożenie i jeszcze { $cards } karta
    [few] zagrożenie i jeszcze { $cards } karty
   *[many] zagrożenie i jeszcze { $cards } kart
}
quest-table-threat-of = zagrożenie { $threat } z 50
quest-table-next-enemy = jeszcze { $count } i wróg: { $card }
quest-table-to-the-end = do 50 jeszcze { $count }
quest-table-forecast = Siła woli { $willpower } przeciw zagrożeniu { $threat }, kart do odkrycia: { $cards }
quest-table-progress-by = postęp, { $amount }
quest-table-progress-first = najpierw „{ $card }”
quest-table-draw = remis, nic się nie dzieje
quest-table-threat-by = zagrożenie rośnie o { $amount }
quest-table-travel = zagrożenie { $from } → { $to }, punktów { $points }
quest-table-stays = zagrożenie bez zmian: { $threat }
quest-table-engage-note = atak { $attack }, wytrzymałość { $left }.
quest-table-engage-anyway = Przyjdzie i tak.
quest-table-engage-none = { $count ->
    [0] sam nikt nie przyjdzie
   *[other] sami przyjdą: { $count }
}
quest-table-ladder = Koszt zwarcia a zagrożenie
quest-table-no-enemies = W strefie przeciwności nie ma wrogów.
quest-table-nobody = Nikt
quest-table-shadow = cień
quest-table-shadow-none = bez efektu cienia
quest-table-shadow-known = Karta cienia: { $card }
quest-table-shadow-hidden = Karta cienia leży zakryta.
quest-table-shadow-share = Spośród niewidzianych kart ({ $all }) efekt cienia ma { $dark }.
quest-table-undefended = obrażenia dla wybranego bohatera: { $damage }
quest-table-takes = otrzyma { $damage }, zostanie { $left }
quest-table-stays-alive = przeżyje
quest-table-falls = zginie
quest-table-hearts = { $card }: wytrzymałość { $left }, grozi { $damage }
quest-table-attack-of = atak { $attack }
quest-table-needs = wytrzymałość { $left }, obrona { $defense }
quest-table-destroyed = Wystarczy: wróg „{ $card }” zginie.
quest-table-missing = Brakuje { $count }.
quest-table-choose-target = Wybierz cel albo nie atakuj.
quest-table-pays = płaci { $count }, zostanie { $stays }
quest-table-keeps = zostanie { $count }
quest-table-to-spend = { $count ->
    [0] Nie ma czego wydać
    [one] Do wydania { $count } zasób
    [few] Do wydania { $count } zasoby
   *[many] Do wydania { $count } zasobów
}
quest-table-gold-edge = Karty ze złotą ramką można teraz zagrać.
quest-table-no-play = Z ręki nie można teraz nic zagrać.
quest-table-may-answer = Może odpowiedzieć: { $players }
quest-table-for = { $words }, z powodu: { $card }
quest-table-exhausted = wyczerpana
quest-table-committed = na wyprawie
quest-table-shadows = kart cienia: { $count }
quest-table-first = pierwszy gracz
quest-table-out = { $player } – poza grą.
quest-table-out-short = poza grą
quest-table-hidden-card = zakryta karta
quest-table-say-player = { $player }: zagrożenie { $threat }, kart w talii { $deck }, na stosie odrzuconych { $discard }.
quest-table-say-play = W grze: { $cards }.
quest-table-say-engaged = W zwarciu: { $cards }.
quest-table-say-hand = Ręka: { $cards }.
quest-table-say-round = { $scenario }, runda { $round }, faza: { $phase }.
quest-table-say-stage = Etap { $stage }, { $card }: postęp { $progress } z { $points }.
quest-table-say-staging = Strefa przeciwności, zagrożenie { $threat }: { $cards }.
quest-table-say-active = Aktywny obszar: { $card }.
quest-table-say-encounters = Talia spotkań: { $deck }, stos odrzuconych: { $discard }.
quest-table-flag-commit = rusza
quest-table-flag-attackers = atakuje
quest-table-flag-join = pomaga
quest-table-flag-defend = broni
quest-table-flag-defend-together = broni
quest-table-send-commit = Wyślij: { $count }
quest-table-send-attackers = Zaatakuj: { $count }
quest-table-send-join = Pomóż: { $count }
quest-table-send-defend-together = Obrona: { $count }
quest-table-pass-action = Pas
quest-table-until-news = …aż coś się wydarzy
quest-table-until-round = …do końca rundy
quest-table-pass-response = Bez odpowiedzi
quest-table-passing = Nie ma tu nic do zrobienia: pasujesz.
quest-table-back = Wstecz
quest-table-partners = Inni gracze
quest-table-passes = pasuje
quest-table-pace = Tempo
quest-table-pace-every = każde zdarzenie
quest-table-pace-losses = to, co zakryte, i straty
quest-table-pace-decisions = tylko decyzje
quest-table-ask-always = pytaj, nawet jeśli mogę tylko spasować
quest-table-key-choose = wybierz kartę lub odpowiedź
quest-table-key-nobody = nikt, pas, bez odpowiedzi
quest-table-key-pass-on = pasuj, aż coś się wydarzy
quest-table-key-pass-round = pasuj do końca rundy
quest-table-key-piles = co zostało w talii spotkań
quest-table-key-card = przeczytaj wskazaną kartę
quest-table-key-why = dlaczego nie można użyć wskazanej karty
quest-table-step-res = Zasoby
quest-table-step-q1 = Wyruszenie
quest-table-step-q2 = Odkrycie
quest-table-step-q3 = Porównanie
quest-table-step-trv = Podróż
quest-table-step-enc1 = Z wyboru
quest-table-step-enc2 = Z zagrożenia
quest-table-step-c0 = Cienie
quest-table-step-def1 = Wróg
quest-table-step-def2 = Obrońca
quest-table-step-def3 = Cień
quest-table-step-def4 = Obrażenia
quest-table-step-atk1 = Atakujący
quest-table-step-atk2 = Siła
quest-table-step-atk3 = Obrażenia
quest-table-step-ref1 = Gotowość
quest-table-step-ref2 = Zagrożenie
quest-table-step-ref3 = Znacznik
quest-table-page-hand = Ręka: { $count }
quest-table-fold = wróć do swoich
quest-table-wishes = Co chcesz widzieć
quest-table-stops-note = Kropka na drodze u góry to okno akcji: naciśnij ją, a zapytamy cię tam nawet wtedy, gdy możesz tylko spasować.
quest-table-odds = Szanse
quest-table-odds-staging = { $cards ->
    [0] Odkrywania spotkań nie będzie. Co jeszcze kryje talia spotkań:
    [one] Następne odkrywanie: { $cards } karta
    [few] Następne odkrywanie: { $cards } karty
   *[many] Następne odkrywanie: { $cards } kart
}
quest-table-odds-mean = Średnio doda { $amount } do zagrożenia { $threat } w strefie przeciwności.
quest-table-odds-of = { $count } z { $all }
quest-table-odds-nothing = Wszystkie karty są znane.
quest-table-odds-engages = Kto z kim wejdzie w zwarcie
quest-table-odds-waits = czeka
quest-table-odds-meets = wejdzie w zwarcie z graczem { $player }
quest-table-odds-attacks = Jeśli broni ta postać
quest-table-odds-threat = Zagrożenie po odpoczynku
quest-table-odds-end = do 50 brakuje { $count }; jeśli nic innego go nie podniesie, to { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
quest-table-reach = Szansa, że wyprawa się nie załamie: { $chance }. Z jedną postacią więcej lub mniej:
quest-table-key-send = wyślij wybranych, przyjmij proponowaną zapłatę
quest-table-key-odds = szanse
quest-table-key-partners = drużyna innego gracza i z powrotem
quest-table-key-pace = tempo i miejsca, w których pytamy
quest-table-campaign = { $number } z 3, wynik { $score }
quest-table-rest = Resztę tak samo
quest-table-all = Wszyscy
quest-table-key-all = wybierz wszystkich albo znów nikogo
quest-table-key-rest = resztę tak samo

## Decks
quest-deck-starter = Talia startowa, { $sphere }
quest-decks-which = Która talia
quest-decks-unnamed = Nowa talia
quest-decks-name = Nazwa talii
quest-decks-new = Nowa talia
quest-decks-starter = Skopiuj talię startową
quest-decks-forget = Zapomnij tę talię
quest-decks-play = Zagraj nią
quest-decks-filters = Co pokazać
quest-decks-search = Nazwa lub słowo
quest-decks-sphere = Sfera
quest-decks-type = Typ
quest-decks-payable = Moi bohaterowie mogą zapłacić
quest-decks-in-deck = Tylko to, co w talii
quest-decks-cards = Karty
quest-decks-found = { $count ->
    [one] { $count } tytuł
    [few] { $count } tytuły
   *[many] { $count } tytułów
}
quest-decks-goes = Idzie
quest-decks-choose = Wybierz
quest-decks-deck = Talia
quest-decks-no-heroes = Wybierz do trzech bohaterów.
quest-decks-threat = zagrożenie początkowe
quest-decks-curve = { $count ->
    [one] Koszt, { $count } karta
    [few] Koszt, { $count } karty
   *[many] Koszt, { $count } kart
}
quest-decks-by-cost = Karty według kosztu
quest-decks-of-cost = koszt { $cost }: { $count }
quest-decks-legal = Talia jest zgodna z zasadami.
quest-decks-allys = Sprzymierzeńcy
quest-decks-attachments = Dodatki
quest-decks-events = Wydarzenia
quest-decks-text = Jako tekst (RingsDB)
quest-decks-copy = Kopiuj
quest-decks-copied = Skopiowano.
quest-decks-paste = Wklej listę
quest-decks-take = Wczytaj
quest-decks-report = Co pominięto

## Quest log
quest-log-about = Gry rozegrane do końca w tej przeglądarce. Nikt inny nie widzi tej listy.
quest-log-empty = Nie skończono tu jeszcze żadnej gry.
quest-log-sum = Gry: { $games }, wygrane: { $won }.
quest-log-best = Najlepszy wynik: { $score }.
quest-log-clear = Wyczyść dziennik
quest-log-clear-sure = Wyczyścić cały dziennik wypraw tej przeglądarki?
quest-log-when = Dzień
quest-log-how = Jak
quest-log-rounds = Rundy
quest-log-end = Wynik
quest-log-score = Punkty
quest-log-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
quest-log-easy = tryb łatwy
quest-log-basic = bez kart cienia
quest-log-won = wygrana
quest-log-lost = przegrana

# After the game
quest-luck-enemies = Odkryci wrogowie
quest-luck-locations = Odkryte obszary
quest-luck-treacheries = Odkryte podstępy
quest-luck-threat = Zagrożenie na odkrytych kartach
quest-luck-shadows = Karty cienia z efektem

# Who a seat is and what it wants
quest-goal = Razem doprowadzacie wyprawę do ostatniego etapu: z żywym bohaterem i zagrożeniem poniżej 50.
