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
lobby-lead = Sit down alone, or send a friend a link. No account.
lobby-new = Set up a table
lobby-playing = Being played
lobby-finished = Finished
lobby-forget = Forget { $table }
lobby-games = The games
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-more = Show more
players-range = { $to ->
    [one] 1 player
   *[other] { $from } to { $to } players
}
game-coming = not on this table yet

new-title = A new table
new-follows = This table follows your match of { $game }: what it earned comes along.
new-seats = Who sits where
new-add = Add a seat
name-optional = Name, if you like
new-editions-differ = What differs: { $count } rules, each with a choice of its own
new-editions-own = { $count ->
    [one] one rule set by itself
   *[other] { $count } rules set by themselves
}
new-editions-help = The edition sets every rule below. A click sets one rule by itself.
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
page-quest-decks = Decks
page-quest-journal = Quest log

lobby-continue = Continue
lobby-your-turn = Your turn
lobby-turn-of = { $player } decides
lobby-seeks = { $count ->
    [one] waits for a player
   *[other] waits for { $count } players
}
lobby-against = against { $players }
lobby-with = with { $players }
lobby-alone = alone
lobby-seats-free = Free seats
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-none = Nothing here yet.
lobby-gone = This table is not there any more.
lobby-setup = Set up
play-now = Play now
invite-friends = Invite friends
how-to-play = How to play
howto-turn = A turn in five pictures
howto-rules = The full rules
game-minutes = { $minutes } min
weight-1 = light
weight-2 = easy
weight-3 = medium
weight-4 = rich
weight-5 = heavy
level = Strength of the bot
level-easy = easy
    .about = plays simply and makes mistakes
level-experienced = experienced
    .about = plays sensibly
level-strongest = strongest
    .about = plays as well as it can
bot-names = Nob, Bob, Rosie, Daisy, Hob

role-dash-1 = First hobbit
    .who = The first hobbit
    .inside = the first hobbit
role-dash-2 = Second hobbit
    .who = The second hobbit
    .inside = the second hobbit
role-dash-3 = Third hobbit
    .who = The third hobbit
    .inside = the third hobbit
role-dash-4 = Fourth hobbit
    .who = The fourth hobbit
    .inside = the fourth hobbit
role-doom-1 = First traveller
    .who = The first traveller
    .inside = the first traveller
role-doom-2 = Second traveller
    .who = The second traveller
    .inside = the second traveller
role-doom-3 = Third traveller
    .who = The third traveller
    .inside = the third traveller
role-doom-4 = Fourth traveller
    .who = The fourth traveller
    .inside = the fourth traveller
role-hunt-1 = Ring-bearer
    .who = The Ring-bearer
    .inside = the Ring-bearer
role-hunt-2 = Ringwraiths
    .who = The Ringwraith
    .inside = the Ringwraith
role-hunt-2-1 = First Ringwraith
    .who = The first Ringwraith
    .inside = the first Ringwraith
role-hunt-2-2 = Second Ringwraith
    .who = The second Ringwraith
    .inside = the second Ringwraith
role-hunt-2-3 = Third Ringwraith
    .who = The third Ringwraith
    .inside = the third Ringwraith
role-hunt-2-4 = Fourth Ringwraith
    .who = The fourth Ringwraith
    .inside = the fourth Ringwraith
role-war-free = Free Peoples
    .who = The Free Peoples’ player
    .inside = the Free Peoples’ player
role-war-shadow = Shadow
role-war-gondor = Gondor and the Elves
    .who = The player of Gondor
    .inside = the player of Gondor
role-war-rohan = Rohan, the North and the Dwarves
    .who = The player of Rohan
    .inside = the player of Rohan
role-war-sauron = Sauron
role-war-isengard = Isengard, Southrons and Easterlings
    .who = The player of Isengard
    .inside = the player of Isengard
role-quest-leadership = Leadership deck
    .who = The Leadership player
    .inside = the Leadership player
role-quest-lore = Lore deck
    .who = The Lore player
    .inside = the Lore player
role-quest-spirit = Spirit deck
    .who = The Spirit player
    .inside = the Spirit player
