"""Long random games: a player who mostly does the sensible thing, so that games reach their later
stages, and what must hold after every answer."""

from random import Random

from ringtable.games.quest import GAME
from ringtable.games.quest.box.components import (
    ACTIVE,
    ATTACHED,
    BOX,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    HAND,
    ORC_GUARD,
    PLAY,
    RESOLVING,
    SHADOW,
    STAGE,
    STAGING,
    VICTORY_DISPLAY,
)
from ringtable.games.quest.cards.ability import STATS
from ringtable.games.quest.reasons import reasons
from ringtable.games.quest.state import NO_SEAT, SHADOW_ROW, Quest
from ringtable.games.quest.values import hit_points_left, present, printed
from ringtable.kernel.decision import DONE, PASS, name_of
from ringtable.kernel.rng import key_from_seed

ORDER = -20


def choose(s: Quest, random: Random) -> int:
    """A random answer, leaning towards acting, questing, defending and striking."""
    question = name_of(GAME.flow.decision(s))
    options = [option for option in s.options if option != ORDER] or s.options
    if question == "act" and random.random() < 0.6:
        return PASS if PASS in options else random.choice(options)
    if question == "respond" and len(options) > 1 and random.random() < 0.8:
        options = [option for option in options if option != PASS]
    if question in ("commit", "attackers") and len(options) > 1 and random.random() < 0.75:
        options = [option for option in options if option != DONE]
    if question in ("defend", "target", "travel", "engage") and random.random() < 0.85:
        options = [option for option in options if option != -1] or options
    return random.choice(options)


def fresh(seats: int, options: dict[str, str], seed: int) -> Quest:
    s = GAME.blank(seats, GAME.settle(options), GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    return s


def check_places(s: Quest) -> None:
    """Every card lies in one place, and its column says which."""
    places: dict[int, int] = {}

    def lies(cards: list[int], zone: int) -> None:
        for card in cards:
            assert card not in places, f"{s.name_of(card)} lies in two places"
            places[card] = zone

    for seat in range(s.seats):
        lies(s.hand[seat], HAND)
        lies(s.deck[seat], DECK)
        lies(s.discard[seat], DISCARD)
        lies(s.play[seat], PLAY)
        lies(s.engaged[seat], ENGAGED)
    lies(s.staging, STAGING)
    lies(s.attached, ATTACHED)
    lies(s.encounter_deck, ENCOUNTER_DECK)
    lies(s.encounter_discard, ENCOUNTER_DISCARD)
    lies(s.victory, VICTORY_DISPLAY)
    lies(s.shadows[::SHADOW_ROW], SHADOW)
    if s.active >= 0:
        lies([s.active], ACTIVE)
    if s.stage >= 0:
        lies([s.stage], STAGE)
    if s.prisoner >= 0:
        lies([s.prisoner], PLAY)
    for card in range(len(s.title)):
        zone = s.zone[card]
        if card in places:
            assert zone == places[card], f"{s.name_of(card)} is not where its column says"
        else:
            known = card in s.quest_deck or card in s.aside or card in s.removed
            assert known or zone in (BOX, RESOLVING), f"{s.name_of(card)} is lost: {zone}"


def in_the_box(s: Quest) -> set[int]:
    """The cards that take no part in the scenario."""
    return {card for card in range(len(s.title)) if s.zone[card] == BOX}


def check_tokens(s: Quest) -> None:
    """Nobody in play is dead, controllers fit, hosts are in play, values have their reasons."""
    for seat in range(s.seats):
        for card in s.play[seat]:
            assert s.controller[card] == seat
            assert hit_points_left(s, card) > 0
        assert 0 <= s.threat[seat] <= 50
        if not s.plays(seat):
            assert not s.play[seat]
            assert not s.hand[seat]
    for card in s.enemies():
        assert hit_points_left(s, card) > 0
    for card in s.attached:
        host = s.host[card]
        assert host < -1 or s.in_play(host), s.name_of(card)
        if host >= 0 and s.zone[host] == PLAY and s.controller[card] != NO_SEAT:
            assert s.controller[card] == s.controller[host]
    for card in s.copies[0]:
        raise AssertionError(f"card {card} has no title")
    for card in range(len(s.title)):
        in_engaged = any(card in seat for seat in s.engaged)
        assert (s.face[card] == ORC_GUARD) <= in_engaged
        if s.in_play(card):
            for stat in range(len(STATS)):
                base = printed(s, stat)[s.face[card]]
                total = base + sum(n for _, n in reasons(s, stat, card))
                assert present(s, stat, card) == (0 if base < 0 else max(0, total))


def show_mercy(s: Quest) -> None:
    """Threat falls, heroes are healed, the quest goes on, an enemy takes a wound: random players
    would never see a later stage otherwise."""
    if name_of(GAME.flow.decision(s)) == "commit" and not s.chosen:
        s.progress[s.stage] += 3
        for enemy in s.enemies()[:2]:
            s.damage[enemy] = max(0, hit_points_left(s, enemy) + s.damage[enemy] - 1)
    for seat in s.players():
        s.threat[seat] = min(s.threat[seat], 30)
        for hero in s.heroes(seat):
            s.damage[hero] = 0
    GAME.flow.ask_again(s)


def play_game(seats: int, options: dict[str, str], seed: int, check: bool = True) -> Quest:
    random = Random(seed)
    s = fresh(seats, options, seed)
    boxes: dict[int, set[int]] = {}  # of each scenario, from its first round on
    for _ in range(6_000):
        if s.outcome is not None:
            break
        if name_of(GAME.flow.decision(s)) in ("defend", "commit", "next-attacker"):
            show_mercy(s)
        GAME.flow.play(s, choose(s, random))
        if check:
            check_places(s)
            check_tokens(s)
            if s.round and s.outcome is None:
                assert boxes.setdefault(s.scenario, in_the_box(s)) == in_the_box(s)
    return s
