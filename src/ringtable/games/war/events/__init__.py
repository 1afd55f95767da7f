"""Event cards in hand, in play and on the table. [W9]"""
