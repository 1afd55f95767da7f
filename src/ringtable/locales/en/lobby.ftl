# Header, lobby and the form for a new table.

skip-to-content = To the content
nav = Main
nav-lobby = Lobby
nav-new = New table
language = Language
language-en = English
language-ru = Русский
language-pl = Polski
theme = Colours
theme-auto = Auto
theme-light = Day
theme-dark = Night
not-found = There is nothing on this road

lobby-title = Five roads through Middle-earth
lobby-lead = Sit down at a table, send a friend the link of a seat, or let a bot take it. No account, no clutter.
lobby-new = Set up a table
lobby-open = Waiting for players
lobby-playing = Being played
lobby-finished = Finished
lobby-none-open = No table is waiting. Set one up!
lobby-none-playing = Nobody plays at a listed table right now.
lobby-none-finished = No listed game has ended yet.
lobby-mine = My tables
lobby-none-mine = Tables you sit at are remembered here, in this browser only.
lobby-forget = Forget { $table }
lobby-games = The games
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-seeded = same-seed challenge
lobby-more = Show more
players-range = { $to ->
    [one] 1 player
   *[other] { $from } to { $to } players
}
game-coming = not on this table yet

new-title = A new table
new-game = Game
new-seats = Who sits where
new-seats-help = Several seats of your own make a hot seat: you pass the device around. An open seat gets a link for a friend.
new-who = Who takes seat { $number }
new-level = Strength of the bot on seat { $number }
new-name = Name on seat { $number }
new-remove = Remove seat { $number }
new-add = Add a seat
seat-me = Me
seat-open = A friend, by link
seat-bot = A bot
name-optional = Name, if you like
new-options = Settings of the game
new-table = The table
new-table-title = Title, if you like
new-clock = Time for a move
new-clock-none = no clock
new-clock-minutes = { $minutes ->
    [5] 5 minutes
    [60] an hour
    [1440] a day
    [4320] three days
    [10080] a week
   *[other] { $minutes } minutes
}
new-seed = Same-seed challenge
new-seed-help = Tables with the same word here get the same dice. Leave it empty for fresh ones.
new-listed = Show it in the lobby
new-listed-help = Everybody may watch; open seats can be taken by anyone.
new-shared = Everybody adds to the dice
new-shared-help = For players who trust nobody with them: the game is dealt once every browser has added its part.
new-pure = Without help
new-pure-help = No hints, no map of what can be known, no branches while it is played.
new-create = Set up the table
