"""A spike of `war` in the one card language: an army moved as one whole move, a siege in rounds
with sealed combat cards, a card that makes the siege last, one that strikes after a re-roll, one
that takes companions from the Fellowship.

Seat 0 is the Free Peoples, seat 1 the Shadow. Verbs are steps, conditions are functions, targets
are decisions, a card's text is a procedure.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import PASS, Action, Answer, Decision, Several
from ringtable.kernel.fact import FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.hidden import deal_anew
from ringtable.kernel.phrase import Say
from ringtable.kernel.procedure import (
    Condition,
    Procedure,
    Step,
    ask,
    ask_each,
    choice,
    choose_one,
    do,
    loop,
    run,
    select,
    stop_if,
    unless,
    when,
)
from ringtable.kernel.questions import Choose, Offer
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

FREE: Final = 0
SHADOW: Final = 1
REGIONS: Final = ("anorien", "pelennor", "minas-tirith", "osgiliath", "morgul")
COMPANIONS: Final = ("gandalf", "boromir", "gimli", "pippin")
LEVELS: Final = (3, 2, 2, 1)
CAPTAIN_OF_THE_CITY: Final = 4  # a leader inside, beside the companions
NONE: Final = -1

DICE: Final = 0
DECKS: Final = 1
TILES: Final = 2

MOVED: Final = FactKind("march-moved", "player@seat", "from@word", "to@word", "units")
PLAYED: Final = FactKind("march-played", "player@seat", "card@word", reveals=True)
ROLLED: Final = FactKind("march-rolled", "player@seat", "hits")
FELL: Final = FactKind("march-fell", "who@word")
SEPARATED: Final = FactKind("march-separated", "who@word")
TILE: Final = FactKind("march-tile", "number", reveals=True)
CARDS_SHOWN: Final = FactKind("march-cards", "free@word", "shadow@word", reveals=True)


class March(State):
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "units",
        "garrison",
        "fellowship",
        "fallen",
        "hand",
        "tiles",
        "revealed",
        "rounds_left",
        "rounds",
        "combat",
        "reroll_hits",
        "no_first_card",
        "turns",
    )
    __slots__ = COLUMNS

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.units: list[int] = [2, 1, 0, 3, 4]  # of the Shadow, by region
        self.garrison: int = 6
        self.fellowship: int = 0b1101  # companions with the Ring; Boromir is in the city
        self.fallen: int = 0
        self.hand: list[list[int]] = [[], []]
        self.tiles: list[int] = [1, 2, 0, 3, 1, 2]
        self.revealed: bool = True
        # The siege.
        self.rounds_left: int = 0
        self.rounds: int = 0
        self.combat: list[int] = [NONE, NONE]
        self.reroll_hits: int = 0
        self.no_first_card: bool = False
        self.turns: int = 0

    def copy(self) -> "March":
        s = March.__new__(March)
        self.copy_frames(s)
        s.units = self.units[:]
        s.garrison = self.garrison
        s.fellowship = self.fellowship
        s.fallen = self.fallen
        s.hand = [cards[:] for cards in self.hand]
        s.tiles = self.tiles[:]
        s.revealed = self.revealed
        s.rounds_left = self.rounds_left
        s.rounds = self.rounds
        s.combat = self.combat[:]
        s.reroll_hits = self.reroll_hits
        s.no_first_card = self.no_first_card
        s.turns = self.turns
        return s


# The language: an event has a text and a combat side


class Event:
    def __init__(self, id: str, text: Procedure, only_if: Condition, combat: Procedure) -> None:
        self.id = id
        self.text = text
        self.only_if = only_if
        self.combat = combat


TEXTS: list[Procedure] = []


def event(id: str, *steps: Step, only_if: Condition, combat: Procedure) -> Event:
    text = Procedure(id, *steps)
    TEXTS.append(text)
    return Event(id, text, only_if, combat)


def combat(id: str, *steps: Step) -> Procedure:
    """The combat side of a card: what it does after the dice of its round."""
    text = Procedure(f"combat-{id}", *steps)
    TEXTS.append(text)
    return text


# Conditions


def besieging(s: March) -> bool:
    """The Witch-king besieges the city with the army of the Pelennor."""
    return s.units[1] > 0 and s.garrison > 0


def fellowship_revealed(s: March) -> bool:
    return s.revealed and s.fellowship > 0 and bool(s.tiles)


def boromir_fights(s: March) -> bool:
    return not s.fallen & 2


def reroll_scored(s: March) -> bool:
    return s.reroll_hits > 0 and bool(victims(s))


# Verbs


def siege_lasts(rounds: int, no_first_card_without_companion: bool = False) -> Step:
    return do(Lasting(rounds, no_first_card_without_companion))


class Lasting:
    def __init__(self, rounds: int, no_first_card: bool) -> None:
        self.rounds = rounds
        self.no_first_card = no_first_card
        self.__name__ = f"siege lasts {rounds}"

    def __call__(self, s: March) -> None:
        s.rounds_left = self.rounds
        s.rounds = 0
        s.no_first_card = self.no_first_card and not boromir_fights(s)
        s.call(SIEGE)


def victims(s: March) -> list[int]:
    """A leader, or a companion in the battle whose level is not above the hits of the re-roll."""
    found = [CAPTAIN_OF_THE_CITY] if not s.fallen >> CAPTAIN_OF_THE_CITY & 1 else []
    if boromir_fights(s) and LEVELS[1] <= s.reroll_hits:
        found.append(1)
    return found


def show_victim(s: March, who: int) -> Answer:
    name = "captain" if who == CAPTAIN_OF_THE_CITY else COMPANIONS[who]
    return Answer(f"strike {name}", thing=f"figure:{name}")


def strike(s: March, who: int) -> None:
    s.fallen |= 1 << who
    s.tell(FELL, "spike", "captain" if who == CAPTAIN_OF_THE_CITY else COMPANIONS[who])


def shadow_decides(s: March) -> int:
    return SHADOW


STRIKE: Final = Choose("strike", "spike", victims, show_victim, strike, who=shadow_decides)


def draw_tile(s: March) -> None:
    """The number on the tile is how many companions leave; an Eye (0) takes none."""
    s.n = s.tiles.pop(s.rng.below(TILES, len(s.tiles)))
    s.tell(TILE, "spike", s.n)


class Leave(Several[March]):
    """Who leaves the Fellowship: as many as the tile says, all if there are fewer."""

    name = "leave"

    def who(self, s: March) -> int:
        return FREE

    def options(self, s: March) -> list[Action]:
        return [one for one in range(4) if s.fellowship >> one & 1]

    def least(self, s: March) -> int:
        return s.n

    def most(self, s: March) -> int:
        return s.n

    def show(self, s: March, action: Action) -> Answer:
        return Answer(f"leave {COMPANIONS[action]}", thing=f"figure:{COMPANIONS[action]}")


def separate(s: March) -> None:
    for one in s.chosen:
        s.fellowship &= ~(1 << one)
        s.tell(SEPARATED, "spike", COMPANIONS[one])


# The cards, as a deck module has them

# If the re-roll of your leaders scores, a leader or a companion of that level may fall.
BLACK_BREATH: Final = combat(
    "black-breath",
    when(
        reroll_scored,
        choose_one("march-breath", choice("strike", ask(STRIKE)), choice("spare")),
    ),
)
NO_EFFECT: Final = combat("no-effect")

EVENTS: Final = (
    # The siege lasts three rounds without reducing an elite; in the first the Free Peoples play a
    # combat card only with a companion.
    event(
        "grond",
        siege_lasts(3, no_first_card_without_companion=True),
        only_if=besieging,
        combat=NO_EFFECT,
    ),
    # As many companions leave the Fellowship as a Hunt tile says.
    event(
        "the-breaking-of-the-fellowship",
        do(draw_tile),
        select(Leave()),
        do(separate),
        only_if=fellowship_revealed,
        combat=NO_EFFECT,
    ),
    event("the-nazgul-strike", do(draw_tile), only_if=fellowship_revealed, combat=BLACK_BREATH),
    event("scouts", do(draw_tile), only_if=fellowship_revealed, combat=NO_EFFECT),
    event("horn", do(draw_tile), only_if=fellowship_revealed, combat=NO_EFFECT),
    event("gift", do(draw_tile), only_if=fellowship_revealed, combat=NO_EFFECT),
)
FOR_SHADOW: Final = (0, 1, 2)


# The siege: sealed combat cards, dice, the text of the cards, one round less


class CombatCard(Decision[March]):
    """A card from the hand, or none. Sealed until both have chosen; what is held stays hidden."""

    name = "combat-card"
    private = True

    def options(self, s: March) -> list[Action]:
        if s.seat == FREE and s.no_first_card and s.rounds == 0:
            return [PASS]
        return [PASS, *sorted(s.hand[s.seat])]

    def take(self, s: March, action: Action) -> None:
        s.combat[s.seat] = NONE if action == PASS else action
        if action != PASS:
            s.hand[s.seat].remove(action)

    def show(self, s: March, action: Action) -> Answer:
        return Answer(f"combat {EVENTS[action].id}", thing=f"card:{action}")


def both(s: March) -> list[int]:
    return [SHADOW, FREE]


def show_cards(s: March) -> None:
    names = ["none" if card == NONE else EVENTS[card].id for card in s.combat]
    s.tell(CARDS_SHOWN, "spike", *names)


def roll(s: March) -> None:
    """Both roll; the Shadow's leaders roll once more."""
    hits = [0, 0]
    for side in both(s):
        dice = min(5, s.units[1] if side == SHADOW else s.garrison)
        hits[side] = sum(s.rng.below(DICE, 6) == 5 for _ in range(dice))
        s.tell(ROLLED, "spike", side, hits[side])
    s.reroll_hits = sum(s.rng.below(DICE, 6) >= 4 for _ in range(2))
    s.garrison = max(0, s.garrison - hits[SHADOW] - s.reroll_hits)
    s.units[1] = max(0, s.units[1] - hits[FREE])


