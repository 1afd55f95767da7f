"""What a seat may see: everything but hands of others, the order of decks, face-down shadow cards
and the faces of Orc Guards. [Q24, Q26.3]"""

from collections import Counter
from typing import Any, Final

from ringtable.games.quest.box.components import (
    FORMATS,
    MOMENTS,
    ORC_GUARD,
    ORDERS,
    PHASES,
    RESOLVING,
    SCENARIOS,
    STEPS,
    WINDOWS,
)
from ringtable.games.quest.outlook import outlook
from ringtable.games.quest.reasons import stats_of
from ringtable.games.quest.state import (
    ATTACK_ROW,
    MOMENT_ROW,
    NO_SEAT,
    PAIR,
    PUBLIC,
    SHADOW_ROW,
    Quest,
    deck_host,
)
from ringtable.games.quest.timing.effects import USED
from ringtable.games.quest.timing.moments import ANSWERS
from ringtable.games.quest.timing.orders import IN_OWN_PLANNING, NO_ORDER, WITH_RESPONSES
from ringtable.games.quest.timing.windows import WINDOW
from ringtable.games.quest.values import questing_willpower, staging_threat
from ringtable.kernel.effects import ROW
from ringtable.kernel.phrase import Phrase, Say, Value, name, name_of_seat
from ringtable.kernel.state import FRAME, NOBODY

Card = dict[str, Any]


def table(s: Quest, seat: int) -> dict[str, Any]:
    return {
        "scenario": SCENARIOS[s.scenario],
        "format": FORMATS[s.format],
        "shadow_cards": s.shadow_cards,
        "easy": s.easy,
        "by_rounds": s.by_rounds,
        "round": s.round,
        "phase": PHASES[s.phase],
        "step": STEPS[s.step] if s.step >= 0 else "",
        "window": window_of(s),
        "moments": moments_of(s),
        "first": s.first,
        "players": [player(s, one, seat) for one in range(s.seats)],
        "staging": [card_of(s, card, seat) for card in s.staging],
        "active": None if s.active < 0 else card_of(s, s.active, seat),
        "stage": None if s.stage < 0 else stage_of(s),
        "stages_left": len(s.quest_deck),
        "resolving": [s.id_of(card) for card in resolving(s)],
        "quest": {"willpower": questing_willpower(s), "threat": staging_threat(s)},
        "outlook": outlook(s),
        "encounters": encounters(s, seat),
        "victory": [pile_card(s, card) for card in s.victory],
        "aside": [pile_card(s, card) for card in s.aside],
        "removed": [pile_card(s, card) for card in s.removed if s.owner[card] >= 0],
        "attacks": attacks(s),
        "strikes": strikes(s),
        "lasting": lasting(s),
        "prisoner": None if s.prisoner < 0 else prisoner(s),
        "allies_played": s.allies_played,
        "scores": list(s.scores),
    }


# Players


def player(s: Quest, seat: int, viewer: int) -> dict[str, Any]:
    """One player as a viewer sees him. Counts are public; the hand is his own. [Q24.5]"""
    return {
        "seat": seat,
        "threat": s.threat[seat],
        "eliminated": not s.plays(seat),
        "hand": [hand_card(s, card, viewer, seat) for card in hand_in_order(s, seat, viewer)],
        "deck": len(s.deck[seat]),
        "known": known_cards(s, s.deck[seat], viewer),
        "discard": [pile_card(s, card) for card in reversed(s.discard[seat])],
        "play": [card_of(s, card, viewer) for card in s.play[seat]],
        "engaged": [card_of(s, card, viewer) for card in s.engaged[seat]],
        "on_deck": [card_of(s, card, viewer) for card in s.attached if on_deck_of(s, card, seat)],
        "order": order_of(s, seat),
    }


def on_deck_of(s: Quest, card: int, seat: int) -> bool:
    """Attached to the deck of a player. [QC105]"""
    return s.host[card] == deck_host(seat)


