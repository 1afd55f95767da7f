"""A content pack as the engine knows it: a column per printed quality, indexed by card number.

Packs never change, so all positions of a match share one. Physical copies are the match's business.
"""

from ringtable.games.quest.box.components import (
    ABILITIES,
    COST_X,
    HOSTS,
    KEYWORDS,
    KINDS,
    NEUTRAL,
    NO_HOST,
    NO_SPHERE,
    NOT_PRINTED,
    RESPONSE,
    SHADOW_EFFECT,
    SPHERES,
    TRAITS,
    TRAVEL_EFFECT,
    WHEN_REVEALED,
    Ability,
    Card,
    Moment,
    Sphere,
)


class Printed:
    """One title, as it is entered into the columns of a pack."""

    def __init__(self, number: Card, id: str, kind: int) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.sphere: Sphere = NO_SPHERE
        self.encounter_set = -1
        self.stage = 0
        self.unique = False
        self.cost = NOT_PRINTED
        self.threat_cost = NOT_PRINTED
        self.engagement = NOT_PRINTED
        self.threat = NOT_PRINTED
        self.willpower = NOT_PRINTED
        self.attack = NOT_PRINTED
        self.defense = NOT_PRINTED
        self.hit_points = NOT_PRINTED
        self.quest_points = NOT_PRINTED
        self.doomed = 0
        self.victory = 0
        self.traits = 0
        self.keywords = 0
        self.host = NO_HOST
        self.quantity = 0
        self.easy_quantity = 0
        self.abilities: list[tuple[Ability, Moment]] = []
        self.names: dict[str, str] = {}  # by language
        self.stage_names: dict[str, str] = {}  # of side B, by language
        self.also: list[str] = []  # other spellings of the title


class StartingDeck:
    """Heroes and cards that belong together: a starter deck. [Q27.1, Q27.2]"""

    def __init__(
        self, id: str, sphere: Sphere, heroes: list[Card], cards: dict[Card, int], threat: int
    ) -> None:
        self.id = id
        self.sphere = sphere
        self.heroes = heroes
        self.cards = cards
        self.threat = threat


class Scenario:
    """A scenario: its stages, its encounter sets, and the cards that the setup names. [Q29]"""

    def __init__(
        self,
        id: str,
        difficulty: int,
        sets: list[int],
        stages: list[list[Card]],
        to_staging: list[Card],
        revealed: list[Card],
        set_aside: list[Card],
        reveals_per_player: int,
    ) -> None:
        self.id = id
        self.difficulty = difficulty  # [Q28.10]
        self.sets = sets
        self.stages = stages  # where a stage has two cards one of them is drawn [Q29.4]
        self.to_staging = to_staging  # fetched, not revealed [Q29.3]
        self.revealed = revealed  # fetched and revealed [Q29.16]
        self.set_aside = set_aside  # face up, out of play [Q29.17]
        self.reveals_per_player = reveals_per_player  # [Q29.9]


