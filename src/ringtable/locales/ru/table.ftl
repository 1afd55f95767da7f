# Страница стола, во что бы за ним ни играли.

table-trouble = Этот стол не открыть
table-closed = Это закрытый стол. Откройте его по ссылке на место или по ссылке для зрителей.
table-frozen = Этот стол остановлен в последнем верном положении: в правилах случился сбой. Ничего не потеряно, за остальными столами игра идёт дальше. Сообщите тому, кто отвечает за сервер.
table-listed = Виден в зале: смотреть может каждый.
table-private = Закрытый: смотреть может только тот, у кого есть ссылка.
link-lost = связь потеряна, пробуем снова…
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
deadline = ход до: { $when }
branch-of = ответвление от партии «{ $title }», момент { $step }
spectator = Зритель
your-turn = Ваш ход
turn-of = Ваш ход: { $player }
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
prompt-hidden = О чём вопрос, не показано: это тайна.
prompt-passed = По вашей просьбе — пас.
result-see = Посмотреть итог
skip = Пропустить
speed = Скорость
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-at-once = сразу
choose-below = Выберите ниже
choose-more = Осталось выбрать: { $count }
all-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
hide-options = Скрыть варианты
answers = Ответы
options-more = ещё { $count }
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
hint = Подсказка
undo = Отменить
undo-ask = Взять ход назад
undo-wish = { $player } просит разрешения взять последний ход назад.
undo-agree = Согласиться
undo-refuse = Отказать
taken-back = { $count ->
    [one] После бросков или новых сведений взят назад { $count } ход.
    [few] После бросков или новых сведений взято назад { $count } хода.
    [many] После бросков или новых сведений взято назад { $count } ходов.
   *[other] После бросков или новых сведений взято назад { $count } хода.
}

table-taken-back = { $player } берёт назад { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}{ $labelled ->
    [0] .
   *[other] , хотя с тех пор были броски или открылось новое.
}
table-clock-ran-out = { $player }: время вышло, ход сделал бот.
table-restored = Сохранённая позиция была повреждена. { $moves ->
    [0] Её удалось восстановить, ничего не потеряно.
    [one] Игра продолжается с последней целой: потерян { $moves } ход, дальнейшие броски новые.
    [few] Игра продолжается с последней целой: потеряно { $moves } хода, дальнейшие броски новые.
   *[many] Игра продолжается с последней целой: потеряно { $moves } ходов, дальнейшие броски новые.
}
table-bot-moved = { $player }: бот дал сбой, вместо него ход сделал другой ({ $bot }).

players = Игроки
seat-mine = вы
seat-free = свободно
seat-kept = оставлено
seat-away = не на связи
seat-asked = решает
side = Вокруг стола
tab-log = Журнал
log-earlier = Показать, что было раньше
tab-rules = Правила
tab-chat = Чат
tab-seats = Стол
tab-fair = Честная игра
tab-keys = Клавиши
tab-words = Текст
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
history-back = Шаг назад
history-forward = Шаг вперёд
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
text-table = Описание стола

seats = Места
link-seat = Скопировать ссылку на место
link-device = Скопировать ссылку на моё место для другого устройства
link-renew = Выйти на других устройствах
passed-on = По этой ссылке открыто место: { $player }. Вам его передали? Тогда садитесь, и у прежнего владельца доступ закроется. Если это ваше второе устройство, просто продолжайте.
passed-on-short = Это место игрока { $player }.
passed-on-to-me = Мне передали
passed-on-name = Ваше имя
passed-on-sit = Сесть
passed-on-stay = Продолжить
host-knows-seed = Слово, из которого получаются броски, выбрал тот, кто открыл стол: он может знать каждый бросок наперёд.
host-knows-letter = Стол открыт с письмом: тот, кто его открыл, может знать скрытое.
dice-settling = Браузер каждого добавляет своё к броскам; потом начнётся раздача.
fair-shares = Добавлено игроками
link-watch = Скопировать ссылку для зрителей
hand-to-bot = Пусть играет бот
take-back = Играть без бота
orders = Автоматические ответы
order-pass = Всегда пас: { $question }
order-only-when-i-can = Спрашивать, только если можно не только пасовать
order-not-again = В этот ход больше не спрашивать
order-ask-again = Спрашивать снова
order-hushed = До конца хода автоматический пас: { $question }
notices = Уведомления
notice-sound = Звуки: кубики, карты, ходы, моя очередь, конец игры
notice-browser = Уведомление, когда наступает мой ход, а страница скрыта
notice-keys = Управление отдельными клавишами
sound-on = Звук включён.
sound-off = Звук выключен.

join = Занять место
join-name = Свободное место: { $role }. Ваше имя:
curtain-title = Теперь решает { $player }
curtain-text = Передайте устройство. Пока двери закрыты, ничего тайного на странице нет.
curtain-lift = Открыть двери
curtain-all = За эти места играет один человек: без дверей
curtain-always = Спрашивать и тогда, когда можно только пасовать: пусть и двери ничего не выдают
pointed = { $player } показывает: { $thing }.

score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
rematch = Сыграть ещё
rematch-go = К следующей игре
sequel-go = Дальше: { $game }
to-be-continued = Продолжение следует
continue-go = К следующей части
replay-watch = Смотреть запись
luck-title = Удача
luck-lead = Что дал случай и чего следовало ожидать. Короткие штрихи отмечают одно стандартное отклонение: большинство партий укладывается между ними.
luck-what = Что
luck-actual = Выпало
luck-expected = Ожидалось
luck-chart = Отклонение
luck-of = ожидалось { $expected }
luck-more = заметно больше ожидаемого
luck-less = заметно меньше ожидаемого
luck-usual = примерно как ожидалось
luck-everybody = Все вместе
turning-title = Где всё решилось
turning-line = выбор: { $action } — лучше: { $best }
turning-none = Серьёзных ошибок не было.

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
key-enter = подтвердить выбранное, бросить кубик или пропустить рассказ
key-escape = снять выбор или вернуться к игре
key-undo = взять ход назад
key-hint = подсказка
key-history = шаг назад и вперёд
key-play = запустить или приостановить запись
key-sound = включить или выключить звук
key-log = журнал
key-rules = правила
key-chat = чат
key-text = описание стола
key-help = эти клавиши

resign = Сдаться
resign-match = Ваша сторона сдаётся, побеждает другая сторона.
resign-together = Вы прекращаете игру, победителей в ней нет.
resign-seat = Ваше место навсегда займёт бот, остальные играют дальше.
resign-sure = Да, сдаюсь
resign-not = Нет, играю дальше
draw-offer = Предложить ничью
draw-wish = { $player } предлагает ничью.
draw-mine = Вы предлагаете ничью. Другая сторона должна согласиться.
draw-agree = Согласиться
draw-refuse = Отказаться
draw-withdraw = Забрать предложение
table-put-away = Этот стол закрыт
coach = Наставник
coach-place = Урок { $number } из { $of }
coach-rest = Так держать
    .text = Здесь ничего нового: решайте как хотите. Я заговорю, когда встретится что-то незнакомое.
coach-others = Смотрите на других
    .text = Сейчас ходит другой. Следите, что он делает; скоро снова спросят вас.
coach-followed = Я поступил бы так же.
coach-otherwise = Не как у меня, но попробовать стоит. Идём дальше отсюда.
coach-leave = Дальше без вас
coach-show = Покажите
coach-before = Предыдущий урок
coach-after = Следующий урок
coach-real = Начать настоящую партию
