"""Finding names: games of every kind, and what actions and features are met in them."""

from random import Random

from ringtable.bots import decide, make_bot
from ringtable.bots.bot import RandomBot
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.rl import names
from ringtable.rl.features import Features
from ringtable.rl.numbering import Numbering

LOOK_EVERY = 5  # decisions: a view changes slowly, and looking takes longer than playing


def survey(
    game: Game, games: int, seed: str = "survey", bot: str = "random"
) -> tuple[list[str], list[str]]:
    """The names of actions and features that some games bring, in order. Where chance does not get
    far, a bot may play that does."""
    player = make_bot(bot, game)
    features = Features(Numbering([], 1), sorted(names.features_of(game.id).left_out))
    row = bytearray(1)
    actions: set[str] = set()
    for number in range(games):
        random = Random(f"{seed}/{number}")
        s = new_position(game, random, f"{seed}/{number}")
        decisions = 0
        while s.outcome is None and decisions < game.longest:
            actions.update(game.flow.texts(s, s.asked))
            if decisions % LOOK_EVERY == number % LOOK_EVERY:
                features.fill(game, s, s.asked, row, 0)
            if isinstance(player, RandomBot):
                action = random.choice(s.options)
            else:
                action = decide(player, game, s, s.asked, random)
            game.flow.play(s, action, s.asked)
            decisions += 1
        for seat in range(s.seats):
            features.fill(game, s, seat, row, 0)
    return sorted(actions), features.names()


def new_position(game: Game, random: Random, seed: str) -> State:
    """A fresh game with any number of players and any choice of every option that may be."""
    while True:
        options = {one.id: random.choice(one.choices) for one in game.options if one.choices}
        seats = random.randint(*game.seats)
        try:
            return game.new_state(seats, options, game.new_rng(key_from_seed(seed)))
        except RingtableError:  # choices that do not go together
            continue


def with_new(old: list[str], met: list[str]) -> list[str]:
    """A list that has grown by what is new: nothing in it moves."""
    known = set(old)
    return [*old, *(name for name in met if name not in known)]
