"""The encounter set Dol Guldur Orcs."""
