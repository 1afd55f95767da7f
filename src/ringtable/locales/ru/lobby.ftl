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
lobby-lead = Играйте в одиночку или пошлите другу ссылку. Без регистрации.
lobby-new = Создать стол
lobby-playing = Идёт игра
lobby-finished = Завершённые
lobby-forget = Забыть: { $table }
lobby-games = Игры
lobby-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
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
new-follows = Этот стол продолжает вашу партию «{ $game }»: всё, что в ней заслужено, переходит сюда.
new-seats = Кто где сидит
new-add = Добавить место
name-optional = Имя, если хотите
new-editions-differ = { $count ->
    [one] Чем отличаются издания: { $count } правило, каждое можно выбрать отдельно
    [few] Чем отличаются издания: { $count } правила, каждое можно выбрать отдельно
   *[many] Чем отличаются издания: { $count } правил, каждое можно выбрать отдельно
}
new-editions-own = { $count ->
    [one] { $count } правило выбрано отдельно
    [few] { $count } правила выбраны отдельно
   *[many] { $count } правил выбраны отдельно
}
new-editions-help = Издание определяет все правила ниже. Одним щелчком любое из них можно выбрать отдельно.
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
new-pure-help = Пока идёт игра, нет ни подсказок, ни карты вероятностей, ни ответвлений.
page-quest-decks = Колоды
page-quest-journal = Журнал приключений

lobby-continue = Продолжить
lobby-your-turn = Ваш ход
lobby-turn-of = Ходит { $player }
lobby-seeks = { $count ->
    [one] ждёт { $count } игрока
    [few] ждёт { $count } игроков
   *[many] ждёт { $count } игроков
}
lobby-against = соперники: { $players }
lobby-with = вместе с вами: { $players }
lobby-alone = в одиночку
lobby-seats-free = Свободные места
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-replay = Запись
lobby-none = Здесь пока пусто.
lobby-gone = Этого стола больше нет.
lobby-setup = Настроить
play-now = Играть
invite-friends = Позвать друзей
how-to-play = Как играть
howto-turn = Ход в пяти картинках
howto-rules = Полные правила
game-minutes = { $minutes } мин
weight-1 = лёгкая
weight-2 = простая
weight-3 = средняя
weight-4 = глубокая
weight-5 = сложная
level = Уровень бота
level-easy = лёгкий
    .about = играет просто и ошибается
level-experienced = опытный
    .about = играет разумно
level-strongest = сильнейший
    .about = играет в полную силу
bot-names = Ноб, Боб, Рози, Маргаритка, Хоб

role-dash-1 = Первый хоббит
    .who = Первый хоббит
    .inside = первый хоббит
role-dash-2 = Второй хоббит
    .who = Второй хоббит
    .inside = второй хоббит
role-dash-3 = Третий хоббит
    .who = Третий хоббит
    .inside = третий хоббит
role-dash-4 = Четвёртый хоббит
    .who = Четвёртый хоббит
    .inside = четвёртый хоббит
role-doom-1 = Первый путник
    .who = Первый путник
    .inside = первый путник
role-doom-2 = Второй путник
    .who = Второй путник
    .inside = второй путник
role-doom-3 = Третий путник
    .who = Третий путник
    .inside = третий путник
role-doom-4 = Четвёртый путник
    .who = Четвёртый путник
    .inside = четвёртый путник
role-hunt-1 = Хранитель Кольца
    .who = Хранитель Кольца
    .inside = Хранитель Кольца
role-hunt-2 = Призраки Кольца
    .who = Призрак Кольца
    .inside = Призрак Кольца
role-hunt-2-1 = Первый Призрак Кольца
    .who = Первый Призрак Кольца
    .inside = первый Призрак Кольца
role-hunt-2-2 = Второй Призрак Кольца
    .who = Второй Призрак Кольца
    .inside = второй Призрак Кольца
role-hunt-2-3 = Третий Призрак Кольца
    .who = Третий Призрак Кольца
    .inside = третий Призрак Кольца
role-hunt-2-4 = Четвёртый Призрак Кольца
    .who = Четвёртый Призрак Кольца
    .inside = четвёртый Призрак Кольца
role-war-free = Свободные народы
    .who = Игрок Свободных народов
    .inside = игрок Свободных народов
role-war-shadow = Тьма
role-war-gondor = Гондор и эльфы
    .who = Игрок Гондора
    .inside = игрок Гондора
role-war-rohan = Рохан, Север и гномы
    .who = Игрок Рохана
    .inside = игрок Рохана
role-war-sauron = Саурон
role-war-isengard = Изенгард, харадримы и истерлинги
    .who = Игрок Изенгарда
    .inside = игрок Изенгарда
role-quest-leadership = Колода лидерства
    .who = Игрок с колодой лидерства
    .inside = игрок с колодой лидерства
role-quest-lore = Колода знаний
    .who = Игрок с колодой знаний
    .inside = игрок с колодой знаний
