# The table page, whatever is played on it.

table-trouble = This table cannot be opened
table-closed = This table is private. Open it by the link of a seat, or by its link for spectators.
table-frozen = This table is frozen at its last good position, because its rules failed. Nothing is lost, and every other table goes on. Please tell whoever runs this server.
table-listed = Listed in the lobby: everybody may watch.
table-private = Private: only people with a link may watch.
link-lost = connection lost, trying again …
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
deadline = move due { $when }
branch-of = branched off “{ $title }” at moment { $step }
spectator = Spectator
your-turn = Your turn
turn-of = Your turn: { $player }
your-name = Your name
close = Close
copied = The link is on your clipboard.

prompt-behind = Watch what happens …
prompt-waiting = { $count ->
    [one] Waiting for { $players }
   *[other] Waiting for { $players }
}
prompt-hidden = What is asked here stays hidden.
prompt-passed = Passed for you, as you wished.
result-see = See the result
skip = Skip
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-at-once = at once
choose-below = Choose below
choose-more = { $count ->
    [one] One more to choose
   *[other] { $count } more to choose
}
all-options = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
hide-options = Hide the choices
answers = Answers
options-more = { $count ->
    [one] one more
   *[other] { $count } more
}
advice-exact = Chances computed exactly ({ $bot }).
advice-guess = { $visits ->
    [0] Estimated by { $bot }.
    [one] Estimated by { $bot } from one try.
   *[other] Estimated by { $bot } from { $visits } tries.
}
why-not = Why not?
why-allowed = This is allowed: go ahead.
why-unknown = This plays no part in the question at hand.
open-rule = (open the rule)
hint = Hint
undo = Undo
undo-ask = Take back
undo-wish = { $player } would like to take the last decision back.
undo-agree = Agree
undo-refuse = Refuse
taken-back = { $count ->
    [one] One decision was taken back after dice or news.
   *[other] { $count } decisions were taken back after dice or news.
}

table-taken-back = { $player } takes back { $moves ->
    [one] a move
   *[other] { $moves } moves
}{ $labelled ->
    [0] .
   *[other] , although dice or news lay in between.
}
table-clock-ran-out = { $player } ran out of time: a bot moved instead.
table-restored = A stored position was damaged. { $moves ->
    [0] It was worked out again, and nothing is lost.
    [one] The game goes on from the last good one: a move is lost, and the dice to come are new.
   *[other] The game goes on from the last good one: { $moves } moves are lost, and the dice to come are new.
}
table-bot-moved = The bot of { $player } failed, so { $bot } moved for it.

players = Players
seat-mine = you
seat-free = free
seat-kept = kept
seat-away = away
seat-asked = must decide
side = Around the table
tab-log = Log
log-earlier = Show earlier
tab-rules = Rules
tab-chat = Chat
tab-seats = Table
tab-fair = Fair play
tab-keys = Keys
tab-words = Words
page-act = Act
show-step = Show moment { $step }

rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One passage.
   *[other] { $count } passages.
}
rules-developers = Part for developers (in English)
rules-players = Back to the rules

chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

history = History
history-first = To the beginning
history-back = One moment back
history-forward = One moment on
history-play = Play the replay
history-pause = Pause
history-step = Moment
history-at = Moment { $step } of { $last }
history-start = The table is laid.
history-now = Back to the present
history-end = Back to the result
history-share = Copy a link to this moment
history-branch = Play on alone from here
looking-back = You are looking at moment { $step } of { $last }.
text-table = The table in words

