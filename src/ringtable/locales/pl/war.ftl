# Wojna o Pierścień: co się dzieje, o co się pyta i dlaczego czegoś nie wolno.

## Polityka

war-became-active = { $nation_nom }: nacja jest teraz aktywna.
war-advanced = { $nation_nom }: znacznik na kroku { $step } (0 to wojna).
war-ask-advance-nation = Która nacja robi krok ku wojnie?
war-option-advance-nation = Przesuń: { $nation }
war-option-advance-by = Przesuń: { $nation } (zdolność: { $who })
war-ask-choose-nation = Wybierz nację.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = To nie jest twoja nacja.
war-why-at-war = Już toczy wojnę.
war-why-passive = Bierna nacja nie przystąpi do wojny: najpierw musi stać się aktywna.
war-why-threats = „Groźby i obietnice”: kość Werbunku nie przesuwa biernej nacji.
war-why-no-advocate = Tą kością przesunie ją tylko jej towarzysz w mieście lub twierdzy swego ludu.

## Drużyna

war-new-guide = Przewodnikiem jest teraz { $who }.
war-left-fellowship = Drużynę opuszcza { $who }.
war-fell-with-the-ring = Ginie { $who }.
war-progress = Drużyna idzie dalej: postęp { $progress }.
war-hidden = Drużyna znów jest ukryta.
war-revealed = Drużyna zostaje ujawniona.
war-figure-moved = Powiernicy przybywają { $region_to }: { $path }.
war-declared = Drużyna zostaje ogłoszona { $region_in }.
war-entered-mordor = Drużyna wkracza do Mordoru.
war-track-step = Drużyna dociera do kręgu { $circle } na torze Mordoru.
war-track-stop = Drużyna zostaje zatrzymana na kręgu { $circle } toru Mordoru.
war-corrupted = Spaczenie +{ $n }: teraz { $corruption }.
war-healed = Spaczenie −{ $n }: teraz { $corruption }.
war-die-to-box = Kość trafia na pole Polowania; kości Wolnych Ludów tam: { $dice }.
war-ask-guide = Kto będzie przewodnikiem?
war-option-guide = Prowadzi { $who }
war-why-gollum-guides-last = Gollum prowadzi dopiero wtedy, gdy w Drużynie nie ma towarzyszy.
war-why-lower-level = Przewodnik ma najwyższy poziom w Drużynie.
war-why-not-in-fellowship = Nie ma go w Drużynie.
war-ask-declare = Ogłosić położenie Drużyny?
war-option-declare = Ogłoś
war-option-stay-hidden = Nie ogłaszaj
war-ask-path = Którędy poszli Powiernicy? Zostało kroków: { $n }.
war-option-through = Dalej { $region_to }
war-option-here = Są tutaj: { $region }
war-why-closed-to-figure = Serce Mordoru jest zamknięte: prowadzi tam tylko tor Mordoru.
war-why-reveal-end = Ujawniona Drużyna nie zatrzymuje się w mieście ani twierdzy, które kontrolują Wolne Ludy.
war-why-not-adjacent = Te regiony nie sąsiadują albo granicy nie da się przejść.
war-why-too-far = To za daleko.
war-ask-enter-mordor = Wkroczyć do Mordoru?
war-option-enter-mordor = Wkrocz do Mordoru
war-option-wait-outside = Czekaj na zewnątrz
war-ask-move-figure = Dokąd idą Powiernicy?

## Polowanie

