# Słowa dla wszystkich stron i dla terminala.

list-and = { $first } i { $last }
option = { $text }
option-pass = Pas
option-pass-on = Pasuj dalej
option-done = To wszystko
option-yes = Tak
option-no = Nie
option-number = { $n }
loading = Rozkładamy grę…
offline = Brak połączenia. Stoły potrzebują serwera; gdy tylko odpowie, strona ruszy dalej sama.
page-renewed = Jest nowa wersja tej strony.
page-load = Wczytaj

game-dash = Pędem do Mordoru
    .about = Rzucaj, odkładaj, biegnij: pięć kości i Nazgûle za plecami.
game-doom = Wyprawa na Górę Przeznaczenia
    .about = Razem donieście Pierścień do ognia, nim zabraknie odwagi.
game-hunt = Polowanie na Pierścień
    .about = Frodo wymyka się w tajemnicy; Jeźdźcy czytają trop.
game-war = Wojna o Pierścień
    .about = Wielka wojna: armie, karty i dwóch hobbitów.
game-quest = Władca Pierścieni. Gra karciana
    .about = Zbudujcie talię bohaterów i razem ruszcie na wyprawę.

seat-number = Miejsce { $number }
bot-random = Losowy bot
bot-greedy = Zachłanny bot
bot-easy = Łatwy bot
bot-heuristic = Doświadczony bot
bot-mcts = Myślący bot
bot-optimal = Dokładny bot
bot-unknown = Bot ({ $bot })

won-by = { $count ->
    [one] Wygrywa { $winners }
    [few] Wspólnie wygrywają { $winners }
    [many] Wspólnie wygrywają { $winners }
   *[other] Wspólnie wygrywają { $winners }
}
nobody-won = Nikt nie wygrywa

why-match-over = Gra się skończyła.
why-not-your-turn = Teraz decyduje { $player }.

problem-unreachable = Serwer nie odpowiada. Gra jest bezpieczna, spróbuj za chwilę.
problem-stale-version = Na stole coś się już zmieniło. Teraz wygląda to tak.
problem-illegal-action = Teraz tak nie wolno.
problem-unknown-option = Nie ma takiej możliwości.
problem-which-copy = Jest kilka kopii: podaj numer tej, o którą chodzi.
problem-wrong-seat = Decyduje ktoś inny.
problem-match-over = Gra się skończyła.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-undo-barrier = Cofnięciu przeszkadzają rzuty, nowa wiedza albo ruch innego gracza.
problem-private-table = To stół prywatny: otwórz go przez link.
problem-used-link = Ten link został już użyty: miejsce ma teraz inny. Poproś o nowy osobę, która ci go dała, albo oglądaj bez niego.
problem-seat-open = Nikt tu jeszcze nie siedzi: zajmij miejsce przez jego link.
problem-pure-table = Przy tym stole gra się bez pomocy.
problem-no-other-world = Nic innego nie pasuje do tego, co wiesz: nie ma czego rozdać na nowo.
problem-no-such-table = Nie ma takiego stołu.
problem-no-such-step = W tej grze nie ma takiego momentu.
problem-no-such-bot = Nie ma takiego bota.
problem-seat-kept = To miejsce czeka na osobę, która grała na nim poprzednio.
problem-seat-taken = To miejsce jest zajęte.
problem-no-right = Te linki nie dają do tego prawa.
problem-notices-off = Takich powiadomień ten serwer nie wysyła.
problem-bad-mail = To nie jest adres e-mail.
problem-bad-push = Ten serwer nie zna usługi powiadomień twojej przeglądarki.
problem-address-not-allowed = Na ten adres serwer niczego nie wysyła. Może na to zezwolić ten, kto nim zarządza.
problem-too-many-notices = Miejsce ma najwyżej pięć adresów powiadomień. Najpierw wyłącz jeden.
problem-wrong-code = Wysłany kod był inny.
problem-no-such-notice = To powiadomienie jest już wyłączone.
problem-not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
problem-not-over = Gra jeszcze trwa.
problem-no-record = Gra zaczęta w środku innej nie ma zapisu.
problem-no-advice = Nie znaleziono podpowiedzi.
problem-too-fast = Za dużo naraz. Poczekaj chwilę.
problem-too-large = To jest za długie.
problem-too-many-tables = Oglądasz zbyt wiele stołów naraz.
problem-table-full = Więcej ten stół nie pomieści.
problem-busy = Za dużo naraz. Spróbuj za chwilę.
problem-frozen = Ten stół zatrzymano w ostatniej dobrej pozycji.
problem-store-down = Serwer nie może teraz zapisywać. Nic nie przepadło, spróbuj za chwilę.
problem-damaged = Zapisane dane są uszkodzone i nie można ich pokazać.
problem-server-error = Coś się zepsuło na serwerze. Nic nie przepadło, spróbuj za chwilę.
problem-bad-option = Z takimi ustawieniami nie da się rozłożyć gry.
problem-bad-content = Z takim zestawem nie da się rozłożyć gry.
problem-no-request = Nikt nie prosi o cofnięcie ruchu.
problem-forgotten = Przy tym stole nie wolno zaglądać wstecz dalej niż do dzisiejszego poranka.
problem-no-insight = W tej grze nie ma czego obliczać.
problem-bad-letter = Ten list nie pasuje: potrzebny jest ten z ukończonej pierwszej części.
problem-broken-seal = Pieczęć jest złamana: list zmieniono albo nie powstał tutaj.
problem-to-be-continued = Opowieść trwa dalej przy innym stole; do jej końca tajemnice pozostają tajemnicami.
problem-seed-tells = Kto zna słowo wyzwania, zna cudze karty. Przy wolnych miejscach ta gra jest rozdawana losowo.
problem-option-tells = Kto nazywa to, co ukryte, wie, co mają inni. Przy wolnych miejscach nie można tego wybrać.
problem-option-carried = To daje tylko zakończona partia, nie można tego wybrać.
problem-no-sequel = Ta partia nie prowadzi do innej gry.
problem-no-lesson = Ta gra nie ma jeszcze pierwszej partii z mentorem.
problem-dice-early = Jeszcze nie wszyscy obiecali swój udział w rzutach.
problem-dice-broken-promise = To nie jest udział, który obiecano.
problem-dice-promised = Z tego miejsca obiecano inny udział.
problem-dice-not-shared = Przy tym stole nikt nie dokłada się do rzutów.
problem-bad-seats = W tylu graczy nie da się w to zagrać.
problem-malformed = Serwer tego nie zrozumiał.

match-resigned = { $player } poddaje grę.
match-drawn = { $player } przyjmuje remis: gra kończy się remisem.
reason-resigned = Wygrana, bo rywale się poddali.
reason-resigned-together = Gra została poddana.
reason-drawn = Strony zgodziły się na remis.
draw-agreed = Remis
problem-table-closed = Gospodarz zamknął ten stół. Nikt jeszcze przy nim nie grał.
problem-no-draw = Remis jest możliwy tylko w grach dwóch stron.
problem-draw-offered = Remis został już zaproponowany.
problem-draw-declined = Remis odrzucono. Zagraj dalej, zanim zaproponujesz go znowu.
problem-no-offer = Nikt już nie proponuje remisu.
problem-not-host = Zamknąć stół może tylko ten, kto go przygotował.
problem-played = Ktoś już tu zagrał, więc stołu nie można zamknąć. Możesz za to poddać grę.
