# War of the Ring: what happens, what is asked, and why something is not allowed.

## The turn, dice and rings

war-turn-began = Turn { $turn } begins.
war-step-began = { $step }.
war-took-back-dice = { $side_nom }: action dice { $n }.
war-allocated = { $player } puts dice into the Hunt box: { $n }.
war-rolled = { $player } rolls: { $faces }.
war-die-used = { $player } spends a die ({ $die }) { $deed_to }.
war-passed = { $player } passes.
war-ring-turned = { $player } turns a die with an Elven Ring: { $from } becomes { $to }.
war-ring-passed = Elven Rings: Free Peoples { $free }, Shadow { $shadow }, out of the game { $gone }.
war-die-turned = { $player } turns a die: { $from } becomes { $to }.
war-dice-lost = { $player } loses dice: { $face } ×{ $n }.
war-ask-allocate-hunt = How many dice go into the Hunt box?
    .other = { $asked } puts dice into the Hunt box.
war-ask-act = Your action: choose a die.
    .other = { $asked } chooses a die for an action.
war-ask-deed = What is the die used for?
    .other = { $asked } decides what the die is used for.
war-ask-ring-die = Which die does the ring turn?
    .other = { $asked } decides which die the ring turns.
war-ask-ring-face = Which face shall it show?
    .other = { $asked } decides which face the die shall show.
war-option-die = { $face }
war-option-deed = { $deed }
war-option-deed-as = { $deed } ({ $face })
war-option-ring = Use an Elven Ring
war-option-token = Spend a token
war-option-pass = Pass
war-option-turn = Turn { $face }
war-option-to-face = To { $face }
war-why-no-pass = Only a player with fewer unused dice than the opponent may pass.
war-why-not-your-deck = That deck is the enemy’s.
war-why-empty-deck = That deck is empty.
war-why-no-such-die = You have no unused die with that face.
war-why-no-such-face = A die is turned to another face that your dice have.
war-why-no-token =
    { $why ->
        [W35-8] The tokens you have left would change nothing now.
        [W35-9] Your side has spent a token this turn already.
       *[other] You have no token to spend.
    }
war-why-hunt-dice =
    { $why ->
        [W5-10] You may put in at most as many dice as there are companions in the Fellowship.
        [W5-11] With no companion left in the Fellowship, one die at most goes into the Hunt box.
        [W5-12] At least one die goes in: a die of the Free Peoples lay in the box when the last turn ended.
       *[other] That is not a number of dice you may put into the Hunt box.
    }
war-why-no-ring = You have no ring, or one was used already this turn.
war-why-die-in-box = Dice in the Hunt box are out of reach.
war-why-no-will = No ring makes a Will of the West.
war-why-not-asked = That is not what is asked now.
war-why-no-such-number = That number is not to be had now.
war-why-die-first = A die comes first: it says what can be done.
war-why-not-this-die = This die does not do that.
war-why-nothing-to-do =
    { $why ->
        [W9-5] Your decks are empty: there is nothing to draw.
        [W9-7] No card in your hand shows the symbol of this die.
        [W9-8] No card for this die can be played: what they ask for does not hold.
        [W9-13] No card that a die can remove lies on the table.
        [W9-14] A card on the table forbids it.
        [W9-26] No card for this die would change anything now.
        [W10-6] Wherever they could come there are ten units already.
        [W11-2] None of your nations is At War: nobody can be recruited.
        [W11-6] No settlement of your nations At War is free.
        [W11-7] The settlements of your nations At War are besieged or lost.
        [W11-9] The reinforcements of your nations At War are used up.
        [W12-2] No army that can move has a leader, a Nazgûl or a character.
        [W12-3] None of your armies can move.
        [W12-11] No region beside your armies is free to enter.
        [W12-12] Your nations are not At War and may not enter the land of another.
        [W12-14] Your armies are besieged: they can only sortie.
        [W12-17] Saruman never leaves Orthanc.
        [W13-1] No companion is on the map.
        [W13-7] Your companions on the map are shut in by sieges.
        [W13-11] No Nazgûl and no minion can move.
        [W13-18] The Mouth of Sauron is shut in by a siege.
        [W14-1] No army that can attack has a leader, a Nazgûl or a character.
        [W14-2] No enemy army is in reach of yours.
        [W14-3] Your armies beside the enemy belong to nations that are not At War.
        [W14-14] Your army beside the enemy cannot attack without leaving a leader alone.
        [W21-10] Your nations that are not At War are passive and go no further: activate one first.
        [W21-16] All your nations are At War already.
        [W22-9] Nobody is left in the Fellowship who could be separated.
        [W23-2] The Fellowship is revealed: hide it before it moves on.
        [W23-4] Progress has come to the end of its track: declare where the Fellowship is first.
        [W23-20] The Fellowship is hidden already.
        [W24-5] On the Mordor Track no die separates companions.
        [W27-10] The Fellowship is revealed: hide it before it goes on.
        [W29-7] Gandalf the White comes only after Gandalf the Grey has left the Fellowship and a minion has come into play.
        [W29-8] Strider takes the crown only in Minas Tirith, Dol Amroth or Pelargir, and only while it is unconquered.
        [W30-1] No minion can come yet: the condition of none of them holds.
        [W30-2] Saruman comes when Isengard is at war and the Shadow holds Orthanc.
        [W30-3] The Witch-king comes when Sauron is at war, to an army with a Sauron unit; in the second edition a nation of the Free Peoples must be at war too.
        [W30-5] The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all nations of the Free Peoples are at war.
        [W30-7] Saruman is not there to speak, Orthanc is lost or besieged, or there is nobody to call.
        [W30-11] Eliminated minions do not come back.
        [W31-15] That minion is your team-mate’s.
        [W31-21] The cards that this die plays would work for your team-mate alone.
        [W32-11] Your team-mate would command the part that attacks.
        [W32-13] Your partner commands the army beside the enemy.
        [W33-4] You acted with that nation last: not twice in a row.
       *[other] Nothing can be done with it now.
    }
war-why-no-card =
    { $why ->
        [W9-7] The die shows another symbol than this card.
        [W9-8] What this card asks for does not hold now.
        [W9-23] This card allows cards of another deck only.
        [W9-26] This card would change nothing now.
        [W31-21] It works for your team-mate alone.
        [W33-4] It would act with the nation of your last action.
       *[other] This card cannot be played now.
    }
