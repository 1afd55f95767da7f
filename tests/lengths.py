"""How far the checks follow a random game: to its end, where that is near."""

from typing import Final

# Random games of war have thousands of decisions, and its views are large: checks that look at
# every position see the beginning of several games here, and whole games in the soak.
FIRST_DECISIONS: Final = {"war": 200}


def most_of(game: str) -> int:
    """Decisions of a random game that a check looks at; 0 is all of them."""
    return FIRST_DECISIONS.get(game, 0)
