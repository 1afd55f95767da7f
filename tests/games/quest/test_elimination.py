"""Elimination, winning and losing, the score. [Q16, Q17]"""

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.players import lower_threat, raise_threat
from ringtable.games.quest.scenarios.scoring import score
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


class Raise:
    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def __call__(self, s: Quest) -> None:
        raise_threat(s, self.seat, self.n, "Q16.1")


class Fell:
    def __init__(self, table: Table, *names: str) -> None:
        self.cards = [table.card(name) for name in names]

    def __call__(self, s: Quest) -> None:
        deal_damage(s, self.cards, 20, "Q13.2")


def two(**more: object) -> Table:
    return Table(seats=2, heroes=[["gimli"], ["eowyn", "aragorn"]], **more)  # type: ignore[arg-type]  # the settings of a table


def test_threat_50_eliminates() -> None:
    """It is recorded as 50 at most. [Q16.1, Q16.3, Q1.7]"""
    table = two(threat=[45, 20]).do(Raise(0, 9))
    assert table.s.threat == [50, 20]
    assert table.s.out == 1
    assert table.s.outcome is None


def test_threat_never_falls_below_0() -> None:
    """[Q16.4]"""
    table = two(threat=3)

    def calm(s: Quest) -> None:
        lower_threat(s, 0, 5, "Q16.4")

    assert table.do(calm).s.threat == [0, 3]


def test_without_a_hero_a_player_is_out() -> None:
    """[Q16.1, Q16.18]"""
    table = two(hands=["brok-ironfist"])
    table.do(Fell(table, "gimli"))
    assert table.s.out == 1
    assert table.zone("brok-ironfist") == "discard"


def test_the_cards_of_an_eliminated_player_go_to_their_piles() -> None:
    """Enemies return to the staging area with their tokens, claimed objectives too. [Q16.5, Q16.6,
    Q16.7, Q16.17, Q16.10]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn", "aragorn"]],
        allies=[["beorn"], []],
        hands=[["feint"], ["gandalf"]],
        decks=[["faramir"], []],
        attached={"shadow-key": "gimli", "horn-of-gondor": "gimli", "caught-in-a-web": "gimli"},
        engaged=["king-spider"],
        damage={"king-spider": 2},
        encounters=["forest-gate"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
    )
    table.do(Raise(0, 40))
    assert table.staging == ["king-spider", "shadow-key"]
    assert table.damage_on("king-spider") == 2
    assert table.controller("shadow-key") == -1
    for card in ("gimli", "beorn", "feint", "faramir", "horn-of-gondor"):
        assert table.zone(card) == "discard"
    assert table.zone("caught-in-a-web") == "encounter-discard"
    assert table.hand(1) == ["gandalf"]


def test_cards_that_others_control_stay() -> None:
    """[Q16.7, QC43]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        allies=["wandering-took"],
        threat=20,
        at="W-Q0",
    )
    table.play("use wandering-took")
    assert table.controller("wandering-took") == 1
    table.do(Raise(0, 40))
    assert table.zone("wandering-took") == "play"


def test_the_token_passes_on_at_once() -> None:
    """[Q16.8, Q30.4]"""
    table = Table(seats=3, heroes=[["gimli"], ["eowyn"], ["aragorn"]], first=2).do(Raise(2, 40))
    assert table.s.first == 0


def test_the_last_player_takes_the_game_with_him() -> None:
    """[Q16.9, Q16.11, Q1.1]"""
    table = two().do(Raise(0, 40))
    assert table.s.outcome is None
    table.do(Raise(1, 40))
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ()


def test_elimination_is_immediate_and_the_effect_goes_on_for_others() -> None:
    """[Q16.2, Q16.14]"""
    table = two(threat=[49, 20])
    table.reveal("cavern-guardian").pass_windows()
    assert table.s.out == 1
    assert table.s.threat[1] == 21
    assert table.staging == ["cavern-guardian"]


def test_an_attack_ends_with_its_player() -> None:
    """Shadow cards stay with the enemy. [Q16.14]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn", "aragorn"]],
        threat=[49, 20],
        engaged=["marsh-adder"],
        encounters=["king-spider"],
        scenario="journey-along-the-anduin",
        at="S-C0",
    )
    table.pass_until("commit")
    assert table.s.out == 1
    assert not table.told("defends")
    assert not table.told("shadow-turned")
    assert table.told("shadows-discarded")


def test_an_attack_that_eliminates_its_player_was_not_carried_out_to_the_end() -> None:
    """It ends with him, in step 4: nothing comes after the attack, no window is held. [Q16.14,
    Q11.22]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[[], ["stand-together"]],
        damage={"eowyn": 2},
        engaged=["chieftan-ufthak"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("W-DEF3").pass_()
    assert not table.s.plays(0)
    assert table.staging == ["chieftan-ufthak"]
    assert table.resources_on("chieftan-ufthak") == 0
    assert table.window == "W-C1"


def test_all_players_win_though_one_is_eliminated() -> None:
    """[Q16.12]"""
    from ringtable.games.quest.phases.stages import place_progress

    table = two(stage="a-chosen-path-beorns-path").do(Raise(0, 40))

    def finish(s: Quest) -> None:
        place_progress(s, 10, "Q8.20")

    table.do(finish)
    assert table.s.outcome is not None
    assert table.s.outcome.winners == (0, 1)


def test_the_price_of_a_claim_can_eliminate_and_then_nothing_is_claimed() -> None:
    """[Q16.15, Q29.24]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn", "aragorn"]],
        threat=[48, 20],
        staging=["shadow-key"],
        scenario="escape-from-dol-guldur",
        stage="out-of-the-dungeons",
        at="W-Q0",
    )
    table.play("use shadow-key")
    if table.asks == "choose-hero":
        table.play("choose gimli")
    assert table.s.out == 1
    assert table.staging == ["shadow-key"]


def test_what_would_go_to_an_eliminated_players_hand_is_discarded() -> None:
    """[Q16.16]"""
    from ringtable.games.quest.zones import return_to_hand

    table = Table(seats=2, heroes=[["eowyn"], ["gimli"]], allies=["wandering-took"], at="W-Q0")
    table.play("use wandering-took").do(Raise(0, 40))
    took = table.card("wandering-took")

    def take_back(s: Quest) -> None:
        return_to_hand(s, took)

    table.do(take_back)
    assert table.zone("wandering-took") == "discard"


def test_the_score_of_a_win() -> None:
    """[Q-EX9, Q17.1, Q17.2, Q17.4, Q17.5]"""
    table = Table(
        heroes=["gimli", "legolas"],
        discards=["theodred"],
        threat=43,
        damage={"gimli": 4, "legolas": 2},
    )
    table.s.victory = [table.unused("hummerhorns")]
    assert score(table.s) == 43 + 8 + 6 - 5


def test_an_eliminated_player_counts_with_50_and_all_heroes() -> None:
    """[Q17.3]"""
    table = two(threat=[20, 30], damage={"eowyn": 1}).do(Raise(0, 40))
    assert score(table.s) == 50 + 11 + 30 + 1


def test_points_by_rounds() -> None:
    """The round of victory counts, each scenario by itself. [Q28.11, Q28.8]"""
    plain = two(round=4)
    by_rounds = two(round=4, by_rounds=True)
    assert score(by_rounds.s) == score(plain.s) + 40
    by_rounds.s.rounds = 9  # with those of an earlier scenario, which has its own score [Q28.8]
    assert score(by_rounds.s) == score(plain.s) + 40
