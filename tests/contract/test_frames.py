"""What a frame remembers has one meaning each."""

import ast

import pytest

import ringtable
from tests.test_imports import SOURCES

UNPACKING = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.Mod, ast.FloorDiv)


def is_count(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "n" and ast.unparse(node.value) == "s"


@pytest.mark.parametrize("id", ringtable.titles())
def test_nothing_is_packed_into_the_number_of_a_frame(id: str) -> None:
    """A number says how many, or which one; what is taken out of it bit by bit was two things."""
    found = []
    for file in (SOURCES / "games" / id).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, UNPACKING):
                sides = [node.target] if isinstance(node, ast.AugAssign) else [node.left]
                if any(is_count(side) for side in sides):
                    found.append(f"{file.name}:{node.lineno}: {ast.unparse(node)}")
    assert found == []
