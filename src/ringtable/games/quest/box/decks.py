"""Decks: starter decks, what makes a deck legal, and decks as the text that RingsDB writes. [Q27]

Whatever is wrong is told as a refusal: the clause, and words for people.
"""

import re
import unicodedata
from typing import Final

from ringtable.games.quest.box.components import (
    DECK_KINDS,
    DOL_GULDUR_ESCAPE,
    EVENT,
    HERO,
    KINDS,
    LEAST_DECK,
    MOST_COPIES,
    MOST_HEROES,
    NEUTRAL,
    NO_CARD,
    ONE_SCENARIO,
    PLAYERS_OF_ONE_SET,
    SCENARIOS,
    Card,
)
from ringtable.games.quest.box.pack import Pack
from ringtable.kernel.decision import Refusal
from ringtable.kernel.errors import BadOption
from ringtable.kernel.phrase import Phrase, Value, name, names, seat


class Deck:
    """The heroes of a player and the cards of the deck, each with the number of its copies."""

    def __init__(self, name: str, heroes: list[Card], cards: dict[Card, int]) -> None:
        self.name = name
        self.heroes = heroes
        self.cards = cards

    def size(self) -> int:
        return sum(self.cards.values())

    def to_data(self, pack: Pack) -> dict[str, object]:
        return {
            "name": self.name,
            "heroes": [pack.ids[hero] for hero in self.heroes],
            "cards": {pack.ids[card]: copies for card, copies in sorted(self.cards.items())},
        }


def starter_deck(pack: Pack, id: str) -> Deck:
    """A starter deck by its id, which is its sphere. [Q27.1]"""
    for deck in pack.decks:
        if deck.id == id:
            return Deck(deck.id, list(deck.heroes), dict(deck.cards))
    known = ", ".join(deck.id for deck in pack.decks)
    raise BadOption(f"there is no starter deck {id!r}; there are: {known}", "unknown-deck")


def deck_from(pack: Pack, name: str, heroes: list[str], cards: dict[str, int]) -> Deck:
    """A deck from the ids of its cards. Whether it is legal is another question."""
    for id in [*heroes, *cards]:
        if id not in pack.numbers:
            raise BadOption(f"there is no card {id!r}", "unknown-card")
    for id, copies in cards.items():
        if copies < 1:
            raise BadOption(f"a deck cannot hold {copies} × {id}", "bad-deck")
    return Deck(
        name,
        [pack.numbers[id] for id in heroes],
        {pack.numbers[id]: copies for id, copies in cards.items()},
    )


# A deck in a word: the numbers of its heroes, then copies and numbers, `1+4+7: 3x13 2x20`

CODE: Final = re.compile(r"(\d+(?:\+\d+)*)?:((?: \d{1,2}x\d+)*)")


def deck_code(pack: Pack, deck: Deck) -> str:
    """The deck as short as it can be said, for a setting of a table."""
    heroes = "+".join(str(hero) for hero in deck.heroes)
    return f"{heroes}:" + "".join(
        f" {copies}x{card}" for card, copies in sorted(deck.cards.items())
    )


def deck_of_code(pack: Pack, code: str) -> Deck:
    """A deck from such a code. Whether it is legal is another question."""
    match = CODE.fullmatch(code)
    if match is None:
        raise BadOption(f"{code!r} is no code of a deck", "bad-deck")
    heroes = [int(number) for number in (match.group(1) or "").split("+") if number]
    cards: dict[Card, int] = {}
    for part in match.group(2).split():
        copies, _, number = part.partition("x")
        cards[int(number)] = cards.get(int(number), 0) + int(copies)
    for card in [*heroes, *cards]:
        if card not in pack.titles:
            raise BadOption(f"there is no card {card}", "unknown-card")
    return Deck("", heroes, {card: copies for card, copies in cards.items() if copies})


def starting_threat(pack: Pack, deck: Deck) -> int:
    """The sum of the threat costs of the heroes. [Q4.4]"""
    return sum(pack.threat_cost[hero] for hero in deck.heroes)


# What makes a deck legal


def named(pack: Pack, card: Card) -> Value:
    return name(f"quest-card-{pack.ids[card]}")


def check_deck(pack: Pack, deck: Deck) -> list[Refusal]:
    """Everything that is wrong with the deck of one player. [Q27.10]"""
    return [
        *check_heroes(pack, deck),
        *check_kinds(pack, deck),
        *check_copies(pack, deck),
        *check_size(pack, deck),
    ]