class Pack:
    """Everything printed that a rule depends on: columns indexed by card number; 0 is no card."""

    def __init__(
        self,
        id: str,
        titles: list[Printed],
        sets: list[str],
        scenarios: list[Scenario],
        decks: list[StartingDeck],
    ) -> None:
        self.id = id
        self.titles = [title.number for title in titles]
        rows = [Printed(0, "", -1), *titles]
        self.ids = [row.id for row in rows]
        self.numbers = {row.id: row.number for row in titles}
        self.kind = [row.kind for row in rows]
        self.sphere = [row.sphere for row in rows]
        self.encounter_set = [row.encounter_set for row in rows]
        self.stage = [row.stage for row in rows]
        self.unique = [row.unique for row in rows]
        self.cost = [row.cost for row in rows]  # may be X
        self.threat_cost = [row.threat_cost for row in rows]  # of heroes
        self.engagement = [row.engagement for row in rows]
        self.threat = [row.threat for row in rows]  # threat strength of enemies and locations
        self.willpower = [row.willpower for row in rows]
        self.attack = [row.attack for row in rows]
        self.defense = [row.defense for row in rows]
        self.hit_points = [row.hit_points for row in rows]
        self.quest_points = [row.quest_points for row in rows]
        self.doomed = [row.doomed for row in rows]
        self.victory = [row.victory for row in rows]
        self.traits = [row.traits for row in rows]
        self.keywords = [row.keywords for row in rows]
        self.host = [row.host for row in rows]  # what an attachment may be played on
        self.quantity = [row.quantity for row in rows]  # copies in one core set
        self.easy_quantity = [row.easy_quantity for row in rows]  # in the easy mode [Q28.14]
        self.abilities = [row.abilities for row in rows]
        self.has_shadow = [has(row, SHADOW_EFFECT) for row in rows]
        self.has_when_revealed = [has(row, WHEN_REVEALED) for row in rows]
        self.has_travel = [has(row, TRAVEL_EFFECT) for row in rows]
        self.names = [row.names for row in rows]
        self.stage_names = [row.stage_names for row in rows]
        self.also = [row.also for row in rows]
        self.sets = sets
        self.scenarios = scenarios
        self.decks = decks

    def cost_without_x(self, card: Card) -> int:
        """The cost where no X is chosen: X is 0 there. [Q7.15]"""
        return 0 if self.cost[card] == COST_X else self.cost[card]

    def encounter_deck(self, scenario: Scenario, easy: bool) -> list[Card]:
        """The cards of the scenario's sets, each as often as it is used. [Q29.1, Q28.14]"""
        copies = self.easy_quantity if easy else self.quantity
        deck: list[Card] = []
        for card in self.titles:
            if self.encounter_set[card] in scenario.sets:
                deck += [card] * copies[card]
        return deck

    def answering(self, moment: Moment) -> list[Card]:
        """The titles with a response at this moment. [Q32.5]"""
        return [card for card in self.titles if (RESPONSE, moment) in self.abilities[card]]

    def to_data(self) -> dict[str, object]:
        """What a client draws the cards from: plain facts under their names."""
        return {
            "id": self.id,
            "cards": [self.card_data(card) for card in self.titles],
            "sets": list(self.sets),
            "scenarios": [
                {
                    "id": scenario.id,
                    "difficulty": scenario.difficulty,
                    "sets": [self.sets[one] for one in scenario.sets],
                    "stages": [[self.ids[card] for card in stage] for stage in scenario.stages],
                }
                for scenario in self.scenarios
            ],
            "decks": [
                {
                    "id": deck.id,
                    "sphere": SPHERES[deck.sphere],
                    "threat": deck.threat,
                    "heroes": [self.ids[card] for card in deck.heroes],
                    "cards": {self.ids[card]: n for card, n in deck.cards.items()},
                }
                for deck in self.decks
            ],
        }

    def card_data(self, card: Card) -> dict[str, object]:
        """The printed facts of one title; what is not printed is left out. [Q3.14]"""
        found: dict[str, object] = {
            "number": card,
            "id": self.ids[card],
            "type": KINDS[self.kind[card]],
        }
        if self.sphere[card] <= NEUTRAL:
            found["sphere"] = SPHERES[self.sphere[card]]
        if self.encounter_set[card] >= 0:
            found["set"] = self.sets[self.encounter_set[card]]
        if self.stage[card]:
            found["stage"] = self.stage[card]
        if self.unique[card]:
            found["unique"] = True
        if self.cost[card] != NOT_PRINTED:
            found["cost"] = "X" if self.cost[card] == COST_X else self.cost[card]
        for name, column in (
            ("threat_cost", self.threat_cost),
            ("engagement", self.engagement),
            ("threat", self.threat),
            ("willpower", self.willpower),
            ("attack", self.attack),
            ("defense", self.defense),
            ("hit_points", self.hit_points),
            ("quest_points", self.quest_points),
        ):
            if column[card] != NOT_PRINTED:
                found[name] = column[card]
        for name, column in (("doomed", self.doomed), ("victory", self.victory)):
            if column[card]:
                found[name] = column[card]
        found["traits"] = named(self.traits[card], TRAITS)
        found["keywords"] = named(self.keywords[card], KEYWORDS)
        if self.host[card] != NO_HOST:
            found["attach_to"] = HOSTS[self.host[card]]
        found["quantity"] = self.quantity[card]
        found["abilities"] = [ABILITIES[ability] for ability, _ in self.abilities[card]]
        return found


def has(title: Printed, ability: Ability) -> bool:
    return any(kind == ability for kind, _ in title.abilities)


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of a set of bits."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]