def hand_in_order(s: Quest, seat: int, viewer: int) -> list[int]:
    """The own hand as it is held; of others' hands what everybody knows first, then backs."""
    if viewer == seat:
        return s.hand[seat]
    known = sorted(card for card in s.hand[seat] if s.seen[card] == PUBLIC)
    return known + [card for card in s.hand[seat] if s.seen[card] != PUBLIC]


def hand_card(s: Quest, card: int, viewer: int, seat: int) -> Card | None:
    """A card of a hand, if the viewer may know it. [Q24.5, Q24.10]"""
    public = s.seen[card] == PUBLIC
    if viewer != seat and not public:
        return None
    return {"card": card, "id": s.id_of(card), "public": public}


def known_cards(s: Quest, deck: list[int], viewer: int) -> list[dict[str, Any]]:
    """Cards of a deck that the viewer knows, with their place from the top. [Q24.10, Q24.12]"""
    found = []
    for place, card in enumerate(reversed(deck)):
        if knows(s, card, viewer):
            found.append({"place": place, "id": s.id_of(card)})
    return found


def knows(s: Quest, card: int, viewer: int) -> bool:
    """Whether a viewer knows a hidden card where it lies."""
    if s.seen[card] == PUBLIC:
        return True
    return viewer >= 0 and bool(s.seen[card] >> viewer & 1)


def order_of(s: Quest, seat: int) -> dict[str, Any] | None:
    """A standing order is shown as long as it holds. [Q32.21]"""
    order = s.orders[seat]
    if order == NO_ORDER:
        return None
    plain = order & ~WITH_RESPONSES & ~IN_OWN_PLANNING
    return {"order": ORDERS[plain - 1], "with_responses": bool(order & WITH_RESPONSES)}


# Cards


def card_of(s: Quest, card: int, viewer: int) -> Card:
    """A card that lies open, with everything on it and its present values."""
    face = s.face[card]
    found: Card = {
        "card": s.handle(card),
        "id": s.id_of(card),
        "name": s.name_of(card),
        "stats": stats_of(s, card),
    }
    if s.exhausted[card]:
        found["exhausted"] = True
    if card in s.committed:
        found["committed"] = True
    if s.owner[card] >= 0 and face != ORC_GUARD:
        found["owner"] = s.owner[card]
    if s.controller[card] != NO_SEAT:
        found["controller"] = s.controller[card]
    for word, column in (
        ("damage", s.damage),
        ("progress", s.progress),
        ("resources", s.resources),
    ):
        if column[card]:
            found[word] = column[card]
    attached = s.attachments_on(card)
    if attached:
        found["attachments"] = [card_of(s, one, viewer) for one in attached]
    shadows = shadows_on(s, card, viewer)
    if shadows:
        found["shadows"] = shadows
    if card in s.attacked:
        found["attacked"] = True
    return found


def shadows_on(s: Quest, enemy: int, viewer: int) -> list[Card]:
    """Shadow cards: face down unknown to all but who has looked; turned up, public. [Q24.6,
    Q24.13]"""
    rows = s.shadows
    found: list[Card] = []
    for at in range(0, len(rows), SHADOW_ROW):
        if rows[at + 1] != enemy:
            continue
        card = rows[at]
        if rows[at + 2]:
            found.append({"face_up": True, **card_of(s, card, viewer)})
        else:
            known = knows(s, card, viewer)
            found.append({"face_up": False, "id": s.id_of(card) if known else ""})
    return found


def pile_card(s: Quest, card: int) -> Card:
    """A card of an open pile. [Q3.16]"""
    return {"card": card, "id": s.id_of(card)}


def stage_of(s: Quest) -> Card:
    return {
        "id": s.id_of(s.stage),
        "stage": s.pack.stage[s.face[s.stage]],
        "points": s.pack.quest_points[s.face[s.stage]],
        "progress": s.progress[s.stage],
    }


def prisoner(s: Quest) -> Card:
    """The hero that lies face down. [Q29.20]"""
    return {
        "card": s.prisoner,
        "id": s.id_of(s.prisoner),
        "controller": s.controller[s.prisoner],
        "damage": s.damage[s.prisoner],
    }


