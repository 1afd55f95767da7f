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
lobby-lead = Usiądź do stołu, wyślij przyjacielowi odnośnik do miejsca albo oddaj je botowi. Bez zakładania konta i bez zbędnych dodatków.
lobby-new = Przygotuj stół
lobby-open = Czekają na graczy
lobby-playing = Trwa gra
lobby-finished = Zakończone
lobby-none-open = Żaden stół nie czeka. Przygotuj swój!
lobby-none-playing = Przy otwartych stołach nikt teraz nie gra.
lobby-none-finished = Żadna otwarta gra jeszcze się nie skończyła.
lobby-mine = Moje stoły
lobby-none-mine = Stoły, przy których siedzisz, są zapamiętywane tutaj i tylko w tej przeglądarce.
lobby-forget = Zapomnij: { $table }
lobby-games = Gry
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-seeded = te same rzuty dla wszystkich
lobby-more = Pokaż więcej
players-range = { $to ->
    [one] 1 gracz
    [few] { $from }–{ $to } graczy
    [many] { $from }–{ $to } graczy
   *[other] { $from }–{ $to } graczy
}
game-coming = jeszcze niegotowa

new-title = Nowy stół
new-game = Gra
new-seats = Kto gdzie siedzi
new-seats-help = Kilka własnych miejsc oznacza grę na jednym urządzeniu, podawanym z rąk do rąk. Wolne miejsce dostaje odnośnik dla przyjaciela.
new-who = Kto zajmie miejsce { $number }
new-level = Siła bota na miejscu { $number }
new-name = Imię na miejscu { $number }
new-remove = Usuń miejsce { $number }
new-add = Dodaj miejsce
seat-me = Ja
seat-open = Przyjaciel przez odnośnik
seat-bot = Bot
name-optional = Imię, jeśli chcesz
new-options = Ustawienia gry
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
new-pure-help = W trakcie gry żadnych podpowiedzi, żadnej mapy wiedzy, żadnych odgałęzień.
new-create = Przygotuj stół
