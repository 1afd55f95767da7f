"""What cards are worth: to be played now, to be kept, to be fought with."""

from random import Random
from typing import Final

from ringtable.games.war.battle.combat_cards import cards_to_fight_with
from ringtable.games.war.battle.forces import units_fighting
from ringtable.games.war.bots import free, shadow
from ringtable.games.war.bots.judgement import at_stake, best_of, worth
from ringtable.games.war.bots.plans import RING, free_plan, shadow_plan, steps_left
from ringtable.games.war.box.components import (
    CHARACTER_DECK,
    FREE,
    NO_CARD,
    NOT_ON_TRACK,
    STRATEGY_DECK,
    Card,
    Side,
)
from ringtable.games.war.characters.flight import landing
from ringtable.games.war.events.table_cards import lying
from ringtable.games.war.state import War
from ringtable.kernel.decision import DONE, Action

USUAL: Final = 0.7  # of a card whose text can be carried out
DRAW: Final = 0.42  # of drawing a card with a die
KEPT_FOR_BATTLE: Final = 0.35  # below this a card is fought with gladly
FOR_NOTHING: Final = 0.01  # of a card that would change nothing: less than a die for nothing

# Cards that heal, and how much at most.
HEALING: Final = {
    "athelas": 2,
    "bilbos-song": 2,
    "there-is-another-way": 1,
    "i-will-go-alone": 1,
    "mirror-of-galadriel": 1,
}
# Cards that hurt the Ring-bearers: what they are worth beside the Hunt.
HURTING: Final = {
    "isildurs-bane": 0.6,
    "foul-thing-from-the-deep": 0.7,
    "candles-of-corpses": 0.6,
    "orc-patrol": 0.7,
    "nazgul-search": 0.6,
    "cruel-weather": 0.3,
    "the-nazgul-strike": 0.7,
    "morgul-wound": 0.8,
    "lure-of-the-ring": 0.7,
    "the-breaking-of-the-fellowship": 0.5,
    "flocks-of-crebain": 0.5,
    "balrog-of-moria": 0.3,
    "worn-with-sorrow-and-toil": 0.5,
    "the-lidless-eye": 0.3,
}
# All others whose worth is not the usual.
WORTH: Final = {
    # The Free Peoples.
    "mithril-coat-and-sting": 1.0,
    "axe-and-bow": 0.9,
    "horn-of-gondor": 0.8,
    "wizards-staff": 0.9,
    "challenge-of-the-king": 0.5,
    "gwaihir-the-windlord": 0.6,
    "we-prove-the-swifter": 0.8,
    "there-and-back-again": 0.6,
    "the-eagles-are-coming": 0.7,
    "the-ents-awake-treebeard": 1.3,
    "the-ents-awake-huorns": 1.2,
    "the-ents-awake-entmoot": 1.3,
    "dead-men-of-dunharrow": 1.2,
    "house-of-the-stewards": 0.9,
    "the-grey-company": 0.7,
    "the-last-battle": 0.5,
    "a-power-too-great": 0.8,
    "the-power-of-tom-bombadil": 0.4,
    "the-spirit-of-mordor": 0.8,
    "faramirs-rangers": 0.9,
    "wisdom-of-elrond": 0.9,
    "the-red-arrow": 0.9,
    "guards-of-the-citadel": 1.0,
    "celeborns-galadhrim": 1.0,
    "riders-of-theoden": 1.0,
    "imrahil-of-dol-amroth": 1.0,
    "dain-ironfoots-guard": 1.0,
    "thranduils-archers": 1.0,
    "kindred-of-glorfindel": 0.9,
    # The Shadow.
    "dreadful-spells": 0.8,
    "grond-hammer-of-the-underworld": 1.2,
    "the-palantir-of-orthanc": 0.8,
    "wormtongue": 0.7,
    "the-ringwraiths-are-abroad": 0.9,
    "the-black-captain-commands": 0.9,
    "return-to-valinor": 0.9,
    "the-fighting-uruk-hai": 1.2,
    "denethors-folly": 1.0,
    "the-day-without-dawn": 0.6,
    "threats-and-promises": 0.7,
    "stormcrow": 0.7,
    "the-shadow-lengthens": 0.9,
    "the-shadow-is-moving": 1.0,
    "shadows-gather": 0.8,
    "corsairs-of-umbar": 1.0,
    "rage-of-the-dunlendings": 1.0,
    "a-new-power-is-rising": 1.1,
    "many-kings-to-the-service-of-mordor": 1.1,
    "the-king-is-revealed": 1.1,
    "shadows-on-the-misty-mountains": 1.0,
    "orcs-multiplying-again": 1.1,
    "horde-from-the-east": 1.1,
    "musterings-of-long-planned-war": 1.1,
    "pits-of-mordor": 1.1,
    "monsters-roused": 0.9,
}


