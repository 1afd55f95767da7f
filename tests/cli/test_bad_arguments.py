"""A mistake is answered by one clear sentence on standard error and exit code 2."""

import subprocess
import sys
from pathlib import Path

import pytest

from ringtable.cli import batches, bench, main

RECORD = str(Path(__file__).parent.parent / "replays" / "dash-first-in-mordor.json")

BAD = [
    ("dance", "there is no command 'dance'"),
    ("games --loud", "does not know --loud"),
    ("rules", "missing: game"),
    ("rules chess", "there is no game 'chess'"),
    ("rules dash D99.1", "no clause 'D99.1'"),
    ("rules dash D3.99", "no clause 'D3.99'"),
    ("rules dash hovercraft", "say nothing about 'hovercraft'"),
    ("sim", "missing: game"),
    ("sim chess", "there is no game 'chess'"),
    ("sim dash --games", "--games: a value must follow"),
    ("sim dash --games ten", "--games: 'ten' is not a whole number"),
    ("sim dash --games 0", "--games: '0' is not a whole number"),
    ("sim dash --games -5", "--games: "),
    ("sim dash --games 1.5", "'1.5' is not a whole number"),
    ("sim dash --jobs 0", "--jobs: '0' is not a whole number"),
    ("sim dash --bots best", "no bot 'best'"),
    ("sim dash --bots random,,greedy", "empty place"),
    ("sim dash --bots random,random,random,random,random", "1 to 4 players, not 5"),
    ("sim dash --bots random,greedy --seats 3", "--seats says 3"),
    ("sim dash --seats 9", "'9' is not a whole number"),
    ("sim dash --seats 1,2", "that is for --every"),
    ("sim dash --every --seats 1,", "empty place"),
    ("sim dash -o side", "looks like side=advanced"),
    ("sim dash -o side=up", "one of normal, advanced"),
    ("sim dash -o colour=red", "has no option 'colour'"),
    ("sim dash -o hobbits=bilbo", "frodo"),
    ("sim dash -o pack=mine", "no content pack 'mine'"),
    ("sim dash 5", "does not know 5"),
    ("sim dash --plot dash.png", "name it FILE.svg, not dash.png"),
    ("sim dash --plot nowhere/dash.svg", "there is no such folder"),
    ("sim dash --figures nowhere/figures.md", "there is no such folder"),
    ("sim dash --plot /dev/null/dash.svg", "there is no such folder"),
    ("sim dash --figures .", ". cannot be written: it is a folder"),
    ("sim dash --out .", ". cannot be written: it is a folder"),
    ("sim dash --out nowhere/dash.json", "there is no such folder"),
    ("sim dash --every --bots best", "no bot 'best'"),
    ("tournament dash --out .", ". cannot be written: it is a folder"),
    ("bench --out .", ". cannot be written: it is a folder"),
    ("tournament dash --bots random", "at least two bots"),
    ("tournament dash --bots random,random", "none of them twice"),
    ("tournament dash --bots random,best", "no bot 'best'"),
    ("tournament dash --seats 5", "1 to 4 players"),
    ("play chess", "there is no game 'chess'"),
    ("play dash --lang xx", "--lang: there is no 'xx'"),
    ("play dash --seats random", "nobody is 'me'"),
    ("play dash --seats me,best", "no bot 'best'"),
    ("play dash --seats me,me,me,me,me", "1 to 4 players"),
    ("check", "missing: record"),
    ("check nowhere.json", "nowhere.json cannot be read"),
    ("check .", ". cannot be read"),
    (f"check {__file__}", "this is not a record"),
    ("replay nowhere.json", "nowhere.json cannot be read"),
    (f"replay {RECORD} --from 9999", "the record has steps 0 to"),
    (f"replay {RECORD} --seat 7", "the record has seats 1 to"),
    ("clauses chess", "there is no game 'chess'"),
    ("clauses dash --tests nowhere", "no tests of dash in nowhere"),
    ("bench stray.json", "go together with --figures"),
    ("bench --figures page.md", "at least one file"),
    ("bench --figures page.md nowhere.json", "nowhere.json cannot be read"),
    (f"bench --figures page.md {RECORD}", "holds no figures"),
    ("solve chess", "there is no game 'chess'"),
    ("solve doom", "Adventure to Mount Doom has no exact solution"),
    ("serve --port x", "--port: 'x' is not a whole number"),
    ("serve --port 70000", "--port: '70000' is not a whole number"),
    ("serve --workers 2", "need PostgreSQL"),
    ("schema", "missing: file"),
    ("schema no/such/folder/file.json", "cannot be written"),
    ("db", "missing: action"),
    ("db polish", "not 'polish'"),
    ("db backup", "needs the name of a file"),
    ("db backup out.db --dry-run", "--dry-run belongs to db upgrade"),
    ("db upgrade stray.db", "takes no file"),
    ("db restore nowhere.db", "there is no file nowhere.db"),
]


def never(*_asked: object) -> None:
    raise AssertionError("what cannot be is said before games are played, not after them")


@pytest.mark.parametrize(("command", "sentence"), BAD, ids=[command for command, _ in BAD])
def test_one_sentence_and_exit_code_2(
    command: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(batches, "play_batches", never)
    monkeypatch.setattr(bench, "measure", never)
    assert main(command.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.startswith("ringtable: ")
    assert said.err.count("\n") == 1
    assert "usage" not in said.err
    assert list(tmp_path.iterdir()) == []  # nothing is left behind


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    program = "import sys; from ringtable.cli import main; sys.exit(main())"
    environment = {"PATH": "/usr/bin:/bin", "COLUMNS": "100", **variables}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_as_a_program() -> None:
    good = run("sim", "dash", "--games", "5", "--json")
    assert (good.returncode, good.stderr) == (0, "")
    bad = run("sim", "chess")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert (
        bad.stderr
        == "ringtable: there is no game 'chess'; the games are: " + (bad.stderr.split("are: ")[1])
    )
    assert "Traceback" not in bad.stderr


def test_no_colour_where_it_is_not_wanted() -> None:
    for variables in ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, {"TERM": "dumb"}, {}):
        assert "\x1b[3" not in run("games", **variables).stdout


def test_a_reader_who_has_seen_enough_is_no_mistake() -> None:
    program = "import sys; from ringtable.cli import main; sys.exit(main())"
    command = f"{sys.executable} -c '{program}' rules dash | head -n 1"
    said = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, check=False, timeout=120
    )
    assert said.returncode == 0
    assert said.stderr == ""


def test_end_of_input_leaves_the_table() -> None:
    program = "import sys; from ringtable.cli import main; sys.exit(main())"
    said = subprocess.run(
        [sys.executable, "-c", program, "play", "dash", "--seed", "1"],
        input="1\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert said.returncode == 0
    assert "You have left the table." in said.stdout
    assert said.stderr == ""


def test_a_page_that_is_no_text_is_said_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "figures.md"
    page.write_bytes(b"\xff\xfe")
    monkeypatch.setattr(batches, "play_batches", never)
    assert main(["sim", "dash", "--figures", str(page)]) == 2
    assert "is not a text file" in capsys.readouterr().err
