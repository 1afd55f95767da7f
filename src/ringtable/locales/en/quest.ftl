# The Lord of the Rings: The Card Game.

## The course of play

quest-first-player = { $player } is the first player.
quest-scenario-begins = { $scenario } begins.
quest-mulligan = { $player } replaces the opening hand.
quest-kept = { $player } keeps the opening hand.
quest-round-begins = Round { $n } begins.
quest-phase-begins = Phase: { $phase }.
quest-stage-turned = Stage { $stage }: { $card }.
quest-stage-defeated = The stage { $card } is complete.
quest-shuffled = { $player } shuffles the deck.
quest-encounters-shuffled = The encounter deck is shuffled.
quest-encounters-renewed = The encounter deck is made anew from its discard pile.

## Cards of players

quest-drew = { $player } draws { $cards }.
quest-drew-veiled = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
quest-draw-replaced = { $player } does not draw: { $card } is discarded instead.
quest-no-draw = { $player } cannot draw while { $card } is the active location.
quest-played = { $player } plays { $card }.
quest-put-into-play = { $player } puts { $card } into play.
quest-used = { $player } uses { $card }.
quest-paid = { $hero } pays { $n ->
        [one] a resource
       *[other] { $n } resources
    }.
quest-gained = { $card } gains { $n ->
        [one] a resource
       *[other] { $n } resources
    }.
quest-attached = { $card } is attached to { $host }.
quest-attached-to-deck = { $card }: attached to { $player }’s deck.
quest-exhausted = Exhausted: { $cards }.
quest-readied = Ready again: { $cards }.
quest-discarded = Discarded: { $card }.
quest-discarded-from-hand = { $player } discards { $cards }.
quest-returned-to-hand = { $card } returns to { $player }’s hand.
quest-fetched = { $card } comes to { $player }’s hand.
quest-shuffled-in = Shuffled into a deck: { $card }.
quest-pile-shuffled-in = { $player } shuffles the discard pile into the deck: { $n ->
        [one] a card
       *[other] { $n } cards
    }.
quest-removed = Removed from the game: { $card }.
quest-changed-control = { $player } takes control of { $card }.
quest-looked = { $player } sees { $cards }.
quest-looked-veiled = { $player } looks at { $n ->
        [one] a card
       *[other] { $n } cards
    }.
quest-took = { $player } takes { $card }.
quest-took-veiled = { $player } takes one of the cards.
quest-put-on-bottom = { $player } puts the card on the bottom of the encounter deck.
quest-left-on-top = { $player } leaves the card on top of the encounter deck.

## Threat, tokens, values

quest-threat-raised = { $player }’s threat rises by { $n } to { $threat }.
quest-threat-lowered = { $player }’s threat falls by { $n } to { $threat }.
quest-damaged = { $n } damage to { $card }.
quest-healed = { $card } is healed of { $n } damage.
quest-progress = { $n } progress on { $card }.
quest-progress-removed = { $n } progress is removed from { $card }.
quest-modified = { $card }: { $stat_nom } { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $n }
}.
quest-lasts = In force: { $card }.

## The quest

quest-committed = { $player } commits { $cards }.
quest-nobody-committed = { $player } commits nobody.
quest-left-the-quest = { $card } is removed from the quest.
quest-revealed = Revealed: { $card }.
quest-cancelled = The effect of { $card } is cancelled.
quest-staged = Now in the staging area: { $card }.
quest-added-to-staging = Added to the staging area: { $card }.
quest-guards = { $card } is guarded by { $guard }.
quest-unguarded = { $card } has no guard.
quest-quested = Willpower { $willpower } against threat { $threat }.
quest-travelled = The players travel to { $card }.
quest-stayed = Nobody travels.
quest-explored = Explored: { $card }.

## Combat

