"""Decisions: questions to a seat, and their answers.

A decision keeps nothing of its own; all it needs is in the state. An action is a small int that
means something to its decision only; its text is stable and is what people, records and programs
use.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ringtable.kernel.errors import IllegalAction
from ringtable.kernel.phrase import Phrase, Value

Action = int
S = TypeVar("S")

# Answers that the kernel knows. They lie apart from what a sealed question keeps for itself.
PASS: Final = -10  # not now
PASS_ON: Final = -11  # not until the game wakes the seats
DONE: Final = -12  # enough is chosen


WHICH_COPY: Final = "which-copy"  # why a text is refused that several answers fit


def without_copies(text: str) -> str:
    """The text of an answer as somebody says it who sees but one copy of each thing."""
    return " ".join([word.partition("#")[0] for word in text.split(" ")])


class Answer:
    """An answer as people and programs see it: the stable text, the words, the things on the board
    that stand for it (`die:red`: there it can be clicked), and for the client the verb and plain
    data of what is done to what."""

    __slots__ = ("data", "form", "text", "things", "verb", "words", "written")

    def __init__(
        self,
        text: str,
        message: str = "option",
        values: dict[str, Value] | None = None,
        thing: str = "",
        things: list[str] | None = None,
        verb: str = "",
        data: dict[str, object] | None = None,
    ) -> None:
        self.text = text
        if values is None and message == "option":
            values = {"text": text}
        self.words = Phrase(message, values)
        self.things: list[str] = [thing] if thing else things or []
        self.verb = verb or text.partition(" ")[0]
        self.data: dict[str, object] = data or {}
        self.form: dict[str, object] | None = None  # as data, made once
        self.written: object | None = None  # kept here by whoever sends it, where it is shown again

    def to_data(self) -> dict[str, object]:
        if self.form is None:
            self.form = {
                "text": self.text,
                "label": self.words.to_data(),
                "things": self.things,
                "verb": self.verb,
                "data": self.data,
            }
        return self.form

    def __repr__(self) -> str:
        return f"Answer({self.text!r})"


class Refusal:
    """Why something is not allowed: the clause that forbids it, and words for people."""

    __slots__ = ("clause", "phrase")

    def __init__(self, clause: str, phrase: Phrase) -> None:
        self.clause = clause
        self.phrase = phrase

    def to_data(self) -> dict[str, object]:
        return {"clause": self.clause, "phrase": self.phrase.to_data()}

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.phrase!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A question. Subclasses say who is asked, what may be answered and what the answer does."""

    name: str = "decision"
    clause: str = ""
    # Two strengths of a secret. `private`: the options depend on something another seat may not
    # know; others see which window is open and who is asked, never what could be answered.
    # `secret`: others may not even know what is asked and see only somebody's turn. Either is put
    # even if it has one answer, or its absence would tell.
    private: bool = False
    secret: bool = False
    # Whether it goes on with the thought of the question before: the client asks for it as a stage
    # of one whole move, and the table reads it as that.
    stage: bool = False
    # Of a stage: whether it follows on a choice alone. Once the move has done something, it opens
    # the next one: with a single die left "which die?" is not asked, and "what for?" comes first.
    opens: bool = False
    # Whether a round of passing also offers to pass until the game wakes the seats.
    may_pass_on: bool = True

    def who(self, s: S) -> int:
        """The seat that decides: as a rule the acting one."""
        seat: int = s.seat  # type: ignore[attr-defined]  # every S is a State; a bound would be a cycle
        return seat

    def options(self, s: S) -> list[Action]:
        """All legal answers: complete, never empty, none twice. In a round of passing what can be
        done besides passing, perhaps nothing."""
        raise IllegalAction(f"{name_of(self)} has no options")

    def open_to(self, s: S) -> bool:
        """In a round of passing: whether the acting seat might do something by what everybody
        knows. If not, it is passed over, which tells nobody anything."""
        return True

    def take(self, s: S, action: Action) -> None:
        """Carry out the answer."""
        raise IllegalAction(f"{name_of(self)} cannot be answered")

    def show(self, s: S, action: Action) -> Answer:
        """An answer: its stable text, as a chess move has one, its words and what stands for it."""
        return Answer(str(action))

    def answers(self, s: S, options: list[Action]) -> list[Answer]:
        """All answers of a question. Where the same ones are shown again and again, a decision may
        keep them."""
        return [shown(self, s, action) for action in options]

    def text(self, s: S, action: Action) -> str:
        """The text of an answer alone, as `show` has it. Whoever only counts or reads actions asks
        for nothing else, so a decision with much to show says its text here too."""
        return self.show(s, action).text

    def parse(self, s: S, options: list[Action], text: str) -> Action:
        """The option with this text. Of several copies of a thing, which are told apart by a number
        (`scout#2`), one need not be named by it where only one of them is an option."""
        copies = []
        fitting = PASS
        for action in options:
            known = text_of(self, s, action)
            if known == text:
                return action
            if "#" in known and without_copies(known) == text:
                copies.append(known)
                fitting = action
        if len(copies) > 1:
            raise IllegalAction(f"{text!r} may be {' or '.join(copies)}", WHICH_COPY)
        if copies:
            return fitting
        raise IllegalAction(f"{text!r} is not an option of {name_of(self)}", "unknown-option")

    # For people

    def prompt(self, s: S) -> Phrase:
        """What is asked, in words."""
        return Phrase(f"ask-{name_of(self)}")

    def why_not(self, s: S, thing: str) -> Refusal | None:
        """Which rule forbids something that is not an option. Must tell nothing that the asking
        seat may not know. None if the decision does not know the thing at all."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Decision[S]):
    """A choice of several things, one by one, for `select`. `options` names all that may be chosen,
    in a fixed order; the kernel leaves out what was passed by and adds *done*."""

    stage: bool = True

    def least(self, s: S) -> int:
        """How many must be chosen, if there are as many."""
        return 0

    def most(self, s: S) -> int:
        """How many may be chosen."""
        return 1 << 30


def shown(decision: Decision[Any], s: Any, action: Action) -> Answer:
    """An answer of a decision, those of the kernel included."""
    if action == PASS:
        return Answer("pass", "option-pass")
    if action == PASS_ON:
        return Answer("pass on", "option-pass-on", verb="pass-on")
    if action == DONE:
        return Answer("done", "option-done")
    return decision.show(s, action)


def text_of(decision: Decision[Any], s: Any, action: Action) -> str:
    """The text of an answer, those of the kernel included."""
    if PASS_ON <= action <= PASS or action == DONE:
        return shown(decision, s, action).text
    return decision.text(s, action)


# A subclass in plain Python states name, clause and the rest on the class, which compiled code does
# not see when it reads the attribute of the compiled base: hence by name.


def name_of(decision: Decision[Any]) -> str:
    name: str = getattr(decision, "name")  # noqa: B009 - see above
    return name


def clause_of(decision: Decision[Any]) -> str:
    clause: str = getattr(decision, "clause")  # noqa: B009 - see above
    return clause


def is_secret(decision: Decision[Any]) -> bool:
    """Whether others may not even know what is asked."""
    secret: bool = getattr(decision, "secret")  # noqa: B009 - see above
    return secret


def hides_options(decision: Decision[Any]) -> bool:
    """Whether others may not know what could be answered: such a question is always put."""
    private: bool = getattr(decision, "private")  # noqa: B009 - see above
    return private or is_secret(decision)


def is_stage(decision: Decision[Any]) -> bool:
    """Whether it goes on with the thought of the question before."""
    stage: bool = getattr(decision, "stage")  # noqa: B009 - see above
    return stage


def opens_anew(decision: Decision[Any]) -> bool:
    """Whether it opens a move of its own after something has happened."""
    opens: bool = getattr(decision, "opens")  # noqa: B009 - see above
    return opens


def continues(decision: Decision[Any], s: Any, done: bool) -> bool:
    """Whether the question at hand goes on with a thought: a stage, or a set that was begun. `done`
    says whether the move so far has done anything."""
    if done and opens_anew(decision):
        return False
    return is_stage(decision) or (isinstance(decision, Several) and bool(s.chosen))


def offers_pass_on(decision: Decision[Any]) -> bool:
    offers: bool = getattr(decision, "may_pass_on")  # noqa: B009 - see above
    return offers
