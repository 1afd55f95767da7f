"""Tables of war laid out by hand, with dice, tiles and draws that fall as the test says.

t = Table(free="character", shadow="army", hand="shadow: orcs-multiplying-again")
t.army("osgiliath", "gondor-regular 2, gondor-leader")
t.play("die character; move-led-army; from osgiliath; ...")
assert t.force("osgiliath") == "gondor-regular 2"
"""

from ringtable.games.war.box.components import (
    ACTION_STEP,
    AT_WAR,
    CHARACTERS,
    FACES,
    FREE,
    IN_FELLOWSHIP,
    KINDS,
    NATIONS,
    SHADOW,
    SIDES,
    STREAMS,
    bits,
    second_rules,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.events.table_cards import look_over_table
from ringtable.games.war.figures import bring, put, take
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import BLOCK, KINDS_EACH, War
from ringtable.kernel.decision import Refusal
from ringtable.kernel.fact import Fact
from ringtable.kernel.rng import Rng, key_from_seed


class LoadedRng(Rng):
    """Chance that does as it is told, and otherwise what a seed says."""

    def __init__(self, seed: str) -> None:
        super().__init__(key_from_seed(seed), STREAMS)
        self.told: dict[str, list[int]] = {}

    def copy(self) -> "LoadedRng":
        rng = LoadedRng("copy")
        rng.key, rng.at, rng.blocks = self.key, self.at[:], self.blocks[:]
        rng.told = {name: draws[:] for name, draws in self.told.items()}
        return rng

    def below(self, stream: int, n: int) -> int:
        told = self.told.get(STREAMS[stream], [])
        return told.pop(0) if told else super().below(stream, n)


class Table:
    """A position in the action step of turn 1. `free` and `shadow` name the unused dice, `first`
    the side whose place it is. Hands and decks are empty unless `hand` says otherwise
    (`"free: athelas; shadow: grond-hammer-of-the-underworld"`; with more players by seat number).
    Everything else is as set up; the methods change it."""

    def __init__(
        self,
        free: str = "",
        shadow: str = "",
        first: str = "free",
        hand: str = "",
        seats: int | str = 2,
        seed: str = "table",
        **options: str,
    ) -> None:
        self.rng = LoadedRng(seed)
        self.told: list[Fact] = []
        self.s = War(int(seats), self.rng, first_pack(), second_rules(options))
        s = self.s
        s.facts = self.told
        s.left = bytearray(4)
        self.rng.told["action-dice"] = [0] * 11
        FLOW.start(s)
        while s.turn_step != ACTION_STEP:
            FLOW.play(s, s.options[0], s.asked)
        s.hunt_box = bytearray(2)
        self.rng.told = {}
        for side, names in ((FREE, free), (SHADOW, shadow)):
            s.dice[side] = bytearray(len(FACES))
            for name in names.split():
                s.dice[side][FACES.index(name)] += 1
        for part in filter(None, hand.split(";")):
            who, _, cards = part.partition(":")
            self.hold(who.strip(), cards)
        self.first(first)

    # Laying out

    def seat(self, who: str) -> int:
        """A seat by number, or the leading one of a side."""
        return int(who) if who.isdigit() else self.s.leading[SIDES.index(who)]

    def first(self, side: str) -> "Table":
        """It is this side's place."""
        s = self.s
        s.to_act = SIDES.index(side)
        s.seat = s.next_player[s.to_act]
        return self.again()

    def again(self) -> "Table":
        """Ask the question at hand anew after something was changed by hand."""
        self.s.touched = 0
        FLOW.ask_again(self.s)
        return self

    def hold(self, who: str, cards: str) -> "Table":
        """Cards come into a hand, out of wherever they are."""
        for id in cards.split():
            self.s.hand[self.seat(who)] |= 1 << self.card(id)
        return self.again() if self.s.asked >= 0 else self

    def lay(self, who: str, cards: str) -> "Table":
        """Cards lie on the table."""
        for id in cards.split():
            self.s.table[self.seat(who)] |= 1 << self.card(id)
        look_over_table(self.s)
        return self.again()

    def deck(self, deck: int, cards: str) -> "Table":
        """These are the cards left in a deck, the last on top."""
        numbers = [self.card(id) for id in cards.split()]
        self.s.deck_order[24 * deck : 24 * deck + len(numbers)] = bytearray(numbers)
        self.s.left[deck] = len(numbers)
        return self.again()

    def card(self, id: str) -> int:
        return self.s.pack.card_named[id]

    def army(self, region: str, figures: str = "", clear: bool = True) -> "Table":
        """What stands in a region: `"gondor-regular 3, gondor-leader"`. Figures come out of the
        pool; whatever stood there goes back to it."""
        at = REGIONS.index(region)
        if clear:
            for slot in range(BLOCK):
                n = self.s.figures[at * BLOCK + slot]
                if n:
                    take(self.s, at, slot // KINDS_EACH, slot % KINDS_EACH, n)
                    self.s.reserve[slot] += n
        for words in filter(None, figures.split(",")):
            name, _, number = words.strip().partition(" ")
            nation, kind = slot_named(name)
            wanted = int(number or 1)
            assert self.s.reserve[nation * KINDS_EACH + kind] >= wanted, f"too many {name}"
            self.s.reserve[nation * KINDS_EACH + kind] -= wanted
            put(self.s, at, nation, kind, wanted)
        return self.again()

    def empty_map(self) -> "Table":
        """All figures back in their pools."""
        for region in REGIONS:
            self.army(region)
        return self

    def put(self, character: str, region: str) -> "Table":
        """A character stands on the map."""
        bring(self.s, CHARACTERS.index(character), REGIONS.index(region))
        return self.again()

    def siege(self, region: str) -> "Table":
        """The stronghold of a region is besieged."""
        self.s.besieged |= 1 << REGIONS.index(region)
        return self.again()

    def captured(self, region: str, by: int = 0) -> "Table":
        """A settlement carries a control marker."""
        self.s.captured |= 1 << REGIONS.index(region)
        self.s.captor[REGIONS.index(region)] = by + 1
        return self.again()

    def at_war(self, *nations: str) -> "Table":
        for name in nations:
            self.politics(name, AT_WAR, True)
        return self

    def politics(self, nation: str, step: int, active: bool) -> "Table":
        number = NATIONS.index(nation)
        self.s.step[number] = step
        self.s.at_war &= ~(1 << number)
        if step == AT_WAR:
            self.s.at_war |= 1 << number
        self.s.active = self.s.active & ~(1 << number) | (1 << number if active else 0)
        return self.again()

    def will_roll(self, stream: str, *dice: int) -> "Table":
        """What the next dice of a stream show (from 1); for draws (tiles, cards) what is drawn
        (from 0) by `will_draw`."""
        self.rng.told.setdefault(stream, []).extend(die - 1 for die in dice)
        return self

    def will_draw(self, stream: str, *draws: int) -> "Table":
        self.rng.told.setdefault(stream, []).extend(draws)
        return self

    # Playing

    def play(self, text: str) -> "Table":
        """Answers joined by `; `, by whoever is asked. A place that was no choice may be named, and
        so may an end (`done`) that came by itself."""
        for stage in text.split("; "):
            seat = FLOW.waiting(self.s)[0]
            word = stage.partition(" ")[0]
            if stage == "done" and stage not in self.options():
                continue
            if word in ("die", "from", "to", "attack") and " " in stage:
                shown = [option.partition(" ")[0] for option in self.options()]
                later = ("deed", "part", "attack-target", "move-to")
                if word not in shown and self.asks() in later:
                    continue
            FLOW.play(self.s, FLOW.parse(self.s, seat, stage), seat)
        return self

    def idle(self) -> "Table":
        """Whoever is to act spends a die for nothing."""
        if self.asks() == "act":
            self.play(next(option for option in self.options() if option.startswith("die ")))
        return self.play("spend-for-nothing")

    def play_as(self, seat: int, text: str) -> "Table":
        FLOW.play(self.s, FLOW.parse(self.s, seat, text), seat)
        return self

    def asks(self) -> str:
        """The name of the question, or the reason of the end."""
        if self.s.outcome is not None:
            return self.s.outcome.reason
        return FLOW.decision(self.s).name

    def asked(self) -> int:
        return FLOW.waiting(self.s)[0]

    def options(self, seat: int = -1) -> list[str]:
        return FLOW.texts(self.s, FLOW.waiting(self.s)[0] if seat < 0 else seat)

    def why_not(self, thing: str) -> str:
        """The clause that forbids something to whoever is asked."""
        refusal: Refusal | None = FLOW.why_not(self.s, self.asked(), thing)
        return "" if refusal is None else refusal.clause

    # Looking

    def force(self, region: str) -> str:
        """The figures of a region as text, characters last."""
        at = REGIONS.index(region)
        words = []
        for slot in range(BLOCK):
            n = self.s.figures[at * BLOCK + slot]
            if n:
                name = f"{NATIONS[slot // KINDS_EACH]}-{KINDS[slot % KINDS_EACH]}"
                words.append(name if n == 1 else f"{name} {n}")
        words += [CHARACTERS[one] for one in bits(self.s.abroad) if self.s.place[one] == at]
        return ", ".join(words)

    def pool(self, name: str) -> int:
        """Figures of a kind in the reinforcements."""
        nation, kind = slot_named(name)
        return self.s.reserve[nation * KINDS_EACH + kind]

    def lost(self, name: str) -> int:
        """Figures of a kind that are eliminated for good."""
        nation, kind = slot_named(name)
        return self.s.fallen[nation * KINDS_EACH + kind]

    def held(self, who: str) -> list[str]:
        return [self.s.pack.events[card].id for card in bits(self.s.hand[self.seat(who)])]

    def fellowship(self) -> list[str]:
        where = self.s.whereabouts
        return [CHARACTERS[one] for one in range(13) if where[one] == IN_FELLOWSHIP]

    def facts(self, kind: str) -> list[Fact]:
        return [fact for fact in self.told if fact.kind.id == kind]


def slot_named(name: str) -> tuple[int, int]:
    """`gondor-regular` as nation and kind; `nazgul` alone is Sauron's."""
    if name == "nazgul":
        name = "sauron-nazgul"
    nation, _, kind = name.rpartition("-")
    return NATIONS.index(nation), KINDS.index(kind)
