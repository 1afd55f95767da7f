"""Exact chances from what everybody knows: of the next Hunt, of a battle. No card counts."""