def check_heroes(pack: Pack, deck: Deck) -> list[Refusal]:
    """One to three heroes with different titles. [Q4.1, Q27.6]"""
    wrong = []
    if not 1 <= len(deck.heroes) <= MOST_HEROES:
        phrase = Phrase("quest-why-deck-heroes", {"heroes": len(deck.heroes)})
        wrong.append(Refusal("Q27.6", phrase))
    for hero in sorted(set(deck.heroes)):
        if pack.kind[hero] != HERO:
            wrong.append(
                Refusal("Q27.6", Phrase("quest-why-deck-no-hero", {"card": named(pack, hero)}))
            )
        elif deck.heroes.count(hero) > 1:
            wrong.append(
                Refusal("Q27.6", Phrase("quest-why-deck-hero-twice", {"card": named(pack, hero)}))
            )
    return wrong


def check_kinds(pack: Pack, deck: Deck) -> list[Refusal]:
    """Only allies, attachments and events. [Q27.5]"""
    return [
        Refusal("Q27.5", Phrase("quest-why-deck-kind", {"card": named(pack, card)}))
        for card in sorted(deck.cards)
        if not fits(pack, card)
    ]


def fits(pack: Pack, card: Card) -> bool:
    return bool(DECK_KINDS >> pack.kind[card] & 1)


def check_copies(pack: Pack, deck: Deck) -> list[Refusal]:
    """At most three copies of a title. [Q27.4]"""
    wrong = []
    for card, copies in sorted(deck.cards.items()):
        if copies > MOST_COPIES:
            values: dict[str, Value] = {
                "card": named(pack, card),
                "copies": copies,
                "most": MOST_COPIES,
            }
            wrong.append(Refusal("Q27.4", Phrase("quest-why-deck-copies", values)))
    return wrong


def check_size(pack: Pack, deck: Deck) -> list[Refusal]:
    """At least fifty cards; starter decks are legal as they are. [Q27.3, Q27.10]"""
    if deck.size() >= LEAST_DECK or is_starter(pack, deck):
        return []
    values: dict[str, Value] = {"cards": deck.size(), "least": LEAST_DECK}
    return [Refusal("Q27.3", Phrase("quest-why-deck-small", values))]


def is_starter(pack: Pack, deck: Deck) -> bool:
    """Whether it is a starter deck with its own heroes. [Q27.1]"""
    return any(
        deck.cards == one.cards and sorted(deck.heroes) == sorted(one.heroes) for one in pack.decks
    )


def warnings(pack: Pack, deck: Deck) -> list[Phrase]:
    """Cards of a sphere that no hero of the team has: allowed, but worth a word. [Q27.7]"""
    spheres = {pack.sphere[hero] for hero in deck.heroes} | {NEUTRAL}
    foreign = [card for card in sorted(deck.cards) if pack.sphere[card] not in spheres]
    if not foreign:
        return []
    cards = names([f"quest-card-{pack.ids[card]}" for card in foreign])
    return [Phrase("quest-note-unpayable", {"cards": cards})]


def check_table(pack: Pack, decks: list[Deck], boxed: bool) -> list[Refusal]:
    """What is wrong with the decks of a table, by seat: each of them, and all together."""
    wrong: list[Refusal] = []
    for deck in decks:
        wrong += check_deck(pack, deck)
    wrong += check_shared_heroes(pack, decks)
    if boxed:
        wrong += check_pool(pack, decks)
    return wrong


def check_shared_heroes(pack: Pack, decks: list[Deck]) -> list[Refusal]:
    """No two players have a hero with the same title. [Q4.2, Q27.6]"""
    wrong = []
    taken: dict[Card, int] = {}
    for player, deck in enumerate(decks):
        for hero in sorted(set(deck.heroes)):
            if hero in taken:
                values: dict[str, Value] = {
                    "card": named(pack, hero),
                    "first": seat(taken[hero]),
                    "second": seat(player),
                }
                wrong.append(Refusal("Q27.6", Phrase("quest-why-deck-hero-shared", values)))
            else:
                taken[hero] = player
    return wrong


