"""Actions: the die first, then what it is used for. The die that is chosen is the die that is
spent. [W7, W41.3]

A deed says with which faces it is paid, when it is possible, and what is done. Chapters name
their deeds; `flow.py` enters them into `BOOK`. A deed is carried out in a frame whose `seat` is the
player, `source` the face that the die is used as and `n` the face that it shows. [W7.22]
"""

from collections.abc import Callable
from typing import Final

from ringtable.games.war.box.components import (
    ARMY,
    ARMY_MUSTER,
    BRING_ARAGORN,
    BRING_GANDALF,
    CHARACTER,
    DEEDS,
    DRAW_CARD,
    EVENT,
    FACES,
    HIDE_FELLOWSHIP,
    MOUTH_OF_SAURON,
    MUSTER,
    REMOVE_TABLE_CARD,
    SHADOW,
    SPEND_FOR_NOTHING,
    WILL_OF_THE_WEST,
    Face,
    Side,
)
from ringtable.games.war.facts import DIE_USED
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import MESSENGER_USED, RING_USED, War
from ringtable.games.war.teams.command import is_own_minion
from ringtable.games.war.turn.rings import USE_RING, may_use_ring
from ringtable.games.war.turn.steps import may_pass, pass_the_place
from ringtable.games.war.turn.tokens import may_use_token, why_no_token
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value
from ringtable.kernel.procedure import Condition, Procedure, ask

ANY_FACE: Final = -1  # a deed that any die pays [W7.19]


class Deed:
    """Something a die can be spent on: the faces that pay for it, for which side (-1: both), when
    it is possible, and what is done; `why` names the clause if it is not possible."""

    def __init__(
        self,
        number: int,
        faces: tuple[Face, ...],
        possible: Condition,
        procedure: Procedure,
        side: int = -1,
        why: Callable[[War], str] | None = None,
    ) -> None:
        self.number = number
        self.id: str = DEEDS[number]
        self.faces = faces
        self.possible = possible
        self.procedure = procedure
        self.side = side
        self.why = why


class Book:
    """All deeds, by side and by the face that a die is used as. Filled by `flow.py`."""

    def __init__(self) -> None:
        self.by_face: list[list[list[Deed]]] = [[[] for _ in FACES] for _ in range(2)]
        self.any_face: list[list[Deed]] = [[], []]
        self.by_number: dict[tuple[int, int], Deed] = {}

    def add(self, deeds: list[Deed]) -> None:
        for deed in deeds:
            for side in range(2):
                if deed.side in (-1, side):
                    self.by_number.setdefault((side, deed.number), deed)
                    for face in deed.faces:
                        if face == ANY_FACE:
                            self.any_face[side].append(deed)
                        else:
                            self.by_face[side][face].append(deed)

    def pays(self, side: Side, faces: list[Face], number: int) -> bool:
        """Whether a die with one of these faces pays for a deed. What any die pays for is left to
        the faces if one of them pays for it by itself. [W7.19, W7.20]"""
        if any(deed.number == number for face in faces for deed in self.by_face[side][face]):
            return True
        faced = any(deed.number == number for deeds in self.by_face[side] for deed in deeds)
        return not faced and any(deed.number == number for deed in self.any_face[side])

    def why_not(self, s: War, side: Side, number: int) -> str:
        """The clause against a deed that its die pays for."""
        deed = self.by_number[side, number]
        return deed.why(s) if deed.why is not None else DEED_CLAUSES.get(number, "W5.19")

    def procedures(self) -> list[Procedure]:
        """What the deeds do, for the flow."""
        found: list[Procedure] = []
        for deed in self.by_number.values():
            if deed.procedure not in found:
                found.append(deed.procedure)
        return found


BOOK: Final = Book()


def used_as(s: War, side: Side, die: Face) -> list[Face]:
    """The faces as which a die may be used. [W7.13, W7.17, W7.22, W30.10, W30.15]"""
    if die == ARMY_MUSTER:
        return [ARMY, MUSTER]
    if die == WILL_OF_THE_WEST:
        return [WILL_OF_THE_WEST, CHARACTER, ARMY, MUSTER, EVENT]
    if die == MUSTER and side == SHADOW and messenger_ready(s):
        return [MUSTER, ARMY]
    return [die]


def messenger_ready(s: War) -> bool:
    """Once a turn a Muster die may be an Army die, with the Mouth of Sauron in play, for the player
    who has him. [W30.10, W31.15]"""
    ready = s.on_map(MOUTH_OF_SAURON) and not s.used >> MESSENGER_USED & 1
    return ready and is_own_minion(s, MOUTH_OF_SAURON)


# At one's place

RING: Final = 20
TOKEN: Final = 21
PASS_PLACE: Final = 22


