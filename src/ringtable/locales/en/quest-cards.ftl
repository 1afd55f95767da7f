# Cards of The Lord of the Rings: The Card Game: names, what they do, and the words around them.
# What a card does is said in our own words; `quest-short-` is for the hand, at most 75 letters.

## Spheres

quest-sphere-leadership = Leadership
quest-sphere-tactics = Tactics
quest-sphere-spirit = Spirit
quest-sphere-lore = Lore
quest-sphere-neutral = Neutral
quest-sphere-about-leadership = Allies, resources, and the word that carries others along.
quest-sphere-about-tactics = Weapons, armour and the art of striking first.
quest-sphere-about-spirit = Willpower, low threat, and an answer to the Shadow.
quest-sphere-about-lore = Healing, cards, and knowledge of what comes next.
quest-sphere-about-neutral = Belongs to no sphere; any hero may pay for it.

## Kinds of cards

quest-type-hero = Hero
quest-type-ally = Ally
quest-type-attachment = Attachment
quest-type-event = Event
quest-type-enemy = Enemy
quest-type-location = Location
quest-type-treachery = Treachery
quest-type-objective = Objective
quest-type-quest = Quest

## What is printed on a card

quest-stat-cost = Cost
    .nom = cost
quest-stat-threat-cost = Threat cost
    .nom = threat cost
quest-stat-engagement = Engagement cost
    .nom = engagement cost
quest-stat-threat = Threat strength
    .nom = threat strength
quest-stat-willpower = Willpower
    .nom = willpower
quest-stat-attack = Attack
    .nom = attack
quest-stat-defense = Defense
    .nom = defense
quest-stat-hit-points = Hit points
    .nom = hit points
quest-stat-quest-points = Quest points
    .nom = quest points
quest-stat-location-points = Quest points
    .nom = quest points
quest-stat-victory = Victory points
    .nom = victory points
quest-stat-shadow = Shadow effect
    .nom = shadow effect
quest-unique = Unique
quest-token-damage = damage
quest-token-progress = progress
quest-token-resource = resources

## Keywords

quest-keyword-doomed = Doomed
quest-keyword-guarded = Guarded
quest-keyword-ranged = Ranged
quest-keyword-restricted = Restricted
quest-keyword-sentinel = Sentinel
quest-keyword-surge = Surge
quest-keyword-victory = Victory
quest-keyword-about-doomed = When it is revealed, every player’s threat rises by the number.
quest-keyword-about-guarded = Revealed, it gets the next encounter card as a guard; without it, it can be claimed.
quest-keyword-about-ranged = May attack enemies engaged with other players, alone or joining in.
quest-keyword-about-restricted = A character has room for two of these at most.
quest-keyword-about-sentinel = May defend for another player who declares no defender.
quest-keyword-about-surge = When it has been revealed, one more encounter card is revealed.
quest-keyword-about-victory = Defeated or explored, it is worth that many points to the group.

## Marks of abilities

quest-ability-passive = Constant effect
quest-ability-action = Action
quest-ability-quest-action = Quest action
quest-ability-combat-action = Combat action
quest-ability-response = Response
quest-ability-forced = Forced
quest-ability-when-revealed = When revealed
quest-ability-shadow = Shadow
quest-ability-travel = Travel
quest-ability-setup = Setup
quest-ability-play-cost = Payment
quest-ability-win-condition = Victory condition
quest-ability-about-passive = Holds as long as the card is in play.
quest-ability-about-action = May be used in any action window.
quest-ability-about-quest-action = May be used in action windows of the quest phase.
quest-ability-about-combat-action = May be used in action windows of the combat phase.
quest-ability-about-response = May be used right after what it answers.
quest-ability-about-forced = Happens by itself whenever its condition comes about.
quest-ability-about-when-revealed = Happens when the card is revealed, not when it is a shadow card.
quest-ability-about-shadow = Happens only when the card is a shadow card of an attacking enemy.
quest-ability-about-travel = Must be done before the players can travel there.
quest-ability-about-setup = Is done before the first round.
quest-ability-about-play-cost = Says how the card must be paid for.
quest-ability-about-win-condition = Whoever fulfils it has won.

## Traits

quest-trait-archer = Archer
quest-trait-armor = Armor
quest-trait-artifact = Artifact
quest-trait-beorning = Beorning
quest-trait-condition = Condition
quest-trait-craftsman = Craftsman
quest-trait-creature = Creature
quest-trait-dol-guldur = Dol Guldur
quest-trait-dunedain = Dúnedain
quest-trait-dungeon = Dungeon
quest-trait-dwarf = Dwarf
quest-trait-forest = Forest
quest-trait-goblin = Goblin
quest-trait-gondor = Gondor
quest-trait-hobbit = Hobbit
quest-trait-insect = Insect
quest-trait-istari = Istari
quest-trait-item = Item
quest-trait-marshland = Marshland
quest-trait-minstrel = Minstrel
quest-trait-mountain = Mountain
quest-trait-nazgul = Nazgûl
quest-trait-noble = Noble
quest-trait-noldor = Noldor
quest-trait-orc = Orc
quest-trait-ranger = Ranger
quest-trait-riverland = Riverland
quest-trait-rohan = Rohan
quest-trait-scout = Scout
quest-trait-silvan = Silvan
quest-trait-skill = Skill
quest-trait-spider = Spider
quest-trait-steward = Steward
quest-trait-stronghold = Stronghold
quest-trait-title = Title
quest-trait-trap = Trap
quest-trait-troll = Troll
quest-trait-undead = Undead
quest-trait-warrior = Warrior
quest-trait-wasteland = Wasteland
quest-trait-weapon = Weapon

## Zones

quest-zone-box = The box
quest-zone-deck = Deck
quest-zone-hand = Hand
quest-zone-discard = Discard pile
quest-zone-play = Play area
quest-zone-attached = Attached
quest-zone-staging = Staging area
quest-zone-engaged = Engaged
quest-zone-active = Active location
quest-zone-stage = Quest card
quest-zone-quest-deck = Quest deck
quest-zone-encounter-deck = Encounter deck
quest-zone-encounter-discard = Encounter discard pile
quest-zone-shadow = Shadow cards
quest-zone-resolving = Being resolved
quest-zone-victory-display = Victory display
quest-zone-aside = Set aside
quest-zone-removed = Removed from the game

## Phases

quest-phase-resource = Resource
quest-phase-planning = Planning
quest-phase-quest = Quest
quest-phase-travel = Travel
quest-phase-encounter = Encounter
quest-phase-combat = Combat
quest-phase-refresh = Refresh
quest-phase-about-resource = Each hero gains a resource, each player draws a card.
quest-phase-about-planning = Allies and attachments are played.
quest-phase-about-quest = Characters commit, encounter cards come, willpower is weighed against threat.
quest-phase-about-travel = The players may travel to a location.
quest-phase-about-encounter = Players engage enemies, and enemies engage players.
quest-phase-about-combat = The enemies attack, then the players strike back.
quest-phase-about-refresh = Cards ready, threat rises by 1, the token passes on.