war-hunt-rolled = Polowanie poziomu { $level }, premia { $bonus }: { $dice }. Sukcesy: { $successes }.
war-hunt-rerolled = Przerzut chybionych kości: { $dice }. Sukcesy: { $successes }.
war-drew-tile = Żeton Polowania: { $tile }.
war-tile-ignored = { $tile }: bez skutku.
war-tile-put-back = Wraca do puli Polowania: { $tile }.
war-tile-in-play = Do gry wchodzi specjalny żeton: { $tile }.
war-tile-joined = Do puli Polowania trafia: { $tile }.
war-tile-removed = Poza grę: { $tile }.
war-pool-filled = Pula Polowania uzupełniona: { $tiles }.
war-damage = Obrażenia Polowania: { $n }.
war-damage-lowered = Obrażenia −{ $n }: zostało { $left }.
war-used-the-ring = Użyto Pierścienia; obrażenia { $n }.
war-companion-drawn = Wylosowano: { $who }.
war-casualty = Ofiarą jest { $who }; zostało obrażeń: { $left }.
war-ask-hunt-reroll = Przerzucić chybione kości? Sukcesy: { $n }, chybione: { $failed }.
war-ask-before-hunt-roll = Zbliża się rzut Polowania. Użyć karty?
war-ask-before-tile = Za chwilę żeton Polowania. Użyć karty?
war-ask-on-tile = Żeton wyciągnięty. Użyć karty?
war-ask-on-path = Droga wiodła przez Morię. Użyć karty?
war-ask-after-casualty = Ofiarą padł towarzysz. Użyć karty?
war-option-use-card = Użyj: { $card }
war-option-let-lie = Bez karty
war-ask-lower-damage = Zostało obrażeń: { $n }. Obniżyć?
war-option-enough = Niech tak zostanie
war-option-gollum-reveals = Gollum zdradza Drużynę: o 1 obrażenie mniej
war-option-leaves = { $who } odchodzi: o 1 obrażenie mniej
war-why-not-guide = Pomaga tylko zdolność przewodnika.
war-why-card-too-late = Teraz nie można użyć karty na ten żeton.
war-ask-meet-damage = Obrażenia: { $n }. Pierścień czy towarzysz?
war-option-use-the-ring = Użyj Pierścienia: spaczenie +{ $n }
war-option-casualty = Ginie { $who }; zostanie obrażeń: { $n }
war-option-random-casualty = Losowy towarzysz; obrażenia { $n }
war-why-gollum-stays = Golluma nie można odłączyć ani stracić.
war-why-guide-or-random = Ofiarą jest przewodnik albo losowy towarzysz.
war-ask-lure = Pokusa Pierścienia, { $who }: spaczenie czy śmierć?
war-option-lure-corruption = Spaczenie +{ $n }
war-option-eliminate = Ginie { $who }
war-ask-breaking = Kto opuszcza Drużynę? Tylu: { $n }.

## Postacie i Nazgûle

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = Nazgûle ({ $n }) lecą { $from_from } { $to_to }.
war-came = Wchodzi do gry { $region_in }: { $who }.
war-ask-separate = Kto opuszcza Drużynę? Kilku odchodzi jako grupa.
war-option-separate = Odchodzi { $who }
war-ask-separated-to = Dokąd idą? Najwyżej { $n } regionów.
war-option-to = { $region }
war-ask-companion = Który towarzysz rusza?
war-option-goes = { $who }
war-ask-go-with = Kto idzie razem?
war-option-with = Razem idzie { $who }
war-ask-group-to = Dokąd? Najwyżej { $n } regionów.
war-option-done = To wszystko
war-ask-flight = Kto rusza?
war-option-nazgul-from = Nazgûle { $region_from }
war-ask-fly-to = Dokąd?
war-ask-how-many-fly = Ile Nazgûli leci?
war-option-nazgul = Nazgûle: { $n }
war-why-no-landing = Nieoblegana twierdza Wolnych Ludów jest dla nich zamknięta.
war-why-besieged-closed = Do obleganej twierdzy własnej strony nikt nie wejdzie ani z niej nie wyjdzie.
war-why-not-on-map = Nie ma go na mapie.
war-why-has-moved = Już się poruszył w tej akcji.
war-why-saruman-stays = Saruman nigdy nie opuszcza Orthanku.
war-why-not-your-minion = To sługa twojego sojusznika.
ask-war-far = Z Drużyny czy na mapie?
war-far-separate = Odłącz towarzyszy od Drużyny
war-far-move = Porusz towarzyszy na mapie
war-ask-gandalf-comes = Gdzie pojawia się Gandalf Biały?
war-ask-minion = Który sługa wchodzi do gry?
war-option-bring = { $who }
war-ask-minion-at = Gdzie się pojawia?
war-why-minion-gone = Zabici słudzy nie wracają.
war-why-minion-in-play = Już jest w grze.
war-why-saruman-waits = Saruman wchodzi, gdy Isengard toczy wojnę, a Cień kontroluje Orthanc.
war-why-witch-king-waits = Czarnoksiężnik wchodzi, gdy Sauron toczy wojnę, do armii z jednostką Saurona; w drugiej edycji wojnę toczyć musi też nacja Wolnych Ludów.
war-why-mouth-of-sauron-waits = Rzecznik Saurona wchodzi, gdy Drużyna jest na torze Mordoru albo wszystkie nacje Wolnych Ludów toczą wojnę.
war-ask-voice = Głos Sarumana: rekrutować czy wymienić?
war-option-voice-recruit = Regularna jednostka w każdej osadzie Isengardu: { $n }
war-option-voice-swap = Wymień regularne jednostki w Orthanku na elitarne: { $n }
war-ask-voice-at = Puli nie starczy dla wszystkich: wybierz osady. Jednostki: { $n }.

## Żetony z „Polowania na Pierścień”

war-token-earned = { $side_nom }, żeton: { $token }.
war-token-spent = { $player } wydaje żeton: { $token }.
war-ask-earned-token = „Polowanie na Pierścień” dało twojej stronie żeton. Który?
war-ask-token = Który żeton wydajesz?
war-option-which-token = { $token }
