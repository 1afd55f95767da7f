# Strona stołu, cokolwiek się na nim gra.

table-trouble = Nie można otworzyć tego stołu
table-closed = To stół prywatny. Otwórz go przez link do miejsca albo link dla widzów.
table-frozen = Ten stół zatrzymano w ostatniej dobrej pozycji, bo zawiodły zasady gry. Nic nie przepadło, a przy innych stołach gra toczy się dalej. Daj znać osobie, która prowadzi serwer.
table-listed = Widoczny w sali: każdy może oglądać.
table-private = Prywatny: oglądać może tylko ten, kto ma link.
link-lost = utracono połączenie, próbujemy dalej…
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
deadline = ruch do: { $when }
branch-of = odgałęzienie partii „{ $title }”, moment { $step }
spectator = Widz
your-turn = Twój ruch
turn-of = Twój ruch: { $player }
your-name = Twoje imię
close = Zamknij
copied = Link jest w schowku.

prompt-behind = Zobacz, co się dzieje…
prompt-waiting = { $count ->
    [one] Decyduje { $players }
    [few] Decydują { $players }
    [many] Decydują { $players }
   *[other] Decydują { $players }
}
prompt-hidden = O co chodzi, pozostaje tajemnicą.
prompt-passed = Spasowano zgodnie z twoim życzeniem.
result-see = Zobacz wynik
skip = Pomiń
speed = Tempo
speed-slow = wolno
speed-normal = zwykłe
speed-fast = szybko
speed-at-once = od razu
choose-below = Wybierz poniżej
choose-more = Do wyboru jeszcze: { $count }
all-options = { $count ->
    [one] Jedyna możliwość
    [few] Wszystkie { $count } możliwości
    [many] Wszystkie { $count } możliwości
   *[other] Wszystkie { $count } możliwości
}
hide-options = Ukryj możliwości
answers = Odpowiedzi
options-more = jeszcze { $count }
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
undo-ask = Cofnij ruch
undo-wish = { $player } prosi o cofnięcie ostatniego ruchu.
undo-agree = Zgoda
undo-refuse = Odmowa
taken-back = { $count ->
    [one] Po rzutach lub odkryciu czegoś nowego cofnięto jeden ruch.
    [few] Po rzutach lub odkryciu czegoś nowego cofnięto { $count } ruchy.
    [many] Po rzutach lub odkryciu czegoś nowego cofnięto { $count } ruchów.
   *[other] Po rzutach lub odkryciu czegoś nowego cofnięto { $count } ruchu.
}

