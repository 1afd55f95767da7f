"""Phrases and facts as sentences, in English, Russian or Polish.

The messages are the Fluent files under `locales/<language>/`; the web client reads the same ones.
What a phrase refers to is resolved here: seats by the players' names, names and lists of names by
their own messages, whose attributes come along as case forms (`$die_loc` for the attribute `.loc`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "pl")

Data = Mapping[str, Any]
Args = dict[str, str | int]


class Sayable(Protocol):
    """A phrase of the kernel."""

    def to_data(self) -> dict[str, object]: ...


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    folder = files("ringtable") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def has(language: str, id: str) -> bool:
    """Whether there is such a message, or such an attribute of one (`id.attribute`)."""
    name, _, attribute = id.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return False
    return not attribute or attribute in messages.get_message(name).attributes


def text(language: str, id: str, **args: str | int) -> str:
    """A message; `id.attribute` names an attribute of it. An unknown one is its id."""
    return render(language, id, args)[0]


def say(language: str, phrase: Data, names: Sequence[str]) -> str:
    """A phrase (`Phrase.to_data()`) as a sentence; `names` are the players' by seat."""
    return say_checked(language, phrase, names)[0]


def voice(language: str, names: Sequence[str]) -> Callable[[Sayable], str]:
    """What a game's text table is written with."""
    return lambda phrase: say(language, phrase.to_data(), names)


def seat_names(language: str, seats: int) -> list[str]:
    """What those at a table are called who have no names."""
    return [text(language, "seat-number", number=seat + 1) for seat in range(seats)]


def say_fact(language: str, fact: Data, names: Sequence[str]) -> str:
    """A fact as an audience knows it (`Fact.for_seat()`), with the clause or card behind it."""
    sentence = say(language, fact, names)
    cause = say_cause(language, fact)
    return f"{sentence} [{cause}]" if cause else sentence


def say_cause(language: str, fact: Data) -> str:
    """What a fact rests on: its clause, or the name of the card unless the sentence has it."""
    cause = str(fact.get("cause", ""))
    if not cause[:1].islower():
        return cause
    game = fact["id"].partition("-")[0]
    card = f"{game}-card-{cause.removeprefix('card:')}"
    return "" if card in named(fact["values"]) else text(language, card)


def named(values: Data) -> set[str]:
    """The messages that the values of a phrase name."""
    found: set[str] = set()
    for value in values.values():
        if isinstance(value, Mapping):
            found.update([value["name"]] if "name" in value else value.get("names", ()))
    return found


def say_checked(language: str, phrase: Data, names: Sequence[str]) -> tuple[str, list[str]]:
    """A phrase as a sentence, and what is wrong with it: missing messages, values or forms."""
    problems: list[str] = []
    args = fill(language, phrase["values"], names, problems)
    sentence, wrong = render(language, phrase["id"], args)
    return sentence, problems + wrong


def render(language: str, id: str, args: Mapping[str, str | int]) -> tuple[str, list[str]]:
    messages = bundle(language)
    name, _, attribute = id.partition(".")
    if not messages.has_message(name):
        return id, [f"{language}: no message {name}"]
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return id, [f"{language}: no message {id}"]
    sentence, errors = messages.format_pattern(pattern, dict(args))
    return str(sentence), [f"{language}: {id}: {error}" for error in errors]


def fill(language: str, values: Data, names: Sequence[str], problems: list[str]) -> Args:
    """The values of a phrase with its references resolved."""
    args: Args = {}
    for key, value in values.items():
        if not isinstance(value, Mapping):
            args[key] = value
        elif "seat" in value:
            seat = int(value["seat"])
            args[key] = names[seat] if 0 <= seat < len(names) else str(seat + 1)
        elif "name" in value:
            fill_names(language, args, key, [value["name"]], problems)
        elif "names" in value:
            fill_names(language, args, key, value["names"], problems)
    return args


def fill_names(
    language: str, args: Args, key: str, ids: Sequence[str], problems: list[str]
) -> None:
    """Named things joined, and so each of their forms that all of them have."""
    args[key] = joined(language, [word(language, id, problems) for id in ids])
    messages = bundle(language)
    forms = [
        set(messages.get_message(id).attributes) if messages.has_message(id) else set()
        for id in ids
    ]
    for form in sorted(set.intersection(*forms) if forms else set()):
        words = [word(language, f"{id}.{form}", problems) for id in ids]
        args[f"{key}_{form}"] = joined(language, words)


def word(language: str, id: str, problems: list[str]) -> str:
    found, wrong = render(language, id, {})
    problems.extend(wrong)
    return found


def joined(language: str, words: Sequence[str]) -> str:
    """Words joined as the language joins them: "ring, orc and warrior"."""
    if len(words) < 2:
        return words[0] if words else ""
    return text(language, "list-and", first=", ".join(words[:-1]), last=words[-1])
