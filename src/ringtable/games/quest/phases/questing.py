"""The quest phase: commit characters, staging, quest resolution. [Q8]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_text
from ringtable.games.quest.box.components import M_COMMIT, M_RESULT, S_Q3
from ringtable.games.quest.cards.ability import NO_STAGING, ONE_MORE_REVEAL
from ringtable.games.quest.facts import COMMITTED, NOBODY_COMMITTED, QUESTED
from ringtable.games.quest.phases.reveal import REVEAL_SEVERAL
from ringtable.games.quest.phases.stages import place_progress
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.refusals import why_not_commit
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import questing_willpower, stage_says, staging_threat, willpower
from ringtable.games.quest.zones import DECK_CHANGED
from ringtable.kernel.decision import Action, Answer, Refusal, Several
from ringtable.kernel.phrase import Phrase, Value
from ringtable.kernel.procedure import Procedure, do, select
from ringtable.kernel.state import NOTHING

# Step 1: commit


class Commit(Several[Quest]):
    """Any number of ready characters, none included. [Q8.1, Q8.2, Q31.4]"""

    name = "commit"
    clause = "Q8.1"
    stage = False

    def options(self, s: Quest) -> list[Action]:
        return [card for card in s.play[s.seat] if not s.exhausted[card]]

    def show(self, s: Quest, action: Action) -> Answer:
        values: dict[str, Value] = {"n": willpower(s, action)}
        return card_answer(s, "commit", "quest-option-commit", action, values=values)

    def text(self, s: Quest, action: Action) -> str:
        return card_text(s, "commit", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-commit")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        return why_not_commit(s, s.seat, thing)


def commit_chosen(s: Quest) -> None:
    """All at the same time; they exhaust. [Q8.1, Q8.3, Q8.6]"""
    cards = s.chosen
    if not cards:
        s.tell(NOBODY_COMMITTED, "Q8.5", s.seat)
        return
    for card in cards:
        s.exhausted[card] = 1
    s.committed += cards
    s.tell(COMMITTED, "Q8.1", s.seat, [s.id_of(card) for card in cards])
    for card in cards:
        s.happens(M_COMMIT, card, s.seat)


COMMIT: Final = Procedure("commit", select(Commit()), do(commit_chosen))


# Step 2: staging


def staging_takes_place(s: Quest) -> bool:
    """A stage may skip the step. [Q29.14]"""
    return not stage_says(s, NO_STAGING)


def reveal_cards(s: Quest) -> None:
    """One per player in the game, plus those added by effects; fixed now. [Q8.10, Q8.11, Q29.11]"""
    n = s.players_left() + (1 if stage_says(s, ONE_MORE_REVEAL) else 0)
    s.call(REVEAL_SEVERAL, s.first, n=n)


# Step 3: resolution. The frame: n is willpower minus threat.


def compare(s: Quest) -> None:
    """Success or failure is established first. [Q8.19, Q8.23, Q8.27]"""
    s.step = S_Q3
    ours, theirs = questing_willpower(s), staging_threat(s)
    s.n = ours - theirs
    s.tell(QUESTED, "Q8.20", ours, theirs)
    s.happens(M_RESULT, NOTHING, s.n)


def carry_out_result(s: Quest) -> None:
    """Progress, or threat for each player, by the difference. [Q8.20, Q8.24]"""
    if s.n > 0:
        place_progress(s, s.n, "Q8.20")
    elif s.n < 0:
        for seat in s.players():
            raise_threat(s, seat, -s.n, "Q8.20")


RESOLVE: Final = Procedure("quest resolution", do(compare), do(carry_out_result))


def begin_quest_phase(s: Quest) -> None:
    """A deck that was emptied earlier is renewed now. [Q25.4]"""
    s.unsettled |= DECK_CHANGED
