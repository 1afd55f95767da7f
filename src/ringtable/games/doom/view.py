"""What a seat may see. Everything is public but the order of the stacks and what lies face down;
what may still be among it is public again. [M18.1, M18.2]"""

from typing import Any, Final

from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    DICE,
    EVENTS,
    FIGURES,
    MOVE_ONTO_NEIGHBOUR,
    NAZGUL_SYMBOL,
    NO_CARD,
    NO_FIGURE,
    REROLL_PLACED_DIE,
    SLOTS,
    STACK,
    STAGE_LENGTH,
    STAGES,
    WAITING,
    Card,
    cards_in,
    destination_of,
)
from ringtable.games.doom.cards.windows import still_of_use
from ringtable.games.doom.dice import die_name, face_name
from ringtable.games.doom.odds.chances import unknown_cards, unseen_gandalf_cards
from ringtable.games.doom.odds.forecast import odds
from ringtable.games.doom.state import Doom
from ringtable.kernel.phrase import Phrase, Say, Value, name, name_of_seat

NO_ENEMIES: Final = (REROLL_PLACED_DIE, MOVE_ONTO_NEIGHBOUR)  # by what they do


def table(s: Doom, seat: int) -> dict[str, Any]:
    return {
        "modes": modes(s),
        "turn": s.turns,
        "active": s.seat,
        "stage": STAGES[s.stage],
        "destination": s.destination(),
        "courage": courage(s),
        "figures": [figure(s, number) for number in range(len(FIGURES))],
        "events": events(s),
        "minas_morgul": minas_morgul(s),
        "isengard": isengard(s),
        "gandalf_locked": s.gandalf_locked,
        "slots": [slot(s, number) for number in range(SLOTS)],
        "stacks": [stack(s, number) for number in range(s.stage, len(STAGES))],
        "gandalf_stack": gandalf_stack(s),
        "cards": [card(s, number) for number in cards_in(s.held)],
        "rolled": [rolled(s, number) for number in range(len(s.rolled))],
        "tile": [page(s, number) for number in range(2)],
        "battle": battle(s),
        "odds": odds(s),
    }


def modes(s: Doom, _number: int = 0) -> dict[str, Any]:
    return {
        "allies_in_need": s.allies_in_need,
        "exclusive_allies": s.exclusive_allies,
        "no_protection": s.no_protection,
    }


def courage(s: Doom, _number: int = 0) -> dict[str, Any]:
    printed = s.printed
    return {
        "now": s.courage,
        "highest": printed.highest_courage,
        "start": printed.first_courage,
        "eye": printed.eye,
        "galadriel": printed.galadriel,
    }


def events(s: Doom, _number: int = 0) -> dict[str, str]:
    return {str(space): EVENTS[event] for space, event in enumerate(s.printed.events) if event}


def minas_morgul(s: Doom, _number: int = 0) -> dict[str, Any]:
    return {
        "witch_king": s.witch_king,
        "nazgul": s.nazgul,
        "spaces": s.printed.nazgul,
        "supply": s.nazgul_supply(),
    }


def isengard(s: Doom, _number: int = 0) -> dict[str, Any]:
    return {
        "chieftain": s.chieftain,
        "warriors": s.warriors,
        "supply": s.uruk_supply(),
        "treebeard": s.treebeard_placed,
    }


def gandalf_stack(s: Doom, _number: int = 0) -> dict[str, Any]:
    return {"cards": s.gandalf_left, "unseen": names_of(s, unseen_gandalf_cards(s))}


def figure(s: Doom, number: int) -> dict[str, Any]:
    space = s.position[number]
    return {
        "id": FIGURES[number],
        "space": -1 if space == WAITING else space,
        "waiting": space == WAITING,
        "can_move": s.can_move(number),
        "supports": number > 0 and s.supports(number),
    }


def slot(s: Doom, number: int) -> dict[str, Any]:
    symbol = s.printed.symbols[number]
    top = s.slot[number]
    army = s.covered != NO_CARD and top != NO_CARD and covers(s, top)
    return {
        "number": number + 1,
        "symbol": "nazgul" if symbol == NAZGUL_SYMBOL else FIGURES[symbol],
        "card": None if top == NO_CARD else card_on_track(s, top),
        "covered": card_on_track(s, s.covered) if army else None,
    }


