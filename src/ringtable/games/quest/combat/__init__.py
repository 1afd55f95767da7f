"""The combat phase: enemy attacks, player attacks, shadow cards, damage. [Q11 to Q13]"""
