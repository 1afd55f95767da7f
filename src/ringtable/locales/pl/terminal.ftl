# Gra w terminalu.

terminal-commitment = Kości tej partii są już ustalone: SHA-256 ich klucza to { $hash }.
terminal-key = Klucz kości: { $key }.
terminal-left = Odchodzisz od stołu.
terminal-order = Podaj numery w wybranej kolejności, na przykład { $example }.
terminal-no-number = Odpowiedzi mają numery od 1 do { $count }.
terminal-allowed = To wolno: śmiało.
terminal-unknown-thing = To nie ma związku z tym pytaniem.
terminal-advice-exact = Szanse obliczone dokładnie ({ $bot }):
terminal-advice = Co o możliwościach myśli { $bot }:
terminal-taken-back = Ruch cofnięty.
terminal-help =
    Numer albo tekst obok niego: twoja odpowiedź.
    ? COŚ: dlaczego tego nie wolno?   h: podpowiedź   u: cofnij ruch
    r PUNKT: co mówi punkt zasad   q: wyjdź