def resolving(s: Quest) -> list[int]:
    """Cards that are being resolved and lie nowhere, outermost first. [Q3.12]"""
    found: list[int] = []
    for at in range(2, len(s.stack), FRAME):
        found.append(s.stack[at])
    found.append(s.source)
    once: list[int] = []
    for card in found:
        if card >= 0 and s.zone[card] == RESOLVING and card not in once:
            once.append(card)
    return once


# The encounter deck


def encounters(s: Quest, viewer: int) -> dict[str, Any]:
    """The encounter deck by number, what the viewer knows of it, what he has not seen, and the
    discard pile. [Q24.5, Q31.15]"""
    return {
        "deck": len(s.encounter_deck),
        "known": known_cards(s, s.encounter_deck, viewer),
        "unseen": unseen(s, viewer),
        "discard": [pile_card(s, card) for card in reversed(s.encounter_discard)],
    }


def unseen(s: Quest, viewer: int) -> dict[str, int]:
    """What lies in the deck and face down before enemies, without what the viewer knows: each of
    these is as likely to be next as any other. [Q31.15]"""
    rows = s.shadows
    hidden = [rows[at] for at in range(0, len(rows), SHADOW_ROW) if not rows[at + 2]]
    cards = [card for card in [*s.encounter_deck, *hidden] if not knows(s, card, viewer)]
    return dict(sorted(Counter(s.id_of(card) for card in cards).items()))


# What is going on


def window_of(s: Quest) -> dict[str, Any] | None:
    """The action window that is open, by its id and subject. [Q32.1, Q32.4]"""
    if s.depth_of(WINDOW) < 0:
        return None
    planning = target_in(s, WINDOW.address(), WINDOW.end)
    found: dict[str, Any] = {"id": WINDOWS[s.count_in(WINDOW)]}
    if planning != NOBODY:
        found["player"] = planning
    return found


def target_in(s: Quest, first: int, last: int) -> int:
    """The target of the innermost open frame of a procedure, by its addresses."""
    if first <= s.pc <= last:
        return s.target
    for at in range(len(s.stack) - FRAME, -1, -FRAME):
        if first <= s.stack[at] <= last:
            return s.stack[at + 3]
    return NOBODY


def moments_of(s: Quest) -> list[dict[str, Any]]:
    """What is being answered just now. [Q32.8]"""
    if not s.moments or s.depth_of(ANSWERS) < 0:
        return []
    start = target_in(s, ANSWERS.address(), ANSWERS.end)
    found = []
    for row in range(start, len(s.moments), MOMENT_ROW):
        about = s.moments[row + 1]
        one: dict[str, Any] = {"id": MOMENTS[s.moments[row]]}
        if about >= 0:
            one["card"] = s.handle(about)
            one["name"] = s.id_of(about)
        found.append(one)
    return found


def attacks(s: Quest) -> list[dict[str, Any]]:
    """Enemy attacks under way, outermost first."""
    return fights(s, s.attacks, "defenders", s.defenders)


def strikes(s: Quest) -> list[dict[str, Any]]:
    """Player attacks under way, outermost first."""
    return fights(s, s.strikes, "attackers", s.attackers)


