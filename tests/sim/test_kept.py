"""Kept results: what was played is never lost, and goes on where it stopped."""

import json
from pathlib import Path

import pytest

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.match import digest
from ringtable.sim.backends import Here
from ringtable.sim.kept import Kept, read_kept, write_kept
from ringtable.sim.run import Batch, Plan, new_batch, play_batches, play_games, simulate

PLAN = Plan("dash", ("random", "random"), (("side", "advanced"),), "kept")


def kept(*batches: Batch) -> Kept:
    return Kept("sim", {"every": False}, list(batches))


def test_left_are_the_gaps_between_what_was_played() -> None:
    batch = new_batch(PLAN, 20)
    assert batch.left() == [range(1, 21)]
    for numbers in (range(5, 8), range(15, 21), range(8, 10)):
        batch.add(numbers, play_games(PLAN, numbers))
    assert batch.done == [range(5, 10), range(15, 21)]
    assert batch.left() == [range(1, 5), range(10, 15)]
    assert batch.tally.games == 11


def test_interrupted_read_again_and_played_on_it_is_the_same_to_the_byte(tmp_path: Path) -> None:
    whole = new_batch(PLAN, 60)
    assert play_batches([whole], Here())
    batch = new_batch(PLAN, 60)

    def interrupt(_games: int, _decisions: int) -> None:
        if batch.tally.games > 5:
            raise KeyboardInterrupt

    file = tmp_path / "results.json"
    assert not play_batches([batch], Here(), interrupt)
    write_kept(kept(batch), file)
    again = read_kept(file.read_text(), "results.json")
    assert (again.games, again.asked, again.whole) == (batch.tally.games, 60, False)
    assert 5 < again.games < 60
    assert play_batches(again.batches, Here())
    assert again.whole
    assert again.text() == kept(whole).text()
    assert again.batches[0].tally == simulate(PLAN, 60).tally


def test_results_can_be_asked_for_more_games() -> None:
    batch = new_batch(PLAN, 20)
    play_batches([batch], Here())
    more = read_kept(kept(batch).text(), "x").batches[0]
    more.asked = 30
    assert more.left() == [range(21, 31)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "no results"),
        (lambda text: "[1, 2]", "no results"),
        (lambda text: text.replace('"games":6', '"games":7'), "was changed"),
        (lambda text: text.replace('"ringtable-results":1', '"ringtable-results":9'), "format"),
        (lambda text: '{"seal": "x"}', "no results"),
        (lambda text: "[" * 100_000, "no results"),
    ],
)
def test_other_files_are_refused_with_a_sentence(change: object, sentence: str) -> None:
    batch = new_batch(PLAN, 6)
    play_batches([batch], Here())
    assert callable(change)
    with pytest.raises(RingtableError, match=sentence) as refused:
        read_kept(change(kept(batch).text()), "x.json")
    assert refused.value.reason == "bad-results"
    assert "x.json" in str(refused.value)


@pytest.mark.parametrize("missing", ["version", "rules", "command", "wish", "batches"])
def test_a_seal_alone_makes_no_results(missing: str) -> None:
    data = json.loads(kept(new_batch(PLAN, 6)).text())
    del data["seal"], data[missing]
    data["seal"] = digest(data)
    with pytest.raises(RingtableError, match="holds no results"):
        read_kept(json.dumps(data), "x.json")


def test_results_of_another_version_are_not_mixed_with_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = kept(new_batch(PLAN, 6)).text()
    assert json.loads(text)["version"]
    monkeypatch.setattr("ringtable.__version__", "99.0")
    with pytest.raises(RingtableError, match=r"this is 99\.0"):
        read_kept(text, "x.json")


def test_a_file_stays_as_it_was_until_the_new_one_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text("old")
    file.with_name("results.json.new").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_kept(kept(new_batch(PLAN, 6)), file)
    assert file.read_text() == "old"
