"""Bots outside: honest ones play, others cost nothing but their own game."""

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ringtable import api
from ringtable.bots import decide, make_bot
from ringtable.bots.lines import BotFault
from ringtable.bots.outside import Outside, WithStandIn, listed, read_hello
from ringtable.bots.trial import try_out
from ringtable.cli import main
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.loadtest.target import free_port
from ringtable.sim.run import Plan, simulate
from ringtable.sim.tournament import hold_tournament

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)
KEEPER = f"bot:{PYTHON} {EXAMPLES / 'keeper.py'}"
KEEPER_JS = f"bot:node {EXAMPLES / 'keeper.js'}"
BAD = f"bot:{PYTHON} {Path(__file__).with_name('bad_bot.py')}"
DASH = api.load("dash")


def position(game: str = "dash", seats: int = 2) -> State:
    rules = api.load(game)
    return rules.new_state(seats, {}, rules.new_rng(key_from_seed("outside")))


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def wait_until_gone(pid: int) -> None:
    deadline = time.monotonic() + 60
    while is_alive(pid):
        assert time.monotonic() < deadline, f"process {pid} is still there"
        time.sleep(0.02)


# Honest bots


def test_the_examples_hold_a_tournament_and_beat_chance() -> None:
    held = hold_tournament("dash", ["random", KEEPER, KEEPER_JS], games=4)
    assert held.played == held.asked
    assert not held.faults
    by_python, by_javascript = held.lines[0], held.lines[1]
    assert by_python.share().value < 0.5
    assert by_javascript.share().value < 0.5


def test_the_examples_have_forty_lines() -> None:
    for name in ("keeper.py", "keeper.js"):
        assert len((EXAMPLES / name).read_text().splitlines()) <= 40


def test_jobs_change_nothing_with_a_bot_that_keeps_to_its_seed() -> None:
    plan = Plan("dash", (KEEPER, "random"), seed="3")
    assert simulate(plan, 12, jobs=1).tally == simulate(plan, 12, jobs=2).tally


@pytest.fixture(scope="module")
def socket_bot() -> Iterator[str]:
    port = free_port()
    server = subprocess.Popen([sys.executable, EXAMPLES / "keeper_socket.py", str(port)])
    yield f"ws://127.0.0.1:{port}"
    server.kill()
    server.wait()


def greet_patiently(bot: Outside) -> None:
    """Its server may still be starting."""
    deadline = time.monotonic() + 60
    while True:
        try:
            bot.greet()
        except BotFault:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        else:
            return


@pytest.mark.parametrize("game", sorted(api.titles()))
def test_a_bot_behind_a_websocket_plays_every_game(socket_bot: str, game: str) -> None:
    bot = Outside(socket_bot)
    greet_patiently(bot)
    trial = try_out(api.load(game), bot, 1, "1")
    bot.close()
    assert trial.faults == []
    assert trial.games == 1
    assert trial.times


@pytest.mark.parametrize("game", sorted(api.titles()))
def test_a_program_plays_every_game(game: str) -> None:
    bot = Outside(KEEPER)
    trial = try_out(api.load(game), bot, 2, "1")
    bot.close()
    assert (trial.faults, trial.games) == ([], 2)


def test_what_a_bot_hears_is_what_its_seat_may_know(tmp_path: Path) -> None:
    """The hidden Ring-bearer's sheet never goes to a Ringwraith's bot, nor any position unasked."""
    log = tmp_path / "heard"
    script = tmp_path / "listener.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(log)!r}, 'a').write(line)\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello':\n"
        "        a = {'type': 'hello', 'protocol': 1, 'name': 'Listener'}\n"
        "    else:\n"
        "        a = {'type': 'answer', 'id': m['id'], 'action': m['options'][0]}\n"
        "    print(json.dumps(a), flush=True)\n"
    )
    rules = api.load("hunt")
    s = position("hunt", 2)
    bot = Outside(f"bot:{PYTHON} {script}")
    chance = Random(1)
    for _ in range(60):
        if s.outcome is not None:
            break
        action = chance.choice(s.options) if s.asked == 0 else decide(bot, rules, s, 1, chance)
        rules.flow.play(s, action, s.asked)
    bot.close()
    hello, *asks = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello == {"type": "hello", "protocol": 1, "engine": hello["engine"]}
    assert asks
    for ask in asks:
        assert list(ask) == ["type", "id", "game", "seat", "seconds", "seed", "options", "view"]
        assert ask["seat"] == ask["view"]["seat"] == 1
        assert ask["view"]["table"]["ring_bearer"] is None
        assert ask["options"] == [one["text"] for one in ask["view"]["question"]["options"]]


