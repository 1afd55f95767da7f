"""Spiders of Mirkwood, cards 74 to 80."""

import pytest

from ringtable.games.quest.values import questing_willpower
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ESCAPE, WATCH, Hurt, Out, Progress, attacked, values
from tests.games.quest.scenario import Table

# King Spider


@about("king-spider")
def test_king_spider_exhausts_a_ready_character_of_each_player() -> None:
    """In player order, of his own choice; who has none ready loses nothing. [Q21.9, Q21.10]"""
    table = Table(
        seats=3,
        heroes=[["gimli", "legolas"], ["eowyn", "dunhere"], ["denethor"]],
        exhausted=["legolas", "denethor"],
        first=1,
    ).reveal("king-spider")
    assert (table.asked, table.options) == (1, ["choose eowyn", "choose dunhere"])
    table.play("choose dunhere")
    assert not table.is_ready("dunhere")
    assert table.is_ready("eowyn")
    assert not table.is_ready("gimli")  # the only one who was ready
    assert table.staging == ["king-spider"]


@about("king-spider")
def test_king_spider_may_exhaust_an_ally() -> None:
    """[Q21.9]"""
    table = Table(heroes=["gimli"], allies=["snowbourn-scout"]).reveal("king-spider")
    table.play("choose snowbourn-scout")
    assert table.is_ready("gimli")
    assert not table.is_ready("snowbourn-scout")


@about("king-spider")
def test_king_spider_as_a_shadow_card_exhausts_one_character_more() -> None:
    """Of the attacked player alone. [Q11.28, Q21.9]"""
    table = attacked(
        "king-spider",
        defend="gimli",
        seats=2,
        heroes=[["gimli", "legolas", "thalin"], ["eowyn"]],
    )
    assert (table.asked, table.options) == (0, ["choose legolas", "choose thalin"])
    table.play("choose thalin")
    assert table.is_ready("legolas")
    assert not table.is_ready("thalin")
    assert table.is_ready("eowyn")


@about("king-spider")
def test_king_spider_exhausts_two_if_nobody_defends() -> None:
    """[Q11.19, Q21.9]"""
    table = attacked("king-spider", heroes=["gimli", "legolas", "thalin"])
    table.play("choose gimli", "choose thalin")
    assert [table.is_ready(one) for one in ("gimli", "legolas", "thalin")] == [False, True, False]


@about("king-spider")
def test_king_spider_exhausts_as_many_as_are_ready() -> None:
    """[Q21.9, Q21.11]"""
    table = attacked("king-spider", heroes=["gimli", "legolas"], exhausted=["gimli"])
    assert not table.is_ready("legolas")
    assert table.asks == "take-damage"


@about("king-spider")
def test_a_shadow_spider_exhausts_characters_of_the_attacked_player_alone() -> None:
    """Both of them, if the attack is undefended. [Q11.28, Q21.9]"""
    table = attacked(
        "king-spider",
        seats=2,
        heroes=[["gimli", "thalin", "denethor"], ["eowyn", "dunhere"]],
    )
    assert table.options == ["choose gimli", "choose thalin", "choose denethor"]
    table.play("choose thalin")
    assert table.options == ["choose gimli", "choose denethor"]
    table.play("choose denethor")
    ready = [
        name for name in ("gimli", "thalin", "denethor", "eowyn", "dunhere") if table.is_ready(name)
    ]
    assert ready == ["gimli", "eowyn", "dunhere"]


# Hummerhorns


