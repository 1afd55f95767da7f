# War of the Ring: what happens, what is asked, and why something is not allowed.

## Politics

war-became-active = { $nation_nom }: now active.
war-advanced = { $nation_nom }: the marker is now on step { $step } (0 is At War).
war-ask-advance-nation = Which nation goes a step towards war?
war-option-advance-nation = Advance { $nation }
war-option-advance-by = Advance { $nation }, by the word of { $who }
war-ask-choose-nation = Choose a nation.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = That nation is not yours.
war-why-at-war = It is at war already.
war-why-passive = A passive nation does not enter the war: it must become active first.
war-why-threats = Threats and Promises: no Muster die advances a passive nation.
war-why-no-advocate = This die advances it only by the word of its companion, in a city or stronghold of his people.

## The Fellowship

war-new-guide = { $who } is now the guide.
war-left-fellowship = { $who } leaves the Fellowship.
war-fell-with-the-ring = { $who } falls.
war-progress = The Fellowship moves: progress { $progress }.
war-hidden = The Fellowship is hidden again.
war-revealed = The Fellowship is revealed.
war-figure-moved = The Ring-bearers come { $region_to }: { $path }.
war-declared = The Fellowship is declared { $region_in }.
war-entered-mordor = The Fellowship enters Mordor.
war-track-step = The Fellowship reaches circle { $circle } of the Mordor Track.
war-track-stop = The Fellowship is held up on circle { $circle } of the Mordor Track.
war-corrupted = Corruption +{ $n }: now { $corruption }.
war-healed = Corruption −{ $n }: now { $corruption }.
war-die-to-box = The die goes to the Hunt box; dice of the Free Peoples there: { $dice }.
war-ask-guide = Who guides the Fellowship?
war-option-guide = { $who } guides
war-why-gollum-guides-last = Gollum guides only when no companion is left in the Fellowship.
war-why-lower-level = The guide has the highest level in the Fellowship.
war-why-not-in-fellowship = He is not in the Fellowship.
war-ask-declare = Declare where the Fellowship is?
war-option-declare = Declare it
war-option-stay-hidden = Keep it to yourself
war-ask-path = Which way have the Ring-bearers gone? Steps left: { $n }.
war-option-through = On { $region_to }
war-option-here = They are here: { $region }
war-why-closed-to-figure = The heart of Mordor is closed: the way in is the Mordor Track.
war-why-reveal-end = A revealed Fellowship does not stop in a city or stronghold that the Free Peoples hold.
war-why-not-adjacent = These regions do not touch, or the border cannot be crossed.
war-why-too-far = That is too far.
war-ask-enter-mordor = Enter Mordor?
war-option-enter-mordor = Enter Mordor
war-option-wait-outside = Wait outside
war-ask-move-figure = Where do the Ring-bearers go?

## The Hunt