## Steps

quest-step-s-res = Resources and draw
quest-step-s-qbeg = The quest phase begins
quest-step-s-q1 = Committing characters
quest-step-s-q2 = Staging
quest-step-s-q3 = Quest resolution
quest-step-s-trv = Travel opportunity
quest-step-s-enc1 = Optional engagement
quest-step-s-enc2 = Engagement checks
quest-step-s-c0 = Dealing shadow cards
quest-step-s-def1 = Choosing the attacking enemy
quest-step-s-def2 = Declaring a defender
quest-step-s-def3 = Resolving shadow cards
quest-step-s-def4 = Combat damage
quest-step-s-atk1 = Declaring target and attackers
quest-step-s-atk2 = Attack strength
quest-step-s-atk3 = Damage to the enemy
quest-step-s-ref1 = Readying
quest-step-s-ref2 = Threat rises
quest-step-s-ref3 = The first-player token passes
quest-step-s-end = End of the phase
quest-step-s-rnd = End of the round

## Action windows

quest-window-w-res = After resources and draw
quest-window-w-plan = Planning turn
quest-window-w-q0 = Before committing
quest-window-w-q1 = After committing
quest-window-w-q2 = After staging
quest-window-w-q3 = After quest resolution
quest-window-w-trv = After travelling
quest-window-w-enc1 = After optional engagement
quest-window-w-enc2 = After engagement checks
quest-window-w-c0 = After dealing shadow cards
quest-window-w-def1 = After choosing the enemy
quest-window-w-def2 = After declaring a defender
quest-window-w-def3 = After the shadow cards
quest-window-w-def4 = After the damage
quest-window-w-c1 = After all enemy attacks
quest-window-w-atk1 = After declaring attackers
quest-window-w-atk2 = After totalling the attack
quest-window-w-atk3 = After the damage to the enemy
quest-window-w-c2 = After all player attacks
quest-window-w-ref = After refreshing

## Moments

quest-moment-m-begin = A phase begins
quest-moment-m-commit = Characters are committed
quest-moment-m-turned = An encounter card is turned up
quest-moment-m-reveal = A When Revealed effect
quest-moment-m-result = The quest result stands
quest-moment-m-progress = Progress on the quest card
quest-moment-m-explored = A location was explored
quest-moment-m-stage = A stage was defeated
quest-moment-m-stage-up = A stage is revealed
quest-moment-m-rescued = The prisoner was rescued
quest-moment-m-travelled = The players travelled
quest-moment-m-engaged = An enemy engaged a player
quest-moment-m-dealt = Shadow cards were dealt
quest-moment-m-attacks = An enemy attacks
quest-moment-m-defender = A defender was declared
quest-moment-m-shadow = A shadow effect
quest-moment-m-shadow-done = A shadow effect resolved
quest-moment-m-attacked = An enemy has attacked
quest-moment-m-kill = An attack destroyed its target
quest-moment-m-played = A card was played
quest-moment-m-enters = A card entered play
quest-moment-m-damaged = Damage was dealt
quest-moment-m-destroyed = A card was destroyed
quest-moment-m-leaves = A card left play
quest-moment-m-draw = Cards would be drawn
quest-moment-m-ready = Cards would ready
quest-moment-m-threat = Threat rises in the refresh phase
quest-moment-m-end-phase = A phase ends
quest-moment-m-end-round = The round ends

## Scenarios, with a line of story

quest-scenario-passage-through-mirkwood = Passage Through Mirkwood
quest-scenario-journey-along-the-anduin = Journey Along the Anduin
quest-scenario-escape-from-dol-guldur = Escape from Dol Guldur
quest-story-passage-through-mirkwood = Orcs have been seen near Dol Guldur. The warning must reach Lórien, and the way leads under the black boughs.
quest-story-journey-along-the-anduin = The forest lies behind you, the Great River before you, and something large is on your trail.
quest-story-escape-from-dol-guldur = One of you did not come back. Under the hill of the Necromancer a cell door has closed; you go down to open it.
quest-story-flies-and-spiders = Threads hang between the trunks, thicker with every mile.
quest-story-a-fork-in-the-road = The path divides, and the old signs are rotten.
quest-story-a-chosen-path-dont-leave-the-path = Whatever lives here has heard you. One way out remains: to slay the brood of an old darkness.
quest-story-a-chosen-path-beorns-path = Bees and broad oaks: the land of Beorn is near, if you get that far.
quest-story-the-necromancers-tower = Torches, keys, a map scratched on leather: what you need is guarded.
quest-story-through-the-caverns = Deeper still, and behind one of these doors somebody answers your knock.
quest-story-out-of-the-dungeons = Alarm. The only way is up, past a shadow with a crown.
quest-story-to-the-river = The ground shakes under a heavy tread between you and the bank.
quest-story-anduin-passage = Rafts on grey water. The shores are watching.
quest-story-ambush-on-the-shore = They waited for you to land.

## Encounter sets

quest-set-passage-through-mirkwood = Passage Through Mirkwood
quest-set-spiders-of-mirkwood = Spiders of Mirkwood
quest-set-dol-guldur-orcs = Dol Guldur Orcs
quest-set-wilderlands = Wilderlands
quest-set-saurons-reach = Sauron’s Reach
quest-set-journey-along-the-anduin = Journey Along the Anduin
quest-set-escape-from-dol-guldur = Escape from Dol Guldur

## Starter decks

quest-deck-leadership = Leadership
quest-deck-tactics = Tactics
quest-deck-spirit = Spirit
quest-deck-lore = Lore
quest-deck-about-leadership = Aragorn, Glóin and Théodred: many allies, and the means to pay for them.
quest-deck-about-tactics = Legolas, Gimli and Thalin: strong in battle, weak on the quest.
quest-deck-about-spirit = Éowyn, Dúnhere and Eleanor: they quest well and stay unseen.
quest-deck-about-lore = Glorfindel, Denethor and Beravor: healing, cards and foresight.

## Modes

quest-mode-standard = Standard game
quest-mode-basic = Basic game (no shadow cards)
quest-mode-easy = Easy mode
quest-mode-basic-easy = Basic game, easy mode

## Decks: what is wrong with one, and what an import leaves out

quest-why-deck-heroes = The team has { $heroes } heroes; one to three are allowed.
quest-why-deck-no-hero = { $card } is no hero.
quest-why-deck-hero-twice = { $card } is in the team more than once.
quest-why-deck-hero-shared = { $card } is in the teams of both { $first } and { $second }.
quest-why-deck-kind = { $card } cannot be in a deck: only allies, attachments and events can.
quest-why-deck-copies = { $card }: { $copies } copies, and at most { $most } are allowed.
quest-why-deck-small =
    { $cards ->
        [one] The deck has one card
       *[other] The deck has { $cards } cards
    } of the { $least } that a tournament deck needs at least.
