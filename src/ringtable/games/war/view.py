"""What each seat may know. [W36]

Everything is built from nothing. Nearly all lies open; a seat adds the faces of its own hand. After
the end of the game all hands are shown.
"""

from typing import Any

from ringtable.games.war.battle_view import battle, force_of, last_battle
from ringtable.games.war.box.components import (
    CHARACTERS,
    DECKS,
    ELITE,
    FACES,
    FREE,
    IN_FELLOWSHIP,
    LEADER,
    NATIONS,
    NAZGUL,
    NOT_ON_TRACK,
    ON_THE_MAP,
    REGULAR,
    RULES,
    SAURON,
    SHADOW,
    SIDES,
    TOKENS,
    TURN_STEPS,
    WHEREABOUTS,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.hand import hand_limit
from ringtable.games.war.hunt_view import guide, hunt, last_seen, reach
from ringtable.games.war.state import (
    DECK_SET,
    KINDS_EACH,
    NATIONS_OF,
    RING_USED,
    TRACK_TRIED,
    War,
)
from ringtable.games.war.teams import commander
from ringtable.games.war.victory import points


def table(s: War, seat: int) -> dict[str, Any]:
    shown = public(s)
    if seat >= 0:
        shown["hand"] = card_ids(s, s.hand[seat])
    if s.outcome is not None:
        shown["hands"] = [card_ids(s, cards) for cards in s.hand]
    return shown


def public(s: War) -> dict[str, Any]:
    """What every player and spectator sees. [W36.2]"""
    shown: dict[str, Any] = {
        "pack": s.pack.id,
        "second": [id for rule, (id, _, _) in enumerate(RULES) if s.second >> rule & 1],
        "turn": s.turn_number,
        "step": TURN_STEPS[s.turn_step],
        "to_act": SIDES[s.to_act] if TURN_STEPS[s.turn_step] == "action" else "",
        "points": {SIDES[side]: points(s, side) for side in (FREE, SHADOW)},
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
        "decks": {DECKS[deck]: s.left[deck] for deck in range(len(DECKS))},
        "discard": {
            DECKS[deck]: card_ids(s, s.discard & DECK_SET[deck]) for deck in range(len(DECKS))
        },
        "played": card_ids(s, s.played),
        "dice": {SIDES[side]: dice(s, side) for side in (FREE, SHADOW)},
        "box": {SIDES[side]: s.hunt_box[side] for side in (FREE, SHADOW)},
        "rings": {SIDES[side]: s.rings[side] for side in (FREE, SHADOW)},
        "ring_used": {SIDES[side]: bool(s.used >> RING_USED + side & 1) for side in (FREE, SHADOW)},
        "tokens": [{"id": TOKENS[one], "side": SIDES[one // 2]} for one in bits(s.tokens)],
        "politics": [
            {"nation": id, "step": s.step[one], "active": bool(s.active >> one & 1)}
            for one, id in enumerate(NATIONS)
        ],
        "map": [region_view(s, region) for region in inhabited(s)],
        "captured": [
            {
                "region": REGIONS[region],
                "by": SIDES[s.controller(region)],
                "seat": s.captor[region] - 1,
            }
            for region in bits(s.captured)
        ],
        "reserve": pool(s, s.reserve),
        "fallen": pool(s, s.fallen),
        "characters": [character(s, one) for one in range(len(CHARACTERS))],
        "fellowship": fellowship(s),
        "hunt": hunt(s),
    }
    fought = battle(s)
    if fought is not None:
        shown["battle"] = fought
    last = last_battle(s)
    if last is not None:
        shown["last_battle"] = last
    return shown


def card_ids(s: War, cards: int) -> list[str]:
    return [s.pack.events[card].id for card in bits(cards)]


def by_deck(s: War, cards: int, side: Side) -> dict[str, int]:
    """How many cards of each deck: the backs differ. [W9.6]"""
    return {
        "character": (cards & DECK_SET[2 * side]).bit_count(),
        "strategy": (cards & DECK_SET[2 * side + 1]).bit_count(),
    }


def seat_view(s: War, seat: int) -> dict[str, Any]:
    side = s.side_at[seat]
    printed = s.pack.seats[s.seats][seat]
    return {
        "side": SIDES[side],
        "id": printed.id,
        "nations": [NATIONS[one] for one in bits(printed.nations)],
        "minions": [CHARACTERS[one] for one in bits(printed.minions)],
        "leads": s.leading[side] == seat,
        "next": s.next_player[side] == seat,
        "hand": by_deck(s, s.hand[seat], side),
        "limit": hand_limit(s, seat),
        "table": card_ids(s, s.table[seat]),
        "face_down": by_deck(s, s.face_down[seat], side),
    }


def dice(s: War, side: Side) -> dict[str, Any]:
    faces: list[str] = []
    for face, id in enumerate(FACES):
        faces += [id] * s.dice[side][face]
    acting = TURN_STEPS[s.turn_step] in ("action", "victory")
    spent = s.pool[side] - len(faces) - s.hunt_box[side] if acting else 0
    return {"faces": faces, "spent": max(0, spent), "pool": s.pool[side]}


def inhabited(s: War) -> list[int]:
    """Regions where somebody stands."""
    found = s.army_in[FREE] | s.army_in[SHADOW] | s.led[FREE] | s.led[SHADOW]
    for one in bits(s.abroad):
        found |= 1 << s.place[one]
    return bits(found)


def region_view(s: War, region: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"region": REGIONS[region]}
    for side in (FREE, SHADOW):
        there = force_of(s, side, region)
        if there is not None:
            shown[SIDES[side]] = there
    if s.besieged >> region & 1:
        shown["besieged"] = SIDES[s.controller(region)]
    if s.teams:
        mixed = [SIDES[side] for side in (FREE, SHADOW) if s.mixed[side] >> region & 1]
        if mixed:
            shown["mixed"] = mixed
        shown["commander"] = {
            SIDES[side]: commander(s, side, region)
            for side in (FREE, SHADOW)
            if s.units[side][region]
        }
    return shown


def pool(s: War, block: bytearray) -> list[dict[str, Any]]:
    rows = []
    for nation, id in enumerate(NATIONS):
        at = nation * KINDS_EACH
        row: dict[str, Any] = {
            "nation": id,
            "regular": block[at + REGULAR],
            "elite": block[at + ELITE],
        }
        if NATIONS_OF[FREE] >> nation & 1:
            row["leader"] = block[at + LEADER]
        elif nation == SAURON:
            row["nazgul"] = block[at + NAZGUL]
        rows.append(row)
    return rows


def character(s: War, one: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": CHARACTERS[one], "where": WHEREABOUTS[s.whereabouts[one]]}
    if s.whereabouts[one] == ON_THE_MAP:
        shown["region"] = REGIONS[s.place[one]]
    return shown


def fellowship(s: War) -> dict[str, Any]:
    """[W36.2, W36.3]"""
    shown: dict[str, Any] = {
        "region": last_seen(s),
        "progress": s.progress,
        "corruption": s.corruption,
        "revealed": s.revealed,
        "guide": guide(s),
        "companions": [CHARACTERS[one] for one in range(7) if s.whereabouts[one] == IN_FELLOWSHIP],
        "reach": [REGIONS[region] for region in reach(s)],
    }
    if s.circle != NOT_ON_TRACK:
        shown["circle"] = s.circle
        shown["idle"] = not s.used >> TRACK_TRIED & 1
    if s.path:
        shown["path"] = [REGIONS[region] for region in s.path]
    return shown


# The table as plain text


def text_table(view: dict[str, Any]) -> str:
    """A view as text, for terminals, screen readers and tests."""
    shown = view["table"]
    lines = [
        f"Turn {shown['turn']}, step {shown['step']}",
        f"Points: free {shown['points']['free']} of 4, shadow {shown['points']['shadow']} of 10",
        f"Dice: free {' '.join(shown['dice']['free']['faces']) or '-'}; "
        f"shadow {' '.join(shown['dice']['shadow']['faces']) or '-'}; "
        f"Hunt box {shown['box']['free']}+{shown['box']['shadow']}",
        f"Rings: free {shown['rings']['free']}, shadow {shown['rings']['shadow']}",
        fellowship_line(shown["fellowship"]),
        "Politics: "
        + ", ".join(
            f"{one['nation']} {one['step']}{'' if one['active'] else ' passive'}"
            for one in shown["politics"]
        ),
    ]
    for seat, one in enumerate(shown["seats"]):
        cards = one["hand"]["character"] + one["hand"]["strategy"]
        lines.append(
            f"Seat {seat + 1} {one['id']}: {cards} cards, table: {' '.join(one['table']) or '-'}"
        )
    if "hand" in shown:
        lines.append(f"Your hand: {' '.join(shown['hand']) or '-'}")
    for one in shown["map"]:
        lines.append(region_line(one))
    if "battle" in shown:
        fought = shown["battle"]
        lines.append(
            f"Battle: {fought['kind']} at {fought['at']}, round {fought['round']}, {fought['step']}"
        )
    return "\n".join(lines)


def fellowship_line(one: dict[str, Any]) -> str:
    where = f"on circle {one['circle']}" if "circle" in one else f"last seen in {one['region']}"
    state = "revealed" if one["revealed"] else "hidden"
    return (
        f"Fellowship: {where}, {state}, progress {one['progress']}, corruption "
        f"{one['corruption']}, guide {one['guide'] or 'nobody'}, "
        f"with {' '.join(one['companions']) or 'nobody'}"
    )


def region_line(one: dict[str, Any]) -> str:
    sides = [f"{side} {force_text(one[side])}" for side in SIDES if side in one]
    siege = f" ({one['besieged']} besieged)" if "besieged" in one else ""
    return f"{one['region']}: {'; '.join(sides)}{siege}"


def force_text(force: dict[str, Any]) -> str:
    words = []
    for unit in force["units"]:
        counts = [f"{unit[kind]} {kind}" for kind in ("regular", "elite") if unit[kind]]
        words.append(f"{unit['nation']} {', '.join(counts)}")
    words += [f"{one['nation']} {one['n']} leader" for one in force.get("leaders", [])]
    if force.get("nazgul"):
        words.append(f"{force['nazgul']} nazgul")
    return ", ".join([*words, *force.get("characters", [])])