def test_a_bot_may_ask_for_positions_and_gets_one_it_could_believe_in(tmp_path: Path) -> None:
    script = tmp_path / "searcher.py"
    script.write_text(
        "import json, sys\n"
        "from random import Random\n"
        "import ringtable\n"
        "from ringtable.bots import make_bot\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello':\n"
        "        hello = {'type': 'hello', 'protocol': 1, 'name': 'Searcher', 'position': True}\n"
        "        print(json.dumps(hello), flush=True)\n"
        "        continue\n"
        "    game, at = ringtable.load(m['game']), m['position']\n"
        "    s = game.load_state(m['view']['seats'], at['options'], bytes.fromhex(at['key']),\n"
        "                        at['state'])\n"
        "    action = make_bot('greedy', game).choose(game, s, m['seat'], Random(m['seed']))\n"
        "    text = game.flow.texts(s, m['seat'])[game.flow.options(s, m['seat']).index(action)]\n"
        "    print(json.dumps({'type': 'answer', 'id': m['id'], 'action': text}), flush=True)\n"
    )
    plan = Plan("dash", (f"bot:{PYTHON} {script}", "random"), (("side", "advanced"),))
    tally = simulate(plan, 6).tally
    assert not tally.faults
    assert tally.victories[0] > tally.victories[1]


# Others

FAULTS = {
    "hang": "silent",
    "spin": "silent",
    "child": "silent",
    "die": "ended",
    "garbage": "garbage",
    "bytes": "garbage",
    "deep": "garbage",
    "flood": "flood",
    "talk": "flood",
    "long": "flood",
    "lie": "illegal",
    "number": "illegal",
    "other-id": "garbage",
    "greedy": "ended",
}


@pytest.mark.parametrize("how", FAULTS)
def test_a_bad_bot_is_a_sentence_and_leaves_nothing_behind(how: str) -> None:
    bot = Outside(f"{BAD} {how}")
    bot.thinking = 1.0
    bot.greet()
    line: Any = bot.line
    with pytest.raises(BotFault) as fault:
        bot.choose(DASH, position(), 0, Random(1))
    assert fault.value.kind == FAULTS[how]
    assert len(str(fault.value)) < 200
    assert "\n" not in str(fault.value)
    assert bot.line is None
    wait_until_gone(line.process.pid)


def test_what_a_bad_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    with (tmp_path / "child").open("w+") as errors:
        bot = Outside(f"{BAD} child", errors=errors.fileno())
        bot.thinking = 1.5
        with pytest.raises(BotFault):
            bot.choose(DASH, position(), 0, Random(1))
        errors.seek(0)
        wait_until_gone(int(errors.read()))


def test_a_bot_that_never_listens_is_not_waited_for() -> None:
    """More than a pipe holds is sent to it, and nothing is ever read."""
    bot = Outside(f"{BAD} deaf")
    bot.thinking = 0.5
    bot.greet()
    with pytest.raises(BotFault) as fault:
        bot.answer({"game": "dash", "seat": 0, "padding": "x" * 300_000}, ["a"], 1)
    assert fault.value.kind == "silent"


def test_a_websocket_that_never_listens_is_not_waited_for() -> None:
    """More than the line holds is sent to it. What its pings ask for would wait there as well."""
    program = [sys.executable, str(Path(__file__).with_name("bad_socket.py"))]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        bot = Outside(f"ws://127.0.0.1:{int(server.stdout.readline())}")
        bot.thinking = 0.5
        bot.greet()
        kinds: list[str] = []

        def ask() -> None:
            with pytest.raises(BotFault) as fault:
                bot.answer({"game": "dash", "seat": 0, "padding": "x" * 30_000_000}, ["a"], 1)
            kinds.append(fault.value.kind)

        asking = threading.Thread(target=ask, daemon=True)
        asking.start()
        asking.join(30)
        server.kill()
    assert kinds == ["silent"]


@pytest.mark.parametrize("how", ["no-hello", "other-protocol", "no-name"])
def test_without_a_proper_hello_nothing_begins(how: str) -> None:
    bot = Outside(f"{BAD} {how}")
    bot.greeting = 2.0
    with pytest.raises(BotFault):
        bot.greet()
    assert bot.line is None


@pytest.mark.parametrize("name", ["", "x" * 31, "a\nb", "\x1b[31m", 7, None])
def test_a_name_that_cannot_stand_at_a_table_is_refused(name: Any) -> None:
    with pytest.raises(BotFault, match="no proper name"):
        read_hello({"type": "hello", "protocol": 1, "name": name})


def test_a_failed_bot_is_called_again_for_the_next_question() -> None:
    bot = Outside(f"{BAD} lie")
    for _ in range(2):
        with pytest.raises(BotFault) as fault:
            bot.choose(DASH, position(), 0, Random(1))
        assert fault.value.kind == "illegal"
    bot.close()


@pytest.mark.parametrize("how", ["die", "lie"])
def test_chance_plays_on_for_a_bot_that_fails(how: str) -> None:
    """Nothing is lost: every game is played to its end, and the faults are counted."""
    name = f"{BAD} {how}"
    tally = simulate(Plan("dash", (name, "random"), seed="8"), 5).tally
    assert tally.games == 5
    assert tally.faults == {f"{name}: {FAULTS[how]}": 5}