war-hunt-rolled = Hunt of level { $level }, bonus { $bonus }: { $dice }. Successes: { $successes }.
war-hunt-rerolled = Failed dice again: { $dice }. Successes: { $successes }.
war-drew-tile = Hunt tile: { $tile }.
war-tile-ignored = { $tile }: without effect.
war-tile-put-back = Back to the Hunt Pool: { $tile }.
war-tile-in-play = A special tile comes into play: { $tile }.
war-tile-joined = Into the Hunt Pool: { $tile }.
war-tile-removed = Out of the game: { $tile }.
war-pool-filled = The Hunt Pool is filled up: { $tiles }.
war-damage = Hunt damage: { $n }.
war-damage-lowered = Damage −{ $n }: { $left } left.
war-used-the-ring = The Ring is used; damage { $n }.
war-companion-drawn = Drawn at random: { $who }.
war-casualty = The casualty is { $who }; damage left: { $left }.
war-ask-hunt-reroll = Throw failed dice again? Successes so far: { $n }, failed: { $failed }.
war-ask-before-hunt-roll = A Hunt roll comes. Use a card?
war-ask-before-tile = A Hunt tile comes. Use a card?
war-ask-on-tile = The tile is drawn. Use a card?
war-ask-on-path = The way has led through Moria. Use a card?
war-ask-after-casualty = A companion was the casualty. Use a card?
war-option-use-card = Use { $card }
war-option-let-lie = No card
war-ask-lower-damage = Damage left: { $n }. Lower it?
war-option-enough = Leave it at that
war-option-gollum-reveals = Gollum shows the Fellowship: 1 damage less
war-option-leaves = { $who } leaves: 1 damage less
war-why-not-guide = Only the guide's ability helps.
war-why-card-too-late = No card may be used on this tile now.
war-ask-meet-damage = Damage: { $n }. The Ring, or a companion?
war-option-use-the-ring = Use the Ring: corruption +{ $n }
war-option-casualty = { $who } falls; damage left: { $n }
war-option-random-casualty = A companion at random; damage { $n }
war-why-gollum-stays = Gollum cannot be separated or lost.
war-why-guide-or-random = The casualty is the guide or one drawn at random.
war-ask-lure = Lure of the Ring, { $who }: corruption, or does he fall?
war-option-lure-corruption = Corruption +{ $n }
war-option-eliminate = { $who } falls
war-ask-breaking = Who leaves the Fellowship? As many as { $n }.

## Characters and Nazgûl

war-travelled = On the move: { $who }, { $from_from } { $to_to }.
war-flew = Nazgûl ({ $n }) fly { $from_from } { $to_to }.
war-came = Into play { $region_in }: { $who }.
war-ask-separate = Who leaves the Fellowship? Several leave as one group.
war-option-separate = { $who } leaves
war-ask-separated-to = Where do they go? Up to { $n } regions.
war-option-to = { $region }
war-ask-companion = Which companion moves?
war-option-goes = { $who }
war-ask-go-with = Who goes along?
war-option-with = With { $who }
war-ask-group-to = Where to? Up to { $n } regions.
war-option-done = That is all
war-ask-flight = Who moves?
war-option-nazgul-from = Nazgûl { $region_from }
war-ask-fly-to = Where to?
war-ask-how-many-fly = How many Nazgûl fly?
war-option-nazgul = Nazgûl: { $n }
war-why-no-landing = A stronghold of the Free Peoples that is not besieged is closed to them.
war-why-besieged-closed = Nobody enters or leaves a besieged stronghold of his own side.
war-why-not-on-map = Not on the map.
war-why-has-moved = Has moved already in this action.
war-why-saruman-stays = Saruman never leaves Orthanc.
war-why-not-your-minion = That minion is your team-mate's.
ask-war-far = Out of the Fellowship, or on the map?
war-far-separate = Separate companions from the Fellowship
war-far-move = Move companions on the map
war-ask-gandalf-comes = Where does Gandalf the White appear?
war-ask-minion = Which minion comes into play?
war-option-bring = { $who }
war-ask-minion-at = Where does he appear?
war-why-minion-gone = Eliminated minions do not come back.
war-why-minion-in-play = Already in play.
war-why-saruman-waits = Saruman comes when Isengard is at war and the Shadow holds Orthanc.
war-why-witch-king-waits = The Witch-king comes when Sauron is at war, to an army with a Sauron unit; in the second edition a nation of the Free Peoples must be at war too.
war-why-mouth-of-sauron-waits = The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all nations of the Free Peoples are at war.
war-ask-voice = The Voice of Saruman: recruit or swap?
war-option-voice-recruit = A regular in each settlement of Isengard: { $n }
war-option-voice-swap = Swap regulars in Orthanc for elites: { $n }
war-ask-voice-at = The pool is too small for all: choose settlements. Regulars: { $n }.

## Tokens from The Hunt for the Ring

war-token-earned = A token for { $side }: { $token }.
war-token-spent = { $player } spends a token: { $token }.
war-ask-earned-token = The Hunt for the Ring has earned your side a token. Which one?
war-ask-token = Which token do you spend?
war-option-which-token = { $token }
