"""The phases of a round, a chapter each, and what happens in them. [Q5 to Q10, Q14, Q15]"""