quest-why-deck-pool = { $card }: { $copies } copies wanted at this table, { $held } there ({ $sets } × core set).
quest-why-deck-lone-hero = { $player } needs a second hero: in { $scenario } one hero is taken prisoner, and if it is a player’s only one, all have lost.
quest-note-unpayable = No hero of the team has the sphere of { $cards }.
quest-import-unknown = Line { $line }: the core set has no card called “{ $title }”.
quest-import-other-set = Line { $line }: “{ $title }” from “{ $set }” is not part of this game.
quest-import-kind = Line { $line }: { $card } ({ $kind }) is left out; it is no card for a deck.
quest-import-sideboard =
    { $cards ->
        [one] The sideboard, one card, is left out.
       *[other] The sideboard, { $cards } cards, is left out.
    }
quest-import-nothing = No card was recognised.

## Heroes

quest-card-aragorn = Aragorn
quest-short-aragorn = On committing, 1 of his own resources readies him again.
quest-text-aragorn = Response to his own commitment to the quest: 1 resource out of his own pool makes him ready again. He remains committed.

quest-card-theodred = Théodred
quest-short-theodred = On committing, a hero on the quest gains 1 resource.
quest-text-theodred = Response to his own commitment to the quest: one hero who is committed at that moment, he himself included and whoever controls it, gains 1 resource. Players who have yet to commit have no hero on the quest.

quest-card-gloin = Glóin
quest-short-gloin = For every damage he takes he gains 1 resource.
quest-text-gloin = Response when Glóin has received damage and is still in play: his pool gains as many resources as damage tokens came in that one occurrence, whatever their source.

quest-card-gimli = Gimli
quest-short-gimli = +1 attack for every damage on him.
quest-text-gimli = His attack is 1 higher for each damage token that lies on him at the time.

quest-card-legolas = Legolas
quest-short-legolas = His attack destroys the enemy: 2 progress on the quest.
quest-text-legolas = Response when the damage of an attack he took part in has destroyed its target: 2 progress on the quest. An active location takes them first.

quest-card-thalin = Thalin
quest-short-thalin = While on the quest: every enemy revealed takes 1 damage.
quest-text-thalin = As long as Thalin is committed to the quest, an enemy revealed from the encounter deck takes 1 damage in the instant it is turned up, ahead of its keywords and When Revealed effects. If that destroys it, nothing more of it happens and no other card takes its place; its victory points count. Enemies added without being revealed are spared.

quest-card-eowyn = Éowyn
quest-short-eowyn = Any player, once a round: discard a card for +1 willpower.
quest-text-eowyn = Action, open to every player once per round: discard a card of your choice out of your own hand; Éowyn has +1 willpower until the phase ends.

quest-card-eleanor = Eleanor
quest-short-eleanor = Exhaust: a treachery revealed is cancelled and replaced.
quest-text-eleanor = Response when a treachery from the encounter deck is about to carry out its When Revealed effects: exhaust Eleanor and cancel them all. The treachery goes to the discard pile, and the next encounter card is revealed in its stead with everything it brings. Doomed and surge of the cancelled card still happen, before the replacement. Possible during the setup too.

quest-card-dunhere = Dúnhere
quest-short-dunhere = Attacking alone: also into the staging area, then +1 attack.
quest-text-dunhere = When Dúnhere is the only attacker, an enemy in the staging area may be his target, and against it he has +1 attack. The enemy stays there and is not engaged.

quest-card-denethor = Denethor
quest-short-denethor = Exhaust: see the top encounter card, put it below if you like.
quest-text-denethor = Action: exhaust Denethor, and you alone see what lies on top of the encounter deck. As you choose, it stays there or goes below the deck. It is not revealed.

quest-card-glorfindel = Glorfindel
quest-short-glorfindel = 1 of his resources: heal 1 damage on anyone. Once a round.
quest-text-glorfindel = Action, once per round: 1 resource out of Glorfindel’s own pool takes 1 damage from any damaged character, whoever controls it.

quest-card-beravor = Beravor
quest-short-beravor = Exhaust: a player draws 2 cards. Once a round.
quest-text-beravor = Action, once per round: exhaust Beravor; a player of your choice who can draw takes 2 cards.

## Player cards

quest-card-guard-of-the-citadel = Guard of the Citadel
quest-short-guard-of-the-citadel = No ability.
quest-text-guard-of-the-citadel = No ability.

quest-card-faramir = Faramir
quest-short-faramir = Exhaust: a player’s characters have +1 willpower this phase.
quest-text-faramir = Action: exhaust Faramir and choose a player. All characters that player controls at this moment have +1 willpower until the phase ends; later arrivals do not.

quest-card-son-of-arnor = Son of Arnor
quest-short-son-of-arnor = Enters play: you engage an enemy of your choice.
quest-text-son-of-arnor = Response when this copy has entered play, played or put: you engage an enemy of your choice that is in the staging area or engaged with another player. This is no optional engagement, so limits on that do not matter; whatever follows an engagement does follow. An enemy that has attacked this phase does not attack again.

quest-card-snowbourn-scout = Snowbourn Scout
quest-short-snowbourn-scout = Enters play: 1 progress on a location of your choice.
quest-text-snowbourn-scout = Response when this copy has entered play, played or put: 1 progress on a location of your choice, in the staging area or active.

quest-card-silverlode-archer = Silverlode Archer
quest-short-silverlode-archer = Ranged, no other ability.
quest-text-silverlode-archer = Ranged, no other ability.

quest-card-longbeard-orc-slayer = Longbeard Orc Slayer
quest-short-longbeard-orc-slayer = Enters play: every Orc in play takes 1 damage.
quest-text-longbeard-orc-slayer = Response when this copy has entered play, played or put: all enemies with the Orc trait, in the staging area and engaged with anybody, take 1 damage at the same time.

quest-card-brok-ironfist = Brok Ironfist
quest-short-brok-ironfist = Your Dwarf hero leaves play: he comes from hand for free.
quest-text-brok-ironfist = Response out of your hand when a Dwarf hero under your control has left play: Brok Ironfist comes into play for you without being paid for. Not while a Brok Ironfist is in play, nor when that hero was your last one.

quest-card-ever-vigilant = Ever Vigilant
quest-short-ever-vigilant = An exhausted ally readies.
quest-text-ever-vigilant = Action: an exhausted ally of your choice, whoever controls it, readies.

quest-card-common-cause = Common Cause
quest-short-common-cause = Exhaust a hero of yours: another exhausted hero readies.
quest-text-common-cause = Action: exhaust a ready hero under your control; another hero of your choice that was exhausted before, whoever controls it, readies.

quest-card-for-gondor = For Gondor!
quest-short-for-gondor = This phase: everybody +1 attack, Gondor also +1 defense.
quest-text-for-gondor = Action: all characters now in play have +1 attack until the phase ends, and those among them with the Gondor trait have +1 defense besides.

