"""The Hunt for the Ring: the roll, the tiles, the damage. [W25, W40]"""
