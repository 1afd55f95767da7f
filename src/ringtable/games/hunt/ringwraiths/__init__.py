"""The Ringwraiths' side: their turn, dice, rides, questions and sorcery."""
