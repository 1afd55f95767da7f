"""`ringtable load`: figures of the server under load, as text and as JSON."""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from ringtable.loadtest import attack, cost, processes, rival, stalls
from ringtable.loadtest.lobby import Lobby
from ringtable.loadtest.peak import Peak
from ringtable.loadtest.steady import Steady
from ringtable.loadtest.target import Target

TITLES = {
    "steady": "Steady load: every view within the time",
    "kills": "The same with kill -9 on the way",
    "peak": "Peak on small tables, every action durable",
    "rival": "A boardgame.io server beside it, in memory",
    "lobby": "Lobby and long tables",
    "processes": "Two processes on one PostgreSQL beside one",
    "cost": "What a table and an action cost",
    "stalls": "PostgreSQL stalls and restarts under load",
    "attack": "What one client can do to others, and learn by the clock",
}


def main(argv: list[str] | None = None) -> int:
    """Measure what was asked for; the exit code says whether the targets were met."""
    wish = parser().parse_args(argv)
    parts = wish.parts or list(TITLES)
    figures: dict[str, Any] = {}
    for part in parts:
        say(f"{TITLES[part]} …")
        with tempfile.TemporaryDirectory(prefix="ringtable-load") as folder:
            figures[part] = measure(part, wish, Path(folder))
        say(json.dumps(figures[part], indent=2))
    failures = [line for part in parts for line in missed(part, figures[part])]
    for line in failures:
        say(f"NOT MET: {line}")
    if wish.json:
        Path(wish.json).write_text(json.dumps(figures, indent=2) + "\n")
    return 1 if failures else 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("ringtable load", description=__doc__)
    made.add_argument(
        "parts", nargs="*", choices=[[], *TITLES], help="what to measure; all if none"
    )
    made.add_argument("--minutes", type=float, default=5.0, help="of steady play")
    made.add_argument("--tables", type=int, default=300, help="of steady play")
    made.add_argument("--spectators", type=int, default=200)
    made.add_argument("--rate", type=float, default=150.0, help="actions a second of steady play")
    made.add_argument("--kills", type=int, default=20, help="kill -9 so often")
    made.add_argument("--faults", type=int, default=20, help="stalls and restarts of PostgreSQL")
    made.add_argument("--peak-seconds", type=float, default=20.0)
    made.add_argument("--peak-tables", type=int, default=100)
    made.add_argument(
        "--attack-seconds", type=float, default=90.0, help="of play by which the clock is judged"
    )
    made.add_argument("--stored", type=int, default=10_000, help="tables in the lobby's database")
    made.add_argument("--db", default="", help="a database instead of a fresh SQLite file")
    made.add_argument("--json", default="", help="write the figures to this file too")
    return made


def measure(part: str, wish: argparse.Namespace, folder: Path) -> dict[str, Any]:
    if part == "rival":
        return run_quickly(rival.run(folder, wish.peak_tables, wish.peak_seconds))
    if part == "processes":
        tables, seconds = wish.peak_tables, wish.peak_seconds
        return run_quickly(processes.measure(folder, wish.db, tables, seconds))
    if part == "cost":
        return run_quickly(cost.measure(folder, wish.stored // 20, wish.peak_seconds))
    if part == "stalls":
        return run_quickly(stalls.measure(folder, wish.faults))
    if part == "attack":
        return attack.measure(folder, wish.attack_seconds)
    target = Target(wish.db or f"sqlite:///{folder}/load.db", folder / "log")
    seconds = target.start()
    try:
        figures = run_quickly(run_part(part, wish, target))
    finally:
        target.stop()
    figures["start_seconds"] = round(seconds, 1)
    figures["load_average"] = [round(one, 1) for one in os.getloadavg()]
    return figures


def run_quickly(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """The driver shares the machine with what it measures: it takes as little of it as it can."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


async def run_part(part: str, wish: argparse.Namespace, target: Target) -> dict[str, Any]:
    if part == "peak":
        return await Peak(target, wish.peak_tables, wish.peak_seconds).run()
    if part == "lobby":
        return await Lobby(target, wish.stored).run()
    steady = Steady(target, wish.tables, 4, wish.spectators, wish.rate)
    await steady.sit_down()
    seconds = wish.minutes * 60
    kill_every = seconds / (wish.kills + 0.5) if part == "kills" and wish.kills else 0.0
    await steady.play(seconds, kill_every)
    wrong = await steady.check()
    steady.crew.close()
    return {**steady.figures(), "lost_or_doubled": wrong[:5], "differences": len(wrong)}


def missed(part: str, figures: dict[str, Any]) -> list[str]:
    """The targets that a figure does not meet."""
    lines = []
    if part == "steady" and figures["view_p95_ms"] >= 150:
        lines.append(f"95 % of views within {figures['view_p95_ms']} ms, wanted below 150")
    if part in ("steady", "kills"):
        if figures["differences"]:
            lines.append(f"{figures['differences']} seats lost or doubled something")
        if figures["errors"]:
            lines.append(f"errors: {figures['errors']}")
    if part == "peak":
        if figures["actions_per_second"] < 2500:
            lines.append(f"{figures['actions_per_second']} actions a second, wanted 2500")
        if figures["answer_p99_ms"] >= 80:
            lines.append(f"99 % of answers within {figures['answer_p99_ms']} ms, wanted below 80")
    if part == "lobby":
        if figures["lobby_p95_ms"] >= 100:
            lines.append(
                f"95 % of lobby pages within {figures['lobby_p95_ms']} ms, wanted below 100"
            )
        if figures["long_table_p95_ms"] >= 300:
            lines.append(
                f"95 % of long tables within {figures['long_table_p95_ms']} ms, wanted below 300"
            )
    if part == "stalls":
        if figures["differences"]:
            lines.append(f"{figures['differences']} seats lost or doubled something")
        for who in ("people", "bots"):
            took = figures[f"longest_until_{who}_move_s"]
            if took >= 10:
                lines.append(f"{who} moved again after {took} s, wanted below 10")
    if part == "attack":
        lines += not_withstood(figures)
    return lines


def not_withstood(figures: dict[str, Any]) -> list[str]:
    """The attacks that did more than they may."""
    lines = []
    if figures["bot_answer_longest_s"] >= 1:
        lines.append(f"a bot answered after {figures['bot_answer_longest_s']} s, wanted below 1")
    if figures["hint_longest_s"] >= 3:
        lines.append(f"a hint came after {figures['hint_longest_s']} s, wanted below 3")
    if figures["tables_made"] >= figures["tables_asked"] / 10:
        lines.append(f"{figures['tables_made']} tables were made by one client at once")
    if not figures["another_gets_in"]:
        lines.append("idle connections kept somebody else out")
    if figures["spellings_mb"] > 20:
        lines.append(f"spellings of a name took {figures['spellings_mb']} MB")
    if figures["deaf_mb_each"] > 1:
        lines.append(f"a socket that never reads took {figures['deaf_mb_each']} MB")
    clock = figures["clock_drawn"]
    if clock["area"] >= 0.52 and clock["interval"][0] > 0.5:
        lines.append(f"the clock tells what a bot holds: {clock['area']}")
    return lines


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
