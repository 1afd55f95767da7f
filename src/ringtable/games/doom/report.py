"""How a game went, in a few figures for statistics."""

from ringtable.games.doom.components import (
    COMPANIONS,
    MINAS_MORGUL_SPACE,
    RING_BEARERS,
    STAGES,
)
from ringtable.games.doom.state import Doom


def summary(s: Doom) -> dict[str, object]:
    """Won or lost and why, how far the Ring came, and what was left. `helpers` are the companions
    on Minas Morgul. [M14.4, M15]"""
    outcome = s.outcome
    helpers = [figure for figure in COMPANIONS if s.position[figure] == MINAS_MORGUL_SPACE]
    return {
        "won": outcome is not None and bool(outcome.winners),
        "reason": "" if outcome is None else outcome.reason,
        "stage": STAGES[s.stage],
        "stage_number": s.stage + 1,
        "space": s.position[RING_BEARERS],
        "turns": s.turns,
        "courage": s.courage,
        "nazgul": s.nazgul,
        "uruk_hai": s.uruk_hai(),
        "helpers": len(helpers),
    }
