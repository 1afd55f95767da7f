"""The encounter set Escape from Dol Guldur, with the stages of the scenario."""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    ASIDE,
    CONDITION,
    M_BEGIN,
    M_END_ROUND,
    M_PROGRESS,
    M_RESCUED,
    M_RESULT,
    M_SHADOW_DONE,
    M_TRAVELLED,
    OBJECTIVE,
    QUEST_PHASE,
)
from ringtable.games.quest.cards.ability import (
    CANNOT_ADVANCE,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
    NO_PLAYER_ATTACHMENTS,
    ONE_ALLY_A_ROUND,
    REPLACES_A_DRAW,
    formula,
)
from ringtable.games.quest.cards.constants import attached_has_trait, constant, on_a_hero
from ringtable.games.quest.cards.dark_verbs import add_to_staging
from ringtable.games.quest.cards.language import (
    action,
    at,
    card,
    forced,
    response,
    setup,
    shadow,
    when_revealed,
)
from ringtable.games.quest.cards.moving import discard
from ringtable.games.quest.cards.targets import (
    Kind,
    acting,
    attachment,
    character,
    each,
    first_player,
    hero,
    host,
    one,
    the_engaged_player,
    this,
)
from ringtable.games.quest.cards.verb import cause, if_undefended, verb
from ringtable.games.quest.cards.verbs import damage, raise_threat
from ringtable.games.quest.cards.words import Word, cost, effect, only_if
from ringtable.games.quest.facts import (
    ATTACHED_TO_DECK,
    LASTS,
    REVEALED,
    SHUFFLED_IN,
)
from ringtable.games.quest.phases.reveal import reveal_top
from ringtable.games.quest.players import raise_threat as threat_rises
from ringtable.games.quest.scenarios.prisoner import (
    claim,
    is_free,
    lay_orc_guard,
    objectives_held,
    rescue,
    take_prisoner,
)
from ringtable.games.quest.state import NO_SEAT, Quest, deck_host
from ringtable.games.quest.timing.effects import (
    AWAITS_A_GUARD,
    END_OF_PHASE,
    FOR_GOOD,
    TOTAL_THREAT,
    begin,
    drop,
    holds,
)
from ringtable.games.quest.values import undefended
from ringtable.games.quest.zones import (
    attach,
    move,
    shuffle_encounters,
    shuffle_into_deck,
    to_staging,
)
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop, unless
from ringtable.kernel.state import NOTHING

NAZGUL_OF_DOL_GULDUR: Final = 102


def unclaimed_in_staging(s: Quest) -> list[int]:
    """Objectives in the staging area that nobody controls, guarded there or not. [Q19.15, QC101]"""
    waiting = [one_card for one_card in s.staging if s.kind(one_card) == OBJECTIVE]
    for one_card in s.attached:
        held = s.host[one_card] in s.staging and s.controller[one_card] == NO_SEAT
        if held and s.kind(one_card) == OBJECTIVE:
            waiting.append(one_card)
    return waiting


objective: Final = Kind("objective", unclaimed_in_staging)


def quest_failed_before_it(s: Quest) -> bool:
    """Less willpower than threat, and the Jailor is in the staging area. [Q8.20]"""
    return s.n < 0 and s.source in s.staging


def back_into_the_deck(s: Quest, cards: list[int], n: int, why: str) -> None:
    for one_card in cards:
        s.tell(SHUFFLED_IN, why, s.id_of(one_card), s.first)
        shuffle_into_deck(s, one_card)


# 101 Dungeon Jailor. When the quest has failed and it is in the staging area, the first player
# shuffles an unclaimed objective from there into the encounter deck.
card(
    101,
    forced(
        at(M_RESULT),
        verb("shuffle-objective-in", back_into_the_deck, one(objective, by=first_player)),
        when=quest_failed_before_it,
    ),
)

# 102 Nazgûl of Dol Guldur. It takes no attachments of players. It comes when the prisoner is
# rescued. When a shadow effect at it has resolved, the engaged player discards a character.
card(
    102,
    constant(NO_PLAYER_ATTACHMENTS),
    forced(at(M_RESCUED), add_to_staging(this), from_aside=True),
    forced(
        at(M_SHADOW_DONE, this),
        discard(one(character, of=the_engaged_player, by=the_engaged_player)),
    ),
)

# 103 Cavern Guardian. Shadow: the defending player discards an attachment of his; undefended, all.
card(
    103,
    shadow(
        if_undefended(discard(each(attachment, of=acting))),
        only_if(unless(undefended), discard(one(attachment, of=acting))),
    ),
)


def one_for_each_player(s: Quest, card: int) -> int:
    return s.players_left()


PER_PLAYER: Final = formula(one_for_each_player)


def darken(s: Quest) -> None:
    """Counted anew whenever the total is needed. [Q20.8, QC104]"""
    begin(s, TOTAL_THREAT, NOTHING, PER_PLAYER, END_OF_PHASE)
    s.tell(LASTS, cause(s), s.id_of(s.source))


def enemies_engaged_with_you(s: Quest) -> int:
    return len(s.engaged[s.seat])


# 104 Under the Shadow. The threat of the staging area is higher by the number of players in this
# phase. Shadow: your threat rises by the number of enemies engaged with you.
card(
    104,
    when_revealed(effect(do(darken))),
    shadow(raise_threat(enemies_engaged_with_you)),
)


def shackle_the_first_player(s: Quest) -> None:
    """To his deck; it is no card of it. [QC105]"""
    s.tell(ATTACHED_TO_DECK, cause(s), s.id_of(s.source), s.first)
    attach(s, s.source, deck_host(s.first), NO_SEAT)


