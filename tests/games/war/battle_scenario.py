"""Tables for battles with combat cards.

t = battle("sauron-regular 5", "gondor-regular 3", shadow="great-host", free="daylight")
fought(t.will_roll("combat", 5, 1, 1, 1, 1, 1))
assert rolls(t) == ["5 1 1", "1 1 1"]
"""

from ringtable.games.war.box.components import FREE, SHADOW
from tests.games.war.scenario import Table

# The lower half of every card, as the box prints it.
LOWER_HALVES: dict[str, str] = {
    "it-is-a-gift": "elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master",
    "blade-of-westernesse": "mithril-coat-and-sting",
    "mighty-attack": "axe-and-bow horn-of-gondor",
    "servant-of-the-secret-fire": "wizards-staff",
    "anduril": "athelas",
    "heroic-death": "there-is-another-way mirror-of-galadriel the-eagles-are-coming",
    "daring-defiance": "i-will-go-alone gwaihir-the-windlord we-prove-the-swifter",
    "fateful-strike": "bilbos-song",
    "sudden-strike": "challenge-of-the-king dead-men-of-dunharrow paths-of-the-woses",
    "brave-stand": "there-and-back-again house-of-the-stewards the-grey-company",
    "ents-rage": "the-ents-awake-treebeard",
    "huorn-dark": "the-ents-awake-huorns",
    "nameless-wood": "the-ents-awake-entmoot",
    "daylight": "the-last-battle celeborns-galadhrim riders-of-theoden",
    "no-quarter": "a-power-too-great help-unlooked-for",
    "advantageous-position": "the-power-of-tom-bombadil book-of-mazarbul swords-in-eriador "
    "kindred-of-glorfindel",
    "scouts": "the-spirit-of-mordor the-red-arrow grimbeorn-the-old-son-of-beorn",
    "shield-wall": "faramirs-rangers fear-fire-foes imrahil-of-dol-amroth king-brands-men",
    "confusion": "wisdom-of-elrond through-a-day-and-a-night",
    "charge": "cirdans-ships guards-of-the-citadel",
    "valour": "dain-ironfoots-guard eomer-son-of-eomund thranduils-archers",
    "one-for-the-dark-lord": "shelobs-lair the-ring-is-mine on-on-they-went give-it-to-uss",
    "cruel-as-death": "orc-patrol isildurs-bane cruel-weather the-palantir-of-orthanc",
    "they-are-terrible": "foul-thing-from-the-deep lure-of-the-ring flocks-of-crebain",
    "dread-and-despair": "candles-of-corpses the-breaking-of-the-fellowship "
    "grond-hammer-of-the-underworld",
    "black-breath": "the-nazgul-strike morgul-wound",
    "foul-stench": "nazgul-search wormtongue the-black-captain-commands",
    "words-of-power": "worn-with-sorrow-and-toil the-lidless-eye the-ringwraiths-are-abroad",
    "durins-bane": "balrog-of-moria",
    "devilry-of-orthanc": "dreadful-spells denethors-folly threats-and-promises",
    "deadly-strife": "return-to-valinor corsairs-of-umbar horde-from-the-east",
    "onslaught": "the-fighting-uruk-hai shadows-on-the-misty-mountains orcs-multiplying-again",
    "relentless-assault": "the-day-without-dawn rage-of-the-dunlendings the-king-is-revealed",
    "great-host": "stormcrow a-new-power-is-rising many-kings-to-the-service-of-mordor",
    "mumakil": "shadows-gather the-shadow-lengthens",
    "swarm-of-bats": "the-shadow-is-moving return-of-the-witch-king",
    "we-come-to-kill": "half-orcs-and-goblin-men olog-hai hill-trolls",
    "desperate-battle": "monsters-roused musterings-of-long-planned-war pits-of-mordor",
}

# A lower half of each side that asks for nothing.
ALWAYS = ("daylight", "deadly-strife")


def card_of(lower: str) -> str:
    """The first card that bears a lower half."""
    return LOWER_HALVES[lower].split()[0]


def battle(
    attackers: str,
    defenders: str,
    shadow: str = "",
    free: str = "",
    at: str = "north-ithilien",
    start: str = "minas-morgul",
    by: str = "shadow",
    siege: bool | str = False,
    **options: str,
) -> Table:
    """A side (`by`) attacks the other, with these lower halves in the two hands. In a siege the
    attackers stand with the defenders, in the region of the stronghold."""
    dice = {"shadow": "army event", "free": "army-muster event"}
    t = Table(free=dice["free"], shadow=dice["shadow"], first=by, **options).empty_map()
    t.at_war("sauron", "southrons", "isengard", "gondor", "rohan", "north", "elves", "dwarves")
    if siege:
        t.army(at, f"{attackers}, {defenders}").siege(at)
    else:
        t.army(start, attackers).army(at, defenders)
    for who, lower in (("shadow", shadow), ("free", free)):
        if lower:
            t.hold(who, card_of(lower))
    return t


def declared(t: Table) -> Table:
    """The one attack that is possible is declared, with everybody."""
    t.play("die army; attack" if t.asked() == SHADOW else "die army-muster; attack as army")
    while t.asks() in ("attack-from", "attack-target", "part", "ground"):
        answers = t.options()
        t.play("all" if "all" in answers else "field" if "field" in answers else answers[-1])
    return t


def fought(t: Table) -> Table:
    """Declare the attack; each side plays the card it holds, if it may."""
    declared(t)
    while t.asks() in ("attacker-card", "defender-card", "combat-card"):
        t.play(t.options()[0])
    return t


def not_chosen(t: Table, lower: str) -> str:
    """The clause that forbids its holder a lower half in this battle, or nothing."""
    card = card_of(lower)
    side = FREE if t.card(card) < 48 else SHADOW
    filler = card_of(ALWAYS[side])
    t.hold("free" if side == FREE else "shadow", filler)
    declared(t)
    while t.asks() in ("attacker-card", "defender-card"):
        t.play("yes" if t.asked() == side else "no")
    return "" if f"combat {card}" in t.options() else t.why_not(f"card:{card}")


def rolls(t: Table) -> list[object]:
    """The combat rolls, the attacker's first."""
    return [fact.values[1] for fact in t.facts("war-combat-rolled")]


def rerolls(t: Table) -> list[object]:
    return [fact.values[1] for fact in t.facts("war-rerolled")]


def hits(t: Table, kind: str = "war-combat-rolled") -> list[object]:
    """The hits of these rolls."""
    return [fact.values[3] for fact in t.facts(kind)]


def needed(t: Table, kind: str = "war-combat-rolled") -> list[object]:
    """What a die needed in these rolls, modifiers counted."""
    return [fact.values[2] for fact in t.facts(kind)]


def extra(t: Table) -> list[tuple[object, ...]]:
    """Extra attacks: dice, what a die needs, hits."""
    return [tuple(fact.values[1:]) for fact in t.facts("war-extra-attack")]