@about("hummerhorns")
def test_hummerhorns_sting_a_hero_of_the_player_they_engage() -> None:
    """Five damage, his choice among his own heroes, allies not. [Q10.9]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas", "glorfindel"]],
        allies=[[], ["beorn"]],
        staging=["hummerhorns"],
        at="S-ENC1",
    )
    table.play("engage nobody").play("engage hummerhorns")
    assert (table.asked, table.options) == (1, ["choose legolas", "choose glorfindel"])
    table.play("choose legolas")
    assert table.zone("legolas") == "discard"
    assert table.damage_on("gimli") == table.damage_on("beorn") == 0


@about("hummerhorns")
def test_hummerhorns_sting_at_an_engagement_check_too() -> None:
    """[Q10.9, Q10.6]"""
    table = Table(
        heroes=["glorfindel", "gimli"],
        damage={"gimli": 1},
        attached={"citadel-plate": "glorfindel"},
        threat=40,
        staging=["hummerhorns"],
        at="S-ENC2",
    )
    table.play("choose glorfindel")
    assert table.damage_on("glorfindel") == 5
    assert table.engaged() == ["hummerhorns"]


@about("hummerhorns")
def test_hummerhorns_are_worth_five_points() -> None:
    """[Q19.23, Q19.24]"""
    table = Table(staging=["hummerhorns"])
    table.do(Hurt(table, 3, "hummerhorns"))
    assert table.zone("hummerhorns") == "victory-display"
    assert table.s.pack.victory[table.s.title[table.card("hummerhorns")]] == 5


@about("hummerhorns")
@pytest.mark.parametrize(("defend", "n"), [("gimli", 1), ("", 2)])
def test_hummerhorns_as_a_shadow_card_hurt_everybody(defend: str, n: int) -> None:
    """All characters of the attacked player at once. [Q13.6, Q11.28]"""
    table = attacked(
        "hummerhorns",
        defend=defend,
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=[["faramir"], ["guard-of-the-citadel"]],
    )
    assert [table.damage_on(one) for one in ("gimli", "legolas", "faramir")] == [n, n, n]
    assert table.damage_on("eowyn") == table.damage_on("guard-of-the-citadel") == 0


@about("hummerhorns")
def test_a_defender_killed_by_hummerhorns_leaves_the_attack_undefended() -> None:
    """[Q11.19, Q11.23]"""
    table = attacked(
        "hummerhorns", defend="snowbourn-scout", heroes=["gimli"], allies=["snowbourn-scout"]
    )
    assert table.zone("snowbourn-scout") == "discard"
    assert table.damage_on("gimli") == 2  # one of the shadow, one of the attack


# Ungoliant's Spawn


@about("ungoliants-spawn")
def test_the_spawn_dims_the_will_of_those_who_quest_now() -> None:
    """All committed characters of all players, until the end of the phase. [Q20.8, Q20.4]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "theodred"], ["eowyn"]],
        hands=WATCH,
        committed=["gimli", "eowyn"],
        encounters=["ungoliants-spawn", "mountains-of-mirkwood"],
        at="S-Q2",
    )
    assert (table.willpower("gimli"), table.willpower("eowyn")) == (1, 3)
    assert table.willpower("theodred") == 1
    assert questing_willpower(table.s) == 4
    table.pass_until("W-TRV")
    assert (table.willpower("gimli"), table.willpower("eowyn")) == (2, 4)


@about("ungoliants-spawn")
def test_will_does_not_fall_below_nothing() -> None:
    """[Q8.21, Q20.3]"""
    table = Table(
        heroes=["gimli"], allies=["veteran-axehand"], committed=["gimli", "veteran-axehand"]
    ).reveal("ungoliants-spawn")
    assert table.willpower("veteran-axehand") == 0
    assert questing_willpower(table.s) == 1


@about("ungoliants-spawn")
@pytest.mark.parametrize(("defend", "threat"), [("gimli", 24), ("", 28)])
def test_the_spawn_as_a_shadow_card_raises_threat(defend: str, threat: int) -> None:
    """[Q11.28]"""
    table = attacked(
        "ungoliants-spawn",
        defend=defend,
        until="W-DEF3",
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
    )
    assert table.s.threat == [threat, 20]


@about("ungoliants-spawn")
def test_its_threat_can_end_an_attack_with_its_player() -> None:
    """[Q16.1, Q16.14]"""
    table = attacked(
        "ungoliants-spawn", defend="gimli", seats=2, heroes=[["gimli"], ["eowyn"]], threat=46
    )
    assert not table.s.plays(0)
    assert table.staging == ["black-forest-bats"]


# Great Forest Web


def web(**more: object) -> Table:
    return Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "dunhere"]],
        hands=WATCH,
        staging=["great-forest-web"],
        at="S-TRV",
        **more,  # type: ignore[arg-type]  # the settings of a table
    )


