"""Peak: tables of dash with two seats each, as fast as they go, every action durable."""

import asyncio
import time
from typing import Any

from ringtable.loadtest.players import Crew, Figures, Seat, percentile
from ringtable.loadtest.target import HERE, Target

# For the number of tables to lay out beforehand: actions a second at most, and of a random match.
FASTEST = 8000
ACTIONS_OF_A_GAME = 50


class Peak:
    """Two seats at each table; a pair moves on to a fresh table when its match is over."""

    def __init__(
        self,
        target: Target,
        tables: int,
        seconds: float,
        game: str = "dash",
        seats: int = 2,
        spare: int = 0,
    ) -> None:
        self.target = target
        self.tables = tables
        self.seconds = seconds
        self.game = game
        self.seats = seats
        self.spare = spare or int(FASTEST * (seconds + 2) / ACTIONS_OF_A_GAME)
        self.fresh: list[dict[str, Any]] = []
        self.pairs: dict[str, list[Seat]] = {}

    def lay_out(self, count: int) -> None:
        body = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
        for _ in range(count):
            self.fresh.append(self.target.call("POST", "/api/tables", body))

    async def run(self) -> dict[str, Any]:
        crew = Crew(HERE, self.target.port)
        self.crew = crew
        await asyncio.to_thread(self.lay_out, self.tables + self.spare)
        seats = []
        for _ in range(self.tables):
            made = self.fresh.pop()
            pair = [Seat(crew, made["table"], s["seat"], s["token"]) for s in made["seats"]]
            self.pairs[made["table"]] = pair
            seats += pair
        await crew.connect(seats)
        crew.on_turn = self.turn
        for seat in seats:
            self.turn(seat)
        await asyncio.sleep(1)  # warm
        crew.figures = Figures()
        cpu, began = self.target.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(self.seconds)
        took = time.perf_counter() - began
        cpu = self.target.cpu_seconds() - cpu
        figures = crew.figures
        crew.on_turn = stand_still
        await asyncio.sleep(0.5)
        crew.close()
        return {
            "tables": self.tables,
            "seconds": round(took, 1),
            "actions_per_second": round(figures.actions / took),
            "answer_p50_ms": round(percentile(figures.answered, 0.5), 1),
            "answer_p99_ms": round(percentile(figures.answered, 0.99), 1),
            "other_view_p99_ms": round(percentile(figures.seen, 0.99), 1),
            "server_cpu_us_per_action": round(cpu / max(1, figures.actions) * 1e6),
            "server_cpu_share": round(cpu / took, 2),
            "bytes_per_action": round(figures.heard / max(1, figures.actions)),
            "refused": figures.refused,
            "errors": figures.errors[:5],
            "out_of_fresh_tables": not self.fresh,
        }

    def turn(self, seat: Seat) -> None:
        if seat.latest is not None and seat.latest.state == "finished":
            self.move_on(seat.table)
        else:
            seat.act(self.crew.random)

    def move_on(self, table: str) -> None:
        pair = self.pairs.pop(table, None)
        if pair is None or not self.fresh:
            return
        made = self.fresh.pop()
        self.pairs[made["table"]] = pair
        for seat, link in zip(pair, made["seats"], strict=True):
            if seat.socket is not None:
                seat.socket.send(f'{{"type":"unwatch","table":"{table}"}}'.encode())
            seat.table, seat.token = made["table"], link["token"]
            seat.step, seat.latest, seat.pending = 0, None, None
            seat.watch()


def stand_still(_seat: Seat) -> None:
    """Nobody acts while tables are laid out."""
