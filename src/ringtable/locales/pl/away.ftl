# Powiadomienia o ruchu: panel przy stole i to, co serwer pisze nieobecnym.

notice-turn-subject = Twój ruch: { $title }
notice-turn-text = Przy stole „{ $title }” jest twój ruch.
notice-code-subject = { $code } to twój kod
notice-code-text = Ktoś chce dostawać pod tym adresem powiadomienia o ruchu przy stole „{ $title }”. Jeśli to ty, wpisz przy stole kod: { $code }. Jeśli nie, nic nie rób: więcej wiadomości nie będzie.

away = Powiadom mnie, gdy jest mój ruch
away-lead = Także gdy ta strona jest zamknięta. Powiadomienie mówi, że jest twój ruch i przy którym stole, nic więcej.
away-none = Ten serwer nie wysyła powiadomień nieobecnym.
away-seat = Miejsce: { $seat }
away-push = Powiadamiaj na tym urządzeniu
away-push-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
away-push-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później.
away-mail = E-mail
away-mail-send = Wyślij mi kod
away-code = Kod z e-maila
away-code-confirm = Potwierdź
away-hook = Webhook
away-hook-add = Dodaj
away-to-push-here = To urządzenie
away-to-push = Inne urządzenie
away-to-mail = E-mail na { $to }
away-to-hook = Webhook w { $to }
away-unconfirmed = czeka na kod
away-stop = Wyłącz
away-stop-all = Wyłącz wszystkie powiadomienia
