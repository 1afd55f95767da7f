"""Aid tokens: reminders that the Ringwraiths lay out for all to see. They have no effect, so a turn
of a Nazgûl is soon enough to move them. [H21.4, H21.R3]"""

from typing import Final

from ringtable.games.hunt.facts import AID_LAID, AID_TAKEN
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask

SUPPLY: Final = 0
AREA_FROM: Final = 200  # from here on a token lies in a zone or section, below in a location


def aid_place(s: Hunt, at: int) -> str:
    """Where an aid token lies, as people say it; nothing for the supply."""
    if at >= AREA_FROM:
        return s.board.area_names[at - AREA_FROM]
    return s.board.names[at]


class WhichAid(Decision[Hunt]):
    """Which of the six tokens is placed, moved or taken back. [H5.3, H21.4]"""

    name = "which-aid"
    clause = "H21.4"

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(s.aid)))

    def take(self, s: Hunt, action: Action) -> None:
        s.target = action

    def text(self, s: Hunt, action: Action) -> str:
        return f"aid {s.box.aid[action]}"

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-which-aid")

    def label(self, s: Hunt, action: Action) -> Phrase:
        return Phrase("hunt-option-aim", {"target": s.box.aid[action]})

    def things(self, s: Hunt, action: Action) -> list[str]:
        return [f"aid:{s.box.aid[action]}"]


class AidGoes(Decision[Hunt]):
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

    def text(self, s: Hunt, action: Action) -> str:
        return "back" if action == SUPPLY else f"to {aid_place(s, action)}"

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-aid-goes")

    def label(self, s: Hunt, action: Action) -> Phrase:
        if action == SUPPLY:
            return Phrase("hunt-option-take-back")
        return Phrase("hunt-option-to", {"place": aid_place(s, action)})

    def things(self, s: Hunt, action: Action) -> list[str]:
        if action == SUPPLY:
            return []
        kind = "area" if action >= AREA_FROM else "place"
        return [f"{kind}:{aid_place(s, action)}"]


LAY_AID: Final = Procedure("lay-aid", ask(WhichAid()), ask(AidGoes()))