def check_pool(pack: Pack, decks: list[Deck]) -> list[Refusal]:
    """Every physical copy is in one deck only; three or four players have two sets. [Q27.9]"""
    sets = sets_for(len(decks))
    wanted: dict[Card, int] = {}
    for deck in decks:
        for card, copies in deck.cards.items():
            wanted[card] = wanted.get(card, 0) + copies
    wrong = []
    for card, copies in sorted(wanted.items()):
        held = sets * pack.quantity[card]
        if fits(pack, card) and copies > held:
            values: dict[str, Value] = {
                "card": named(pack, card),
                "copies": copies,
                "sets": sets,
                "held": held,
            }
            wrong.append(Refusal("Q27.9", Phrase("quest-why-deck-pool", values)))
    return wrong


def sets_for(players: int) -> int:
    """How many core sets a table has. [Q1.9]"""
    return 1 if players <= PLAYERS_OF_ONE_SET else 2


def check_prisoner(decks: list[Deck], scenario: int, format: int) -> list[Refusal]:
    """Where somebody will be taken prisoner, every player needs two heroes. [Q29.33, Q28.23]"""
    if format == ONE_SCENARIO and scenario != DOL_GULDUR_ESCAPE:
        return []
    values: dict[str, Value] = {"scenario": name(f"quest-scenario-{SCENARIOS[DOL_GULDUR_ESCAPE]}")}
    clause = "Q29.33" if format == ONE_SCENARIO else "Q28.23"
    return [
        Refusal(clause, Phrase("quest-why-deck-lone-hero", {"player": seat(player), **values}))
        for player, deck in enumerate(decks)
        if len(deck.heroes) < 2
    ]


# The text of RingsDB: the name, then titles by kind, `3x Faramir (Core Set)`

SECTIONS: Final = ("Heroes", "Allies", "Attachments", "Events")  # in the order of the kinds
SET_NAME: Final = "Core Set"
SET_NAMES: Final = (
    "core set",
    "core",
    "revised core set",
    "revised core",
    "базовыи набор",  # as `folded` writes it
    "основнои набор",
    "zestaw podstawowy",
)
PACKS: Final = "Packs:"
SIDEBOARD: Final = "sideboard"
LONGEST_LINE: Final = 200  # a longer one is no card
# `2x Feint`, `2 Feint`, `x2 Feint`, `Feint x2`, `Feint`, each with the set behind it or not.
LINE: Final = re.compile(
    r"(?:(\d{1,3})\s*[x×х]?\s+|[x×х](\d{1,3})\s+)?"
    r"([^()]+?)\s*(?:\(([^()]*)\))?\s*(?:[x×х](\d{1,3}))?"
)
COUNTED: Final = re.compile(r"\d{1,3}\s*[x×х]\s|[x×х]\d")


def export_deck(pack: Pack, deck: Deck) -> str:
    """The deck as RingsDB writes one, with English titles."""
    lines = [
        deck.name or "Deck",
        "",
        f"Packs: {SET_NAME}{several(sets_needed(pack, deck))}",
        "",
        "",
    ]
    for kind in range(HERO, EVENT + 1):
        if kind == HERO:
            found = [(hero, 1) for hero in deck.heroes]
        else:
            found = [one for one in sorted(deck.cards.items()) if pack.kind[one[0]] == kind]
        lines += [f"{SECTIONS[kind]} ({len(found)})", ""]
        lines += [f"{copies}x {pack.names[card]['en']} ({SET_NAME})" for card, copies in found]
        lines.append("")
    return "\n".join(lines)


def several(sets: int) -> str:
    return f" ({sets})" if sets > 1 else ""