def covers(s: Doom, top: Card) -> bool:
    """Only the Army of the Dead lies on other cards."""
    return s.printed.names[top] == "army-of-the-dead"


def card_on_track(s: Doom, number: Card) -> dict[str, Any]:
    """A card that lies face down has no name, unless Gandalf's Vision has shown it. [M18.1,
    M18.2]"""
    known = s.is_face_up(number) or s.foreseen == number
    return {
        "id": s.printed.names[number] if known else "",
        "face_up": s.is_face_up(number),
        "kind": kind(s, number) if known else "",
        "removed_after": known and bool(s.printed.removed >> number & 1),
    }


def kind(s: Doom, number: Card) -> str:
    """Denethor and the Army of the Dead have red corners but are no enemies. [M14.1]"""
    if s.printed.allies >> number & 1:
        return "ally"
    if number >= STACK * (len(STAGES) - 1):
        return "final"
    return "encounter" if s.printed.texts[number][0][0] in NO_ENEMIES else "enemy"


def stack(s: Doom, stage: int) -> dict[str, Any]:
    """A stage: the cards nobody has seen yet, and how many of them lie in the stack."""
    waiting = stage > s.stage or not any(top != NO_CARD for top in bytes(s.slot))
    unknown = unknown_cards(s, stage)
    foreseen = s.foreseen != NO_CARD and s.foreseen // STACK == stage
    return {
        "stage": STAGES[stage],
        "destination": destination_of(stage),
        "cards": len(unknown) + foreseen if waiting else 0,
        "unseen": names_of(s, unknown),
        "top": s.printed.names[s.foreseen] if foreseen and waiting else "",
    }


def names_of(s: Doom, cards: list[Card]) -> list[str]:
    """In alphabetical order, so that the order tells nothing."""
    return sorted(s.printed.names[number] for number in cards)


def card(s: Doom, number: Card) -> dict[str, Any]:
    return {
        "id": s.printed.names[number],
        "kind": "ally" if s.printed.allies >> number & 1 else "gandalf",
        "seat": s.holder[number],
        "clause": s.printed.rules[number],
        "usable": bool(still_of_use(s) >> number & 1),
    }


def rolled(s: Doom, number: int) -> dict[str, Any]:
    die = s.rolled[number]
    return {
        "id": die_name(s, number),
        "kind": "battle" if die == BATTLE_DIE else "fellowship" if die < 5 else "encounter",
        "die": DICE[die],
        "face": face_name(s, number),
    }


def page(s: Doom, number: int) -> dict[str, Any]:
    figure = s.tile_figure[number]
    return {
        "page": number + 1,
        "encounter": s.tile_encounter[number],
        "figure": "" if figure == NO_FIGURE else FIGURES[figure],
        "steps": s.tile_steps[number],
    }


def battle(s: Doom) -> dict[str, Any] | None:
    if s.foe == NO_CARD:
        return None
    return {
        "card": s.printed.names[s.foe],
        "number": s.battle_number,
        "left": s.battles,
        "hearts": s.hearts,
        "supporters": [FIGURES[figure] for figure in s.supporters()],
    }


# As plain text


def text_table(view: dict[str, Any], say: Say) -> str:
    """The table as plain text, from a view alone."""
    shown = view["table"]
    stage: dict[str, Value] = {
        "stage": name(f"doom-stage-{shown['stage']}"),
        "turn": shown["turn"],
    }
    lines = [f"{say(Phrase('game-doom'))} · {say(Phrase('doom-board-stage', stage))}"]
    lines += [f"  {line}" for line in dangers(shown, say)]
    lines += [f"  {figure_line(one, shown['events'], say)}" for one in shown["figures"]]
    lines += [f"  {say(slot_words(one, say))}" for one in shown["slots"]]
    for seat in range(view["seats"]):
        mine = [f"doom-card-{one['id']}" for one in shown["cards"] if one["seat"] == seat]
        cards = ", ".join([say(Phrase(card)) for card in mine]) or say(
            Phrase("doom-board-no-cards")
        )
        active = seat == shown["active"] and view["outcome"] is None
        lines.append(f"{'>' if active else ' '} {name_of_seat(say, seat)}: {cards}")
    for page in shown["tile"]:
        lines += [f"  {say(one)}" for one in page_words(page)]
    if shown["rolled"]:
        dice = "; ".join(
            [say(Phrase("doom-board-die", die_values(one))) for one in shown["rolled"]]
        )
        lines.append("  " + say(Phrase("doom-board-say-rolled", {"dice": dice})))
    if shown["battle"]:
        lines.append(f"  {battle_line(shown['battle'], say)}")
    return "\n".join(lines)


