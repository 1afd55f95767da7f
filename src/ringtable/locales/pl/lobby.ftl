# Nagłówek, sala i formularz nowego stołu.

skip-to-content = Do treści
nav = Menu główne
nav-lobby = Sala
nav-new = Nowy stół
language = Język
language-en = English
language-ru = Русский
language-pl = Polski
theme = Kolory
theme-auto = Auto
theme-light = Dzień
theme-dark = Noc
not-found = Na tej drodze niczego nie ma

lobby-title = Pięć dróg przez Śródziemie
lobby-lead = Usiądź w pojedynkę albo wyślij przyjacielowi link. Bez konta.
lobby-new = Przygotuj stół
lobby-playing = Trwa gra
lobby-finished = Zakończone
lobby-forget = Zapomnij: { $table }
lobby-games = Gry
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-more = Pokaż więcej
players-range = { $to ->
    [one] 1 gracz
    [few] { $from }–{ $to } graczy
    [many] { $from }–{ $to } graczy
   *[other] { $from }–{ $to } graczy
}
game-coming = jeszcze niegotowa

new-title = Nowy stół
new-follows = Ten stół jest dalszym ciągiem waszej partii „{ $game }”: to, co w niej zdobyto, przechodzi tutaj.
new-seats = Kto gdzie siedzi
new-add = Dodaj miejsce
name-optional = Imię, jeśli chcesz
new-editions-differ = { $count ->
    [one] Czym różnią się edycje: { $count } zasada, do wyboru osobno
    [few] Czym różnią się edycje: { $count } zasady, każda do wyboru osobno
   *[many] Czym różnią się edycje: { $count } zasad, każda do wyboru osobno
}
new-editions-own = { $count ->
    [one] { $count } zasada wybrana osobno
    [few] { $count } zasady wybrane osobno
   *[many] { $count } zasad wybranych osobno
}
new-editions-help = Edycja określa wszystkie poniższe zasady. Jednym kliknięciem można każdą wybrać osobno.
new-table = Stół
new-table-title = Nazwa, jeśli chcesz
new-clock = Czas na ruch
new-clock-none = bez zegara
new-clock-minutes = { $minutes ->
    [5] 5 minut
    [60] godzina
    [1440] doba
    [4320] trzy doby
    [10080] tydzień
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
new-seed = Wyzwanie na tych samych rzutach
new-seed-help = Stoły z tym samym słowem mają te same rzuty. Zostaw to pole puste, a rzuty będą nowe.
new-listed = Pokaż w sali
new-listed-help = Każdy może oglądać i każdy może zająć wolne miejsce.
new-shared = Wszyscy dokładają się do rzutów
new-shared-help = Dla graczy, którzy nikomu ich nie powierzą: rozdanie zacznie się, gdy każda przeglądarka doda swoją część.
new-pure = Bez pomocy
new-pure-help = W trakcie gry żadnych podpowiedzi, żadnej mapy prawdopodobieństw, żadnych odgałęzień.
page-quest-decks = Talie
page-quest-journal = Dziennik wypraw

lobby-continue = Kontynuuj
lobby-your-turn = Twój ruch
lobby-turn-of = Ruch: { $player }
lobby-seeks = { $count ->
    [one] czeka na { $count } gracza
    [few] czeka na { $count } graczy
   *[many] czeka na { $count } graczy
}
lobby-against = przeciwnicy: { $players }
lobby-with = razem z tobą: { $players }
lobby-alone = w pojedynkę
lobby-seats-free = Wolne miejsca
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-replay = Powtórka
lobby-none = Na razie pusto.
lobby-gone = Tego stołu już nie ma.
lobby-setup = Ustaw
play-now = Zagraj teraz
invite-friends = Zaproś przyjaciół
how-to-play = Jak grać
howto-turn = Tura na pięciu obrazkach
howto-rules = Pełne zasady
game-minutes = { $minutes } min
weight-1 = lekka
weight-2 = łatwa
weight-3 = średnia
weight-4 = złożona
weight-5 = ciężka
level = Poziom bota
level-easy = łatwy
    .about = gra prosto i popełnia błędy
level-experienced = doświadczony
    .about = gra rozsądnie
level-strongest = najsilniejszy
    .about = gra najlepiej, jak umie
bot-names = Nob, Bob, Różyczka, Stokrotka, Hob

role-dash-1 = Pierwszy hobbit
    .who = Pierwszy hobbit
    .inside = pierwszy hobbit
role-dash-2 = Drugi hobbit
    .who = Drugi hobbit
    .inside = drugi hobbit
role-dash-3 = Trzeci hobbit
    .who = Trzeci hobbit
    .inside = trzeci hobbit
role-dash-4 = Czwarty hobbit
    .who = Czwarty hobbit
    .inside = czwarty hobbit
role-doom-1 = Pierwszy wędrowiec
    .who = Pierwszy wędrowiec
    .inside = pierwszy wędrowiec
role-doom-2 = Drugi wędrowiec
    .who = Drugi wędrowiec
    .inside = drugi wędrowiec
role-doom-3 = Trzeci wędrowiec
    .who = Trzeci wędrowiec
    .inside = trzeci wędrowiec
role-doom-4 = Czwarty wędrowiec
    .who = Czwarty wędrowiec
    .inside = czwarty wędrowiec
role-hunt-1 = Powiernik Pierścienia
    .who = Powiernik Pierścienia
    .inside = Powiernik Pierścienia
role-hunt-2 = Upiory Pierścienia
    .who = Upiór Pierścienia
    .inside = Upiór Pierścienia
role-hunt-2-1 = Pierwszy Upiór Pierścienia
    .who = Pierwszy Upiór Pierścienia
    .inside = pierwszy Upiór Pierścienia
role-hunt-2-2 = Drugi Upiór Pierścienia
    .who = Drugi Upiór Pierścienia
    .inside = drugi Upiór Pierścienia
role-hunt-2-3 = Trzeci Upiór Pierścienia
    .who = Trzeci Upiór Pierścienia
    .inside = trzeci Upiór Pierścienia
role-hunt-2-4 = Czwarty Upiór Pierścienia
    .who = Czwarty Upiór Pierścienia
    .inside = czwarty Upiór Pierścienia
role-war-free = Wolne Ludy
    .who = Gracz Wolnych Ludów
    .inside = gracz Wolnych Ludów
role-war-shadow = Cień
role-war-gondor = Gondor i elfowie
    .who = Gracz Gondoru
    .inside = gracz Gondoru
role-war-rohan = Rohan, Północ i krasnoludowie
    .who = Gracz Rohanu
    .inside = gracz Rohanu
role-war-sauron = Sauron
role-war-isengard = Isengard, Południowcy i Easterlingowie
    .who = Gracz Isengardu
    .inside = gracz Isengardu
role-quest-leadership = Talia Przywództwa
    .who = Gracz z talią Przywództwa
    .inside = gracz z talią Przywództwa
role-quest-lore = Talia Wiedzy
    .who = Gracz z talią Wiedzy
    .inside = gracz z talią Wiedzy
role-quest-spirit = Talia Ducha
    .who = Gracz z talią Ducha
    .inside = gracz z talią Ducha
role-quest-tactics = Talia Taktyki
    .who = Gracz z talią Taktyki
    .inside = gracz z talią Taktyki
role-quest-own = Własna talia
    .who = Gracz z własną talią
    .inside = gracz z własną talią
side-hunt-0 = Powiernik Pierścienia
    .about = jeden gracz, porusza się w tajemnicy
side-hunt-1 = Upiory Pierścienia
    .about = od jednego do czterech graczy, polują razem
side-war-0 = Wolne Ludy
    .about = donieść Pierścień do ognia albo przetrwać
side-war-1 = Cień
    .about = podbić wszystko albo złamać Powiernika
side-together = Wszyscy razem
    .about = wygrywacie albo przegrywacie wspólnie
side-each = Każdy dla siebie
    .about = wygra tylko jeden

setup-who = Kto gra: { $role }
setup-name = Imię: { $role }
setup-level = Poziom bota: { $role }
setup-remove = Usuń: { $role }
setup-me = Ja
setup-friend = Przyjaciel
setup-bot = Bot
setup-link = dostanie link do tego miejsca
setup-swap = Zamień strony
setup-how = Jak gramy
setup-rulebook = Jak w instrukcji
setup-easier = Łatwiej
setup-harder = Trudniej
setup-easier-hunt = Łatwiej dla Froda
setup-harder-hunt = Trudniej dla Froda
setup-more = Więcej: nazwa, zegar, rzuty, widzowie
setup-table = Twój stół
setup-several = Masz kilka miejsc: podawajcie urządzenie z rąk do rąk.
setup-sit = Usiądź do stołu
setup-links = Utwórz linki
setup-another = Inna gra:
setup-about-dash-side = Na stronie zaawansowanej miejsca mają własne moce.
setup-about-doom-allies_in_need = Nieużyte karty dodają odwagi przed Górą Przeznaczenia.
setup-about-doom-exclusive_allies = Sprzymierzeniec pomaga tylko temu, przed kim leży.
setup-about-doom-no_protection = Pola wydarzeń działają za każdym razem, także tam, gdzie już ktoś był.
setup-about-hunt-variant = Ile Jeźdźcy wiedzą na początku o pomocy dla Froda.
setup-about-hunt-refuges = W części 2 przeszukanie schronienia niczego nie znajduje.
setup-about-hunt-strict_memory = Jak daleko wstecz Jeźdźcy mogą czytać przebieg gry.
setup-about-hunt-aid_tokens = Żetony, którymi Jeźdźcy notują to, czego się dowiedzieli.
setup-about-hunt-deduction = Na życzenie stół liczy, gdzie może być Frodo.
setup-about-hunt-reveal_after_part1 = Czy Jeźdźcy zobaczą drogę, którą Frodo doszedł do Bree.
setup-about-quest-encounter_deck = W łatwej talii jest mniej kart, a bohaterowie zaczynają z dodatkowym zasobem.
setup-about-quest-shadow_cards = Każdy atak przynosi zakrytą kartę, która go wzmacnia.

# What is chosen first of all: a sentence for each choice

setup-about-hunt-parts-whole = Z Shire do Bree i dalej do Rivendell, w jednej grze.
setup-about-hunt-parts-one = Z Shire do Bree; ciąg dalszy nastąpi, wszystko przeniesie list.
setup-about-hunt-parts-two = Z Bree do Rivendell, po typowej pierwszej części albo tej z waszego listu.
setup-about-quest-scenario-passage-through-mirkwood = Przez las pająków; trudność 1.
setup-about-quest-scenario-journey-along-the-anduin = Troll u brodu, potem tratwą w dół rzeki; trudność 4.
setup-about-quest-scenario-escape-from-dol-guldur = Jeden z bohaterów jest więźniem mrocznej wieży; trudność 7.
setup-about-quest-format-scenario = Gra na jeden wieczór.
setup-about-quest-format-campaign = Wszystkie trzy scenariusze po kolei, każdy z nowym przygotowaniem; wyniki się sumują.
setup-about-quest-format-nightmare = Wszystkie trzy po kolei; rany, zagrożenie i talie zostają, jakie były.

waiting-title = Jeszcze wolne: { $roles }
waiting-lead = Wyślij ten link. Kto otworzy go pierwszy, zajmie miejsce: { $role }.
waiting-lead-others = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce.
waiting-link = Link do miejsca
waiting-copy = Kopiuj link
waiting-share = Udostępnij…
waiting-once = Link to miejsce: daj go tylko jednej osobie.
waiting-camera = albo skieruj tu aparat
waiting-code = Kod QR linku
waiting-nobody = Nikt nie przychodzi?
waiting-bot = Bot zajmie to miejsce i już na nim zostanie.
waiting-bot-sit = Posadź bota
close-table = Zamknij ten stół
coach-learn = Ucz się, grając
coach-learn-game = Ucz się, grając: { $game }
coach-new = „{ $game }”: pierwszy raz?
    .text = W pierwszej partii mentor siedzi obok i objaśnia każdą decyzję, gdy nadejdzie.
coach-decline = Nie, dziękuję
offer-first = Pierwszy raz?
offer-coach = Mentor może usiąść obok, na jakieś { $minutes } min.
offer-just-play = Po prostu gram
offer-just-invite = Tylko zaproś
offer-back = Wróć do wyboru
