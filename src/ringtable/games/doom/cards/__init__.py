"""Cards that players use: allies and Gandalf cards, and when they may."""
