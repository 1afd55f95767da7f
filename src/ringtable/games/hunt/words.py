"""Places as people call them, and the table in words.

The ids of places are those of actions: `33`, `d48`, `II-C`. A location is called by its number and
its name, and a dot by what lies around it, since a number would be taken for a location.
"""

from typing import Any

from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import Place
from ringtable.games.hunt.box.content import house_pack
from ringtable.kernel.phrase import Phrase, Say, Value, name

# Messages in which somebody goes to the place.
GOING = {"hunt-option-ride", "hunt-option-to", "hunt-rode", "hunt-driven"}
# Messages that name the option of the card, where it has two.
PLAYED = {"hunt-played-ally", "hunt-played-sorcery"}


def board_of(part: int) -> Board:
    return house_pack().boards[part - 1]


def place_words(board: Board, id: str, say: Say, form: str = "") -> str:
    """`1 (Bag End)`, `14`, `the dot between 23 and 34`."""
    if id not in board.names[1:]:
        return id
    place = board.names.index(id)
    if board.is_exit(place):
        return say(Phrase("hunt-board-exit" + form, {"letter": id}))
    if board.is_dot(place):
        return dot_words(board, place, say, form)
    if not board.titles[place]:
        return id
    values: dict[str, Value] = {"number": id, "name": name(f"hunt-place-{board.titles[place]}")}
    return say(Phrase("hunt-board-place-named", values))


def dot_words(board: Board, dot: Place, say: Say, form: str) -> str:
    """By the places beside it; if there is only one, also by those farther on."""
    around = [board.names[one] for one in beyond(board, dot)]
    beside = [board.names[one] for one in board.near[dot] if not board.is_dot(one)]
    if len(beside) == 1:
        values: dict[str, Value] = {"place": around[0], "places": listed(around[1:], say)}
        return say(Phrase("hunt-board-dot-toward" + form, values))
    return say(Phrase("hunt-board-dot" + form, {"places": listed(beside or around, say)}))


def beyond(board: Board, dot: Place) -> list[Place]:
    """The nearest locations and exits, over further dots if need be: at most three."""
    seen = {dot}
    found: list[Place] = []
    front = list(board.near[dot])
    for place in front:
        if place in seen:
            continue
        seen.add(place)
        if board.is_dot(place):
            front += board.near[place]
        else:
            found.append(place)
    return found[:3]


