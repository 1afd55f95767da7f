"""The files of a content pack, as records. A file that does not fit is refused with the place."""

from typing import Final, Literal

import msgspec

Source = Literal["rulebook", "public", "house"]
FILES: Final = (
    "heroes",
    "player_cards",
    "encounter_cards",
    "quest_cards",
    "special_cards",
    "names",
    "encounter_sets",
    "scenarios",
    "starter_decks",
)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything printed; `source` says where we know it from."""


class CardRecord(Record, frozen=True):
    number: int
    id: str
    type: Literal[
        "hero", "ally", "attachment", "event",
        "enemy", "location", "treachery", "objective", "quest",
    ]  # fmt: skip
    quantity: int
    source: Source
    sphere: str = ""
    set: str = ""
    scenario: str = ""
    stage: int = 0
    unique: bool = False
    cost: int | Literal["X"] | None = None
    threat_cost: int | None = None
    engagement: int | None = None
    threat: int | None = None
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hit_points: int | None = None
    quest_points: int | None = None
    traits: list[str] = []
    keywords: list[str] = []
    doomed: int = 0
    victory: int = 0
    attach_to: str = ""
    easy_quantity: int = 0
    abilities: list[str] = []


class CardsFile(Record, frozen=True):
    note: str
    cards: list[CardRecord]


class NameRecord(Record, frozen=True):
    id: str
    en: str
    ru: str
    pl: str
    ru_source: Source
    pl_source: Source
    side_b: dict[str, str] = {}
    also: list[str] = []


class NamesFile(Record, frozen=True):
    note: str
    names: list[NameRecord]


class SetRecord(Record, frozen=True):
    id: str
    total: int
    easy_total: int
    source: Source


class SetsFile(Record, frozen=True):
    note: str
    sets: list[SetRecord]


class SetupRecord(Record, frozen=True):
    to_staging: list[str] = []
    revealed: list[str] = []
    set_aside: list[str] = []
    reveals_per_player: int = 0


class ScenarioRecord(Record, frozen=True):
    id: str
    difficulty: int
    sets: list[str]
    encounter_cards: int
    easy_encounter_cards: int
    quest_deck: list[list[str]]
    setup: SetupRecord
    source: Source


class ScenariosFile(Record, frozen=True):
    note: str
    scenarios: list[ScenarioRecord]


class DeckRecord(Record, frozen=True):
    id: str
    sphere: str
    heroes: list[str]
    threat: int
    cards: dict[str, int]
    source: Source


class DecksFile(Record, frozen=True):
    note: str
    decks: list[DeckRecord]