def sets_needed(pack: Pack, deck: Deck) -> int:
    """The smallest number of core sets that holds all copies."""
    most = 1
    for card, copies in deck.cards.items():
        if pack.quantity[card]:
            most = max(most, -(-copies // pack.quantity[card]))
    return most


class Imported:
    """A deck read from a text, and a report of what could not be taken over."""

    def __init__(self) -> None:
        self.deck = Deck("", [], {})
        self.report: list[Phrase] = []
        self.aside = 0  # cards of the sideboard

    def to_data(self, pack: Pack) -> dict[str, object]:
        return {
            "deck": self.deck.to_data(pack),
            "report": [phrase.to_data() for phrase in self.report],
        }


def import_deck(pack: Pack, text: str) -> Imported:
    """A deck from the text of RingsDB. Titles may be English, Russian or Polish."""
    titles = titles_of(pack)
    found = Imported()
    lines = [line.strip() for line in text.splitlines()]
    start = name_of(found, lines, titles)
    aside = False
    for number, line in enumerate(lines, 1):
        if folded(line) == SIDEBOARD:
            aside = True
        elif number > start and 0 < len(line) <= LONGEST_LINE:
            read_line(pack, titles, found, number, line, aside)
    if found.aside:
        found.report.append(Phrase("quest-import-sideboard", {"cards": found.aside}))
    if not found.deck.heroes and not found.deck.cards:
        found.report.append(Phrase("quest-import-nothing"))
    return found


def name_of(found: Imported, lines: list[str], titles: dict[str, Card]) -> int:
    """The number of the line with the name of the deck, or 0: a list may begin with a card."""
    for number, line in enumerate(lines, 1):
        if line:
            as_ringsdb = any(other.startswith(PACKS) for other in lines)
            match = LINE.fullmatch(line[:LONGEST_LINE])
            is_card = bool(COUNTED.match(line)) or (
                match is not None and (folded(match.group(3)) in titles or bool(match.group(4)))
            )
            if not as_ringsdb and is_card:
                return 0
            found.deck.name = line[:80]
            return number
    return 0


def read_line(
    pack: Pack, titles: dict[str, Card], found: Imported, number: int, line: str, aside: bool
) -> None:
    """A line with a count or a set is a card, and so is a bare title. Others are words."""
    match = LINE.fullmatch(line)
    if match is None:
        return
    title, set_name = match.group(3), match.group(4) or ""
    if set_name.isdigit():  # `Heroes (3)`
        set_name = ""
    count = match.group(1) or match.group(2) or match.group(5)
    card = titles.get(folded(title), NO_CARD)
    if card == NO_CARD and count is None and not set_name:
        return
    copies = int(count or 1)
    if aside:
        found.aside += copies
    elif set_name and folded(set_name) not in SET_NAMES:
        values: dict[str, Value] = {"line": number, "title": title, "set": set_name}
        found.report.append(Phrase("quest-import-other-set", values))
    elif card == NO_CARD:
        found.report.append(Phrase("quest-import-unknown", {"line": number, "title": title}))
    elif pack.kind[card] == HERO:
        found.deck.heroes += [card] * copies
    elif fits(pack, card):
        if copies:
            found.deck.cards[card] = found.deck.cards.get(card, 0) + copies
    else:
        about: dict[str, Value] = {
            "line": number,
            "card": named(pack, card),
            "kind": name(f"quest-type-{KINDS[pack.kind[card]]}"),
        }
        found.report.append(Phrase("quest-import-kind", about))


def titles_of(pack: Pack) -> dict[str, Card]:
    """All spellings of all titles, made comparable. Stages share theirs and have no place here."""
    found: dict[str, Card] = {}
    for card in pack.titles:
        if not pack.stage[card]:
            for spelling in [*pack.names[card].values(), *pack.also[card]]:
                found[folded(spelling)] = card
    return found


def folded(title: str) -> str:
    """A title without accents, capitals, signs and double spaces, so that spellings meet."""
    small = unicodedata.normalize("NFD", title.casefold()).replace("ł", "l").replace("-", " ")
    return " ".join("".join(one for one in small if one.isalnum() or one == " ").split())


def read_deck(pack: Pack, text: str) -> Imported:
    """A deck as a setting has it: a starter deck by its id, a code, or the text of RingsDB."""
    if "\n" in text:
        return import_deck(pack, text)
    found = Imported()
    found.deck = deck_of_code(pack, text) if ":" in text else starter_deck(pack, text)
    return found


def check_text(pack: Pack, text: str, boxed: bool) -> dict[str, object]:
    """What a setting holds: the deck, what of the text could not be taken over, what is wrong with
    the deck and what is worth a word. [Q27.7, Q27.9, Q27.10]"""
    found = read_deck(pack, text)
    deck = found.deck
    wrong = check_table(pack, [deck], boxed)
    return {
        **found.to_data(pack),
        "code": deck_code(pack, deck),
        "text": export_deck(pack, deck),
        "size": deck.size(),
        "threat": sum(pack.threat_cost[hero] for hero in deck.heroes if pack.kind[hero] == HERO),
        "wrong": [{"clause": one.clause, "phrase": one.phrase.to_data()} for one in wrong],
        "notes": [phrase.to_data() for phrase in warnings(pack, deck)],
    }
