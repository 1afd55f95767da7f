"""What lies on the table: the map with its armies, the political track, dice, cards, the
Fellowship, and the battle that is being fought. Columns, copies and small questions; what changes
them is in the chapters.

Sets of regions, nations, characters and cards are ints with a bit for each. What stands in a region
is 32 bytes of `figures`, four kinds for each of eight nations. In the region of a besieged
stronghold everybody of its controller's side is inside and all others are outside [W18.22], so a
siege is one bit and nothing is kept twice.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ringtable.games.war.box.components import (
    ASIDE,
    CARDS,
    CHARACTERS,
    DECK_SIZE,
    DECKS,
    ELITE,
    FACES,
    FREE,
    FREE_NATION_SET,
    NATIONS,
    NO_CARD,
    NO_CHARACTER,
    NOT_ON_TRACK,
    ON_THE_MAP,
    REGULAR,
    SHADOW,
    SHADOW_NATION_SET,
    TILES,
    Card,
    Character,
    Deck,
    Kind,
    Nation,
    Rule,
    Side,
    bits,
    side_of,
)
from ringtable.games.war.box.pack import Map, Pack
from ringtable.games.war.box.places import NOWHERE, REGIONS, Region
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

# The figures of a region: 32 bytes, four kinds for each nation.
BLOCK: Final = 32
KINDS_EACH: Final = 4
ALL_REGIONS: Final = (1 << len(REGIONS)) - 1
NO_SIDE: Final = -1
NATIONS_OF: Final[tuple[int, ...]] = (FREE_NATION_SET, SHADOW_NATION_SET)
NATIONS_LIST: Final[tuple[list[int], ...]] = (bits(FREE_NATION_SET), bits(SHADOW_NATION_SET))
DECK_SET: Final = tuple([((1 << DECK_SIZE) - 1) << DECK_SIZE * deck for deck in range(len(DECKS))])

# What was used up in this turn: bits of `used`. The first two pairs are one for each side.
RING_USED: Final = 0  # plus the side [W8.5]
TOKEN_USED: Final = 2  # plus the side [W35.9]
MESSENGER_USED: Final = 4  # a Muster die as an Army die [W30.10]
TRACK_TRIED: Final = 5  # the Fellowship moved or hid on the Mordor Track [W27.14]
DECLARED: Final = 6  # the Fellowship was declared [W5.7, W26.4]

# The battle as a whole: bits of `battle_rules`, set by the card that begins it.
MAY_NOT_CEASE: Final = 0  # [W17.16]
NO_FREE_CARD_FIRST: Final = 1  # no card of the Free Peoples in round one without a companion
GARRISON_HINDERS: Final = 2  # the Shadow rolls a die less for each unit inside [W15.23]
WHITE_RIDER_USED: Final = 3  # Nazgûl leadership is 0 [W29.9]
ONLY_BESIEGERS: Final = 4  # the attack must be one on besiegers
ONLY_ASSAULT: Final = 5  # the attack must be one on a besieged stronghold

# The columns of `fight`, one list for each side; all are of this round but the last.
ROLL_MOD: Final = 0  # added to every die of its combat roll [W15.15]
REROLL_MOD: Final = 1  # added to every die of its leader re-roll
FEWER_DICE: Final = 2  # reductions of its combat roll [W15.23]
MOST_DICE_OF: Final = 3  # its combat roll is at most this
NO_REROLL: Final = 4  # it has no leader re-roll
FORFEITED: Final = 5  # points of Nazgûl leadership given up [W15.19]
MISSES: Final = 6  # dice of its combat roll that may be re-rolled
ROLL_HITS: Final = 7  # hits it scored with its combat roll
REROLL_HITS: Final = 8
EXTRA_HITS: Final = 9  # scored by extra attacks, taken at once [W15.20]
ADDED_HITS: Final = 10  # added after the re-roll [W15.26]
SPENT_HITS: Final = 11  # of its own re-roll, used up by a card
OWN_HITS: Final = 12  # of its own dice on itself, taken with the others
CANCELLED_HITS: Final = 13  # of the enemy's hits on it
SELF_HITS: Final = 14  # put on its own army as a price [W15.28]
CARD: Final = 15  # its combat card, or NO_CARD
CARD_CANCELLED: Final = 16
WANTS_CARD: Final = 17  # it has said that it plays one [W15.2]
LOST_UNITS: Final = 18  # eliminated [W17.15]
REDUCED_ELITES: Final = 19
MATE_HITS: Final = 20  # hits that the commander gives the team-mate's units [W32.10]
FIGHT: Final = 21
NO_LIMIT: Final = 99

# What has just happened and table cards may end by it: bits of `s.news`.
DECLARED_IN_CITY: Final = 0  # the Fellowship, in a city of the Free Peoples that they hold
DECLARED_IN_STRONGHOLD: Final = 1  # the same for a stronghold
DECLARED_OR_REVEALED: Final = 2
ADVANCED_BY_ATTACK: Final = 3  # a nation of the Free Peoples, because it was attacked
ADVANCED_BY_COMPANION: Final = 4  # the same by a companion's ability
FELLOWSHIP_CHANGED: Final = 5  # somebody has left it
BECAME_ACTIVE: Final = 6  # a nation
CHARACTER_FELL: Final = 7  # a character has left the game
ARMIES_CHANGED: Final = 8
CARD_LAID_DOWN: Final = 9  # what ends it may hold already


@mypyc_attr(allow_interpreted_subclasses=True)
class War(State):
    """A position of War of the Ring."""

    SETTINGS: ClassVar[tuple[str, ...]] = (
        "pack",
        "map",
        "second",
        "side_at",
        "owner",
        "teams",
        "alone",
        "award",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        # The map [W2, W3, W18, W20]
        "figures",
        "units",
        "nation_in",
        "army_in",
        "led",
        "captured",
        "captor",
        "besieged",
        "touched",
        "reserve",
        "fallen",
        # Characters [W3.13, W42.5]
        "whereabouts",
        "place",
        "abroad",
        # Politics [W21]
        "step",
        "active",
        "at_war",
        # Dice, rings, tokens [W5, W6, W8, W35]
        "dice",
        "pool",
        "hunt_box",
        "box_before",
        "rings",
        "tokens",
        "used",
        # The Fellowship and the Hunt [W22-W27, W40]
        "figure",
        "circle",
        "progress",
        "corruption",
        "revealed",
        "guide",
        "minion_seen",
        "tiles",
        "hunt",
        "hunt_dice",
        "path",
        # Cards [W9]
        "deck_order",
        "left",
        "hand",
        "table",
        "face_down",
        "discard",
        "played",
        "closed",
        "standing",
        "news",
        # The turn [W5, W31, W33]
        "turn_number",
        "turn_step",
        "to_act",
        "leading",
        "next_player",
        "given",
        "mixed",
        "together",
        "last_action",
        "acted",
        # What is being thought over: the part of an army, what has moved [W12]
        "part",
        "part_who",
        "part_rules",
        "moved",
        "gone",
        "flown",
        "aims",
        # The battle [W14-W19, W38]
        "attacker",
        "last_attacker",
        "battle_kind",
        "attacked_from",
        "battle_at",
        "battle_round",
        "rounds_given",
        "battle_end",
        "battle_rules",
        "chiefs",
        "rearguard",
        "rearguard_who",
        "fight",
        "rolls",
        "given_up",
        "suppressed",
    )
    __slots__ = (*SETTINGS, *COLUMNS)

    def __init__(
        self, seats: int, rng: Rng, pack: Pack, second: int, award: int = -1, tokens: int = 0
    ) -> None:
        super().__init__(seats, rng)
        # Settings.
        self.pack: Pack = pack
        self.map: Map = pack.map
        self.second: int = second  # rules that follow the second edition [W1]
        self.side_at: tuple[Side, ...] = tuple([seat.side for seat in pack.seats[seats]])
        self.owner: tuple[int, ...] = owners(pack, seats)  # the seat of each nation [W31.1, W31.2]
        self.teams: bool = seats > 2
        self.alone: tuple[bool, ...] = (
            self.side_at.count(FREE) == 1,
            self.side_at.count(SHADOW) == 1,
        )
        self.award: int = award  # the ending of a Hunt played before, or -1 [W35.1-W35.5]
        # The map.
        self.figures: bytearray = bytearray(BLOCK * len(REGIONS))
        # Derived: units of a side by region; regions with a unit, with a leader or Nazgûl.
        self.units: list[bytearray] = [bytearray(len(REGIONS)), bytearray(len(REGIONS))]
        self.nation_in: list[int] = [0] * len(NATIONS)  # the same for each nation
        self.army_in: list[int] = [0, 0]
        self.led: list[int] = [0, 0]
        self.captured: int = 0  # settlements that carry a control marker [W42.11]
        self.captor: bytearray = bytearray(len(REGIONS))  # the seat that captured it last, plus one
        self.besieged: int = 0  # regions whose stronghold is under siege [W39.1]
        self.touched: int = 0  # regions to be looked at between two steps [W1.9]
        self.reserve: bytearray = bytearray(BLOCK)  # reinforcements, by nation and kind [W4.13]
        self.fallen: bytearray = bytearray(BLOCK)  # eliminated for good [W3.16]
        # Characters.
        self.whereabouts: bytearray = bytearray([ASIDE] * len(CHARACTERS))
        self.place: bytearray = bytearray([NOWHERE] * len(CHARACTERS))  # region, on the map
        self.abroad: int = 0  # derived: characters on the map
        # Politics.
        self.step: bytearray = bytearray(len(NATIONS))
        self.active: int = 0
        self.at_war: int = 0  # derived: nations on step 0
        # Dice, rings, tokens.
        self.dice: list[bytearray] = [
            bytearray(len(FACES)),
            bytearray(len(FACES)),
        ]  # unused [W5.24]
        self.pool: bytearray = bytearray(2)  # dice of each side in this turn [W5.3]
        self.hunt_box: bytearray = bytearray(2)  # dice of each side in the Hunt box
        self.box_before: int = 0  # dice of the Free Peoples in it at the end of the last turn
        self.rings: bytearray = bytearray(2)
        self.tokens: int = tokens  # left to spend; at first those chosen in the Hunt [W35.6]
        self.used: int = 0  # what was used up in this turn
        # The Fellowship.
        self.figure: Region = pack.start_region  # last known position [W22.1]
        self.circle: int = NOT_ON_TRACK  # of the Mordor Track
        self.progress: int = 0
        self.corruption: int = 0
        self.revealed: bool = False
        self.guide: Character = NO_CHARACTER
        self.minion_seen: bool = False  # a minion is or was in play [W29.7]
        self.tiles: bytearray = bytearray(TILES)  # where each tile is [W42.6]
        self.hunt: list[int] = [0] * 20  # the Hunt that is being resolved, see `hunt/columns.py`
        self.hunt_dice: bytearray = bytearray()  # of its roll; after a 0 those thrown again
        self.path: list[int] = []  # regions of a declaration or reveal, in order [W23.23]
        # Cards.
        self.deck_order: bytearray = bytearray(range(CARDS))  # the last that is left is on top
        self.left: bytearray = bytearray([DECK_SIZE] * len(DECKS))  # cards left in each deck
        self.hand: list[int] = [0] * seats
        self.table: list[int] = [0] * seats  # cards on the table, by the seat that played them
        self.face_down: list[int] = [0] * seats  # discarded unseen [W9.4]
        self.discard: int = 0  # discarded after everybody saw them
        self.played: int = 0  # lying open while they are carried out [W9.25]
        self.closed: int = 0  # derived: regions closed to Shadow armies by a table card
        self.standing: int = 0  # derived: what table cards change all the time
        self.news: int = 0  # what table cards wait for, to be looked at between two steps [W1.9]
        # The turn.
        self.turn_number: int = 0
        self.turn_step: int = 0
        self.to_act: Side = FREE
        self.leading: bytearray = bytearray(2)  # the leading seat of each side [W31.3]
        self.next_player: bytearray = bytearray(2)  # who acts next of each side [W41.4]
        self.given: list[int] = [0] * seats  # cards a seat gave its team-mate [W31.8]
        self.mixed: list[int] = [0, 0]  # regions whose two armies agreed to be one [W32.1]
        self.together: list[int] = [0, 0]  # regions whose two armies were asked about it
        # The last action of the Free Peoples with three players, and the present one [W33].
        self.last_action: list[int] = [0]
        self.acted: list[int] = [0]
        # What is being thought over.
        self.part: bytearray = bytearray(BLOCK)  # the figures of an army that go
        self.part_who: int = 0  # the characters that go with them
        self.part_rules: list[int] = []  # what the part must hold, see `armies/parts.py`
        self.moved: list[int] = []  # what this action has moved, see `armies/marching.py`
        self.gone: int = 0  # characters that this action has moved [W13.19]
        self.flown: list[int] = []  # regions in which this action has landed a Nazgûl
        self.aims: list[int] = []  # regions that the words of a card have named
        # The battle.
        self.attacker: Side = NO_SIDE  # nobody: no battle
        self.last_attacker: Side = NO_SIDE  # of the last battle of this turn, for the record
        self.battle_kind: int = 0
        self.attacked_from: Region = NOWHERE
        self.battle_at: Region = NOWHERE  # the region of the defender
        self.battle_round: int = 0
        self.rounds_given: int = 0  # rounds of a siege battle that cost nothing
        self.battle_end: int = 0  # how it ended, see `battle/battle.py`
        self.battle_rules: int = 0
        self.chiefs: bytearray = bytearray(2)  # who commands each side in this round [W32.16]
        self.rearguard: bytearray = bytearray(BLOCK)  # figures of the attacker that stay out
        self.rearguard_who: int = 0
        self.fight: list[list[int]] = [[0] * FIGHT, [0] * FIGHT]
        # Natural dice of this round: combat rolls, re-rolls and extra attacks of both sides.
        self.rolls: list[bytearray] = [bytearray() for _ in range(6)]
        self.given_up: int = 0  # characters whose leadership was given up [W15.19]
        self.suppressed: int = 0  # characters silenced by Words of Power

    def copy(self) -> "War":
        """Searches copy all the time; `copy()` of a column takes half as long as a slice."""
        s = War.__new__(War)
        self.copy_frames(s)
        s.pack = self.pack
        s.map = self.map
        s.second = self.second
        s.side_at = self.side_at
        s.owner = self.owner
        s.teams = self.teams
        s.alone = self.alone
        s.award = self.award
        s.figures = self.figures.copy()
        s.units = [self.units[0].copy(), self.units[1].copy()]
        s.nation_in = self.nation_in.copy()
        s.army_in = self.army_in.copy()
        s.led = self.led.copy()
        s.captured = self.captured
        s.captor = self.captor.copy()
        s.besieged = self.besieged
        s.touched = self.touched
        s.reserve = self.reserve.copy()
        s.fallen = self.fallen.copy()
        s.whereabouts = self.whereabouts.copy()
        s.place = self.place.copy()
        s.abroad = self.abroad
        s.step = self.step.copy()
        s.active = self.active
        s.at_war = self.at_war
        s.dice = [self.dice[0].copy(), self.dice[1].copy()]
        s.pool = self.pool.copy()
        s.hunt_box = self.hunt_box.copy()
        s.box_before = self.box_before
        s.rings = self.rings.copy()
        s.tokens = self.tokens
        s.used = self.used
        s.figure = self.figure
        s.circle = self.circle
        s.progress = self.progress
        s.corruption = self.corruption
        s.revealed = self.revealed
        s.guide = self.guide
        s.minion_seen = self.minion_seen
        s.tiles = self.tiles.copy()
        s.hunt = self.hunt.copy()
        s.hunt_dice = self.hunt_dice.copy()
        s.path = self.path.copy()
        s.deck_order = self.deck_order.copy()
        s.left = self.left.copy()
        s.hand = self.hand.copy()
        s.table = self.table.copy()
        s.face_down = self.face_down.copy()
        s.discard = self.discard
        s.played = self.played
        s.closed = self.closed
        s.standing = self.standing
        s.news = self.news
        s.turn_number = self.turn_number
        s.turn_step = self.turn_step
        s.to_act = self.to_act
        s.leading = self.leading.copy()
        s.next_player = self.next_player.copy()
        s.given = self.given.copy()
        s.mixed = self.mixed.copy()
        s.together = self.together.copy()
        s.last_action = self.last_action.copy()
        s.acted = self.acted.copy()
        s.part = self.part.copy()
        s.part_who = self.part_who
        s.part_rules = self.part_rules.copy()
        s.moved = self.moved.copy()
        s.gone = self.gone
        s.flown = self.flown.copy()
        s.aims = self.aims.copy()
        s.attacker = self.attacker
        s.last_attacker = self.last_attacker
        s.battle_kind = self.battle_kind
        s.attacked_from = self.attacked_from
        s.battle_at = self.battle_at
        s.battle_round = self.battle_round
        s.rounds_given = self.rounds_given
        s.battle_end = self.battle_end
        s.battle_rules = self.battle_rules
        s.chiefs = self.chiefs.copy()
        s.rearguard = self.rearguard.copy()
        s.rearguard_who = self.rearguard_who
        s.fight = [self.fight[0].copy(), self.fight[1].copy()]
        s.rolls = self.rolls.copy()  # its columns are replaced, never changed in place
        s.given_up = self.given_up
        s.suppressed = self.suppressed
        return s

    # Rules and seats

    def second_edition(self, rule: Rule) -> bool:
        """Whether a rule of W1 follows the second edition. [W1.1, W1.2]"""
        return bool(self.second >> rule & 1)

    def seats_of(self, side: Side) -> list[int]:
        """The seats of a side, the leading one first. [W1.8, W31]"""
        first = self.leading[side]
        if self.alone[side]:
            return [first]
        return [first, *[n for n in range(self.seats) if self.side_at[n] == side and n != first]]

    def is_one(self, side: Side) -> bool:
        """Whether one player has the whole side. [W33.1]"""
        return self.alone[side]

    # Control [W2.14-W2.18]

    def held(self, side: Side) -> int:
        """The settlements that a side controls. [W2.14]"""
        land = self.map
        own = land.of_side[side] & land.settled & ~self.captured
        return own | land.of_side[1 - side] & self.captured

    def controller(self, region: Region) -> Side:
        """Who controls the settlement of a region; NO_SIDE if it has none. [W2.15]"""
        if not self.map.settled >> region & 1:
            return NO_SIDE
        return side_of(self.map.nation[region]) ^ (self.captured >> region & 1)

    def unconquered(self, region: Region) -> bool:
        """A settlement that the side of its nation controls. [W2.16]"""
        return bool((self.map.settled & ~self.captured) >> region & 1)

    def inside(self, side: Side) -> int:
        """Regions in which this side is besieged. [W18.22]"""
        return self.besieged & self.held(side) if self.besieged else 0

    def besieging(self, side: Side) -> int:
        """Regions in which this side besieges the stronghold."""
        return self.besieged & self.held(1 - side) if self.besieged else 0

    def free(self, side: Side) -> int:
        """Regions without enemy units and enemy-controlled settlements, and those in which this
        side besieges the stronghold. [W2.17]"""
        enemy = 1 - side
        return ALL_REGIONS & ~self.army_in[enemy] & ~self.held(enemy) | self.besieging(side)

    def free_to_enter(self, side: Side) -> int:
        """Regions that are free for movement: no enemy units but besieged ones. A card may close
        some to the Shadow. [W2.18]"""
        found = ALL_REGIONS & ~self.army_in[1 - side] | self.besieging(side)
        return found & ~self.closed if side == SHADOW else found

    # Figures

    def count(self, region: Region, nation: Nation, kind: Kind) -> int:
        return self.figures[region * BLOCK + nation * KINDS_EACH + kind]

    def units_of(self, region: Region, nations: int) -> int:
        """Units of some nations in a region."""
        total = 0
        at = region * BLOCK
        for nation in bits(nations):
            total += self.figures[at + nation * 4 + REGULAR] + self.figures[at + nation * 4 + ELITE]
        return total

    def with_units(self, nations: int) -> int:
        """Regions with a unit of one of these nations."""
        found = 0
        for nation in bits(nations):
            found |= self.nation_in[nation]
        return found

    def nations_in(self, region: Region, side: Side) -> int:
        """The nations of a side that have a unit in a region."""
        found = 0
        for nation in NATIONS_LIST[side]:
            if self.nation_in[nation] >> region & 1:
                found |= 1 << nation
        return found

    # Characters

    def company(self, region: Region, side: Side) -> int:
        """The characters of a side in a region."""
        found = 0
        if region not in self.place:
            return found
        for one in bits(self.abroad):
            if self.place[one] == region and self.pack.characters[one].side == side:
                found |= 1 << one
        return found

    def on_map(self, character: Character) -> bool:
        return self.whereabouts[character] == ON_THE_MAP

    # Cards

    def top(self, deck: Deck) -> Card:
        """The card on top of a deck, or NO_CARD."""
        n = self.left[deck]
        return self.deck_order[deck * DECK_SIZE + n - 1] if n else NO_CARD

    def on_table(self, card: Card) -> bool:
        """Whether a card lies on the table. [W9.11]"""
        return any(cards >> card & 1 for cards in self.table)

    # Dice

    def unused(self, side: Side) -> int:
        """Rolled dice that are neither spent nor discarded nor in the Hunt box. [W5.24]"""
        return sum(self.dice[side])


def owners(pack: Pack, seats: int) -> tuple[int, ...]:
    """The seat that plays each nation. [W31.1, W31.2, W33.1]"""
    found = [0] * len(NATIONS)
    for number, seat in enumerate(pack.seats[seats]):
        for nation in bits(seat.nations):
            found[nation] = number
    return tuple(found)