quest-card-sneak-attack = Sneak Attack
quest-short-sneak-attack = An ally from hand for free; back to hand when the phase ends.
quest-text-sneak-attack = Action: an ally out of your hand comes into play under your control without being paid for. If it is in play when the phase ends, it goes to its owner’s hand, whoever controls it by then and even if it was out of play in between; only a stay in a hand or deck frees it.

quest-card-valiant-sacrifice = Valiant Sacrifice
quest-short-valiant-sacrifice = An ally has left play: its controller draws 2 cards.
quest-text-valiant-sacrifice = Response when an ally, whoever’s, has left play in whatever way: the player who controlled it draws 2 cards. Each ally counts for itself. Not possible if that player could not draw.

quest-card-grim-resolve = Grim Resolve
quest-short-grim-resolve = All characters ready.
quest-text-grim-resolve = Action: all exhausted characters of all players ready.

quest-card-steward-of-gondor = Steward of Gondor
quest-short-steward-of-gondor = Host is of Gondor. Exhaust the card: 2 resources for the host.
quest-text-steward-of-gondor =
    Attachment for a hero.
    The host also has the Gondor trait.
    Action: exhaust Steward of Gondor (not the hero); the host’s pool gains 2 resources.

quest-card-celebrians-stone = Celebrían's Stone
quest-short-celebrians-stone = Host: +2 willpower; Aragorn also has a Spirit icon.
quest-text-celebrians-stone =
    Attachment for a hero.
    The host has +2 willpower. If the host is Aragorn, he also has the resource icon of Spirit.

quest-card-veteran-axehand = Veteran Axehand
quest-short-veteran-axehand = No ability.
quest-text-veteran-axehand = No ability.

quest-card-gondorian-spearman = Gondorian Spearman
quest-short-gondorian-spearman = Declared as a defender: 1 damage to the attacker.
quest-text-gondorian-spearman = Response when this copy has been declared as a defender: the attacking enemy takes 1 damage.

quest-card-horseback-archer = Horseback Archer
quest-short-horseback-archer = Ranged, no other ability.
quest-text-horseback-archer = Ranged, no other ability.

quest-card-beorn = Beorn
quest-short-beorn = +5 attack this phase, then into the deck. Once a round.
quest-text-beorn = Action, once per round, even while he is exhausted: Beorn has +5 attack until the phase ends. When it ends he is shuffled into his owner’s deck, unless he has left play since.

quest-card-blade-mastery = Blade Mastery
quest-short-blade-mastery = A character has +1 attack and +1 defense this phase.
quest-text-blade-mastery = Action: a character of your choice, whoever controls it, has +1 attack and +1 defense until the phase ends.

quest-card-rain-of-arrows = Rain of Arrows
quest-short-rain-of-arrows = Exhaust a ranged character: 1 damage to each enemy of a player.
quest-text-rain-of-arrows = Action: exhaust a ready ranged character under your control and choose a player; every enemy engaged with that player takes 1 damage. This is no attack, so nothing that answers an attack follows.

quest-card-feint = Feint
quest-short-feint = An enemy cannot attack its player this phase.
quest-text-feint = Combat action: an engaged enemy of your choice is kept from attacking the player it is engaged with until the phase ends. An attack already begun goes on; moved to another player it may attack that one.

quest-card-quick-strike = Quick Strike
quest-short-quick-strike = Exhaust a character: it attacks alone and at once.
quest-text-quick-strike = Action, in any phase: exhaust a ready character under your control. It attacks at once and alone an enemy that it may attack by the rules: one engaged with you; if it is ranged, one engaged with anybody; if it is Dúnhere, also one in the staging area. Your usual attack on that enemy remains.

quest-card-thicket-of-spears = Thicket of Spears
quest-short-thicket-of-spears = Three Tactics heroes pay: a player’s enemies cannot attack.
quest-text-thicket-of-spears =
    The 3 resources come from the pools of three different heroes with a Tactics icon, 1 from each.
    Action: until the phase ends, none of the enemies that are engaged with a player of your choice at this moment can attack him.

quest-card-swift-strike = Swift Strike
quest-short-swift-strike = A defender is declared: 2 damage to the attacker.
quest-text-swift-strike = Response when a character, whoever’s, has been declared as a defender: the attacking enemy takes 2 damage.

quest-card-stand-together = Stand Together
quest-short-stand-together = A player may declare any number of defenders this phase.
quest-text-stand-together = Action: choose a player. Until the phase ends that player may exhaust any number of ready characters of his own to defend against each attack on him. Their defense is added up; all damage of an attack goes to one of them, as that player chooses. To help in an attack it must be played before its defenders are declared.

quest-card-blade-of-gondolin = Blade of Gondolin
quest-short-blade-of-gondolin = Host: +1 attack against Orcs; destroying gives 1 progress.
quest-text-blade-of-gondolin =
    Attachment for a hero.
    The host has +1 attack while attacking an Orc.
    Response when the damage of an attack the host took part in has destroyed its target: 1 progress on the quest. An active location takes it first.

quest-card-citadel-plate = Citadel Plate
quest-short-citadel-plate = Host: +4 hit points.
quest-text-citadel-plate =
    Attachment for a hero.
    The host has +4 hit points. Should it lose them, damage that is then too much destroys it at once.

quest-card-dwarven-axe = Dwarven Axe
quest-short-dwarven-axe = Host: +1 attack; a Dwarf +2 instead.
quest-text-dwarven-axe =
    Attachment for a hero.
    The host has +1 attack, or +2 instead if it has the Dwarf trait.

quest-card-horn-of-gondor = Horn of Gondor
quest-short-horn-of-gondor = A character is destroyed: 1 resource for the host.
quest-text-horn-of-gondor =
    Attachment for a hero.
    Response when a character, whoever’s, has been destroyed and the Horn is still in play: the host’s pool gains 1 resource. Other ways of leaving play do not count.

quest-card-wandering-took = Wandering Took
quest-short-wandering-took = Your threat −3, another player’s +3; he gets Took. Once a round.
quest-text-wandering-took = Action, once per round: your threat, at least 3, goes down by 3. Another player of your choice takes control of Wandering Took, then his threat goes up by 3.

quest-card-lorien-guide = Lórien Guide
quest-short-lorien-guide = On committing: 1 progress on the active location.
quest-text-lorien-guide = Response when this copy has committed to the quest: 1 progress on the active location. If there is none, nothing happens.

quest-card-northern-tracker = Northern Tracker
quest-short-northern-tracker = On committing: 1 progress on every location in staging.
quest-text-northern-tracker = Response when this copy has committed to the quest: 1 progress on each location in the staging area.

quest-card-the-galadhrims-greeting = The Galadhrim's Greeting
quest-short-the-galadhrims-greeting = A player’s threat −6, or everybody’s −2.
quest-text-the-galadhrims-greeting = Action: either the threat of a player of your choice goes down by 6, or that of every player by 2.

