"""Words of event cards about corruption, the Fellowship and the Hunt. In their frame seat is the
player, source the card; the cause of what they tell is the card. [W22-W27, W40]"""

from collections.abc import Callable

from ringtable.games.war.box.components import (
    CARD_DICE_STREAM,
    FREE,
    TILE_OF_CARD,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.characters.travel import show_region
from ringtable.games.war.facts import CARD_ROLLED, FIGURE_MOVED
from ringtable.games.war.fellowship.corruption import corrupt as add_corruption
from ringtable.games.war.fellowship.corruption import heal as take_corruption
from ringtable.games.war.fellowship.corruption import may_heal
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.fellowship.journey import HIDE, HUNT, MOVE, may_hide, may_move
from ringtable.games.war.fellowship.revealing import REVEAL
from ringtable.games.war.hunt.columns import (
    BONUS,
    IGNORES_BLUE,
    IGNORES_EYES,
    NO_CASUALTY,
    NO_DRAW,
    NO_REVEAL,
    NOTHING_LOWERS,
    RANDOM_CASUALTY,
    begin_effect,
    begin_tile_of_card,
    name_card,
)
from ringtable.games.war.hunt.damage import STRONGHOLD_TILES, TILE_AND_MORE, TILES
from ringtable.games.war.hunt.lowering import damage_left, lower
from ringtable.games.war.hunt.roll import hunt_level
from ringtable.games.war.hunt.tiles import bring_into_play, draw_another, finish_with_tiles
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, run, steps

Number = int | Callable[[War], int]


def number(s: War, n: Number) -> int:
    """A number that is printed, or one that follows from the position."""
    return n if isinstance(n, int) else n(s)


# Corruption


class Heal:
    def __init__(self, n: Number) -> None:
        self.n = n
        self.__name__ = "heal"

    def __call__(self, s: War) -> None:
        take_corruption(s, number(s, self.n), card_id(s))


def heal(n: Number) -> Word:
    """Corruption falls. [W26.6]"""
    return Word(do(Heal(n)), may_heal)


class Corrupt:
    def __init__(self, n: Number) -> None:
        self.n = n
        self.__name__ = "corrupt"

    def __call__(self, s: War) -> None:
        add_corruption(s, number(s, self.n), card_id(s))


def corrupt(n: Number) -> Word:
    """Corruption rises. [W26.2]"""
    return Word(do(Corrupt(n)))


class RollForCorruption:
    """Dice of a card: each that shows enough heals or adds one. [W26.6]"""

    def __init__(self, dice: int, on: Number, heals: bool) -> None:
        self.dice = dice
        self.on = on
        self.heals = heals
        self.__name__ = "roll to heal" if heals else "roll to corrupt"

    def __call__(self, s: War) -> None:
        least = number(s, self.on)
        dice = [s.rng.below(CARD_DICE_STREAM, 6) + 1 for _ in range(self.dice)]
        hits = sum([die >= least for die in dice])
        spoken = " ".join([str(die) for die in dice])
        s.tell(CARD_ROLLED, card_id(s), card_id(s), spoken, least, hits)
        if self.heals:
            take_corruption(s, hits, card_id(s))
        else:
            add_corruption(s, hits, card_id(s))


def roll_heal(dice: int, on: Number) -> Word:
    return Word(do(RollForCorruption(dice, on, True)), may_heal)


def roll_corrupt(dice: int, on: Number) -> Word:
    return Word(do(RollForCorruption(dice, on, False)))


# The Fellowship


def hide() -> Word:
    """By the normal rules. [W23.20]"""
    return Word(run(HIDE), may_hide)


def move_fellowship() -> Word:
    """By the normal rules, with its Hunt; the die of the card does not go to the box. [W23.1]"""
    return Word(run(MOVE), may_move)


def hidden(s: War) -> bool:
    return not s.revealed


def reveal() -> Word:
    """The Fellowship is revealed, and strongholds on the way bring their tile. [W23.10, W23.25]"""
    text = steps(do(begin_effect), run(REVEAL), run(STRONGHOLD_TILES), do(finish_with_tiles))
    return Word(text, hidden)


class MoveFigure(Decision[War]):
    """The figure of the Ring-bearers goes to an adjacent region, of the Shadow's choice."""

    name = "move-figure"
    clause = "W23.22"

    def options(self, s: War) -> list[Action]:
        return [one for one in s.map.near[s.figure] if not s.map.closed >> one & 1]

    def take(self, s: War, action: Action) -> None:
        path = [REGIONS[s.figure], REGIONS[action]]
        s.figure = action
        s.tell(FIGURE_MOVED, card_id(s), REGIONS[action], path)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-move-figure")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS:
            return None
        if s.map.closed >> REGIONS.index(id) & 1:
            return Refusal("W23.22", Phrase("war-why-closed-to-figure"))
        return Refusal("W2.4", Phrase("war-why-not-adjacent"))


def off_track(s: War) -> bool:
    return not on_track(s)


def move_figure() -> Word:
    return Word(ask(MoveFigure()), off_track)


# The Hunt


def may_hunt(s: War) -> bool:
    """With Hunt level 0 there is no Hunt. [W25.4]"""
    return hunt_level(s) > 0 and not on_track(s)


def hunt_roll() -> Word:
    """As if the Fellowship had just been moved. [W40.1]"""
    return Word(steps(do(name_card), run(HUNT)), may_hunt)


class BeginTile:
    """A tile of a card, with the rules that the card gives it."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        self.__name__ = "begin tile"

    def __call__(self, s: War) -> None:
        begin_tile_of_card(s, TILE_OF_CARD, self.rules)


def hunt_tile(
    ignore_eyes: bool = True,
    ignore_blue: bool = True,
    no_casualty: bool = False,
    random_casualty: bool = False,
    nothing_lowers: bool = False,
) -> Word:
    """A tile, resolved like a successful Hunt; an Eye, or a blue tile, may be discarded without
    effect. [W25.27, W40.1]"""
    rules = 0
    for bit, holds in (
        (IGNORES_EYES, ignore_eyes),
        (IGNORES_BLUE, ignore_blue),
        (NO_CASUALTY, no_casualty),
        (RANDOM_CASUALTY, random_casualty),
        (NOTHING_LOWERS, nothing_lowers),
    ):
        rules |= holds << bit
    return Word(steps(do(BeginTile(rules)), run(TILE_AND_MORE)))


def begin_balrog_tile(s: War) -> None:
    """If the Fellowship was declared in a city or stronghold of a nation of the Free Peoples that
    they hold, a reveal icon is ignored. A reveal never ends in one. [W23.12]"""
    home = s.map.great & s.map.of_side[FREE] & s.held(FREE)
    rules = 1 << IGNORES_EYES | (home >> s.figure & 1) << NO_REVEAL
    begin_tile_of_card(s, TILE_OF_CARD, rules)


def balrog_tile() -> Word:
    """An extra tile within a declaration or a reveal: an Eye is discarded. [W23.24, W23.25]"""
    return Word(steps(do(begin_balrog_tile), run(TILES)))


def lower_damage() -> Word:
    """One damage less. [W40.7]"""
    return Word(do(lower_by_card), damage_left)


def lower_by_card(s: War) -> None:
    lower(s, card_id(s))


def no_draw() -> Word:
    """No tile is drawn. [W40.3]"""
    return Word(do(prevent_draw))


def prevent_draw(s: War) -> None:
    s.hunt[NO_DRAW] = 1


def another_tile() -> Word:
    """Another tile is drawn and only that one resolved. [W40.5]"""
    return Word(do(draw_another))


def hunt_bonus() -> Word:
    """One more on every die of the Hunt roll. [W40.2]"""
    return Word(do(add_bonus))


def add_bonus(s: War) -> None:
    s.hunt[BONUS] += 1


def tile_in_play() -> Word:
    """The special tile of the card. [W25.18]"""
    return Word(do(bring_tile_of_card))


def bring_tile_of_card(s: War) -> None:
    bring_into_play(s, s.pack.events[s.source].tile, card_id(s))