def read_the_shadow_card(s: March) -> None:
    if s.combat[SHADOW] != NONE:
        s.call(EVENTS[s.combat[SHADOW]].combat, SHADOW)


def count_the_round(s: March) -> None:
    s.rounds += 1
    s.rounds_left -= 1
    s.combat = [NONE, NONE]


def rounds_left(s: March) -> bool:
    return s.rounds_left > 0


def one_side_gone(s: March) -> bool:
    return s.garrison == 0 or s.units[1] == 0


def one_more_round(s: March) -> None:
    s.rounds_left += 1


def may_press_on(s: March) -> bool:
    return s.units[1] > 1


PRESS_ON: Final = Offer(
    "press-on", "spike", one_more_round, who=shadow_decides, open_if=may_press_on
)
SIEGE: Final = Procedure(
    "siege",
    loop(
        rounds_left,
        ask_each(CombatCard(), both),
        do(show_cards),
        do(roll),
        do(read_the_shadow_card),
        do(count_the_round),
        stop_if(one_side_gone),
        when(unless(rounds_left), ask(PRESS_ON)),
    ),
)


# A turn of the Shadow: an army moved as one thought, or a card

MOVE: Final = 100


class Use(Decision[March]):
    """The die first: move an army, or a card whose condition holds."""

    name = "use"
    private = True

    def who(self, s: March) -> int:
        return SHADOW

    def options(self, s: March) -> list[Action]:
        cards = [card for card in sorted(s.hand[SHADOW]) if EVENTS[card].only_if(s)]
        return [MOVE, *cards]

    def take(self, s: March, action: Action) -> None:
        if action == MOVE:
            s.call(MOVE_ARMY, SHADOW)
            return
        s.hand[SHADOW].remove(action)
        s.tell(PLAYED, "spike", SHADOW, EVENTS[action].id)
        s.call(EVENTS[action].text, SHADOW)

    def show(self, s: March, action: Action) -> Answer:
        if action == MOVE:
            return Answer("move")
        return Answer(f"play {EVENTS[action].id}", thing=f"card:{action}")


