"""Armies: what they are, how they are recruited, how they march. [W10-W12]"""
