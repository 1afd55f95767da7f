"""Whom a text speaks of: groups of cards and players, what they are like, and the choice of one.

    one(enemy)                        an enemy in play, chosen by who acts
    one(hero, damaged, of=you)        a damaged hero that he controls
    one(enemy, in_staging, by=first_player)
    each(character, exhausted_now)    all of them
    this, it, host, attacker          the card itself; what the moment speaks of or what was chosen;
                                      what it is attached to; the enemy whose attack is under way
    you, each_player, its_player      who acts; all in the game; the player the moment concerns

A group and a condition see the frame of the text: `s.seat` acts, `s.source` is the card.
"""

from collections.abc import Callable
from typing import Final

from ringtable.games.quest.answers import card_answer, card_meant, card_prompt, refusal
from ringtable.games.quest.box.components import (
    ALLY,
    CONDITION,
    ENGAGED,
    HERO,
    OBJECTIVE,
    STAGING,
    Trait,
)
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.values import (
    attacked_player,
    attackers_of,
    attacking_enemy,
    defenders_of,
    has_trait,
)
from ringtable.games.quest.zones import engaged_with
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, seat

Group = Callable[[Quest], list[int]]
Test = Callable[[Quest, int], bool]
Who = Callable[[Quest], int]


def anything(s: Quest, card: int) -> bool:
    return True


# Groups


class Kind:
    """A sort of thing that texts choose from: its name in the catalog and who belongs to it."""

    def __init__(self, name: str, members: Group, players: bool = False) -> None:
        self.name = name
        self.members = members
        self.players = players


def all_heroes(s: Quest) -> list[int]:
    return [card for card in s.characters() if s.is_hero(card)]


def all_allies(s: Quest) -> list[int]:
    return [card for card in s.characters() if s.is_ally(card)]


def all_characters(s: Quest) -> list[int]:
    return s.characters()


def all_enemies(s: Quest) -> list[int]:
    return s.enemies()


def all_locations(s: Quest) -> list[int]:
    return s.locations()


def all_attachments(s: Quest) -> list[int]:
    """Attachments, treacheries that became one included; not an objective that is guarded. [Q19.14,
    Q22.7, Q22.8]"""
    return [
        card for card in s.attached if s.controller[card] != NO_SEAT or s.kind(card) != OBJECTIVE
    ]


def all_players(s: Quest) -> list[int]:
    return s.players()


def own_hand(s: Quest) -> list[int]:
    """Each title once: copies are alike."""
    titles: list[int] = []
    found: list[int] = []
    for card in sorted(s.hand[s.seat]):
        if s.title[card] not in titles:
            titles.append(s.title[card])
            found.append(card)
    return found


hero: Final = Kind("hero", all_heroes)
ally: Final = Kind("ally", all_allies)
character: Final = Kind("character", all_characters)
enemy: Final = Kind("enemy", all_enemies)
location: Final = Kind("location", all_locations)
attachment: Final = Kind("attachment", all_attachments)
player: Final = Kind("player", all_players, players=True)
card_in_hand: Final = Kind("hand", own_hand)


# What they must be like


def damaged(s: Quest, card: int) -> bool:
    return s.damage[card] > 0


def exhausted_now(s: Quest, card: int) -> bool:
    return s.exhausted[card] > 0


def ready_now(s: Quest, card: int) -> bool:
    return not s.exhausted[card]


def committed_now(s: Quest, card: int) -> bool:
    return card in s.committed


def in_staging(s: Quest, card: int) -> bool:
    return s.zone[card] == STAGING


def engaged_now(s: Quest, card: int) -> bool:
    return s.zone[card] == ENGAGED


def not_engaged_with_you(s: Quest, card: int) -> bool:
    return card not in s.engaged[s.seat]


def engaged_with_it(s: Quest, card: int) -> bool:
    """Engaged with the player who was chosen."""
    return card in s.engaged[s.target]


