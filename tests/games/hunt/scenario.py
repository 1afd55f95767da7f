"""Tables of hunt laid out by hand, with dice and draws that fall as the test says."""

from typing import Any

from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import (
    COMPANIONS,
    CROSSED,
    DOT,
    FACES,
    HIDDEN,
    MOVED,
    NAZGUL,
    PHASES,
    RESTED,
    STREAMS,
    bits,
)
from ringtable.games.hunt.box.pack import Box, Influence
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Refusal
from ringtable.kernel.fact import Fact
from ringtable.kernel.rng import Rng, key_from_seed
from ringtable.kernel.view import look


def nothing_left(seats: int) -> str:
    """A letter from a part 1 that cost nothing and brought one information token."""
    hands = "-".join(["1"] * (seats - 1))
    return f"1.0.0.7.0.3.1.7fff.0.0.0.0.#{hands}.#{23 - seats}."


class LoadedRng(Rng):
    """Chance that does as it is told, and otherwise what a seed says."""

    def __init__(self, seed: str) -> None:
        super().__init__(key_from_seed(seed), STREAMS)
        self.told: dict[str, list[int]] = {}

    def copy(self) -> "LoadedRng":
        rng = LoadedRng("copy")
        rng.key, rng.at, rng.blocks = self.key, self.at[:], self.blocks[:]
        rng.told = self.told
        return rng

    def below(self, stream: int, n: int) -> int:
        told = self.told.get(STREAMS[stream], [])
        return told.pop(0) if told else super().below(stream, n)


# Numbers of the beige and grey tokens in these positions; 0 is an Eye. Rules are tested with a pool
# of their own, so that the values of the house pack can be balanced.
TOKENS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 1, 2, 0)


def with_tokens(box: Box) -> Box:
    influence = list(box.influence)
    for number, value in enumerate(TOKENS):
        colour = "beige" if number < 15 else "grey"
        influence[number] = Influence(box.influence[number].id, colour, value, value == 0, 0)
    return Box(
        box.id,
        box.boards,
        box.ally,
        box.first_deck,
        box.sorcery,
        influence,
        box.journeys,
        box.action_die,
        box.witch_king_die,
        box.upper,
        box.aid,
        box.printed,
    )


