"""Other rules engines, measured in the same run: only ratios are comparable between machines.

They are optional (`peers` in pyproject.toml); a missing one is named as missing.
"""

from collections.abc import Callable
from random import Random
from typing import Any

MOST_TURNS = 1000  # of a Catan game between random players; few need as many


def catanatron(games: int) -> int:
    """Settlers of Catan by Catanatron, two random players: decisions made."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for seed in range(games):
        match = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        while match.winning_color() is None and match.state.num_turns < MOST_TURNS:
            match.play_tick()
            decisions += 1
    return decisions


def open_spiel(name: str, games: int) -> int:
    """A game of OpenSpiel through its Python interface, random players: decisions made."""
    import pyspiel
    from open_spiel.python import games as python_games

    known = [python_games.__name__, *pyspiel.registered_names()]  # naming it registers its games
    if name not in known:
        raise ImportError(f"this OpenSpiel has no game {name}")
    rules: Any = pyspiel.load_game(name)
    chance = Random(1)
    decisions = 0
    for _ in range(games):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions


def open_spiel_python(games: int) -> int:
    return open_spiel("python_block_dominoes", games)


def open_spiel_compiled(games: int) -> int:
    return open_spiel("backgammon", games)


PEERS: dict[str, Callable[[int], int]] = {
    "Catanatron, two random players": catanatron,
    "OpenSpiel, a game in Python (block dominoes)": open_spiel_python,
    "OpenSpiel, a game in C++ (backgammon)": open_spiel_compiled,
}
