"""Positions in the game's words: given, when, then.

    table = Table(heroes=["eowyn"], hands=["a-test-of-will"], resources={"eowyn": 1})
    table.reveal("king-spider")
    table.play("play a-test-of-will")
    assert table.is_ready("eowyn")

Cards are named by their ids; `guard-of-the-citadel#2` is the second copy of the match. What belongs
to a seat is a list of ids for one seat, or a list of such lists.
"""

import re
from collections.abc import Sequence

from ringtable.games.quest.box.components import (
    ASIDE,
    COMBAT_PHASE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENCOUNTER_PHASE,
    HAND,
    PHASES,
    PLANNING_PHASE,
    PLAY,
    QUEST_DECK,
    QUEST_PHASE,
    REFRESH_PHASE,
    RESOURCE_PHASE,
    SCENARIOS,
    STAGE,
    STREAMS,
    TRAVEL_PHASE,
    ZONES,
)
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.box.decks import Deck
from ringtable.games.quest.combat.damage import deal_damage, exhaust
from ringtable.games.quest.flow import FLOW
from ringtable.games.quest.phases.reveal import reveal_top
from ringtable.games.quest.players import eliminate
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.values import attack, defense, hit_points, threat_strength, willpower
from ringtable.games.quest.zones import attach, discard_card, engage, move, return_to_hand
from ringtable.kernel.decision import name_of
from ringtable.kernel.fact import Fact
from ringtable.kernel.procedure import Act
from ringtable.kernel.rng import Rng, key_from_seed
from ringtable.kernel.state import NOTHING

PACK = core_pack()
Ids = Sequence[str] | Sequence[Sequence[str]]

# Where a position can begin: windows and steps, in the procedures of the flow.
PROCEDURES = (
    ("resource phase", RESOURCE_PHASE),
    ("planning phase", PLANNING_PHASE),
    ("quest phase", QUEST_PHASE),
    ("travel phase", TRAVEL_PHASE),
    ("encounter phase", ENCOUNTER_PHASE),
    ("combat phase", COMBAT_PHASE),
    ("refresh phase", REFRESH_PHASE),
)


def by_seat(ids: Ids, seats: int) -> list[list[str]]:
    """What belongs to each seat."""
    if not ids:
        return [[] for _ in range(seats)]
    if isinstance(ids[0], str):
        return [[str(one) for one in ids], *[[] for _ in range(seats - 1)]]
    found = [[str(one) for one in seat] for seat in ids]
    return found + [[] for _ in range(seats - len(found))]


