"""What the log tells of player cards: what happened, to whom, how much, because of which card."""

from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table


def told(table: Table, kind: str) -> list[tuple[str, tuple[object, ...]]]:
    """Cause and values of the facts of a kind."""
    return [(fact.cause, tuple(fact.values)) for fact in table.told(kind)]


@about("steward-of-gondor", "for-gondor", "beorn")
def test_resources_bonuses_and_what_lasts() -> None:
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["beorn"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["for-gondor", "stand-together"],
        at="W-ENC2",
    )
    table.play("use steward-of-gondor", "play for-gondor", "use beorn")
    assert told(table, "used")[0] == ("Q18.3", (0, "steward-of-gondor"))
    assert told(table, "gained") == [("card:steward-of-gondor", ("aragorn", 2))]
    assert told(table, "paid") == [("card:for-gondor", (0, "aragorn", 2))]
    assert told(table, "played") == [("Q7.22", (0, "for-gondor"))]
    changes = told(table, "modified")
    assert ("card:for-gondor", ("gimli", "attack", 1)) in changes
    assert ("card:for-gondor", ("aragorn", "defense", 1)) in changes
    assert ("card:beorn", ("beorn", "attack", 5)) in changes
    assert told(table, "lasts") == [("card:beorn", ("beorn",))]
    table.pass_until("W-C0")
    assert told(table, "shuffled-in") == [("Q18.16", ("beorn", 0))]


@about("sneak-attack", "feint", "stand-together", "radagasts-cunning")
def test_what_is_put_into_play_and_what_is_forbidden() -> None:
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "beorn", "feint", "stand-together"],
        resources={"aragorn": 1, "gimli": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.play("play sneak-attack", "choose beorn", "play feint", "play stand-together")
    assert told(table, "put-into-play") == [("card:sneak-attack", (0, "beorn"))]
    assert told(table, "lasts") == [
        ("card:sneak-attack", ("sneak-attack",)),
        ("card:feint", ("king-spider",)),
        ("card:stand-together", ("stand-together",)),
    ]
    quest = Table(
        heroes=["beravor", "gimli"],
        hands=["radagasts-cunning", "stand-together"],
        resources={"beravor": 1},
        staging=["king-spider"],
        at="W-Q1",
    )
    quest.play("play radagasts-cunning")
    assert told(quest, "lasts") == [("card:radagasts-cunning", ("radagasts-cunning",))]


@about("wandering-took", "will-of-the-west")
def test_a_change_of_control_and_a_card_that_leaves_the_game() -> None:
    """[Q22.4, QC49]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["will-of-the-west", "stand-together"],
        discards=["feint"],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    table.play("use wandering-took")
    assert told(table, "changed-control") == [("card:wandering-took", ("wandering-took", 1))]
    assert table.ids(table.s.play[0]) == ["eowyn", "gimli"]
    assert table.ids(table.s.play[1]) == ["legolas", "wandering-took"]
    while table.asked:
        table.play("pass")
    table.play("play will-of-the-west")
    assert told(table, "removed") == [("card:will-of-the-west", ("will-of-the-west",))]


def test_who_pays_is_asked_if_it_matters() -> None:
    """The proposal first, then every other split. [Q7.6]"""
    table = Table(
        heroes=["aragorn", "theodred", "gimli"],
        hands=["guard-of-the-citadel", "stand-together"],
        resources={"aragorn": 2, "theodred": 1, "gimli": 3},
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel")
    assert table.offered == ["pay aragorn 2", "pay aragorn 1, theodred 1"]
    table.play("pay aragorn 1, theodred 1")
    assert [table.resources_on(hero) for hero in ("aragorn", "theodred", "gimli")] == [1, 0, 3]


def test_a_window_is_open_by_what_the_spheres_of_the_heroes_allow() -> None:
    """A spirit hero without a resource can play no event from a hidden hand. [Q32.10, Q32.11]"""
    closed = Table(heroes=["dunhere"], hands=["hasty-stroke"], at="W-RES")
    assert closed.asks == "commit"
    opened = Table(heroes=["dunhere", "gimli"], hands=["hasty-stroke"], at="W-RES")
    assert opened.window == "W-RES"
