"""For learning: environments of PettingZoo and Gymnasium, and many tables at once.

>>> from ringtable import rl
>>> env = rl.env("dash", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

Needs the extra `rl`: pip install "ringtable[rl]". docs/learning.md tells the rest.
"""

from importlib import import_module
from typing import Any

# Loaded when they are used: half of this package works, and compiles, without any library.
HOMES = {
    "Many": "batch",
    "SoloEnv": "single",
    "TableEnv": "aec",
    "actions_of": "names",
    "env": "aec",
    "features_of": "names",
    "many": "batch",
    "solo": "single",
}

__all__ = list(HOMES)


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"ringtable.rl has no {name!r}")
    try:
        return getattr(import_module(f"ringtable.rl.{HOMES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ImportError(
            f'learning needs {missing.name}: pip install "ringtable[rl]"', name=missing.name
        ) from None
