"""Positions of `war` for the browser: whole moves that lead through every kind of question.

Most are found by playing at random, always with the same seeds; what seldom comes about is laid out
by hand. Should a change of the rules lead elsewhere, what is missing is told by its name.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

from ringtable.games.war import GAME
from ringtable.games.war.box.components import FREE_CHARACTER, FREE_DRAW, FREE_POLITICS, SHADOW
from ringtable.games.war.state import KINDS_EACH, War
from ringtable.kernel.fact import Fact
from ringtable.kernel.play import crosses, goes_on
from ringtable.kernel.rng import key_from_seed
from ringtable.server.rooms.new_tables import lay_out
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.seats import About, Chair, hashed
from ringtable.server.settings import Settings
from ringtable.server.storage.store import Store
from tests.games.war.battle_scenario import battle, declared, fought
from tests.games.war.card_scenario import fill, holding, play
from tests.games.war.ring_scenario import (
    figure,
    next_turn,
    on_track,
    only,
    phase,
    tiles,
    walking,
)
from tests.games.war.scenario import Table, slot_named

KEY = key_from_seed("scenes")
NAMES = ("Rosie", "Tom", "Ann", "Ben")
GAMES = 20  # at random, at most; today 7 lead through everything else
TRIES = 300  # for a move that leads through a question
LONG = 4  # answers
TOLD = 40  # facts in the log of a scene
NO_CHOICE = {"aragorn-comes"}  # he takes Strider's place, wherever that is


class Scene(NamedTuple):
    """The position in which a move begins, whose move it is, and its answers, each with the kind of
    question."""

    state: War
    seat: int
    options: dict[str, str]
    told: list[Fact]
    answers: list[tuple[str, str]]

    def kinds(self) -> set[str]:
        return {kind for kind, _ in self.answers}


def every_kind() -> set[str]:
    """The names of all questions that the rules can put."""
    nothing = GAME.flow.code[0].decision  # a match begins with something done, not asked
    found = {one.decision.name for one in GAME.flow.code if one.decision is not nothing}
    return found - NO_CHOICE


def dull(kind: str, texts: list[str], sofar: int, random: Random) -> str:
    """Anything; of an army everybody goes, since who goes is counted and not listed. A long move
    comes to an end."""
    if kind == "part" and "all" in texts:
        return "all"
    return "done" if sofar >= LONG and "done" in texts else random.choice(texts)


def one_move(s: War, options: dict[str, str], told: list[Fact], random: Random) -> Scene:
    """Whoever is asked makes a whole move at random; the position goes on with it."""
    begun, seat = s.copy(), GAME.flow.waiting(s)[0]
    answers: list[tuple[str, str]] = []
    s.facts = []
    while True:
        kind = GAME.flow.decision(s).name
        text = dull(kind, GAME.flow.texts(s, seat), len(answers), random)
        answers.append((kind, text))
        GAME.flow.play(s, GAME.flow.parse(s, seat, text), seat)
        facts = s.facts or []
        if (
            crosses(begun, s, facts)
            or s.outcome is not None
            or not goes_on(GAME, s, seat, bool(facts))
        ):
            return Scene(begun, seat, options, told[-TOLD:], answers)


def wander(number: int, missing: set[str]) -> Iterator[Scene]:
    """The moves of a random game in which something new is asked."""
    seats, edition = (2, 2, 4, 3)[number % 4], "2" if number % 5 == 4 else "1"
    options = GAME.settle({"edition": edition})
    s = GAME.blank(seats, options, GAME.new_rng(key_from_seed(f"scene {number}")))
    assert isinstance(s, War)
    random = Random(number)
    told: list[Fact] = []
    s.facts = told
    GAME.flow.start(s)
    while s.outcome is None:
        scene = one_move(s, options, told, random)
        told = told[-TOLD:] + (s.facts or [])
        if scene.kinds() & missing:
            missing -= scene.kinds()
            yield scene


def laid(t: Table, kind: str, **options: str) -> Scene:
    """A move from a table laid out by hand that leads through a question."""
    t.s.rng = GAME.new_rng(KEY)
    for number in range(TRIES):
        s = t.s.copy()
        scene = one_move(s, GAME.settle(options), t.told, Random(number))
        if kind in scene.kinds():
            return scene
    raise AssertionError(f"{kind} is not asked there")


# What seldom comes about


def with_tokens(*tokens: int) -> Table:
    t = fill(Table(free="event event", shadow="army"))
    t.s.tokens = sum(1 << token for token in tokens)
    return t.again()


def earned(award: str) -> Table:
    """A war that begins with what a hunt has earned."""
    s = GAME.blank(2, GAME.settle({"hunt_ending": award}), GAME.new_rng(KEY))
    assert isinstance(s, War)
    t = Table()
    t.s, s.facts = s, t.told
    GAME.flow.start(s)
    return t


def mourned() -> Table:
    """A casualty of the Hunt, while the Shadow has a card for it."""
    t = walking(1).lay("free", "horn-of-gondor axe-and-bow")
    t.lay("shadow", "worn-with-sorrow-and-toil").will_roll("hunt", 6)
    tiles(t, "n2-1")
    return t.play("die character; move-fellowship; enough; casualty strider")


def nazgul_strike() -> Table:
    t = figure(holding("the-nazgul-strike", dice="character event"), "hollin", 2)
    t.lay("free", "axe-and-bow horn-of-gondor")
    t.s.hunt_box[SHADOW] = 1
    return play(t, "the-nazgul-strike", "from morannon; to hollin; done", die="character")


def eagles() -> Table:
    t = holding("the-eagles-are-coming", dice="character event").put("gimli", "lorien")
    t.army("dimrill-dale", "sauron-regular 2, nazgul 3").will_roll("card-dice", 5, 1, 1)
    t.army("parth-celebrant", "sauron-regular 1, nazgul 1")
    return play(t, "the-eagles-are-coming", die="character")


def dunharrow() -> Table:
    t = holding("dead-men-of-dunharrow", dice="character event").put("strider", "edoras")
    t.put("gimli", "edoras").put("legolas", "edoras")
    return play(t, "dead-men-of-dunharrow", die="character")


def flight_from_the_dead() -> Table:
    t = holding("dead-men-of-dunharrow", dice="character event").put("strider", "edoras")
    t.army("pelargir", "southrons-regular 4, nazgul 1").captured("pelargir").army("osgiliath")
    t.will_roll("card-dice", 3)
    return play(t, "dead-men-of-dunharrow", "to pelargir", die="character")


def grey_company() -> Table:
    t = holding("the-grey-company", dice="character event").put("strider", "edoras")
    t.army("edoras", "rohan-regular 2, gondor-regular 1")
    return play(t, "the-grey-company", die="character")


def folly() -> Table:
    t = holding("denethors-folly", dice="army event").at_war("sauron", "gondor")
    garrison = "gondor-regular 2, sauron-regular 5, gondor-leader 1, rohan-leader 1"
    return play(
        t.army("minas-tirith", garrison).siege("minas-tirith"), "denethors-folly", die="army"
    )


def woses() -> Table:
    t = holding("paths-of-the-woses", dice="army-muster event").at_war("rohan", "gondor")
    t.army("minas-tirith", "gondor-regular 2, sauron-regular 5").siege("minas-tirith")
    t.army("edoras", "rohan-regular 3, rohan-leader 1")
    return t.play("die army-muster; play-card as army; play paths-of-the-woses")


def sorcerer() -> Table:
    t = battle("sauron-regular 3", "gondor-regular 3", "deadly-strife")
    t.put("witch-king", "minas-morgul").deck(2, "orc-patrol").deck(3, "stormcrow")
    return fought(t)


def fateful() -> Table:
    t = battle("sauron-regular 3", "gondor-regular 2, gondor-leader 2", free="fateful-strike")
    t.put("witch-king", "minas-morgul").will_roll("combat", *[1] * 7, 6, 6)
    return fought(t)


def westernesse() -> Table:
    t = battle("sauron-regular 4", "gondor-regular 2", free="blade-of-westernesse")
    t.put("meriadoc", "north-ithilien").put("witch-king", "minas-morgul")
    t.put("mouth-of-sauron", "minas-morgul")
    return fought(t.will_roll("combat", *[1] * 4, 2, 2, *[1] * 4, 6))


def words_of_power() -> Table:
    t = battle("sauron-regular 3, nazgul 1", "gondor-regular 2", shadow="words-of-power")
    t.put("aragorn", "north-ithilien").put("gimli", "north-ithilien")
    return fought(t.will_roll("combat", *[1] * 60))


def mighty() -> Table:
    t = battle("sauron-regular 4", "gondor-regular 1", free="mighty-attack")
    t.put("gimli", "north-ithilien").put("legolas", "north-ithilien")
    return fought(t.will_roll("combat", *[1] * 8))


def black_breath() -> Table:
    army = "gondor-regular 5, gondor-leader 1"
    t = battle("sauron-regular 4, nazgul 4", army, shadow="black-breath")
    t.put("gimli", "north-ithilien").put("strider", "north-ithilien")
    return fought(t.will_roll("combat", *[2] * 4, *[1] * 5, 6, 6, 1, 1, *[1] * 5))


def white_rider() -> Table:
    t = battle("sauron-regular 3, nazgul 2", "gondor-regular 3")
    return declared(t.put("gandalf-white", "north-ithilien"))


def ents() -> Table:
    t = holding("the-ents-awake-treebeard", with_="elven-rope").put("gandalf-white", "fangorn")
    t.put("saruman", "orthanc").deck(FREE_CHARACTER, "athelas bilbos-song")
    return play(t.will_roll("card-dice", 1, 1, 1), "the-ents-awake-treebeard")


def lure() -> Table:
    t = figure(holding("lure-of-the-ring", dice="character event"), "hollin", 0, True)
    only(t, "strider", "gimli").will_draw("companions", 1)
    return play(t, "lure-of-the-ring", die="character")


def breaking() -> Table:
    card = "the-breaking-of-the-fellowship"
    t = figure(holding(card, dice="character event"), "lorien", 0, True)
    return play(tiles(t, "n2r-1"), card, die="character")


def dunlendings(recruits: bool) -> Table:
    """Units join those who were recruited, or go where nobody is left to be recruited."""
    t = holding("rage-of-the-dunlendings", dice="muster event").at_war("isengard")
    t.army("north-dunland", "isengard-regular 1, isengard-elite 1")
    t.army("south-dunland", "isengard-regular 2")
    if not recruits:
        nation, kind = slot_named("isengard-regular")
        t.s.reserve[nation * KINDS_EACH + kind] = 0
    play(t, "rage-of-the-dunlendings", die="muster")
    return t.play("place tharbad") if recruits else t


def corsairs() -> Table:
    t = holding("corsairs-of-umbar", dice="army event").at_war("southrons")
    t.army("umbar", "southrons-regular 5").army("pelargir").army("dol-amroth")
    return play(t, "corsairs-of-umbar", die="army")


def spells() -> Table:
    t = holding("dreadful-spells", dice="character event")
    t.army("dimrill-dale", "sauron-regular 1, nazgul 2")
    t.army("parth-celebrant", "rohan-regular 1").army("moria", "sauron-regular 1, nazgul 1")
    return play(t.army("hollin", "elves-regular 2"), "dreadful-spells", die="character")


def to_mordor() -> Table:
    t = phase("minas-morgul", mordor_entry="fellowship_phase")
    t.s.revealed = True
    return next_turn(t.again())


def in_mordor() -> Table:
    """What the next tile costs takes much of the column, and the Fellowship has not moved yet."""
    t = only(on_track(Table(free="character army muster", shadow="army character"), 2), "gimli")
    t.s.corruption = 7
    return t.again()


LAID: dict[str, Callable[[], Table]] = {
    "act": in_mordor,
    "free-token": lambda: earned("arrived-with-few"),
    "shadow-token": lambda: earned("corrupted-late"),
    "draw-by-token": lambda: with_tokens(FREE_DRAW),
    "advance-by-token": lambda: with_tokens(FREE_POLITICS),
    "token": lambda: with_tokens(FREE_DRAW, FREE_POLITICS),
    "after-casualty": mourned,
    "discard-character-card": lambda: mourned().play("use worn-with-sorrow-and-toil"),
    "war-choose-nazgul-strike": nazgul_strike,
    "discard-from-table": lambda: nazgul_strike().play("discard"),
    "eagles": eagles,
    "eagles-drive": lambda: eagles().play("to dimrill-dale"),
    "lead-whom": dunharrow,
    "how-many-come": lambda: dunharrow().play("to erech; done"),
    "flee": flight_from_the_dead,
    "exchange": grey_company,
    "lose-leader": folly,
    "ride-to": woses,
    "sorcerer-deck": sorcerer,
    "strike-nazgul": fateful,
    "strike-minion": westernesse,
    "suppress": words_of_power,
    "enter-mordor": to_mordor,
    "give-up-companion": mighty,
    "strike-leader": black_breath,
    "white-rider": white_rider,
    "play-another": ents,
    "gandalf-draws": lambda: ents().play("play elven-rope"),
    "lure": lure,
    "breaking": breaking,
    "join": lambda: dunlendings(True),
    "join-place": lambda: dunlendings(False),
    "land": corsairs,
    "spell-from": spells,
    "spell-at": lambda: spells().play("to dimrill-dale"),
}


def all_scenes() -> list[Scene]:
    """For every kind of question a move that leads through it."""
    missing = every_kind()
    scenes = []
    for kind, table in LAID.items():
        if kind in missing:
            scene = laid(table(), kind)
            missing -= scene.kinds()
            scenes.append(scene)
    for number in range(GAMES):
        if missing:
            scenes.extend(wander(number, missing))
    assert not missing, f"no scene for {sorted(missing)}"
    return scenes


# Into a database


class Seated(NamedTuple):
    """A scene at a table, with the token of the seat whose move it is."""

    scene: Scene
    table: str
    token: str


def lay_tables(scenes: list[Scene], folder: Path, times: int) -> list[list[Seated]]:
    """Each scene at so many tables of its own, in the database of a server that has not begun."""
    with ThreadPoolExecutor() as beside:  # the driver of the browser has a loop in this thread
        laying = laid_tables(scenes, f"sqlite:///{folder / 'tables.db'}", times)
        return beside.submit(asyncio.run, laying).result()


async def laid_tables(scenes: list[Scene], db: str, times: int) -> list[list[Seated]]:
    rooms = Rooms(Store(db), Settings(db=db))
    await rooms.start()
    found = [
        [await lay_table(rooms, one, f"{n}.{time}") for time in range(times)]
        for n, one in enumerate(scenes)
    ]
    await rooms.stop()
    return found


async def lay_table(rooms: Rooms, scene: Scene, token: str) -> Seated:
    seats = range(scene.state.seats)
    chairs = [Chair(hashed(f"{token}.{seat}"), NAMES[seat], True) for seat in seats]
    about = About(chairs, hashed(f"{token}.watch"), "")
    table = await lay_out(
        rooms, GAME, scene.options, KEY, about, scene.state, scene.told, listed=False
    )
    return Seated(scene, table, f"{token}.{scene.seat}")
