"""Aid tokens: reminders that the Ringwraiths lay out for all to see. They have no effect, so a turn
of a Nazgûl is soon enough to move them. [H21.4, H21.R3]"""

from typing import Final

from ringtable.games.hunt.answers import Asks
from ringtable.games.hunt.facts import AID_LAID, AID_TAKEN
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask

SUPPLY: Final = 0
AREA_FROM: Final = 200  # from here on a token lies in a zone or section, below in a location


def aid_place(s: Hunt, at: int) -> str:
    """Where an aid token lies, as people say it; nothing for the supply."""
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
        return Answer(f"aid {aid}", "hunt-option-aim", {"target": aid}, f"aid:{aid}")


class AidGoes(Asks):
    """To a location, a zone or a section, or back to the supply. [H19.4, H19.R1, H21.4]"""

    name = "aid-goes"
    clause = "H21.4"

    def options(self, s: Hunt) -> list[Action]:
        areas = [AREA_FROM + area for area in range(len(s.board.area_names))]
        places = [SUPPLY, *range(1, s.board.locations + 1), *areas]
        return [place for place in places if place != s.aid[s.target]]

    def take(self, s: Hunt, action: Action) -> None:
        s.aid[s.target] = action
        if action == SUPPLY:
            s.tell(AID_TAKEN, self.clause, s.box.aid[s.target])
        else:
            s.tell(AID_LAID, self.clause, s.box.aid[s.target], aid_place(s, action))

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == SUPPLY:
            return Answer("back", "hunt-option-take-back")
        at = aid_place(s, action)
        kind = "area" if action >= AREA_FROM else "place"
        return Answer(f"to {at}", "hunt-option-to", {"place": at}, f"{kind}:{at}")


LAY_AID: Final = Procedure("lay-aid", ask(WhichAid()), ask(AidGoes()))
