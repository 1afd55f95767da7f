"""Companions, minions and Nazgûl on the map. Alone they are not harmed, and politics do not bind
them. [W13, W13.20, W21.17, W29, W30]"""
