"""Questions and answers in the form that all chapters share: about a place, a card, a rider, a die.

The client reads an answer by its verb and its data: `card` and `way` of a card that is played,
`question` and `at` of a Search, Hunt or Perception that the answer leads to.
"""

from ringtable.games.hunt.box.components import FACES, NAZGUL, RING_BEARER, Face, Nazgul, Place
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name


class Asks(Decision[Hunt]):
    """A question whose words are the message `hunt-ask-<name>`."""

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase(f"hunt-ask-{self.name}")


class AsksRingBearer(Asks):
    """The same, put to the Ring-bearer whoever acts."""

    def who(self, s: Hunt) -> int:
        return RING_BEARER


def ring_bearer(s: Hunt) -> int:
    return RING_BEARER


def passing() -> Answer:
    return Answer("pass", "hunt-option-pass")


def enough() -> Answer:
    return Answer("enough", "hunt-option-enough")


def at_place(s: Hunt, verb: str, message: str, place: Place) -> Answer:
    """Something is done at a place, or goes there."""
    at = s.board.names[place]
    return Answer(f"{verb} {at}", message, {"place": at}, f"place:{at}")


def with_card(verb: str, message: str, card: str) -> Answer:
    """Something is done with a card, ally or sorcery."""
    values = {"card": name(f"hunt-card-{card}")}
    return Answer(f"{verb} {card}", message, values, f"card:{card}", data={"card": card})


def playing(card: str, way: str, ways: int) -> Answer:
    """A card is played, with one of its options; where it has but one, nobody hears a letter."""
    data: dict[str, object] = {"card": card, "way": way}
    values: dict[str, Value] = {"card": name(f"hunt-card-{card}")}
    message = "hunt-option-play-only"
    if ways > 1:
        values["way"] = name(f"hunt-way-{way}")
        message = "hunt-option-play"
    return Answer(f"play {card} {way}", message, values, f"card:{card}", data=data)


def with_rider(s: Hunt, rider: Nazgul) -> Answer:
    values = {"rider": name(f"hunt-nazgul-{s.called(rider)}")}
    return Answer(f"rider {NAZGUL[rider]}", "hunt-option-rider", values, f"nazgul:{NAZGUL[rider]}")


def with_die(face: Face) -> Answer:
    values = {"face": name(f"hunt-face-{FACES[face]}")}
    return Answer(f"die {FACES[face]}", "hunt-option-die", values, f"die:{FACES[face]}")


def with_journey(s: Hunt, card: int) -> Answer:
    id = s.box.journeys[card].id
    data: dict[str, object] = {"journey": id}
    return Answer(f"keep {id}", "hunt-option-journey", {"card": id}, f"journey:{id}", data=data)