class From(Decision[March]):
    name = "from"
    stage = True

    def options(self, s: March) -> list[Action]:
        return [region for region in range(len(REGIONS)) if s.units[region]]

    def take(self, s: March, action: Action) -> None:
        s.source = action

    def show(self, s: March, action: Action) -> Answer:
        return Answer(f"from {REGIONS[action]}", thing=f"region:{REGIONS[action]}")


class To(From):
    name = "to"

    def options(self, s: March) -> list[Action]:
        near = (s.source - 2, s.source - 1, s.source + 1, s.source + 2)
        return [to for to in near if 0 <= to < len(REGIONS) and to != 2]

    def take(self, s: March, action: Action) -> None:
        s.target = action

    def show(self, s: March, action: Action) -> Answer:
        return Answer(f"to {REGIONS[action]}", thing=f"region:{REGIONS[action]}")


class Units(Decision[March]):
    name = "units"
    stage = True

    def options(self, s: March) -> list[Action]:
        return list(range(1, s.units[s.source] + 1))

    def take(self, s: March, action: Action) -> None:
        s.units[s.source] -= action
        s.units[s.target] += action
        s.tell(MOVED, "spike", SHADOW, REGIONS[s.source], REGIONS[s.target], action)

    def show(self, s: March, action: Action) -> Answer:
        return Answer(f"{action} units", verb="units", data={"n": action})


