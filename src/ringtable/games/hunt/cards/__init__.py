"""The texts of the cards, and the verbs that they are written with."""
