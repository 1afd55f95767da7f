"""The log read back: what the facts of a match alone say about the table. [W36.8]"""

from collections import Counter, defaultdict

from ringtable.games.war.box.components import (
    CHARACTERS,
    DECKS,
    FACES,
    FELLOWSHIP_SET,
    GOLLUM,
    IN_FELLOWSHIP,
    NATIONS,
    NO_CHARACTER,
    SHADOW,
    SIDES,
    STANDARD_TILES,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
    TILES,
    bits,
    side_of,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import BLOCK, KINDS_EACH, War
from ringtable.kernel.fact import Fact
from tests.games.war.scenario import slot_named


class Ledger:
    """Hands, decks, discards and the table, dice, rings, pools and the tiles of the Hunt, tracks,
    the company, the map and its people, from facts alone."""

    def __init__(self, seats: int, second: int) -> None:
        pack = first_pack()
        self.sides = [seat.side for seat in pack.seats[seats]]
        self.figures: dict[str, Counter[str]] = defaultdict(Counter)
        for army in pack.set_up(second):
            for kind, n in enumerate(army.figures):
                self.figures[REGIONS[army.region]][name_of(army.nation * 4 + kind)] += n
        self.reserve: Counter[str] = Counter()
        for nation, left in enumerate(pack.reinforcements(second)):
            for kind, n in enumerate(left):
                self.reserve[name_of(nation * 4 + kind)] = n
        self.fallen: Counter[str] = Counter()
        self.people: dict[str, str] = {}
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.left = Counter(dict.fromkeys(("free-character", "free-strategy"), 24))
        self.left.update({"shadow-character": 24, "shadow-strategy": 24})
        self.lying: list[set[str]] = [set() for _ in range(seats)]
        self.open: set[str] = set()  # discarded after everybody saw them
        self.down: list[Counter[str]] = [Counter() for _ in range(seats)]  # face down, by deck
        self.dice: list[Counter[str]] = [Counter(), Counter()]
        self.box = [0, 0]
        self.rings = list(pack.rings)
        self.tiles: dict[int, Counter[str]] = defaultdict(Counter)
        for n, tile in enumerate(pack.tiles):
            self.tiles[TILE_IN_POOL if n < STANDARD_TILES else TILE_ASIDE][tile.shown] += 1
        self.company = {CHARACTERS[n] for n in bits(FELLOWSHIP_SET)}
        self.guide = CHARACTERS[pack.start_guide]
        self.corruption = self.progress = 0
        self.revealed = False
        self.circle = -1
        self.figure = REGIONS[pack.start_region]
        self.step = list(pack.start_step)
        self.active = {NATIONS[n] for n in range(8) if pack.start_active >> n & 1}
        self.captured: set[str] = set()
        self.besieged: set[str] = set()
        self.tokens: set[str] = set()
        self.turn = 0

    def read(self, facts: list[Fact]) -> None:
        for fact in facts:
            page = getattr(self, "on_" + fact.kind.id.removeprefix("war-").replace("-", "_"), None)
            if page is not None:
                page(*fact.values)

    # Figures

    def pool_of(self, nation: str) -> Counter[str]:
        return self.reserve if side_of(NATIONS.index(nation)) == SHADOW else self.fallen

    def on_recruited(self, nation: str, kind: str, n: int, region: str) -> None:
        self.reserve[f"{nation}-{kind}"] -= n
        self.figures[region][f"{nation}-{kind}"] += n

    def on_eliminated(self, nation: str, kind: str, n: int, region: str) -> None:
        self.figures[region][f"{nation}-{kind}"] -= n
        self.pool_of(nation)[f"{nation}-{kind}"] += n

    def on_removed(self, nation: str, kind: str, n: int, region: str) -> None:
        self.figures[region][f"{nation}-{kind}"] -= n
        self.reserve[f"{nation}-{kind}"] += n

    def on_reduced(self, nation: str, region: str) -> None:
        regular, elite = f"{nation}-regular", f"{nation}-elite"
        (self.fallen if self.fallen[regular] else self.reserve)[regular] -= 1
        self.figures[region][regular] += 1
        self.figures[region][elite] -= 1
        self.pool_of(nation)[elite] += 1

    def on_upgraded(self, nation: str, n: int, region: str) -> None:
        regular, elite = f"{nation}-regular", f"{nation}-elite"
        self.reserve[regular] += n
        self.reserve[elite] -= n
        self.figures[region][regular] -= n
        self.figures[region][elite] += n

    def goes(self, start: str, end: str, who: list[str], exact: str) -> None:
        for words in filter(None, exact.split(", ")):
            n, _, figure = words.partition(" ")
            self.figures[start][figure] -= int(n)
            self.figures[end][figure] += int(n)
        for one in who:
            self.people[one] = end

    def on_moved(self, player: int, start: str, end: str, *force: object) -> None:
        self.goes(start, end, list(force[-2]), str(force[-1]))  # type: ignore[call-overload]  # names

    on_retreated = on_moved
    on_advanced_into = on_moved

    def on_flew(self, n: int, start: str, end: str) -> None:
        self.figures[start]["sauron-nazgul"] -= n
        self.figures[end]["sauron-nazgul"] += n

    def on_travelled(self, who: list[str], start: str, end: str) -> None:
        for one in who:
            self.people[one] = end

    def on_came(self, who: str, region: str) -> None:
        self.people[who] = region
        for old, new in (("gandalf-grey", "gandalf-white"), ("strider", "aragorn")):
            if who == new:
                self.people.pop(old, None)

    def on_fell(self, who: str, region: str) -> None:
        self.people.pop(who, None)

    # Cards

    def on_drew(self, player: int, deck: str, card: str) -> None:
        self.left[deck] -= 1
        self.hands[player].add(card)

    def on_discarded(self, player: int, deck: str, card: str) -> None:
        self.hands[player].remove(card)
        self.down[player][deck] += 1

    def on_played(self, player: int, card: str) -> None:
        self.hands[player].remove(card)

    def on_card_done(self, card: str) -> None:
        self.open.add(card)

    def on_laid_down(self, player: int, card: str) -> None:
        self.lying[player].add(card)

    def on_table_card_lost(self, card: str) -> None:
        for cards in self.lying:
            cards.discard(card)
        self.open.add(card)

    def on_shown(self, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.open.add(card)

    def on_combat_card(self, player: int, card: str, combat: str) -> None:
        """Of the hand, or one that lay on the table."""
        self.hands[player].discard(card)
        self.lying[player].discard(card)
        self.open.add(card)

    def on_swapped(self, player: int, mate: int, deck: str, card: str) -> None:
        self.hands[player].discard(card)
        self.hands[mate].add(card)

    # Dice and rings

    def on_turn_began(self, turn: int) -> None:
        self.turn = turn
        self.dice = [Counter(), Counter()]
        self.box = [0, 0]

    def on_allocated(self, player: int, n: int) -> None:
        self.box[SHADOW] = n

    def on_rolled(self, player: int, faces: list[str]) -> None:
        side = self.sides[player]
        for face in faces:
            if face == "eye":
                self.box[SHADOW] += 1
            else:
                self.dice[side][face] += 1

    def on_die_used(self, player: int, die: str, used_as: str, deed: str) -> None:
        self.dice[self.sides[player]][die] -= 1

    def on_ring_turned(self, player: int, old: str, new: str) -> None:
        side = self.sides[player]
        self.dice[side][old] -= 1
        if new == "eye":
            self.box[SHADOW] += 1
        else:
            self.dice[side][new] += 1

    on_die_turned = on_ring_turned

    def on_dice_lost(self, player: int, face: str, n: int) -> None:
        self.dice[self.sides[player]][face] -= n

    def on_die_to_box(self, dice: int) -> None:
        self.box[0] = dice

    def on_ring_passed(self, free: int, shadow: int, gone: int) -> None:
        self.rings = [free, shadow]

    def on_token_earned(self, side: str, token: str) -> None:
        self.tokens.add(token)

    def on_token_spent(self, player: int, token: str) -> None:
        self.tokens.discard(token)

    # The tiles of the Hunt

    def tile_goes(self, tile: str, start: int, end: int) -> None:
        self.tiles[start][tile] -= 1
        self.tiles[end][tile] += 1

    def on_drew_tile(self, tile: str) -> None:
        self.tile_goes(tile, TILE_IN_POOL, TILE_DRAWN)

    def on_tile_put_back(self, tile: str) -> None:
        self.tile_goes(tile, TILE_DRAWN, TILE_IN_POOL)

    def on_tile_removed(self, tile: str) -> None:
        self.tile_goes(tile, TILE_DRAWN, TILE_REMOVED)

    def on_tile_in_play(self, tile: str) -> None:
        self.tile_goes(tile, TILE_ASIDE, TILE_WAITING)

    def on_tile_joined(self, tile: str) -> None:
        """A special tile that waited, or an Eye that was drawn."""
        waits = self.tiles[TILE_WAITING][tile]
        self.tile_goes(tile, TILE_WAITING if waits else TILE_DRAWN, TILE_IN_POOL)

    def on_pool_filled(self, tiles: list[str]) -> None:
        for tile in tiles:
            self.tile_goes(tile, TILE_DRAWN, TILE_IN_POOL)

    # The company

    def on_left_fellowship(self, who: str) -> None:
        self.company.remove(who)

    on_fell_with_the_ring = on_left_fellowship

    def on_new_guide(self, who: str) -> None:
        self.guide = who

    # Tracks

    def on_advanced(self, nation: str, step: int) -> None:
        self.step[NATIONS.index(nation)] = step

    def on_became_active(self, nation: str) -> None:
        self.active.add(nation)

    def on_corrupted(self, n: int, corruption: int) -> None:
        self.corruption = corruption

    on_healed = on_corrupted

    def on_progress(self, progress: int) -> None:
        self.progress = progress

    def on_hidden(self) -> None:
        self.revealed = False

    def on_revealed(self) -> None:
        self.revealed = True

    def on_track_step(self, circle: int) -> None:
        self.circle = circle

    def on_entered_mordor(self) -> None:
        self.circle = 0

    def on_figure_moved(self, region: str, path: list[str]) -> None:
        self.figure = region

    # Control

    def on_captured(self, side: str, region: str, points: int) -> None:
        home = SIDES[side_of(first_pack().map.nation[REGIONS.index(region)])]
        (self.captured.discard if home == side else self.captured.add)(region)
        self.besieged.discard(region)

    def on_siege_began(self, region: str) -> None:
        self.besieged.add(region)

    def on_siege_ended(self, region: str) -> None:
        self.besieged.discard(region)


def name_of(slot: int) -> str:
    kind = ("regular", "elite", "leader", "nazgul")[slot % KINDS_EACH]
    return f"{NATIONS[slot // KINDS_EACH]}-{kind}"


def ids_of(s: War, cards: int) -> set[str]:
    return {s.pack.events[card].id for card in range(96) if cards >> card & 1}


def compare(ledger: Ledger, s: War) -> None:
    """The log says what lies on the table."""
    for at, region in enumerate(REGIONS):
        found = {name_of(n): s.figures[at * BLOCK + n] for n in range(BLOCK)}
        told = ledger.figures[region]
        assert {k: v for k, v in found.items() if v} == {k: v for k, v in told.items() if v}, region
    for pool, told in ((s.reserve, ledger.reserve), (s.fallen, ledger.fallen)):
        for slot in range(BLOCK):
            assert pool[slot] == told[name_of(slot)], name_of(slot)
    for seat, hand in enumerate(s.hand):
        assert ids_of(s, hand) == ledger.hands[seat], f"the hand of seat {seat}"
    for side in range(2):
        dice = {FACES[face]: n for face, n in enumerate(s.dice[side]) if n}
        assert dice == {face: n for face, n in ledger.dice[side].items() if n}
    assert [s.left[deck] for deck in range(4)] == list(ledger.left.values())
    assert ids_of(s, s.discard) == ledger.open
    for seat in range(s.seats):
        assert ids_of(s, s.table[seat]) == ledger.lying[seat], f"the table of seat {seat}"
        down = Counter(DECKS[card // 24] for card in range(96) if s.face_down[seat] >> card & 1)
        assert down == +ledger.down[seat], f"face down from seat {seat}"
    for where in (TILE_ASIDE, TILE_WAITING, TILE_IN_POOL, TILE_DRAWN, TILE_REMOVED):
        lie = Counter(s.pack.tiles[n].shown for n in range(TILES) if s.tiles[n] == where)
        assert lie == +ledger.tiles[where], f"tiles {where}"
    company = {CHARACTERS[n] for n in range(GOLLUM) if s.whereabouts[n] == IN_FELLOWSHIP}
    assert company == ledger.company
    assert s.guide == NO_CHARACTER or CHARACTERS[s.guide] == ledger.guide
    assert list(s.hunt_box) == ledger.box
    assert list(s.rings) == ledger.rings
    assert s.turn_number == ledger.turn
    assert (s.corruption, s.progress) == (ledger.corruption, ledger.progress if s.progress else 0)
    assert (s.revealed, s.circle) == (ledger.revealed, ledger.circle)
    assert list(s.step) == ledger.step
    assert {NATIONS[n] for n in range(8) if s.active >> n & 1} == ledger.active
    assert {REGIONS[at] for at in range(105) if s.captured >> at & 1} == ledger.captured
    assert {REGIONS[at] for at in range(105) if s.besieged >> at & 1} == ledger.besieged
    if s.circle < 0:
        assert REGIONS[s.figure] == ledger.figure
    people = {
        s.pack.characters[one].id: REGIONS[s.place[one]] for one in range(13) if s.abroad >> one & 1
    }
    assert people == ledger.people
    assert slot_named("nazgul") == (5, 3)
