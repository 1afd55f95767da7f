"""War of the Ring: armies, politics, the Fellowship and the Hunt, for two to four players."""
