"""What follows from the public record: where Frodo and Gandalf can be."""
