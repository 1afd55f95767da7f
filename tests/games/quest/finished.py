"""Finished games of every ending, stored as seeds and actions.

`python -m tests.games.quest.finished` looks for those that are missing. The players of the wins see
what nobody may see: they try many rounds, in the order the decks really have, and keep the best.
Out of Dol Guldur careless players never come, whatever they see: there the rounds that are tried
are those of the heuristic, which now and then gives another sensible answer.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from ringtable.games.quest import GAME
from ringtable.games.quest.bots.heuristic import Heuristic, guess
from ringtable.games.quest.box.components import ALLY, FORMATS, SCENARIOS
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.box.decks import Deck, export_deck
from ringtable.games.quest.scenarios.scoring import WON
from ringtable.games.quest.state import MOST_CARDS, Quest
from ringtable.games.quest.timing.windows import FROM_HAND
from ringtable.games.quest.values import (
    attack,
    defense,
    hit_points_left,
    staging_threat,
    willpower,
)
from ringtable.kernel.decision import DONE, PASS, Action, name_of
from ringtable.kernel.game import RULED_OUT
from ringtable.kernel.match import Match, digest, new_match
from ringtable.kernel.rng import key_from_seed

FOLDER: Final = Path(__file__).parent / "golden"
MIRKWOOD, ANDUIN, ESCAPE = SCENARIOS
ORDER: Final = -20
OBJECTIVES: Final = (108, 109, 110)
BEORNS_PATH: Final = 122
ASTRAY: Final = 0.12  # how often a wavering player does something else
BOSSES: Final = (76, 82, 102)  # Ungoliant's Spawn, Hill Troll, Nazgûl


def kind_of(s: Quest) -> str:
    """Which ending a finished game is."""
    assert s.outcome is not None
    where = SCENARIOS[s.scenario].split("-")[0].replace("passage", "mirkwood")
    where = where.replace("journey", "anduin")
    if s.format:
        return f"{FORMATS[s.format]}-{'won' if s.outcome.reason == WON else f'lost-on-the-{where}'}"
    if s.outcome.reason == WON:
        if where != "mirkwood":
            return f"{where}-won"
        beorn = s.title[s.stage] == BEORNS_PATH
        return "mirkwood-won-on-beorns-path" if beorn else "mirkwood-won-on-the-path"
    by = "by-threat" if any(s.threat[seat] >= 50 for seat in range(s.seats)) else "without-heroes"
    if s.outcome.reason == "prisoner-lost":
        return f"escape-prisoner-lost-{by}"
    return "escape-lost-after-the-rescue" if where == "escape" else f"{where}-lost-{by}"


# Players


def careless(s: Quest, random: Random) -> Action:
    """Some answer, leaning towards playing cards, questing with enough, defending and striking."""
    question = name_of(GAME.flow.decision(s))
    options = [option for option in s.options if option != ORDER] or s.options
    luck = random.random()
    if question == "act":
        cards = [one for one in options if one >= 0 and one // MOST_CARDS == FROM_HAND]
        if cards and luck < 0.85:
            return random.choice(cards)
        return PASS if PASS in options and luck < 0.8 else random.choice(options)
    if question == "commit":
        ours = sum(willpower(s, card) for card in [*s.committed, *s.chosen])
        useful = [(willpower(s, one), one) for one in options if one != DONE]
        enough = ours > staging_threat(s) + 2 * s.players_left() + random.randint(-2, 5)
        if enough or not useful or max(useful)[0] == 0:
            return DONE if DONE in options else random.choice(options)
        return max(useful)[1] if luck < 0.7 else random.choice(useful)[1]
    if question == "defend" and luck < 0.7:
        return max((defense(s, one), one) for one in options if one >= 0)[1]
    if question == "attackers" and len(options) > 1 and luck < 0.9:
        options = [option for option in options if option != DONE]
    if question in ("target", "travel", "respond", "defend") and luck < 0.9:
        options = [option for option in options if option not in (-1, PASS)] or options
    return random.choice(options)


def wavering(s: Quest, random: Random) -> Action:
    """The answer of the heuristic, or now and then another one that is not ruled out."""
    if random.random() < ASTRAY:
        worths = guess(GAME, s, s.asked)
        open_ways = [one for one, worth in zip(s.options, worths, strict=True) if worth > RULED_OUT]
        return random.choice(open_ways)
    return Heuristic().choose(GAME, s, s.asked, random)


def standing(s: Quest) -> float:
    """How well the group stands, by what lies on the table."""
    if s.outcome is not None:
        return 1000.0 if s.outcome.reason == WON else -1000.0
    found = 300.0 * len(s.scores)
    found += 50.0 * (len(s.pack.scenarios[s.scenario].stages) - len(s.quest_deck))
    points = s.pack.quest_points[s.title[s.stage]]
    found += 4.0 * min(s.progress[s.stage], points)
    for boss in BOSSES:
        for card in s.copies[boss]:
            if s.in_play(card):
                found -= 30.0 - 3.0 * s.damage[card]
    for seat in range(s.seats):
        if not s.plays(seat):
            found -= 200
            continue
        found -= 2.0 * s.threat[seat] + 3.0 * max(0, s.threat[seat] - 40)
        found += 0.5 * len(s.hand[seat])
        for card in s.play[seat]:
            found += 2.0 if s.pack.kind[s.face[card]] == ALLY else 8.0
            found += willpower(s, card) + attack(s, card) + 0.5 * defense(s, card)
            found += 0.7 * hit_points_left(s, card) + 0.3 * s.resources[card]
        for enemy in s.engaged[seat]:
            found -= 1.5 * attack(s, enemy) + 0.7 * hit_points_left(s, enemy)
    found -= 2.5 * staging_threat(s)
    for title in OBJECTIVES:
        for card in s.copies[title]:
            found += 25.0 * (s.controller[card] < s.seats)
    return found - 30.0 * (s.prisoner >= 0)


class Course:
    """A game so far: the position, the answers that led to it, how well it stands."""

    def __init__(self, s: Quest, answers: list[Action]) -> None:
        self.s = s
        self.answers = answers
        self.standing = standing(s)


Player = Callable[[Quest, Random], Action]


def another_round(course: Course, random: Random, player: Player) -> Course:
    """The same game a round later."""
    s = course.s.copy()
    answers = course.answers[:]
    until = s.rounds + 1
    while s.outcome is None and s.rounds < until and len(answers) < 6000:
        answers.append(player(s, random))
        GAME.flow.play(s, answers[-1])
    return Course(s, answers)


def rank(course: Course) -> float:
    return -course.standing


def best_courses(
    s: Quest,
    random: Random,
    kept: int,
    tried: int,
    enough: Callable[[Quest], bool],
    player: Player,
) -> list[Action]:
    """The answers of a game that goes well: of many rounds the best are played on."""
    courses = [Course(s, [])]
    for _ in range(60):
        found: list[Course] = []
        for course in courses:
            for _ in range(tried):
                later = another_round(course, random, player)
                if enough(later.s):
                    return later.answers
                if later.s.outcome is None:
                    found.append(later)
        if not found:
            break
        courses = sorted(found, key=rank)[:kept]
    return courses[0].answers


def is_won(s: Quest) -> bool:
    return s.outcome is not None and s.outcome.reason == WON


def is_rescued(s: Quest) -> bool:
    return s.prisoner < 0 and s.round > 1


def went_on(s: Quest) -> bool:
    """The second scenario of a campaign has begun."""
    return bool(s.scores)


def never(s: Quest) -> bool:
    return False


def play_once(
    seed: str,
    seats: int,
    options: dict[str, str],
    goal: Callable[[Quest], bool],
    kept: int,
    player: Player = careless,
) -> Match:
    """A game that strives for a goal and is careless afterwards."""
    random = Random(seed)
    match = new_match(GAME, seats, options, key_from_seed(seed))
    assert isinstance(match.state, Quest)
    answers: list[Action] = []
    if goal is not never:
        answers = best_courses(match.state.copy(), random, kept, 40, goal, player)
    while match.outcome is None:
        s = match.state
        assert isinstance(s, Quest)
        action = answers.pop(0) if answers else player(s, random)
        place = GAME.flow.options(s, s.asked).index(action)
        match.play(match.options_of(s.asked)[place], s.asked)
    return match


# Files


def play_again(game: dict[str, Any]) -> Match:
    """By the rules under which it was played."""
    rules = game["rules"]
    match = new_match(
        GAME,
        game["seats"],
        game["options"],
        key_from_seed(game["seed"]),
        began=rules if rules < GAME.rules_version else 0,
    )
    for seat, action in game["actions"]:
        match.play(action, seat)
    return match


def fingerprint_under(match: Match, rules: int) -> str:
    """Of the position, as it was written down under these rules."""
    data = GAME.save_state(match.state) | {"rules": rules}
    data.pop("began", None)
    return digest(data)


def as_data(match: Match, seed: str) -> dict[str, Any]:
    assert match.outcome is not None
    assert isinstance(match.state, Quest)
    return {
        "rules": GAME.rules_version,
        "seed": seed,
        "seats": match.seats,
        "options": match.options,
        "actions": [[move.seat, move.text] for move in match.moves],
        "outcome": match.outcome.to_data(),
        "threat": match.state.threat,
        "rounds": match.state.rounds,
        "fingerprint": match.fingerprint(),
    }


# The ways to end, with the number of players, the options and the goal they were found with.
# [Q16, Q29]
EASY: Final = {"encounter_deck": "easy"}
BASIC: Final = {"shadow_cards": "off"}


def deck(*ids: str) -> str:
    """A deck as text: three heroes, then three copies of each title."""
    pack = core_pack()
    heroes = [pack.numbers[id] for id in ids[:3]]
    return export_deck(pack, Deck("", heroes, {pack.numbers[id]: 3 for id in ids[3:]}))


QUESTERS: Final = deck(
    *("eowyn", "theodred", "dunhere"),
    *("steward-of-gondor", "celebrians-stone", "unexpected-courage", "the-favor-of-the-lady"),
    *("gandalf", "faramir", "guard-of-the-citadel", "snowbourn-scout", "silverlode-archer"),
    *("lorien-guide", "northern-tracker", "son-of-arnor"),
    *("sneak-attack", "valiant-sacrifice", "a-test-of-will", "hasty-stroke"),
    "the-galadhrims-greeting",
)
FIGHTERS: Final = deck(
    *("thalin", "legolas", "denethor"),
    *("gandalf", "gondorian-spearman", "veteran-axehand", "horseback-archer", "beorn"),
    *("gleowine", "daughter-of-the-nimrodel", "erebor-hammersmith"),
    *("citadel-plate", "dwarven-axe", "blade-of-gondolin", "forest-snare", "self-preservation"),
    *("feint", "quick-strike", "swift-strike", "blade-mastery"),
)
BOLD: Final = {"deck_1": QUESTERS, "deck_2": FIGHTERS, "card_pool": "free"}
WANTED: Final[dict[str, tuple[int, dict[str, str], Callable[[Quest], bool]]]] = {
    "mirkwood-won-on-the-path": (1, {"scenario": MIRKWOOD}, is_won),
    "mirkwood-won-on-beorns-path": (2, {"scenario": MIRKWOOD} | BOLD, is_won),
    "mirkwood-lost-by-threat": (1, {"scenario": MIRKWOOD}, never),
    "mirkwood-lost-without-heroes": (3, {"scenario": MIRKWOOD}, never),
    "anduin-won": (2, {"scenario": ANDUIN} | EASY | BOLD, is_won),
    "anduin-lost-by-threat": (1, {"scenario": ANDUIN}, never),
    "anduin-lost-without-heroes": (4, {"scenario": ANDUIN} | EASY, never),
    "escape-won": (2, {"scenario": ESCAPE} | EASY | BOLD, is_won),
    "escape-lost-after-the-rescue": (2, {"scenario": ESCAPE} | EASY | BASIC | BOLD, is_rescued),
    "escape-prisoner-lost-by-threat": (1, {"scenario": ESCAPE}, never),
    "escape-prisoner-lost-without-heroes": (2, {"scenario": ESCAPE}, never),
    "campaign-lost-on-the-anduin": (1, {"format": "campaign"} | EASY, went_on),
    "nightmare-lost-on-the-anduin": (1, {"format": "nightmare"} | EASY | BOLD, went_on),
}


WAVERING: Final = ("escape-won",)


def look_for(kind: str, most: int, kept: int) -> bool:
    seats, options, goal = WANTED[kind]
    for number in range(most):
        seed = f"golden {kind} {number}"
        player = wavering if kind in WAVERING else careless
        match = play_once(seed, seats, options, goal, kept, player)
        assert isinstance(match.state, Quest)
        found = kind_of(match.state)
        print(kind, number, found, match.state.rounds, len(match.moves), flush=True)
        if found == kind:
            game = json.dumps(as_data(match, seed), indent=1)
            (FOLDER / f"{kind}.json").write_text(game + "\n", "utf-8")
            return True
    return False


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kind in sys.argv[1:] or [one for one in WANTED if not (FOLDER / f"{one}.json").is_file()]:
        look_for(kind, most=60, kept=12)
