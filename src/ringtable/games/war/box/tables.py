"""The files of a content pack: what a record of each holds, and what it means. [W2-W6]"""

from typing import Literal

import msgspec

Source = Literal["rulebook", "public", "house"]
SideName = Literal["free", "shadow"]
NationName = Literal[
    "dwarves", "elves", "gondor", "north", "rohan", "sauron", "isengard", "southrons"
]
Point = tuple[float, float]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of something printed."""


class File(Printed, frozen=True):
    """`source` says where we know its records from, `note` what they mean."""

    note: str
    source: Source


class RegionRecord(Printed, frozen=True):
    id: str
    name: str
    near: list[str]
    nation: NationName | None = None
    settlement: Literal["", "town", "city", "stronghold"] = ""
    fortification: bool = False
    coast: bool = False
    east_edge: bool = False
    walls: list[str] = []


class RegionsFile(File, frozen=True):
    regions: list[RegionRecord]


class Figures(Printed, frozen=True):
    regular: int = 0
    elite: int = 0
    leader: int = 0
    nazgul: int = 0

    def by_kind(self) -> list[int]:
        return [self.regular, self.elite, self.leader, self.nazgul]


class NationRecord(Printed, frozen=True):
    id: NationName
    name: str
    side: SideName
    colour: str
    step: int
    active: bool
    figures: Figures


class NationsFile(File, frozen=True):
    nations: list[NationRecord]


class ArmyRecord(Figures, frozen=True, kw_only=True):
    nation: NationName
    region: str


class Variant(Printed, frozen=True):
    """Armies that take the place of others when a rule of W1 has this choice."""

    rule: str
    choice: str
    armies: list[ArmyRecord]


class SeatRecord(Printed, frozen=True):
    players: Literal[2, 3, 4]
    id: str
    side: SideName
    nations: list[NationName]
    minions: list[str] = []
    leads: bool = False


class Rings(Printed, frozen=True):
    free: int
    shadow: int


class Fellowship(Printed, frozen=True):
    region: str
    guide: str
    companions: list[str]


class Mordor(Printed, frozen=True):
    """Where the Fellowship enters Mordor, and the regions that are closed to its figure."""

    gates: list[str]
    closed: list[str]


class SetupFile(File, frozen=True):
    rings: Rings
    fellowship: Fellowship
    mordor: Mordor
    armies: list[ArmyRecord]
    variants: list[Variant]
    seats: list[SeatRecord]


class DieRecord(Printed, frozen=True):
    side: SideName
    faces: tuple[str, str, str, str, str, str]
    start: int
    most: int


class DiceFile(File, frozen=True):
    dice: tuple[DieRecord, DieRecord]


class CharacterRecord(Printed, frozen=True):
    id: str
    name: str
    kind: Literal["companion", "gollum", "minion"]
    side: SideName
    level: int | None
    leadership: int
    activates: NationName | Literal["any", ""] = ""
    die: int = 0
    nazgul: bool = False
    hobbit: bool = False
    guide: bool = False
    abilities: list[str] = []
    haunts: list[str] = []
    enters_by: Literal["will-of-the-west", "muster", ""] = ""
    enters_in: list[str] = []
    replaces: str = ""
    nation: NationName | None = None
    second: list[str] = []


class CharactersFile(File, frozen=True):
    characters: list[CharacterRecord]


# What a card may ask for.
What = Literal[
    "all-nations-at-war",
    "army-in",
    "army-near-army",
    "army-with",
    "battle-region",
    "besieged",
    "besieging-army-adjacent-to",
    "besieging-army-with",
    "character-in",
    "character-in-play",
    "character-with-army",
    "companion-in",
    "companions-in-fellowship",
    "controls-settlement",
    "defender-in-stronghold",
    "defender-region-has-fellowship",
    "defender-region-within",
    "fellowship-figure-not-in-settlement",
    "fellowship-or-companion-in-nation-not-at-war",
    "fellowship-revealed",
    "field-battle",
    "free-is-defender",
    "in-battle",
    "in-fellowship",
    "minion-in-play",
    "nation-active",
    "nation-at-war",
    "nazgul-leadership-at-least",
    "progress-at-least",
]


class NeedRecord(Printed, frozen=True):
    what: What
    who: list[str] = []
    enemy: list[str] = []
    besides: list[str] = []
    regions: list[str] = []
    nations: list[NationName] = []
    side: SideName | None = None
    settlement: Literal["", "town", "city", "stronghold"] = ""
    n: int = 0
    abroad: bool = False
    outside_siege: bool = False


class SecondText(Printed, frozen=True):
    """How the second edition differs; without needs they stay as they are. [W9.2]"""

    needs: list[NeedRecord] | None = None


class EventRecord(Printed, frozen=True):
    id: str
    number: int
    name: str
    symbol: Literal["character", "army", "muster"]
    combat: str
    table: bool = False
    tile: str = ""
    needs: list[NeedRecord] = []
    second: SecondText | None = None


class EventsFile(File, frozen=True, rename="kebab"):
    free_character: list[EventRecord]
    free_strategy: list[EventRecord]
    shadow_character: list[EventRecord]
    shadow_strategy: list[EventRecord]


class CombatRecord(Printed, frozen=True):
    id: str
    name: str
    side: SideName
    initiative: list[int]
    needs: list[NeedRecord] = []


class CombatFile(File, frozen=True):
    combat: list[CombatRecord]


class TileRecord(Printed, frozen=True):
    id: str
    kind: Literal["standard", "free-special", "shadow-special"]
    value: int | Literal["eye", "die"]
    reveal: bool = False
    stop: bool = False


class TilesFile(File, frozen=True):
    tiles: list[TileRecord]


class TokenRecord(Printed, frozen=True):
    id: str
    side: SideName
    deed: Literal["draw-card", "advance-nation", "move-minions"]


class AwardRecord(Printed, frozen=True):
    id: str
    free: int
    shadow: int


class TokensFile(File, frozen=True):
    tokens: list[TokenRecord]
    awards: list[AwardRecord]


class Canvas(Printed, frozen=True):
    width: int
    height: int


class Arc(Printed, frozen=True):
    """A line between two surfaces, from junction to junction, listed once."""

    a: str
    b: str
    kind: Literal["open", "blocked", "coast", "ice", "lake", "waste", "frame"]
    points: list[Point]


class Surface(Printed, frozen=True):
    """The ring of arcs around a surface, clockwise on screen: n is an arc forwards, -1-n the same
    backwards; and the ring as a closed path."""

    arcs: list[int]
    path: str


class Outline(Surface, frozen=True):
    """A region with a point well inside it."""

    area: float
    anchor: Point


class Wall(Printed, frozen=True):
    """An impassable border with the mountains to draw over it."""

    a: str
    b: str
    arc: int
    range: str


class NameDrawing(Printed, frozen=True):
    """The middle of a name, and how many of its words stand on each line."""

    x: float
    y: float
    lines: list[int]


class Standing(Printed, frozen=True):
    """Where the things of a region stand so that none covers another: the middle of its army and
    of its sign, on which side of the name the sign is, and the name by language."""

    army: Point
    names: dict[str, NameDrawing]
    sign: Point | None = None
    side: Literal["above", "below", "left", "right", ""] = ""


class TrackDrawing(Printed, frozen=True):
    """The circles of the Mordor Track, in order. [W2.19]"""

    region: str
    radius: float
    steps: list[Point]


class GeometryFile(File, frozen=True):
    """How the board is drawn; `decor` is for the eye alone."""

    canvas: Canvas
    arcs: list[Arc]
    regions: dict[str, Outline]
    ground: dict[str, Surface]
    impassable: list[Wall]
    standing: dict[str, Standing]
    mordor_track: TrackDrawing
    decor: dict[str, object]
