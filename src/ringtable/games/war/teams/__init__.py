"""Several players on a side. [W31 to W34]"""