quest-engaged = { $player } is now engaged with { $card }.
quest-back-to-staging = Back in the staging area: { $card }.
quest-orc-guard = An Orc Guard is laid before { $player }.
quest-shadow-dealt = A shadow card is dealt to { $enemy }.
quest-shadow-turned = The shadow card of { $enemy }: { $card }.
quest-shadows-discarded = Shadow cards are discarded: { $cards }.
quest-attacks = { $player } is attacked by { $enemy }.
quest-defends = { $enemy } is met by { $cards }.
quest-undefended = Nobody defends { $player } against { $enemy }.
quest-strikes = { $player } attacks { $enemy } with { $cards }.
quest-destroyed = Destroyed: { $card }.
quest-put-on-top = On top of the encounter deck: { $card }.
quest-victory = { $card }: { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }.

## The prisoner and the objectives

quest-imprisoned = { $card } is taken prisoner.
quest-rescued = { $card } is rescued.
quest-claimed = { $player } claims { $card } for { $hero }.
quest-unclaimed = { $card } is in the staging area again, unclaimed.

## The end

quest-eliminated = { $player } is eliminated.
quest-token-passed = { $player } is the first player now.
quest-scenario-won = { $scenario } is won with { $score } points.
quest-scored = { $player }: threat { $threat }, dead heroes { $dead }, damage { $damage }.
quest-campaign-score = The campaign ends with { $score } points.
quest-last-hero-in-danger = { $player } has one hero left: if that hero is taken prisoner, everybody loses.
quest-nobody-won = The quest has failed
quest-reason-won = The quest is fulfilled.
quest-reason-all-eliminated = The last player was eliminated.
quest-reason-prisoner-lost = The prisoner cannot be rescued any more.

## Questions

quest-ask-mulligan = Keep this hand?
    .other = { $asked } decides whether to keep the hand.
quest-ask-act = { $window }: take an action, or pass.
    .other = { $asked } may take an action: { $window }.
quest-ask-plan = Your planning: play cards, act, or pass.
    .other = { $asked } may play cards or act.
quest-ask-plan-of-another = { $player } plans: act, or pass.
    .other = { $asked } may act while { $player } plans.
quest-ask-respond = { $moment }: respond, or pass.
    .other = { $asked } may respond: { $moment }.
quest-ask-order = Pass for how long?
    .other = { $asked } decides how long to pass.
quest-ask-pay = Who pays { $n } for { $card }?
    .other = { $asked } pays { $n } for { $card }.
quest-ask-host = What shall { $card } be attached to?
    .other = { $asked } decides what { $card } is attached to.
quest-ask-commit = Who goes on the quest?
    .other = { $asked } decides who goes on the quest.
quest-ask-travel = Travel to a location, or stay?
    .other = { $asked } decides whether to travel to a location.
quest-ask-engage = Engage an enemy?
    .other = { $asked } may engage an enemy.
quest-ask-check = Which of these enemies engages you?
    .other = { $asked } decides which of the enemies engages first.
quest-ask-next-shadow = Which enemy is dealt a shadow card first?
    .other = { $asked } decides which enemy is dealt a shadow card first.
quest-ask-next-attacker = Which enemy attacks next?
    .other = { $asked } decides which enemy attacks next.
quest-ask-defend = Who defends against { $card }?
    .other = { $asked } decides who defends against { $card }.
quest-ask-defend-together = Who defends together against { $card }?
    .other = { $asked } decides who defends together against { $card }.
quest-ask-take-damage = { $n } damage from { $card }: who takes it?
    .other = { $asked } decides who takes { $n } damage from { $card }.
quest-ask-target = Which enemy do you attack?
    .other = { $asked } decides which enemy to attack.
quest-ask-attackers = Who attacks { $card }?
    .other = { $asked } decides who attacks { $card }.
quest-ask-join = Who joins the attack on { $card }?
    .other = { $asked } decides who joins the attack on { $card }.
quest-ask-pay-to-ready = Pay { $n } so that { $card } becomes ready?
    .other = { $asked } may pay { $n } to ready { $card }.
quest-ask-drop-restricted = { $card } has too many restricted attachments: which one goes?
    .other = { $asked } decides which restricted attachment { $card } loses.
quest-ask-next-effect = Which effect resolves first?
    .other = { $asked } decides which effect resolves first.
quest-ask-delayed = What happens to { $card }?
    .other = { $asked } decides what happens to { $card }.
quest-ask-next-guarded = Which objective gets its guard next?
    .other = { $asked } decides which objective gets its guard next.