table-taken-back = { $player } cofa { $moves ->
    [one] ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}{ $labelled ->
    [0] .
   *[other] , choć od tego czasu rzucano kośćmi lub odkryto coś nowego.
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
seat-kept = zarezerwowane
seat-away = offline
seat-asked = decyduje
side = Wokół stołu
tab-log = Przebieg
log-earlier = Pokaż, co było wcześniej
tab-rules = Zasady
tab-chat = Czat
tab-seats = Stół
tab-fair = Uczciwa gra
tab-keys = Klawisze
tab-words = Opis
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
history-back = Krok wstecz
history-forward = Krok naprzód
history-play = Odtwórz powtórkę
history-pause = Pauza
history-step = Moment
history-at = Moment { $step } z { $last }
history-start = Gra jest rozłożona.
history-now = Wróć do gry
history-end = Wróć do wyniku
history-share = Kopiuj link do tego momentu
history-branch = Graj stąd dalej w pojedynkę
looking-back = Oglądasz moment { $step } z { $last }.
text-table = Opis stołu

seats = Miejsca
link-seat = Kopiuj link do miejsca
link-device = Kopiuj link do mojego miejsca na inne urządzenie
link-renew = Wyloguj inne urządzenia
passed-on = Ten link to miejsce: { $player }. Ktoś ci je przekazał? Usiądź, a poprzedni posiadacz zostanie wylogowany. Jeśli to twoje drugie urządzenie, po prostu graj dalej.
passed-on-short = To miejsce gracza { $player }.
passed-on-to-me = Przekazano mi je
passed-on-name = Twoje imię
passed-on-sit = Usiądź
passed-on-stay = Graj dalej
host-knows-seed = Słowo, z którego biorą się rzuty, wybrała osoba, która założyła stół: może znać każdy przyszły rzut.
host-knows-letter = Stół zaczęto od listu: osoba, która go założyła, może znać to, co ukryte.
dice-settling = Przeglądarka każdego gracza dokłada się do rzutów; potem zacznie się rozdanie.
fair-shares = Dołożone przez graczy
link-watch = Kopiuj link dla widzów
hand-to-bot = Niech gra bot
take-back = Graj bez bota
orders = Automatyczne odpowiedzi
order-pass = Zawsze pas: { $question }
order-only-when-i-can = Pytaj tylko wtedy, gdy mogę zrobić coś innego
order-not-again = W tej turze już nie pytaj
order-ask-again = Pytaj znowu
order-hushed = Do końca tury automatyczny pas: { $question }
notices = Powiadomienia
notice-sound = Dźwięki: kości, karty, ruchy, moja kolej, koniec gry
notice-browser = Powiadomienie, gdy nadchodzi mój ruch, a strona jest ukryta
notice-keys = Skróty jednoklawiszowe
sound-on = Dźwięki włączone.
sound-off = Dźwięki wyłączone.

join = Zajmij miejsce
join-name = Wolne miejsce: { $role }. Twoje imię:
curtain-title = Teraz decyduje { $player }
curtain-text = Podaj urządzenie dalej. Póki drzwi są zamknięte, na stronie nie ma nic tajnego.
curtain-lift = Otwórz drzwi
curtain-all = Tymi miejscami gra jedna osoba: bez drzwi
curtain-always = Pytaj także wtedy, gdy można tylko spasować, żeby i drzwi niczego nie zdradzały
pointed = { $player } wskazuje: { $thing }.

score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
rematch = Zagraj jeszcze raz
rematch-go = Do następnej gry
sequel-go = Dalej: { $game }
to-be-continued = Ciąg dalszy nastąpi
continue-go = Do następnej części
replay-watch = Obejrzyj powtórkę
luck-title = Szczęście
luck-lead = Co dał los, a czego należało oczekiwać. Krótkie kreski to jedno odchylenie standardowe: większość partii mieści się między nimi.
luck-what = Co
luck-actual = Wypadło
luck-expected = Oczekiwano
luck-chart = Odchylenie
luck-of = oczekiwano { $expected }
luck-more = wyraźnie więcej, niż oczekiwano
luck-less = wyraźnie mniej, niż oczekiwano
luck-usual = mniej więcej tyle, ile oczekiwano
luck-everybody = Wszyscy razem
turning-title = Gdzie się rozstrzygnęło
turning-line = wybór: { $action } – lepiej: { $best }
turning-none = Nie było większych błędów.

fair-lead = Wszystkie rzuty tej gry pochodzą z tajnego klucza. Jego odcisk ustalono przed pierwszym rzutem, a klucz ogłasza się na końcu: kości nie da się podmienić niezauważenie.
fair-commitment = Odcisk klucza (SHA-256), ustalony na początku
fair-key = Klucz kości
fair-key-later = ogłaszany na końcu gry
fair-check = Sprawdź w tej przeglądarce
fair-good = Klucz pasuje do odcisku, a w zapisie jest ten sam klucz.
fair-bad = Klucz nie pasuje do odcisku!
fair-record = Pobierz zapis gry
fair-command = Aby powtórzyć każdy rzut i ruch:
fair-seed = Wyzwanie na tych samych rzutach: „{ $seed }”

key-option = wybierz odpowiedź
key-enter = potwierdź wybór, rzuć kością albo pomiń opowieść
key-escape = wyczyść wybór albo wróć do gry
key-undo = cofnij
key-hint = podpowiedź
key-history = krok wstecz i naprzód
key-play = odtwórz lub zatrzymaj powtórkę
key-sound = włącz lub wyłącz dźwięki
key-log = przebieg gry
key-rules = zasady
key-chat = czat
key-text = opis stołu
key-help = te klawisze

resign = Poddaj grę
resign-match = Twoja strona się poddaje, wygrywa druga strona.
resign-together = Poddajesz grę i nikt jej nie wygrywa.
resign-seat = Twoje miejsce na stałe zajmie bot, pozostali grają dalej.
resign-sure = Tak, poddaję się
resign-not = Nie, gram dalej
draw-offer = Zaproponuj remis
draw-wish = { $player } proponuje remis.
draw-mine = Proponujesz remis. Druga strona musi się zgodzić.
draw-agree = Zgoda
draw-refuse = Odmowa
draw-withdraw = Wycofaj propozycję
table-put-away = Ten stół jest zamknięty
coach = Mentor
coach-place = Lekcja { $number } z { $of }
coach-rest = Tak trzymaj
    .text = Nic nowego: decyduj, jak chcesz. Odezwę się, gdy pojawi się coś nieznanego.
coach-others = Patrz na innych
    .text = Teraz ruch ma kto inny. Zobacz, co robi; zaraz pytanie wróci do ciebie.
coach-followed = Zrobiłbym tak samo.
coach-otherwise = Inaczej niż ja, ale warto spróbować. Idziemy stąd dalej.
coach-leave = Dalej bez ciebie
coach-show = Pokaż
coach-before = Poprzednia lekcja
coach-after = Następna lekcja
coach-real = Zacznij prawdziwą partię
