"""What is in the box: figures, boards, tokens, cards, and the pack that says what is printed."""
