"""A view as numbers. Everything comes from what the seat may see, nothing from the position.

The table of a view (the `board` of it, where a game says so) is walked from its top; every leaf has
a name, the path to it:

- a number is the value of the feature `courage.now`; true is 1, false 0;
- a word is 1 at the feature `stage=rohan`; an empty one is nothing, as is null;
- words in a list are counted, `stacks.2.unseen=arwen`;
- things in a list go by their `id`, `figures.aragorn.space`, or else by their place, the first
  sixteen of them, `sheets.0.circle`; so do numbers in a list;
- a column has numbers with names of their own, `figures.rohan.elite`. Where its names follow each
  other in the list of names, it is laid into the row as it is;
- a part is what it builds. What came of it is remembered by its key.

Before the table stand `seats`, `seat=0`, `asked` (whether this seat is asked now) and, if it is,
`question=keep`. What a list of names leaves out (`- record`: a history that only grows) is not
walked; words longer than forty letters are texts for people and are no features.

A feature is a whole number of one byte, from -128 to 127: what is beyond stops there, and a
fraction is counted in hundredths.
"""

import re
from typing import Final

from ringtable.kernel.decision import name_of
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Column, Counted, Game, Part
from ringtable.kernel.state import State
from ringtable.rl.numbering import Numbering

LISTED: Final = 16  # things of a list that go by their place
LONGEST: Final = 40  # letters of a word
MOST_WORDS: Final = 4096  # that one place of a view remembers
MOST_PARTS: Final = 2048  # the same of parts
UNKNOWN: Final = -1
SET: Final = re.compile(rb"[^\0]")  # a number of a row that is not zero
HIGHEST: Final = 127
LOWEST: Final = -128


class Remembered:
    """What came of a part: which numbers of the row are what. One with numbers that others share
    too is not remembered but built each time: what they add up to depends on the others."""

    __slots__ = ("numbers", "shared", "values")

    def __init__(self, row: bytearray, spill: int) -> None:
        found = [one.start() for one in SET.finditer(row)]
        self.numbers: list[int] = found
        self.values: list[int] = [row[number] for number in found]
        self.shared = bool(self.numbers) and self.numbers[0] < spill


class Branch:
    """A place in the view, with the numbers of what was met there: paths are put together once."""

    __slots__ = (
        "branches",
        "column",
        "column_names",
        "left_out",
        "number",
        "parts",
        "path",
        "words",
    )

    def __init__(self, path: str, left_out: bool) -> None:
        self.path = path
        self.left_out = left_out
        self.number = UNKNOWN
        self.branches: dict[str, Branch] = {}
        self.words: dict[str, int] = {}
        self.column_names: list[str] = []
        self.column: list[int] = []  # numbers; of a column whose names follow each other the first
        self.parts: dict[object, Remembered] = {}