quest-ask-choose-hero = { $card }: choose a hero.
    .other = { $asked } chooses a hero for { $card }.
quest-ask-choose-ally = { $card }: choose an ally.
    .other = { $asked } chooses an ally for { $card }.
quest-ask-choose-character = { $card }: choose a character.
    .other = { $asked } chooses a character for { $card }.
quest-ask-choose-enemy = { $card }: choose an enemy.
    .other = { $asked } chooses an enemy for { $card }.
quest-ask-choose-location = { $card }: choose a location.
    .other = { $asked } chooses a location for { $card }.
quest-ask-choose-attachment = { $card }: choose an attachment.
    .other = { $asked } chooses an attachment for { $card }.
quest-ask-choose-player = { $card }: choose a player.
    .other = { $asked } chooses a player for { $card }.
quest-ask-choose-hand = { $card }: choose a card from your hand.
    .other = { $asked } chooses a card from the hand for { $card }.
quest-ask-choose-defender = { $card }: choose a defender.
    .other = { $asked } chooses a defender for { $card }.
quest-ask-choose-search = { $card }: choose a card.
    .other = { $asked } chooses a card for { $card }.
quest-ask-choose-objective = { $card }: choose an objective.
    .other = { $asked } chooses an objective for { $card }.
quest-ask-choose-discarded = { $card }: choose a card from a discard pile.
    .other = { $asked } chooses a card from a discard pile for { $card }.
quest-ask-choose-striker = Who strikes?
    .other = { $asked } decides who strikes.
quest-ask-choose-victim = Whom does the blow fall on?
    .other = { $asked } decides whom the blow falls on.
quest-ask-top-or-bottom = Leave the card on top of the deck?
    .other = { $asked } decides whether the card stays on top of the deck.
quest-ask-how-deep = How many cards?
    .other = { $asked } decides how many cards.
quest-ask-take-one = Which card goes to the hand?
    .other = { $asked } decides which card goes to the hand.
quest-ask-next-down = Which of the others lies lowest?
    .other = { $asked } decides which of the others lies lowest.
quest-ask-one-of-five = Which of these cards do you take?
    .other = { $asked } takes one of these cards.
quest-ask-which-shadow = Which shadow card do you look at?
    .other = { $asked } looks at a shadow card.
ask-quest-choose-gandalf = Gandalf: choose one.
    .other = { $asked } decides what Gandalf does.
ask-quest-choose-greeting = The Galadhrim’s Greeting: choose one.
    .other = { $asked } chooses one way of The Galadhrim’s Greeting.
ask-quest-choose-nimrodel = How much damage is healed?
    .other = { $asked } decides how much damage is healed.
ask-quest-choose-protector = Defense or willpower?
    .other = { $asked } chooses defense or willpower.
ask-quest-choose-mountains = Look at the top five cards of your deck and take one?
    .other = { $asked } may look at the top five cards of the deck and take one.

## Answers