class Table:
    """A position, laid out and then played."""

    def __init__(
        self,
        seats: int = 1,
        heroes: Ids = ("aragorn", "theodred", "gloin"),
        allies: Ids = (),
        hands: Ids = (),
        decks: Ids = (),
        discards: Ids = (),
        attached: dict[str, str] | None = None,
        resources: dict[str, int] | None = None,
        damage: dict[str, int] | None = None,
        progress: dict[str, int] | None = None,
        threat: int | Sequence[int] = 20,
        staging: Sequence[str] = (),
        engaged: Ids = (),
        active: str = "",
        encounters: Sequence[str] = (),
        encounter_discard: Sequence[str] = (),
        exhausted: Sequence[str] = (),
        committed: Sequence[str] = (),
        guards: dict[str, str] | None = None,
        scenario: str = SCENARIOS[0],
        stage: str = "",
        first: int = 0,
        round: int = 1,
        shadow_cards: bool = True,
        easy: bool = False,
        by_rounds: bool = False,
        format: int = 0,
        seed: str = "table",
        at: str = "",
    ) -> None:
        """`decks`, `encounters` and discard piles name the top card first."""
        self.seats = seats
        heroes_of = by_seat(heroes, seats)
        attachments = list(attached or {})
        own = [by_seat(ids, seats) for ids in (allies, hands, decks, discards)]
        brought = []
        for seat in range(seats):
            cards: dict[int, int] = {}
            ids = [one for kind in own for one in kind[seat]]
            if seat == 0:
                ids += [one.partition("#")[0] for one in attachments if is_player_card(one)]
            for one in ids:
                if PACK.kind[number_of(one)]:
                    cards[number_of(one)] = cards.get(number_of(one), 0) + 1
            fallen = [number_of(one) for one in own[3][seat] if not PACK.kind[number_of(one)]]
            brought.append(Deck("", [number_of(one) for one in heroes_of[seat]] + fallen, cards))
        rng = Rng(key_from_seed(seed), STREAMS)
        s = Quest(
            seats,
            rng,
            PACK,
            brought,
            SCENARIOS.index(scenario),
            format,
            shadow_cards,
            easy,
            by_rounds,
            True,
            True,
        )
        self.s = s
        s.facts = []
        s.first = s.seat = first
        s.round = s.rounds = round
        s.threat = [threat] * seats if isinstance(threat, int) else list(threat)
        for seat in range(seats):
            for one in heroes_of[seat]:
                self.into_play(one, seat)
            for one in own[0][seat]:
                self.into_play(one, seat)
            for one in own[1][seat]:
                move(s, self.unused(one, seat), HAND, seat)
            for one in reversed(own[2][seat]):
                move(s, self.unused(one, seat), DECK, seat)
            for one in reversed(own[3][seat]):
                move(s, self.unused(one, seat), DISCARD, seat)
        self.lay_stages(stage)
        for one in staging:
            move(s, self.unused(one), ZONES.index("staging"))
        for seat, ids in enumerate(by_seat(engaged, seats)):
            for one in ids:
                engage(s, self.unused(one), seat)
        if active:
            move(s, self.unused(active), ZONES.index("active"))
        for one in reversed(encounters):
            move(s, self.unused(one), ENCOUNTER_DECK)
        for one in reversed(encounter_discard):
            move(s, self.unused(one), ENCOUNTER_DISCARD)
        for one, guard in (guards or {}).items():
            attach(s, self.unused(one), self.card(guard), -1)
        for one, host in (attached or {}).items():
            owner = 0 if is_player_card(one) else -1
            if not is_player_card(one) and PACK.ids[number_of(one)] in OBJECTIVES:
                owner = s.controller[self.card(host)]
            attach(s, self.unused(one, max(owner, 0)), self.card(host), owner)
        for one, n in (resources or {}).items():
            s.resources[self.card(one)] = n
        for one, n in (damage or {}).items():
            s.damage[self.card(one)] = n
        for one, n in (progress or {}).items():
            s.progress[self.card(one)] = n
        for one in exhausted:
            s.exhausted[self.card(one)] = 1
        for one in committed:
            s.committed.append(self.card(one))
            s.exhausted[self.card(one)] = 1
        s.raised = []
        s.unsettled = 0
        if at:
            self.begin(at)

    # Laying out

    def lay_stages(self, stage: str) -> None:
        s = self.s
        cards = [s.copies[title][0] for one in PACK.scenarios[s.scenario].stages for title in one]
        at = [s.title[card] for card in cards].index(number_of(stage)) if stage else 0
        for card in cards[at + 1 :]:
            s.zone[card] = QUEST_DECK
            s.quest_deck.append(card)
        move(s, cards[at], STAGE)

    def unused(self, name: str, seat: int = -1) -> int:
        """A copy that is still in the box, or the copy that is named."""
        id, _, copy = name.partition("#")
        copies = self.s.copies[number_of(id)]
        if copy:
            return copies[int(copy) - 1]
        for card in copies:
            if self.s.zone[card] == 0 and self.s.owner[card] in (seat, -1):
                return card
        raise AssertionError(f"no copy of {name} is left")

    def into_play(self, name: str, seat: int) -> None:
        card = self.unused(name, seat)
        move(self.s, card, PLAY, seat)
        self.s.controller[card] = seat

    def set_aside(self, name: str) -> None:
        move(self.s, self.unused(name), ASIDE)

    def begin(self, at: str) -> None:
        """Go on from a window or step of the round: `W-Q1`, `S-C0`."""
        s = self.s
        at = "planning" if at == "W-PLAN" else at  # its turns are a round of their own
        for procedure, phase in PROCEDURES:
            for label in (f"{procedure}.{at}", f"{procedure}.{at} begins"):
                if label in FLOW.addresses:
                    s.phase = phase
                    s.stack = []
                    self.under("main.run scenario")
                    self.under("scenario.run round")
                    self.under(f"round.run {procedure}")
                    s.pc = FLOW.addresses[label]
                    FLOW.advance(s)
                    return
        raise AssertionError(f"no step {at} in the round")

    def under(self, label: str) -> None:
        s = self.s
        s.stack += (FLOW.addresses[label] + 1, s.first, NOTHING, NOTHING, 0, 0)

    def idle(self, phase: int = QUEST_PHASE) -> "Table":
        """Wait, outside the course of the round, at a question that nobody answers."""
        s = self.s
        s.phase = phase
        s.stack = []
        self.under("main.run scenario")
        self.under("scenario.run setup")
        s.pc = FLOW.addresses["setup.mulligan"]
        FLOW.advance(s)
        return self

    def do(self, act: Act) -> "Table":
        """Carry out a step now, before the question at hand, and all that follows from it. Without
        a place in the round the quest phase is on, and nothing comes after."""
        s = self.s
        if not s.stack:
            self.idle()
        s.opened = NOTHING
        act(s)
        if FLOW.between is not None:
            FLOW.look_after(s, FLOW.between)
        FLOW.advance(s)
        return self

    def reveal(self, name: str) -> "Table":
        """The card is on top of the encounter deck and is revealed now."""
        card = self.unused(name)
        move(self.s, card, ENCOUNTER_DECK)
        return self.do(reveal_top)

    def hurt(self, n: int, *names: str) -> "Table":
        """Damage of one effect to all of these."""
        cards = [self.card(name) for name in names]

        def act(s: Quest) -> None:
            deal_damage(s, cards, n, "Q13.1")

        return self.do(act)

    def exhaust(self, *names: str) -> "Table":
        """An effect exhausts these."""
        cards = [self.card(name) for name in names]

        def act(s: Quest) -> None:
            exhaust(s, cards, "Q5.12")

        return self.do(act)

    def discard(self, name: str) -> "Table":
        """An effect discards a card from play."""
        card = self.card(name)

        def act(s: Quest) -> None:
            discard_card(s, card)

        return self.do(act)

    def take_back(self, name: str) -> "Table":
        """An effect returns a card to its owner's hand."""
        card = self.card(name)

        def act(s: Quest) -> None:
            return_to_hand(s, card)

        return self.do(act)

    def eliminate(self, seat: int) -> "Table":
        def act(s: Quest) -> None:
            eliminate(s, seat, "Q16.1")

        return self.do(act)

    # Playing

    @property
    def asks(self) -> str:
        """The name of the question, or `over`."""
        if self.s.outcome is not None:
            return "over"
        return name_of(FLOW.decision(self.s))

    @property
    def asked(self) -> int:
        return self.s.asked

    @property
    def window(self) -> str:
        """The id of the window that is open, or nothing."""
        from ringtable.games.quest.box.components import WINDOWS

        return WINDOWS[self.s.n] if self.asks == "act" else ""

    @property
    def options(self) -> list[str]:
        return FLOW.texts(self.s, self.s.asked)

    @property
    def offered(self) -> list[str]:
        """What can be done beside passing, by title: without the number of the copy."""
        texts = [text for text in self.options if text not in ("pass", "pass on")]
        return [re.sub(r"#\d+", "", text) for text in texts]

    def refused(self, text: str) -> str:
        """The clause that forbids who is asked to do this; nothing if none does."""
        why = FLOW.why_not(self.s, self.s.asked, text)
        return why.clause if why is not None else ""

    def play(self, *texts: str) -> "Table":
        """Answer the question at hand, by whoever is asked; several answers one after the other."""
        for text in texts:
            options = self.options
            if text not in options:
                close = [one for one in options if one.startswith((f"{text}#", f"{text} for "))]
                assert close, f"{self.asks}: {text!r} is not among {options}"
                text = close[0]
            FLOW.play(self.s, FLOW.parse(self.s, self.s.asked, text), self.s.asked)
        return self

    def choose(self, verb: str, *names: str) -> "Table":
        """Choose several: `choose("commit", "eowyn", "gimli")`; nobody without names."""
        question, seat = self.asks, self.asked
        for name in names:
            self.play(f"{verb} {name}")
        if self.asks == question and self.asked == seat and "done" in self.options:
            self.play("done")
        return self

    def commit(self, *names: str) -> "Table":
        return self.choose("commit", *names)

    def attack_with(self, enemy: str, *names: str) -> "Table":
        """Attack an enemy with these characters."""
        self.play(f"attack {enemy}")
        return self.choose("with", *names) if self.asks == "attackers" else self

    def may(self, text: str) -> bool:
        near = (f"{text}#", f"{text} for ")
        return any(one == text or one.startswith(near) for one in self.options)

    def pass_(self, times: int = 1) -> "Table":
        return self.play(*["pass"] * times)

    def pass_windows(self) -> "Table":
        """Pass all windows and moments until somebody is asked something else."""
        while self.asks in ("act", "respond"):
            self.play("pass")
        return self

    def pass_until(self, asks: str) -> "Table":
        """Pass windows and moments until a question or a window (`W-Q2`)."""
        while self.asks != asks and self.window != asks:
            assert self.asks in ("act", "respond"), f"asked {self.asks}, not {asks}"
            self.play("pass")
        return self

    # Looking

    def card(self, name: str) -> int:
        """A card by its id; without a number the first copy that takes part."""
        id, _, copy = name.partition("#")
        copies = self.s.copies[number_of(id)]
        if copy:
            return copies[int(copy) - 1]
        taking_part = [card for card in copies if self.s.zone[card]]
        return (taking_part or copies)[0]

    def zone(self, name: str) -> str:
        return ZONES[self.s.zone[self.card(name)]]

    def is_ready(self, name: str) -> bool:
        return not self.s.exhausted[self.card(name)]

    def is_committed(self, name: str) -> bool:
        return self.card(name) in self.s.committed

    def controller(self, name: str) -> int:
        seat = self.s.controller[self.card(name)]
        return -1 if seat == NO_SEAT else seat

    def damage_on(self, name: str) -> int:
        return self.s.damage[self.card(name)]

    def progress_on(self, name: str) -> int:
        return self.s.progress[self.card(name)]

    def resources_on(self, name: str) -> int:
        return self.s.resources[self.card(name)]

    def host_of(self, name: str) -> str:
        host = self.s.host[self.card(name)]
        return self.s.id_of(host) if host >= 0 else ""

    def willpower(self, name: str) -> int:
        return willpower(self.s, self.card(name))

    def attack(self, name: str) -> int:
        return attack(self.s, self.card(name))

    def defense(self, name: str) -> int:
        return defense(self.s, self.card(name))

    def hit_points(self, name: str) -> int:
        return hit_points(self.s, self.card(name))

    def threat_strength(self, name: str) -> int:
        return threat_strength(self.s, self.card(name))

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.s.id_of(card) for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        return self.ids(self.s.hand[seat])

    def engaged(self, seat: int = 0) -> list[str]:
        return self.ids(self.s.engaged[seat])

    @property
    def staging(self) -> list[str]:
        return self.ids(self.s.staging)

    @property
    def threat(self) -> int:
        return self.s.threat[0]

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def stage(self) -> str:
        return self.s.id_of(self.s.stage)

    def told(self, kind: str = "") -> list[Fact]:
        """What was told since the position was laid out, perhaps of one kind alone."""
        facts = self.s.facts or []
        return [fact for fact in facts if not kind or fact.kind.id == f"quest-{kind}"]


OBJECTIVES = ("gandalfs-map", "dungeon-torch", "shadow-key")


def number_of(name: str) -> int:
    return PACK.numbers[name.partition("#")[0]]


def is_player_card(name: str) -> bool:
    return 0 <= PACK.sphere[number_of(name)] <= 4