def dangers(shown: dict[str, Any], say: Say) -> list[str]:
    """How far courage and the enemies are."""
    courage: dict[str, Value] = {
        "courage": shown["courage"]["now"],
        "highest": shown["courage"]["highest"],
    }
    morgul = shown["minas_morgul"]
    gathered = Phrase("doom-board-say-morgul-free")
    if morgul["witch_king"]:
        gathered = Phrase(
            "doom-board-say-morgul",
            {"nazgul": morgul["nazgul"] + 1, "spaces": morgul["spaces"] + 1},
        )
    isengard = shown["isengard"]
    uruks = Phrase(
        "doom-board-say-isengard", {"uruks": isengard["warriors"] + int(isengard["chieftain"])}
    )
    there = [say(uruks)]
    if isengard["treebeard"]:
        there.append(say(Phrase("doom-board-ents")))
    lines = [
        say(Phrase("doom-board-say-courage", courage)),
        say(gathered),
        " ".join(there),
    ]
    if shown["gandalf_locked"]:
        lines.append(say(Phrase("doom-board-gandalf-away")))
    return lines


def figure_line(figure: dict[str, Any], events: dict[str, str], say: Say) -> str:
    called = say(Phrase(f"doom-figure-{figure['id']}"))
    if figure["waiting"]:
        return f"{called}: {say(Phrase('doom-board-waiting'))}"
    space = figure["space"]
    words = [say(Phrase("doom-board-space", {"space": space}))]
    if space == 0:
        words.append(say(Phrase("doom-board-rivendell")))
    elif space % STAGE_LENGTH == 0:
        words.append(say(Phrase(f"doom-stage-{STAGES[space // STAGE_LENGTH - 1]}")))
    if str(space) in events:
        words.append(say(Phrase(f"doom-board-event-{events[str(space)]}")))
    return f"{called}: {', '.join(words)}"


def slot_words(slot: dict[str, Any], say: Say) -> Phrase:
    number: Value = slot["number"]
    card = slot["card"]
    if card is None:
        symbol = say(symbol_words(slot["symbol"]))
        return Phrase("doom-board-slot-empty", {"slot": number, "symbol": symbol})
    if not card["id"]:
        return Phrase("doom-board-slot-hidden", {"slot": number})
    called = f"doom-card-{card['id']}"
    values: dict[str, Value] = {
        "slot": number,
        "card": name(called),
        "text": name(f"{called}.text" if card["face_up"] else "doom-board-foreseen"),
    }
    return Phrase("doom-board-slot", values)


def symbol_words(symbol: str) -> Phrase:
    if symbol == "nazgul":
        return Phrase("doom-board-symbol-nazgul")
    return Phrase("doom-board-symbol-figure", {"figure": name(f"doom-figure-{symbol}")})


def page_words(page: dict[str, Any]) -> list[Phrase]:
    words: list[Phrase] = []
    if page["encounter"]:
        values: dict[str, Value] = {"page": page["page"], "number": page["encounter"]}
        words.append(Phrase("doom-board-say-encounter", values))
    if page["figure"]:
        values = {
            "page": page["page"],
            "figure": name(f"doom-figure-{page['figure']}"),
            "steps": page["steps"],
        }
        words.append(Phrase("doom-board-say-figure", values))
    return words


def die_values(die: dict[str, Any]) -> dict[str, Value]:
    return {"die": name(f"doom-die-{die['die']}"), "face": name(f"doom-face-{die['face']}")}


def battle_line(fight: dict[str, Any], say: Say) -> str:
    card = say(Phrase(f"doom-card-{fight['card']}"))
    return f"{say(Phrase('doom-board-kind-battle'))} {fight['number']}: {card}"
