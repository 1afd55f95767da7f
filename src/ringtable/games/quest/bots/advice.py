"""Advice: what each sensible answer brings until the next round begins, on the same few worlds for
all of them. The worlds follow from what the seat sees, so the numbers stay the same as long as it
sees the same."""

from random import Random
from typing import Final, cast

from ringtable.games.quest.bots.heuristic import Heuristic, guess
from ringtable.games.quest.state import Quest
from ringtable.kernel.game import RULED_OUT, Advised, Game
from ringtable.kernel.state import State

WORLDS: Final = 12
MOST_OPTIONS: Final = 8
LONGEST: Final = 150  # decisions until a round begins


class InOrder:
    """In the place of chance, for a re-deal: what is shuffled lies in order, and nothing is left of
    how it lay before."""

    def shuffle(self, cards: list[int]) -> None:
        cards.sort()


def advise(game: Game, state: State, seat: int, random: Random) -> Advised:
    """The group's chance to win after each answer, best first; estimated, not counted out. What no
    sensible player would do is left out."""
    guesses = guess(game, state, seat)
    sensible = [place for place, worth in enumerate(guesses) if worth > RULED_OUT]
    sensible = sorted(sensible, key=guesses.__getitem__, reverse=True)[:MOST_OPTIONS]
    values = chances(game, state, seat, sensible)
    texts = game.flow.texts(state, seat)
    lines = [(texts[place], value, WORLDS) for place, value in zip(sensible, values, strict=True)]
    lines.sort(key=chance_of, reverse=True)
    return "heuristic", False, lines


def chance_of(line: tuple[str, float, int]) -> float:
    return line[1]


def chances(game: Game, state: State, seat: int, places: list[int]) -> list[float]:
    """What the answers at these places of the options bring on average."""
    seed = repr(game.table(state, seat))
    plain = game.another_world(state, seat, cast(Random, InOrder()))
    totals = [0.0] * len(places)
    for number in range(WORLDS):
        world = game.determinize(plain, seat, Random(f"{seed}/{number}"))
        options = game.flow.options(world, seat)
        for at, place in enumerate(places):
            after = world.copy()
            game.flow.play(after, options[place], seat)
            walk(game, after, Random(number))
            totals[at] += game.evaluate(after, seat)
    return [round(total / WORLDS, 4) for total in totals]


def walk(game: Game, s: State, random: Random) -> None:
    """As the heuristic group goes on until the next round begins."""
    guide = Heuristic()
    begun = round_of(s)
    for _ in range(LONGEST):
        if s.outcome is not None or round_of(s) > begun:
            return
        game.flow.play(s, guide.choose(game, s, s.asked, random), s.asked)


def round_of(s: State) -> int:
    return s.rounds if isinstance(s, Quest) else 0
