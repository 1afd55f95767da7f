"""The cards of the lore sphere: heroes, allies, events, attachments."""

from typing import Final

from ringtable.games.quest.answers import card_answer, thing_of
from ringtable.games.quest.box.components import ATTACHMENT, M_DEALT, M_ENTERS, M_PLAYED
from ringtable.games.quest.cards.ability import (
    DEFENSE,
    HOST_CANNOT_ATTACK,
    PER_PHASE,
    PER_ROUND,
    WILLPOWER,
)
from ringtable.games.quest.cards.constants import constant, host_gets
from ringtable.games.quest.cards.language import (
    action,
    at,
    card,
    limit,
    quest_action,
    response,
)
from ringtable.games.quest.cards.lasting import lasts, modify
from ringtable.games.quest.cards.moving import discard
from ringtable.games.quest.cards.targets import (
    attachment,
    character,
    damaged,
    each,
    enemy,
    hero,
    host,
    in_staging,
    is_condition,
    it,
    location,
    of_the_chosen_player,
    one,
    player,
    this,
)
from ringtable.games.quest.cards.verb import aim, cause, verb
from ringtable.games.quest.cards.verbs import (
    discard_from_your_hand,
    draw,
    exhaust,
    heal,
    heal_all,
    pay,
)
from ringtable.games.quest.cards.words import Word, choose, cost, effect, only_if, way
from ringtable.games.quest.combat.shadows import attacks_or_will_attack
from ringtable.games.quest.facts import LEFT_ON_TOP, PUT_ON_BOTTOM
from ringtable.games.quest.hands import fetch_openly, look_at, take_secretly
from ringtable.games.quest.phases.payment import available
from ringtable.games.quest.state import SHADOW_ROW, Quest
from ringtable.games.quest.timing.effects import ADDS_NO_THREAT
from ringtable.games.quest.zones import top_of_encounters
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, when

GANDALFS_SEARCH: Final = 67

# Looking at the encounter deck


def encounters_left(s: Quest) -> bool:
    return top_of_encounters(s) >= 0


def look_at_the_top(s: Quest) -> None:
    """Only who looks sees it. [Q24.8]"""
    top = top_of_encounters(s)
    if top >= 0:
        look_at(s, [top], s.seat, cause(s))


class TopOrBottom(Decision[Quest]):
    """The card that was seen stays on top or goes to the bottom: everybody sees which. [Q24.9]"""

    name = "top-or-bottom"
    clause = "Q24.9"

    def options(self, s: Quest) -> list[Action]:
        return [0, 1]

    def take(self, s: Quest, action: Action) -> None:
        if action == 0:
            s.tell(LEFT_ON_TOP, cause(s), s.seat)
            return
        top = s.encounter_deck.pop()
        s.encounter_deck.insert(0, top)
        s.tell(PUT_ON_BOTTOM, cause(s), s.seat)

    def show(self, s: Quest, action: Action) -> Answer:
        if action == 0:
            return Answer("leave on top", "quest-option-leave-on-top")
        return Answer("put on the bottom", "quest-option-put-on-bottom")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-top-or-bottom")


# 10 Denethor. Exhaust him to see the top card of the encounter deck; it may go to the bottom.
LOOK: Final = effect(do(look_at_the_top), encounters_left)
card(
    10,
    action(
        cost(exhaust(this)),
        Word("look", (), (do(look_at_the_top), ask(TopOrBottom())), encounters_left),
    ),
)

# 11 Glorfindel. Once a round one of his resources heals a damage of a character.
card(11, action(cost(pay(1)), heal(1, one(character)), limit=limit(1, PER_ROUND)))

# 12 Beravor. Exhaust her, once a round: a player draws two cards.
card(12, action(cost(exhaust(this)), draw(2, one(player)), limit=limit(1, PER_ROUND)))


def hurt_twice(s: Quest) -> bool:
    """Up to two is not above what is there. [Q21.15]"""
    return s.damage[s.target] > 1


# 58 Daughter of the Nimrodel. Exhaust her to heal one or two damage of a hero.
card(
    58,
    action(
        cost(exhaust(this)),
        aim(one(hero, damaged)),
        choose(
            "nimrodel",
            way("two", only_if(hurt_twice, heal(2, it))),
            way("one", heal(1, it)),
        ),
    ),
)


