"""Positions that were written under older rules, in the present form.

Rules 2 brought three windows to where their clauses put them: Galadriel and Éomer before Boromir's
roll, Treebeard between the die of the final stage and its encounter, Arwen no longer where nothing
can happen. A match that began under rules 1 goes on without them (`State.under`), but passes the
steps at which they would open.
"""

from typing import Any, Final

from ringtable.kernel.game import Options

# The steps of rules 1 before which there is another one now.
STEPS: Final = {
    "battle.when second_roll": "battle.when second_roll_ahead",
    "final_turn.resolve_final_die": "final_turn.when free_cards_fit_the_final_die",
}


def upgrade(data: dict[str, Any], version: int, options: Options) -> dict[str, Any]:
    frames = [[STEPS.get(label, label), *frame] for label, *frame in data["frames"]]
    return {**data, "at": STEPS.get(data["at"], data["at"]), "frames": frames}