quest-card-strength-of-will = Strength of Will
quest-short-strength-of-will = On travelling: a Spirit character exhausts, 2 progress there.
quest-text-strength-of-will = Response when the players have travelled to a location: exhaust a ready Spirit character under your control, a hero with that icon or a Spirit ally; 2 progress on that location.

quest-card-hasty-stroke = Hasty Stroke
quest-short-hasty-stroke = A shadow effect is cancelled.
quest-text-hasty-stroke = Response when a shadow effect has been turned up in combat and is about to resolve: it is cancelled.

quest-card-will-of-the-west = Will of the West
quest-short-will-of-the-west = A player’s discard pile is shuffled into the deck.
quest-text-will-of-the-west = Action: the discard pile of a player of your choice, heroes excepted, is shuffled into his deck. This card itself is out of the game afterwards.

quest-card-a-test-of-will = A Test of Will
quest-short-a-test-of-will = The When Revealed effects of a card are cancelled.
quest-text-a-test-of-will = Response when a card revealed from the encounter deck is about to carry out its When Revealed effects: all of them are cancelled. The rest of the card stands: keywords work, an enemy or location still arrives. Stages, shadow effects and keywords cannot be cancelled by it.

quest-card-stand-and-fight = Stand and Fight
quest-short-stand-and-fight = An ally from a discard pile enters play; X is its cost.
quest-text-stand-and-fight = Action: choose an ally of any sphere in any player’s discard pile and pay its printed cost as X. It comes into play under your control. A neutral ally cannot be chosen.

quest-card-a-light-in-the-dark = A Light in the Dark
quest-short-a-light-in-the-dark = An engaged enemy goes back to the staging area.
quest-text-a-light-in-the-dark = Action: an enemy engaged with any player goes back to the staging area, with its damage, tokens, attachments and shadow cards. An attack already begun goes on.

quest-card-dwarven-tomb = Dwarven Tomb
quest-short-dwarven-tomb = A Spirit card from your discard pile comes to your hand.
quest-text-dwarven-tomb = Action: a Spirit card of your choice that is no hero goes from your own discard pile to your hand.

quest-card-fortune-or-fate = Fortune or Fate
quest-short-fortune-or-fate = A dead hero returns to play.
quest-text-fortune-or-fate = Action: a hero in the discard pile of a player who is still in the game returns to play for its owner: ready, undamaged, without resources and attachments. Not while a hero of that title is in play. Threat stays as it is.

quest-card-the-favor-of-the-lady = The Favor of the Lady
quest-short-the-favor-of-the-lady = Host: +1 willpower.
quest-text-the-favor-of-the-lady =
    Attachment for a hero.
    The host has +1 willpower.

quest-card-power-in-the-earth = Power in the Earth
quest-short-power-in-the-earth = Location: −1 threat.
quest-text-power-in-the-earth =
    Attachment for a location, in the staging area or active.
    Its threat strength is 1 lower, but not below 0.

quest-card-unexpected-courage = Unexpected Courage
quest-short-unexpected-courage = Exhaust the card: the host readies.
quest-text-unexpected-courage =
    Attachment for a hero.
    Action: exhaust Unexpected Courage; the exhausted host readies.

quest-card-daughter-of-the-nimrodel = Daughter of the Nimrodel
quest-short-daughter-of-the-nimrodel = Exhaust: heal up to 2 damage on a hero.
quest-text-daughter-of-the-nimrodel = Action: exhaust her and take 1 or 2 damage, as you choose, from a damaged hero, whoever controls it.

quest-card-erebor-hammersmith = Erebor Hammersmith
quest-short-erebor-hammersmith = When played: an attachment returns from a discard pile to hand.
quest-text-erebor-hammersmith = Response when you have played this copy out of your hand (being put into play is not enough): choose a player. The attachment nearest to the top of that player’s discard pile goes to that player’s hand.

quest-card-henamarth-riversong = Henamarth Riversong
quest-short-henamarth-riversong = Exhaust: see the top encounter card.
quest-text-henamarth-riversong = Action: exhaust him, and you alone see what lies on top of the encounter deck. It stays there.

quest-card-miner-of-the-iron-hills = Miner of the Iron Hills
quest-short-miner-of-the-iron-hills = Enters play: a Condition attachment is discarded.
quest-text-miner-of-the-iron-hills = Response when this copy has entered play, played or put: an attachment in play with the Condition trait, one from the encounter deck included and whoever controls it, is discarded.

quest-card-gleowine = Gléowine
quest-short-gleowine = Exhaust: a player draws 1 card.
quest-text-gleowine = Action: exhaust Gléowine; a player of your choice who can draw takes 1 card.

quest-card-lore-of-imladris = Lore of Imladris
quest-short-lore-of-imladris = A character is healed completely.
quest-text-lore-of-imladris = Action: a damaged character of your choice, whoever controls it, loses all its damage.

quest-card-loriens-wealth = Lórien's Wealth
quest-short-loriens-wealth = A player draws 3 cards.
quest-text-loriens-wealth = Action: a player of your choice who can draw takes 3 cards.

quest-card-radagasts-cunning = Radagast's Cunning
quest-short-radagasts-cunning = An enemy in staging adds no threat this phase.
quest-text-radagasts-cunning = Quest action: an enemy of your choice in the staging area adds nothing to the total threat until the phase ends.

quest-card-secret-paths = Secret Paths
quest-short-secret-paths = A location in staging adds no threat this phase.
quest-text-secret-paths = Quest action: a location of your choice in the staging area adds nothing to the total threat until the phase ends.

quest-card-gandalfs-search = Gandalf's Search
quest-short-gandalfs-search = See the top X of a deck: 1 to its owner’s hand, the rest on top.
quest-text-gandalfs-search = Action, X at least 1: look at the top X cards of a player’s deck, or at all of it if it has fewer. One of them goes to the hand of the deck’s owner, the others back on top in an order of your choice. Nobody else sees them, except the owner the one he gets. This is no drawing.

quest-card-beorns-hospitality = Beorn's Hospitality
quest-short-beorns-hospitality = A player’s heroes are healed completely.
quest-text-beorns-hospitality = Action: choose a player with a damaged hero. All heroes under that player’s control lose all their damage.

quest-card-forest-snare = Forest Snare
quest-short-forest-snare = The host enemy cannot attack.
quest-text-forest-snare =
    Attachment for an enemy that is engaged with a player.
    The host cannot attack, wherever it goes later. It is still dealt shadow cards.

quest-card-protector-of-lorien = Protector of Lórien
quest-short-protector-of-lorien = Discard a card: host +1 defense or willpower. 3 a phase.
quest-text-protector-of-lorien =
    Attachment for a hero.
    Action, three times per phase for this copy: discard a card of your choice out of your hand; until the phase ends the host has +1 defense or +1 willpower, as you choose each time.

