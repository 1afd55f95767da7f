"""Companions, minions and Nazgûl on the map. [W13, W29, W30]"""