class Table:
    """A position at the Ring-bearer's turn of a day, with one Ringwraith unless it says otherwise.

    `journal` is written as people do (`1 . . 10`, `x` is crossed out). `riders` names places by
    colour; `hand` and `sorcery` hold ids of cards, the sorcery cards in the hand of seat 1.
    """

    def __init__(
        self,
        journal: str = "1",
        riders: str = "",
        part: int = 1,
        seats: int = 2,
        phase: str = "first-day",
        hand: str = "",
        sorcery: str = "",
        dice: str = "",
        seed: str = "table",
        setup: bool = True,
        journey: str = "JS-01",
        step: int = 0,
        gandalf: str = "8",
        deeds: str = "18 21 24",
        options: dict[str, str] | None = None,
    ) -> None:
        options = dict(options or {})
        self.rng = LoadedRng(seed)
        self.told: list[Fact] = []
        if part == 2:
            options.setdefault("parts", "two")
            if setup:
                options.setdefault("letter", nothing_left(seats))
        # The learner's table: answers are what a position allows, without aid tokens among them.
        options.setdefault("aid_tokens", "off")
        options.setdefault("deduction", "on")
        state = GAME.blank(seats, GAME.settle(options), self.rng)
        assert isinstance(state, Hunt)
        state.box = with_tokens(state.box)
        self.s: Hunt = state
        self.s.facts = self.told
        FLOW.start(self.s)
        if not setup:
            return
        self.skip_to("ring-bearer", "ring-bearer-2", "frodo")
        if self.asks() == "frodo":
            self.play("pass")
        s = self.s
        s.phase = PHASES.index(phase)
        s.hand = s.known_hand = 0
        s.fellowship, s.reserve = 0, 3
        everything = [*bytes(s.ally_deck), *bits(s.hand)]
        first, last = (0, s.box.first_deck) if part == 1 else (s.box.first_deck, len(s.box.ally))
        self.hold(hand)
        s.ally_deck = bytearray(card for card in range(first, last) if not s.hand >> card & 1)
        assert everything
        s.ally_discard = bytearray()
        self.sorcery(sorcery)
        self.riders(riders or ("24 29 41 45" if part == 1 else "28 28 33 33"))
        self.roll(dice or "ring sword sorcery shadow ring sword")
        if part == 1:
            self.journal(journal)
            s.info_held = s.info_turned = s.info_found = 0
        else:
            s.journey = next(n for n, card in enumerate(s.box.journeys) if card.id == journey)
            kind = s.box.journeys[s.journey].long
            s.journey_deck = bytearray(
                n for n, card in enumerate(s.box.journeys) if card.long == kind and n != s.journey
            )
            s.step = step
            self.gandalf(gandalf, deeds)
            if phase == "night":
                s.done = 0
            else:
                s.done = MOVED
            s.info_found = 0
        s.record = bytearray()
        self.again()

    # Laying out

    def again(self) -> "Table":
        """Ask the question at hand anew after something was changed by hand."""
        FLOW.ask_again(self.s)
        return self

    def skip_to(self, *names: str) -> "Table":
        """Answer with the first option until one of these questions is asked."""
        while self.asks() not in names:
            FLOW.play(self.s, self.s.options[0], self.s.asked)
        return self

    def place(self, name: str) -> int:
        return self.s.board.names.index(name)

    def places(self, names: str) -> int:
        mask = 0
        for name in names.split():
            mask |= 1 << self.place(name)
        return mask

    def journal(self, text: str) -> "Table":
        s = self.s
        s.journal = bytearray()
        s.visited = s.dots = 0
        for word in text.split():
            entry = DOT if word == "." else CROSSED if word == "x" else self.place(word)
            s.journal.append(entry)
            if entry == DOT:
                s.dots += 1
            elif entry != CROSSED:
                s.last, s.dots = entry, 0
                s.visited |= 1 << entry
        s.step = len(s.journal) - 1
        return self

    def written(self) -> str:
        """The journal as people write it."""
        names = self.s.box.boards[0].names
        words = {DOT: ".", CROSSED: "x"}
        return " ".join(words.get(entry, names[entry % 140]) for entry in bytes(self.s.journal))

    def riders(self, text: str) -> "Table":
        self.s.nazgul = [self.place(name) for name in text.split()]
        return self

    def ally_ids(self) -> list[str]:
        return [card.id for card in self.s.box.ally]

    def hold(self, cards: str) -> "Table":
        for card in cards.split():
            self.s.hand |= 1 << self.ally_ids().index(card)
        return self

    def holds(self) -> list[str]:
        return [self.ally_ids()[card] for card in bits(self.s.hand)]

    def sorcery(self, cards: str, seat: int = 1) -> "Table":
        s = self.s
        ids = [card.id for card in s.box.sorcery]
        s.sorcery_hand[seat] = 0
        for card in cards.split():
            number = ids.index(card)
            while s.sorcery_hand[seat] >> number & 1:
                number = ids.index(card, number + 1)
            s.sorcery_hand[seat] |= 1 << number
        held = 0
        for hand in s.sorcery_hand:
            held |= hand
        s.sorcery_deck = bytearray(card for card in range(len(ids)) if not held >> card & 1)
        s.sorcery_discard = bytearray()
        return self

    def roll(self, faces: str) -> "Table":
        self.s.dice = [faces.split().count(face) for face in FACES[:4]]
        self.s.spent = [0, 0, 0, 0]
        return self

    def gandalf(self, place: str, deeds: str = "") -> "Table":
        s = self.s
        s.gandalf = bytearray([self.place(place)])
        s.gandalf_is = HIDDEN
        s.deeds_held = s.deeds_done = s.deed_gone = 0
        tokens = s.board.token_places
        for name in deeds.split():
            s.deeds_held |= 1 << tokens.index(self.place(name))
        start = tokens.index(self.place(place)) if self.place(place) in tokens else -1
        s.deed_pool = 0
        for token in range(len(tokens)):
            if not s.deeds_held >> token & 1 and token != start:
                s.deed_pool |= 1 << token
        return self

    def information(self, held: str, found: str = "", turned: str = "") -> "Table":
        s = self.s
        s.info_held = s.info_found = s.info_turned = 0
        tokens = s.box.boards[0].token_places
        for name in held.split():
            s.info_held |= 1 << tokens.index(int(name))
        for name in found.split():
            s.info_found |= 1 << tokens.index(int(name))
        for name in turned.split():
            s.info_turned |= 1 << tokens.index(int(name))
        return self

    def companions(self, joined: str, flipped: str = "") -> "Table":
        self.s.joined = sum(1 << COMPANIONS.index(name) for name in joined.split())
        self.s.flipped = sum(1 << COMPANIONS.index(name) for name in flipped.split())
        return self

    def fellowship(self, card: int, reserve: int = 0) -> "Table":
        self.s.fellowship, self.s.reserve = card, reserve
        return self

    def will(self, stream: str, *draws: int) -> "Table":
        """What the next draws of a stream of chance are."""
        self.rng.told.setdefault(stream, []).extend(draws)
        return self

    def will_roll(self, faces: str, witch_king: str = "") -> "Table":
        box = self.s.box
        self.will("dice", *[box.action_die.index(FACES.index(face)) for face in faces.split()])
        if witch_king:
            self.will("dice", box.witch_king_die.index(FACES.index(witch_king)))
        return self

    def will_draw(self, tokens: str) -> "Table":
        """The hunt pool holds exactly these tokens, drawn in this order; the others are away."""
        s = self.s
        s.pool = 0
        order: list[int] = []
        for shown in tokens.split():
            number = next(
                n
                for n, token in enumerate(s.box.influence)
                if token.shown == shown and n not in order
            )
            order.append(number)
            s.pool |= 1 << number
        left = sorted(order)
        for number in order:
            self.will("pool", left.index(number))
            left.remove(number)
        return self

    # Playing

    def asks(self) -> str:
        return "" if self.s.outcome is not None else FLOW.decision(self.s).name

    def who(self) -> int:
        return self.s.asked

    def options(self) -> list[str]:
        return FLOW.texts(self.s, self.s.asked)

    def offers(self, start: str) -> list[str]:
        """What follows a word in the options: `offers("ride")` gives places."""
        return [text[len(start) + 1 :] for text in self.options() if text.startswith(start + " ")]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            seat = self.s.asked
            action = FLOW.parse(self.s, seat, text)
            FLOW.play(self.s, action, seat)
        return self

    def why_not(self, thing: str) -> Refusal | None:
        return FLOW.why_not(self.s, self.s.asked, thing)

    def to_riders(self, phase: str = "") -> "Table":
        """End the Ring-bearer's turn without a movement: the first Nazgûl acts."""
        if phase:
            self.s.phase = PHASES.index(phase)
        self.s.done |= MOVED | 64
        self.again().play("end")
        assert self.asks() == "nazgul"
        return self

    def resting(self) -> "Table":
        self.s.done |= RESTED
        return self.again()

    def pass_riders(self) -> "Table":
        while self.asks() in ("nazgul", "react"):
            self.play("end" if self.asks() == "nazgul" else "pass")
        return self

    def search(self, *answers: str) -> "Table":
        return self.play("search", *answers)

    # Looking

    def at(self, rider: str) -> str:
        return self.s.board.names[self.s.nazgul[NAZGUL.index(rider)]]

    def tracks(self) -> dict[str, str]:
        names = self.s.board.names
        return {
            names[place]: "sword" if self.s.swords >> place & 1 else "eye"
            for place in bits(self.s.tracks)
        }

    def allies(self) -> list[str]:
        return [self.s.board.names[place] for place in bits(self.s.allies)]

    def pool(self) -> list[str]:
        return sorted(self.s.box.influence[token].shown for token in bits(self.s.pool))

    def facts(self, seat: int = -1) -> list[dict[str, object]]:
        """What a seat has heard since the last time it was asked for."""
        shown = [fact.for_seat(seat) for fact in self.told]
        return [fact for fact in shown if fact is not None]

    def heard(self, id: str, seat: int = -1) -> list[dict[str, Any]]:
        """The values of facts of one kind that a seat has heard."""
        found = []
        for fact in self.facts(seat):
            if fact["id"] == id:
                assert isinstance(fact["values"], dict)
                found.append(fact["values"])
        return found

    def answers(self) -> list[str]:
        """The public answers so far, in a word each."""
        words = []
        for fact in self.facts():
            values = fact["values"]
            assert isinstance(values, dict)
            if fact["id"] == "hunt-answered":
                words.append(str(values["answer"]["name"]).removeprefix("hunt-answer-"))
            elif fact["id"] == "hunt-frodo-is-here":
                words.append("here")
            elif fact["id"] == "hunt-exact-answer":
                words.append(str(values["who"]["name"]).removeprefix("hunt-who-"))
            elif fact["id"] == "hunt-cancelled":
                words.append("cancelled")
        return words

    def view(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = look(GAME, self.s, seat)["table"]
        return shown

    def forget(self) -> "Table":
        self.told.clear()
        return self


def new_table(**options: str) -> Table:
    """A match at its very first question."""
    seats = int(options.pop("seats", "2"))
    seed = options.pop("seed", "new")
    return Table(seats=seats, seed=seed, setup=False, options=options)


def second(**more: object) -> Table:
    """A table of part 2."""
    return Table(part=2, **more)  # type: ignore[arg-type]