# 105 Iron Shackles. It is attached to the first player's deck and replaces his next draw. Shadow:
# the same.
card(
    105,
    when_revealed(effect(do(shackle_the_first_player))),
    shadow(effect(do(shackle_the_first_player), name="shackle-from-shadow")),
    attached_has_trait(CONDITION),
    constant(REPLACES_A_DRAW),
)


def lay_orc_guards(s: Quest) -> None:
    """Each player, in player order. [Q29.27]"""
    for seat in s.players():
        lay_orc_guard(s, seat)


# 107 Tower Gate. When the players travel here each gets an Orc Guard.
card(107, forced(at(M_TRAVELLED, this), effect(do(lay_orc_guards))))


# Objectives: claimed by whoever raises his threat by two, while nothing guards them


def this_is_free(s: Quest) -> bool:
    return is_free(s, s.source)


def price_of_claiming(s: Quest) -> None:
    """It can eliminate who pays; then the effect does not happen. [Q16.15]"""
    threat_rises(s, s.seat, 2, cause(s))


def claim_this(s: Quest) -> None:
    if s.plays(s.seat):
        claim(s, s.source, s.target)


BEARER: Final = one(hero, of=acting)


def claimed() -> Word:
    return Word("claim", (ask(BEARER.question),), (do(claim_this),), BEARER.anybody)


PRICE: Final = Word("threat", (), (do(price_of_claiming),))


def is_attached(s: Quest) -> bool:
    return s.controller[s.source] != NO_SEAT


def its_controller_raises(s: Quest) -> None:
    threat_rises(s, s.controller[s.source], 2, cause(s))


# 108 Gandalf's Map. Its hero can neither attack nor defend.
card(
    108,
    action(claimed(), cost(PRICE), by_anyone=True, when=this_is_free),
    constant(HOST_CANNOT_ATTACK, on_a_hero),
    constant(HOST_CANNOT_DEFEND, on_a_hero),
)

# 109 Dungeon Torch. When the round ends the threat of its controller rises by 2.
card(
    109,
    action(claimed(), cost(PRICE), by_anyone=True, when=this_is_free),
    forced(at(M_END_ROUND), effect(do(its_controller_raises)), when=is_attached),
)

# 110 Shadow Key. When the round ends its hero takes a damage.
card(
    110,
    action(claimed(), cost(PRICE), by_anyone=True, when=this_is_free),
    forced(at(M_END_ROUND), damage(1, host), when=is_attached),
)


# Stages


def take_out_objectives(s: Quest) -> None:
    """All three are revealed into the staging area and the Nazgûl is set aside before the deck is
    shuffled. [Q29.16, Q29.17]"""
    for one_card in [held for held in s.encounter_deck if s.kind(held) == OBJECTIVE]:
        s.tell(REVEALED, "Q29.16", s.id_of(one_card))
        to_staging(s, one_card)
        begin(s, AWAITS_A_GUARD, one_card, 0, FOR_GOOD)
    nazgul = s.copies[NAZGUL_OF_DOL_GULDUR][0]
    if nazgul in s.encounter_deck:
        move(s, nazgul, ASIDE)
    shuffle_encounters(s)


def unguarded(s: Quest) -> list[int]:
    """Objectives whose guard has not been revealed yet."""
    return [held for held in s.staging if holds(s, AWAITS_A_GUARD, held)]


def guards_to_reveal(s: Quest) -> bool:
    return bool(unguarded(s))


class NextGuarded(Decision[Quest]):
    """The first player chooses the order; exactly one card is revealed for each. [Q29.18, Q19.6]"""

    name = "next-guarded"
    clause = "Q29.18"

    def who(self, s: Quest) -> int:
        return s.first

    def options(self, s: Quest) -> list[Action]:
        return unguarded(s)

    def take(self, s: Quest, action: Action) -> None:
        drop(s, AWAITS_A_GUARD, action)
        reveal_top(s, action)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "guard", "quest-option-guard", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-guarded")


LAY_OUT: Final = Procedure(
    "lay out dol guldur",
    do(take_out_objectives),
    loop(guards_to_reveal, ask(NextGuarded())),
)


def no_objective_held(s: Quest, card: int) -> bool:
    return objectives_held(s) < 1


# 123 The Necromancer's Tower. The three objectives are revealed with their guards. A hero becomes
# the prisoner. One ally a round for all together; no advance without an objective.
card(
    123,
    setup(effect(LAY_OUT)),
    when_revealed(effect(do(take_prisoner))),
    constant(ONE_ALLY_A_ROUND),
    constant(CANNOT_ADVANCE, no_objective_held),
)


def still_a_prisoner(s: Quest) -> bool:
    return s.prisoner != NOTHING


def not_all_done(s: Quest, card: int) -> bool:
    return s.prisoner != NOTHING or objectives_held(s) < 3


# 124 Through the Caverns. When progress was placed on it the prisoner may be rescued. One ally a
# round; no advance without the prisoner and all three objectives.
card(
    124,
    response(at(M_PROGRESS, this), effect(do(rescue), still_a_prisoner)),
    constant(ONE_ALLY_A_ROUND),
    constant(CANNOT_ADVANCE, not_all_done),
)


def quest_phase_begins(s: Quest) -> bool:
    return s.n == QUEST_PHASE


def nazgul_is_in_play(s: Quest, card: int) -> bool:
    return any(s.title[foe] == NAZGUL_OF_DOL_GULDUR for foe in s.enemies())


# 125 Out of the Dungeons. When the quest phase begins each player gets an Orc Guard. It is not
# defeated while the Nazgûl is in play; then the players win.
card(
    125,
    forced(at(M_BEGIN), effect(do(lay_orc_guards)), when=quest_phase_begins),
    constant(CANNOT_ADVANCE, nazgul_is_in_play),
)
