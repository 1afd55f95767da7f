"""Moves of several stages at a table, and content packs for who draws them."""