@about("great-forest-web")
def test_every_player_exhausts_a_hero_to_travel_to_the_web() -> None:
    """Each his own, before the location is active. [Q9.4, Q21.10]"""
    table = web(allies=[["snowbourn-scout"], []])
    table.play("travel great-forest-web")
    assert (table.asked, table.options) == (0, ["choose gimli", "choose legolas"])
    assert table.zone("great-forest-web") == "staging"
    table.play("choose legolas")
    assert (table.asked, table.options) == (1, ["choose eowyn", "choose dunhere"])
    table.play("choose eowyn")
    assert table.zone("great-forest-web") == "active"
    assert not table.is_ready("legolas")
    assert not table.is_ready("eowyn")


@about("great-forest-web")
def test_nobody_travels_to_the_web_if_one_player_has_no_ready_hero() -> None:
    """[Q9.4, Q21.2]"""
    table = web(exhausted=["eowyn", "dunhere"])
    assert table.asks != "travel"


@about("great-forest-web")
def test_an_eliminated_player_pays_nothing_for_the_web() -> None:
    """[Q30.2]"""
    table = Table(
        seats=2, heroes=[["gimli", "legolas"], ["eowyn"]], staging=["great-forest-web"]
    ).do(Out(1))
    table.begin("S-TRV")
    table.play("travel great-forest-web", "choose gimli")
    assert table.zone("great-forest-web") == "active"


# Mountains of Mirkwood


@about("mountains-of-mirkwood")
def test_travel_to_the_mountains_reveals_a_card_first() -> None:
    """By the whole procedure: doomed and surge too. [Q9.4, Q8.13, Q9.17, Q19.2]"""
    table = Table(
        heroes=["gimli"],
        staging=["mountains-of-mirkwood"],
        encounters=["endless-caverns", "king-spider", "forest-gate"],
        at="S-TRV",
    )
    table.play("travel mountains-of-mirkwood")
    assert table.zone("mountains-of-mirkwood") == "active"
    assert sorted(table.staging) == ["endless-caverns", "king-spider"]
    assert table.threat == 21
    assert not table.is_ready("gimli")


@about("mountains-of-mirkwood")
def test_without_an_encounter_deck_the_mountains_cannot_be_reached() -> None:
    """[Q9.4, Q25.4]"""
    table = Table(staging=["mountains-of-mirkwood"], encounter_discard=["forest-gate"], at="S-TRV")
    assert table.asks != "travel"


@about("mountains-of-mirkwood")
def test_after_the_mountains_each_player_may_take_one_of_five_cards() -> None:
    """The first player decides whether; then each for himself. [QC67, Q21.12, Q24.9]"""
    decks = (
        ["feint", "quick-strike", "blade-mastery", "swift-strike", "thicket-of-spears", "gandalf"],
        ["a-test-of-will", "hasty-stroke"],
    )
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        decks=decks,
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
        first=1,
    ).do(Progress(1))
    assert (table.asks, table.asked) == ("respond", 1)
    table.play("use mountains-of-mirkwood")
    assert table.asked == 1
    table.play("search")
    assert not any("feint" in option for option in table.options)
    table.play("take hasty-stroke")
    assert table.hand(1) == ["hasty-stroke"]
    assert table.asked == 0
    table.play("search")
    assert not table.may("take gandalf")
    gandalf = table.card("gandalf")
    assert not table.s.seen[gandalf]  # the sixth card from the top is not looked at
    table.play("take swift-strike")
    assert table.hand(0) == ["swift-strike"]
    assert len(table.s.deck[0]) == 5


@about("mountains-of-mirkwood")
def test_after_the_mountains_the_last_card_of_a_deck_is_taken_without_a_question() -> None:
    """Everybody sees that there is no other. [Q31.12]"""
    table = Table(
        heroes=["gimli"],
        hands=["stand-together"],
        decks=["feint"],
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    ).do(Progress(1))
    table.play("use mountains-of-mirkwood", "search")
    assert table.asks != "one-of-five"
    assert table.hand() == ["stand-together", "feint"]


@about("mountains-of-mirkwood")
def test_the_mountains_need_not_be_answered() -> None:
    """[Q18.4]"""
    table = Table(
        heroes=["gimli"],
        decks=["feint"],
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    ).do(Progress(1))
    table.pass_()
    assert table.hand() == []


# Eyes of the Forest


