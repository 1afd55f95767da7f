# Слова для всех страниц и для терминала.

list-and = { $first } и { $last }
option = { $text }
option-pass = Пас
option-pass-on = Пасовать и дальше
option-done = Это всё
loading = Раскладываем игру…

game-dash = Бросок в Мордор
    .about = Пять кубиков, извилистая дорога и назгулы за спиной. Десять минут.
game-doom = Путешествие к Роковой горе
    .about = Шесть этапов кубиков и отваги: Братство против Тьмы, вместе или в одиночку.
game-hunt = Охота за Кольцом
    .about = Скрытое перемещение: Фродо бежит, Всадники идут по следу.
game-war = Война Кольца
    .about = Великая война за Средиземье для двух сторон.
game-quest = Властелин колец: карточная игра
    .about = Кооперативная карточная игра о героях и походах.

seat-number = Место { $number }
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-easy = Лёгкий бот
bot-heuristic = Опытный бот
bot-mcts = Думающий бот
bot-optimal = Точный бот
bot-unknown = Бот ({ $bot })

won-by = { $count ->
    [one] Победа: { $winners }
    [few] Вместе побеждают { $winners }
    [many] Вместе побеждают { $winners }
   *[other] Вместе побеждают { $winners }
}
nobody-won = Победителей нет

why-match-over = Игра окончена.
why-not-your-turn = Сейчас решает { $player }.

problem-unreachable = Сервер не отвечает. Игра сохранена, попробуйте чуть позже.
problem-stale-version = На столе уже что-то изменилось. Сейчас положение такое.
problem-illegal-action = Сейчас так нельзя.
problem-unknown-option = Такого варианта нет.
problem-wrong-seat = Решает другой игрок.
problem-match-over = Игра окончена.
problem-nothing-to-undo = Отменять нечего.
problem-undo-barrier = Отменить мешают броски, новые сведения или ход другого игрока.
problem-private-table = Это закрытый стол: откройте его по ссылке.
problem-no-such-table = Такого стола нет.
problem-no-such-step = Такого момента в этой игре нет.
problem-no-such-bot = Такого бота нет.
problem-seat-kept = Это место придержано для того, кто играл на нём раньше.
problem-seat-taken = Это место занято.
problem-no-right = Ваши ссылки не дают на это права.
problem-not-started = Игра начнётся, когда все места будут заняты.
problem-not-over = Игра ещё не окончена.
problem-no-record = У игры, начатой с середины другой, нет записи.
problem-no-advice = Совета не нашлось.
problem-too-fast = Слишком много сразу. Подождите немного.
problem-too-large = Это слишком длинно.
problem-too-many-tables = Вы смотрите слишком много столов сразу.
problem-frozen = Этот стол остановлен в последнем верном положении.
problem-store-down = Сервер сейчас не может сохранять. Ничего не потеряно, попробуйте чуть позже.
problem-server-error = На сервере что-то сломалось. Ничего не потеряно, попробуйте чуть позже.
problem-bad-option = С такими настройками игру не разложить.
problem-bad-content = С таким набором игру не разложить.
problem-no-request = Никто не просит отменить ход.
problem-forgotten = За этим столом нельзя заглядывать назад дальше сегодняшнего утра.
problem-no-insight = В этой игре вычислять нечего.
problem-bad-letter = Это письмо не подходит: нужно то, что получено в конце первой части.
problem-seed-tells = Кто знает слово вызова, знает и чужие карты. При свободных местах эта игра раздаётся случайно.
problem-bad-seats = В эту игру не играют таким числом игроков.
problem-malformed = Сервер этого не понял.