quest-choose-gandalf-draw = Draw 3 cards
quest-choose-gandalf-damage = 4 damage to an enemy
quest-choose-gandalf-threat = Lower your threat by 5
quest-choose-greeting-one = One player by 6
quest-choose-greeting-all = Every player by 2
quest-choose-nimrodel-one = 1 damage
quest-choose-nimrodel-two = 2 damage
quest-choose-protector-defense = +1 defense
quest-choose-protector-willpower = +1 willpower
quest-choose-mountains-search = Look and take one
quest-choose-mountains-leave = Leave the deck alone
quest-option-play = Play { $card }
quest-option-use = Use { $card }
quest-option-resolve = { $card }
quest-option-card = { $card }
quest-option-found = { $card } ({ $zone })
quest-option-player = { $player }
quest-option-host = On { $card }
quest-option-pay = { $heroes }: { $split }
quest-option-commit = { $card } ({ $n })
quest-option-travel = To { $card }
quest-option-stay = Stay
quest-option-engage = Engage { $card }
quest-option-engage-nobody = Engage nobody
quest-option-deal = { $card }
quest-option-face = { $card }
quest-option-defend = { $card } defends
quest-option-no-defender = No defender
quest-option-take-damage = { $card }
quest-option-attack = Attack { $card }
quest-option-no-attack = End your attacks
quest-option-with = { $card }
quest-option-join = { $card } joins
quest-option-pay-to-ready = Pay { $n } for { $card }
quest-option-stay-exhausted = Stay exhausted
quest-option-drop = { $card }
quest-option-return = Return it to the hand
quest-option-shuffle-in = Shuffle it into the deck
quest-option-guard = { $card }
quest-option-keep = Keep the hand
quest-option-mulligan = Draw six others
quest-option-leave-on-top = Leave it on top
quest-option-put-on-bottom = Put it on the bottom
quest-option-x = { $n }
quest-option-take = Take { $card }
quest-option-lowest = { $card }
quest-option-look = { $card }, shadow card { $n }
quest-option-order = Keep passing…
quest-option-pass-window = Until this window closes
quest-option-pass-phase = Until the phase ends
quest-option-pass-round = Until the round ends
quest-option-pass-until = Until something happens
quest-option-pass-window-with-responses = Until this window closes, responses too
quest-option-pass-phase-with-responses = Until the phase ends, responses too
quest-option-pass-round-with-responses = Until the round ends, responses too
quest-option-pass-until-with-responses = Until something happens, responses too
quest-order-act = action windows
quest-order-respond = responses

## Why not

quest-why-planning-only = { $card } can be played in the planning phase only.
quest-why-own-planning-only = It is another player’s planning turn.
quest-why-unique = { $card } is in play already.
quest-why-one-ally = The group has played its ally of this round.
quest-why-no-host = There is nothing to attach { $card } to.
quest-why-response-only = { $card } is a response: it waits for its moment.
quest-why-no-window = { $card } is an action: it waits for the next window.
quest-why-no-answer = This is not the moment for { $card }.
quest-why-no-match = None of your heroes has the sphere of { $card }.
quest-why-too-dear = { $card } costs { $n }, and the heroes who can pay for it have less.
quest-why-three-heroes = { $card } is paid by three heroes of its sphere, one resource each.
quest-why-no-action = There is no action on { $card }.
quest-why-not-yours = Somebody else controls { $card }.
quest-why-quest-only = { $card } can be used in the quest phase only.
quest-why-combat-only = { $card } can be used in the combat phase only.
quest-why-used-up = { $card } cannot be used any more: the limit is reached.
quest-why-exhausted = { $card } is exhausted.
quest-why-no-change = { $card } would change nothing now, or its price cannot be paid.
quest-why-no-character = { $card }: not a character.
quest-why-cannot-defend = { $card } cannot defend.
quest-why-cannot-attack = { $card } cannot attack.
quest-why-no-sentinel = { $card }: not a sentinel, so only its own player can be defended.
quest-why-attacked-already = You have attacked { $card } in this round.
quest-why-nobody-ready = You have nobody ready to attack { $card }.
quest-why-out-of-reach = You are not engaged with { $card }.
quest-why-not-ranged = { $card } cannot reach an enemy of another player.
quest-why-no-engagement = { $card } cannot be engaged while another enemy is in the staging area.
quest-why-not-in-staging = The staging area has no { $card }.
quest-why-must-travel = A location obliges the players to travel.
quest-why-travel-effect = What travelling to { $card } costs cannot be paid.
quest-why-other-first = Another location obliges the players to go there first.
quest-why-has-attacked = { $card } already attacked in this phase.
quest-why-no-hero-of-his = { $card } cannot take it: undefended damage goes to a hero of the player attacked.
quest-why-no-defender = { $card } does not defend: one of the defenders takes the damage.
quest-why-above-threat = The engagement cost of { $card } is above your threat.
quest-why-not-highest = An enemy with a higher engagement cost than { $card } comes first.
quest-why-no-place = This cannot be attached to { $card }.
quest-why-no-icon = { $card } has no icon of the sphere that must pay.
quest-why-wrong-sum = { $card } costs { $n }, no more and no less, and no hero spends more than he has.
quest-why-no-target = { $card } cannot be chosen for this.
quest-why-not-free = { $card } can be claimed only in the staging area, while nothing guards it.
quest-why-prisoner = { $card } is the prisoner and takes part in nothing before the rescue.

