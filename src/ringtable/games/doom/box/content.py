"""Content packs of Adventure to Mount Doom: what is printed on board and cards, and where it comes
from."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ringtable.games.doom.box import components as box
from ringtable.games.doom.box.components import EVENTS, FACES, FIGURES, POWER_NAMES, STAGES
from ringtable.games.doom.box.printed import Instruction, Printed
from ringtable.kernel.errors import BadContent
from ringtable.kernel.packs import pack_by_name

Source = Literal["rulebook", "public", "house"]


class CourageTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces 1 to `highest`, with the named ones. [M2.4]"""

    highest: int
    start: int
    eye: int
    galadriel: int
    source: Source
    note: str = ""


class Enemies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many figures form the two supplies, leaders not counted. [M2.2, M2.3]"""

    nazgul: int
    warriors: int
    source: Source


class BattleDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[str, str, str, str, str, str]
    source: Source


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    destination: int
    gandalf_card: bool
    source: Source


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    index: int
    x: int
    y: int
    source: Source
    event: Literal["", "dark-heart", "nazgul"] = ""


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    symbol: Literal["nazgul", "ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli"]
    face_down: bool
    source: Source
    note: str = ""


# Instructions of encounter cards. `numbers` is what the engine reads.


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    def numbers(self) -> Instruction:
        raise NotImplementedError


class Courage(Verb, frozen=True, tag="courage"):
    by: int

    def numbers(self) -> Instruction:
        return (box.COURAGE, self.by)


class Battle(Verb, frozen=True, tag="battle"):
    count: int
    hearts: int

    def numbers(self) -> Instruction:
        return (box.BATTLE, self.count, self.hearts)


class BattleUntil(Verb, frozen=True, tag="battle-until"):
    in_a_row: int
    hearts: int

    def numbers(self) -> Instruction:
        return (box.BATTLE_UNTIL, self.in_a_row, self.hearts)


class BattlePerUruk(Verb, frozen=True, tag="battle-per-uruk-hai"):
    hearts: int
    if_empty: int

    def numbers(self) -> Instruction:
        return (box.BATTLE_PER_URUK, self.hearts, self.if_empty)


class PlaceNazgul(Verb, frozen=True, tag="place-nazgul"):
    count: int

    def numbers(self) -> Instruction:
        return (box.PLACE_NAZGUL, self.count)


class PlaceUruks(Verb, frozen=True, tag="place-uruk-hai"):
    count: int

    def numbers(self) -> Instruction:
        return (box.PLACE_URUK_HAI, self.count)


class LockGandalf(Verb, frozen=True, tag="lock-gandalf"):
    def numbers(self) -> Instruction:
        return (box.LOCK_GANDALF,)


class LoseAlly(Verb, frozen=True, tag="lose-ally"):
    def numbers(self) -> Instruction:
        return (box.LOSE_ALLY,)


class LowerToTheEye(Verb, frozen=True, tag="lower-to-the-eye"):
    def numbers(self) -> Instruction:
        return (box.LOWER_TO_THE_EYE,)


class RollPerNazgul(Verb, frozen=True, tag="roll-per-nazgul"):
    def numbers(self) -> Instruction:
        return (box.ROLL_PER_NAZGUL,)


class RerollPlacedDie(Verb, frozen=True, tag="reroll-placed-die"):
    def numbers(self) -> Instruction:
        return (box.REROLL_PLACED_DIE,)


class MoveOntoNeighbour(Verb, frozen=True, tag="move-onto-neighbour"):
    def numbers(self) -> Instruction:
        return (box.MOVE_ONTO_NEIGHBOUR,)


class NoStep(Verb, frozen=True, tag="no-step"):
    def numbers(self) -> Instruction:
        return (box.NO_STEP,)


class DieTable(Verb, frozen=True, tag="die-table"):
    courage: tuple[int, int, int, int, int, int]

    def numbers(self) -> Instruction:
        return (box.DIE_TABLE, *self.courage)


AnyVerb = (
    Courage
    | Battle
    | BattleUntil
    | BattlePerUruk
    | PlaceNazgul
    | PlaceUruks
    | LockGandalf
    | LoseAlly
    | LowerToTheEye
    | RollPerNazgul
    | RerollPlacedDie
    | MoveOntoNeighbour
    | NoStep
    | DieTable
)


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an ally card or a Gandalf card can do when it is used, with the numbers printed on
    it."""

    power: str
    least: int = 0  # spaces, of `move-ring-bearers`
    most: int = 0
    courage: int = 0  # hearts, of `courage-or-ents`

    def numbers(self) -> Instruction:
        power = POWER_NAMES.index(self.power)
        if power == box.MOVE_RING_BEARERS:
            return (power, self.least, self.most)
        return (power, self.courage) if power == box.COURAGE_OR_ENTS else (power,)


class EncounterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ally has a use; every other card has a text and says whether it stays."""

    id: str
    stage: str
    kind: Literal["ally", "enemy", "special", "final"]
    rule: str
    source: Source
    use: Use | None = None
    after: Literal["stay", "remove"] = "stay"
    text: tuple[AnyVerb, ...] = ()
    note: str = ""


class HeldCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Gandalf card, or Boromir."""

    id: str
    rule: str
    use: Use
    source: Source
    note: str = ""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of the box that a rule depends on."""

    game: str
    pack: str
    version: int
    courage: CourageTrack
    figures: Enemies
    battle_die: BattleDie
    stages: tuple[Stage, ...]
    spaces: tuple[Space, ...]
    slots: tuple[Slot, ...]
    encounter_cards: tuple[EncounterCard, ...]
    gandalf_cards: tuple[HeldCard, ...]
    boromir: HeldCard

    def printed(self) -> Printed:
        """The same as numbers."""
        held = (*self.gandalf_cards, self.boromir)
        ally = [card.use is not None for card in self.encounter_cards]
        allies = sum(1 << number for number, one in enumerate(ally) if one) | 1 << box.BOROMIR
        removed = sum(
            1 << number
            for number, card in enumerate(self.encounter_cards)
            if card.after == "remove"
        )
        uses = [*(card.use for card in self.encounter_cards), *(card.use for card in held)]
        symbols = [
            box.NAZGUL_SYMBOL if slot.symbol == "nazgul" else FIGURES.index(slot.symbol)
            for slot in self.slots
        ]
        track = self.courage
        return Printed(
            pack=self.pack,
            names=(*(card.id for card in self.encounter_cards), *(card.id for card in held)),
            rules=(*(card.rule for card in self.encounter_cards), *(card.rule for card in held)),
            texts=(
                *(tuple(verb.numbers() for verb in card.text) for card in self.encounter_cards),
                *(() for _ in held),
            ),
            powers=tuple((box.NO_POWER,) if use is None else use.numbers() for use in uses),
            allies=allies,
            removed=removed,
            events=tuple(EVENTS.index(space.event) for space in self.spaces),
            symbols=tuple(symbols),
            face_down=tuple(slot.face_down for slot in self.slots),
            battle_faces=tuple(FACES.index(face) for face in self.battle_die.faces),
            courage=(track.highest, track.start, track.eye, track.galadriel),
            nazgul=self.figures.nazgul,
            warriors=self.figures.warriors,
        )


def read_pack(text: bytes | str) -> Pack:
    """A pack from its JSON text, checked; a mistake is named by place and thing."""
    try:
        pack = msgspec.json.decode(text, type=Pack)
    except (msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise BadContent(f"this is not a content pack of doom: {problem}", "schema") from problem
    if pack.game != "doom":
        raise BadContent(f"this is a content pack of {pack.game!r}, not of doom", "foreign")
    check_track(pack)
    check_courage(pack)
    check_slots(pack)
    check_cards(pack)
    return pack


def check_track(pack: Pack) -> None:
    """49 spaces in six stages of eight; no event on a destination or after Minas Morgul. [M1.5,
    M9.6]"""
    if [space.index for space in pack.spaces] != list(range(box.SPACES)):
        raise BadContent("the track has the spaces 0 to 48, in this order [M1.5]", "spaces")
    if tuple(stage.id for stage in pack.stages) != STAGES:
        raise BadContent(f"the stages are, in this order: {', '.join(STAGES)} [M1.5]", "stages")
    for number, stage in enumerate(pack.stages):
        if stage.destination != box.destination_of(number):
            raise BadContent(
                f"{stage.id} must end on space {box.destination_of(number)} [M1.5]",
                "destination",
            )
        if stage.gandalf_card != (number < box.MINAS_MORGUL):
            raise BadContent(
                f"{stage.id}: a Gandalf card waits on the first four destinations [M11.2]",
                "gandalf-card",
            )
    for space in pack.spaces:
        quiet = space.index % box.STAGE_LENGTH == 0 or space.index > box.MINAS_MORGUL_SPACE
        if space.event and quiet:
            raise BadContent(f"space {space.index} cannot have an event [M9.6]", "event")


def check_courage(pack: Pack) -> None:
    track = pack.courage
    for name, space in (("start", track.start), ("eye", track.eye), ("galadriel", track.galadriel)):
        if not 1 <= space <= track.highest:
            raise BadContent(f"courage: {name} is not on the track 1 to {track.highest}", "courage")
    if track.highest > 99:
        raise BadContent("the courage track has at most 99 spaces", "courage")
    if not 1 <= pack.figures.nazgul <= 16 or not 0 <= pack.figures.warriors <= 16:
        raise BadContent("there are 1 to 16 Nazgûl and 0 to 16 warriors", "figures")
    for face in pack.battle_die.faces:
        if face not in FACES[1:]:
            raise BadContent(f"battle die: {face!r} is none of {', '.join(FACES[1:])}", "face")


def check_slots(pack: Pack) -> None:
    if [slot.number for slot in pack.slots] != list(range(1, box.SLOTS + 1)):
        raise BadContent("the encounter slots are numbered 1 to 6 [M2.8]", "slots")


def check_cards(pack: Pack) -> None:
    """Seven cards for each stage, five Gandalf cards and Boromir; names of cards that lie in front
    of players are not used twice. [M2.5, M2.7, M1.8]"""
    cards = pack.encounter_cards
    if [card.stage for card in cards] != [stage for stage in STAGES for _ in range(box.STACK)]:
        raise BadContent("each stage has seven cards, in the order of the stages [M2.7]", "stacks")
    if len(pack.gandalf_cards) != box.GANDALF_CARDS:
        raise BadContent("there are five Gandalf cards [M2.5]", "gandalf-cards")
    for card in cards:
        check_encounter_card(card)
    armies = [card for card in cards for verb in card.text if isinstance(verb, MoveOntoNeighbour)]
    if len(armies) > 1:
        raise BadContent("only one card can move onto others", "army")
    held = (*pack.gandalf_cards, pack.boromir)
    named = [card.id for card in cards if card.kind == "ally"] + [card.id for card in held]
    if len(set(named)) < len(named):
        raise BadContent("an ally or Gandalf card is listed twice", "card-double")
    for card in cards:
        if card.use is not None:
            check_use(card.id, card.use)
    for one in held:
        check_use(one.id, one.use)


def check_encounter_card(card: EncounterCard) -> None:
    """Allies are taken and have a use; black cards belong to Mount Doom, always stay, and know no
    battles, Nazgûl or dice of the tile. [M6.3, M14.7, M14.8]"""
    ally = card.kind == "ally"
    if ally != (card.use is not None) or ally == bool(card.text):
        raise BadContent(f"{card.id}: an ally has a use, any other card has a text", "use")
    final = card.stage == "mount-doom"
    if (card.kind == "final") != final:
        raise BadContent(f"{card.id}: black cards are those of Mount Doom [M14.7]", "final")
    if final and card.after != "stay":
        raise BadContent(f"{card.id}: black cards always stay [M14.7]", "final")
    for verb in card.text:
        if final and not isinstance(verb, Courage | NoStep | DieTable):
            raise BadContent(f"{card.id}: that cannot happen in the final stage [M14.8]", "final")
        if isinstance(verb, NoStep) and not final:
            raise BadContent(f"{card.id}: steps are taken in the final stage only", "step")


def check_use(id: str, use: Use) -> None:
    if use.power not in POWER_NAMES:
        raise BadContent(f"{id}: {use.power!r} is none of {', '.join(POWER_NAMES)}", "power")
    moves = use.power == "move-ring-bearers"
    if moves != (1 <= use.least <= use.most <= box.STAGE_LENGTH):
        raise BadContent(f"{id}: `least` and `most` are spaces of move-ring-bearers", "numbers")
    if (use.power == "courage-or-ents") != (use.courage > 0):
        raise BadContent(f"{id}: `courage` is the number of courage-or-ents", "numbers")


PACKS: dict[str, Pack] = {}


def add_pack(pack: Pack) -> None:
    """Make a pack known, so that matches can name it."""
    PACKS[pack.pack] = pack


@cache
def house_pack() -> Pack:
    text = (files("ringtable.games.doom") / "data" / "house.json").read_bytes()
    return read_pack(text)


@cache
def house_printed() -> Printed:
    return house_pack().printed()


def pack_named(id: str) -> Pack:
    return pack_by_name(id, "house", house_pack, PACKS)


def printed_of(id: str) -> Printed:
    """The tables of a pack; those of the house pack are made once."""
    return house_printed() if id == "house" else pack_named(id).printed()


def printed_in(id: str) -> dict[str, object]:
    """What is printed in a pack, for clients that draw it."""
    printed: dict[str, object] = msgspec.to_builtins(pack_named(id))
    return printed
