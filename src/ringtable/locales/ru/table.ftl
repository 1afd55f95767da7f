# Страница стола, во что бы за ним ни играли.

table-trouble = Этот стол не открыть
table-closed = Это закрытый стол. Откройте его по ссылке на место или по ссылке для зрителей.
table-frozen = Этот стол остановлен в последнем верном положении: в правилах случился сбой. Ничего не потеряно, за остальными столами игра идёт дальше. Сообщите тому, кто отвечает за сервер.
table-waiting = Игра начнётся, когда все места будут заняты. Ссылки на свободные — во вкладке «Стол».
table-listed = Виден в зале: смотреть может каждый.
table-private = Закрытый: смотреть может только тот, у кого есть ссылка.
link-lost = связь потеряна, пробуем снова…
deadline = ход до: { $when }
spectator = Зритель
your-turn = Ваш ход
your-name = Ваше имя
close = Закрыть
copied = Ссылка скопирована.

prompt-behind = Смотрите, что происходит…
prompt-waiting = { $count ->
    [one] Решает { $players }
    [few] Решают { $players }
    [many] Решают { $players }
   *[other] Решают { $players }
}
skip = Пропустить
choose-on-board = Выберите на столе
all-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
hide-options = Скрыть варианты
advice-exact = Шансы вычислены точно ({ $bot }).
advice-guess = { $visits ->
    [0] Оценка: { $bot }.
    [one] Оценка: { $bot }, { $visits } попытка.
    [few] Оценка: { $bot }, { $visits } попытки.
    [many] Оценка: { $bot }, { $visits } попыток.
   *[other] Оценка: { $bot }, { $visits } попытки.
}
why-not = Почему нельзя?
why-allowed = Это можно: вперёд.
why-unknown = К этому вопросу это не относится.
open-rule = (открыть правило)
hint = Совет
undo = Отменить
undo-ask = Взять назад
undo-wish = { $player } просит разрешения взять назад последнее решение.
undo-agree = Согласиться
undo-refuse = Отказать
taken-back = { $count ->
    [one] После бросков или новостей взято назад { $count } решение.
    [few] После бросков или новостей взято назад { $count } решения.
    [many] После бросков или новостей взято назад { $count } решений.
   *[other] После бросков или новостей взято назад { $count } решения.
}

table-taken-back = { $player } берёт назад { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}{ $labelled ->
    [0] .
   *[other] , хотя между ними были броски или новости.
}
table-clock-ran-out = { $player }: время вышло, ход сделал бот.
table-bot-moved = { $player }: бот дал сбой, вместо него ход сделал другой ({ $bot }).

players = Игроки
seat-mine = вы
seat-free = свободно
seat-kept = придержано
seat-away = не на связи
seat-asked = решает
side = Вокруг стола
tab-log = Журнал
log-earlier = Показать более раннее
tab-rules = Правила
tab-chat = Беседа
tab-seats = Стол
tab-fair = Честность
tab-keys = Клавиши
tab-words = Словами
page-act = Ход
show-step = Показать момент { $step }

rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось.
    [one] { $count } место.
    [few] { $count } места.
    [many] { $count } мест.
   *[other] { $count } места.
}
rules-developers = Часть для разработчиков (на английском)
rules-players = Назад к правилам

chat-none = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить

history = История
history-first = К началу
history-back = На момент назад
history-forward = На момент вперёд
history-play = Воспроизвести запись
history-pause = Пауза
history-step = Момент
history-at = Момент { $step } из { $last }
history-start = Игра разложена.
history-now = Вернуться к игре
history-end = Вернуться к итогу
history-share = Скопировать ссылку на этот момент
history-branch = Доиграть отсюда в одиночку
looking-back = Вы смотрите момент { $step } из { $last }.
text-table = Стол словами

seats = Места
link-seat = Скопировать ссылку на место
link-device = Скопировать ссылку на моё место для другого устройства
link-watch = Скопировать ссылку для зрителей
hand-to-bot = Пусть играет бот
take-back = Играть без бота
orders = Постоянные распоряжения
order-pass = Пасовать без вопроса: { $question }
notices = Уведомления
notice-sound = Звук, когда мой ход
notice-browser = Уведомление, когда мой ход, а страница скрыта
notice-keys = Управление одиночными клавишами

join = Занять место
join-name = Место { $number } свободно. Ваше имя:
curtain-title = Теперь решает { $player }
curtain-text = Передайте устройство. Ничего тайного не видно, пока занавес не поднят.
curtain-lift = Поднять занавес
pointed = { $player } показывает: { $thing }.

score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
rematch = Сыграть ещё
rematch-go = К следующей игре
replay-watch = Смотреть запись
luck-title = Удача
luck-lead = Что дали кубики и чего следовало ожидать. Короткие штрихи отмечают одно стандартное отклонение: большинство игр лежит между ними.
luck-what = Что
luck-actual = Выпало
luck-expected = Ожидалось
luck-chart = Отклонение
luck-of = ожидалось { $expected }
luck-more = заметно больше ожидаемого
luck-less = заметно меньше ожидаемого
luck-usual = примерно как ожидалось
turning-title = Где всё решилось
turning-line = выбор: { $action } — лучше: { $best }
turning-none = Никто не упустил ничего существенного.

fair-lead = Все броски этой игры выведены из тайного ключа. Его отпечаток закреплён до первого броска, а в конце ключ публикуется: подменить кубик незаметно нельзя.
fair-commitment = Отпечаток ключа (SHA-256), закреплён в начале
fair-key = Ключ бросков
fair-key-later = публикуется в конце игры
fair-check = Проверить в этом браузере
fair-good = Ключ подходит к отпечатку, и в записи тот же ключ.
fair-bad = Ключ не подходит к отпечатку!
fair-record = Сохранить запись игры
fair-command = Чтобы повторить каждый бросок и ход:
fair-seed = Состязание на одинаковых бросках: «{ $seed }»

key-option = выбрать ответ
key-enter = подтвердить выбранное
key-escape = снять выбор или вернуться к игре
key-undo = взять назад
key-hint = совет
key-history = на момент назад и вперёд
key-log = журнал
key-rules = правила
key-chat = беседа
key-text = стол словами
key-help = эти клавиши