role-quest-tactics = Tactics deck
    .who = The Tactics player
    .inside = the Tactics player
role-quest-own = A deck of one’s own
    .who = The other player
    .inside = the other player
side-hunt-0 = Ring-bearer
    .about = one player, who moves in secret
side-hunt-1 = Ringwraiths
    .about = one to four players, who hunt together
side-war-0 = Free Peoples
    .about = carry the Ring to the fire, or hold out
side-war-1 = Shadow
    .about = conquer, or break the Ring-bearer
side-together = All together
    .about = you win or lose as one
side-each = Each for himself
    .about = only one wins

setup-who = Who plays: { $role }
setup-name = Name: { $role }
setup-level = Strength of the bot: { $role }
setup-remove = Remove: { $role }
setup-me = Me
setup-friend = A friend
setup-bot = A bot
setup-link = gets a link to sit down
setup-swap = Swap sides
setup-how = How it is played
setup-rulebook = As in the rulebook
setup-easier = Easier
setup-harder = Harder
setup-easier-hunt = Easier for Frodo
setup-harder-hunt = Harder for Frodo
setup-more = More: title, clock, dice, who may watch
setup-table = Your table
setup-several = Several seats of your own: you pass the device around.
setup-sit = Sit down
setup-links = Make the links
setup-another = Another game:
setup-about-dash-side = On the advanced side places have powers of their own.
setup-about-doom-allies_in_need = Cards that nobody used give courage before Mount Doom.
setup-about-doom-exclusive_allies = An ally helps only the player who has it.
setup-about-doom-no_protection = Event spaces count every time, also for who has been there.
setup-about-hunt-variant = How much the Riders know at first of where Frodo may find help.
setup-about-hunt-refuges = A Search in a refuge of part 2 finds nothing.
setup-about-hunt-strict_memory = How far back the Riders may read the log.
setup-about-hunt-aid_tokens = Tokens by which the Riders note what they have learnt.
setup-about-hunt-deduction = On request the table counts where Frodo can be.
setup-about-hunt-reveal_after_part1 = Whether the Riders see the way that Frodo took to Bree.
setup-about-quest-encounter_deck = With the easy deck fewer cards come and each hero begins with more.
setup-about-quest-shadow_cards = Every attack brings a hidden card that makes it worse.

# What is chosen first of all: a sentence for each choice

setup-about-hunt-parts-whole = From the Shire to Bree and on to Rivendell, one match.
setup-about-hunt-parts-one = From the Shire to Bree; to be continued, by a letter that carries all on.
setup-about-hunt-parts-two = From Bree to Rivendell, after a typical first part or the one of your letter.
setup-about-quest-scenario-passage-through-mirkwood = Through the spiders’ forest; difficulty 1.
setup-about-quest-scenario-journey-along-the-anduin = A troll at the ford, then a raft down the river; difficulty 4.
setup-about-quest-scenario-escape-from-dol-guldur = One hero is a prisoner of the dark tower; difficulty 7.
setup-about-quest-format-scenario = A game for one evening.
setup-about-quest-format-campaign = All three scenarios in order, each set up anew; the scores are added.
setup-about-quest-format-nightmare = All three in order; wounds, threat and decks stay as they are.

waiting-title = Waiting for: { $roles }
waiting-lead = Send this link. Whoever opens it first sits down as: { $role }.
waiting-lead-others = The game begins when the last seat is taken.
waiting-link = The link of the seat
waiting-copy = Copy the link
waiting-share = Share …
waiting-once = The link is the seat: give it to one person only.
waiting-camera = or point a camera here
waiting-code = QR code of the link
waiting-nobody = Nobody coming?
waiting-bot = A bot takes the seat and stays.
waiting-bot-sit = Let a bot take the seat
close-table = Close this table
coach-learn = Learn by playing
coach-learn-game = Learn by playing: { $game }
coach-new = New to { $game }?
    .text = A coach sits beside you in your first game and explains every decision when it comes.
coach-decline = No, thanks
offer-first = First time here?
offer-coach = A coach can sit beside you, for about { $minutes } min.
offer-just-play = Just play
offer-just-invite = Just invite
offer-back = Back to the choice