## Settings

quest-setting-scenario = Scenario
quest-setting-scenario-passage-through-mirkwood = Passage Through Mirkwood
quest-setting-scenario-journey-along-the-anduin = Journey Along the Anduin
quest-setting-scenario-escape-from-dol-guldur = Escape from Dol Guldur
quest-setting-format = Format
quest-setting-format-scenario = One scenario
quest-setting-format-campaign = Campaign of three scenarios
quest-setting-format-nightmare = Nightmare campaign
quest-setting-shadow_cards = Shadow cards
quest-setting-shadow_cards-on = Yes
quest-setting-shadow_cards-off = No: basic game
quest-setting-encounter_deck = Encounter deck
quest-setting-encounter_deck-full = Whole
quest-setting-encounter_deck-easy = Easy: fewer cards, one resource more
quest-setting-scoring = Scoring
quest-setting-scoring-rulebook = As in the rulebook
quest-setting-scoring-rounds = With 10 points a round
quest-setting-card_pool = Card pool
quest-setting-card_pool-boxed = What the boxes hold
quest-setting-card_pool-free = Any number of boxes
quest-setting-first_player = First player
quest-setting-first_player-random = By chance
quest-setting-first_player-agreed = The first seat
quest-setting-deck_1 = First player’s deck
quest-setting-deck_2 = Second player’s deck
quest-setting-deck_3 = Third player’s deck
quest-setting-deck_4 = Fourth player’s deck
quest-setting-pack = Cards

## Setup and the course of play
quest-window-opens = Actions: { $window }.
## Questions
quest-ask-choose-staging = { $card }: which card of the staging area?
    .other = { $asked } chooses a card of the staging area for { $card }.
