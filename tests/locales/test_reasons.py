"""A refusal whose words depend on the clause has words of its own for every clause that is met."""

from random import Random

import pytest
from fluent.syntax import ast as fluent

from ringtable.api import new_match
from ringtable.catalog import LANGUAGES
from ringtable.games.war.box.components import DEEDS
from ringtable.games.war.box.places import REGIONS
from tests.locales.messages import LOCALES, entries

THINGS = [*(f"region:{id}" for id in REGIONS), *(f"deed:{id}" for id in DEEDS)]


def reasons(language: str) -> dict[str, set[str]]:
    """For each such refusal the clauses that it has words for."""
    found = {}
    for entry in entries(LOCALES / language / "war.ftl"):
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("war-why-"):
            for part in entry.value.elements if entry.value else []:
                select = part.expression if isinstance(part, fluent.Placeable) else None
                if isinstance(select, fluent.SelectExpression):
                    keys = [one.key for one in select.variants if not one.default]
                    found[entry.id.name] = {str(getattr(key, "name", "")) for key in keys}
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_no_refusal_of_war_is_left_without_its_reason(seats: int) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(4):
        match = new_match("war", seats, seed)
        random = Random(seed)
        for _ in range(400):
            if match.outcome is not None:
                break
            seat = random.choice(match.waiting())
            for thing in random.sample(THINGS, 12):
                refusal = match.game.flow.why_not(match.state, seat, thing)
                if refusal is not None and "why" in refusal.phrase.values:
                    met.add((refusal.phrase.id, str(refusal.phrase.values["why"])))
            match.play(random.choice(match.options_of(seat)), seat)
    assert len(met) > 25
    for language in LANGUAGES:
        known = reasons(language)
        assert {(id, why) for id, why in met if why not in known.get(id, ())} == set()