MOVE_ARMY: Final = Procedure("move-army", ask(From()), ask(To()), ask(Units()))


def deal(s: March) -> None:
    cards = [3, 4, 5]
    s.rng.shuffle(DECKS, cards)
    s.hand = [cards[:2], list(FOR_SHADOW)]


def next_turn(s: March) -> None:
    s.turns += 1
    if s.turns == 6 or one_side_gone(s):
        s.end("over", [SHADOW if s.garrison == 0 else FREE], "spike")


def undecided(s: March) -> bool:
    return s.outcome is None


TURN: Final = Procedure("turn", ask(Use()), do(next_turn))
MAIN: Final = Procedure("main", do(deal), loop(undecided, run(TURN)))
FLOW: Final = Flow(MAIN, also=[SIEGE, MOVE_ARMY, *TEXTS])


def blank(seats: int, options: Options, rng: Rng) -> March:
    return March(seats, rng)


def table(s: March, seat: int) -> dict[str, Any]:
    return {
        "units": s.units,
        "garrison": s.garrison,
        "fellowship": s.fellowship,
        "fallen": s.fallen,
        "hand": sorted(s.hand[seat]) if seat >= 0 else [],
        "counts": [len(cards) for cards in s.hand],
        "tiles": sorted(s.tiles),
        "rounds": [s.rounds, s.rounds_left],
        "turns": s.turns,
    }


def redeal(s: March, seat: int, random: Random) -> None:
    """The hand of the Free Peoples is two of three cards; the Shadow's may be any it can hold."""
    if seat != FREE:
        unseen = [card for card in (3, 4, 5) if card not in s.hand[FREE]]
        places = [s.hand[FREE], unseen]
        deal_anew(places, {*s.hand[FREE], *unseen}, random)


def evaluate(s: March, seat: int) -> float:
    return s.garrison / 6 if seat == FREE else 1 - s.garrison / 6


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"garrison {view['table']['garrison']}, army {view['table']['units']}"


GAME: Final = Game(
    "march",
    "A march on the city",
    (2, 2),
    FLOW,
    ("dice", "decks", "tiles"),
    blank,
    table,
    text_table,
    redeal,
    evaluate,
    (MOVED, PLAYED, ROLLED, FELL, SEPARATED, TILE, CARDS_SHOWN),
    longest=500,
)
