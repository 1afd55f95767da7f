"""What is likely: chances counted out, and what a position is worth to the team."""
