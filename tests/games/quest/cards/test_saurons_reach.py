"""Sauron's Reach, cards 115 to 118."""

import pytest

from ringtable.games.quest.values import staging_threat
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ANDUIN, ESCAPE, WATCH, Hurt, attacked
from tests.games.quest.scenario import Table

# Eastern Crows


@about("eastern-crows")
def test_crows_surge_and_are_shuffled_back_when_defeated() -> None:
    """They never stay in the pile. [QC115, Q19.3]"""
    table = Table(encounters=["forest-gate", "enchanted-stream"], scenario=ANDUIN)
    table.reveal("eastern-crows")
    assert table.staging == ["eastern-crows", "forest-gate"]
    table.do(Hurt(table, 1, "eastern-crows"))
    assert sorted(table.ids(table.s.encounter_deck)) == ["eastern-crows", "enchanted-stream"]
    assert table.s.encounter_discard == []
    assert len(table.told("encounters-shuffled")) == 1


@about("eastern-crows")
@pytest.mark.parametrize(
    ("threat", "defend", "damage"),
    [(34, "legolas", 1), (35, "legolas", 2), (34, "", 2), (35, "", 3)],
)
def test_crows_as_a_shadow_card_look_at_threat(threat: int, defend: str, damage: int) -> None:
    """+1, or +2 from a threat of 35; defended or not. [Q11.20]"""
    table = attacked(
        "eastern-crows", defend=defend, until="W-DEF4", heroes=["legolas"], threat=threat
    )
    assert table.damage_on("legolas") == damage


@about("eastern-crows")
def test_crows_as_a_shadow_card_are_discarded() -> None:
    """[Q12.15, QC115]"""
    table = attacked("eastern-crows", defend="gimli", until="W-C2", heroes=["gimli"])
    table.pass_until("W-REF")
    assert table.zone("eastern-crows") == "encounter-discard"


# Evil Storm


@about("evil-storm")
def test_the_storm_hits_who_has_a_threat_of_35() -> None:
    """All his characters at once. [Q13.6]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn", "thalin"], ["denethor"]],
        allies=[["faramir"], ["snowbourn-scout"], []],
        threat=[34, 35, 40],
    ).reveal("evil-storm")
    assert [
        table.damage_on(one) for one in ("gimli", "faramir", "eowyn", "thalin", "denethor")
    ] == [
        0,
        0,
        1,
        1,
        1,
    ]
    assert table.zone("snowbourn-scout") == "discard"
    assert table.zone("evil-storm") == "encounter-discard"


# Pursued by Shadow


@about("pursued-by-shadow")
def test_pursued_by_shadow_counts_who_stayed_behind() -> None:
    """Each player his own characters that are not on the quest. [QC117]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=[["faramir"], []],
        committed=["gimli", "eowyn"],
    ).reveal("pursued-by-shadow")
    assert table.s.threat == [22, 20]


@about("pursued-by-shadow")
def test_the_prisoner_is_not_pursued() -> None:
    """[QC117, Q29.20]"""
    from ringtable.games.quest.scenarios.prisoner import imprison
    from ringtable.games.quest.state import Quest

    table = Table(heroes=["gimli", "legolas"], scenario=ESCAPE)
    legolas = table.card("legolas")

    def take(s: Quest) -> None:
        imprison(s, legolas)

    table.do(take).reveal("pursued-by-shadow")
    assert table.threat == 21


@about("pursued-by-shadow")
def test_pursued_by_shadow_returns_an_exhausted_ally_of_the_players_choice() -> None:
    """To its owner's hand; the defender may be the one. [Q21.7, Q22.2]"""
    table = attacked(
        "pursued-by-shadow",
        defend="faramir",
        heroes=["gimli"],
        allies=["faramir", "guard-of-the-citadel", "snowbourn-scout"],
        exhausted=["guard-of-the-citadel"],
    )
    assert table.options == ["choose faramir", "choose guard-of-the-citadel"]
    table.play("choose faramir").pass_windows()
    assert table.hand() == ["faramir"]
    assert table.damage_on("gimli") == 1  # undefended now
    assert table.threat == 20


@about("pursued-by-shadow")
@pytest.mark.parametrize("defend", ["gimli", ""])
def test_without_an_exhausted_ally_threat_rises(defend: str) -> None:
    """By three, defended or not; an exhausted hero is no ally. [Q21.7]"""
    table = attacked(
        "pursued-by-shadow",
        defend=defend,
        until="W-DEF3",
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=[["snowbourn-scout"], ["faramir"]],
        exhausted=["faramir"],
    )
    assert table.s.threat == [23, 20]
    assert table.zone("faramir") == "play"


# Treacherous Fog


@about("treacherous-fog")
def test_the_fog_thickens_over_locations_that_come_later_too() -> None:
    """Until the end of the phase; two copies add up. [Q20.8, QC118]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["forest-gate", "forest-spider"],
        encounters=["treacherous-fog", "enchanted-stream"],
        at="S-Q2",
    )
    assert (table.threat_strength("forest-gate"), table.threat_strength("forest-spider")) == (3, 2)
    table.reveal("old-forest-road")
    assert table.threat_strength("old-forest-road") == 2
    table.reveal("treacherous-fog")
    assert staging_threat(table.s) == 4 + 3 + 2
    table.pass_until("travel")
    assert staging_threat(table.s) == 2 + 1 + 2


@about("treacherous-fog")
def test_the_fog_takes_a_card_from_who_has_a_threat_of_35() -> None:
    """Of his choice, also without a location. [QC118]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["feint", "gandalf"], ["hasty-stroke", "gandalf"]],
        threat=[34, 35],
    ).reveal("treacherous-fog")
    assert table.asked == 1
    table.play(next(option for option in table.options if "gandalf" in option))
    assert table.hand(1) == ["hasty-stroke"]
    assert len(table.hand(0)) == 2
    assert table.ids(table.s.discard[1]) == ["gandalf"]


@about("pursued-by-shadow")
def test_pursued_by_shadow_sends_no_ally_of_another_player_home() -> None:
    """Exhausted allies of others are of no account. [Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        allies=[["veteran-axehand", "horseback-archer"], ["wandering-took"]],
        exhausted=["veteran-axehand", "horseback-archer", "wandering-took"],
        engaged=["black-forest-bats"],
        encounters=["pursued-by-shadow"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_windows()
    assert table.options == ["choose veteran-axehand", "choose horseback-archer"]
