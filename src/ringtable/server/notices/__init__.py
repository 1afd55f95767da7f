"""Turn notices for people who are away: who wants them, when they are due, how they travel."""
