"""A content pack as the engine knows it: boards, cards, tokens, journeys, dice. Never changed."""

from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import DOT, Face, Place
from ringtable.games.hunt.cards.card import Card


class Influence:
    """An influence token. [H25.7, H25.8, H25.10]"""

    def __init__(self, id: str, colour: str, value: int, eye: bool, bonus: int) -> None:
        self.id = id
        self.value = value
        self.eye = eye
        self.bonus = bonus  # of the special Eye
        self.beige = colour == "beige"
        self.grey = colour == "grey"
        self.special = colour == "red"
        self.shown = "eye" if eye else str(value)  # how people see it
        if self.special:
            self.shown = f"red-{self.shown}"


class Journey:
    """A journey card, with what Frodo has visited at each step. [H31.1, H31.3, H31.6, H31.7]"""

    def __init__(self, id: str, long: bool, limit: int, rows: list[Place], refuges: int) -> None:
        self.id = id
        self.long = long
        self.limit = limit
        self.rows = rows  # the place of each step; a dot is 0
        self.moves = len(rows) - 1
        self.refuges = refuges  # steps, as bits [H35.1]
        self.last: list[Place] = []  # last location at each step
        self.last_row: list[int] = []  # and the row where it stands
        self.visited: list[int] = []  # locations listed so far, as a set
        visited = 0
        last = rows[0]
        last_row = 0
        for step, place in enumerate(rows):
            if place != DOT:
                last = place
                last_row = step
                visited |= 1 << place
            self.last.append(last)
            self.last_row.append(last_row)
            self.visited.append(visited)


class Box:
    """Everything of the box that a rule depends on."""

    def __init__(
        self,
        id: str,
        boards: tuple[Board, Board],
        ally: list[Card],
        first_deck: int,
        sorcery: list[Card],
        influence: list[Influence],
        journeys: list[Journey],
        action_die: list[Face],
        witch_king_die: list[Face],
        upper: list[Card],
        aid: list[str],
        printed: dict[str, object],
    ) -> None:
        self.id = id
        self.boards = boards
        self.ally = ally  # both decks in printed order
        self.first_deck = first_deck  # how many of them belong to part 1
        self.sorcery = sorcery
        self.influence = influence
        self.journeys = journeys
        self.action_die = action_die
        self.witch_king_die = witch_king_die
        self.upper = upper  # effects of companions that read like a card
        self.cards = [*ally, *sorcery, *upper]  # by the number that the frame of a text gives them
        self.first_sorcery = len(ally)
        self.first_upper = len(ally) + len(sorcery)
        self.aid = aid  # names of the six aid tokens [H5.3]
        self.printed = printed  # the maps and journey cards as they are, for who draws them
        short = next(journey for journey in journeys if not journey.long)
        self.short_moves = short.moves  # where a short journey would end [H31.2]
        self.short_limit = short.limit
        self.beige = 0
        self.grey = 0
        self.special = 0
        for number, token in enumerate(influence):
            if token.beige:
                self.beige |= 1 << number
            elif token.grey:
                self.grey |= 1 << number
            else:
                self.special |= 1 << number
        # Cards that look alike: the lowest number with the same id stands for all of them.
        self.same_sorcery = [
            next(other for other in range(len(sorcery)) if sorcery[other].id == card.id)
            for card in sorcery
        ]
        self.reactions = 0  # out-of-turn ally cards
        for number, card in enumerate(ally):
            if card.out_of_turn:
                self.reactions |= 1 << number
