"""The table server: rooms around matches, for browsers and programs."""
