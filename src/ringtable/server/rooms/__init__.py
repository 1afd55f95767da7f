"""Tables in memory: who sits there, what is played, what each audience may know of it."""
