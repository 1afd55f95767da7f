"""The encounter set Escape from Dol Guldur, with the stages of the scenario."""