war-why-stays-behind =
    { $why ->
        [W9-31] The card names that figure: it goes along.
        [W10-6] There is room for ten units only.
        [W12-1] There are not so many of them there.
        [W12-2] Without that figure nobody would lead the army.
        [W12-3] At least one unit must move.
        [W12-5] A leader would be left without a unit.
        [W12-8] They have moved in this action already.
        [W12-13] A nation that is not At War may not go there: it stays behind.
        [W12-17] Saruman never leaves Orthanc.
        [W14-1] Without that figure nobody would lead the attack.
        [W14-3] A nation that is not At War does not attack: it stays behind.
        [W14-4] At least one unit must attack.
        [W14-14] A leader would stay behind without a unit.
        [W17-9] Only those who took part in the battle advance.
        [W17-10] At least one unit must advance.
        [W17-14] A leader would be left without a unit.
        [W32-11] That part would be your partner’s to command.
        [W32-14] That minion is your partner’s and stays.
        [W33-4] You acted with that nation last: not twice in a row.
       *[other] That figure stays behind.
    }
war-why-no-retreat =
    { $why ->
        [W17-3] A retreat goes to an adjacent region that is free.
        [W17-13] Nobody retreats to where the attack came from, or to a settlement of the enemy.
       *[other] There is no retreat to that region.
    }
war-why-no-elite =
    { $why ->
        [W32-10] You give up an elite of your own, not your partner’s.
       *[other] An elite that takes part, with a regular to replace it, is given up for another assault.
    }
war-why-no-casualty =
    { $why ->
        [W3-4] Leaders, Nazgûl and characters take no hits.
        [W14-6] The rearguard takes no hits.
        [W16-2] There is no such unit to take the hit.
        [W16-3] A whole elite unit is removed for two hits only.
        [W32-10] Your partner takes the hits on his own units.
       *[other] That figure cannot take this hit.
    }

## Event cards

war-drew = { $player } draws { $card } { $deck_from }.
war-drew-veiled = { $player } draws a card { $deck_from }.
war-discarded = { $player } discards { $card } face down ({ $deck_from }).
war-discarded-veiled = { $player } discards a card face down ({ $deck_from }).
war-played = { $player } plays { $card }.
war-card-done = Discarded: { $card }.
war-laid-down = { $player } leaves { $card } on the table.
war-table-card-used = { $player } uses { $card }.
war-table-card-lost = No longer on the table: { $card }.
war-shown = { $player } pays with { $card }.
war-swapped = { $player } gives { $mate } a card { $deck_from }: { $card }.
war-swapped-veiled = { $player } gives { $mate } a card { $deck_from }.
war-card-rolled = { $card }: dice { $dice }, needed { $need }, successes { $hits }.
war-ask-deck = From which deck do you draw?
    .other = { $asked } chooses a deck to draw from.
war-ask-draw = From which deck do you draw?
    .other = { $asked } chooses a deck to draw from.
war-ask-palantir = From which deck do you draw?
    .other = { $asked } chooses a deck to draw from.
war-ask-sorcerer-deck = From which deck do you draw?
    .other = { $asked } chooses a deck to draw from.
war-ask-draw-by-token = From which deck do you draw?
    .other = { $asked } chooses a deck to draw from.
war-ask-discard = Too many cards: which one goes?
    .other = { $asked } discards a card.
war-ask-play = Which card do you play?
    .other = { $asked } plays a card.
war-ask-play-another = Play another card without a die?
    .other = { $asked } may play another card without a die.
war-ask-gandalf-draws = Gandalf the Grey guides: draw a card?
    .other = { $asked } may draw a card for Gandalf the Grey.
war-ask-remove-table-card = Which table card is removed?
    .other = { $asked } removes a table card.
war-ask-give-army-card = Which card with the Army symbol is the price?
    .other = { $asked } pays with a card with the Army symbol.
war-ask-give-character-card = Which Character card is the price?
    .other = { $asked } pays with a Character card.
war-ask-discard-from-table = Which table card is discarded?
    .other = { $asked } discards a table card.
war-ask-discard-character-card = Which Character card of the enemy is discarded?
    .other = { $asked } discards a Character card of the enemy.
war-ask-die-to-eye = Which die becomes an Eye?
    .other = { $asked } decides which die becomes an Eye.
war-ask-swap = Swap a card with your team-mate?
    .other = { $asked } decides whether to swap a card with the team-mate.
war-option-draw = { $deck }
war-option-discard = Discard { $card }
war-option-play = Play { $card }
war-option-remove-card = Remove { $card }
war-option-give-card = Give { $card }
war-option-from-hand = A random card from the hand of { $player }
war-option-swap = Offer { $card }
war-option-no-swap = No swap
war-order-swap = Swapping cards

## Armies