class Features:
    """Fills rows of bytes from views."""

    def __init__(self, numbering: Numbering, left_out: list[str]) -> None:
        self.numbering = numbering
        self.left_out = set(left_out)
        self.root = Branch("", False)
        self.seats = self.branch(self.root, "seats")
        self.seat = self.branch(self.root, "seat")
        self.asked = self.branch(self.root, "asked")
        self.question = self.branch(self.root, "question")

    def fill(self, game: Game, s: State, seat: int, row: bytearray, base: int) -> None:
        """What a seat sees, into a row of zeros that begins at `base`."""
        self.put(self.seats, s.seats, row, base)
        row[base + self.word(self.seat, str(seat))] = 1
        flow: Flow = game.flow
        if seat in flow.waiting(s):
            self.put(self.asked, 1, row, base)
            row[base + self.word(self.question, name_of(flow.decision(s)))] = 1
        table: dict[str, object] = game.board(s, seat)
        self.walk(self.root, table, row, base)

    def walk(self, branch: Branch, things: dict[str, object], row: bytearray, base: int) -> None:
        branches = branch.branches
        for key, value in things.items():
            below = branches.get(key)
            if below is None:
                below = self.branch(branch, key)
            if below.left_out:
                continue
            if isinstance(value, int):
                if value:
                    self.put(below, value, row, base)
                elif below.number == UNKNOWN:  # what is only ever zero has a name too
                    self.number(below)
            elif isinstance(value, str):
                number = below.words.get(value)
                if number is not None:
                    row[base + number] = 1
                elif value and len(value) <= LONGEST:
                    row[base + self.word(below, value)] = 1
            elif isinstance(value, Column):
                self.put_column(below, value, row, base)
            elif isinstance(value, Counted):
                self.put_counted(below, value, row, base)
            elif isinstance(value, Part):
                self.put_part(below, value, row, base)
            else:
                self.put_other(below, value, row, base)

    def put_part(self, branch: Branch, part: Part, row: bytearray, base: int) -> None:
        found = branch.parts.get(part.key)
        if found is None:
            alone = bytearray(self.numbering.size)
            self.put_other(branch, part.build(part.s, part.number), alone, 0)
            found = Remembered(alone, self.numbering.spill)
            if len(branch.parts) == MOST_PARTS:
                branch.parts.clear()
            branch.parts[part.key] = found
        if found.shared:
            self.put_other(branch, part.build(part.s, part.number), row, base)
            return
        values = found.values
        for at, number in enumerate(found.numbers):
            row[base + number] = values[at]

    def put_counted(self, branch: Branch, counted: Counted, row: bytearray, base: int) -> None:
        numbers = self.numbers_of(branch, counted.names)
        start = base + numbers[0]
        follow = len(numbers) == 1
        amounts = counted.numbers
        for at, place in enumerate(counted.places):
            number = start + place if follow else base + numbers[place]
            amount = 1 if amounts is None else amounts[at]
            row[number] = min(row[number] + amount, HIGHEST)

    def numbers_of(self, branch: Branch, names: list[str]) -> list[int]:
        if branch.column_names is not names:
            branch.column_names = names
            branch.column = self.column_numbers(branch.path, names)
        return branch.column

    def put_column(self, branch: Branch, column: Column, row: bytearray, base: int) -> None:
        numbers = self.numbers_of(branch, column.names)
        if len(numbers) == 1:
            start = base + numbers[0]
            row[start : start + len(column.values)] = column.values
            return
        for at, value in enumerate(column.values):
            if value:
                row[base + numbers[at]] = value

    def column_numbers(self, path: str, names: list[str]) -> list[int]:
        numbers = [self.numbering.number(f"{path}.{name}") for name in names]
        start = numbers[0]
        return [start] if numbers == list(range(start, start + len(numbers))) else numbers

    def put_other(self, branch: Branch, value: object, row: bytearray, base: int) -> None:
        if isinstance(value, dict):
            self.walk(branch, value, row, base)
        elif isinstance(value, list):
            self.each(branch, value, row, base)
        elif isinstance(value, Part):
            self.put_part(branch, value, row, base)
        elif isinstance(value, float):
            self.put(branch, round(value * 100), row, base)

    def each(self, branch: Branch, values: list[object], row: bytearray, base: int) -> None:
        place = 0
        for value in values:
            if isinstance(value, str):
                if value and len(value) <= LONGEST:
                    self.count(self.word(branch, value), row, base)
                continue
            id: object = None
            if isinstance(value, dict):
                id = value.get("id")
            elif isinstance(value, Part):
                id = value.id
            if isinstance(id, str) and id:
                self.put_other(self.branch(branch, id), value, row, base)
            elif place < LISTED:
                below = self.branch(branch, PLACES[place])
                if isinstance(value, int):
                    self.put(below, value, row, base)
                else:
                    self.put_other(below, value, row, base)
            place += 1

    def put(self, branch: Branch, value: int, row: bytearray, base: int) -> None:
        number = branch.number
        if number == UNKNOWN:
            number = self.number(branch)
        row[base + number] = max(LOWEST, min(value, HIGHEST)) & 255

    def count(self, number: int, row: bytearray, base: int) -> None:
        if row[base + number] != HIGHEST:
            row[base + number] = row[base + number] + 1 & 255

    def number(self, branch: Branch) -> int:
        branch.number = self.numbering.number(branch.path)
        return branch.number

    def branch(self, above: Branch, key: str) -> Branch:
        found = above.branches.get(key)
        if found is None:
            path = f"{above.path}.{key}" if above.path else key
            found = Branch(path, path in self.left_out)
            above.branches[key] = found
        return found

    def word(self, branch: Branch, word: str) -> int:
        number = branch.words.get(word)
        if number is None:
            number = self.numbering.number(f"{branch.path}={word}")
            if len(branch.words) < MOST_WORDS:
                branch.words[word] = number
        return number

    def names(self) -> list[str]:
        """Everything that was met so far: in order, then column after column."""
        found: list[str] = []
        columns: dict[str, list[str]] = {}
        waiting = [self.root]
        while waiting:
            branch = waiting.pop()
            if branch.number != UNKNOWN:
                found.append(branch.path)
            for word in branch.words:
                found.append(f"{branch.path}={word}")
            if branch.column_names:
                columns[branch.path] = branch.column_names
            waiting.extend(branch.branches.values())
        found.sort()
        for path in sorted(columns):
            found += [f"{path}.{name}" for name in columns[path]]
        return found


PLACES: Final = [str(place) for place in range(LISTED)]