quest-choose-gandalf = What does Gandalf do?
quest-choose-nimrodel = How much is healed?
quest-choose-protector = What grows until the phase ends?
quest-choose-greeting = Whose threat falls?
## Table
quest-table-word-round = round
quest-table-word-setup = setup
quest-table-round = Round { $round }
quest-table-printed = printed
quest-table-lasting = an effect that lasts
quest-table-land = The land
quest-table-quest = Quest
quest-table-active = Active location
quest-table-staging = Staging area
quest-table-none = none
quest-table-lane = What is being decided
quest-table-company = The company
quest-table-engaged = Engaged enemies
quest-table-still = Still to attack
quest-table-attacked = has attacked
quest-table-attacks = attacks
quest-table-heroes = Heroes
quest-table-allies = Allies
quest-table-mine = Your threat, hand and piles
quest-table-hand = Your hand
quest-table-hand-empty = Your hand is empty.
quest-table-deck = Your deck
quest-table-discard = Your discard pile
quest-table-discard-of = Discard pile of { $player }
quest-table-encounter-deck = Encounter deck
quest-table-encounter-discard = Encounter discard pile
quest-table-victory = Victory display
quest-table-pile-encounters = Encounter cards not yet seen
quest-table-pile-discard = Encounter discard pile
quest-table-pile-victory = Victory display
quest-table-unseen-note = What lies in the deck and face down, by title: { $all } cards, { $dark } of them with a shadow effect.
quest-table-known = Known card, number { $place } from the top: { $card }.
quest-table-threat = threat
quest-table-willpower = willpower
quest-table-threat-and = { $cards ->
    [one] threat, and { $cards } card to come
   *[other] threat, and { $cards } cards to come
}
quest-table-threat-of = threat { $threat } of 50
quest-table-next-enemy = { $count } more: engaged by { $card }
quest-table-to-the-end = { $count } more until 50
quest-table-forecast = Willpower { $willpower } against threat { $threat }, cards still to be revealed: { $cards }
quest-table-progress-by = progress, { $amount }
quest-table-progress-first = { $card } takes it first
quest-table-draw = a draw, nothing happens
quest-table-threat-by = threat rises by { $amount }
quest-table-travel = threat { $from } → { $to }, points { $points }
quest-table-stays = threat stays { $threat }
quest-table-engage-note = attack { $attack }, hit points { $left }.
quest-table-engage-anyway = It will come by itself.
quest-table-engage-none = { $count ->
    [0] no enemy will come by itself
   *[other] enemies that will come by themselves: { $count }
}
quest-table-ladder = Engagement costs against threat
quest-table-no-enemies = No enemies in the staging area.
quest-table-nobody = Nobody
quest-table-shadow = shadow
quest-table-shadow-none = no shadow effect
quest-table-shadow-known = Shadow card: { $card }
quest-table-shadow-hidden = A shadow card lies face down.
quest-table-shadow-share = Of the { $all } cards not yet seen { $dark } have a shadow effect.
quest-table-undefended = { $damage } damage to a hero of your choice
quest-table-takes = takes { $damage }, keeps { $left }
quest-table-stays-alive = lives
quest-table-falls = falls
quest-table-hearts = { $card }: { $left } hit points left, { $damage } at stake
quest-table-attack-of = attack { $attack }
quest-table-needs = { $left } hit points left, defense { $defense }
quest-table-destroyed = Enough to destroy { $card }.
quest-table-missing = { $count } more would be needed.
quest-table-choose-target = Choose whom to attack, or attack nobody.
quest-table-pays = pays { $count }, keeps { $stays }
quest-table-keeps = keeps { $count }
quest-table-to-spend = { $count ->
    [0] No resources to spend
    [one] { $count } resource to spend
   *[other] { $count } resources to spend
}
quest-table-gold-edge = Cards with a gold edge can be played now.
quest-table-no-play = Nothing in your hand can be played now.
quest-table-may-answer = May answer: { $players }
quest-table-for = { $words }, for { $card }
quest-table-exhausted = exhausted
quest-table-committed = on the quest
quest-table-shadows = shadow cards: { $count }
quest-table-first = first player
quest-table-out = { $player } is out of the game.
quest-table-out-short = out
quest-table-hidden-card = a hidden card
quest-table-say-player = { $player }: threat { $threat }, cards in the deck { $deck }, in the discard pile { $discard }.
quest-table-say-play = In play: { $cards }.
quest-table-say-engaged = Engaged: { $cards }.
quest-table-say-hand = Hand: { $cards }.
quest-table-say-round = { $scenario }, round { $round }, phase: { $phase }.
quest-table-say-stage = Stage { $stage }, { $card }: progress { $progress } of { $points }.
quest-table-say-staging = Staging area, threat { $threat }: { $cards }.
quest-table-say-active = Active location: { $card }.
quest-table-say-encounters = Encounter deck: { $deck }, discard pile: { $discard }.
quest-table-flag-commit = commits
quest-table-flag-attackers = attacks
quest-table-flag-join = joins
quest-table-flag-defend = defends
quest-table-flag-defend-together = defends
quest-table-send-commit = Commit { $count }
quest-table-send-attackers = Attack with { $count }
quest-table-send-join = Join with { $count }
quest-table-send-defend-together = Defend with { $count }
quest-table-pass-action = Pass
quest-table-until-news = …until something happens
quest-table-until-round = …until the round ends
quest-table-pass-response = Let it happen
quest-table-passing = Nothing to do here: you pass.
quest-table-back = Back
quest-table-partners = The other players
quest-table-passes = passes on
quest-table-pace = Pace
quest-table-pace-every = every event
quest-table-pace-losses = what was hidden, and losses
quest-table-pace-decisions = decisions only
quest-table-ask-always = ask me even if I can only pass
quest-table-key-choose = choose a card or an answer
quest-table-key-nobody = nobody, pass, let it happen
quest-table-key-pass-on = keep passing until something happens
quest-table-key-pass-round = pass to the end of the round
quest-table-key-piles = what the encounter deck still holds
quest-table-key-card = read the card in focus
quest-table-key-why = why the card in focus cannot be used
quest-table-step-res = Resources
quest-table-step-q1 = Commit
quest-table-step-q2 = Reveal
quest-table-step-q3 = Compare
quest-table-step-trv = Travel
quest-table-step-enc1 = By choice
quest-table-step-enc2 = By threat
quest-table-step-c0 = Shadows
quest-table-step-def1 = Attacker
quest-table-step-def2 = Defender
quest-table-step-def3 = Shadow
quest-table-step-def4 = Damage
quest-table-step-atk1 = Attackers
quest-table-step-atk2 = Strength
quest-table-step-atk3 = Damage
quest-table-step-ref1 = Ready
quest-table-step-ref2 = Threat
quest-table-step-ref3 = Token
quest-table-page-hand = Hand { $count }
quest-table-fold = back to your own
quest-table-wishes = What you want to see
quest-table-stops-note = A dot on the road above is a window: press it, and you are asked there even if you can only pass.
quest-table-odds = Odds
quest-table-odds-staging = { $cards ->
    [0] No staging is to come. What the encounter deck still holds:
    [one] The next staging: { $cards } card
   *[other] The next staging: { $cards } cards
}
quest-table-odds-mean = On average it adds { $amount } to the threat of { $threat } in the staging area.
quest-table-odds-of = { $count } of { $all }
quest-table-odds-nothing = Every card is known.
quest-table-odds-engages = Who engages whom
quest-table-odds-waits = waits
quest-table-odds-meets = engages { $player }
quest-table-odds-attacks = If this one defends
quest-table-odds-threat = Threat after the refresh phase
quest-table-odds-end = { $count } to 50, which is { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} if nothing else raises it
quest-table-reach = Chance not to fail: { $chance }. With one more or fewer:
quest-table-key-send = send the chosen ones, take the proposed payment
quest-table-key-odds = the odds
quest-table-key-partners = the company of another player, and back
quest-table-key-pace = pace, and where you are asked
quest-table-campaign = { $number } of 3, score { $score }
quest-table-rest = The rest likewise
quest-table-all = All
quest-table-key-all = choose all, or none again
quest-table-key-rest = the rest likewise

