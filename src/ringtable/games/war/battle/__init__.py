"""Battles and sieges. [W14-W20]"""
