"""Targets of a card: named one by one, then the word is carried out with them. [H12.7, H41.20]

What an ally card aims at stands in `s.aims`, what a sorcery card declares in `s.declared`: an ally
card may answer a sorcery card. The frame of a text: `source` is the card, `n` how many targets may
still be named.
"""

from collections.abc import Callable
from typing import Final

from ringtable.games.hunt.answers import enough
from ringtable.games.hunt.box.components import (
    FACES,
    HUNT,
    NAZGUL,
    PERCEPTION,
    QUESTIONS,
    RING_BEARER,
    SEARCH,
    Face,
    Nazgul,
    Place,
    bits,
)
from ringtable.games.hunt.ring_bearer.allies import free_for_ally
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Step, ask, do, loop

ENOUGH: Final = -1  # an answer: no further target

Targets = Callable[[Hunt], list[int]]
Shows = Callable[[Hunt, int], Answer]


class Aim(Decision[Hunt]):
    """The next target of a card; `enough` once the least number is named. [H41.20]"""

    name = "aim"
    clause = "H41.20"

    def __init__(
        self, message: str, targets: Targets, show: Shows, most: int = 1, least: int = 1
    ) -> None:
        self.message = message
        self.targets = targets
        self.shows = show
        self.most = most
        self.least = least

    def steps(self) -> list[Step]:
        return [do(self.begin), loop(self.goes_on, ask(self))]

    def begin(self, s: Hunt) -> None:
        s.aims = []
        s.n = self.most

    def named(self, s: Hunt) -> list[int]:
        return s.aims

    def left(self, s: Hunt) -> list[int]:
        """What may be named next."""
        named = self.named(s)
        return [target for target in self.targets(s) if target not in named]

    def may_stop(self, s: Hunt) -> bool:
        return len(self.named(s)) >= self.least

    def goes_on(self, s: Hunt) -> bool:
        return s.n > 0 and bool(self.left(s))

    def options(self, s: Hunt) -> list[Action]:
        targets = self.left(s)
        return [*targets, ENOUGH] if self.may_stop(s) else targets

    def take(self, s: Hunt, action: Action) -> None:
        if action == ENOUGH:
            s.n = 0
        else:
            s.n -= 1
            self.named(s).append(action)

    def show(self, s: Hunt, action: Action) -> Answer:
        return enough() if action == ENOUGH else self.shows(s, action)

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase(self.message, {"card": name(f"hunt-card-{s.box.cards[s.source].id}")})


class DarkAim(Aim):
    """The next target of a sorcery card. [H41.20]"""

    def begin(self, s: Hunt) -> None:
        s.declared = []
        s.n = self.most

    def named(self, s: Hunt) -> list[int]:
        return s.declared


class SecretAim(Aim):
    """The others may not even know what there is to choose from, so it is opened also if it has one
    answer or none. [H42.28]"""

    name = "secret-aim"
    secret = True

    def steps(self) -> list[Step]:
        return [do(self.begin), ask(self)]

    def who(self, s: Hunt) -> int:
        return RING_BEARER

    def options(self, s: Hunt) -> list[Action]:
        return self.targets(s) or [ENOUGH]


class PlaceForAlly(Aim):
    """Locations for ally tokens, without a Nazgûl and without another one. Once the supply is empty
    a token of the board may be moved there instead: then a token and its new place are named in
    turn. [H13.4, H13.7, H41.11]"""

    def __init__(
        self, most: int, areas: tuple[str, ...], on_road: bool, at_ally_locations: bool
    ) -> None:
        super().__init__("hunt-ask-aim-place-ally", self.free, aim_place, most)
        self.areas = areas
        self.on_road = on_road
        self.at_ally_locations = at_ally_locations

    def begin(self, s: Hunt) -> None:
        s.aims = []
        supplied = self.supplied(s)
        s.n = supplied
        if supplied == 0 or s.under(3):  # the supply may run out in the middle of a card
            s.n += 2 * (self.most - supplied)

    def supplied(self, s: Hunt) -> int:
        """How many of the tokens come from the supply; they are named first."""
        return min(self.most, s.ally_tokens_left())

    def free(self, s: Hunt) -> list[Place]:
        places = free_for_ally(s) & places_in(s, self.areas)
        if self.on_road:
            places &= s.board.on_road
        if self.at_ally_locations:
            places &= s.board.named
        return bits(places)

    def names_a_token(self, s: Hunt) -> bool:
        moves = len(s.aims) - self.supplied(s)
        return moves >= 0 and moves % 2 == 0

    def left(self, s: Hunt) -> list[int]:
        places = super().left(s)
        if places and self.names_a_token(s):
            lifted = s.aims[self.supplied(s) :: 2]
            return [token for token in bits(s.allies) if token not in lifted]
        return places

    def may_stop(self, s: Hunt) -> bool:
        """The transfer of a token stays optional. [H41.11]"""
        if len(s.aims) < self.supplied(s):
            return bool(s.aims)
        return self.names_a_token(s)


def named(s: Hunt) -> list[int]:
    """What the word of an ally card was aimed at; with it the word is carried out."""
    targets = s.aims
    s.aims = []
    return targets


def declared(s: Hunt) -> list[int]:
    """What the word of a sorcery card was aimed at."""
    targets = s.declared
    s.declared = []
    return targets


def places_in(s: Hunt, areas: tuple[str, ...]) -> int:
    """Places of sections and zones by name, such as `("I", "II-C")`; none is everywhere."""
    if not areas:
        return (1 << s.board.places) - 2
    found = 0
    for area in areas:
        found |= s.board.area[s.board.area_names.index(area)]
    return found


# What is aimed at


def aim(target: str, thing: str, question: int = 0, kind: str = "") -> Answer:
    """A target; if it is asked about, the question is told, too. What is no place or area has a
    name of its kind."""
    words: dict[str, Value] = {"target": name(f"hunt-{kind}-{target}") if kind else target}
    data: dict[str, object] = {}
    if question:
        data = {"question": QUESTIONS[question], "at": target}
    return Answer(f"aim {target}", "hunt-option-aim", words, thing, data=data)


def aim_place(s: Hunt, place: Place) -> Answer:
    return aim(s.board.names[place], f"place:{s.board.names[place]}")


def aim_search(s: Hunt, place: Place) -> Answer:
    return aim(s.board.names[place], f"place:{s.board.names[place]}", SEARCH)


def aim_hunt(s: Hunt, place: Place) -> Answer:
    return aim(s.board.names[place], f"place:{s.board.names[place]}", HUNT)


def aim_area(s: Hunt, area: int) -> Answer:
    return aim(s.board.area_names[area], f"area:{s.board.area_names[area]}")


def aim_perception(s: Hunt, area: int) -> Answer:
    return aim(s.board.area_names[area], f"area:{s.board.area_names[area]}", PERCEPTION)


def aim_rider(s: Hunt, rider: Nazgul) -> Answer:
    return aim(NAZGUL[rider], f"nazgul:{NAZGUL[rider]}", kind="nazgul")


def aim_die(s: Hunt, face: Face) -> Answer:
    return aim(FACES[face], f"die:{FACES[face]}", kind="face")


def aim_face(s: Hunt, face: Face) -> Answer:
    return aim(FACES[face], "", kind="face")


def aim_card(s: Hunt, card: int) -> Answer:
    return aim(s.box.ally[card].id, f"card:{s.box.ally[card].id}", kind="card")


def aim_information(s: Hunt, token: int) -> Answer:
    return aim_place(s, s.board.token_places[token])
