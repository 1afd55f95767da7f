"""Carrying out the text of a card: its steps in order, each with its targets. [H12.7, H41.1]"""

from typing import Final

from ringtable.games.hunt.answers import enough
from ringtable.games.hunt.box.components import RING_BEARER
from ringtable.games.hunt.cards.card import Card, Verb
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop

# A card in a frame: ally cards by their number, sorcery cards and companions after them.
SORCERY_FROM: Final = 128
COMPANION_FROM: Final = 192
ENOUGH: Final = -1  # an answer: no further target


def card_of(s: Hunt, source: int) -> Card:
    if source >= COMPANION_FROM:
        return s.box.upper[source - COMPANION_FROM]
    if source >= SORCERY_FROM:
        return s.box.sorcery[source - SORCERY_FROM]
    return s.box.ally[source]


def present_step(s: Hunt) -> Verb:
    """The step that the open frame has come to: card, option and number of the step."""
    return card_of(s, s.source).ways[s.target].steps[s.n]


def steps_left(s: Hunt) -> bool:
    return s.n < len(card_of(s, s.source).ways[s.target].steps)


def forget_aims(s: Hunt) -> None:
    """Targets of the first step may have been declared with the card; others are new. [H41.20]"""
    if not s.aimed:
        s.aims = []


def more_to_aim(s: Hunt) -> bool:
    """Whether the step wants a further target and there is one."""
    verb = present_step(s)
    if s.aimed or verb.secret or len(s.aims) >= verb.most:
        return False
    if s.aims and s.aims[-1] == ENOUGH:
        return False
    return bool(verb.targets(s))


def secret_aim_open(s: Hunt) -> bool:
    """A secret choice is opened also if it has one answer or none. [H42.28]"""
    verb = present_step(s)
    return verb.secret and not s.aims


class Aim(Decision[Hunt]):
    """The next target of a card's step; `enough` once the least number is reached. [H41.20]"""

    name = "aim"
    clause = "H41.20"

    def options(self, s: Hunt) -> list[Action]:
        verb = present_step(s)
        targets = verb.targets(s)
        if verb.may_stop(s) or not targets:
            return [*targets, ENOUGH]
        return targets

    def take(self, s: Hunt, action: Action) -> None:
        s.aims.append(action)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == ENOUGH:
            return enough()
        verb = present_step(s)
        target = verb.target_text(s, action)
        thing = verb.target_thing(s, action)
        return Answer(f"aim {target}", "hunt-option-aim", {"target": target}, thing)

    def prompt(self, s: Hunt) -> Phrase:
        card = card_of(s, s.source)
        return Phrase(present_step(s).prompt, {"card": name(f"hunt-card-{card.id}")})


class SecretAim(Aim):
    """The same where the others may not even know what there is to choose from. [H42.28]"""

    name = "secret-aim"
    secret = True

    def who(self, s: Hunt) -> int:
        return RING_BEARER

    def options(self, s: Hunt) -> list[Action]:
        targets = present_step(s).targets(s)
        return targets or [ENOUGH]


def carry_out(s: Hunt) -> None:
    """The step with its targets; what cannot be done is skipped. [H0.5]"""
    verb = present_step(s)
    if s.aims and s.aims[-1] == ENOUGH:
        s.aims.pop()
    s.aimed = False
    s.n += 1
    verb.carry_out(s)


AIM: Final = Aim()

CARD_TEXT: Final = Procedure(
    "card-text",
    loop(
        steps_left,
        do(forget_aims),
        loop(secret_aim_open, ask(SecretAim())),
        loop(more_to_aim, ask(AIM)),
        do(carry_out),
    ),
)
