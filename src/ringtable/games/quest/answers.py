"""How cards stand in answers and prompts: by name, as a thing of the table, with plain data."""

from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.state import NOTHING


def card_value(s: Quest, card: int) -> Value:
    """The name of a card in the catalog."""
    return name(f"quest-card-{s.id_of(card)}")


def thing_of(s: Quest, card: int) -> str:
    """The card as a thing of the table, to be clicked."""
    return f"card:{s.handle(card)}"


def card_answer(
    s: Quest,
    verb: str,
    message: str,
    card: int,
    by_title: bool = False,
    about: int = -1,
    values: dict[str, Value] | None = None,
) -> Answer:
    """A card that is chosen, under the verb of the question: `defend aragorn`, `use eleanor for
    despair`. A card of the hand goes by its title, for copies are alike."""
    text = card_text(s, verb, card, by_title, about)
    data: dict[str, object] = {"card": s.handle(card)}
    if about >= 0 and about != card:
        data["about"] = s.handle(about)
    words: dict[str, Value] = {"card": card_value(s, card), **(values or {})}
    return Answer(text, message, words, thing=thing_of(s, card), verb=verb, data=data)


def card_text(s: Quest, verb: str, card: int, by_title: bool = False, about: int = -1) -> str:
    """The text of such an answer."""
    text = f"{verb} {s.id_of(card) if by_title else s.name_of(card)}"
    return text if about < 0 or about == card else f"{text} for {s.name_of(about)}"


def card_prompt(s: Quest, message: str, card: int, n: int = -1) -> Phrase:
    """A question about a card, perhaps with a number."""
    values: dict[str, Value] = {"card": card_value(s, card)}
    if n >= 0:
        values["n"] = n
    return Phrase(message, values)


# Why not


def refusal(s: Quest, clause: str, why: str, card: int, n: int = -1) -> Refusal:
    """Against a card; that it is the prisoner stands against it whatever it is wanted for.
    [Q29.20]"""
    if card == s.prisoner:
        clause, why = "Q29.20", "prisoner"
    values: dict[str, Value] = {"card": card_value(s, card)}
    if n >= 0:
        values["n"] = n
    return Refusal(clause, Phrase(f"quest-why-{why}", values))


def card_meant(s: Quest, seat: int, thing: str) -> int:
    """The card that a thing or text names, as far as the seat may see it; or nothing."""
    word = thing.rpartition(" ")[2]
    seen = [] if thing.startswith("use ") else [*s.hand[seat]]
    for one in range(s.seats):
        seen += [*s.play[one], *s.engaged[one]]
    seen += [*s.staging, *s.attached]
    seen += [card for card in (s.active, s.prisoner) if card >= 0]
    for card in seen:
        if thing == thing_of(s, card) or word in (s.name_of(card), s.id_of(card)):
            return card
    return NOTHING
