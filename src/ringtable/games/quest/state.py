"""What lies on the table: every card in one place, with its tokens.

A card of the match is a number; `title` says which title it is, `face` what it counts as now: a
prisoner counts as nothing, a player card laid face down as an Orc Guard. Encounter and quest cards
come first, each physical copy of the box once, then seat by seat heroes and deck.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ringtable.games.quest.box.components import (
    ALLY,
    ATTACHED,
    BOX,
    ENEMY,
    HERO,
    IN_PLAY,
    LOCATION,
    MOST_PLAYERS,
    NO_CARD,
    ORC_GUARD,
    QUEST,
    Card,
)
from ringtable.games.quest.box.decks import Deck
from ringtable.games.quest.box.pack import Pack
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import NOBODY, NOTHING, State

NO_SEAT: Final = 255  # nobody controls it, in a column of bytes
ON_DECK: Final = -2  # attached to the deck of the first seat; the others follow downwards
PUBLIC: Final = 0b11111  # seen by all four seats and whoever watches
MOST_CARDS: Final = 1024  # of a match; no table has as many
FIRST_GUARD: Final = MOST_CARDS  # handles of Orc Guards begin here
MOST_TOKENS: Final = 255  # of damage or progress: far beyond what a card can use [Q1.6]
SHADOW_ROW: Final = 4  # of `shadows`: card, enemy, face up, which dealing
ATTACK_ROW: Final = 2  # of `attacks`: enemy, attacked player; of `strikes`: target, player
PAIR: Final = 2  # of `defenders` and `attackers`: which attack, character; of `struck`: seat, enemy
MOMENT_ROW: Final = 3  # of `raised` and `moments`: what happened, to which card, how much


def clockwise_from(seats: int, first: int, out: int) -> list[int]:
    """The seats from one of them, without those that are out."""
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if not out >> seat & 1]


# By the number of seats, who is first, and who is out: asked for at every step, never changed.
ORDERS_OF_PLAY: Final = [
    [[clockwise_from(seats, first, out) for out in range(1 << seats)] for first in range(seats)]
    for seats in range(MOST_PLAYERS + 1)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Quest(State):
    """A position of The Lord of the Rings: The Card Game."""

    SETTINGS: ClassVar[tuple[str, ...]] = (
        "pack",
        "title",
        "owner",
        "copies",
        "decks",
        "format",
        "shadow_cards",
        "easy",
        "by_rounds",
        "first_agreed",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "scenario",
        "round",
        "phase",
        "step",
        "first",
        "out",
        "threat",
        "zone",
        "face",
        "controller",
        "exhausted",
        "seen",
        "damage",
        "progress",
        "resources",
        "host",
        "hand",
        "deck",
        "discard",
        "play",
        "engaged",
        "staging",
        "attached",
        "active",
        "stage",
        "quest_deck",
        "encounter_deck",
        "encounter_discard",
        "victory",
        "aside",
        "removed",
        "shadows",
        "dealings",
        "committed",
        "attacks",
        "defenders",
        "attacked",
        "defended",
        "strikes",
        "attackers",
        "struck",
        "prisoner",
        "allies_played",
        "raised",
        "moments",
        "due",
        "used",
        "effects",
        "unsettled",
        "won",
        "orders",
        "scores",
        "rounds",
    )
    __slots__ = (*SETTINGS, *COLUMNS)

    def __init__(
        self,
        seats: int,
        rng: Rng,
        pack: Pack,
        decks: list[Deck],
        scenario: int,
        format: int,
        shadow_cards: bool,
        easy: bool,
        by_rounds: bool,
        first_agreed: bool,
        whole_box: bool,
    ) -> None:
        super().__init__(seats, rng)
        self.pack: Pack = pack
        sets = [*range(len(pack.sets))] if whole_box else pack.scenarios[scenario].sets
        titles, owners = take_out_of_the_box(pack, decks, sets)
        self.title: tuple[Card, ...] = tuple(titles)
        self.owner: tuple[int, ...] = tuple(owners)  # a seat, or nobody's
        # The cards of each title, and what each seat brought, heroes first.
        self.copies: tuple[tuple[int, ...], ...] = grouped(titles, ORC_GUARD + 1)
        self.decks: tuple[tuple[int, ...], ...] = grouped(owners, seats)
        self.format: int = format
        self.shadow_cards: bool = shadow_cards
        self.easy: bool = easy
        self.by_rounds: bool = by_rounds  # how points are counted
        self.first_agreed: bool = first_agreed  # the first seat begins
        cards = len(titles)
        self.scenario: int = scenario
        self.round: int = 0
        self.phase: int = 0
        self.step: int = NOTHING  # of the sequence of play, for the tracker
        self.first: int = 0  # who holds the first-player token
        self.out: int = 0  # eliminated seats, as bits
        self.threat: list[int] = [0] * seats
        self.zone: bytearray = bytearray([BOX]) * cards
        self.face: bytearray = bytearray(self.title)
        self.controller: bytearray = bytearray([NO_SEAT]) * cards
        self.exhausted: bytearray = bytearray(cards)
        self.seen: bytearray = bytearray(cards)  # who knows a hidden card at its place, as bits
        self.damage: bytearray = bytearray(cards)
        self.progress: bytearray = bytearray(cards)
        self.resources: list[int] = [0] * cards
        self.host: list[int] = [NOTHING] * cards  # what it is attached to
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[] for _ in range(seats)]  # the last is on top
        self.discard: list[list[int]] = [[] for _ in range(seats)]  # the last is on top
        self.play: list[list[int]] = [[] for _ in range(seats)]  # characters, the prisoner not
        self.engaged: list[list[int]] = [[] for _ in range(seats)]
        self.staging: list[int] = []
        self.attached: list[int] = []
        self.active: int = NOTHING
        self.stage: int = NOTHING
        self.quest_deck: list[int] = []  # the next stage first
        self.encounter_deck: list[int] = []  # the last is on top
        self.encounter_discard: list[int] = []  # the last is on top
        self.victory: list[int] = []
        self.aside: list[int] = []
        self.removed: list[int] = []
        self.shadows: list[int] = []  # rows, in the order they were dealt
        self.dealings: int = 0  # of shadow cards, so far
        self.committed: list[int] = []
        self.attacks: list[int] = []  # enemy attacks under way, innermost last, as rows
        self.defenders: list[int] = []  # rows
        self.attacked: list[int] = []  # enemies that have attacked in this phase
        self.defended: int = 0  # seats whose enemies have all attacked, as bits
        self.strikes: list[int] = []  # player attacks under way, innermost last, as rows
        self.attackers: list[int] = []  # rows
        self.struck: list[int] = []  # rows: who has attacked which enemy in this round
        self.prisoner: int = NOTHING
        self.allies_played: int = 0  # by the group in this round
        self.raised: list[int] = []  # what has just happened, as rows
        self.moments: list[int] = []  # what is being answered, innermost last, as rows
        self.due: list[int] = []  # passive and forced effects still to come, as rows
        self.used: list[int] = []  # which ability of which card has answered what, as rows
        self.effects: list[int] = []  # lasting effects, as rows
        self.unsettled: int = 0  # what must be looked after before the next step, as bits
        self.won: int = 0  # the scenario is won
        self.orders: list[int] = [0] * seats  # standing orders to pass
        self.scores: list[int] = []  # of the scenarios played so far
        self.rounds: int = 0  # of the scenarios played so far

    def copy(self) -> "Quest":
        """Searches copy all the time; `copy()` of a list takes half as long as a slice."""
        s = Quest.__new__(Quest)
        self.copy_frames(s)
        s.pack = self.pack
        s.title = self.title
        s.owner = self.owner
        s.copies = self.copies
        s.decks = self.decks
        s.format = self.format
        s.shadow_cards = self.shadow_cards
        s.easy = self.easy
        s.by_rounds = self.by_rounds
        s.first_agreed = self.first_agreed
        s.scenario = self.scenario
        s.round = self.round
        s.phase = self.phase
        s.step = self.step
        s.first = self.first
        s.out = self.out
        s.threat = self.threat.copy()
        s.zone = self.zone.copy()
        s.face = self.face.copy()
        s.controller = self.controller.copy()
        s.exhausted = self.exhausted.copy()
        s.seen = self.seen.copy()
        s.damage = self.damage.copy()
        s.progress = self.progress.copy()
        s.resources = self.resources.copy()
        s.host = self.host.copy()
        if self.seats == 1:  # nearly all searches are solo, and this is a third of a copy
            s.hand = [self.hand[0].copy()]
            s.deck = [self.deck[0].copy()]
            s.discard = [self.discard[0].copy()]
            s.play = [self.play[0].copy()]
            s.engaged = [self.engaged[0].copy()]
        else:
            s.hand = [cards.copy() for cards in self.hand]
            s.deck = [cards.copy() for cards in self.deck]
            s.discard = [cards.copy() for cards in self.discard]
            s.play = [cards.copy() for cards in self.play]
            s.engaged = [cards.copy() for cards in self.engaged]
        s.staging = self.staging.copy()
        s.attached = self.attached.copy()
        s.active = self.active
        s.stage = self.stage
        s.quest_deck = self.quest_deck.copy()
        s.encounter_deck = self.encounter_deck.copy()
        s.encounter_discard = self.encounter_discard.copy()
        s.victory = self.victory.copy()
        s.aside = self.aside.copy()
        s.removed = self.removed.copy()
        s.shadows = self.shadows.copy()
        s.dealings = self.dealings
        s.committed = self.committed.copy()
        s.attacks = self.attacks.copy()
        s.defenders = self.defenders.copy()
        s.attacked = self.attacked.copy()
        s.defended = self.defended
        s.strikes = self.strikes.copy()
        s.attackers = self.attackers.copy()
        s.struck = self.struck.copy()
        s.prisoner = self.prisoner
        s.allies_played = self.allies_played
        s.raised = self.raised.copy()
        s.moments = self.moments.copy()
        s.due = self.due.copy()
        s.used = self.used.copy()
        s.effects = self.effects.copy()
        s.unsettled = self.unsettled
        s.won = self.won
        s.orders = self.orders.copy()
        s.scores = self.scores.copy()
        s.rounds = self.rounds
        return s

    # Players

    def plays(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return not self.out >> seat & 1

    def players(self) -> list[int]:
        """The seats in the game, in player order. [Q30.2, Q30.4]"""
        return ORDERS_OF_PLAY[self.seats][self.first][self.out]

    def seats_from(self, seat: int) -> list[int]:
        """The seats in the game clockwise from one of them. [Q5.20]"""
        return ORDERS_OF_PLAY[self.seats][seat][self.out]

    def players_left(self) -> int:
        return self.seats - self.out.bit_count()

    # What a card counts as

    def kind(self, card: int) -> int:
        """Its kind, as far as it is one; a card that became an attachment is only that. [Q22.8]"""
        return self.pack.kind[self.face[card]]

    def is_hero(self, card: int) -> bool:
        return self.pack.kind[self.face[card]] == HERO

    def is_ally(self, card: int) -> bool:
        return self.pack.kind[self.face[card]] == ALLY

    def is_character(self, card: int) -> bool:
        """Heroes and allies; enemies never are."""
        return 0 <= self.pack.kind[self.face[card]] <= ALLY

    def is_enemy(self, card: int) -> bool:
        return self.pack.kind[self.face[card]] == ENEMY

    def is_location(self, card: int) -> bool:
        return self.pack.kind[self.face[card]] == LOCATION

    def in_play(self, card: int) -> bool:
        """In a player's area, the staging area, engaged, the active location, the stage, attached.
        [Q24.1]"""
        return bool(IN_PLAY >> self.zone[card] & 1)

    def id_of(self, card: int) -> str:
        """The id of what it counts as; of a card that counts as nothing, its own."""
        face = self.face[card]
        return self.pack.ids[face if face != NO_CARD else self.title[card]]

    def name_of(self, card: int) -> str:
        """Its name in texts: `faramir`, or `guard-of-the-citadel#2` where the match has several."""
        title = self.title[card]
        copies = self.copies[title]
        if self.face[card] == ORC_GUARD:
            return f"orc-guard#{self.guards().index(card) + 1}"
        if len(copies) == 1:
            return self.pack.ids[title]
        return f"{self.pack.ids[title]}#{copies.index(card) + 1}"

    def handle(self, card: int) -> int:
        """The number by which clients know a card. That of an Orc Guard must not tell which card
        lies there. [Q24.11]"""
        if self.face[card] == ORC_GUARD:
            return FIRST_GUARD + self.guards().index(card)
        return card

    def guards(self) -> list[int]:
        """The Orc Guards in play, seat by seat."""
        return [card for seat in self.engaged for card in seat if self.face[card] == ORC_GUARD]

    # Groups of cards

    def heroes(self, seat: int) -> list[int]:
        """The heroes that a player controls; the prisoner is none. [Q29.20]"""
        kind, face = self.pack.kind, self.face
        return [card for card in self.play[seat] if kind[face[card]] == HERO]

    def characters(self) -> list[int]:
        """All characters in play, in player order."""
        found: list[int] = []
        for seat in self.players():
            found += self.play[seat]
        return found

    def enemies(self) -> list[int]:
        """All enemies in play: in the staging area, then player by player."""
        kind, face = self.pack.kind, self.face
        found = [card for card in self.staging if kind[face[card]] == ENEMY]
        for seat in self.players():
            found += self.engaged[seat]
        return found

    def locations(self) -> list[int]:
        """All locations in play: the active one, then those in the staging area."""
        kind, face = self.pack.kind, self.face
        found = [] if self.active < 0 else [self.active]
        found += [card for card in self.staging if kind[face[card]] == LOCATION]
        return found

    def attachments_on(self, card: int) -> list[int]:
        """What is attached to a card, guarded objectives included."""
        host = self.host
        return [one for one in self.attached if host[one] == card]

    def title_in_play(self, title: Card) -> bool:
        """Whether a card of this title is in play, the prisoner included. [Q23.1, Q23.4]"""
        for card in self.copies[title]:
            if IN_PLAY >> self.zone[card] & 1 and self.face[card] != ORC_GUARD:
                return True
        return False

    # What happens

    def happens(self, moment: int, card: int, n: int = 0) -> None:
        """Something that cards answer has happened; it is faced before the next step. [Q18.24]"""
        self.raised += (moment, card, n)


def take_out_of_the_box(
    pack: Pack, decks: list[Deck], sets: list[int]
) -> tuple[list[Card], list[int]]:
    """Give every card of the match its number: those of the encounter sets in use and the quest
    cards, each copy once, then what the players bring. Gives titles and owners. [Q1.9]"""
    titles: list[Card] = []
    owners: list[int] = []
    for title in pack.titles:
        if pack.encounter_set[title] in sets or pack.kind[title] == QUEST:
            titles += [title] * pack.quantity[title]
    owners += [NOBODY] * len(titles)
    for seat, deck in enumerate(decks):
        brought = list(deck.heroes)
        for title, copies in sorted(deck.cards.items()):
            brought += [title] * copies
        titles += brought
        owners += [seat] * len(brought)
    return titles, owners


def grouped(values: list[int], count: int) -> tuple[tuple[int, ...], ...]:
    """The places of each value up to a count."""
    found: list[list[int]] = [[] for _ in range(count)]
    for place, value in enumerate(values):
        if value >= 0:
            found[value].append(place)
    return tuple(tuple(places) for places in found)


def deck_host(seat: int) -> int:
    """What is attached to the deck of a player has this host. [QC105]"""
    return ON_DECK - seat


def is_attached(s: Quest, card: int) -> bool:
    return s.zone[card] == ATTACHED
