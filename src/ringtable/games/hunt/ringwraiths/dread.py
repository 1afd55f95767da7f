"""Dread: the Ring-bearer chooses what he loses. [H43.13]"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, with_card
from ringtable.games.hunt.box.components import bits
from ringtable.games.hunt.facts import LOST_TO_DREAD
from ringtable.games.hunt.ring_bearer.allies import discard_ally, spend_fellowship
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask

TOKEN: Final = 255  # an answer: a Fellowship token goes back to the reserve


class SufferDread(AsksRingBearer):
    """Discard an ally card of choice, or return a Fellowship token to the reserve. [H43.13]"""

    name = "dread"
    clause = "H43.13"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        found = bits(s.hand)
        if s.fellowship:
            found.append(TOKEN)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action == TOKEN:
            spend_fellowship(s)
            s.tell(LOST_TO_DREAD, self.clause, s.fellowship)
        else:
            discard_ally(s, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == TOKEN:
            return Answer("token", "hunt-option-return-token", thing="fellowship")
        return with_card("discard", "hunt-option-discard", s.box.ally[action].id)


DREAD: Final = Procedure("dread", ask(SufferDread()))
