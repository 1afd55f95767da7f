"""The database: what is stored of a table, and how it gets there."""
