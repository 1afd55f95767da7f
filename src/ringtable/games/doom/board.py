"""What lies on the table, for learners: the view without the odds, in parts that follow from a few
numbers each. [M18.1, M18.2]"""

from typing import Any, Final

from ringtable.games.doom.box.components import (
    FIGURES,
    NO_CARD,
    SLOTS,
    STACK,
    STAGES,
    Card,
    cards_in,
)
from ringtable.games.doom.cards.windows import still_of_use
from ringtable.games.doom.dice import die_name
from ringtable.games.doom.state import Doom
from ringtable.games.doom.view import (
    battle,
    card,
    courage,
    events,
    figure,
    gandalf_stack,
    isengard,
    minas_morgul,
    modes,
    page,
    rolled,
    slot,
    stack,
)
from ringtable.kernel.game import Part

ONE_STACK: Final = (1 << STACK) - 1  # the cards of a stage, as bits
STACKS: Final = STACK * len(STAGES)


def board(s: Doom, seat: int) -> dict[str, Any]:
    printed = s.printed
    usable = still_of_use(s)
    morgul = (printed, s.witch_king, s.nazgul)
    uruks = (printed, s.chieftain, s.warriors, s.treebeard_placed)
    settings = (s.allies_in_need, s.exclusive_allies, s.no_protection)
    dealt = any_dealt(s)
    return {
        "modes": Part(settings, modes, s),
        "turn": s.turns,
        "active": s.seat,
        "stage": STAGES[s.stage],
        "destination": s.destination(),
        "courage": Part((printed, s.courage), courage, s),
        "figures": [figure_part(s, number) for number in range(len(FIGURES))],
        "events": Part(printed, events, s),
        "minas_morgul": Part(morgul, minas_morgul, s),
        "isengard": Part(uruks, isengard, s),
        "gandalf_locked": s.gandalf_locked,
        "slots": [slot_part(s, number) for number in range(SLOTS)],
        "stacks": [stack_part(s, stage, dealt) for stage in range(s.stage, len(STAGES))],
        "gandalf_stack": Part((printed, s.face_up >> STACKS, s.gandalf_left), gandalf_stack, s),
        "cards": [card_part(s, number, usable) for number in cards_in(s.held)],
        "rolled": [die_part(s, number) for number in range(len(s.rolled))],
        "tile": [page_part(s, 0), page_part(s, 1)],
        "battle": battle(s),
    }


def figure_part(s: Doom, number: int) -> Part:
    supports = number > 0 and s.supports(number)
    key = (s.position[number], s.can_move(number), supports)
    return Part(key, figure, s, number, FIGURES[number])


def slot_part(s: Doom, number: int) -> Part:
    """Its card and what the Army of the Dead covers, each of them known or not."""
    top = s.slot[number]
    if top == NO_CARD:
        return Part((s.printed, top), slot, s, number)
    key = (s.printed, top, seen(s, top), s.covered, seen(s, s.covered))
    return Part(key, slot, s, number)


def seen(s: Doom, number: Card) -> int:
    return 0 if number == NO_CARD else (s.face_up >> number & 1) + 2 * (s.foreseen == number)


def any_dealt(s: Doom) -> bool:
    return any(top != NO_CARD for top in bytes(s.slot))


def stack_part(s: Doom, stage: int, dealt: bool) -> Part:
    foreseen = s.foreseen if s.foreseen != NO_CARD and s.foreseen // STACK == stage else NO_CARD
    shown = s.face_up >> STACK * stage & ONE_STACK
    return Part((s.printed, stage, shown, foreseen, stage > s.stage or not dealt), stack, s, stage)


def card_part(s: Doom, number: Card, usable: int) -> Part:
    key = (s.printed, s.holder[number], usable >> number & 1)
    return Part(key, card, s, number, s.printed.names[number])


def die_part(s: Doom, number: int) -> Part:
    return Part((s.rolled[number], s.shows[number]), rolled, s, number, die_name(s, number))


def page_part(s: Doom, number: int) -> Part:
    key = (s.tile_encounter[number], s.tile_figure[number], s.tile_steps[number])
    return Part(key, page, s, number)
