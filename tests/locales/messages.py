"""What the message files say, as data for the tests."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ringtable
from ringtable.catalog import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "ringtable" / "locales"
# Case forms are a language's own affair; what others call `$die_loc` is `$die` in English.
# Cases; places with their preposition; or with a verb.
FORMS = ("acc", "gen", "dat", "ins", "loc", "voc", "nom", "in", "to", "from", "sensed")


@dataclass
class Told:
    """A message: its attributes, the values it uses, those of them that are declined with their
    forms, and the variants of its plurals."""

    attributes: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)


class Reader(Visitor):
    def __init__(self, told: Told) -> None:
        self.told = told

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        base, _, form = name.rpartition("_")
        declined = bool(base) and form in FORMS
        self.told.values.add(base if declined else name)
        if declined:
            self.told.forms.add((base, form))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.told.plurals.append(keys)
        self.generic_visit(node)


def names_of_files(language: str) -> set[str]:
    return {file.name for file in (LOCALES / language).glob("*.ftl")}


def entries(file: Path) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, Told]:
    found: dict[str, Told] = {}
    for entry in entries(LOCALES / language / file):
        if isinstance(entry, ast.Message):
            told = Told({attribute.id.name for attribute in entry.attributes})
            Reader(told).visit(entry)
            found[entry.id.name] = told
    return found


def all_ids(language: str) -> set[str]:
    return {id for file in names_of_files(language) for id in messages(language, file)}


def is_offered(file: str) -> bool:
    """Whether people get to see it: a game in the making is not on the table yet."""
    game = file.removesuffix(".ftl")
    in_the_making = (ROOT / "src" / "ringtable" / "games" / game).is_dir()
    return game in ringtable.titles() or not in_the_making


FILES = [file for file in sorted(names_of_files("en")) if is_offered(file)]
PAIRS = [(language, file) for language in LANGUAGES for file in FILES]
SHARED = [(language, file) for language, file in PAIRS if language != "en"]


@cache
def sources(folder: str, *endings: str) -> str:
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    kept = [file for file in files if "node_modules" not in file.parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(kept))


CALL = re.compile(r"\b(?:t|catalog\.text)\(\s*([\"`])(.+?)\1")
TUPLE = re.compile(r"\[\"[^\"]+\", \"((?:[a-z]+-)?key-[a-z-]+)\"\]")  # lists of shortcuts


def used_by_client() -> tuple[set[str], set[str]]:
    """Ids that the client writes out, and patterns of those it puts together."""
    plain: set[str] = set()
    made: set[str] = set()
    text = sources("web/src", ".ts", ".svelte")
    for _, id in CALL.findall(text):
        (made if "${" in id else plain).add(id)
    plain.update(TUPLE.findall(text))
    # `t(condition ? "a" : "b")`
    for inside in re.findall(r"\bt\(([^()`]*\? \"[^()`]*)\)", text):
        chosen = re.sub(r"[!=]== \"[^\"]*\"", "", inside)  # what is compared is no message
        plain.update(re.findall(r"\"([a-z-]+)\"", chosen))
    return plain, {re.sub(r"\$\{[^}]*\}", "*", one) for one in made}


def as_pattern(made: str) -> re.Pattern[str]:
    name = made.partition(".")[0]
    return re.compile(re.escape(name).replace(r"\*", "[a-z0-9_-]+"))
