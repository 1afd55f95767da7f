# Шапка, зал и форма нового стола.

skip-to-content = К основному содержимому
nav = Главное меню
nav-lobby = Зал
nav-new = Новый стол
language = Язык
language-en = English
language-ru = Русский
language-pl = Polski
theme = Цвета
theme-auto = Авто
theme-light = День
theme-dark = Ночь
not-found = На этой дороге ничего нет

lobby-title = Пять дорог по Средиземью
lobby-lead = Садитесь за стол, пошлите другу ссылку на место или отдайте его боту. Без регистрации и ничего лишнего.
lobby-new = Создать стол
lobby-open = Ждут игроков
lobby-playing = Идёт игра
lobby-finished = Закончены
lobby-none-open = Свободных столов нет. Создайте свой!
lobby-none-playing = За открытыми столами сейчас не играют.
lobby-none-finished = Ни одна открытая игра ещё не закончилась.
lobby-mine = Мои столы
lobby-none-mine = Здесь запоминаются столы, за которыми вы сидите, — и только в этом браузере.
lobby-forget = Забыть: { $table }
lobby-games = Игры
lobby-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
lobby-seeded = одинаковые броски для всех
lobby-more = Показать ещё
players-range = { $to ->
    [1] 1 игрок
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
    [many] { $from }–{ $to } игроков
   *[other] { $from }–{ $to } игрока
}
game-coming = пока не готова

new-title = Новый стол
new-game = Игра
new-seats = Кто где сидит
new-seats-help = Если ваших мест несколько, передавайте устройство по кругу. Для свободного места появится ссылка для друга.
new-who = Кто займёт место { $number }
new-level = Сила бота на месте { $number }
new-name = Имя на месте { $number }
new-remove = Убрать место { $number }
new-add = Добавить место
seat-me = Я
seat-open = Друг по ссылке
seat-bot = Бот
name-optional = Имя, если хотите
new-options = Настройки игры
new-table = Стол
new-table-title = Название, если хотите
new-clock = Время на ход
new-clock-none = без часов
new-clock-minutes = { $minutes ->
    [5] 5 минут
    [60] час
    [1440] сутки
    [4320] трое суток
    [10080] неделя
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
new-seed = Состязание на одинаковых бросках
new-seed-help = У столов с одинаковым словом одинаковые броски. Оставьте поле пустым, и броски будут новыми.
new-listed = Показать в зале
new-listed-help = Смотреть может каждый, свободные места может занять любой.
new-shared = К броскам добавляют все
new-shared-help = Для тех, кто никому не доверяет броски: раздача начнётся, когда каждый браузер добавит свою часть.
new-pure = Без помощи
new-pure-help = Пока идёт игра, нет ни подсказок, ни карты известного, ни ответвлений.
new-create = Создать стол
