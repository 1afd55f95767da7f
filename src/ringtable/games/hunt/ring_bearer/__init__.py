"""The Ring-bearer's side: his turn, Frodo, Gandalf, allies and companions."""
