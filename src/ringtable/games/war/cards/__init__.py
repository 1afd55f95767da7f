"""The event cards: their language and one module for each printed deck."""