def pile_with_attachment(s: Quest, seat: int) -> bool:
    return topmost_attachment(s, seat) >= 0


def topmost_attachment(s: Quest, seat: int) -> int:
    """The attachment nearest to the top of a discard pile."""
    for one_card in reversed(s.discard[seat]):
        if s.pack.kind[s.title[one_card]] == ATTACHMENT:
            return one_card
    return -1


def take_back_attachment(s: Quest, seats: list[int], n: int, why: str) -> None:
    for seat in seats:
        fetch_openly(s, topmost_attachment(s, seat), seat, why)


# 59 Erebor Hammersmith. When it was played, the topmost attachment of a player's discard pile
# comes back to his hand.
card(
    59,
    response(
        at(M_PLAYED, this),
        verb("take-back", take_back_attachment, one(player, pile_with_attachment)),
    ),
)

# 60 Henamarth Riversong. Exhaust it to see the top card of the encounter deck.
card(60, action(cost(exhaust(this)), LOOK))

# 61 Miner of the Iron Hills. When it enters play a Condition attachment is discarded.
card(61, response(at(M_ENTERS, this), discard(one(attachment, is_condition))))

# 62 Gléowine. Exhaust him: a player draws a card.
card(62, action(cost(exhaust(this)), draw(1, one(player))))

# 63 Lore of Imladris. A character loses all its damage.
card(63, action(heal_all(one(character))))

# 64 Lórien's Wealth. A player draws three cards.
card(64, action(draw(3, one(player))))

# 65 Radagast's Cunning. An enemy in the staging area adds no threat in this phase.
card(65, quest_action(lasts(ADDS_NO_THREAT, one(enemy, in_staging))))

# 66 Secret Paths. A location in the staging area adds no threat in this phase.
card(66, quest_action(lasts(ADDS_NO_THREAT, one(location, in_staging))))


# 67 Gandalf's Search: the top X cards of a deck, one to its owner's hand, the others back on top in
# any order. [QC67, Q7.15]


def deck_left(s: Quest, seat: int) -> bool:
    return bool(s.deck[seat])


class HowDeep(Decision[Quest]):
    """X, paid in resources of lore. The frame: n is X. [Q7.15]"""

    name = "how-deep"
    clause = "Q7.15"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return list(range(1, available(s, s.seat, s.title[s.source]) + 1))

    def take(self, s: Quest, action: Action) -> None:
        s.n = action

    def show(self, s: Quest, action: Action) -> Answer:
        return Answer(f"x {action}", "quest-option-x", {"n": action}, verb="number")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-how-deep")


def look_into_deck(s: Quest) -> None:
    """The cards are known to who looks; from here on n counts those still to be put in order."""
    deck = s.deck[s.target]
    s.n = min(s.n, len(deck))
    look_at(s, deck[len(deck) - s.n :], s.seat, cause(s))


def looked_at(s: Quest) -> list[int]:
    deck = s.deck[s.target]
    return deck[len(deck) - s.n :]


class TakeOne(Decision[Quest]):
    """Which of them its owner gets. [QC67, Q24.9]"""

    name = "take-one"
    clause = "QC67"
    private = True

    def options(self, s: Quest) -> list[Action]:
        return looked_at(s)

    def take(self, s: Quest, action: Action) -> None:
        take_secretly(s, action, s.target, s.seat, cause(s))
        s.n -= 1

    def show(self, s: Quest, action: Action) -> Answer:
        return show_seen(s, action, "take")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-take-one")


def one_was_seen(s: Quest) -> bool:
    """How many is public, so nobody learns anything if there is no choice. [Q31.12, Q24.9]"""
    return s.n == 1 and s.under(2)


def several_were_seen(s: Quest) -> bool:
    return s.n > 0 and not one_was_seen(s)


def take_the_only_one(s: Quest) -> None:
    TAKE_ONE.take(s, looked_at(s)[0])


class NextDown(TakeOne):
    """Which of the others lies lowest: it is put in its place, and the rest follows on top."""

    name = "next-down"
    clause = "Q24.9"

    def take(self, s: Quest, action: Action) -> None:
        deck = s.deck[s.target]
        deck.remove(action)
        deck.insert(len(deck) - s.n + 1, action)
        s.n -= 1

    def show(self, s: Quest, action: Action) -> Answer:
        return show_seen(s, action, "lowest")

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-down")


