"""Hidden cards dealt anew, for the `redeal` of every game with hands and decks."""

from random import Random


def deal_anew(places: list[list[int]], unknown: set[int], random: Random) -> None:
    """Deal the cards that a seat cannot know anew among the places where they lie: hands, decks,
    cards face down. Every place keeps its number of cards, and every known card keeps its place."""
    heap: list[int] = []
    for place in places:
        heap += [card for card in place if card in unknown]
    random.shuffle(heap)
    for place in places:
        for number in range(len(place)):
            if place[number] in unknown:
                place[number] = heap.pop()