## Decks
quest-deck-starter = Starter deck, { $sphere }
quest-decks-which = Which deck
quest-decks-unnamed = A new deck
quest-decks-name = Name of the deck
quest-decks-new = New deck
quest-decks-starter = Copy a starter deck
quest-decks-forget = Forget this deck
quest-decks-play = Play with it
quest-decks-filters = What to show
quest-decks-search = Name or word
quest-decks-sphere = Sphere
quest-decks-type = Type
quest-decks-payable = My heroes can pay
quest-decks-in-deck = Only what is in the deck
quest-decks-cards = Cards
quest-decks-found = { $count ->
    [one] { $count } title
   *[other] { $count } titles
}
quest-decks-goes = Goes
quest-decks-choose = Choose
quest-decks-deck = The deck
quest-decks-no-heroes = Choose up to three heroes.
quest-decks-threat = starting threat
quest-decks-curve = { $count ->
    [one] Cost, { $count } card
   *[other] Cost, { $count } cards
}
quest-decks-by-cost = Cards by cost
quest-decks-of-cost = cost { $cost }: { $count }
quest-decks-legal = The deck is legal.
quest-decks-allys = Allies
quest-decks-attachments = Attachments
quest-decks-events = Events
quest-decks-text = As text (RingsDB)
quest-decks-copy = Copy
quest-decks-copied = Copied.
quest-decks-paste = Paste a list
quest-decks-take = Read the list
quest-decks-report = What was left out

## Quest log
quest-log-about = Games that were played to their end in this browser. Nobody else sees the list.
quest-log-empty = No game has been finished here yet.
quest-log-sum = Games: { $games }, won: { $won }.
quest-log-best = Best score: { $score }.
quest-log-clear = Clear the log
quest-log-clear-sure = Clear the whole quest log of this browser?
quest-log-when = Day
quest-log-how = How
quest-log-rounds = Rounds
quest-log-end = End
quest-log-score = Score
quest-log-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
quest-log-easy = easy
quest-log-basic = no shadow cards
quest-log-won = won
quest-log-lost = lost

# After the game
quest-luck-enemies = Enemies revealed
quest-luck-locations = Locations revealed
quest-luck-treacheries = Treacheries revealed
quest-luck-threat = Threat on revealed cards
quest-luck-shadows = Shadow cards with an effect

# Who a seat is and what it wants
quest-goal = Together you carry the quest through to its last stage, with a hero alive and threat below 50.
