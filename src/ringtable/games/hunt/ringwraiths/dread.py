"""Dread: the Ring-bearer chooses what he loses. [H43.13]"""

from typing import Final

from ringtable.games.hunt.box.components import RING_BEARER, bits
from ringtable.games.hunt.facts import LOST_TO_DREAD
from ringtable.games.hunt.ring_bearer.allies import discard_ally, spend_fellowship
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Decision
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask

TOKEN: Final = 255  # an answer: a Fellowship token goes back to the reserve


class SufferDread(Decision[Hunt]):
    """Discard an ally card of choice, or return a Fellowship token to the reserve. [H43.13]"""

    name = "dread"
    clause = "H43.13"
    secret = True

    def who(self, s: Hunt) -> int:
        return RING_BEARER

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

    def text(self, s: Hunt, action: Action) -> str:
        return "token" if action == TOKEN else f"discard {s.box.ally[action].id}"

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-dread")

    def label(self, s: Hunt, action: Action) -> Phrase:
        if action == TOKEN:
            return Phrase("hunt-option-return-token")
        return Phrase("hunt-option-discard", {"card": name(f"hunt-card-{s.box.ally[action].id}")})

    def things(self, s: Hunt, action: Action) -> list[str]:
        return ["fellowship"] if action == TOKEN else [f"card:{s.box.ally[action].id}"]


DREAD: Final = Procedure("dread", ask(SufferDread()))