role-quest-spirit = Колода духа
    .who = Игрок с колодой духа
    .inside = игрок с колодой духа
role-quest-tactics = Колода тактики
    .who = Игрок с колодой тактики
    .inside = игрок с колодой тактики
role-quest-own = Своя колода
    .who = Игрок со своей колодой
    .inside = игрок со своей колодой
side-hunt-0 = Хранитель Кольца
    .about = один игрок, ходит втайне
side-hunt-1 = Призраки Кольца
    .about = от одного до четырёх игроков, охотятся вместе
side-war-0 = Свободные народы
    .about = донести Кольцо до огня или выстоять
side-war-1 = Тьма
    .about = завоевать всё или сломить Хранителя
side-together = Все вместе
    .about = победа и поражение общие
side-each = Каждый за себя
    .about = победит кто-то один

setup-who = Кто играет: { $role }
setup-name = Имя: { $role }
setup-level = Уровень бота: { $role }
setup-remove = Убрать: { $role }
setup-me = Я
setup-friend = Друг
setup-bot = Бот
setup-link = получит ссылку на это место
setup-swap = Поменяться местами
setup-how = Как играем
setup-rulebook = По книге правил
setup-easier = Легче
setup-harder = Труднее
setup-easier-hunt = Легче для Фродо
setup-harder-hunt = Труднее для Фродо
setup-more = Ещё: название, часы, броски, зрители
setup-table = Ваш стол
setup-several = Ваших мест несколько: передавайте устройство по кругу.
setup-sit = Сесть за стол
setup-links = Получить ссылки
setup-another = Другая игра:
setup-about-dash-side = На усложнённой стороне у мест есть свои свойства.
setup-about-doom-allies_in_need = Неиспользованные карты дают отвагу перед Роковой горой.
setup-about-doom-exclusive_allies = Союзник помогает только тому, перед кем лежит.
setup-about-doom-no_protection = Поля событий действуют каждый раз, даже если там уже кто-то побывал.
setup-about-hunt-variant = Что Всадники с самого начала знают о помощи для Фродо.
setup-about-hunt-refuges = Во второй части поиск в убежище ничего не находит.
setup-about-hunt-strict_memory = Насколько далеко Всадники могут читать журнал.
setup-about-hunt-aid_tokens = Жетоны, которыми Всадники отмечают то, что узнали.
setup-about-hunt-deduction = По просьбе стол считает, где может быть Фродо.
setup-about-hunt-reveal_after_part1 = Увидят ли Всадники путь, которым Фродо пришёл в Бри.
setup-about-quest-encounter_deck = В лёгкой колоде меньше карт, а у героев в начале на ресурс больше.
setup-about-quest-shadow_cards = Каждая атака приносит скрытую карту, и она делает атаку опаснее.

# What is chosen first of all: a sentence for each choice

setup-about-hunt-parts-whole = Из Шира в Бри и дальше в Ривенделл за одну партию.
setup-about-hunt-parts-one = Из Шира в Бри; продолжение следует: всё перейдёт в письме.
setup-about-hunt-parts-two = Из Бри в Ривенделл, после обычной первой части или по вашему письму.
setup-about-quest-scenario-passage-through-mirkwood = Через лес пауков; сложность 1.
setup-about-quest-scenario-journey-along-the-anduin = Тролль у переправы, потом на плоту вниз по реке; сложность 4.
setup-about-quest-scenario-escape-from-dol-guldur = Один из героев в плену в тёмной башне; сложность 7.
setup-about-quest-format-scenario = Партия на один вечер.
setup-about-quest-format-campaign = Все три сценария по порядку, каждый с новой подготовкой; очки складываются.
setup-about-quest-format-nightmare = Все три по порядку; раны, угроза и колоды остаются как были.

waiting-title = Ещё не заняты: { $roles }
waiting-lead = Пошлите эту ссылку. Кто откроет её первым, сядет на место: { $role }.
waiting-lead-others = Игра начнётся, когда займут последнее место.
waiting-link = Ссылка на место
waiting-copy = Скопировать ссылку
waiting-share = Поделиться…
waiting-once = Ссылка и есть место: дайте её только одному человеку.
waiting-camera = или наведите камеру
waiting-code = QR-код ссылки
waiting-nobody = Никто не идёт?
waiting-bot = Бот займёт это место и останется на нём.
waiting-bot-sit = Посадить бота
close-table = Закрыть этот стол
coach-learn = Учиться за игрой
coach-learn-game = Учиться за игрой: { $game }
coach-new = «{ $game }»: играете впервые?
    .text = В первой партии рядом сидит наставник и объясняет каждое решение, когда до него доходит дело.
coach-decline = Нет, спасибо
offer-first = Играете впервые?
offer-coach = Рядом может сесть наставник, минут на { $minutes }.
offer-just-play = Просто играть
offer-just-invite = Просто позвать друзей
offer-back = Назад к выбору
