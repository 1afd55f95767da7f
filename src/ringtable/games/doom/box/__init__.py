"""What is in the box: figures, dice, track, cards, and the pack that says what is printed."""
