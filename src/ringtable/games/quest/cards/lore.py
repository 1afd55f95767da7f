"""The cards of the lore sphere: heroes, allies, events, attachments."""