def of_the_chosen_player(s: Quest, card: int) -> bool:
    """Controlled by the player who was chosen."""
    return s.controller[card] == s.target


def with_engaged_enemies(s: Quest, player: int) -> bool:
    return bool(s.engaged[player])


def is_condition(s: Quest, card: int) -> bool:
    return has_trait(s, card, CONDITION)


class WithTrait:
    """Cards that have a trait: `one(enemy, with_trait(ORC))`."""

    def __init__(self, trait: Trait) -> None:
        self.trait = trait

    def __call__(self, s: Quest, card: int) -> bool:
        return has_trait(s, card, self.trait)


def with_trait(trait: Trait) -> Test:
    return WithTrait(trait)


class Both:
    def __init__(self, one: Test, other: Test) -> None:
        self.one = one
        self.other = other

    def __call__(self, s: Quest, card: int) -> bool:
        return self.one(s, card) and self.other(s, card)


def both(one: Test, other: Test) -> Test:
    """Two conditions at once."""
    if one is anything:
        return other
    return one if other is anything else Both(one, other)


# What a moment is about, for `at(…, where=…)`. Its number is the player who controlled the card.


def was_ally(s: Quest, card: int) -> bool:
    """An ally that left play or was destroyed; an Orc Guard was none."""
    return s.n >= 0 and s.pack.kind[s.title[card]] == ALLY


def was_hero(s: Quest, card: int) -> bool:
    return s.n >= 0 and s.pack.kind[s.title[card]] == HERO


def was_character(s: Quest, card: int) -> bool:
    return s.n >= 0 and s.pack.kind[s.title[card]] <= ALLY


def took_part(s: Quest, card: int) -> bool:
    """This card is among the attackers of the attack. [Q12.13]"""
    return s.source in attackers_of(s)


def host_took_part(s: Quest, card: int) -> bool:
    """What this card is attached to is among the attackers. [Q12.13]"""
    return s.host[s.source] in attackers_of(s)


# Players as those who choose or are meant


def acting(s: Quest) -> int:
    return s.seat


def first_player(s: Quest) -> int:
    return s.first


def the_attacked_player(s: Quest) -> int:
    return attacked_player(s)


def the_engaged_player(s: Quest) -> int:
    """Who is engaged with the card whose text it is."""
    return engaged_with(s, s.source)


class Subject:
    """Cards or players that a text speaks of. Some have to be chosen first."""

    def choice(self) -> "One | None":
        return None

    def cards(self, s: Quest) -> list[int]:
        return []

    def some(self, s: Quest, test: Test) -> bool:
        """Whether there is one of this sort among them, before the choice if one is due."""
        return any(test(s, card) for card in self.cards(s))

    def only(self, test: Test) -> "Subject":
        """The same, as far as they are like this."""
        return Those(self, test)


class Those(Subject):
    def __init__(self, subject: Subject, test: Test) -> None:
        self.subject = subject
        self.test = test

    def choice(self) -> "One | None":
        return self.subject.choice()

    def cards(self, s: Quest) -> list[int]:
        return [card for card in self.subject.cards(s) if self.test(s, card)]


class This(Subject):
    """The card whose text it is. [Q18.21]"""

    def cards(self, s: Quest) -> list[int]:
        return [s.source]


class It(Subject):
    """What the moment speaks of, or what was chosen before."""

    def cards(self, s: Quest) -> list[int]:
        return [s.target]


class Host(Subject):
    """What the card is attached to; nothing if that is no card that can be used. [Q29.20]"""

    def cards(self, s: Quest) -> list[int]:
        card = s.host[s.source]
        return [card] if card >= 0 and s.face[card] else []


class Attacker(Subject):
    """The enemy whose attack is under way."""

    def cards(self, s: Quest) -> list[int]:
        card = attacking_enemy(s)
        return [] if card < 0 else [card]


class Defenders(Subject):
    """The characters that defend in the attack under way."""

    def cards(self, s: Quest) -> list[int]:
        return defenders_of(s)