def event_value(s: War, card: Card) -> float:
    """Of playing a card now, if it can be played."""
    event = s.pack.events[card]
    if comes_to_nothing(s, card):
        return FOR_NOTHING
    if event.id in free.ERRANDS:
        return 0.2 + free.errand_value(s, event.id)
    if event.tile >= 0:
        return tile_value(s, event.side)
    if event.id in HEALING:
        healed = min(s.corruption, HEALING[event.id])
        return 0.25 + 0.5 * healed if healed else FOR_NOTHING
    if event.id in HURTING:
        ring = shadow_plan(s) == RING
        return HURTING[event.id] + (0.4 if ring else 0.0)
    return WORTH.get(event.id, USUAL)


def comes_to_nothing(s: War, card: Card) -> bool:
    """A table card that would be lost at once; a Nazgûl's search of Ring-bearers whom it cannot
    come to, or who are seen already. [W9.12, W13.12]"""
    event = s.pack.events[card]
    if event.stays:
        what = lying(s, card)
        return what is not None and what.lost_if is not None and what.lost_if(s)
    if event.id not in shadow.SEARCHING:
        return False
    if s.circle != NOT_ON_TRACK or (s.revealed and event.id == "nazgul-search"):
        return True
    return not shadow.nazgul_in(s, s.figure) and not landing(s) >> s.figure & 1


def tile_value(s: War, side: Side) -> float:
    """A special tile counts on the Mordor Track: the nearer, the more."""
    if s.circle != NOT_ON_TRACK:
        return 1.0
    return 0.95 if steps_left(s) <= 9 or side == FREE else 0.6


def keeping_value(s: War, card: Card) -> float:
    """Of a card in hand."""
    value = event_value(s, card)
    event = s.pack.events[card]
    if event.id in HEALING:
        value = 0.9
    return value


def event_values(s: War, options: list[Action]) -> list[float]:
    return [event_value(s, card) for card in options]


def play(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, event_values(s, options))


def worst(s: War, options: list[Action], random: Random) -> Action:
    """The card that is missed least."""
    values = [keeping_value(s, card) for card in options]
    return options[values.index(min(values))]


def deck(s: War, options: list[Action], random: Random) -> Action:
    """By the plan: cards of the Ring or of the war."""
    side = s.side_at[s.seat]
    ring = free_plan(s) == RING if side == FREE else shadow_plan(s) == RING
    wanted = 2 * side + (CHARACTER_DECK if ring else STRATEGY_DECK)
    return wanted if wanted in options else options[0]


# In battle


def fight_with(s: War, side: Side, cards: list[Card]) -> Card:
    """The card for the battle: one that is not missed, or any if much is at stake."""
    if not cards:
        return NO_CARD
    card = worst(s, cards, Random(0))
    stakes = at_stake(s, side, s.battle_at) + worth(s, side, s.battle_at)
    hard = units_fighting(s, 1 - side) >= 3
    limit = 1.2 if stakes and hard else 0.75 if stakes or hard else KEPT_FOR_BATTLE
    return card if keeping_value(s, card) <= limit else NO_CARD


def say_card(s: War, options: list[Action], random: Random) -> Action:
    side = s.side_at[s.asked]
    chosen = fight_with(s, side, cards_to_fight_with(s, s.asked))
    return 1 if chosen != NO_CARD and 1 in options else 0


def combat_card(s: War, options: list[Action], random: Random) -> Action:
    return worst(s, [one for one in options if one != NO_CARD], random)


def lay_card(s: War, options: list[Action], random: Random) -> Action:
    cards = [one for one in options if one != NO_CARD]
    return fight_with(s, s.side_at[s.asked], cards)


def first_that_acts(s: War, options: list[Action], random: Random) -> Action:
    """Whatever a card offers is taken."""
    return options[0] if options[0] != DONE else options[-1]