def show_seen(s: Quest, card: int, verb: str) -> Answer:
    return card_answer(s, verb, f"quest-option-{verb}", card)


def some_in_order(s: Quest) -> bool:
    return s.n > 1


TAKE_ONE: Final = TakeOne()
SEARCH: Final = Procedure(
    "gandalfs-search",
    do(look_into_deck),
    when(one_was_seen, do(take_the_only_one)),
    when(several_were_seen, ask(TAKE_ONE)),
    loop(some_in_order, ask(NextDown())),
)


def can_search(s: Quest) -> bool:
    """X is at least one. [Q7.15]"""
    return available(s, s.seat, GANDALFS_SEARCH) > 0 and DECK_OF.anybody(s)


DECK_OF: Final = one(player, deck_left)
card(
    67,
    action(
        Word("aim", (*aim(DECK_OF).choosing, ask(HowDeep())), (), can_search),
        effect(SEARCH),
    ),
)

# 68 Beorn's Hospitality. The heroes of a player lose all their damage.


def has_damaged_hero(s: Quest, seat: int) -> bool:
    return any(s.is_hero(one_card) and s.damage[one_card] for one_card in s.play[seat])


card(
    68,
    action(aim(one(player, has_damaged_hero)), heal_all(each(hero, of_the_chosen_player))),
)

# 69 Forest Snare. The enemy it is attached to cannot attack.
card(69, constant(HOST_CANNOT_ATTACK))

# 70 Protector of Lórien. Discard a card of your hand: one defense or one willpower more for its
# hero, three times a phase.
card(
    70,
    action(
        cost(discard_from_your_hand()),
        choose(
            "protector",
            way("defense", modify(DEFENSE, 1, host)),
            way("willpower", modify(WILLPOWER, 1, host)),
        ),
        limit=limit(3, PER_PHASE),
    ),
)


# 71 Dark Knowledge. Its hero has one willpower less. When shadow cards were dealt, exhaust this to
# see one of those at an enemy that attacks you or is about to.


def dealt_against_you(s: Quest) -> list[int]:
    """Shadow cards of this dealing at such enemies; all of them are still face down. [QC71]"""
    rows = s.shadows
    found = []
    for at_row in range(0, len(rows), SHADOW_ROW):
        shadow, foe, _, dealing = rows[at_row : at_row + SHADOW_ROW]
        if dealing == s.dealings and attacks_or_will_attack(s, foe, s.seat):
            found.append(shadow)
    return found


def dealt_some(s: Quest) -> bool:
    return bool(dealt_against_you(s))


class WhichShadow(Decision[Quest]):
    """Which shadow card to look at, by the enemy that holds it. [QC71]"""

    name = "which-shadow"
    clause = "QC71"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return dealt_against_you(s)

    def take(self, s: Quest, action: Action) -> None:
        s.target = action

    def show(self, s: Quest, action: Action) -> Answer:
        foe = holder_of(s, action)
        number = [row for row in dealt_against_you(s) if holder_of(s, row) == foe].index(action)
        return Answer(
            f"look {s.name_of(foe)} {number + 1}",
            "quest-option-look",
            {"card": name(f"quest-card-{s.id_of(foe)}"), "n": number + 1},
            thing=thing_of(s, foe),
            data={"card": s.handle(foe)},
        )

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-which-shadow")


def holder_of(s: Quest, shadow: int) -> int:
    rows = s.shadows
    for at_row in range(0, len(rows), SHADOW_ROW):
        if rows[at_row] == shadow:
            return rows[at_row + 1]
    return -1


def look_at_shadow(s: Quest) -> None:
    look_at(s, [s.target], s.seat, cause(s))


card(
    71,
    host_gets(WILLPOWER, -1),
    response(
        at(M_DEALT),
        Word("look", (ask(WhichShadow()),), (do(look_at_shadow),), dealt_some),
        cost(exhaust(this)),
    ),
)

# 72 Self Preservation. Exhaust this to heal two damage of its character.
card(72, action(cost(exhaust(this)), heal(2, host)))