seats = Seats
link-seat = Copy the link of this seat
link-device = Copy my seat for another device
link-renew = Sign out other devices
passed-on = This link is the seat of { $player }. Was it passed on to you? Then sit down, and whoever had it is signed out. On a second device of your own just go on.
passed-on-short = This link is the seat of { $player }.
passed-on-to-me = Passed on to me
passed-on-name = Your name
passed-on-sit = Sit down
passed-on-stay = Just go on
host-knows-seed = Whoever made this table chose the word its dice come from: they can know every roll to come.
host-knows-letter = Whoever made this table began it with a letter: they may know what lies hidden.
dice-settling = Everybody’s browser adds to the dice; then the game is dealt.
fair-shares = Added by the players
link-watch = Copy the link for spectators
hand-to-bot = Let a bot play
take-back = Play it myself again
orders = Standing orders
order-pass = Pass without asking me: { $question }
order-only-when-i-can = Ask me only when I can do something else
order-not-again = Not again this turn
order-ask-again = Ask me again
order-hushed = Passed for the rest of this turn: { $question }
notices = Notices
notice-sound = Sounds: dice, cards, moves, my turn, the end
notice-browser = A notification when it is my turn and the page is hidden
notice-keys = Single-key shortcuts
sound-on = Sounds are on.
sound-off = Sounds are off.

join = Take the seat
join-name = { $role } is free. Your name:
curtain-title = Now it is { $player }’s turn
curtain-text = Hand the device over. Nothing secret is in the page until the doors are opened.
curtain-lift = Open the doors
curtain-all = One person plays these seats: no doors
curtain-always = Ask also when a seat can only pass, so that even the doors tell nothing
pointed = { $player } points at { $thing }.

score = { $score ->
    [one] one point
   *[other] { $score } points
}
rematch = Play again
rematch-go = To the next game
sequel-go = On to { $game }
to-be-continued = To be continued
continue-go = On to the next part
replay-watch = Watch the replay
luck-title = Luck
luck-lead = What chance gave, against what was to be expected. The small strokes mark one deviation: most games lie between them.
luck-what = What
luck-actual = Came
luck-expected = Expected
luck-chart = Deviation
luck-of = expected { $expected }
luck-more = clearly more than expected
luck-less = clearly less than expected
luck-usual = about as expected
luck-everybody = All together
turning-title = Where it turned
turning-line = chose: { $action } — better: { $best }
turning-none = There were no serious mistakes.

fair-lead = Every die of this game comes from a secret key. Its fingerprint was fixed before the first roll, and the key is published at the end: nobody can change a die unnoticed.
fair-commitment = Fingerprint of the key (SHA-256), fixed at the start
fair-key = Key of the dice
fair-key-later = published when the game ends
fair-check = Check it in this browser
fair-good = The key fits its fingerprint, and the record holds the same key.
fair-bad = The key does not fit its fingerprint!
fair-record = Save the record of the game
fair-command = To play every roll and move again:
fair-seed = Same-seed challenge: “{ $seed }”

key-option = choose an answer
key-enter = confirm what is chosen, roll, or skip what is told
key-escape = clear the choice, or back to the present
key-undo = take back
key-hint = hint
key-history = one moment back and on
key-play = play or pause a replay
key-sound = sounds on or off
key-log = log
key-rules = rules
key-chat = chat
key-text = the table in words
key-help = these keys

resign = Resign
resign-match = Your side gives up, and the other side has won.
resign-together = You give the game up, and nobody has won it.
resign-seat = A bot takes your seat for good; the others play on.
resign-sure = Yes, resign
resign-not = No, play on
draw-offer = Offer a draw
draw-wish = { $player } offers a draw.
draw-mine = You offer a draw. The other side has to agree.
draw-agree = Agree
draw-refuse = Decline
draw-withdraw = Take the offer back
table-put-away = This table is closed
coach = Coach
coach-place = Lesson { $number } of { $of }
coach-rest = Go on like this
    .text = Nothing new here: decide as you like. I speak up when something comes that you have not met yet.
coach-others = Watch the others
    .text = It is somebody else’s turn. Look what they do; you are asked again soon.
coach-followed = Just as I would have done.
coach-otherwise = Another way than mine, and a good one to try. On we go from here.
coach-leave = I’ll go on alone
coach-show = Show me
coach-before = The lesson before
coach-after = The next lesson
coach-real = Set up a real game