war-recruited = { $nation_nom }: { $kind } ×{ $n } { $region_in }.
war-eliminated = { $nation_nom }: { $kind } ×{ $n } eliminated { $region_in }.
war-removed = Too many { $region_in }, back to the pool: { $nation_nom }, { $kind } ×{ $n }.
war-reduced = { $nation_nom }: an elite { $region_in } becomes a regular.
war-upgraded = { $nation_nom }: regulars become elites { $region_in }: { $n }.
war-fell = { $who_nom } falls { $region_in }.
war-moved = { $player } moves { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regulars { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elites { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", leaders " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûl " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-mixed-army = { $side_nom }: one mixed army { $region_in }.
war-ask-move-from = Which army moves?
    .other = { $asked } decides which army moves.
war-ask-move-to = Where does it go?
    .other = { $asked } decides where the army goes.
war-ask-march-from = Which army marches?
    .other = { $asked } decides which army marches.
war-ask-march-to = Where does the march lead?
    .other = { $asked } decides where the march leads.
war-ask-ride-from = Which army rides?
    .other = { $asked } decides which army rides.
war-ask-ride-to = Where does it come out?
    .other = { $asked } decides where the army comes out.
war-ask-land = Where does the fleet land?
    .other = { $asked } decides where the fleet lands.
war-ask-part = Who goes along?
    .other = { $asked } decides who goes along.
war-ask-recruit = What do you recruit, and where?
    .other = { $asked } recruits.
war-ask-recruit-second = Another figure?
    .other = { $asked } may recruit another figure.
war-ask-recruit-place = Where do the recruits come?
    .other = { $asked } decides where the recruits come.
war-ask-next-place = Where do the next recruits come?
    .other = { $asked } decides where the next recruits come.
war-ask-unit-kind = A regular or an elite { $region_in }?
    .other = { $asked } chooses a regular or an elite.
war-ask-how-many-come = How many come?
    .other = { $asked } decides how many come.
war-ask-upgrade = Where does a regular become an elite?
    .other = { $asked } decides where a regular becomes an elite.
war-ask-exchange = Whose regular is exchanged?
    .other = { $asked } decides whose regular is exchanged.
war-ask-join = Who joins them?
    .other = { $asked } decides who joins them.
war-ask-join-place = Which region do they go to?
    .other = { $asked } decides which region they go to.
war-ask-excess = Too many units: which one goes back to the pool?
    .other = { $asked } sends a unit back to the pool.
war-ask-mixed-army = Two armies { $region_in }: shall they join?
    .other = { $asked } decides whether two armies { $region_in } join.
war-option-from = { $region }
war-option-all = All of them
war-option-figures = { $kind_nom } ×{ $n } ({ $nation_nom })
war-option-comes-along = { $who } goes along
war-option-stays = { $who } stays
war-option-recruit = { $kind_nom } { $region_in } ({ $nation_nom })
war-option-place = { $region }
war-option-unit = { $kind_nom }
war-option-upgrade = { $region }
war-option-exchange = { $nation_nom }
war-option-join = { $kind_nom } { $region_from }
war-option-remove = { $kind_nom } ({ $nation_nom })
war-option-mixed = One army
war-option-two-armies = Two armies
war-why-no-start =
    { $why ->
        [W10-6] Every region beside it is full: there is room for ten units.
        [W12-2] A leader, a Nazgûl or a character must go along.
        [W12-3] No army of yours stands there.
        [W12-8] They have moved by this die already.
        [W12-11] No region beside it is free to enter.
        [W12-12] A nation that is not At War may not enter the land of another.
        [W12-14] Besieged armies do not move: they can only sortie.
        [W12-19] An army has come there by this action: nobody moves on from there.
        [W31-15] Those are your partner’s to command.
        [W33-4] You acted with that nation last: not twice in a row.
       *[other] No army of yours can leave this region now.
    }
war-why-no-goal =
    { $why ->
        [W2-4] That border cannot be crossed.
        [W9-14] A card on the table forbids it.
        [W10-6] There is room for ten units only.
        [W12-1] That region is not adjacent.
        [W12-2] A leader, a Nazgûl or a character must go along.
        [W12-11] An enemy army stands there: it must be attacked.
        [W12-12] A nation that is not At War may not enter the land of another.
       *[other] The army cannot go there.
    }
war-why-no-recruit =
    { $why ->
        [W9-18] Enemies stand there.
        [W9-19] There is no room for more.
        [W9-20] The enemy holds that settlement.
        [W9-29] The card brings nobody there.
        [W10-6] There is room for ten units only.
        [W11-1] One action brings two regulars, two leaders or Nazgûl, one of each, or one elite.
        [W11-2] That nation is not At War.
        [W11-3] Recruits come to settlements of your own nations.
        [W11-4] The second of a kind comes to another settlement.
        [W11-6] The enemy holds that settlement.
        [W11-7] That stronghold is besieged.
        [W11-8] Nazgûl come to strongholds of Sauron only.
        [W11-9] No such figure is left in the reinforcements.
        [W11-10] A leader needs a unit there.
        [W31-15] Those are your partner’s to command.
        [W33-4] You acted with that nation last: not twice in a row.
       *[other] Nothing can be recruited there now.
    }

## Battles and sieges

war-attacked = { $player } attacks { $region_gen } out of { $from_gen } ({ $battle_nom }): { $regulars ->
    [0] { "" }
   *[other] regulars { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elites { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", leaders " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûl " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-defended = { $player } defends { $region_gen }: { $regulars ->
    [0] { "" }
   *[other] regulars { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elites { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", leaders " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûl " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-white-rider = { $player } gives up the leadership of Gandalf the White: the Nazgûl have none in this battle.
war-round-began = Round { $round }.
war-says-card = { $player }: { $answer }.
war-answer-yes = a combat card
war-answer-no = no combat card
war-chose-card = { $player } lays a combat card face down ({ $deck_from }).
war-combat-card = { $player } shows { $combat } ({ $card }).
war-card-stopped = Cancelled: { $card }.
# A natural 6 hits and a natural 1 misses, whatever a card adds or takes away.
war-needed = { $need ->
    [9] 6
    [8] 6
    [7] 6
    [1] 2
    [0] 2
   *[other] { $need }
}
war-combat-rolled = { $player } rolls { $dice }, needed { war-needed }: hits { $hits }.
war-rerolled = { $player } re-rolls { $dice }, needed { war-needed }: hits { $hits }.
war-extra-attack = Extra attack of { $player }: { $dice }, needed { $need }, hits { $hits }.
war-round-score = { $side_nom }: hits { $hits }{ $extra_hits ->
    [0] { "" }
   *[other] { ", extra " }{ $extra_hits }
}{ $added ->
    [0] { "" }
   *[other] { ", added " }{ $added }
}{ $cancelled ->
    [0] { "" }
   *[other] { ", cancelled " }{ $cancelled }
}; taken { $taken }{ $lost ->
    [0] { "" }
   *[other] { ", units lost " }{ $lost }
}{ $reduced ->
    [0] { "" }
   *[other] { ", elites reduced " }{ $reduced }
}.
war-ceased = { $player } ceases the battle.
war-pressed-on = { $player } goes on.
war-retreated = { $player } retreats { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regulars { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elites { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", leaders " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûl " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-withdrew = { $player } withdraws into the stronghold: { $region }.
war-advanced-into = { $player } advances { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regulars { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elites { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", leaders " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûl " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-battle-ended = The battle { $region_in } is over: { $how }.
war-end-ceased = the attack ceased
war-end-retreated = the defender retreated
war-end-withdrew = the defender is in the stronghold
war-end-destroyed = an army is destroyed
war-captured = Captured by { $side }: { $region }. Victory points: { $points }.
war-siege-began = A siege begins { $region_in }.
war-siege-ended = The siege of { $region_gen } is over.
war-ask-attack-from = Which army attacks?
    .other = { $asked } decides which army attacks.
war-ask-attack-target = Whom does it attack?
    .other = { $asked } decides whom the army attacks.
war-ask-white-rider = Give up Gandalf the White’s leadership to silence the Nazgûl in this battle?
    .other = { $asked } may give up Gandalf’s leadership to silence the Nazgûl.
war-ask-ground = Fight in the field or withdraw into the stronghold?
    .other = { $asked } fights in the field or withdraws into the stronghold.
war-ask-attacker-card = Do you play a combat card?
    .other = { $asked } may play a combat card.
war-ask-defender-card = Do you play a combat card?
    .other = { $asked } may play a combat card.
war-ask-combat-card = Which combat card?
    .other = { $asked } chooses a combat card.
war-ask-attacker-chooses = Which combat card?
    .other = { $asked } may choose a combat card.
war-ask-defender-chooses = Which combat card?
    .other = { $asked } may choose a combat card.
war-ask-sorcerer = Sorcerer: draw a card?
    .other = { $asked } may draw a card as Sorcerer.
war-ask-casualty = You take a hit: which figure takes it?
    .other = { $asked } decides which figure takes a hit.
war-ask-next-casualty = The next hit: which figure takes it?
    .other = { $asked } decides which figure takes the next hit.
war-ask-divide-hits = How many hits do the units of your team-mate take?
    .other = { $asked } decides how many hits the team-mate’s units take.
war-ask-cease = Cease the attack or fight on?
    .other = { $asked } ceases the attack or fights on.
war-ask-retreat = Stay or retreat?
    .other = { $asked } stays or retreats.
war-ask-assault = Another round of the assault?
    .other = { $asked } decides on another round of the assault.
war-ask-advance = Enter the region?
    .other = { $asked } decides whether to enter the region.
war-ask-escape = Where does your army go?
    .other = { $asked } decides where the army goes.
war-ask-flee = Where does the army retreat?
    .other = { $asked } decides where the army retreats.
war-ask-hit-army = Which army is hit?
    .other = { $asked } decides which army is hit.
war-ask-lose-leader = Which leader falls?
    .other = { $asked } decides which leader falls.
war-ask-lose-figure = Which figure falls?
    .other = { $asked } decides which figure falls.
war-ask-give-up-companion = Whose leadership is given up?
    .other = { $asked } decides whose leadership is given up.
war-ask-give-up-nazgul = How much Nazgûl leadership is given up?
    .other = { $asked } decides how much Nazgûl leadership is given up.
war-ask-suppress = Which companion is silenced?
    .other = { $asked } decides which companion is silenced.
war-ask-own-hits = How many hits does your own army take?
    .other = { $asked } decides how many hits the own army takes.
war-ask-strike-minion = Which minion falls?
    .other = { $asked } decides which minion falls.
war-ask-strike-nazgul = Who falls?
    .other = { $asked } decides who falls.
war-ask-strike-leader = Who falls?
    .other = { $asked } decides who falls.
war-ask-sacrifice = Sacrifice somebody to cancel hits?
    .other = { $asked } may sacrifice somebody to cancel hits.
war-option-attack = { $region }
war-option-hit = { $region }
war-option-field = Fight in the field
war-option-withdraw = Withdraw into the stronghold
war-option-combat-card = Play a combat card
war-option-no-combat-card = No combat card
war-option-combat = { $card }
war-option-casualty-remove = Lose a unit: { $kind } ({ $nation_nom })
war-option-casualty-reduce = An elite becomes a regular ({ $nation_nom })
war-option-casualty-remove-two = Lose an elite for two hits ({ $nation_nom })
war-option-divide = { $n }
war-option-cease = Cease the attack
war-option-go-on = Fight on
war-option-stay = Stay
war-option-retreat = Retreat { $region_to }
war-option-advance = Enter the region
war-option-assault-again = Reduce an elite ({ $nation_nom }) and fight on
war-option-lose = { $kind_nom } { $region_in } ({ $nation_nom })
war-option-give-up = { $who }
war-option-suppress = { $who }
war-option-strike = { $who_nom }
war-option-strike-nazgul = A Nazgûl
war-option-strike-leader = A leader ({ $nation_nom })
war-option-nobody = Nobody
war-order-attacker-card = Combat card of the attacker
war-order-defender-card = Combat card of the defender
war-order-attacker-chooses = Combat card of the attacker, face down
war-order-defender-chooses = Combat card of the defender, face down
war-order-before-hunt-roll = A table card before the Hunt roll
war-order-before-tile = A table card before a Hunt tile
war-order-on-tile = A table card on a Hunt tile
war-order-on-path = A table card on the way through Moria
war-why-no-attack =
    { $why ->
        [W14-1] A leader, a Nazgûl or a character must take part in the attack.
        [W14-2] No enemy army is in reach from there.
        [W14-3] The nations there are not At War.
        [W14-4] No army of yours stands there.
        [W14-10] One die allows one attack.
        [W14-12] No army of yours stands there: without a unit nobody attacks.
        [W14-14] A leader would stay behind without a unit.
        [W31-15] Those are your partner’s to command.
        [W32-11] That part would be your partner’s to command.
        [W32-13] Your partner commands that army: you may only move your own figures out of it.
        [W33-4] You acted with that nation last: not twice in a row.
       *[other] No army can attack from there now.
    }
war-why-no-target =
    { $why ->
        [W9-14] A card on the table forbids it.
        [W14-2] That region is not adjacent.
        [W14-12] No enemy army stands there.
        [W18-9] They are besieged: only the besiegers in the same region attack them.
        [W19-1] A besieged army attacks only those who besiege it.
       *[other] That army cannot be attacked from here.
    }
war-why-no-combat-card =
    { $why ->
        [W15-4] What the card asks for in battle does not hold.
        [W15-27] There is no leadership that could pay for it.
       *[other] That card cannot fight in this round.
    }

## Choices of cards

ask-war-choose-abroad = The Ringwraiths Are Abroad: what next?
    .other = { $asked } goes on with The Ringwraiths Are Abroad.
war-choose-abroad-march = Two armies with Nazgûl march
war-choose-abroad-attack = An army with a Nazgûl attacks
war-choose-abroad-no = Nothing more
ask-war-choose-another-way = There Is Another Way: what does the Fellowship do?
    .other = { $asked } decides what the Fellowship does: There Is Another Way.
war-choose-another-way-hide = Hide it
war-choose-another-way-move = Move it
war-choose-another-way-no = Nothing more
ask-war-choose-black-captain = The Black Captain Commands: what first?
    .other = { $asked } decides what comes first: The Black Captain Commands.
war-choose-black-captain-recruit = Two Nazgûl join the Witch-king
war-choose-black-captain-fly = The Nazgûl fly
war-choose-black-captain-no = Nothing more
ask-war-choose-his-army = What does the army of the Witch-king do?
    .other = { $asked } decides what the army of the Witch-king does.
war-choose-his-army-march = It marches
war-choose-his-army-attack = It attacks
war-choose-his-army-no = Nothing more
ask-war-choose-nazgul-strike = The Nazgûl Strike: which of the two?
    .other = { $asked } chooses one of two: The Nazgûl Strike.
war-choose-nazgul-strike-discard = Discard a table card of the Free Peoples
war-choose-nazgul-strike-hunt = Make a Hunt roll
war-choose-nazgul-strike-no = Nothing more
war-ask-eagles = Against which Nazgûl do the Eagles come?
    .other = { $asked } decides which Nazgûl the Eagles come against.
war-ask-eagles-drive = Where are the Nazgûl driven?
    .other = { $asked } decides where the Nazgûl are driven.
war-ask-spell-from = Which army casts the spells?
    .other = { $asked } decides which army casts the spells.
war-ask-spell-at = At which army?
    .other = { $asked } decides which army the spells fall on.
war-ask-lead-to = Where does he lead them?
    .other = { $asked } decides where the army is led.

## Politics

war-became-active = { $nation_nom }: now active.
war-advanced = { $step ->
    [0] { $nation_nom }: at war now.
    [one] { $nation_nom }: one step from war.
   *[other] { $nation_nom }: { $step } steps from war.
}
war-ask-advance-nation = Which nation goes a step towards war?
    .other = { $asked } decides which nation goes a step towards war.
war-option-advance-nation = Advance { $nation }
war-option-advance-by = Advance { $nation } (ability of { $who })
war-ask-choose-nation = Choose a nation.
    .other = { $asked } chooses a nation.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = That nation is not yours.
war-why-at-war = It is at war already.
war-why-passive = A passive nation does not enter the war: it must become active first.
war-why-threats = Threats and Promises: no Muster die advances a passive nation.
war-why-nation-twice = The last action was with this nation too.
war-why-no-advocate = This die advances it only through its own companion in a city or stronghold of that nation.

## The Fellowship

war-new-guide = { $who } is now the guide.
war-left-fellowship = { $who } leaves the Fellowship.
war-fell-with-the-ring = { $who } falls.
war-progress = The Fellowship moves: progress { $progress }.
war-hidden = The Fellowship is hidden again.
war-revealed = The Fellowship is revealed.
war-figure-moved = The Ring-bearers come { $region_to }. Their way: { $path }.
war-declared = The Fellowship is declared { $region_in }.
war-entered-mordor = The Fellowship enters Mordor.
war-track-step = The Fellowship reaches circle { $circle } of the Mordor Track.
war-track-stop = The Fellowship is held up on circle { $circle } of the Mordor Track.
war-corrupted = Corruption +{ $n }: now { $corruption }.
war-healed = Corruption −{ $n }: now { $corruption }.
war-die-to-box = The die goes to the Hunt box; dice of the Free Peoples there: { $dice }.
war-ask-guide = Who guides the Fellowship?
    .other = { $asked } decides who guides the Fellowship.
war-option-guide = { $who } guides
war-why-gollum-guides-last = Gollum guides only when no companion is left in the Fellowship.
war-why-lower-level = The guide has the highest level in the Fellowship.
war-why-not-in-fellowship = That companion is not in the Fellowship.
war-ask-declare = Declare where the Fellowship is?
    .other = { $asked } decides whether to declare where the Fellowship is.
war-option-declare = Declare it
war-option-stay-hidden = Do not declare
war-ask-path = Which way have the Ring-bearers gone? Steps left: { $n }.
    .other = { $asked } tells which way the Ring-bearers have gone. Steps left: { $n }.
war-option-through = On { $region_to }
war-option-here = They are here: { $region }
war-why-closed-to-figure = The heart of Mordor is closed: the way in is the Mordor Track.
war-why-reveal-end = A revealed Fellowship does not stop in a city or stronghold that the Free Peoples hold.
war-why-not-adjacent = These regions do not touch, or the border cannot be crossed.
war-why-too-far = That is too far.
war-why-been-there = The path does not come back to where it has been.
war-ask-enter-mordor = Enter Mordor?
    .other = { $asked } decides whether to enter Mordor.
war-option-enter-mordor = Enter Mordor
war-option-wait-outside = Wait outside
war-ask-move-figure = Where do the Ring-bearers go?
    .other = { $asked } decides where the Ring-bearers go.

## The Hunt

war-hunt-rolled = Hunt of level { $level }, bonus { $bonus }: { $dice }. Successes: { $successes }.
war-hunt-rerolled = Failed dice rolled again: { $dice }. Successes: { $successes }.
war-drew-tile = Hunt tile: { $tile }.
war-tile-ignored = { $tile }: without effect.
war-tile-put-back = Back to the Hunt Pool: { $tile }.
war-tile-in-play = A special tile comes into play: { $tile }.
war-tile-joined = Into the Hunt Pool: { $tile }.
war-tile-removed = Out of the game: { $tile }.
war-pool-filled = The Hunt Pool is filled up: { $tiles }.
war-tile-rolled = The die of the tile: { $n }.
war-damage = Hunt damage: { $n }.
war-damage-lowered = Damage −{ $n }: { $left } left.
war-used-the-ring = The Ring is used; damage { $n }.
war-companion-drawn = Drawn at random: { $who }.
war-casualty = The casualty is { $who }; damage left: { $left }.
war-ask-hunt-reroll = Roll the failed dice again? Successes so far: { $n }, failed: { $failed }.
    .other = { $asked } may roll failed dice again. Successes: { $n }, failed: { $failed }.
war-ask-before-hunt-roll = A Hunt roll is coming. Use a card?
    .other = { $asked } may use a card before the Hunt roll.
war-ask-before-tile = A Hunt tile is about to be drawn. Use a card?
    .other = { $asked } may use a card before a Hunt tile is drawn.
war-ask-on-tile = The tile is drawn. Use a card?
    .other = { $asked } may use a card on the tile.
war-ask-on-path = The way has led through Moria. Use a card?
    .other = { $asked } may use a card: the way has led through Moria.
war-ask-after-casualty = A companion was the casualty. Use a card?
    .other = { $asked } may use a card: a companion was the casualty.
war-option-use-card = Use { $card }
war-option-let-lie = No card
war-ask-lower-damage = Damage left: { $n }. Lower it?
    .other = { $asked } may lower the damage. Left: { $n }.
war-option-enough = Leave it at that
war-option-gollum-reveals = Gollum gives the Fellowship away: 1 damage less
war-option-leaves = { $who } leaves: 1 damage less
war-why-not-guide = Only the guide’s ability helps.
war-why-card-too-late = No card may be used on this tile now.
war-ask-meet-damage = Damage: { $n }. The Ring, or a companion?
    .other = { $asked } meets the damage, { $n }: the Ring or a companion.
war-option-use-the-ring = Use the Ring: corruption +{ $n }
war-option-casualty = { $who } falls; damage left: { $n }
war-option-random-casualty = A companion at random; damage { $n }
war-why-gollum-stays = Gollum cannot be separated or lost.
war-why-guide-or-random = The casualty is the guide or one drawn at random.
war-why-free-choice = The casualty is chosen, not drawn.
war-ask-lure = Lure of the Ring, { $who }: corruption, or does he fall?
    .other = { $asked } decides on the Lure of the Ring: { $who }.
war-option-lure-corruption = Corruption +{ $n }
war-option-eliminate = { $who } falls
war-ask-breaking = Who leaves the Fellowship? Number to leave: { $n }.
    .other = { $asked } decides who leaves the Fellowship. Number to leave: { $n }.

## Characters and Nazgûl

war-travelled = On the move: { $who }, { $from_from } { $to_to }.
war-flew = { $n ->
    [one] One Nazgûl flies { $from_from } { $to_to }.
   *[other] { $n } Nazgûl fly { $from_from } { $to_to }.
}
war-came = { $who_nom } comes into play { $region_in }.
war-ask-separate = Who leaves the Fellowship? Several leave as one group.
    .other = { $asked } decides who leaves the Fellowship.
war-option-separate = { $who } leaves
war-ask-separated-to = { $n ->
    [one] Where do they go? One region at most.
   *[other] Where do they go? Up to { $n } regions.
}
    .other = { $asked } decides where they go. Up to { $n } regions.
war-option-to = { $region }
war-ask-companion = Which companion moves?
    .other = { $asked } decides which companion moves.
war-option-goes = { $who_nom }
war-ask-go-with = Who goes along?
    .other = { $asked } decides who goes along.
war-option-with = With { $who }
war-ask-group-to = { $n ->
    [one] Where to? One region at most.
   *[other] Where to? Up to { $n } regions.
}
    .other = { $asked } decides where the group goes. Up to { $n } regions.
war-option-done = That is all
war-ask-flight = Who moves?
    .other = { $asked } decides who moves.
war-option-nazgul-from = Nazgûl { $region_from }
war-ask-fly-to = Where to?
    .other = { $asked } decides where the Nazgûl or minion goes.
war-ask-how-many-fly = How many Nazgûl fly?
    .other = { $asked } decides how many Nazgûl fly.
war-option-nazgul = Nazgûl: { $n }
war-why-no-landing = A stronghold of the Free Peoples that is not besieged is closed to them.
war-why-not-in-his-region = Only companions who start in the same region form a group.
war-why-not-so-many-nazgul = So many Nazgûl cannot fly from there.
war-why-stops-there = An enemy stronghold on the way ends the move, or closes it.
war-why-no-nazgul-there = No Nazgûl is there.
war-why-besieged-closed = Nobody enters or leaves a besieged stronghold of their own side.
war-why-not-on-map = That figure is not on the map.
war-why-has-moved = That figure has moved already in this action.
war-why-saruman-stays = Saruman never leaves Orthanc.
war-why-not-your-minion = That minion is your team-mate’s.
ask-war-far = Out of the Fellowship, or on the map?
    .other = { $asked } chooses: out of the Fellowship, or on the map.
war-far-separate = Separate companions from the Fellowship
war-far-move = Move companions on the map
war-ask-gandalf-comes = Where does Gandalf the White appear?
    .other = { $asked } decides where Gandalf the White appears.
war-ask-minion = Which minion comes into play?
    .other = { $asked } decides which minion comes into play.
war-option-bring = { $who_nom }
war-ask-minion-at = Where does he appear?
    .other = { $asked } decides where the minion appears.
war-why-minion-gone = Eliminated minions do not come back.
war-why-minion-in-play = That minion is in play already.
war-why-saruman-waits = Saruman comes when Isengard is at war and the Shadow holds Orthanc.
war-why-witch-king-waits = The Witch-king comes when Sauron is at war, to an army with a Sauron unit; in the second edition a nation of the Free Peoples must be at war too.
war-why-mouth-of-sauron-waits = The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all nations of the Free Peoples are at war.
war-ask-voice = The Voice of Saruman: recruit or swap?
    .other = { $asked } recruits or swaps with the Voice of Saruman.
war-option-voice-recruit = A regular in each settlement of Isengard: { $n }
war-option-voice-swap = Swap regulars in Orthanc for elites: { $n }
war-ask-voice-at = The pool is too small for all: choose settlements. Regulars: { $n }.
    .other = { $asked } chooses settlements. Regulars: { $n }.

## Tokens from The Hunt for the Ring

war-token-earned = A token for { $side }: { $token }.
war-token-spent = { $player } spends a token: { $token }.
war-ask-earned-token = The Hunt for the Ring has earned your side a token. Which one?
    .other = { $asked } chooses the token earned in The Hunt for the Ring.
war-ask-token = Which token do you spend?
    .other = { $asked } decides which token to spend.
war-option-which-token = { $token }

## Board

# A letter or two for each person where there is no room for a likeness.
war-board-letter-gandalf-grey = G
war-board-letter-strider = S
war-board-letter-boromir = B
war-board-letter-legolas = L
war-board-letter-gimli = Gi
war-board-letter-meriadoc = M
war-board-letter-peregrin = P
war-board-letter-gandalf-white = G
war-board-letter-aragorn = A
war-board-letter-gollum = Go
war-board-letter-saruman = Sa
war-board-letter-witch-king = W
war-board-letter-mouth-of-sauron = Mo

# Nations where there is little room.
war-board-nation-dwarves = Dwarves
war-board-nation-elves = Elves
war-board-nation-gondor = Gondor
war-board-nation-north = North
war-board-nation-rohan = Rohan
war-board-nation-sauron = Sauron
war-board-nation-isengard = Isengard
war-board-nation-southrons = Southrons

war-board-kind-regular = Regulars
war-board-kind-elite = Elites
war-board-kind-leader = Leaders
war-board-kind-nazgul = Nazgûl

war-board-map = Map of Middle-earth
war-board-inside = { $region }: those inside the walls
war-board-last-seen = Last seen { $region }, { $n ->
    [one] one step ago
   *[other] { $n } steps ago
}: it may be anywhere in the light.
war-board-close = Close

# The map in words.
war-board-say-units = { $nation }: { $units }
war-board-say-settlement = { $kind } of { $nation }
war-board-say-taken = held by { $side }
war-board-say-besieged = besieged inside: { $force }
war-board-say-hidden = the Fellowship, hidden, progress { $n }
war-board-say-revealed = the Fellowship, revealed

# Turn, points, dice.
war-board-score = Turn and victory points
war-board-turn = Turn { $turn }
war-board-points = { $side }: { $have } of { $goal } victory points
war-board-dice = Action dice
war-board-dice-of = Action dice: { $side }
war-board-die = { $face } die
war-board-die-spent = spent die
war-board-side-free = Free
war-board-side-shadow = Shadow
war-board-rings = { $n ->
    [one] 1 Elven Ring
   *[other] { $n } Elven Rings
}
war-board-hand-short = { $character } + { $strategy } cards
war-board-hand-long = Cards in hand: { $character } of the Character deck, { $strategy } of the Strategy deck
war-board-you = you · { $character } + { $strategy }
war-board-hunt-box = Hunt box
war-board-hunt-box-long = Hunt box: level { $level }, { $bonus } added to each die
war-board-hunt-level = Hunt level, and what is added to each die
war-board-tiles-left = { $n ->
    [one] 1 tile in the bag
   *[other] { $n } tiles in the bag
}
war-board-empty = empty

# The Fellowship.
war-board-fellowship = The Fellowship
war-board-in-mordor = In Mordor
war-board-hidden = hidden
war-board-revealed = revealed
war-board-progress = Progress
war-board-progress-at = Progress { $n }
war-board-corruption = Corruption
war-board-corruption-at = Corruption { $n } of { $last }
war-board-guide = guide
war-board-fallen = Fallen: { $who }
war-board-circle-of = circle { $n } of { $last }
war-board-next-tile-loses = of the next tiles lose the Ring. An Eye counts all { $dice } dice in the box.
war-board-idle = Not moved, not hidden yet:
war-board-idle-price = corruption +1 when the actions end.
war-board-fellowship-in-mordor = The Fellowship is in Mordor
war-board-steps-from-fire = { $n ->
    [0] at the Fire
    [one] one step from the Fire
   *[other] { $n } steps from the Fire
}

# Politics and forces.
war-board-politics = Politics
war-board-towards-war = towards war →
war-board-down-to-war = down to war
war-board-at-war = At war
war-board-active = active
war-board-passive = passive
war-board-steps-to-war = { $n ->
    [one] one step from war
   *[other] { $n } steps from war
}
war-board-reinforcements = Reinforcements
war-board-gone-for-good = right: gone for good
war-board-glance = Fellowship and politics
war-board-seats-and-forces = Seats, politics and forces
war-board-order-of-actions = order of actions
war-board-leads = leads
war-board-you-are = you
war-board-cards-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
war-board-acts-now = acts now
war-board-acts-next = next

# Cards.
war-board-hand = Your hand
war-board-hand-of = Hand { $n }/{ $limit }
war-board-hand-empty = No card in hand.
war-board-hand-unseen = You watch: hands are hidden.
war-board-on-table = Table
war-board-table-empty = Nothing lies on the table.
war-board-decks = decks
war-board-piles = Decks and discards
war-board-deck-counts = { $left } left, { $discarded } discarded
war-board-discards = Discarded: { $deck }
war-board-hand-by-deck = { $player } holds { $character } + { $strategy }
war-board-order = order { $order }
war-board-combat-order = { $name }, order { $order }.
war-board-card-of = { $side }, { $deck }
war-board-card-stays = { $side }, { $deck }; stays on the table

# Answers.
war-board-move = The move
war-board-confirm = Do it
war-board-another-die = Another die
war-board-move-to = Move { $region }
war-board-attack-at = Attack { $region }
war-board-choose-die = Choose a die.
war-board-choose-on-map = Choose on the map.
war-board-choose-thing = Choose what lies on the table.
war-board-choose-below = Choose who goes, below the map.
war-board-note-hunt = found { $found } · seen { $seen }
war-board-note-mordor = { $lost }: the Ring is lost
war-board-note-odds = wins { $wins }
war-board-note-corruption = corruption { $n }
war-board-person = person
war-board-goes = goes
war-board-stays = stays
war-board-go = Go
war-board-stay = Stay
war-board-so-many-go = { $n ->
    [one] 1 goes
   *[other] { $n } go
}
war-board-room = { $n } of { $most }
war-board-all-that-fit = All that fit
war-board-elites-first = Elites first
war-board-leaders-stay = Leaders stay
war-board-sheets = Sheets under the map

# The battle sheet.
war-board-battle-field = The battle of { $region }
war-board-battle-siege = The siege of { $region }
war-board-battle-sortie = The sortie of { $region }
war-board-battle-over = over
war-board-last-battle = The battle
war-board-round = round { $n } · { $step }
war-board-before-roll = before the roll
war-board-siege-rule = One round; for each further one { $player } gives up an elite.
war-board-attacks = { $player } attacks with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-defends = { $player } defends with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-holds-walls = { $player } holds the walls with { $n ->
    [one] 1 unit
   *[other] { $n } units
}
war-board-dice-count = { $n ->
    [one] die
   *[other] dice
}
war-board-hit-on = hit on
war-board-rerolls = { $n ->
    [one] re-roll
   *[other] re-rolls
}
war-board-rearguard = rearguard: { $n }
war-board-plays-card = { $player } plays a card
war-board-no-card = no card
war-board-your-card = yours?
war-board-card-undecided = not decided yet
war-board-card-cancelled = cancelled
war-board-roll = roll
war-board-roll-bonus = roll, each die { $bonus }
war-board-reroll-of = re-roll of { $n }
war-board-extra-attack = extra attack
war-board-added = added
war-board-spent = spent
war-board-cancelled = cancelled
war-board-own-hits = self-inflicted
war-board-hits-on = hits on { $player }
war-board-on-average = on average
war-board-die-hit = { $value }, a hit
war-board-die-miss = { $value }, a miss
war-board-again-hit = thrown again { $value }, a hit
war-board-again-miss = thrown again { $value }, a miss
war-board-hits-to-take = { $n ->
    [one] One hit to take.
   *[other] { $n } hits to take.
}
war-board-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
war-board-has-lost = { $player } has lost { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
war-board-regular-falls = A regular falls
war-board-elite-lowers = An elite becomes a regular
war-board-elite-falls = An elite falls
war-board-this-one = This one
war-board-rest-alike = The rest alike
war-board-odds-siege = { $region } falls in { $chance } of such sieges, if every elite is spent on a further round and no cards are played.
war-board-odds-field = Fought to the end without cards: { $attacker } wins { $wins }, { $defender } wins { $loses }, both fall { $both }.
war-board-odds-attack = Fought to the end without cards: you win { $wins }, you lose { $loses }, both fall { $both }.

# The Hunt sheet.
war-board-hunt = The Hunt
war-board-before-step = before the step
war-board-tile-drawn = tile drawn
war-board-found = found
war-board-not-found = not found
war-board-chances-known = Chances as everybody knows them: dice in the box, tiles left, who is where.
war-board-number-is-corruption = Number on the right: corruption afterwards.
war-board-level = level { $n }
war-board-level-bonus = level { $n }, +{ $bonus }
war-board-hunt-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
war-board-six-or-more = 6 or more, +{ $bonus } each
war-board-rerolls-n = { $n ->
    [one] 1 re-roll
   *[other] { $n } re-rolls
}
war-board-reroll-stronghold = { $region } is held by the Shadow
war-board-no-stronghold = no Shadow stronghold there
war-board-reroll-units = Shadow units there
war-board-no-units = no Shadow units there
war-board-reroll-nazgul = a Nazgûl there
war-board-no-nazgul = no Nazgûl there
war-board-track-eye = On the Mordor Track no dice are rolled: one tile is drawn, and an Eye counts all { $dice } dice in the box.
war-board-in-the-bag = In the bag
war-board-bag-of = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
war-board-bag-note = An Eye counts the successes. An open eye below the number reveals the Fellowship.
war-board-next-step = The next step can bring
war-board-last-hunt = The last Hunt
war-board-missed = missed
war-board-chance-found = found { $chance }
war-board-chance-revealed = revealed { $chance }
war-board-chance-lost = lost { $chance }
war-board-mean-damage = damage { $n }
war-board-corruption-after = Corruption after it, if the Ring is used
war-board-the-roll = The roll
war-board-the-tile = The tile
war-board-successes = { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
war-board-best-die = { $natural ->
    [ace] Highest die: 1, and a 1 always misses.
   *[other] Highest die: { $die } + { $bonus } = { $sum }, less than 6.
}
war-board-bag-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
war-board-rerolls-given = { $n ->
    [one] The place gave one re-roll.
   *[other] The place gave { $n } re-rolls.
}
war-board-no-roll = No dice: the tile is drawn by a card or a place.
war-board-no-roll-track = No dice on the Mordor Track.
war-board-no-tile = No tile is drawn.
war-board-damage = damage { $n }
war-board-then-revealed = then revealed
war-board-stopped = no step
war-board-how-met = How it was met
war-board-corruption-now = corruption { $n }
war-board-corruption-rises = corruption +{ $n }
war-board-nothing-more = nothing more

# Phones, keys and the table in words.
war-board-page-hand = Hand
war-board-page-tracks = Tracks
war-board-page-seats = Seats
war-board-key-arrows = go along the borders from region to region
war-board-key-zoom = nearer, farther, the whole map
war-board-key-next = to the next place on the map that can be chosen
war-board-key-read = read the card in focus
war-board-key-confirm = send the whole move
war-board-key-back = back a stage
war-board-lost-in-battle = Lost in this battle: { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
}{ $reduced ->
    [0] { "" }
    [one] , 1 elite became a regular
   *[other] , { $reduced } elites became regulars
}.
war-board-round-cost = Round { $round }: hits { $hits }, units lost { $units }{ $reduced ->
    [0] { "" }
   *[other] , elites reduced { $reduced }
}
war-board-take-losses = Take these losses; left: { $force }
war-board-nobody-left = nobody
war-board-say-turn = Turn { $turn }: { $step }
war-board-say-dice = { $side }: dice { $dice }; spent { $spent }; Elven Rings { $rings }
war-board-say-fellowship = The Fellowship was last seen in { $region }; { $state }, progress { $progress }, corruption { $corruption }
war-board-say-mordor = The Fellowship is on the Mordor Track, { $circle }; { $state }, corruption { $corruption }
war-board-say-company = Guide: { $guide }; companions: { $companions }
war-board-say-hand = Your hand: { $cards }
war-board-say-table = On the table: { $cards }
war-board-say-army = { $region }: { $force }

# After the game: luck.
war-luck-hits = Hits in battle
war-luck-wills = Wills of the West
war-luck-eyes = Eyes on action dice
war-luck-hunt = Successes of the Hunt

# Who a seat is and what it wants
war-goal-free = You lead the Free Peoples: bring the Ring to the Crack of Doom, or take 4 victory points.
war-goal-shadow = You lead the Shadow: break the Ring-bearers by corruption, or take 10 victory points.
war-goal-gondor = You lead Gondor and the Elves: with your partner, bring the Ring to the Crack of Doom, or take 4 victory points.
war-goal-rohan = You lead Rohan, the North and the Dwarves: with your partner, bring the Ring to the Crack of Doom, or take 4 points.
war-goal-sauron = You are Sauron: with your partner, break the Ring-bearers by corruption, or take 10 victory points.
war-goal-isengard = You lead Isengard, Southrons and Easterlings: with your partner, corrupt the Ring-bearers or take 10 points.
