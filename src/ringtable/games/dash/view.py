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
from ringtable.kernel.phrase import Phrase, Say, Value, name, name_of_seat


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


MARKS = {"empty": "[ ]", "split": "[|]", "half": "[#|]", "full": "[#]"}


def text_table(view: dict[str, Any], say: Say) -> str:
    """The sheets and dice as plain text, from a view alone."""
    shown = view["table"]
    side = say(Phrase(f"dash-side-{shown['side']}"))
    heading = [say(Phrase("game-dash")), side]
    if shown["round"]:
        heading.append(say(round_words(shown)))
    lines = [" · ".join(heading)]
    names = [sheet_name(player, say) for player in shown["sheets"]]
    width = max([len(one) for one in names])
    for player, called in zip(shown["sheets"], names, strict=True):
        active = player["seat"] == shown["active"] and view["outcome"] is None
        lines.append(f"{'>' if active else ' '} {called:<{width}}  {sheet_line(player, say)}")
    for message, kept in (("dash-say-pool", False), ("dash-say-kept", True)):
        dice = [
            say(Phrase("dash-die-shows", die_values(one)))
            for one in shown["dice"]
            if one["symbol"] and one["kept"] == kept
        ]
        if dice:
            lines.append("  " + say(Phrase(message, {"dice": ", ".join(dice)})))
    return "\n".join(lines)


def round_words(shown: dict[str, Any]) -> Phrase:
    if not shown["turn_limit"]:
        return Phrase("dash-round", {"round": shown["round"]})
    return Phrase("dash-round-of", {"round": shown["round"], "limit": shown["turn_limit"]})


def sheet_name(player: dict[str, Any], say: Say) -> str:
    called = name_of_seat(say, player["seat"])
    if not player["hobbit"]:
        return called
    return f"{called} ({say(Phrase('dash-hobbit-' + player['hobbit']))})"


def sheet_line(player: dict[str, Any], say: Say) -> str:
    path = "".join(["#" if player["circle"] >= number else "." for number in range(1, 10)])
    marks = " ".join([MARKS[square] for square in player["squares"]])
    state = "dash-out" if player["eliminated"] else f"dash-circle-{CIRCLES[player['circle']]}"
    return f"{path}  {say(Phrase('dash-track'))} {marks}  {say(Phrase(state))}"


def die_values(die: dict[str, Any]) -> dict[str, Value]:
    return {
        "symbol": name(f"dash-symbol-{die['symbol']}"),
        "die": name(f"dash-die-{die['id']}.short"),
    }