def fights(s: Quest, rows: list[int], part: str, others: list[int]) -> list[dict[str, Any]]:
    """Attacks of either kind: the enemy, the player, and who takes part on his side."""
    found = []
    for at in range(0, len(rows), ATTACK_ROW):
        found.append(
            {
                "enemy": s.handle(rows[at]),
                "id": s.id_of(rows[at]),
                "player": rows[at + 1],
                part: taking_part(s, others, at // ATTACK_ROW),
            }
        )
    return found


def taking_part(s: Quest, rows: list[int], number: int) -> list[int]:
    return [s.handle(rows[at + 1]) for at in range(0, len(rows), PAIR) if rows[at] == number]


def lasting(s: Quest) -> list[dict[str, int]]:
    """Lasting effects as rows; uses of abilities are among them as limits."""
    rows = s.effects
    found = []
    for at in range(0, len(rows), ROW):
        if rows[at] < USED:
            card = rows[at + 1]
            found.append(
                {
                    "what": rows[at],
                    "card": s.handle(card) if card >= 0 else -1,
                    "amount": rows[at + 2],
                    "until": rows[at + 3],
                }
            )
    return found


# As plain text

TOKENS: Final = (
    ("damage", "quest-token-damage"),
    ("progress", "quest-token-progress"),
    ("resources", "quest-token-resource"),
)


def text_table(view: dict[str, Any], say: Say) -> str:
    """The table as lines of text, from the view alone."""
    seen = view["table"]
    lines = [say(round_words(seen))]
    if seen["stage"] is not None:
        lines.append(say(stage_words(seen["stage"])))
    staging: dict[str, Value] = {
        "threat": seen["quest"]["threat"],
        "cards": cards_line(seen["staging"], say),
    }
    lines.append(say(Phrase("quest-table-say-staging", staging)))
    active = cards_line([seen["active"]] if seen["active"] else [], say)
    lines.append(say(Phrase("quest-table-say-active", {"card": active})))
    encounters: dict[str, Value] = {
        "deck": seen["encounters"]["deck"],
        "discard": len(seen["encounters"]["discard"]),
    }
    lines.append(say(Phrase("quest-table-say-encounters", encounters)))
    for one in seen["players"]:
        lines += player_lines(one, one["seat"] == seen["first"], say)
    return "\n".join(lines)


def round_words(seen: dict[str, Any]) -> Phrase:
    values: dict[str, Value] = {
        "scenario": name(f"quest-scenario-{seen['scenario']}"),
        "round": seen["round"],
        "phase": name(f"quest-phase-{seen['phase']}"),
    }
    return Phrase("quest-table-say-round", values)


def stage_words(stage: dict[str, Any]) -> Phrase:
    values: dict[str, Value] = {
        "stage": stage["stage"],
        "card": name(f"quest-card-{stage['id']}.b"),
        "progress": stage["progress"],
        "points": stage["points"],
    }
    return Phrase("quest-table-say-stage", values)


def player_lines(one: dict[str, Any], first: bool, say: Say) -> list[str]:
    called = name_of_seat(say, one["seat"])
    if one["eliminated"]:
        return [say(Phrase("quest-table-out", {"player": called}))]
    if first:
        called += f", {say(Phrase('quest-table-first'))}"
    values: dict[str, Value] = {
        "player": called,
        "threat": one["threat"],
        "deck": one["deck"],
        "discard": len(one["discard"]),
    }
    return [
        say(Phrase("quest-table-say-player", values)),
        "   " + say(Phrase("quest-table-say-play", {"cards": cards_line(one["play"], say)})),
        "   " + say(Phrase("quest-table-say-engaged", {"cards": cards_line(one["engaged"], say)})),
        "   " + say(Phrase("quest-table-say-hand", {"cards": hand_line(one["hand"], say)})),
    ]


def hand_line(hand: list[Card | None], say: Say) -> str:
    seen = [say(Phrase(f"quest-card-{card['id']}")) for card in hand if card]
    if len(seen) < len(hand):
        seen.append(f"{say(Phrase('quest-table-hidden-card'))} ×{len(hand) - len(seen)}")
    return ", ".join(seen) or "–"


def cards_line(cards: list[Card], say: Say) -> str:
    return ", ".join([card_words(card, say) for card in cards]) or "–"


def card_words(card: Card, say: Say) -> str:
    """A card by its name, with the number that tells it from others of that name, and what is on
    it."""
    copy = card["name"].partition("#")[2]
    words = say(Phrase(f"quest-card-{card['id']}")) + (f" #{copy}" if copy else "")
    marks: list[str] = []
    for token, message in TOKENS:
        if card.get(token):
            marks.append(f"{say(Phrase(message))} {card[token]}")
    for mark in ("exhausted", "committed"):
        if card.get(mark):
            marks.append(say(Phrase(f"quest-table-{mark}")))
    if card.get("shadows"):
        marks.append(say(Phrase("quest-table-shadows", {"count": len(card["shadows"])})))
    if card.get("attachments"):
        marks.append(cards_line(card["attachments"], say))
    return f"{words} ({'; '.join(marks)})" if marks else words
