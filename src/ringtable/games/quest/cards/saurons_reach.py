"""The encounter set Sauron's Reach."""
