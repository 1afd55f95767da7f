"""Bots that move and advisors that hint, in processes of their own."""
