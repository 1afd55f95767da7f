"""What a seat may see: everything. Nothing is hidden here but the dice to come. [D12]"""

from typing import Any

from ringtable.games.dash.box.components import (
    CIRCLES,
    DICE,
    HOBBITS,
    NO_SYMBOL,
    SQUARE_NAMES,
    SYMBOLS,
)
from ringtable.games.dash.results import victim_of
from ringtable.games.dash.state import Dash


def table(s: Dash, seat: int) -> dict[str, Any]:
    return {
        "side": "advanced" if s.advanced else "normal",
        "round": s.round,
        "turn_limit": s.turn_limit,
        "active": s.seat,
        "place": CIRCLES[s.place] if s.advanced else "",
        "sheets": [sheet(s, player) for player in range(s.seats)],
        "dice": [die(s, number) for number in range(len(DICE))],
    }


def sheet(s: Dash, player: int) -> dict[str, Any]:
    hobbit = s.hobbit[player]
    return {
        "seat": player,
        "hobbit": HOBBITS[hobbit] if hobbit >= 0 else "",
        "colour": DICE[hobbit] if hobbit >= 0 else "",
        "circle": s.circle[player],
        "squares": [SQUARE_NAMES[square] for square in bytes(s.squares_of(player))],
        "remaining_marks": s.remaining_marks(player),
        "eliminated": not s.in_game(player),
        "in_mordor": s.in_mordor(player),
    }


def die(s: Dash, number: int) -> dict[str, Any]:
    kept = s.kept[number] != NO_SYMBOL
    symbol = s.kept[number] if kept else s.shown[number]
    return {
        "id": DICE[number],
        "symbol": SYMBOLS[symbol] if symbol != NO_SYMBOL else "",
        "kept": kept,
        "to_apply": bool(s.to_apply >> number & 1),
        "hits": victim_of(s, number),  # whom a Nazgûl on it marks, below zero nobody
    }


MARKS = {"empty": "[ ]", "split": "[|]", "half": "[x|]", "full": "[X]"}


def text_table(view: dict[str, Any]) -> str:
    """The sheets and dice as plain text, from a view alone."""
    shown = view["table"]
    lines = [f"Dash to Mordor, {shown['side']} side, round {shown['round']}"]
    for player in shown["sheets"]:
        name = player["hobbit"].capitalize() or f"Seat {player['seat'] + 1}"
        path = "".join("o" if player["circle"] >= number else "." for number in range(1, 10))
        marks = " ".join(MARKS[square] for square in player["squares"])
        state = "eliminated" if player["eliminated"] else CIRCLES[player["circle"]]
        active = ">" if player["seat"] == shown["active"] and view["outcome"] is None else " "
        lines.append(f"{active} {name:<7} path {path}  Nazgûl {marks}  {state}")
    dice = [
        f"{one['id']} {one['symbol']}{'*' if one['kept'] else ''}"
        for one in shown["dice"]
        if one["symbol"]
    ]
    if dice:
        lines.append(f"  dice: {', '.join(dice)}  (* kept)")
    return "\n".join(lines)
