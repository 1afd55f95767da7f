# Words that every page and the terminal use.

list-and = { $first } and { $last }
option = { $text }
option-pass = Pass
option-pass-on = Keep passing
option-done = That is all
option-yes = Yes
option-no = No
option-number = { $n }
loading = The table is being laid …
offline = No connection. Tables need the server; this page goes on by itself as soon as it answers.
page-renewed = There is a new version of this page.
page-load = Load it

game-dash = Dash to Mordor
    .about = Roll, keep, run: five dice and the Nazgûl behind you.
game-doom = Adventure to Mount Doom
    .about = Bring the Ring to the fire together before courage fails.
game-hunt = The Hunt for the Ring
    .about = Frodo slips away in secret; the Riders read his trail.
game-war = War of the Ring
    .about = The great war: armies, cards, and two hobbits in it all.
game-quest = The Lord of the Rings: The Card Game
    .about = Build a deck of heroes and face a quest together.

seat-number = Seat { $number }
bot-random = Random bot
bot-greedy = Greedy bot
bot-easy = Easy bot
bot-heuristic = Experienced bot
bot-mcts = Searching bot
bot-optimal = Exact bot
bot-unknown = Bot ({ $bot })

won-by = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
nobody-won = Nobody wins

why-match-over = The game is over.
why-not-your-turn = It is { $player }’s turn to decide.

problem-unreachable = The server cannot be reached. Your game is safe; try again in a moment.
problem-stale-version = The table has moved on. This is how it stands now.
problem-illegal-action = That is not allowed now.
problem-unknown-option = That is not one of the choices.
problem-which-copy = There are several copies: name the one you mean, with its number.
problem-wrong-seat = Somebody else has to decide.
problem-match-over = The game is over.
problem-nothing-to-undo = There is nothing to take back.
problem-undo-barrier = Dice, new knowledge or another player’s action lie in between.
problem-private-table = This table is private: open it by its link.
problem-used-link = This link was used already: the seat has another one now. Ask whoever gave it to you for a new link, or watch without it.
problem-seat-open = Nobody sits here yet: take the seat by its link.
problem-pure-table = This table is played without help.
problem-no-other-world = Nothing else fits what you know, so there is nothing to deal anew.
problem-no-such-table = There is no such table.
problem-no-such-step = There is no such moment in this game.
problem-no-such-bot = There is no such bot.
problem-seat-kept = That seat is kept for the one who played it before.
problem-seat-taken = That seat is taken.
problem-no-right = These links give no right to do that.
problem-notices-off = This server sends no such notices.
problem-bad-mail = That is not an e-mail address.
problem-bad-push = This server does not know your browser’s push service.
problem-address-not-allowed = This server does not send anything to that address. Whoever runs it can allow it.
problem-too-many-notices = A seat has at most five places for notices. Stop one first.
problem-wrong-code = That is not the code that was sent.
problem-no-such-notice = That notice has been stopped already.
problem-not-started = The game begins when all seats are taken.
problem-not-over = The game is not over yet.
problem-no-record = A game that began in the middle of another has no record.
problem-no-advice = No advice could be found.
problem-too-fast = That was too much at once. Wait a moment.
problem-too-large = That is too long.
problem-too-many-tables = You are watching too many tables at once.
problem-table-full = This table has as much of that as a table may have.
problem-busy = Too many at once. Try again in a moment.
problem-frozen = This table is frozen at its last good position.
problem-store-down = The server cannot save right now. Nothing was lost; try again in a moment.
problem-damaged = What is stored of this was damaged, and it cannot be shown.
problem-server-error = Something went wrong on the server. Nothing was lost; try again in a moment.
problem-bad-option = The game cannot be set up with these options.
problem-bad-content = The game cannot be set up with this content.
problem-no-request = Nobody asks to take anything back.
problem-forgotten = At this table nobody looks back further than this morning.
problem-no-insight = There is nothing to work out in this game.
problem-bad-letter = That letter does not fit: a finished first part writes it.
problem-broken-seal = The seal is broken: this letter was changed, or it was not written here.
problem-to-be-continued = The story goes on at another table; until it ends, its secrets are kept.
problem-seed-tells = Whoever knows the word of a same-seed challenge knows what the others hold. With open seats this game is dealt by chance.
problem-option-tells = Whoever says what is hidden knows what the others hold. With open seats that cannot be chosen.
problem-option-carried = That comes out of a finished match and cannot be chosen.
problem-no-sequel = This match leads on to no other game.
problem-no-lesson = This game has no first game with a coach yet.
problem-dice-early = Not everybody has promised a share of the dice yet.
problem-dice-broken-promise = That is not the share that was promised.
problem-dice-promised = This seat has promised another share.
problem-dice-not-shared = At this table nobody adds to the dice.
problem-bad-seats = The game is not played by that many.
problem-malformed = The server did not understand that.

match-resigned = { $player } resigns.
match-drawn = { $player } agrees: the game is a draw.
reason-resigned = Won by resignation.
reason-resigned-together = The game was given up.
reason-drawn = Both sides agreed on a draw.
draw-agreed = A draw
problem-table-closed = Whoever made this table has closed it. Nothing had been played.
problem-no-draw = A draw is for games of two sides.
problem-draw-offered = A draw is offered already.
problem-draw-declined = The draw was declined. Play on before you offer it again.
problem-no-offer = Nobody offers a draw any more.
problem-not-host = Only whoever made this table can close it.
problem-played = Somebody has played here already: it cannot be closed. You may resign instead.
