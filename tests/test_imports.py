"""Imports point one way: kernel <- games <- bots, rl, sim <- server, cli. ARCHITECTURE.md says
why."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "ringtable"

# What each part may import beside itself. `version` is `import ringtable`, for the number alone.
ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "wire": set(),
    "catalog": set(),
    "rulebook": {"kernel"},
    "lessons": {"kernel", "wire"},
    "games": {"kernel"},
    "api": {"kernel"},
    "version": {"kernel", "api"},
    "testing": {"kernel", "rulebook", "wire", "catalog"},
    "bots": {"kernel", "games", "version"},
    "rl": {"kernel", "games", "api", "bots", "catalog"},
    "sim": {"kernel", "games", "api", "bots", "rl", "version"},
    "server": {"kernel", "games", "api", "bots", "sim", "wire", "catalog", "rulebook"}
    | {"lessons", "version"},
    "loadtest": {"kernel", "api", "wire", "server"},
}
ARROWS["cli"] = {*ARROWS}

# Rooms that know nothing of others: the first is not allowed to import the second.
WALLS = (
    ("server.storage", "server.rooms"),
    ("server.storage", "server.advisors"),
    ("server.storage", "server.http"),
    ("server.rooms", "server.http"),
    ("server.advisors", "server.http"),
)


class Import(NamedTuple):
    """One module that another needs. Modules are named without `ringtable.` before them."""

    importer: str
    imported: str
    at_once: bool  # not inside a function, nor for types alone

    def __str__(self) -> str:
        return f"{self.importer} imports {self.imported or 'ringtable'}"


def module_name(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_of(root: Path) -> dict[str, Path]:
    return {module_name(file, root): file for file in sorted(root.rglob("*.py"))}


def imports_of(root: Path) -> list[Import]:
    """Every import of ours in the package: also inside functions, and by `import_module`."""
    modules = modules_of(root)
    found = []
    for importer, file in modules.items():
        tree = ast.parse(file.read_text("utf-8"))
        first = {id(node) for statement in tree.body for node in at_top(statement)}
        for node in ast.walk(tree):
            for name in names_in(node, modules):
                found.append(Import(importer, name, id(node) in first))
    return found


def at_top(statement: ast.stmt) -> Iterator[ast.stmt]:
    """The statements that run when a module is loaded, as far as imports may be among them."""
    yield statement
    inner: list[ast.stmt] = []
    if isinstance(statement, ast.If) and "TYPE_CHECKING" not in ast.unparse(statement.test):
        inner = statement.body + statement.orelse
    elif isinstance(statement, ast.Try):
        inner = statement.body
    for one in inner:
        yield from at_top(one)


def names_in(node: ast.AST, modules: dict[str, Path]) -> Iterator[str]:
    names: list[str] = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        if node.level:
            raise AssertionError(f"imports are written in full, not `{ast.unparse(node)}`")
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            names.append(whole if whole.removeprefix("ringtable.") in modules else str(node.module))
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
        names = [str(one.value) for one in node.args if isinstance(one, ast.Constant)]
    for name in names:
        if name == "ringtable" or name.startswith("ringtable."):
            yield name.removeprefix("ringtable").removeprefix(".")


def part_of(module: str) -> str:
    return module.partition(".")[0] or "version"


def game_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else ""


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def enters(one: Import, room: str) -> bool:
    return inside(one.imported, room) and not inside(one.importer, room)


def wrong_imports(root: Path) -> list[str]:
    """Imports against the arrows, each as a sentence."""
    wrong = []
    for one in imports_of(root):
        here, there = part_of(one.importer), part_of(one.imported)
        game, other = game_of(one.importer), game_of(one.imported)
        if here != there and there not in ARROWS[here]:
            wrong.append(f"{one}: {there} is not for {here}")
        elif game and other and game != other:
            wrong.append(f"{one}: games do not import each other")
        elif game and one.at_once and enters(one, f"games.{game}.bots"):
            wrong.append(f"{one}: rules are loaded without bots")
        for room, beyond in WALLS:
            if inside(one.importer, room) and enters(one, beyond):
                wrong.append(f"{one}: {beyond} is not for {room}")
    return wrong


def circles(root: Path) -> list[str]:
    """Modules that need each other to be loaded."""
    needs: dict[str, set[str]] = {}
    for one in imports_of(root):
        if one.at_once:
            needs.setdefault(one.importer, set()).add(one.imported)
    found = []
    done: set[str] = set()

    def visit(module: str, way: list[str]) -> None:
        if module in way:
            found.append(" -> ".join([*way[way.index(module) :], module]))
        elif module not in done:
            for other in sorted(needs.get(module, ())):
                visit(other, [*way, module])
            done.add(module)

    for module in sorted(needs):
        visit(module, [])
    return found


def test_every_part_has_its_place() -> None:
    parts = {part_of(module) for module in modules_of(SOURCES)}
    assert parts == {*ARROWS}


def test_imports_point_one_way() -> None:
    assert wrong_imports(SOURCES) == []


def test_no_two_modules_need_each_other() -> None:
    assert circles(SOURCES) == []


PLANTED = [
    ("kernel/flow.py", "import ringtable.games.dash.flow", "games is not for kernel"),
    ("kernel/flow.py", "from ringtable.wire import types", "wire is not for kernel"),
    ("kernel/flow.py", "from ringtable import api", "is not for kernel"),
    ("kernel/flow.py", "def f():\n    import ringtable.sim.run", "sim is not for kernel"),
    ("wire/types.py", "from ringtable.games.dash.state import Dash", "games is not for wire"),
    ("games/dash/flow.py", "from ringtable.bots import decide", "bots is not for games"),
    ("games/dash/flow.py", "from ringtable.sim.run import Plan", "sim is not for games"),
    ("games/dash/flow.py", "from ringtable.games.doom.dice import roll", "each other"),
    ("games/dash/flow.py", "from ringtable.games.dash.bots import BOTS", "without bots"),
    ("bots/mcts.py", "from ringtable.server import games", "server is not for bots"),
    ("sim/run.py", "import_module('ringtable.server.games')", "server is not for sim"),
    ("server/games.py", "from ringtable.cli import main", "cli is not for server"),
    ("server/storage/store.py", "from ringtable.server.rooms.room import LiveRoom", "is not for"),
    ("server/rooms/room.py", "from ringtable.server.http import routes", "is not for"),
]


@pytest.mark.parametrize(("file", "statement", "complaint"), PLANTED)
def test_a_planted_import_is_found(
    file: str, statement: str, complaint: str, tmp_path: Path
) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(statement)
    (wrong,) = wrong_imports(tmp_path)
    assert complaint in wrong


def test_what_is_allowed_is_not_complained_of(tmp_path: Path) -> None:
    (tmp_path / "games" / "dash").mkdir(parents=True)
    (tmp_path / "games" / "dash" / "__init__.py").write_text(
        "import ringtable.kernel.game\n"
        "def own_bots():\n"
        "    from ringtable.games.dash.bots import BOTS\n"
    )
    assert wrong_imports(tmp_path) == []


def test_a_planted_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("from ringtable import two")
    (tmp_path / "two.py").write_text("if True:\n    from ringtable.one import something")
    assert circles(tmp_path) == ["one -> two -> one"]
    (tmp_path / "two.py").write_text("def later():\n    from ringtable.one import something")
    assert circles(tmp_path) == []
