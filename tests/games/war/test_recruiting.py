"""Recruiting with a Muster die. [W11]"""

from tests.games.war.scenario import Table


def muster(*nations: str, **options: str) -> Table:
    t = Table(free="muster event", shadow="event event event", **options)
    return t.at_war(*nations).play("die muster; recruit")


def places(t: Table, kind: str) -> set[str]:
    return {one.split()[2] for one in t.options() if one.startswith(f"recruit {kind} ")}


def test_only_nations_at_war_in_their_own_settlements() -> None:
    """[W11.2, W11.3]"""
    t = muster("rohan")
    assert places(t, "regular") == {"edoras", "folde", "helms-deep", "westemnet"}
    assert t.why_not("region:minas-tirith") == "W11.2"
    assert t.why_not("region:erebor") == "W11.2"
    assert t.why_not("region:fangorn") == "W11.3"
    assert t.why_not("region:fords-of-isen") == "W11.3"


def test_one_elite_is_the_whole_action() -> None:
    """[W11.1]"""
    t = muster("rohan").play("recruit elite edoras")
    assert t.force("edoras") == "rohan-regular, rohan-elite 2"
    assert t.s.to_act == 1


def test_two_regulars_go_apart() -> None:
    """[W11.1, W11.4]"""
    t = muster("rohan").play("recruit regular edoras")
    assert "edoras" not in places(t, "regular")
    assert not places(t, "elite")
    assert "edoras" in places(t, "leader")
    t.play("recruit regular folde")
    assert t.force("folde") == "rohan-regular"


def test_a_regular_and_a_leader_may_share_a_settlement() -> None:
    """Second edition: any two go apart. [W11.4, W11.10]"""
    t = muster("rohan").play("recruit regular folde; recruit leader folde")
    assert t.force("folde") == "rohan-regular, rohan-leader"
    t = muster("rohan", muster_pair="always_apart").play("recruit regular folde")
    assert "folde" not in places(t, "leader")


def test_the_two_figures_may_be_of_two_nations() -> None:
    """[W11.5]"""
    t = muster("rohan", "gondor").play("recruit regular folde; recruit regular pelargir")
    assert t.force("pelargir") == "gondor-regular 2"


def test_two_leaders_go_apart_and_need_a_unit() -> None:
    """[W11.4, W11.10]"""
    t = muster("rohan")
    assert "folde" not in places(t, "leader")
    t.play("recruit leader edoras")
    assert "edoras" not in places(t, "leader")
    assert "helms-deep" in places(t, "leader")


def test_fewer_figures_are_allowed() -> None:
    """[W11.11]"""
    t = muster("rohan").play("recruit regular folde; done")
    assert t.force("folde") == "rohan-regular"


def test_neither_captured_nor_besieged_settlements() -> None:
    """[W11.6, W11.7, W20.5]"""
    t = Table(free="muster event", shadow="event").at_war("rohan").captured("folde")
    t.army("helms-deep", "rohan-regular 1, isengard-regular 2").siege("helms-deep")
    t.play("die muster; recruit")
    assert places(t, "regular") == {"edoras", "westemnet"}
    assert t.why_not("region:folde") == "W11.6"
    assert t.why_not("region:helms-deep") == "W11.7"


def test_nazgul_come_to_sauron_strongholds() -> None:
    """[W11.8]"""
    t = Table(shadow="muster army", free="event", first="shadow").at_war("sauron")
    t.play("die muster; recruit")
    strongholds = {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria"}
    assert places(t, "nazgul") == {*strongholds, "mount-gundabad"}


def test_an_empty_pool_gives_nothing() -> None:
    """[W3.14, W11.9]"""
    t = Table(free="muster event", shadow="event").at_war("rohan")
    t.s.reserve[4 * 4] = 0
    t.play("die muster; recruit")
    assert places(t, "regular") == set()
    assert places(t, "elite")


def test_no_recruit_beyond_ten() -> None:
    """[W10.6]"""
    t = Table(free="muster event", shadow="event").at_war("rohan", "gondor")
    t.army("edoras", "gondor-regular 6, gondor-elite 4")
    t.play("die muster; recruit")
    assert "edoras" not in places(t, "regular")
    assert "edoras" not in places(t, "elite")
    assert "edoras" in places(t, "leader")  # he is no unit [W3.4]
    assert t.why_not("recruit regular edoras") == "W10.6"
    assert t.why_not("recruit elite edoras") == "W10.6"
    assert t.why_not("region:edoras") == ""  # a leader may come there
