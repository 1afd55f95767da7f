"""The Fellowship: guide, journey, declarations, Mordor. [W22-W24, W26, W27]"""
