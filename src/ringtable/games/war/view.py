"""What each seat may know. [W36]

Everything is built from nothing. Nearly all lies open; a seat adds the faces of its own hand. After
the end of the game all hands are shown.
"""

from typing import Any, Final

from ringtable.games.war.battle.view import battle, force_of, last_battle
from ringtable.games.war.box.components import (
    CHARACTERS,
    DECKS,
    ELITE,
    FACES,
    FREE,
    FREE_POINTS,
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
    SHADOW_POINTS,
    SIDES,
    TOKENS,
    TURN_STEPS,
    WHEREABOUTS,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.events.hand import hand_limit
from ringtable.games.war.hunt.view import guide, hunt, last_seen, reach
from ringtable.games.war.state import (
    DECK_SET,
    KINDS_EACH,
    NATIONS_OF,
    RING_USED,
    TRACK_TRIED,
    War,
)
from ringtable.games.war.teams.command import commander
from ringtable.games.war.turn.victory import points
from ringtable.kernel.phrase import Phrase, Say, Value, name, name_of_seat, names


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

GOALS: Final = (FREE_POINTS, SHADOW_POINTS)
BATTLE_STEPS: Final = {"declare": "war-board-before-roll", "over": "war-board-battle-over"}


def text_table(view: dict[str, Any], say: Say) -> str:
    """A view as text, for terminals and tests."""
    shown = view["table"]
    turn: dict[str, Value] = {"turn": shown["turn"], "step": name(f"war-step-{shown['step']}")}
    lines = [say(Phrase("war-board-say-turn", turn))]
    for side in (FREE, SHADOW):
        lines += side_lines(shown, side, say)
    box: dict[str, Value] = {"level": shown["box"]["shadow"], "bonus": shown["box"]["free"]}
    lines.append(say(Phrase("war-board-hunt-box-long", box)))
    lines += [say(one) for one in fellowship_words(shown["fellowship"])]
    lines += [nation_line(one, say) for one in shown["politics"]]
    for seat, one in enumerate(shown["seats"]):
        lines += seat_lines(seat, one, say)
    if "hand" in shown:
        cards = card_names(shown["hand"], say)
        lines.append(say(Phrase("war-board-say-hand", {"cards": cards})))
    for one in shown["map"]:
        lines += region_lines(one, say)
    if "battle" in shown:
        lines.append(battle_line(shown["battle"], say))
    return "\n".join(lines)


def card_names(cards: list[str], say: Say) -> str:
    return ", ".join([say(Phrase(f"war-card-{card}")) for card in cards]) or "–"


def person_names(people: list[str], say: Say) -> str:
    return ", ".join([say(Phrase(f"war-character-{one}")) for one in people]) or "–"


def side_lines(shown: dict[str, Any], side: Side, say: Say) -> list[str]:
    id = SIDES[side]
    called = name(f"war-side-{id}.nom")
    dice = shown["dice"][id]
    faces = ", ".join([say(Phrase(f"war-face-{face}")) for face in dice["faces"]]) or "–"
    have: dict[str, Value] = {"side": called, "have": shown["points"][id], "goal": GOALS[side]}
    thrown: dict[str, Value] = {
        "side": called,
        "dice": faces,
        "spent": dice["spent"],
        "rings": shown["rings"][id],
    }
    return [say(Phrase("war-board-points", have)), say(Phrase("war-board-say-dice", thrown))]


def fellowship_words(one: dict[str, Any]) -> list[Phrase]:
    where: dict[str, Value] = {
        "state": name("war-board-revealed" if one["revealed"] else "war-board-hidden"),
        "corruption": one["corruption"],
    }
    message = "war-board-say-fellowship"
    if "circle" in one:
        message = "war-board-say-mordor"
        where["circle"] = name(f"war-circle-{one['circle']}")
    else:
        where["region"] = name(f"war-region-{one['region']}")
        where["progress"] = one["progress"]
    companions = [f"war-character-{companion}" for companion in one["companions"]]
    company: dict[str, Value] = {
        "guide": name(f"war-character-{one['guide']}") if one["guide"] else "–",
        "companions": names(companions) if companions else "–",
    }
    return [Phrase(message, where), Phrase("war-board-say-company", company)]


def nation_line(one: dict[str, Any], say: Say) -> str:
    steps = Phrase("war-board-at-war")
    if one["step"]:
        steps = Phrase("war-board-steps-to-war", {"n": one["step"]})
    state = Phrase("war-board-active" if one["active"] else "war-board-passive")
    return f"{say(Phrase('war-nation-' + one['nation'] + '.nom'))}: {say(steps)}, {say(state)}"


def seat_lines(seat: int, one: dict[str, Any], say: Say) -> list[str]:
    hand: dict[str, Value] = {"player": name_of_seat(say, seat), **one["hand"]}
    lines = [
        f"{say(Phrase('war-seat-' + one['id']))}: {say(Phrase('war-board-hand-by-deck', hand))}"
    ]
    if one["table"]:
        cards = card_names(one["table"], say)
        lines.append(say(Phrase("war-board-say-table", {"cards": cards})))
    return lines


def region_lines(one: dict[str, Any], say: Say) -> list[str]:
    lines: list[str] = []
    for side in SIDES:
        force = force_text(one[side], say) if side in one else ""
        if not force:
            continue
        if one.get("besieged") == side:
            force = say(Phrase("war-board-say-besieged", {"force": force}))
        values: dict[str, Value] = {"region": name(f"war-region-{one['region']}"), "force": force}
        lines.append(say(Phrase("war-board-say-army", values)))
    return lines


def force_text(force: dict[str, Any], say: Say) -> str:
    words: list[str] = []
    for unit in force["units"]:
        counts = [
            say(Phrase(f"war-count-{kind}", {"n": unit[kind]}))
            for kind in ("regular", "elite")
            if unit[kind]
        ]
        nation = name(f"war-nation-{unit['nation']}.nom")
        values: dict[str, Value] = {"nation": nation, "units": ", ".join(counts)}
        words.append(say(Phrase("war-board-say-units", values)))
    for one in force.get("leaders", []):
        words.append(say(Phrase("war-count-leader", {"n": one["n"]})))
    if force.get("nazgul"):
        words.append(say(Phrase("war-count-nazgul", {"n": force["nazgul"]})))
    if force.get("characters"):
        words.append(person_names(force["characters"], say))
    return "; ".join(words)


def battle_line(fought: dict[str, Any], say: Say) -> str:
    kind = say(Phrase(f"war-battle-{fought['kind']}"))
    region = say(Phrase(f"war-region-{fought['at']}"))
    values: dict[str, Value] = {
        "n": fought["round"],
        "step": name(BATTLE_STEPS.get(fought["step"], f"war-round-{fought['step']}")),
    }
    return f"{kind} ({region}): {say(Phrase('war-board-round', values))}"