quest-card-dark-knowledge = Dark Knowledge
quest-short-dark-knowledge = Host −1 willpower. Exhaust: look at a shadow card against you.
quest-text-dark-knowledge =
    Attachment for a hero.
    The host has −1 willpower, but not below 0.
    Response when a dealing of shadow cards is complete and some of them lie at enemies that attack you or are about to: exhaust Dark Knowledge and look at one of these. It stays face down.

quest-card-self-preservation = Self Preservation
quest-short-self-preservation = Exhaust the card: heal 2 damage on the host.
quest-text-self-preservation =
    Attachment for a character.
    Action: exhaust Self Preservation; the damaged host loses 2 damage, or 1 if it has no more.

quest-card-gandalf = Gandalf
quest-short-gandalf = Enters: draw 3, or 4 damage, or threat −5. Leaves with the round.
quest-text-gandalf =
    Response when Gandalf has entered play, played or put, one of three: you draw 3 cards; an enemy anywhere in play takes 4 damage; your threat goes down by 5. What could change nothing cannot be chosen.
    When the round ends he is discarded.

## Encounter cards

quest-card-king-spider = King Spider
quest-short-king-spider = Revealed: each player exhausts 1 character. Shadow: exhaust 1–2.
quest-text-king-spider =
    When revealed: in player order every player picks one of his ready characters, which exhausts.
    Shadow: a ready character of the defending player, of his choice, exhausts; two if the attack is undefended.

quest-card-hummerhorns = Hummerhorns
quest-short-hummerhorns = Engaging: 5 damage to a hero. Shadow: 1–2 damage to all of yours.
quest-text-hummerhorns =
    Forced, once it has engaged a player by whatever means: that player deals 5 damage to one hero of his.
    Shadow: every character of the defending player takes 1 damage, or 2 if the attack is undefended.

quest-card-ungoliants-spawn = Ungoliant's Spawn
quest-short-ungoliants-spawn = Revealed: all on the quest −1 willpower. Shadow: threat +4 or +8.
quest-text-ungoliants-spawn =
    When revealed: characters that are on the quest at that moment have −1 willpower until the phase ends.
    Shadow: the defending player’s threat goes up by 4, or by 8 if the attack is undefended.

quest-card-great-forest-web = Great Forest Web
quest-short-great-forest-web = Travel: each player exhausts a hero.
quest-text-great-forest-web = Travel: every player exhausts one ready hero of his own first. If somebody has none, nobody can travel here.

quest-card-mountains-of-mirkwood = Mountains of Mirkwood
quest-short-mountains-of-mirkwood = Travel: reveal a card. Explored: each may take 1 of his top 5.
quest-text-mountains-of-mirkwood =
    Travel: the top encounter card is revealed first; with an empty encounter deck nobody can travel here.
    Response when it has left play as explored: every player may look through the top 5 cards of his own deck, put one of them into his hand and shuffle the others back.

quest-card-eyes-of-the-forest = Eyes of the Forest
quest-short-eyes-of-the-forest = Revealed: all events in all hands are discarded.
quest-text-eyes-of-the-forest = When revealed: no event stays in a hand; every player discards all of his.

quest-card-caught-in-a-web = Caught in a Web
quest-short-caught-in-a-web = Attached to a hero: it readies only for 2 of its resources.
quest-text-caught-in-a-web =
    When revealed: the player with the highest threat (among equals the first player decides) attaches this card to a hero of his. It is then a Condition attachment and no treachery.
    In the refresh phase that hero readies only if its controller pays 2 resources from its own pool, and this for every copy on it.

quest-card-wolf-rider = Wolf Rider
quest-short-wolf-rider = Shadow: Wolf Rider attacks as well, with its own shadow card.
quest-text-wolf-rider = Shadow: Wolf Rider itself makes an attack on the defending player, played out before the present one goes on: it is dealt a shadow card, a defender may be declared, sentinels of others may help. When the combat phase ends it goes on top of the encounter deck instead of being discarded.

quest-card-hill-troll = Hill Troll
quest-short-hill-troll = Damage beyond the hit points of its victim raises your threat.
quest-text-hill-troll = Damage from its attack beyond the remaining hit points of the character that takes it raises the threat of the attacked player by as much.

quest-card-goblin-sniper = Goblin Sniper
quest-short-goblin-sniper = In staging when combat ends: 1 damage to a character of each player.
quest-text-goblin-sniper =
    As long as there is another enemy in the staging area, a second Sniper included, nobody can choose it for optional engagement.
    Forced, when the combat phase ends and it is in the staging area: every player deals 1 damage to a character of his choice under his control.

quest-card-marsh-adder = Marsh Adder
quest-short-marsh-adder = When it attacks you, your threat goes up by 1.
quest-text-marsh-adder = Forced, when it begins an attack: the attacked player’s threat goes up by 1.

quest-card-wargs = Wargs
quest-short-wargs = A shadow card without effect sends it back to staging.
quest-text-wargs =
    Forced, after an attack for which it was dealt at least one card without a shadow effect: it goes back to the staging area. A cancelled effect is still an effect.
    Shadow: the attacker has +1 attack, or +2 if the attack is undefended.

quest-card-despair = Despair
quest-short-despair = Revealed: 4 progress less. Shadow: no defense counts.
quest-text-despair =
    When revealed: 4 progress, or all there is, are taken from the quest card, never from a location.
    Shadow: the defense of the defending character, bonuses included, is not counted against this attack. Of several defenders the defending player names one.

quest-card-the-brown-lands = The Brown Lands
quest-short-the-brown-lands = On travelling here: 1 progress on it, so it is explored.
quest-text-the-brown-lands = Forced, when the players have travelled here: 1 progress on The Brown Lands.

quest-card-the-east-bight = The East Bight
quest-short-the-east-bight = The players must travel here if they can travel.
quest-text-the-east-bight = At a travel opportunity without an active location the players must go to The East Bight as long as it is in the staging area; with several such locations the first player chooses.

quest-card-dol-guldur-orcs = Dol Guldur Orcs
quest-short-dol-guldur-orcs = Revealed: 2 damage to one on the quest. Shadow: +1 or +3 attack.
quest-text-dol-guldur-orcs =
    When revealed: the first player picks a character that is on the quest, whoever controls it; it takes 2 damage.
    Shadow: the attacker has +1 attack, or +3 if the attack is undefended.

quest-card-chieftan-ufthak = Chieftan Ufthak
quest-short-chieftan-ufthak = +2 attack for each resource on him; every attack adds one.
quest-text-chieftan-ufthak =
    He has +2 attack for each resource token on him.
    Forced, after each attack of his: 1 resource token on him.

quest-card-dol-guldur-beastmaster = Dol Guldur Beastmaster
quest-short-dol-guldur-beastmaster = When it attacks it is dealt another shadow card.
quest-text-dol-guldur-beastmaster = Forced, when it begins an attack: it is dealt 1 more shadow card.

