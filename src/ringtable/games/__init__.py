"""The games, by their short ids."""
