# Strona stołu, cokolwiek się na nim gra.

table-trouble = Nie można otworzyć tego stołu
table-closed = To stół prywatny. Otwórz go przez odnośnik do miejsca albo odnośnik dla widzów.
table-frozen = Ten stół zatrzymano w ostatniej dobrej pozycji, bo zawiodły zasady gry. Nic nie przepadło, a przy innych stołach gra toczy się dalej. Daj znać osobie, która prowadzi serwer.
table-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Odnośniki do wolnych są w zakładce „Stół”.
table-listed = Widoczny w sali: każdy może oglądać.
table-private = Prywatny: oglądać może tylko ten, kto ma odnośnik.
link-lost = utracono połączenie, próbujemy dalej…
deadline = ruch do: { $when }
spectator = Widz
your-turn = Twój ruch
your-name = Twoje imię
close = Zamknij
copied = Odnośnik jest w schowku.

prompt-behind = Zobacz, co się dzieje…
prompt-waiting = { $count ->
    [one] Decyduje { $players }
    [few] Decydują { $players }
    [many] Decydują { $players }
   *[other] Decydują { $players }
}
skip = Pomiń
choose-on-board = Wybierz na stole
all-options = { $count ->
    [one] Jedyna możliwość
    [few] Wszystkie { $count } możliwości
    [many] Wszystkie { $count } możliwości
   *[other] Wszystkie { $count } możliwości
}
hide-options = Ukryj możliwości
advice-exact = Szanse obliczone dokładnie ({ $bot }).
advice-guess = { $visits ->
    [0] Ocena: { $bot }.
    [one] Ocena: { $bot }, jedna próba.
    [few] Ocena: { $bot }, { $visits } próby.
    [many] Ocena: { $bot }, { $visits } prób.
   *[other] Ocena: { $bot }, { $visits } próby.
}
why-not = Dlaczego nie?
why-allowed = To wolno: śmiało.
why-unknown = To nie ma związku z tym pytaniem.
open-rule = (otwórz zasadę)
hint = Podpowiedź
undo = Cofnij
undo-ask = Cofnij decyzję
undo-wish = { $player } prosi o cofnięcie ostatniej decyzji.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
taken-back = { $count ->
    [one] Po rzutach lub nowinach cofnięto jedną decyzję.
    [few] Po rzutach lub nowinach cofnięto { $count } decyzje.
    [many] Po rzutach lub nowinach cofnięto { $count } decyzji.
   *[other] Po rzutach lub nowinach cofnięto { $count } decyzji.
}

table-taken-back = { $player } cofa { $moves ->
    [one] ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}{ $labelled ->
    [0] .
   *[other] , choć po drodze były rzuty lub nowiny.
}
table-clock-ran-out = { $player }: czas minął, ruch wykonał bot.
table-restored = Zapisana pozycja była uszkodzona. { $moves ->
    [0] Udało się ją odtworzyć, nic nie przepadło.
    [one] Gra toczy się dalej od ostatniej dobrej: przepadł ruch, dalsze rzuty są nowe.
    [few] Gra toczy się dalej od ostatniej dobrej: przepadły { $moves } ruchy, dalsze rzuty są nowe.
   *[many] Gra toczy się dalej od ostatniej dobrej: przepadło { $moves } ruchów, dalsze rzuty są nowe.
}
table-bot-moved = { $player }: bot zawiódł, ruch wykonał inny ({ $bot }).

players = Gracze
seat-mine = ty
seat-free = wolne
seat-kept = czeka
seat-away = brak połączenia
seat-asked = decyduje
side = Wokół stołu
tab-log = Dziennik
log-earlier = Pokaż wcześniejsze
tab-rules = Zasady
tab-chat = Rozmowa
tab-seats = Stół
tab-fair = Uczciwość
tab-keys = Klawisze
tab-words = Słowami
page-act = Ruch
show-step = Pokaż moment { $step }

rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Jeden fragment.
    [few] { $count } fragmenty.
    [many] { $count } fragmentów.
   *[other] { $count } fragmentu.
}
rules-developers = Część dla programistów (po angielsku)
rules-players = Wróć do zasad

chat-none = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij

history = Historia
history-first = Na początek
history-back = Moment wstecz
history-forward = Moment naprzód
history-play = Odtwórz zapis
history-pause = Pauza
history-step = Moment
history-at = Moment { $step } z { $last }
history-start = Gra jest rozłożona.
history-now = Wróć do gry
history-end = Wróć do wyniku
history-share = Kopiuj odnośnik do tego momentu
history-branch = Graj stąd dalej w pojedynkę
looking-back = Oglądasz moment { $step } z { $last }.
text-table = Stół słowami

seats = Miejsca
link-seat = Kopiuj odnośnik do miejsca
link-device = Kopiuj odnośnik do mojego miejsca na inne urządzenie
link-renew = Wyloguj inne urządzenia
passed-on = Ten odnośnik to miejsce: { $player }. Ktoś ci je przekazał? Usiądź, a poprzedni posiadacz zostanie wylogowany. Jeśli to twoje drugie urządzenie, po prostu graj dalej.
passed-on-name = Twoje imię
passed-on-sit = Usiądź
host-knows-seed = Słowo, z którego biorą się rzuty, wybrała osoba, która założyła stół: może znać każdy przyszły rzut.
host-knows-letter = Stół zaczęto od listu: osoba, która go założyła, może znać to, co ukryte.
dice-settling = Przeglądarka każdego gracza dokłada się do rzutów; potem zacznie się rozdanie.
fair-shares = Dołożone przez graczy
link-watch = Kopiuj odnośnik dla widzów
hand-to-bot = Niech gra bot
take-back = Graj bez bota
orders = Stałe polecenia
order-pass = Pasuj bez pytania: { $question }
notices = Powiadomienia
notice-sound = Dźwięk, gdy przychodzi mój ruch
notice-browser = Powiadomienie, gdy przychodzi mój ruch, a strona jest ukryta
notice-keys = Skróty jednoklawiszowe

join = Zajmij miejsce
join-name = Miejsce { $number } jest wolne. Twoje imię:
curtain-title = Teraz decyduje { $player }
curtain-text = Podaj urządzenie dalej. Nic tajnego nie widać, póki kurtyna jest opuszczona.
curtain-lift = Podnieś kurtynę
pointed = { $player } wskazuje: { $thing }.

score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
rematch = Zagraj jeszcze raz
rematch-go = Do następnej gry
replay-watch = Obejrzyj zapis
luck-title = Szczęście
luck-lead = Co dały kości, a czego należało oczekiwać. Krótkie kreski to jedno odchylenie standardowe: większość gier mieści się między nimi.
luck-what = Co
luck-actual = Wypadło
luck-expected = Oczekiwano
luck-chart = Odchylenie
luck-of = oczekiwano { $expected }
luck-more = wyraźnie więcej, niż oczekiwano
luck-less = wyraźnie mniej, niż oczekiwano
luck-usual = mniej więcej tyle, ile oczekiwano
turning-title = Gdzie się rozstrzygnęło
turning-line = wybór: { $action } — lepiej: { $best }
turning-none = Nikt nie stracił niczego wartego wzmianki.

fair-lead = Wszystkie rzuty tej gry pochodzą z tajnego klucza. Jego odcisk ustalono przed pierwszym rzutem, a klucz ogłasza się na końcu: kości nie da się podmienić niezauważenie.
fair-commitment = Odcisk klucza (SHA-256), ustalony na początku
fair-key = Klucz kości
fair-key-later = ogłaszany na końcu gry
fair-check = Sprawdź w tej przeglądarce
fair-good = Klucz pasuje do odcisku, a w zapisie jest ten sam klucz.
fair-bad = Klucz nie pasuje do odcisku!
fair-record = Zapisz przebieg gry
fair-command = Aby powtórzyć każdy rzut i ruch:
fair-seed = Wyzwanie na tych samych rzutach: „{ $seed }”

key-option = wybierz odpowiedź
key-enter = potwierdź wybór
key-escape = wyczyść wybór albo wróć do gry
key-undo = cofnij
key-hint = podpowiedź
key-history = moment wstecz i naprzód
key-log = dziennik
key-rules = zasady
key-chat = rozmowa
key-text = stół słowami
key-help = te klawisze
