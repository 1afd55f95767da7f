"""A match as a PettingZoo environment: agents answer one question after the other."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ringtable import api, catalog
from ringtable.bots import Bot, decide, make_bot
from ringtable.bots.bot import RandomBot
from ringtable.bots.outside import Outside
from ringtable.kernel.errors import IllegalAction, RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import NOBODY, State
from ringtable.rl.features import HIGHEST, LOWEST
from ringtable.rl.look import SeatView
from ringtable.rl.names import actions_of, features_of
from ringtable.rl.stepping import Table, reward, seats_of

Observation = dict[str, np.ndarray[Any, Any]]
BYTE = np.dtype(np.int8)


def agent_name(seat: int) -> str:
    return f"player_{seat}"


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table. Agents are the seats that no bot plays, `player_0` and so on.

    An observation is `{"observation": numbers, "action_mask": legal numbers}`, both made from what
    the seat may see; `infos` has the seat's `view` for whoever wants to read it. Rewards come with
    the end: 1 for who has won, -1 for others. After `max_cycles` decisions of the agents the match
    is truncated.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | None = None,
        bots: dict[int, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = api.load(game) if isinstance(game, str) else game
        self.seats = seats_of(self.game, seats)
        self.options = self.game.settle(options or {})
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game) for seat, name in (bots or {}).items()
        }
        if not set(self.bots) < set(range(self.seats)):
            raise RingtableError("bots sit on some of the seats, and not on all", "bad-seats")
        if max_cycles is not None and max_cycles < 1:
            raise RingtableError(f"max_cycles is at least 1, not {max_cycles}", "bad-number")
        self.max_cycles = max_cycles or self.game.longest
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ringtable_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.actions = actions_of(self.game.id)
        self.features = features_of(self.game.id)
        self.playing = [seat for seat in range(self.seats) if seat not in self.bots]
        self.possible_agents = [agent_name(seat) for seat in self.playing]
        self.seat_of = dict(zip(self.possible_agents, self.playing, strict=True))
        self.agent_at = dict(zip(self.playing, self.possible_agents, strict=True))
        width, size = self.features.numbering.size, self.actions.size
        box = spaces.Box(LOWEST, HIGHEST, (width,), np.int8)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.chance = Random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay the table out. The same seed gives the same dice and the same bots; without one the
        next match of the last seed follows."""
        if seed is not None:
            self.chance = Random(seed)
        key = key_from_seed(f"rl {self.chance.getrandbits(64)}")
        s = self.game.new_state(self.seats, self.options, self.game.new_rng(key))
        self.table = Table(self.game, s, self.actions, self.features)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self.let_bots_play()
        self.look_around()

    @property
    def position(self) -> State:
        return self.table.position

    def let_bots_play(self) -> None:
        """Go on to the next question that an agent is asked."""
        s = self.table.position
        while s.outcome is None and s.asked in self.bots:
            self.table.play(self.choice_of(self.bots[s.asked], s))
            s = self.table.position

    def choice_of(self, bot: Bot, s: State) -> int:
        if isinstance(bot, RandomBot):  # it need not be dealt a world to choose by chance
            return bot.choose(self.game, s, s.asked, self.chance)
        return decide(bot, self.game, s, s.asked, self.chance)

    def look_around(self) -> None:
        s = self.table.position
        game, seat_of = self.game, self.seat_of
        self.infos = {agent: {"view": SeatView(game, s, seat_of[agent])} for agent in self.agents}
        if s.outcome is None:
            self.agent_selection = self.agent_at[s.asked]

    def legal(self) -> list[int]:
        """The numbers of the options of who is asked, in the order of the options."""
        return self.table.legal()

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        blind = self.truncations.get(agent, True)
        return {
            "observation": np.frombuffer(self.table.row(seat), BYTE),
            "action_mask": np.frombuffer(self.table.mask(NOBODY if blind else seat), BYTE),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is not legal now: the match goes on")
        self.table.answer(int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self.bots:
            self.let_bots_play()
        outcome = self.table.position.outcome
        if outcome is not None:
            for each in self.agents:
                self.rewards[each] = reward(outcome, self.seat_of[each])
                self.terminations[each] = True
            self._accumulate_rewards()
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.look_around()
        if outcome is not None or self.truncations[agent]:
            self._deads_step_first()

    def text_of(self, number: int) -> str:
        """The text of an action: of a legal one surely, of others if its number is its own."""
        s = self.position
        if s.outcome is None and number in self.legal():
            return self.game.flow.texts(s, s.asked)[self.legal().index(number)]
        return self.actions.name(number)

    def close(self) -> None:
        """Bots outside are ended."""
        for bot in self.bots.values():
            if isinstance(bot, Outside):
                bot.close()

    def render(self) -> str:
        """The table in plain text, as who is asked sees it."""
        s = self.position
        say = catalog.voice("en", catalog.seat_names("en", s.seats))
        return self.game.text_table(dict(SeatView(self.game, s, s.asked)), say)


def env(game: Game | str, **settings: Any) -> TableEnv:
    """`env("hunt", seats=3, options={"parts": "one"}, bots={0: "heuristic"})`."""
    return TableEnv(game, **settings)
