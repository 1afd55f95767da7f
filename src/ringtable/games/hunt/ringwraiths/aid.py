"""Aid tokens: reminders that the Ringwraiths lay out for all to see. They have no effect, so a turn
of a Nazgûl is soon enough to move them. [H21.4, H21.R3]"""

from typing import Final

from ringtable.games.hunt.answers import Asks
from ringtable.games.hunt.box.components import LAST_STEP
from ringtable.games.hunt.facts import AID_LAID, AID_ON_TRACK, AID_TAKEN
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import name
from ringtable.kernel.procedure import Procedure, ask, when

SUPPLY: Final = 0
AREA_FROM: Final = 200  # from here on a token lies in a zone or section, below in a place
STEP_FROM: Final = 230  # and from here on on a step of the movement track
ELSEWHERE: Final = 255  # an answer: to none of the places that are asked first


def aid_place(s: Hunt, at: int) -> str:
    """Where an aid token lies, as people say it; nothing for the supply."""
    if at >= STEP_FROM:
        return f"step-{at - STEP_FROM}"
    if at >= AREA_FROM:
        return s.board.area_names[at - AREA_FROM]
    return s.board.names[at]


class WhichAid(Asks):
    """Which of the six tokens is placed, moved or taken back. [H5.3, H21.4]"""

    name = "which-aid"
    clause = "H21.4"

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(s.aid)))

    def take(self, s: Hunt, action: Action) -> None:
        s.target = action

    def show(self, s: Hunt, action: Action) -> Answer:
        aid = s.box.aid[action]
        values = {"target": name(f"hunt-aid-{aid}")}
        return Answer(f"aid {aid}", "hunt-option-aim", values, f"aid:{aid}")

    def text(self, s: Hunt, action: Action) -> str:
        return f"aid {s.box.aid[action]}"


class AidGoes(Asks):
    """Anywhere: to a location, a zone or a section, elsewhere, or back to the supply. [H19.4,
    H19.R1, H21.4]"""

    name = "aid-goes"
    clause = "H21.4"

    def options(self, s: Hunt) -> list[Action]:
        areas = [AREA_FROM + area for area in range(len(s.board.area_names))]
        places = [SUPPLY, *range(1, s.board.locations + 1), *areas]
        if s.under(3):
            places.append(ELSEWHERE)
        return [place for place in places if place != s.aid[s.target]]

    def take(self, s: Hunt, action: Action) -> None:
        if action == ELSEWHERE:
            s.n = 1
            return
        s.aid[s.target] = action
        if action == SUPPLY:
            s.tell(AID_TAKEN, self.clause, s.box.aid[s.target])
        else:
            s.tell(AID_LAID, self.clause, s.box.aid[s.target], aid_place(s, action))

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == SUPPLY:
            return Answer("back", "hunt-option-take-back")
        if action == ELSEWHERE:
            return Answer("elsewhere", "hunt-option-elsewhere")
        at = aid_place(s, action)
        kind = "area" if action >= AREA_FROM else "place"
        return Answer(f"to {at}", "hunt-option-to", {"place": at}, f"{kind}:{at}")

    def text(self, s: Hunt, action: Action) -> str:
        if action == SUPPLY:
            return "back"
        return "elsewhere" if action == ELSEWHERE else f"to {aid_place(s, action)}"


class AidGoesElsewhere(Asks):
    """To an exit, a dot or a step of the movement track. [H21.4]"""

    name = "aid-elsewhere"
    clause = "H21.4"

    def options(self, s: Hunt) -> list[Action]:
        places = range(s.board.locations + 1, s.board.places)
        steps = range(STEP_FROM, STEP_FROM + LAST_STEP + 1)
        return [place for place in (*places, *steps) if place != s.aid[s.target]]

    def take(self, s: Hunt, action: Action) -> None:
        s.aid[s.target] = action
        if action >= STEP_FROM:
            s.tell(AID_ON_TRACK, self.clause, s.box.aid[s.target], action - STEP_FROM)
        else:
            s.tell(AID_LAID, self.clause, s.box.aid[s.target], aid_place(s, action))

    def show(self, s: Hunt, action: Action) -> Answer:
        at = aid_place(s, action)
        if action >= STEP_FROM:
            step = action - STEP_FROM
            return Answer(f"to {at}", "hunt-option-to-step", {"step": step}, f"step:{step}")
        return Answer(f"to {at}", "hunt-option-to", {"place": at}, f"place:{at}")


def goes_elsewhere(s: Hunt) -> bool:
    return s.n == 1


# The frame: target is the token, n whether it goes to none of the places that are asked first.
LAY_AID: Final = Procedure(
    "lay-aid",
    ask(WhichAid()),
    ask(AidGoes()),
    when(goes_elsewhere, ask(AidGoesElsewhere())),
)
