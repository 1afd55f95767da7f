"""Steps, windows and moments: when something happens, what lasts, and what holds always."""