class ActiveLocation(Subject):
    def cards(self, s: Quest) -> list[int]:
        return [] if s.active < 0 else [s.active]


class Each(Subject):
    """All of a kind that are like this."""

    def __init__(self, kind: Kind, test: Test, of: Who | None) -> None:
        self.kind = kind
        self.test = test
        self.of = of

    def cards(self, s: Quest) -> list[int]:
        found = [card for card in self.kind.members(s) if self.test(s, card)]
        if self.of is not None:
            owner = self.of(s)
            found = [card for card in found if s.controller[card] == owner]
        return found


class Seat(Subject):
    """One player, by how he is found."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def cards(self, s: Quest) -> list[int]:
        seat = self.who(s)
        return [seat] if seat >= 0 and s.plays(seat) else []


class EachPlayer(Subject):
    def cards(self, s: Quest) -> list[int]:
        return s.players()


def the_number(s: Quest) -> int:
    """The player that the moment concerns."""
    return s.n


class One(Subject):
    """One of a kind, to be chosen: the choice is a stage of the move. [Q21.13]"""

    def __init__(
        self, kind: Kind, test: Test, of: Who | None, by: Who, clause: str, private: bool
    ) -> None:
        self.kind = kind
        self.test = test
        self.of = of
        self.by = by
        self.clause = clause
        self.private = private
        self.question = ChooseOne(self)

    def choice(self) -> "One | None":
        return self

    def candidates(self, s: Quest) -> list[int]:
        found = [card for card in self.kind.members(s) if self.test(s, card)]
        if self.of is not None:
            owner = self.of(s)
            found = [card for card in found if s.controller[card] == owner]
        return found

    def cards(self, s: Quest) -> list[int]:
        return [s.target]

    def some(self, s: Quest, test: Test) -> bool:
        return any(test(s, card) for card in self.candidates(s))

    def only(self, test: Test) -> "Subject":
        return One(self.kind, both(self.test, test), self.of, self.by, self.clause, self.private)

    def anybody(self, s: Quest) -> bool:
        """Whether there is one to choose."""
        return bool(self.candidates(s))


class ChooseOne(Decision[Quest]):
    """Which one. [Q21.13, Q31.2]"""

    stage = True

    def __init__(self, one: One) -> None:
        self.one = one
        self.name = f"choose-{one.kind.name}"
        self.clause = one.clause
        self.private = one.private

    def who(self, s: Quest) -> int:
        return self.one.by(s)

    def options(self, s: Quest) -> list[Action]:
        return self.one.candidates(s)

    def take(self, s: Quest, action: Action) -> None:
        s.target = action

    def show(self, s: Quest, action: Action) -> Answer:
        if self.one.kind.players:
            return Answer(
                f"player {action + 1}",
                "quest-option-player",
                {"player": seat(action)},
                thing=f"seat:{action}",
                data={"seat": action},
            )
        hidden = self.one.kind is card_in_hand
        return card_answer(s, "choose", "quest-option-card", action, hidden)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, f"quest-ask-choose-{self.one.kind.name}", s.source)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, self.who(s), thing)
        return None if card < 0 else refusal(s, self.clause, "no-target", card)


# The words of a text

this: Final = This()
it: Final = It()
host: Final = Host()
attacker: Final = Attacker()
defenders: Final = Defenders()
active_location: Final = ActiveLocation()
you: Final = Seat(acting)
each_player: Final = EachPlayer()
its_player: Final = Seat(the_number)


def one(
    kind: Kind,
    test: Test = anything,
    of: Who | None = None,
    by: Who = acting,
    clause: str = "Q21.13",
    private: bool = False,
) -> One:
    """One of a kind, chosen by who acts unless the text says otherwise."""
    return One(kind, test, of, by, clause, private)


def each(kind: Kind, test: Test = anything, of: Who | None = None) -> Each:
    """All of a kind that are like this."""
    return Each(kind, test, of)