@about("eyes-of-the-forest")
def test_the_eyes_take_all_events_from_all_hands() -> None:
    """Events alone. [Q3.6, Q3.15]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["feint", "gandalf", "quick-strike"], ["hasty-stroke", "unexpected-courage"]],
    ).reveal("eyes-of-the-forest")
    assert table.hand(0) == ["gandalf"]
    assert table.hand(1) == ["unexpected-courage"]
    assert sorted(table.ids(table.s.discard[0])) == ["feint", "quick-strike"]
    assert table.ids(table.s.discard[1]) == ["hasty-stroke"]
    assert table.zone("eyes-of-the-forest") == "encounter-discard"


# Caught in a Web


@about("caught-in-a-web")
def test_the_web_catches_a_hero_of_the_player_with_the_highest_threat() -> None:
    """His choice of hero; he does not control it. [Q21.8, Q22.7, Q22.8]"""
    table = Table(seats=2, heroes=[["gimli"], ["eowyn", "dunhere"]], threat=[20, 25]).reveal(
        "caught-in-a-web"
    )
    assert (table.asked, table.options) == (1, ["choose eowyn", "choose dunhere"])
    table.play("choose dunhere")
    assert table.host_of("caught-in-a-web") == "dunhere"
    assert table.controller("caught-in-a-web") == -1


@about("caught-in-a-web")
def test_the_first_player_breaks_a_tie_for_the_web() -> None:
    """[Q21.8]"""
    table = Table(
        seats=3, heroes=[["gimli"], ["eowyn"], ["denethor"]], threat=[25, 20, 25], first=1
    ).reveal("caught-in-a-web")
    assert (table.asked, table.options) == (1, ["player 3", "player 1"])
    table.play("player 1")
    assert table.host_of("caught-in-a-web") == "gimli"


def caught(webs: int, resources: dict[str, int]) -> Table:
    return Table(
        heroes=["gimli", "thalin"],
        hands=WATCH,
        attached={f"caught-in-a-web#{1 + web}": "gimli" for web in range(webs)},
        resources=resources,
        exhausted=["gimli", "thalin"],
        at="S-REF1",
    )


@about("caught-in-a-web")
def test_who_is_caught_readies_for_two_resources_of_his_own() -> None:
    """From his own pool, and only if his player wants. [Q14.3]"""
    table = caught(1, {"gimli": 3, "thalin": 5})
    assert table.options == ["pay to ready", "stay exhausted"]
    table.play("pay to ready")
    assert table.is_ready("gimli")
    assert (table.resources_on("gimli"), table.resources_on("thalin")) == (1, 5)
    other = caught(1, {"gimli": 3})
    other.play("stay exhausted")
    assert not other.is_ready("gimli")
    assert other.is_ready("thalin")
    assert other.resources_on("gimli") == 3


@about("caught-in-a-web")
def test_without_two_resources_he_stays_exhausted() -> None:
    """The pools of others do not help. [Q14.3, Q7.12]"""
    table = caught(1, {"gimli": 1, "thalin": 5})
    assert table.window == "W-REF"
    assert not table.is_ready("gimli")
    assert table.is_ready("thalin")
    assert (table.resources_on("gimli"), table.resources_on("thalin")) == (1, 5)


@about("caught-in-a-web")
def test_two_webs_are_paid_for_one_by_one() -> None:
    """[Q14.3]"""
    poor = caught(2, {"gimli": 3})
    assert not poor.is_ready("gimli")
    rich = caught(2, {"gimli": 5})
    while rich.asks != "act":
        rich.play(rich.options[0])
    assert rich.is_ready("gimli")
    assert rich.resources_on("gimli") == 1


@about("caught-in-a-web")
def test_a_rescued_hero_is_asked_about_like_the_others() -> None:
    """Every webbed hero may be bought free, in whatever order they came into play. [Q14.3]"""
    from ringtable.games.quest.scenarios.prisoner import imprison, rescue
    from ringtable.games.quest.state import Quest

    table = Table(
        heroes=["gimli", "denethor"],
        attached={"caught-in-a-web#1": "gimli", "caught-in-a-web#2": "denethor"},
        resources={"gimli": 2, "denethor": 2},
        exhausted=["gimli", "denethor"],
        scenario=ESCAPE,
    )
    table.set_aside("nazgul-of-dol-guldur")
    gimli = table.card("gimli")

    def take(s: Quest) -> None:
        imprison(s, gimli)

    table.do(take).do(rescue).begin("S-REF1")
    table.play("pay to ready", "pay to ready")
    assert table.is_ready("gimli")
    assert table.is_ready("denethor")


@about("caught-in-a-web", "unexpected-courage")
def test_the_web_does_not_stop_other_ways_to_ready() -> None:
    """[Q14.3]"""
    table = Table(
        heroes=["gimli"],
        attached={"caught-in-a-web": "gimli", "unexpected-courage": "gimli"},
        exhausted=["gimli"],
        at="W-RES",
    )
    table.play("use unexpected-courage")
    assert table.is_ready("gimli")


@about("caught-in-a-web")
def test_the_web_never_catches_the_prisoner() -> None:
    """[Q29.20]"""
    from ringtable.games.quest.scenarios.prisoner import imprison
    from ringtable.games.quest.state import Quest

    table = Table(heroes=["gimli", "legolas", "thalin"], scenario=ESCAPE)
    gimli = table.card("gimli")

    def take(s: Quest) -> None:
        imprison(s, gimli)

    table.do(take).reveal("caught-in-a-web")
    assert table.options == ["choose legolas", "choose thalin"]


def prisoner_in_a_web(**more: object) -> Table:
    """Gimli was caught in the setup, before he was drawn as the prisoner."""
    from ringtable.games.quest.scenarios.prisoner import imprison
    from ringtable.games.quest.state import Quest

    table = Table(
        heroes=["gimli", "denethor"],
        attached={"caught-in-a-web": "gimli"},
        scenario=ESCAPE,
        **more,  # type: ignore[arg-type]  # the settings of a table
    )
    gimli = table.card("gimli")

    def take(s: Quest) -> None:
        imprison(s, gimli)

    return table.do(take)


@about("caught-in-a-web", "miner-of-the-iron-hills")
def test_the_miner_cuts_the_web_of_the_prisoner_too() -> None:
    """The attachment is in play whatever lies under it. [Q29.20, Q22.7]"""
    table = prisoner_in_a_web(
        hands=["miner-of-the-iron-hills"],
        resources={"denethor": 2},
        encounters=["forest-gate"],
    )
    table.begin("W-PLAN")
    table.play("play miner-of-the-iron-hills", "use miner-of-the-iron-hills")
    assert table.zone("caught-in-a-web") == "encounter-discard"


@about("caught-in-a-web")
def test_the_prisoner_readies_in_a_web() -> None:
    """It is no hero, so the web says nothing of it. [Q29.20]"""
    table = prisoner_in_a_web(exhausted=["gimli"], resources={"gimli": 0})
    table.begin("S-REF1")
    assert table.is_ready("gimli")


@about("mountains-of-mirkwood")
def test_who_does_not_search_after_the_mountains_sees_nothing_and_keeps_his_deck() -> None:
    """Each player decides for himself; who looks takes one of the five. [Q21.12, Q24.8]"""
    decks = [["feint", "gandalf"], ["a-test-of-will", "hasty-stroke", "faramir"]]
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        decks=decks,
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    ).do(Progress(1))
    before = table.s.deck[1][:]
    table.play("use mountains-of-mirkwood")
    assert (table.asked, sorted(table.options)) == (0, ["leave", "search"])
    table.play("search")
    assert values(table, "looked") == [(0, 2, ["gandalf", "feint"])]
    assert sorted(table.options) == ["take feint", "take gandalf"]
    table.play("take gandalf")
    assert (table.asked, sorted(table.options)) == (1, ["leave", "search"])
    table.play("leave")
    assert table.s.deck[1] == before
    assert not any(table.s.seen[card] for card in before)
    assert len(table.told("looked")) == 1
    assert [fact.values[0] for fact in table.told("shuffled")] == [0]


@about("mountains-of-mirkwood")
def test_who_has_no_deck_or_is_out_searches_nothing_after_the_mountains() -> None:
    """[Q25.1, Q30.2]"""
    table = Table(
        seats=3,
        heroes=[["gimli"], ["eowyn"], ["denethor"]],
        decks=[[], ["hasty-stroke"], ["gandalf"]],
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    ).do(Out(2))
    table.do(Progress(1)).play("use mountains-of-mirkwood")
    assert table.asked == 1
    table.play("leave")
    assert table.asks not in ("quest-choose-mountains", "one-of-five")
    assert table.hand(1) == []
