"""Steady: many tables with seats and spectators at a given rate, if wanted with kill -9 on the way,
and an exact check afterwards: nothing acknowledged is lost, nothing happened twice."""

import asyncio
import time
from typing import Any, Final
from urllib.error import HTTPError

from msgspec import Struct

from ringtable.loadtest.players import Crew, Seat, percentile
from ringtable.loadtest.target import HERE, Target

DOWN: Final = 503
PATIENCE: Final = 60.0
MEMORY_LOOKS: Final = 12  # at the server's memory, from the beginning to the end


class Story(Struct):
    """What the players of a table know for certain."""

    table: str
    token: str
    acked: dict[int, list[str]]
    unanswered: dict[int, str]


class Steady:
    """Tables of dash, each with its seats and perhaps a spectator."""

    def __init__(
        self,
        target: Target,
        tables: int = 300,
        seats: int = 4,
        spectators: int = 200,
        rate: float = 150.0,
        game: str = "dash",
    ) -> None:
        self.target = target
        self.count = tables
        self.seats = seats
        self.spectators = spectators
        self.rate = rate
        self.game = game
        self.crew = Crew(HERE, target.port)
        self.tables: list[list[Seat]] = []
        self.stories: list[Story] = []
        self.restarts: list[float] = []
        self.memory: list[float] = []
        self.late = 0

    def lay_out(self) -> dict[str, Any]:
        """A new table; while the database does not answer it is asked for again."""
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
        until = time.perf_counter() + PATIENCE
        while True:
            try:
                made: dict[str, Any] = self.target.call("POST", "/api/tables", wish)
            except HTTPError as problem:
                if problem.code != DOWN or time.perf_counter() > until:
                    raise
                time.sleep(0.5)
            else:
                return made

    async def sit_down(self) -> None:
        """All tables, seats and spectators."""
        for number in range(self.count):
            made = await asyncio.to_thread(self.lay_out)
            people = [
                Seat(self.crew, made["table"], one["seat"], one["token"]) for one in made["seats"]
            ]
            if number < self.spectators:
                people.append(Seat(self.crew, made["table"], -1, made["spectator_token"]))
            self.tables.append(people)
        await self.crew.connect([seat for people in self.tables for seat in people])
        await asyncio.sleep(1)

    async def play(self, seconds: float, kill_every: float = 0.0) -> None:
        """Act at the given rate; kill the server every so often and start it again."""
        began = time.perf_counter()
        next_kill = began + kill_every if kill_every else float("inf")
        acts = 0
        while (now := time.perf_counter()) - began < seconds:
            if now >= next_kill:
                await self.kill_and_return()
                now = time.perf_counter()
                next_kill = now + kill_every
                began += self.restarts[-1]  # the time without a server is not playing time
            wanted = int((now - began) * self.rate)
            while acts < wanted:
                acts += 1
                if not await self.act_somewhere():
                    self.late += 1
            if now - began >= len(self.memory) * seconds / MEMORY_LOOKS:
                self.memory.append(self.target.memory_mb())
            await asyncio.sleep(0.002)
        await self.settle()

    async def act_somewhere(self) -> bool:
        """One action at a table where somebody is asked and nothing is under way."""
        random = self.crew.random
        for _ in range(50):
            number = random.randrange(len(self.tables))
            people = self.tables[number]
            latest = people[0].latest
            if latest is not None and latest.state == "finished":
                await self.begin_anew(number)
                continue
            if any(seat.pending for seat in people):
                continue
            for seat in people:
                if seat.act(random):
                    return True
        return False

    async def begin_anew(self, number: int) -> None:
        """A match is over: the same people sit down at a new table."""
        people = self.tables[number]
        self.stories.append(story_of(people))
        made = await asyncio.to_thread(self.lay_out)
        tokens = {one["seat"]: one["token"] for one in made["seats"]}
        for seat in people:
            if seat.socket is not None:
                seat.socket.send(f'{{"type":"unwatch","table":"{seat.table}"}}'.encode())
            seat.table = made["table"]
            seat.token = tokens.get(seat.seat, made["spectator_token"])
            seat.step, seat.latest, seat.pending, seat.acked = 0, None, None, []
            seat.watch()

    async def kill_and_return(self) -> None:
        """kill -9 in the middle of everything; then everybody comes back."""
        began = time.perf_counter()
        self.target.kill()
        await asyncio.to_thread(self.target.start)
        people = [seat for people in self.tables for seat in people]
        for seat in people:
            if seat.socket is not None:
                seat.socket.close()
                seat.socket = None
        await self.crew.connect(people)
        self.restarts.append(time.perf_counter() - began)

    async def settle(self, seconds: float = 10.0) -> None:
        """Wait for what is under way."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if not any(seat.pending for people in self.tables for seat in people):
                break
            await asyncio.sleep(0.05)

    async def check(self) -> list[str]:
        """Compare what was acknowledged with what the server has; gives every difference."""
        wrong: list[str] = []
        for story in [*self.stories, *(story_of(people) for people in self.tables)]:
            wrong += differences(story, await asyncio.to_thread(self.whole_log, story))
        return wrong

    def whole_log(self, story: Story) -> list[dict[str, Any]]:
        path = f"/api/tables/{story.table}"
        log: list[dict[str, Any]] = self.target.call("GET", path, None, story.token)["log"]
        while log[0]["step"] > 1:
            earlier = f"{path}/log?before={log[0]['step']}"
            log = self.target.call("GET", earlier, None, story.token) + log
        return log

    def figures(self) -> dict[str, Any]:
        figures = self.crew.figures
        views = figures.answered + figures.seen
        return {
            "tables": self.count,
            "seats": self.count * self.seats,
            "spectators": min(self.spectators, self.count),
            "actions": figures.actions,
            "views": len(views),
            "view_p50_ms": round(percentile(views, 0.5), 1),
            "view_p95_ms": round(percentile(views, 0.95), 1),
            "view_p99_ms": round(percentile(views, 0.99), 1),
            "answered_again_after_a_kill": figures.repeated,
            "kills": len(self.restarts),
            "longest_restart_s": round(max(self.restarts, default=0.0), 1),
            "matches_finished": len(self.stories),
            "could_not_act": self.late,
            "memory_mb": [round(one) for one in self.memory],
            "refused": figures.refused,
            "errors": figures.errors[:5],
        }


def story_of(people: list[Seat]) -> Story:
    players = [seat for seat in people if seat.seat >= 0]
    return Story(
        people[0].table,
        people[0].token,
        {seat.seat: seat.acked for seat in players},
        {seat.seat: seat.last_action for seat in players if seat.pending},
    )


def differences(story: Story, log: list[dict[str, Any]]) -> list[str]:
    """Each seat's actions in the log are exactly those acknowledged, and perhaps one unanswered."""
    wrong = []
    for seat, acked in story.acked.items():
        played = [entry["action"] for entry in log if entry["seat"] == seat]
        allowed = [acked]
        if seat in story.unanswered:
            allowed.append([*acked, story.unanswered[seat]])
        if played not in allowed:
            wrong.append(
                f"table {story.table}, seat {seat + 1}: {len(acked)} acknowledged, "
                f"{len(played)} played: {played[-3:]} after {acked[-3:]}"
            )
    return wrong
