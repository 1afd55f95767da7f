"""A question of war: its words are the message `war-ask-<name>`."""

from ringtable.games.war.state import War
from ringtable.kernel.decision import Decision, name_of
from ringtable.kernel.phrase import Phrase


class Question(Decision[War]):
    def prompt(self, s: War) -> Phrase:
        return Phrase(f"war-ask-{name_of(self)}")