def test_the_stand_in_plays_for_the_rest_of_the_game_only() -> None:
    bot = WithStandIn("bad", Outside(f"{BAD} lie"))
    for _ in range(3):
        bot.choose(DASH, position(), 0, Random(1))
    assert bot.faults == {"bad: illegal": 1}
    bot.new_game()
    bot.choose(DASH, position(), 0, Random(1))
    assert bot.faults == {"bad: illegal": 2}


def test_a_bot_ends_with_whoever_called_it() -> None:
    """kill -9 of the caller, while the bot spins without ever reading its line again."""
    code = (
        "import sys, time\n"
        "from ringtable.bots.outside import Outside\n"
        f"bot = Outside({f'{BAD} spin'!r})\n"
        "bot.greet()\n"
        "print(bot.line.process.pid, flush=True)\n"
        "bot.line.send({'type': 'ask', 'id': 1, 'options': ['a']}, time.monotonic() + 5)\n"
        "time.sleep(3600)\n"
    )
    caller = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert caller.stdout is not None
    pid = int(caller.stdout.readline())
    assert is_alive(pid)
    caller.send_signal(signal.SIGKILL)
    caller.wait()
    caller.stdout.close()
    wait_until_gone(pid)


def test_a_bot_sees_nothing_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RINGTABLE_METRICS_TOKEN", "secret")
    bot = Outside("bot:env")
    with pytest.raises(BotFault) as fault:
        bot.greet()
    assert fault.value.kind == "garbage"
    bot = Outside("bot:sh -c 'test -z \"$RINGTABLE_METRICS_TOKEN\" || sleep 3600'")
    with pytest.raises(BotFault, match="code 0"):
        bot.greet()


# Names


def test_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "RINGTABLE_BOTS",
        "mine = ./mybot --fast; far=ws://127.0.0.1:9; bad name=x; empty=;;random=./x",
    )
    assert listed() == {
        "mine": "bot:./mybot --fast", "far": "ws://127.0.0.1:9", "random": "bot:./x",
    }  # fmt: skip
    mine = make_bot("mine", DASH)
    assert isinstance(mine, Outside)
    assert mine.address == "bot:./mybot --fast"
    assert not isinstance(make_bot("random", DASH), Outside)  # ours cannot be replaced
    with pytest.raises(RingtableError, match="no bot 'other'"):
        make_bot("other", DASH)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("bot:./nowhere", "is not there"),
        ("bot:", "no program is named"),
        ("bot:'", "is no command"),
        (f"bot:{ROOT / 'README.md'}", "cannot be run"),
        ("ws://127.0.0.1:9", "nobody answers at ws://127.0.0.1:9"),
        (f"{BAD} other-games", "does not play dash"),
        (f"{BAD} no-name", "no proper name"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_at_once(
    bot: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "dash", "--games", "2", "--bots", bot]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_the_command_tries_a_bot(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", KEEPER.removeprefix("bot:"), "--game", "dash", "--games", "2"]) == 0
    said = capfd.readouterr().out
    assert "Keeper says hello." in said
    assert main(["bot", f"{BAD} lie", "--game", "dash", "--games", "2", "--json"]) == 1
    data = json.loads(capfd.readouterr().out)
    assert data["name"] == "Bad"
    assert "is not one of the options" in data["trials"][0]["faults"][0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["./nowhere"], "is not there"),
        ([f"{BAD} other-games"], "plays none of our games: chess"),
        ([f"{BAD} other-games", "--game", "dash"], "does not play dash"),
        ([KEEPER, "--game", "chess"], "there is no game 'chess'"),
        ([KEEPER, "--seconds", "never"], "is not a number of seconds"),
        ([KEEPER, "--table", "somewhere"], "the link of a seat is"),
        ([KEEPER, "--table", "http://127.0.0.1:9/t/x#seat=y"], "does not answer"),
    ],
)
def test_mistakes_with_the_command(
    arguments: list[str], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", *arguments]) == 2
    assert sentence in capfd.readouterr().err


def test_faults_are_told_with_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"random,{BAD} lie"
    assert main(["sim", "dash", "--games", "2", "--bots", bots]) == 0
    assert "illegal, in 2 games; there chance played on for it" in capsys.readouterr().out
    assert main(["tournament", "dash", "--games", "1", "--bots", bots, "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["faults"].values()) == 4


def test_no_process_is_left_by_these_tests() -> None:
    mine = [
        entry for entry in Path("/proc").iterdir() if entry.name.isdecimal() and is_child_bot(entry)
    ]
    assert mine == []


def is_child_bot(entry: Path) -> bool:
    try:
        parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
        return parent == os.getpid() and b"bad_bot.py" in (entry / "cmdline").read_bytes()
    except (OSError, ValueError):
        return False