quest-card-driven-by-shadow = Driven by Shadow
quest-short-driven-by-shadow = Revealed: all in staging +1 threat. Shadow: lose attachments.
quest-text-driven-by-shadow =
    When revealed: enemies and locations that are in the staging area at that moment have +1 threat until the phase ends. If no card at all lies there, this card has surge.
    Shadow: an attachment on the defending character, whoever controls it, is discarded, as the defending player chooses. If the attack is undefended, all attachments he controls are discarded instead.

quest-card-the-necromancers-reach = The Necromancer's Reach
quest-short-the-necromancers-reach = Revealed: 1 damage to every exhausted character.
quest-text-the-necromancers-reach = When revealed: all exhausted characters of all players take 1 damage.

quest-card-necromancers-pass = Necromancer's Pass
quest-short-necromancers-pass = Travel: the first player discards 2 random cards.
quest-text-necromancers-pass = Travel: the first player first discards 2 cards at random out of his hand. If he holds fewer, nobody can travel here.

quest-card-enchanted-stream = Enchanted Stream
quest-short-enchanted-stream = While active: nobody can draw cards.
quest-text-enchanted-stream = No card is drawn by anybody as long as this is the active location.

quest-card-forest-spider = Forest Spider
quest-short-forest-spider = Engaging: +1 attack this round. Shadow: lose an attachment.
quest-text-forest-spider =
    Forced, once it has engaged a player by whatever means: it has +1 attack until the round ends. Several engagements add up.
    Shadow: the defending player discards an attachment of his choice that he controls.

quest-card-east-bight-patrol = East Bight Patrol
quest-short-east-bight-patrol = Shadow: +1 attack; undefended also threat +3.
quest-text-east-bight-patrol = Shadow: the attacker has +1 attack. If the attack is undefended, the defending player’s threat goes up by 3 besides.

quest-card-black-forest-bats = Black Forest Bats
quest-short-black-forest-bats = Revealed: each player takes a character off the quest.
quest-text-black-forest-bats = When revealed: in player order every player picks a character that is on the quest, whoever controls it; it is off the quest and stays exhausted.

quest-card-old-forest-road = Old Forest Road
quest-short-old-forest-road = On travelling here: the first player may ready a character.
quest-text-old-forest-road = Response to the arrival of the players: an exhausted character under the first player’s control readies, if he wants it to.

quest-card-forest-gate = Forest Gate
quest-short-forest-gate = On travelling here: the first player may draw 2 cards.
quest-text-forest-gate = Response to the arrival of the players: 2 cards for the first player, if he wants to draw them.

quest-card-dungeon-jailor = Dungeon Jailor
quest-short-dungeon-jailor = In staging when the quest fails: an objective into the deck.
quest-text-dungeon-jailor = Forced, when the players have quested unsuccessfully and it is in the staging area: an unclaimed objective there, guarded or not, is shuffled into the encounter deck, as the first player chooses. Its guard stays.

quest-card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
quest-short-nazgul-of-dol-guldur = Comes with the rescue. After a shadow effect: discard a character.
quest-text-nazgul-of-dol-guldur =
    Attachments cannot be played on it.
    Forced, when the prisoner is rescued: it comes from beside the quest deck into the staging area, without being revealed.
    Forced, when a shadow effect of a card dealt to it has resolved and was not cancelled: the player engaged with it discards a character of his choice under his control.

quest-card-cavern-guardian = Cavern Guardian
quest-short-cavern-guardian = Shadow: lose an attachment; undefended all of them.
quest-text-cavern-guardian = Shadow: the defending player discards an attachment of his choice that he controls, or all of them if the attack is undefended. Objectives among them go to the staging area.

quest-card-under-the-shadow = Under the Shadow
quest-short-under-the-shadow = Revealed: total threat + players. Shadow: threat + your enemies.
quest-text-under-the-shadow =
    When revealed: until the phase ends the total threat of the staging area is higher by the number of players in the game.
    Shadow: the defending player’s threat goes up by the number of enemies engaged with him.

quest-card-iron-shackles = Iron Shackles
quest-short-iron-shackles = On the first player’s deck: the next draw is lost.
quest-text-iron-shackles =
    When revealed: it is attached to the first player’s deck as a Condition attachment; it is no card of that deck.
    The next draw from that deck, however many cards it would be, does not happen; Iron Shackles is discarded instead.
    Shadow: carry out its When Revealed effect.

quest-card-endless-caverns = Endless Caverns
quest-short-endless-caverns = Doomed 1 and surge, no other ability.
quest-text-endless-caverns = Doomed 1 and surge, no other ability.

quest-card-tower-gate = Tower Gate
quest-short-tower-gate = On travelling here: each player meets an Orc Guard.
quest-text-tower-gate = Forced, when the players have travelled here: every player lays the top card of his deck unseen and face down before himself. It has engaged him as an Orc Guard, an enemy with attack 1, defense 1 and 1 hit point. With an empty deck there is none.

quest-card-gandalfs-map = Gandalf's Map
quest-short-gandalfs-map = Claim: threat +2. Its hero cannot attack or defend.
quest-text-gandalfs-map =
    Action of any player, while it is in the staging area without a guard: that player raises his threat by 2, claims it and attaches it to a hero of his. It is then an attachment too. Detached or discarded, or if its hero leaves play, it goes to the staging area, unclaimed and unguarded.
    The host can neither attack nor defend, but may quest.

quest-card-dungeon-torch = Dungeon Torch
quest-short-dungeon-torch = Claim: threat +2. Each round then ends with threat +2.
quest-text-dungeon-torch =
    Action of any player, while it is in the staging area without a guard: that player raises his threat by 2, claims it and attaches it to a hero of his. It is then an attachment too. Detached or discarded, or if its hero leaves play, it goes to the staging area, unclaimed and unguarded.
    Forced, when the round ends and it is attached: the threat of the host’s controller goes up by 2.

quest-card-shadow-key = Shadow Key
quest-short-shadow-key = Claim: threat +2. Each round then ends with 1 damage to its hero.
quest-text-shadow-key =
    Action of any player, while it is in the staging area without a guard: that player raises his threat by 2, claims it and attaches it to a hero of his. It is then an attachment too. Detached or discarded, or if its hero leaves play, it goes to the staging area, unclaimed and unguarded.
    Forced, when the round ends and it is attached: the host takes 1 damage.

quest-card-misty-mountain-goblins = Misty Mountain Goblins
quest-short-misty-mountain-goblins = After its attack 1 progress less. Shadow: 1 or 3 less.
quest-text-misty-mountain-goblins =
    Forced, after each attack of theirs: 1 progress is taken from the quest card, never from a location.
    Shadow: 1 progress is taken from the quest card, or 3 if the attack is undefended.

