"""Windows of the Hunt in which a table card may be used. Whoever owns one is asked; what lies on
the table lies open, so the question tells nothing. [W9.14, W25.19, W37.7, W40]"""

from typing import Final

from ringtable.games.war.box.components import FREE, HUNT_TABLE_CARDS, SHADOW, Side
from ringtable.games.war.cards.language import (
    HUNT_ROLL_COMES,
    PATH_LED,
    TILE_COMES,
    TILE_DRAWN,
    Moment,
)
from ringtable.games.war.events.table_cards import owner_of, usable_at, use_table_card
from ringtable.games.war.fellowship.guide import leads
from ringtable.games.war.hunt.columns import CARD_USED
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import ask

LET_IT_LIE: Final = 255  # an answer: no card


def cards_at(s: War, moment: Moment, side: Side) -> list[int]:
    """The table cards that may be used now; second edition: one for a tile. [W25.19, W40.7]"""
    if side == FREE and s.hunt[CARD_USED] and s.second_edition(HUNT_TABLE_CARDS):
        return []
    return usable_at(s, moment, side)


class UseCard(Decision[War]):
    """Use a card that lies on the table, or let it lie. The frame: n is 1 once it is let lie."""

    clause = "W9.14"
    message: str = "war-ask-before-hunt-roll"
    moment: Moment = HUNT_ROLL_COMES
    side: Side = SHADOW

    def who(self, s: War) -> int:
        """Cards of the Free Peoples are used by their leading player. [W31.26]"""
        if self.side == FREE:
            return leads(s)
        return owner_of(s, cards_at(s, self.moment, self.side)[0])

    def options(self, s: War) -> list[Action]:
        return [*cards_at(s, self.moment, self.side), LET_IT_LIE]

    def take(self, s: War, action: Action) -> None:
        if action == LET_IT_LIE:
            s.n = 1
            return
        if self.side == FREE:
            s.hunt[CARD_USED] = 1
        use_table_card(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase(self.message)

    def show(self, s: War, action: Action) -> Answer:
        if action == LET_IT_LIE:
            return Answer("no", "war-option-let-lie", verb="pass")
        id = s.pack.events[action].id
        words: dict[str, Value] = {"card": name(f"war-card-{id}")}
        return Answer(f"use {id}", "war-option-use-card", words, f"card:{id}")


class BeforeRoll(UseCard):
    """Flocks of Crebain, before a Hunt roll. [W40.2]"""

    name = "before-hunt-roll"
    moment = HUNT_ROLL_COMES
    side = SHADOW


class BeforeTile(UseCard):
    """Wizard's Staff, before a tile is drawn. [W40.3]"""

    name = "before-tile"
    message = "war-ask-before-tile"
    moment = TILE_COMES
    side = FREE


class OnTile(UseCard):
    """Mithril Coat and Sting, on the tile just drawn. [W40.5]"""

    name = "on-tile"
    message = "war-ask-on-tile"
    moment = TILE_DRAWN
    side = FREE


class OnPath(UseCard):
    """Balrog of Moria, when a path has led through Moria. [W23.24, W23.25]"""

    name = "on-path"
    message = "war-ask-on-path"
    moment = PATH_LED
    side = SHADOW


def asked_and_fits(s: War, moment: Moment, side: Side) -> bool:
    return s.n == 0 and bool(cards_at(s, moment, side))


def roll_cards_fit(s: War) -> bool:
    return asked_and_fits(s, HUNT_ROLL_COMES, SHADOW)


def tile_cards_fit(s: War) -> bool:
    return asked_and_fits(s, TILE_COMES, FREE)


def drawn_cards_fit(s: War) -> bool:
    return asked_and_fits(s, TILE_DRAWN, FREE)


def path_cards_fit(s: War) -> bool:
    return asked_and_fits(s, PATH_LED, SHADOW)


def ask_anew(s: War) -> None:
    """Nobody has let a card lie yet."""
    s.n = 0


USE_BEFORE_ROLL: Final = ask(BeforeRoll())
USE_BEFORE_TILE: Final = ask(BeforeTile())
USE_ON_TILE: Final = ask(OnTile())
USE_AT_PATH: Final = ask(OnPath())
