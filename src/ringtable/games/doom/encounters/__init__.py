"""What encounter dice bring: the texts of the cards, special ones, battles."""
