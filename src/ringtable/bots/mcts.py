"""Information-set Monte Carlo tree search: works for every game through `determinize`.

Every iteration deals a new world that the thinking seat could believe in and walks down what was
learnt so far. What is learnt belongs to information, not to positions: a node is an acting seat
with all that this seat can see, so a choice never depends on what is hidden from who makes it, and
simultaneous answers stay simultaneous. Options that exist in some worlds only are judged by how
often they could have been chosen. Chance needs no nodes: the dice are part of the world.

New ground is explored by a short guided walk, whose end the game's evaluation judges for every
seat; so a seat looks after itself, and partners in a cooperative game after one another.

A game whose bots can tell what options are worth (`guess` of its `bots`) starts the search
there: the guess counts like many visits, and its best bot leads the walk, which goes on until the
position is `quiet`: until nothing is under way that an evaluation could misjudge.
"""

from math import log, sqrt
from random import Random
from time import perf_counter

from ringtable.kernel.decision import Action
from ringtable.kernel.game import RULED_OUT, Bot, Game
from ringtable.kernel.state import State

ITERATIONS = 300
DEEPEST = 400  # decisions of one iteration inside the tree


class Arm:
    """What is known about one action of a node. The guess counts like visits, one if it is only the
    evaluation one ply deep."""

    __slots__ = ("action", "available", "guess", "total", "trust", "visits")

    def __init__(self, action: Action, guess: float, trust: float = 1.0) -> None:
        self.action = action
        self.guess = guess
        self.trust = trust
        self.visits = 0
        self.total = 0.0
        self.available = 0  # how often it could have been chosen

    @property
    def value(self) -> float:
        return (self.total + self.guess * self.trust) / (self.visits + self.trust)

    def bound(self, spread: float) -> float:
        """How good it may well be: the less tried of what was available, the more."""
        return self.value + spread * sqrt(log(self.available + 1) / (self.visits + self.trust))


class Spread:
    """The standard deviation of the values that a seat met so far. A game decided at the end has
    values far apart, a smooth evaluation close together: both need their own boldness."""

    def __init__(self) -> None:
        self.count = 2  # as if a good and a bad value had been met
        self.mean = 0.5
        self.squares = 0.1

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def value(self) -> float:
        return sqrt(self.squares / self.count)


Node = dict[Action, Arm]
Information = tuple[int, int, str]  # seat, question, and what the seat sees


class Mcts:
    """Thinks for a number of iterations, or for some seconds."""

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        exploration: float = 1.0,
        walk: int = 1,
        candidates: int = 8,
        trust: float = 80.0,
        guided_walk: int = 12,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds  # if given, the clock decides and not the number
        self.exploration = exploration  # in units of the spread of values
        self.walk = walk  # decisions beyond the tree before the position is judged
        self.candidates = candidates  # options looked at in each step of that walk
        self.trust = trust  # visits that a guess of the game's own bots counts for
        self.guided_walk = guided_walk  # the walk by the game's own best bot

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        sensible = not_ruled_out(game, state, seat)
        if len(sensible) == 1:
            return sensible[0]
        return self.think(game, state, seat, random)[0].action

    def think(self, game: Game, state: State, seat: int, random: Random) -> list[Arm]:
        """What is known about every option after thinking, the most tried first."""
        search = Search(self, game, seat, random)
        if self.seconds:
            end = perf_counter() + self.seconds
            search.iterate(state)
            while perf_counter() < end:
                search.iterate(state)
        else:
            for _ in range(self.iterations):
                search.iterate(state)
        options = game.flow.options(state, seat)
        return sorted([search.root[one] for one in options if one in search.root], key=most_tried)


def not_ruled_out(game: Game, state: State, seat: int) -> list[Action]:
    """The options that the game's own bots leave open."""
    options = game.flow.options(state, seat)
    guess = game.bots().guess
    if guess is None or len(options) == 1:
        return options
    worths = guess(game, state, seat)
    return [one for one, worth in zip(options, worths, strict=True) if worth > RULED_OUT]


def never(s: State) -> bool:
    """A game that does not say when it is quiet."""
    return False


def most_tried(arm: Arm) -> tuple[int, float]:
    return -arm.visits, -arm.value


class Search:
    """One train of thought."""

    def __init__(self, settings: Mcts, game: Game, seat: int, random: Random) -> None:
        self.settings = settings
        self.game = game
        self.seat = seat
        self.random = random
        self.root: Node = {}
        self.nodes: dict[Information, Node] = {}
        self.spreads: dict[int, Spread] = {}  # by seat
        own = game.bots()
        self.guess = own.guess
        self.quiet = own.quiet or never
        self.guide: Bot | None = None
        if own.guess is not None:
            self.guide = list(own.players.values())[-1]()

    def iterate(self, state: State) -> None:
        """Deal a world, walk down, judge where it led, and remember it all the way up."""
        game, flow = self.game, self.game.flow
        s = game.determinize(state, self.seat, self.random)
        seat = self.seat
        node = self.root
        path: list[tuple[int, Arm]] = []
        for _ in range(DEEPEST):
            arm = self.pick(node, s, seat)
            path.append((seat, arm))
            flow.play(s, arm.action, seat)
            if s.outcome is not None:
                break
            seat = s.asked
            information = (seat, s.pc, repr(game.table(s, seat)))
            known = self.nodes.get(information)
            if known is None:
                self.nodes[information] = {}
                break
            node = known
        s = self.walk_on(s)
        values = [game.evaluate(s, each) for each in range(s.seats)]
        for acting, arm in path:
            arm.visits += 1
            arm.total += values[acting]
        for each, value in enumerate(values):
            self.spreads.setdefault(each, Spread()).add(value)

    def pick(self, node: Node, s: State, seat: int) -> Arm:
        """The option with the highest bound; one never seen before gets a guess."""
        arms: list[Arm] = []
        options = self.game.flow.options(s, seat)
        if any(action not in node for action in options):
            self.meet(node, s, seat, options)
        for action in options:
            arm = node[action]
            arm.available += 1
            arms.append(arm)
        spread = self.spreads.setdefault(seat, Spread()).value * self.settings.exploration
        bounds = [arm.bound(spread) for arm in arms]
        return arms[bounds.index(max(bounds))]

    def meet(self, node: Node, s: State, seat: int, options: list[Action]) -> None:
        """Guess what options are worth that were never seen before."""
        if self.guess is not None:
            for action, worth in zip(options, self.guess(self.game, s, seat), strict=True):
                node.setdefault(action, Arm(action, worth, self.settings.trust))
            return
        for action in options:
            if action not in node:
                after = s.copy()
                self.game.flow.play(after, action, seat)
                node[action] = Arm(action, self.game.evaluate(after, seat))

    def walk_on(self, s: State) -> State:
        """Beyond the tree: each seat takes the best of a few options, judged one ply deep, or what
        the game's own bots would take."""
        game, flow = self.game, self.game.flow
        if self.guide is not None:
            for _ in range(self.settings.guided_walk):
                if s.outcome is not None or self.quiet(s):
                    break
                flow.play(s, self.guide.choose(game, s, s.asked, self.random), s.asked)
            return s
        for _ in range(self.settings.walk):
            if s.outcome is not None:
                break
            seat = s.asked
            options = s.options
            if len(options) > self.settings.candidates:
                options = self.random.sample(options, self.settings.candidates)
            best = s
            highest = -1.0
            for action in options:
                after = s.copy()
                flow.play(after, action, seat)
                value = game.evaluate(after, seat)
                if value > highest:
                    best, highest = after, value
            s = best
        return s
