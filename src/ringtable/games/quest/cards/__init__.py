"""Card texts: the language, its verbs, and one module per printed deck or set."""