class Act(Question):
    """At one's place: a die, a token, a ring first, or a pass. [W41.3, W37.3]"""

    name = "act"
    clause = "W41.3"

    def options(self, s: War) -> list[Action]:
        side = s.to_act
        dice = s.dice[side]
        found = [face for face in range(len(FACES)) if dice[face]]
        if may_use_ring(s, side):
            found.append(RING)
        if may_use_token(s, side):
            found.append(TOKEN)
        if may_pass(s):
            found.append(PASS_PLACE)
        return found

    def take(self, s: War, action: Action) -> None:
        if action == RING:
            s.call(USE_RING, s.seat)
        elif action == TOKEN:
            s.n = 1
            s.call(SPEND_TOKEN, s.seat)
        elif action == PASS_PLACE:
            pass_the_place(s)
        else:
            s.dice[s.to_act][action] -= 1
            s.n = 1
            s.call(SPEND_DIE, s.seat, n=action)

    def show(self, s: War, action: Action) -> Answer:
        if action == RING:
            return Answer("ring", "war-option-ring", thing="rings")
        if action == TOKEN:
            return Answer("token", "war-option-token", thing="tokens")
        if action == PASS_PLACE:
            return Answer("pass", "war-option-pass", verb="pass-place")
        id = FACES[action]
        return Answer(
            f"die {id}", "war-option-die", {"face": {"name": f"war-face-{id}"}}, f"die:{id}"
        )

    def text(self, s: War, action: Action) -> str:
        if action == RING:
            return "ring"
        if action == TOKEN:
            return "token"
        return "pass" if action == PASS_PLACE else f"die {FACES[action]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing == "pass":
            return Refusal("W5.17", Phrase("war-why-no-pass"))
        if thing in ("ring", "rings"):
            used = s.used >> RING_USED + s.to_act & 1
            return Refusal("W8.5" if used else "W8.1", Phrase("war-why-no-ring"))
        if thing in ("token", "tokens"):
            return refused("war-why-no-token", why_no_token(s, s.to_act))
        if thing == "die:hunt":
            return Refusal("W5.24", Phrase("war-why-die-in-box"))
        if thing.replace(" ", ":").partition(":")[0] == "die":
            return Refusal("W5.24", Phrase("war-why-no-such-die"))
        if thing.partition(":")[0] in ("region", "card", "figure", "character", "nation", "deed"):
            return Refusal("W41.3", Phrase("war-why-die-first"))
        return None


AS: Final = 8  # an action is the deed times this, plus the face that the die is used as


class UseDie(Question):
    """What the die is used for, and as which face. [W7, W5.19]"""

    name = "deed"
    clause = "W7.20"
    private = True
    stage = True
    opens = True

    def options(self, s: War) -> list[Action]:
        side = s.side_at[s.seat]
        die = s.n
        found: list[Action] = []
        for face in used_as(s, side, die):
            s.source = face
            for deed in BOOK.by_face[side][face]:
                if deed.possible(s):
                    found.append(deed.number * AS + face)
        s.source = die
        for deed in BOOK.any_face[side]:
            if all(one // AS != deed.number for one in found) and deed.possible(s):
                found.append(deed.number * AS + die)
        s.source = -1
        found.append(SPEND_FOR_NOTHING * AS + die)
        return found

    def take(self, s: War, action: Action) -> None:
        face, die = action % AS, s.n
        number = action // AS
        clause = "W5.19" if number == SPEND_FOR_NOTHING else "W7.20"
        s.tell(DIE_USED, clause, s.seat, FACES[die], FACES[face], DEEDS[number])
        if die == MUSTER and face == ARMY:
            s.used |= 1 << MESSENGER_USED
        if number != SPEND_FOR_NOTHING:
            deed = BOOK.by_number[s.side_at[s.seat], number]
            s.call(deed.procedure, s.seat, source=face, n=die)

    def show(self, s: War, action: Action) -> Answer:
        id = DEEDS[action // AS]
        face = action % AS
        words: dict[str, Value] = {
            "deed": {"name": f"war-deed-{id}"},
            "face": {"name": f"war-face-{FACES[face]}"},
        }
        message = "war-option-deed" if face == s.n else "war-option-deed-as"
        return Answer(self.text(s, action), message, words, verb=id, data={"as": FACES[face]})

    def text(self, s: War, action: Action) -> str:
        id = DEEDS[action // AS]
        face = action % AS
        return id if face == s.n else f"{id} as {FACES[face]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("deed:").partition(" ")[0]
        if id not in DEEDS:
            return None
        number, side = DEEDS.index(id), s.side_at[s.seat]
        if any(action // AS == number for action in self.options(s)):
            return None  # offered, as the deed of a face that the name left out
        if not BOOK.pays(side, used_as(s, side, s.n), number):
            return Refusal("W7.20", Phrase("war-why-not-this-die"))
        clause = BOOK.why_not(s, side, number)
        return refused("war-why-nothing-to-do", clause)


# What a deed needs, for refusals; where there is more than one reason the deed itself says it.
DEED_CLAUSES: Final = {
    HIDE_FELLOWSHIP: "W23.20",
    DRAW_CARD: "W9.5",
    BRING_GANDALF: "W29.7",
    BRING_ARAGORN: "W29.8",
    REMOVE_TABLE_CARD: "W9.13",
}


# The frame: n is the die.
SPEND_DIE: Final = Procedure("spend-die", ask(UseDie()))
# The frame: seat is who spends one of the side's tokens. Its steps are given by `tokens.py`.
SPEND_TOKEN: Final = Procedure("spend-token")