quest-card-massing-at-night = Massing at Night
quest-short-massing-at-night = Revealed: one more card per player. Shadow: as many shadow cards.
quest-text-massing-at-night =
    When revealed: as many further encounter cards are revealed, one after the other, as there are players in the game.
    Shadow: the attacker is dealt as many shadow cards as there are players in the game; they are resolved in this attack.

quest-card-banks-of-the-anduin = Banks of the Anduin
quest-short-banks-of-the-anduin = Leaves play: goes on top of the encounter deck.
quest-text-banks-of-the-anduin = Forced, when it leaves play: it goes on top of the encounter deck, not into the discard pile.

quest-card-gladden-fields = Gladden Fields
quest-short-gladden-fields = While active: threat rises by 1 more each round.
quest-text-gladden-fields = Forced, as long as it is the active location: in the refresh phase every player’s threat goes up by 1 more.

quest-card-eastern-crows = Eastern Crows
quest-short-eastern-crows = Defeated: shuffled into the deck. Shadow: +1 or +2 attack.
quest-text-eastern-crows =
    Forced, when they have been defeated: they are shuffled into the encounter deck.
    Shadow: the attacker has +1 attack, or +2 if the defending player’s threat is 35 or more.

quest-card-evil-storm = Evil Storm
quest-short-evil-storm = Revealed: threat 35 or more: 1 damage to all your characters.
quest-text-evil-storm = When revealed: all characters of every player whose threat is 35 or more take 1 damage.

quest-card-pursued-by-shadow = Pursued by Shadow
quest-short-pursued-by-shadow = Revealed: threat +1 per idle character. Shadow: lose an ally.
quest-text-pursued-by-shadow =
    When revealed: every player’s threat goes up by the number of his characters that are not on the quest.
    Shadow: an exhausted ally of the defending player, of his choice, goes to its owner’s hand. If he has none, his threat goes up by 3.

quest-card-treacherous-fog = Treacherous Fog
quest-short-treacherous-fog = Revealed: locations +1 threat; threat 35 or more: discard a card.
quest-text-treacherous-fog = When revealed: until the phase ends every location in the staging area, later arrivals included, has +1 threat. Then every player whose threat is 35 or more discards a card of his choice from his hand.

quest-card-orc-guard = Orc Guard
quest-short-orc-guard = A player card face down: an enemy with 1, 1 and 1.
quest-text-orc-guard = The top card of a player’s deck, laid unseen and face down before him as an engaged enemy with attack 1, defense 1 and 1 hit point; threat and engagement cost 0, no traits. It is dealt shadow cards and attacks like any enemy. Nobody sees its face. Defeated, or sent back to the staging area, it goes to its owner’s discard pile.

## Stages

quest-card-flies-and-spiders = Flies and Spiders
    .b = Flies and Spiders
quest-short-flies-and-spiders = 8 progress.
quest-text-flies-and-spiders =
    Setup: one Forest Spider and one Old Forest Road go from the encounter deck to the staging area without being revealed; the deck is shuffled.
    Nothing special happens at this stage.

quest-card-a-fork-in-the-road = A Fork in the Road
    .b = A Fork in the Road
quest-short-a-fork-in-the-road = 2 progress; then one of two paths by chance.
quest-text-a-fork-in-the-road = Forced, when the stage is defeated: one of the two stages called A Chosen Path comes next, by chance; the other is out of the game.

quest-card-a-chosen-path-dont-leave-the-path = A Chosen Path
    .b = Don't Leave the Path!
quest-short-a-chosen-path-dont-leave-the-path = Each player fetches a Spider. Defeat Ungoliant’s Spawn to win.
quest-text-a-chosen-path-dont-leave-the-path =
    When revealed: in player order every player takes one card with the Spider trait of his choice out of the encounter deck or its discard pile and adds it to the staging area, not revealed; then the deck is shuffled.
    The players win when Ungoliant’s Spawn is defeated while this stage is in play. Progress does not help.

quest-card-a-chosen-path-beorns-path = A Chosen Path
    .b = Beorn's Path
quest-short-a-chosen-path-beorns-path = 10 progress to win; not while Ungoliant’s Spawn is in play.
quest-text-a-chosen-path-beorns-path = As long as Ungoliant’s Spawn is in play no amount of progress defeats the stage. Its defeat is the players' victory.

quest-card-the-necromancers-tower = The Necromancer's Tower
    .b = The Necromancer's Tower
quest-short-the-necromancers-tower = 9 progress and an objective. A hero is taken prisoner.
quest-text-the-necromancers-tower =
    Setup: Gandalf’s Map, Dungeon Torch and Shadow Key are taken from the encounter deck and revealed into the staging area; Nazgûl of Dol Guldur lies face up beside the quest deck, out of play. The deck is shuffled, then one encounter card is revealed for each objective as its guard.
    When revealed: one of all heroes in play, by chance, is turned face down as the prisoner. Nothing can be done with it or to it until it is rescued.
    All players together play at most 1 ally per round.
    To advance the players need at least one objective under their control.

quest-card-through-the-caverns = Through the Caverns
    .b = Through the Caverns
quest-short-through-the-caverns = 15 progress, all objectives, and the prisoner rescued.
quest-text-through-the-caverns =
    Response when progress has been placed on this card itself, for the first player to decide: the prisoner is rescued. The hero is turned face up with 1 damage and may be used again.
    All players together play at most 1 ally per round.
    To advance the players need the prisoner rescued and all three objectives under their control.

quest-card-out-of-the-dungeons = Out of the Dungeons
    .b = Out of the Dungeons
quest-short-out-of-the-dungeons = 7 progress to win; not while the Nazgûl is in play.
quest-text-out-of-the-dungeons =
    Forced, when each quest phase begins: every player lays the top card of his deck unseen and face down before himself as an engaged Orc Guard.
    As long as Nazgûl of Dol Guldur is in play no amount of progress defeats the stage. Its defeat is the players' victory.

quest-card-to-the-river = To the River...
    .b = To the River...
quest-short-to-the-river = 8 progress; not while a Hill Troll is in play.
quest-text-to-the-river =
    Setup: in player order every player reveals an encounter card.
    When revealed: if no Hill Troll is in play, one is fetched from the encounter deck to the staging area, not revealed. The deck is shuffled in any case.
    As long as a Hill Troll is in play no amount of progress defeats the stage.

quest-card-anduin-passage = Anduin Passage
    .b = Anduin Passage
quest-short-anduin-passage = 16 progress; one more card each round, no engagement checks.
quest-text-anduin-passage =
    In the staging step 1 card more is revealed.
    There are no engagement checks. Players may still engage an enemy of their own accord.

quest-card-ambush-on-the-shore = Ambush on the Shore
    .b = Ambush on the Shore
quest-short-ambush-on-the-shore = 2 cards per player, no more staging. No enemy left: you win.
quest-text-ambush-on-the-shore =
    When revealed: 2 encounter cards per player in the game are revealed one after the other.
    From now on there is no staging step.
    The game is won in the moment when no enemy is in play any more.
