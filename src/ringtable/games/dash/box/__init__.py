"""What is in the box: dice, hobbits, sheets, and the pack that says what is printed."""
