# Play in a terminal.

terminal-commitment = The dice of this match are fixed: the SHA-256 of their key is { $hash }.
terminal-key = The key of the dice was { $key }.
terminal-left = You have left the table.
terminal-order = Their numbers in the order you want, such as { $example }.
terminal-no-number = The answers are numbered from 1 to { $count }.
terminal-allowed = That is allowed: go ahead.
terminal-unknown-thing = That plays no part in the question at hand.
terminal-advice-exact = Chances computed exactly ({ $bot }):
terminal-advice = What { $bot } thinks of the choices:
terminal-taken-back = Taken back.
terminal-help =
    A number, or the text behind it: your answer.
    ? THING: why is that not allowed?   h: advice   u: take back
    r CLAUSE: what a clause of the rules says   q: leave
