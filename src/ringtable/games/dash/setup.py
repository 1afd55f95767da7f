"""Before the first turn: everybody chooses a hobbit. [D3]"""

from typing import Final

from ringtable.games.dash.box.components import HOBBITS, Hobbit
from ringtable.games.dash.facts import CHOSE_HOBBIT
from ringtable.games.dash.state import Dash
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, seat


class ChooseHobbit(Decision[Dash]):
    """Each player chooses one hobbit, and with it a colour; none is chosen twice. [D3.2]"""

    name = "hobbit"
    clause = "D3.2"

    def options(self, s: Dash) -> list[Action]:
        return [hobbit for hobbit in range(len(HOBBITS)) if hobbit not in s.hobbit]

    def take(self, s: Dash, action: Action) -> None:
        take_hobbit(s, s.seat, action)

    def show(self, s: Dash, action: Action) -> Answer:
        hobbit = HOBBITS[action]
        words: dict[str, Value] = {"hobbit": name(f"dash-hobbit-{hobbit}")}
        return Answer(f"hobbit {hobbit}", "dash-option-hobbit", words, thing=f"hobbit:{hobbit}")

    def prompt(self, s: Dash) -> Phrase:
        return Phrase("dash-ask-hobbit", {"player": seat(s.seat)})

    def why_not(self, s: Dash, thing: str) -> Refusal | None:
        chosen = thing.replace("hobbit:", "").replace("hobbit ", "")
        if chosen not in HOBBITS or HOBBITS.index(chosen) not in s.hobbit:
            return None
        owner = s.hobbit.index(HOBBITS.index(chosen))
        return Refusal("D3.2", Phrase("dash-why-hobbit-taken", {"player": seat(owner)}))


def take_hobbit(s: Dash, player: int, hobbit: Hobbit) -> None:
    s.hobbit[player] = hobbit
    s.tell(CHOSE_HOBBIT, "D3.2", player, HOBBITS[hobbit])


def without_hobbit(s: Dash) -> bool:
    """Seats whose hobbit was fixed when the table was made are not asked."""
    return s.hobbit[s.seat] < 0


CHOOSE_HOBBIT: Final = ChooseHobbit()