def listed(words: list[str], say: Say) -> str:
    """Joined as the language joins them."""
    if len(words) < 2:
        return words[0] if words else ""
    return say(Phrase("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]}))


def where_words(board: Board, id: str, say: Say, form: str = "") -> str:
    """A place, an area, or a step of the movement track."""
    if id.startswith("step-"):
        return say(Phrase("hunt-board-track-step", {"step": id.removeprefix("step-")}))
    if id not in board.area_names:
        return place_words(board, id, say, form)
    kind = "zone" if "-" in id else "section"
    return say(Phrase(f"hunt-board-{kind}", {"area": id}))


def journal_words(board: Board, entries: list[str], say: Say) -> str:
    words: list[str] = []
    for entry in entries:
        if entry == ".":
            words.append(say(Phrase("hunt-board-a-dot")))
        elif entry == "x":
            words.append(say(Phrase("hunt-board-crossed")))
        else:
            words.append(place_words(board, entry, say))
    return "; ".join(words) or "–"


def journey_words(id: str, say: Say) -> str:
    length = "long" if id.startswith("JL") else "short"
    return say(Phrase(f"hunt-board-journey-{length}", {"card": id}))


# Phrases


def dress(
    phrases: list[dict[str, Any]], view: dict[str, Any] | None, say: Say
) -> list[dict[str, Any]]:
    """Places by their names, each after the map of its part: both parts have the same numbers."""
    part = 1 if view is None else view["table"]["part"]
    dressed: list[dict[str, Any]] = []
    for phrase in phrases:
        if phrase["id"] == "hunt-part-began":
            part = phrase["values"]["part"]
        if phrase["id"] in ("hunt-option-play", "hunt-option-play-only"):
            dressed.append(card_to_play(phrase["values"], say))
            continue
        if phrase["id"] in PLAYED and not has_two_options(phrase["values"]["card"]["name"], say):
            dressed.append({**phrase, "id": f"{phrase['id']}-only"})
            continue
        values = dict(phrase["values"])
        for key, value in phrase["values"].items():
            if isinstance(value, str):
                values[key] = value_words(board_of(part), phrase["id"], key, value, say)
        dressed.append({**phrase, "values": values})
    return dressed


def card_to_play(values: dict[str, Any], say: Say) -> dict[str, Any]:
    """A card with what the option that is played does: most have one option, some have two."""
    card = values["card"]["name"]
    text = said(f"{card}.{values['way']['name'][-1]}", say) if "way" in values else ""
    words = [said(f"{card}.before", say), text] if text else [said(f"{card}.text", say)]
    told = {"card": values["card"], "text": " ".join([one for one in words if one])}
    return {"id": "hunt-board-play", "values": told}


def has_two_options(card: str, say: Say) -> bool:
    return bool(said(f"{card}.a", say))


def said(message: str, say: Say) -> str:
    """Nothing where there is no such message."""
    words = say(Phrase(message))
    return "" if words == message else words


def value_words(board: Board, message: str, key: str, value: str, say: Say) -> str:
    if message == "hunt-option-note-exit":
        return value  # the message says what it is
    if message == "hunt-option-journey":
        return journey_words(value, say)
    if key in ("place", "to", "target"):
        return where_words(board, value, say, ".to" if message in GOING else "")
    if key == "places":
        return ", ".join([place_words(board, one, say) for one in value.split(", ")])
    if key == "entries":
        return journal_words(board, value.split(" "), say)
    return value


# As plain text


def text_table(view: dict[str, Any], say: Say) -> str:
    """The table as plain text, from a view alone."""
    shown = view["table"]
    board = board_of(shown["part"])
    time: dict[str, Value] = {
        "part": shown["part"],
        "day": shown["day"] or 1,  # while the table is laid, the first one lies ahead
        "phase": name(f"hunt-phase-{shown['phase']}.inside"),
    }
    lines = [f"{say(Phrase('game-hunt'))}. {say(Phrase('hunt-board-say-time', time))}"]
    marker = "hunt-board-marker-eye" if shown["eye"] else "hunt-board-marker-ring"
    lines.append(f"  {say(Phrase(marker))} {say(step_words(shown))} {influence_words(shown, say)}")
    lines += [rider_line(one, shown["active"], board, say) for one in shown["nazgul"]]
    lines += [f"  {line}" for line in land_lines(shown, board, say)]
    lines += [f"  {line}" for line in company_lines(shown, say)]
    if shown["part"] == 2:
        lines.append(f"  {gandalf_line(shown['gandalf'], board, say)}")
    if shown["ring_bearer"] is not None:
        lines += [f"  {line}" for line in own_lines(shown["ring_bearer"], board, say)]
    elif view["seat"] > 0:
        cards = card_names(shown["sorcery"]["mine"], say)
        lines.append("  " + say(Phrase("hunt-board-say-sorcery", {"cards": cards})))
    return "\n".join(lines)


def step_words(shown: dict[str, Any]) -> Phrase:
    return Phrase("hunt-board-say-step", {"step": shown["step"], "last": shown["last_step"]})


def influence_words(shown: dict[str, Any], say: Say) -> str:
    low, high = shown["limit"]["low"], shown["limit"]["high"]
    limit = str(low) if low == high else say(Phrase("hunt-board-or", {"low": low, "high": high}))
    values: dict[str, Value] = {
        "influence": shown["influence"],
        "limit": limit,
        "eyes": shown["eyes"],
    }
    return say(Phrase("hunt-board-say-influence", values))


def rider_line(rider: dict[str, Any], active: str, board: Board, say: Say) -> str:
    called = "hunt-board-witch-king" if rider["witch_king"] else f"hunt-nazgul-{rider['id']}"
    place = rider["place"]
    values: dict[str, Value] = {
        "rider": name(called),
        "player": {"seat": rider["seat"]},
        "place": place_words(board, place, say) if place else name("hunt-board-nowhere"),
    }
    words = [say(Phrase("hunt-board-say-rider", values))]
    if rider["held"]:
        words.append(say(Phrase("hunt-board-held")))
    return ("> " if rider["id"] == active else "  ") + " ".join(words)


def land_lines(shown: dict[str, Any], board: Board, say: Say) -> list[str]:
    """Dice, and what lies on the map."""
    pool = ", ".join([say(Phrase(f"hunt-face-{face}")) for face in shown["dice"]["pool"]])
    lines = [say(Phrase("hunt-board-say-dice", {"dice": pool or "–"}))]
    his = shown["dice"]["witch_king"]
    if his:
        face: Value = "–" if his == "spent" else name(f"hunt-face-{his}")
        lines.append(say(Phrase("hunt-board-say-his-die", {"face": face})))
    for one in shown["tracks"]:
        values: dict[str, Value] = {
            "place": place_words(board, one["place"], say),
            "side": name(f"hunt-side-{one['side']}"),
        }
        lines.append(say(Phrase("hunt-board-say-tracks", values)))
    if shown["allies"]:
        places = "; ".join([place_words(board, one, say) for one in shown["allies"]])
        lines.append(say(Phrase("hunt-board-say-allies", {"places": places})))
    for aid in shown["aid"]:
        if aid["at"]:
            token = name(f"hunt-aid-{aid['id']}")
            values = {"token": token, "place": where_words(board, aid["at"], say)}
            lines.append(say(Phrase("hunt-aid-laid", values)))
    return lines


def company_lines(shown: dict[str, Any], say: Say) -> list[str]:
    fellowship: dict[str, Value] = {
        "card": shown["fellowship"]["card"],
        "reserve": shown["fellowship"]["reserve"],
    }
    companions: list[str] = []
    for one in shown["companions"]:
        called = say(Phrase(f"hunt-companion-{one['id']}"))
        flipped = Phrase("hunt-board-flipped", {"companion": called})
        companions.append(say(flipped) if one["flipped"] else called)
    return [
        say(Phrase("hunt-board-say-fellowship", fellowship)),
        say(Phrase("hunt-board-say-companions", {"companions": ", ".join(companions)})),
    ]


def gandalf_line(gandalf: dict[str, Any], board: Board, say: Say) -> str:
    words = say(Phrase(f"hunt-board-gandalf-{gandalf['is']}"))
    if not gandalf["place"]:
        return words
    return f"{words} {place_words(board, gandalf['place'], say)}"


def own_lines(mine: dict[str, Any], board: Board, say: Say) -> list[str]:
    """What the Ring-bearer sees behind the screen."""
    journal = journal_words(board_of(1), mine["journal"], say)
    lines = [
        say(Phrase("hunt-board-say-journal", {"entries": journal})),
        say(Phrase("hunt-board-say-hand", {"cards": card_names(mine["hand"], say)})),
    ]
    if mine["journey"] is None:
        return lines
    rows: dict[str, Value] = {
        "card": journey_words(mine["journey"]["id"], say),
        "rows": journal_words(board, mine["journey"]["rows"], say),
    }
    way = "; ".join([place_words(board, one, say) for one in mine["gandalf"]]) or "–"
    lines.append(say(Phrase("hunt-board-say-journey", rows)))
    lines.append(say(Phrase("hunt-board-say-gandalf", {"places": way})))
    return lines


def card_names(cards: list[str], say: Say) -> str:
    return ", ".join([say(Phrase(f"hunt-card-{card}")) for card in cards]) or "–"
