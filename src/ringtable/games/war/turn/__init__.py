"""The turn and its dice: steps, actions, Elven Rings, tokens, victory. [W5 to W8, W28, W35]"""
