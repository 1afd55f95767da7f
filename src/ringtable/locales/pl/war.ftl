# Wojna o Pierścień: co się dzieje, o co się pyta i dlaczego czegoś nie wolno.

## Tura, kości i pierścienie

war-turn-began = Zaczyna się tura { $turn }.
war-step-began = { $step }.
war-took-back-dice = { $side_nom }: kości akcji { $n }.
war-allocated = { $player } kładzie kości na pole Polowania: { $n }.
war-rolled = { $player } rzuca: { $faces }.
war-die-used = { $player } wydaje kość ({ $die }) { $deed_to }.
war-passed = { $player } pasuje.
war-ring-turned = { $player } zmienia kość Pierścieniem Elfów: było „{ $from }”, jest „{ $to }”.
war-ring-passed = Pierścienie Elfów: Wolne Ludy { $free }, Cień { $shadow }, poza grą { $gone }.
war-die-turned = { $player } zmienia kość: było „{ $from }”, jest „{ $to }”.
war-dice-lost = { $player } traci kości: { $face } ×{ $n }.
war-ask-allocate-hunt = Ile kości położyć na pole Polowania?
    .other = { $asked } kładzie kości na pole Polowania.
war-ask-act = Twoja akcja: wybierz kość.
    .other = { $asked } wybiera kość do akcji.
war-ask-deed = Na co wydać kość?
    .other = { $asked } decyduje, na co wydać kość.
war-ask-ring-die = Którą kość zmieni pierścień?
    .other = { $asked } decyduje, którą kość zmieni pierścień.
war-ask-ring-face = Jaką ściankę ma pokazać?
    .other = { $asked } decyduje, jaką ściankę ma pokazać kość.
war-option-die = { $face }
war-option-deed = { $deed }
war-option-deed-as = { $deed } ({ $face })
war-option-ring = Użyj Pierścienia Elfów
war-option-token = Wydaj żeton
war-option-pass = Pas
war-option-turn = Zmień: { $face }
war-option-to-face = Na: { $face }
war-why-no-pass = Pasować może tylko gracz, który ma mniej wolnych kości niż przeciwnik.
war-why-not-your-deck = To talia przeciwnika.
war-why-empty-deck = Ta talia jest pusta.
war-why-no-such-die = Nie masz wolnej kości z taką ścianką.
war-why-no-such-face = Kość obraca się na inną ściankę, jaką mają twoje kości.
war-why-no-token =
    { $why ->
        [W35-8] Żetony, które ci zostały, niczego by teraz nie zmieniły.
        [W35-9] Twoja strona wydała już żeton w tej turze.
       *[other] Nie masz żetonu do wydania.
    }
war-why-hunt-dice =
    { $why ->
        [W5-10] Kości może być najwyżej tyle, ilu towarzyszy jest w Drużynie.
        [W5-11] Gdy w Drużynie nie ma już towarzyszy, na pole Polowania trafia najwyżej jedna kość.
        [W5-12] Potrzebna jest co najmniej jedna kość: na koniec poprzedniej tury leżała tam kość Wolnych Ludów.
       *[other] Tylu kości nie można położyć na pole Polowania.
    }
war-why-no-ring = Nie masz pierścienia albo w tej turze użyto już jednego.
war-why-die-in-box = Kości na polu Polowania są poza zasięgiem.
war-why-no-will = Żaden pierścień nie daje Woli Zachodu.
war-why-not-asked = Teraz pytanie dotyczy czego innego.
war-why-no-such-number = Tej liczby nie można teraz wybrać.
war-why-die-first = Najpierw kość: ona mówi, co można zrobić.
war-why-not-this-die = Ta kość do tego nie służy.
war-why-nothing-to-do =
    { $why ->
        [W9-5] Twoje talie są puste: nie ma czego dobrać.
        [W9-7] Żadna karta w ręce nie ma symbolu tej kości.
        [W9-8] Żadnej karty dla tej kości nie można zagrać: ich warunki nie są spełnione.
        [W9-13] Na stole nie ma karty, którą można usunąć kością.
        [W9-14] Zabrania tego karta na stole.
        [W9-26] Żadna karta dla tej kości niczego by teraz nie zmieniła.
        [W10-6] Wszędzie, dokąd mogłyby przyjść, stoi już po dziesięć jednostek.
        [W11-2] Żadna twoja nacja nie jest w stanie wojny: nie ma kogo rekrutować.
        [W11-6] Twoje walczące nacje nie mają wolnej osady.
        [W11-7] Osady twoich walczących nacji są oblężone lub stracone.
        [W11-9] Twoje walczące nacje nie mają już posiłków.
        [W12-2] Żadna armia, która może ruszyć, nie ma dowódcy, Nazgûla ani postaci.
        [W12-3] Żadna twoja armia nie może się ruszyć.
        [W12-11] Do żadnego regionu obok twoich armii nie można wejść.
        [W12-12] Twoje nacje nie są w stanie wojny i nie wchodzą na ziemie innych.
        [W12-14] Twoje armie są oblężone: mogą tylko zrobić wypad.
        [W12-17] Saruman nigdy nie opuszcza Orthanku.
        [W13-1] Na mapie nie ma towarzyszy.
        [W13-7] Twoich towarzyszy na mapie zamknęło oblężenie.
        [W13-11] Nie może się ruszyć żaden Nazgûl ani sługa.
        [W13-18] Rzecznika Saurona zatrzymuje oblężenie.
        [W14-1] Żadna armia, która może zaatakować, nie ma dowódcy, Nazgûla ani postaci.
        [W14-2] W zasięgu twoich armii nie ma wroga.
        [W14-3] Twoje armie obok wroga należą do nacji, które nie są w stanie wojny.
        [W14-14] Twoja armia obok wroga nie może zaatakować, nie zostawiając dowódcy samego.
        [W21-10] Twoje nacje, które jeszcze nie walczą, są pasywne i dalej nie pójdą: najpierw muszą stać się aktywne.
        [W21-16] Wszystkie twoje nacje są już w stanie wojny.
        [W22-9] W Drużynie nie ma już kogo odłączyć.
        [W23-2] Drużyna jest ujawniona: zanim ruszy dalej, trzeba ją ukryć.
        [W23-4] Postęp doszedł do końca toru: najpierw ogłoś, gdzie jest Drużyna.
        [W23-20] Drużyna jest już ukryta.
        [W24-5] Na torze Mordoru żadna kość nie odłącza towarzyszy.
        [W27-10] Drużyna jest ujawniona: zanim ruszy dalej, trzeba ją ukryć.
        [W29-7] Gandalf Biały przychodzi dopiero, gdy Gandalf Szary opuścił Drużynę, a do gry wszedł sługa.
        [W29-8] Obieżyświat przyjmuje koronę tylko w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze.
        [W30-1] Żaden sługa nie może przyjść: ich warunki nie są spełnione.
        [W30-2] Saruman wchodzi, gdy Isengard jest w stanie wojny, a Cień kontroluje Orthanc.
        [W30-3] Czarnoksiężnik wchodzi, gdy Sauron jest w stanie wojny, do armii z jednostką Saurona; w drugiej edycji w stanie wojny musi też być nacja Wolnych Ludów.
        [W30-5] Rzecznik Saurona wchodzi, gdy Drużyna jest na torze Mordoru albo wszystkie nacje Wolnych Ludów są w stanie wojny.
        [W30-7] Sarumana nie ma w grze, Orthank jest stracony lub oblężony albo nie ma kogo wezwać.
        [W30-11] Zabici słudzy nie wracają.
        [W31-15] To sługa twojego partnera.
        [W31-21] Karty dla tej kości działają tylko dla twojego partnera.
        [W32-11] Atakującą częścią dowodziłby partner.
        [W32-13] Armią obok wroga dowodzi partner.
        [W33-4] Tą nacją działano ostatnio: nie wolno dwa razy z rzędu.
       *[other] Teraz nic się tym nie zdziała.
    }
war-why-no-card =
    { $why ->
        [W9-7] Kość ma inny symbol niż ta karta.
        [W9-8] Warunki tej karty nie są teraz spełnione.
        [W9-23] Dozwolona jest tylko karta z innej talii.
        [W9-26] Ta karta niczego by teraz nie zmieniła.
        [W31-21] Ta karta działa tylko dla twojego partnera.
        [W33-4] Ostatnia akcja też dotyczyła tej nacji.
       *[other] Tej karty nie można teraz zagrać.
    }
war-why-stays-behind =
    { $why ->
        [W9-31] Karta wymienia tę figurkę: idzie i ona.
        [W10-6] W regionie mieści się tylko dziesięć jednostek.
        [W12-1] Tylu ich tam nie ma.
        [W12-2] Bez tej figurki nie ma kto prowadzić armii.
        [W12-3] Musi ruszyć co najmniej jedna jednostka.
        [W12-5] Dowódca zostałby bez jednostki.
        [W12-8] Ta akcja już ich poruszyła.
        [W12-13] Nacja, która nie jest w stanie wojny, tam nie wejdzie: zostaje.
        [W12-17] Saruman nigdy nie opuszcza Orthanku.
        [W14-1] Bez tej figurki nie ma kto prowadzić ataku.
        [W14-3] Nacja, która nie jest w stanie wojny, nie atakuje: zostaje.
        [W14-4] Musi zaatakować co najmniej jedna jednostka.
        [W14-14] Dowódca zostałby z tyłu bez jednostki.
        [W17-9] Naprzód idą tylko ci, którzy walczyli.
        [W17-10] Musi pójść naprzód co najmniej jedna jednostka.
        [W17-14] Dowódca zostałby bez jednostki.
        [W32-11] Taką częścią dowodziłby partner.
        [W32-14] To sługa twojego partnera: zostaje.
        [W33-4] Tą nacją działano ostatnio: nie wolno dwa razy z rzędu.
       *[other] Ta figurka zostaje.
    }
war-why-no-retreat =
    { $why ->
        [W17-3] Wycofać się można do sąsiedniego wolnego regionu.
        [W17-13] Nie można się wycofać tam, skąd nadszedł atak, ani do osady wroga.
       *[other] Tam nie można się wycofać.
    }
war-why-no-elite =
    { $why ->
        [W32-10] Oddajesz własną jednostkę elitarną, nie partnera.
       *[other] Za kolejny szturm oddaje się walczącą jednostkę elitarną, którą ma czym zastąpić jednostka zwykła.
    }
war-why-no-casualty =
    { $why ->
        [W3-4] Dowódcy, Nazgûle i postacie nie przyjmują trafień.
        [W14-6] Ariergarda nie przyjmuje trafień.
        [W16-2] Nie ma tam takiej jednostki.
        [W16-3] Całą jednostkę elitarną usuwa się tylko za dwa trafienia.
        [W32-10] Trafienia w swoje jednostki przyjmuje sam partner.
       *[other] Ta figurka nie może przyjąć tego trafienia.
    }

## Karty wydarzeń

war-drew = { $player } dobiera { $deck_from } kartę „{ $card }”.
war-drew-veiled = { $player } dobiera kartę { $deck_from }.
war-discarded = { $player } odrzuca zakrytą kartę „{ $card }” ({ $deck_from }).
war-discarded-veiled = { $player } odrzuca zakrytą kartę ({ $deck_from }).
war-played = { $player } zagrywa kartę „{ $card }”.
war-card-done = Odrzucono kartę „{ $card }”.
war-laid-down = { $player } zostawia na stole kartę „{ $card }”.
war-table-card-used = { $player } używa karty „{ $card }”.
war-table-card-lost = Karta „{ $card }” schodzi ze stołu.
war-shown = { $player } płaci kartą „{ $card }”.
war-swapped = { $player } oddaje kartę „{ $card }” ({ $deck_from }). Dostaje ją { $mate }.
war-swapped-veiled = { $player } oddaje kartę { $deck_from }. Dostaje ją { $mate }.
war-card-rolled = Karta „{ $card }”: kości { $dice }, potrzeba { $need }, sukcesy { $hits }.
war-ask-deck = Z której talii dobierasz?
    .other = { $asked } wybiera talię do dobrania karty.
war-ask-draw = Z której talii dobierasz?
    .other = { $asked } wybiera talię do dobrania karty.
war-ask-palantir = Z której talii dobierasz?
    .other = { $asked } wybiera talię do dobrania karty.
war-ask-sorcerer-deck = Z której talii dobierasz?
    .other = { $asked } wybiera talię do dobrania karty.
war-ask-draw-by-token = Z której talii dobierasz?
    .other = { $asked } wybiera talię do dobrania karty.
war-ask-discard = Za dużo kart: którą odrzucić?
    .other = { $asked } odrzuca kartę.
war-ask-play = Którą kartę zagrywasz?
    .other = { $asked } zagrywa kartę.
war-ask-play-another = Zagrać kolejną kartę bez kości?
    .other = { $asked } decyduje, czy zagrać kolejną kartę bez kości.
war-ask-gandalf-draws = Przewodnikiem jest Gandalf Szary: dobrać kartę?
    .other = { $asked } decyduje, czy dobrać kartę za Gandalfa Szarego.
war-ask-remove-table-card = Którą kartę usunąć ze stołu?
    .other = { $asked } usuwa kartę ze stołu.
war-ask-give-army-card = Którą kartą z symbolem Armii płacisz?
    .other = { $asked } płaci kartą z symbolem Armii.
war-ask-give-character-card = Którą kartą postaci płacisz?
    .other = { $asked } płaci kartą postaci.
war-ask-discard-from-table = Którą kartę ze stołu odrzucić?
    .other = { $asked } odrzuca kartę ze stołu.
war-ask-discard-character-card = Którą kartę postaci przeciwnika odrzucić?
    .other = { $asked } odrzuca kartę postaci przeciwnika.
war-ask-die-to-eye = Która kość stanie się Okiem?
    .other = { $asked } decyduje, która kość stanie się Okiem.
war-ask-swap = Wymienić kartę z partnerem?
    .other = { $asked } decyduje, czy wymienić kartę z partnerem.
war-option-draw = { $deck }
war-option-discard = Odrzuć: { $card }
war-option-play = Zagraj: { $card }
war-option-remove-card = Usuń: { $card }
war-option-give-card = Oddaj: { $card }
war-option-from-hand = Losowa karta z ręki. Gracz: { $player }
war-option-swap = Zaproponuj: { $card }
war-option-no-swap = Bez wymiany
war-order-swap = Wymiana kart

## Armie

war-recruited = { $nation_nom }: { $kind } ×{ $n } { $region_in }.
war-eliminated = Straty { $region_in }: { $nation }, { $kind } ×{ $n }.
war-removed = Ponad limit { $region_in }, do rezerwy: { $nation }, { $kind } ×{ $n }.
war-reduced = { $nation_nom }: jednostka elitarna { $region_in } staje się regularną.
war-upgraded = { $nation_nom }: jednostki regularne { $region_in } stają się elitarne: { $n }.
war-fell = { $who } ginie { $region_in }.
war-moved = { $player } prowadzi wojska { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regularne { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elitarne { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", dowódcy " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûle " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-mixed-army = { $side_nom }: armia mieszana { $region_in }.
war-ask-move-from = Która armia rusza?
    .other = { $asked } decyduje, która armia rusza.
war-ask-move-to = Dokąd idzie?
    .other = { $asked } decyduje, dokąd idzie armia.
war-ask-march-from = Która armia wyrusza?
    .other = { $asked } decyduje, która armia wyrusza.
war-ask-march-to = Dokąd prowadzi marsz?
    .other = { $asked } decyduje, dokąd prowadzi marsz.
war-ask-ride-from = Która armia jedzie?
    .other = { $asked } decyduje, która armia jedzie.
war-ask-ride-to = Gdzie wychodzi?
    .other = { $asked } decyduje, gdzie wychodzi armia.
war-ask-land = Gdzie ląduje flota?
    .other = { $asked } decyduje, gdzie ląduje flota.
war-ask-part = Kto idzie?
    .other = { $asked } decyduje, kto idzie.
war-ask-recruit = Kogo i gdzie rekrutujesz?
    .other = { $asked } rekrutuje.
war-ask-recruit-second = Jeszcze jedna figurka?
    .other = { $asked } decyduje, czy rekrutować jeszcze jedną figurkę.
war-ask-recruit-place = Gdzie pojawią się posiłki?
    .other = { $asked } decyduje, gdzie pojawią się posiłki.
war-ask-next-place = Gdzie pojawią się kolejne posiłki?
    .other = { $asked } decyduje, gdzie pojawią się kolejne posiłki.
war-ask-unit-kind = Jednostka regularna czy elitarna { $region_in }?
    .other = { $asked } wybiera jednostkę regularną albo elitarną.
war-ask-how-many-come = Ile przybywa?
    .other = { $asked } decyduje, ile przybywa.
war-ask-upgrade = Gdzie jednostka regularna stanie się elitarną?
    .other = { $asked } decyduje, gdzie jednostka regularna stanie się elitarną.
war-ask-exchange = Czyją jednostkę regularną wymienić?
    .other = { $asked } decyduje, czyją jednostkę regularną wymienić.
war-ask-join = Kto do nich dołącza?
    .other = { $asked } decyduje, kto do nich dołącza.
war-ask-join-place = Do którego regionu idą?
    .other = { $asked } decyduje, do którego regionu idą.
war-ask-excess = Za dużo jednostek: która wraca do rezerwy?
    .other = { $asked } odsyła nadmiarową jednostkę do rezerwy.
war-ask-mixed-army = Dwie armie { $region_in }: czy stają się jedną?
    .other = { $asked } decyduje, czy połączyć dwie armie { $region_in }.
war-option-from = { $region }
war-option-all = Wszyscy
war-option-figures = { $kind_nom } ×{ $n } ({ $nation })
war-option-comes-along = { $who }: idzie
war-option-stays = { $who }: zostaje
war-option-recruit = { $kind_nom } { $region_in } ({ $nation })
war-option-place = { $region }
war-option-unit = { $kind_nom }
war-option-upgrade = { $region }
war-option-exchange = { $nation_nom }
war-option-join = { $kind_nom } { $region_from }
war-option-remove = { $kind_nom } ({ $nation })
war-option-mixed = Jedna armia
war-option-two-armies = Dwie armie
war-why-no-start =
    { $why ->
        [W10-6] Wszystkie sąsiednie regiony są pełne: mieści się w nich po dziesięć jednostek.
        [W12-2] Musi iść z nimi dowódca, Nazgûl lub postać.
        [W12-3] Nie stoi tam twoja armia.
        [W12-8] Ta kość już ich poruszyła.
        [W12-11] Do żadnego sąsiedniego regionu nie można wejść.
        [W12-12] Nacja, która nie jest w stanie wojny, nie wchodzi na ziemie innej.
        [W12-14] Oblężone armie się nie ruszają: mogą tylko zrobić wypad.
        [W12-19] Tą akcją przyszła tam armia: nikt stamtąd dalej nie rusza.
        [W31-15] Nimi dowodzi partner.
        [W33-4] Tą nacją działano ostatnio: nie wolno dwa razy z rzędu.
       *[other] Stąd nie wyruszy teraz żadna twoja armia.
    }
war-why-no-goal =
    { $why ->
        [W2-4] Tej granicy nie da się przekroczyć.
        [W9-14] Zabrania tego karta na stole.
        [W10-6] W regionie mieści się tylko dziesięć jednostek.
        [W12-1] Ten region nie sąsiaduje.
        [W12-2] Musi iść z nimi dowódca, Nazgûl lub postać.
        [W12-11] Stoi tam armia wroga: trzeba ją zaatakować.
        [W12-12] Nacja, która nie jest w stanie wojny, nie wchodzi na ziemie innej.
       *[other] Tam armia nie pójdzie.
    }
war-why-no-recruit =
    { $why ->
        [W9-18] Stoją tam wrogowie.
        [W9-19] Nie ma tam już miejsca.
        [W9-20] Ta osada jest w rękach wroga.
        [W9-29] Ta karta nikogo tam nie wystawia.
        [W10-6] W regionie mieści się tylko dziesięć jednostek.
        [W11-1] Jedna akcja daje dwie jednostki regularne, dwóch dowódców lub Nazgûli, po jednym z nich albo jedną elitarną.
        [W11-2] Ta nacja nie jest w stanie wojny.
        [W11-3] Rekrutuje się w osadach własnych nacji.
        [W11-4] Druga taka sama figurka trafia do innej osady.
        [W11-6] Ta osada jest w rękach wroga.
        [W11-7] Ta twierdza jest oblężona.
        [W11-8] Nazgûle pojawiają się tylko w twierdzach Saurona.
        [W11-9] W posiłkach nie ma już takiej figurki.
        [W11-10] Dowódca potrzebuje tam jednostki.
        [W31-15] Nimi dowodzi partner.
        [W33-4] Tą nacją działano ostatnio: nie wolno dwa razy z rzędu.
       *[other] Tam nie można teraz rekrutować.
    }

## Bitwy i oblężenia

war-attacked = { $player } atakuje: { $region } ({ $battle_nom }). Wojska { $from_from }: { $regulars ->
    [0] { "" }
   *[other] regularne { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elitarne { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", dowódcy " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûle " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-defended = { $player } broni się { $region_in }: { $regulars ->
    [0] { "" }
   *[other] regularne { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elitarne { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", dowódcy " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûle " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-white-rider = { $player } rezygnuje z dowodzenia Gandalfa Białego: Nazgûle nie mają w tej bitwie dowodzenia.
war-round-began = Runda { $round }.
war-says-card = { $player }: { $answer }.
war-answer-yes = karta walki
war-answer-no = bez karty walki
war-chose-card = { $player } kładzie zakrytą kartę walki ({ $deck_from }).
war-combat-card = { $player } odsłania kartę walki „{ $combat }” („{ $card }”).
war-card-stopped = Karta „{ $card }” zostaje anulowana.
# A natural 6 hits and a natural 1 misses, whatever a card adds or takes away.
war-needed = { $need ->
    [9] 6
    [8] 6
    [7] 6
    [1] 2
    [0] 2
   *[other] { $need }
}
war-combat-rolled = { $player } rzuca { $dice }, potrzeba { war-needed }: trafienia { $hits }.
war-rerolled = { $player } przerzuca { $dice }, potrzeba { war-needed }: trafienia { $hits }.
war-extra-attack = { $player }: dodatkowy atak { $dice }, potrzeba { $need }, trafienia { $hits }.
war-round-score = { $side_nom }: trafienia { $hits }{ $extra_hits ->
    [0] { "" }
   *[other] { ", dodatkowe " }{ $extra_hits }
}{ $added ->
    [0] { "" }
   *[other] { ", dodane " }{ $added }
}{ $cancelled ->
    [0] { "" }
   *[other] { ", anulowane " }{ $cancelled }
}; otrzymane { $taken }{ $lost ->
    [0] { "" }
   *[other] { ", stracone jednostki " }{ $lost }
}{ $reduced ->
    [0] { "" }
   *[other] { ", zredukowane elitarne " }{ $reduced }
}.
war-ceased = { $player } przerywa bitwę.
war-pressed-on = { $player } walczy dalej.
war-retreated = { $player } wycofuje się { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regularne { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elitarne { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", dowódcy " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûle " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-withdrew = { $player } chroni się w twierdzy: { $region }.
war-advanced-into = { $player } wkracza { $from_from } { $to_to }: { $regulars ->
    [0] { "" }
   *[other] regularne { $regulars }{ $elites ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elites ->
    [0] { "" }
   *[other] elitarne { $elites }
}{ $leaders ->
    [0] { "" }
   *[other] { ", dowódcy " }{ $leaders }
}{ $nazgul ->
    [0] { "" }
   *[other] { ", Nazgûle " }{ $nazgul }
}{ $characters ->
    [0] { "" }
   *[other] { ", " }{ $who }
}.
war-battle-ended = Bitwa { $region_in } skończona: { $how }.
war-end-ceased = atak przerwany
war-end-retreated = obrońca się wycofał
war-end-withdrew = obrońca w twierdzy
war-end-destroyed = armia zniszczona
war-captured = { $side_nom }: zdobyty region { $region }. Punkty zwycięstwa: { $points }.
war-siege-began = Zaczyna się oblężenie { $region_in }.
war-siege-ended = Oblężenie { $region_in } skończone.
war-ask-attack-from = Która armia atakuje?
    .other = { $asked } decyduje, która armia atakuje.
war-ask-attack-target = Kogo atakuje?
    .other = { $asked } decyduje, kogo atakuje armia.
war-ask-white-rider = Zrezygnować z dowodzenia Gandalfa Białego i odebrać je Nazgûlom?
    .other = { $asked } decyduje, czy zrezygnować z dowodzenia Gandalfa Białego.
war-ask-ground = Walczyć w polu czy schronić się w twierdzy?
    .other = { $asked } decyduje, czy walczyć w polu, czy schronić się w twierdzy.
war-ask-attacker-card = Zagrywasz kartę walki?
    .other = { $asked } decyduje, czy zagrać kartę walki.
war-ask-defender-card = Zagrywasz kartę walki?
    .other = { $asked } decyduje, czy zagrać kartę walki.
war-ask-combat-card = Która karta walki?
    .other = { $asked } wybiera kartę walki.
war-ask-attacker-chooses = Która karta walki?
    .other = { $asked } decyduje, jaką kartę walki zagrać.
war-ask-defender-chooses = Która karta walki?
    .other = { $asked } decyduje, jaką kartę walki zagrać.
war-ask-sorcerer = Czarnoksięstwo: dobrać kartę?
    .other = { $asked } decyduje, czy dobrać kartę: Czarnoksięstwo.
war-ask-casualty = Trafienie: kto je przyjmuje?
    .other = { $asked } decyduje, kto przyjmuje trafienie.
war-ask-next-casualty = Kolejne trafienie: kto je przyjmuje?
    .other = { $asked } decyduje, kto przyjmuje kolejne trafienie.
war-ask-divide-hits = Ile trafień przyjmują jednostki partnera?
    .other = { $asked } decyduje, ile trafień przyjmują jednostki partnera.
war-ask-cease = Przerwać bitwę czy walczyć dalej?
    .other = { $asked } decyduje, czy walczyć dalej.
war-ask-retreat = Zostać czy się wycofać?
    .other = { $asked } decyduje, czy się wycofać.
war-ask-assault = Kolejna runda szturmu?
    .other = { $asked } decyduje o kolejnej rundzie szturmu.
war-ask-advance = Wkroczyć do regionu?
    .other = { $asked } decyduje, czy wkroczyć do regionu.
war-ask-escape = Dokąd uchodzi twoja armia?
    .other = { $asked } decyduje, dokąd uchodzi armia.
war-ask-flee = Dokąd wycofuje się armia?
    .other = { $asked } decyduje, dokąd wycofuje się armia.
war-ask-hit-army = Która armia przyjmuje trafienia?
    .other = { $asked } decyduje, która armia przyjmuje trafienia.
war-ask-lose-leader = Który dowódca ginie?
    .other = { $asked } decyduje, który dowódca ginie.
war-ask-lose-figure = Która figurka ginie?
    .other = { $asked } decyduje, która figurka ginie.
war-ask-give-up-companion = Z czyjego dowodzenia rezygnujesz?
    .other = { $asked } decyduje, z czyjego dowodzenia zrezygnować.
war-ask-give-up-nazgul = Z ilu punktów dowodzenia Nazgûli rezygnujesz?
    .other = { $asked } decyduje, z ilu punktów dowodzenia Nazgûli zrezygnować.
war-ask-suppress = Którego towarzysza uciszyć?
    .other = { $asked } decyduje, którego towarzysza uciszyć.
war-ask-own-hits = Ile trafień przyjmuje własna armia?
    .other = { $asked } decyduje, ile trafień przyjmuje własna armia.
war-ask-strike-minion = Który sługa ginie?
    .other = { $asked } decyduje, który sługa ginie.
war-ask-strike-nazgul = Kto ginie?
    .other = { $asked } decyduje, kto ginie.
war-ask-strike-leader = Kto ginie?
    .other = { $asked } decyduje, kto ginie.
war-ask-sacrifice = Poświęcić kogoś, by anulować trafienia?
    .other = { $asked } decyduje, czy poświęcić kogoś, by anulować trafienia.
war-option-attack = { $region }
war-option-hit = { $region }
war-option-field = Walcz w polu
war-option-withdraw = Schroń się w twierdzy
war-option-combat-card = Zagraj kartę walki
war-option-no-combat-card = Bez karty walki
war-option-combat = { $card }
war-option-casualty-remove = Strać { $kind_acc } ({ $nation })
war-option-casualty-reduce = Jednostka elitarna staje się regularną ({ $nation })
war-option-casualty-remove-two = Strać jednostkę elitarną za dwa trafienia ({ $nation })
war-option-divide = { $n }
war-option-cease = Przerwij bitwę
war-option-go-on = Walcz dalej
war-option-stay = Zostań
war-option-retreat = Wycofaj się { $region_to }
war-option-advance = Wkrocz do regionu
war-option-assault-again = Zredukuj jednostkę elitarną ({ $nation }) i walcz dalej
war-option-lose = { $kind_nom } { $region_in } ({ $nation })
war-option-give-up = { $who }
war-option-suppress = { $who }
war-option-strike = { $who }
war-option-strike-nazgul = Nazgûl
war-option-strike-leader = Dowódca ({ $nation })
war-option-nobody = Nikt
war-order-attacker-card = Karta walki atakującego
war-order-defender-card = Karta walki obrońcy
war-order-attacker-chooses = Zakryta karta walki atakującego
war-order-defender-chooses = Zakryta karta walki obrońcy
war-order-before-hunt-roll = Karta na stole przed rzutem Polowania
war-order-before-tile = Karta na stole przed żetonem Polowania
war-order-on-tile = Karta na stole przy żetonie Polowania
war-order-on-path = Karta na stole na drodze przez Morię
war-why-no-attack =
    { $why ->
        [W14-1] W ataku musi brać udział dowódca, Nazgûl lub postać.
        [W14-2] Stamtąd nie ma wroga w zasięgu.
        [W14-3] Stojące tam nacje nie są w stanie wojny.
        [W14-4] Nie stoi tam twoja armia.
        [W14-10] Jedna kość to jeden atak.
        [W14-12] Nie stoi tam twoja armia: bez jednostek nikt nie atakuje.
        [W14-14] Dowódca zostałby z tyłu bez jednostki.
        [W31-15] Nimi dowodzi partner.
        [W32-11] Taką częścią dowodziłby partner.
        [W32-13] Tą armią dowodzi partner: możesz tylko wyprowadzić swoje figurki.
        [W33-4] Tą nacją działano ostatnio: nie wolno dwa razy z rzędu.
       *[other] Stamtąd nie można teraz atakować.
    }
war-why-no-target =
    { $why ->
        [W9-14] Zabrania tego karta na stole.
        [W14-2] Ten region nie sąsiaduje.
        [W14-12] Nie stoi tam armia wroga.
        [W18-9] Są oblężeni: atakują ich tylko oblegający w tym samym regionie.
        [W19-1] Oblężona armia atakuje tylko tych, którzy ją oblegają.
       *[other] Tej armii stąd nie zaatakujesz.
    }
war-why-no-combat-card =
    { $why ->
        [W15-4] Warunki karty w bitwie nie są spełnione.
        [W15-27] Nie ma dowodzenia, którym można by za nią zapłacić.
       *[other] Ta karta nie może walczyć w tej rundzie.
    }

## Wybory na kartach

ask-war-choose-abroad = Upiory Pierścienia w drodze: co dalej?
    .other = { $asked } decyduje, co dalej: Upiory Pierścienia w drodze.
war-choose-abroad-march = Dwie armie z Nazgûlami maszerują
war-choose-abroad-attack = Armia z Nazgûlem atakuje
war-choose-abroad-no = Nic więcej
ask-war-choose-another-way = Jest inna droga: co robi Drużyna?
    .other = { $asked } decyduje, co robi Drużyna: Jest inna droga.
war-choose-another-way-hide = Ukryj
war-choose-another-way-move = Porusz
war-choose-another-way-no = Nic więcej
ask-war-choose-black-captain = Czarny Wódz: co najpierw?
    .other = { $asked } decyduje, co najpierw: Czarny Wódz.
war-choose-black-captain-recruit = Dwa Nazgûle dołączają do Czarnoksiężnika
war-choose-black-captain-fly = Nazgûle lecą
war-choose-black-captain-no = Nic więcej
ask-war-choose-his-army = Co robi armia Czarnoksiężnika?
    .other = { $asked } decyduje, co robi armia Czarnoksiężnika.
war-choose-his-army-march = Maszeruje
war-choose-his-army-attack = Atakuje
war-choose-his-army-no = Nic więcej
ask-war-choose-nazgul-strike = Nazgûle uderzają: co wybierasz?
    .other = { $asked } wybiera jedno z dwojga: Nazgûle uderzają.
war-choose-nazgul-strike-discard = Odrzuć kartę Wolnych Ludów ze stołu
war-choose-nazgul-strike-hunt = Rzut Polowania
war-choose-nazgul-strike-no = Nic więcej
war-ask-eagles = Na które Nazgûle nadlatują Orły?
    .other = { $asked } decyduje, na które Nazgûle nadlatują Orły.
war-ask-eagles-drive = Dokąd przepędzić Nazgûle?
    .other = { $asked } decyduje, dokąd przepędzić Nazgûle.
war-ask-spell-from = Która armia rzuca czary?
    .other = { $asked } decyduje, która armia rzuca czary.
war-ask-spell-at = Na którą armię?
    .other = { $asked } decyduje, na którą armię padną czary.
war-ask-lead-to = Dokąd ich prowadzi?
    .other = { $asked } decyduje, dokąd poprowadzić armię.

## Polityka

war-became-active = { $nation_nom }: nacja jest teraz aktywna.
war-advanced = { $step ->
    [0] { $nation_nom }: nacja przystępuje do wojny.
    [one] { $nation_nom }: { $step } krok do wojny.
    [few] { $nation_nom }: { $step } kroki do wojny.
   *[many] { $nation_nom }: { $step } kroków do wojny.
}
war-ask-advance-nation = Która nacja robi krok ku wojnie?
    .other = { $asked } decyduje, która nacja robi krok ku wojnie.
war-option-advance-nation = Przesuń: { $nation }
war-option-advance-by = Przesuń: { $nation } (zdolność: { $who })
war-ask-choose-nation = Wybierz nację.
    .other = { $asked } wybiera nację.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = To nie jest twoja nacja.
war-why-at-war = Ta nacja już jest w stanie wojny.
war-why-passive = Pasywna nacja nie przystąpi do wojny: najpierw musi stać się aktywna.
war-why-threats = „Groźby i obietnice”: kość „Pobór” nie przesuwa pasywnej nacji.
war-why-nation-twice = Ostatnia akcja też dotyczyła tej nacji.
war-why-no-advocate = Tą kością przesunie ją tylko jej towarzysz w mieście lub twierdzy tej nacji.

## Drużyna

war-new-guide = Przewodnikiem jest teraz { $who }.
war-left-fellowship = Drużynę opuszcza { $who }.
war-fell-with-the-ring = Ginie { $who }.
war-progress = Drużyna idzie dalej: postęp { $progress }.
war-hidden = Drużyna znów jest ukryta.
war-revealed = Drużyna zostaje ujawniona.
war-figure-moved = Powiernicy przybywają { $region_to }. Droga: { $path }.
war-declared = Drużyna zostaje ogłoszona { $region_in }.
war-entered-mordor = Drużyna wkracza do Mordoru.
war-track-step = Drużyna dociera do kręgu { $circle } na torze Mordoru.
war-track-stop = Drużyna zostaje zatrzymana na kręgu { $circle } toru Mordoru.
war-corrupted = Spaczenie +{ $n }: teraz { $corruption }.
war-healed = Spaczenie −{ $n }: teraz { $corruption }.
war-die-to-box = Kość trafia na pole Polowania; kości Wolnych Ludów tam: { $dice }.
war-ask-guide = Kto będzie przewodnikiem?
    .other = { $asked } decyduje, kto będzie przewodnikiem.
war-option-guide = Prowadzi { $who }
war-why-gollum-guides-last = Gollum prowadzi dopiero wtedy, gdy w Drużynie nie ma towarzyszy.
war-why-lower-level = Przewodnik ma najwyższy poziom w Drużynie.
war-why-not-in-fellowship = Tego towarzysza nie ma w Drużynie.
war-ask-declare = Ogłosić położenie Drużyny?
    .other = { $asked } decyduje, czy ogłosić położenie Drużyny.
war-option-declare = Ogłoś
war-option-stay-hidden = Nie ogłaszaj
war-ask-path = Którędy poszli Powiernicy? Zostało kroków: { $n }.
    .other = { $asked } wybiera drogę Powierników. Zostało kroków: { $n }.
war-option-through = Dalej { $region_to }
war-option-here = Są tutaj: { $region }
war-why-closed-to-figure = Serce Mordoru jest zamknięte: prowadzi tam tylko tor Mordoru.
war-why-reveal-end = Ujawniona Drużyna nie zatrzymuje się w mieście ani twierdzy, które kontrolują Wolne Ludy.
war-why-not-adjacent = Te regiony nie sąsiadują albo granicy nie da się przejść.
war-why-too-far = To za daleko.
war-why-been-there = Droga nie wraca tam, gdzie już prowadziła.
war-ask-enter-mordor = Wkroczyć do Mordoru?
    .other = { $asked } decyduje, czy wkroczyć do Mordoru.
war-option-enter-mordor = Wkrocz do Mordoru
war-option-wait-outside = Czekaj na zewnątrz
war-ask-move-figure = Dokąd idą Powiernicy?
    .other = { $asked } decyduje, dokąd idą Powiernicy.

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
war-tile-rolled = Kość żetonu: { $n }.
war-damage = Obrażenia Polowania: { $n }.
war-damage-lowered = Obrażenia −{ $n }: zostało { $left }.
war-used-the-ring = Użyto Pierścienia; obrażenia { $n }.
war-companion-drawn = Wylosowano: { $who }.
war-casualty = Ofiarą jest { $who }; zostało obrażeń: { $left }.
war-ask-hunt-reroll = Przerzucić chybione kości? Sukcesy: { $n }, chybione: { $failed }.
    .other = { $asked } decyduje, czy przerzucić kości. Sukcesy: { $n }, chybione: { $failed }.
war-ask-before-hunt-roll = Zbliża się rzut Polowania. Użyć karty?
    .other = { $asked } decyduje, czy użyć karty przed rzutem Polowania.
war-ask-before-tile = Za chwilę żeton Polowania. Użyć karty?
    .other = { $asked } decyduje, czy użyć karty przed żetonem Polowania.
war-ask-on-tile = Żeton wyciągnięty. Użyć karty?
    .other = { $asked } decyduje, czy użyć karty: żeton wyciągnięty.
war-ask-on-path = Droga wiodła przez Morię. Użyć karty?
    .other = { $asked } decyduje, czy użyć karty: droga wiodła przez Morię.
war-ask-after-casualty = Ofiarą padł towarzysz. Użyć karty?
    .other = { $asked } decyduje, czy użyć karty: ofiarą padł towarzysz.
war-option-use-card = Użyj: { $card }
war-option-let-lie = Bez karty
war-ask-lower-damage = Zostało obrażeń: { $n }. Obniżyć?
    .other = { $asked } decyduje, czy obniżyć obrażenia. Zostało: { $n }.
war-option-enough = Niech tak zostanie
war-option-gollum-reveals = Gollum zdradza Drużynę: o 1 obrażenie mniej
war-option-leaves = { $who } odchodzi: o 1 obrażenie mniej
war-why-not-guide = Pomaga tylko zdolność przewodnika.
war-why-card-too-late = Teraz nie można użyć karty na ten żeton.
war-ask-meet-damage = Obrażenia: { $n }. Pierścień czy towarzysz?
    .other = { $asked } decyduje, kto przyjmie obrażenia ({ $n }): Pierścień czy towarzysz.
war-option-use-the-ring = Użyj Pierścienia: spaczenie +{ $n }
war-option-casualty = Ginie { $who }; zostanie obrażeń: { $n }
war-option-random-casualty = Losowy towarzysz; obrażenia { $n }
war-why-gollum-stays = Golluma nie można odłączyć ani stracić.
war-why-guide-or-random = Ofiarą jest przewodnik albo losowy towarzysz.
war-why-free-choice = Ofiarę się wybiera, nie losuje.
war-ask-lure = Pokusa Pierścienia, { $who }: spaczenie czy śmierć?
    .other = { $asked } decyduje o skutku pokusy Pierścienia: { $who }.
war-option-lure-corruption = Spaczenie +{ $n }
war-option-eliminate = Ginie { $who }
war-ask-breaking = Kto opuszcza Drużynę? Odejść musi: { $n }.
    .other = { $asked } decyduje, kto opuszcza Drużynę. Odejść musi: { $n }.

## Postacie i Nazgûle

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = { $n ->
    [one] { $n } Nazgûl leci { $from_from } { $to_to }.
    [few] { $n } Nazgûle lecą { $from_from } { $to_to }.
   *[many] { $n } Nazgûli leci { $from_from } { $to_to }.
}
war-came = Wchodzi do gry { $region_in }: { $who }.
war-ask-separate = Kto opuszcza Drużynę? Kilku odchodzi jako grupa.
    .other = { $asked } decyduje, kto opuszcza Drużynę.
war-option-separate = Odchodzi { $who }
war-ask-separated-to = Dokąd idą? Najwyżej o { $n ->
    [one] { $n } region.
    [few] { $n } regiony.
   *[many] { $n } regionów.
}
    .other = { $asked } decyduje, dokąd idą. Regionów najwyżej { $n }.
war-option-to = { $region }
war-ask-companion = Który towarzysz rusza?
    .other = { $asked } decyduje, który towarzysz rusza.
war-option-goes = { $who }
war-ask-go-with = Kto idzie razem?
    .other = { $asked } decyduje, kto idzie razem.
war-option-with = Razem idzie { $who }
war-ask-group-to = Dokąd? Najwyżej o { $n ->
    [one] { $n } region.
    [few] { $n } regiony.
   *[many] { $n } regionów.
}
    .other = { $asked } decyduje, dokąd idzie grupa. Regionów najwyżej { $n }.
war-option-done = To wszystko
war-ask-flight = Kto rusza?
    .other = { $asked } decyduje, kto rusza.
war-option-nazgul-from = Nazgûle { $region_from }
war-ask-fly-to = Dokąd?
    .other = { $asked } decyduje, dokąd prowadzi lot.
war-ask-how-many-fly = Ile Nazgûli leci?
    .other = { $asked } decyduje, ile Nazgûli leci.
war-option-nazgul = Nazgûle: { $n }
war-why-no-landing = Nieoblegana twierdza Wolnych Ludów jest dla nich zamknięta.
war-why-not-in-his-region = Grupę tworzą tylko towarzysze, którzy zaczynają w tym samym regionie.
war-why-not-so-many-nazgul = Tylu Nazgûli nie może stamtąd odlecieć.
war-why-stops-there = Wroga twierdza po drodze kończy ruch albo zamyka drogę.
war-why-no-nazgul-there = Nie ma tam Nazgûli.
war-why-besieged-closed = Do obleganej twierdzy własnej strony nikt nie wejdzie ani z niej nie wyjdzie.
war-why-not-on-map = Tej figurki nie ma na mapie.
war-why-has-moved = Ta figurka już się poruszyła w tej akcji.
war-why-saruman-stays = Saruman nigdy nie opuszcza Orthanku.
war-why-not-your-minion = To sługa twojego partnera.
ask-war-far = Z Drużyny czy na mapie?
    .other = { $asked } wybiera: z Drużyny czy na mapie.
war-far-separate = Odłącz towarzyszy od Drużyny
war-far-move = Porusz towarzyszy na mapie
war-ask-gandalf-comes = Gdzie pojawia się Gandalf Biały?
    .other = { $asked } decyduje, gdzie pojawia się Gandalf Biały.
war-ask-minion = Który sługa wchodzi do gry?
    .other = { $asked } decyduje, który sługa wchodzi do gry.
war-option-bring = { $who }
war-ask-minion-at = Gdzie się pojawia?
    .other = { $asked } decyduje, gdzie pojawia się sługa.
war-why-minion-gone = Zabici słudzy nie wracają.
war-why-minion-in-play = Ten sługa jest już w grze.
war-why-saruman-waits = Saruman wchodzi, gdy Isengard jest w stanie wojny, a Cień kontroluje Orthanc.
war-why-witch-king-waits = Czarnoksiężnik wchodzi, gdy Sauron jest w stanie wojny, do armii z jednostką Saurona; w drugiej edycji w stanie wojny musi też być nacja Wolnych Ludów.
war-why-mouth-of-sauron-waits = Rzecznik Saurona wchodzi, gdy Drużyna jest na torze Mordoru albo wszystkie nacje Wolnych Ludów są w stanie wojny.
war-ask-voice = Głos Sarumana: rekrutować czy wymienić?
    .other = { $asked } decyduje, rekrutować czy wymienić: Głos Sarumana.
war-option-voice-recruit = Regularna jednostka w każdej osadzie Isengardu: { $n }
war-option-voice-swap = Wymień regularne jednostki w Orthanku na elitarne: { $n }
war-ask-voice-at = Puli nie starczy dla wszystkich: wybierz osady. Jednostki: { $n }.
    .other = { $asked } wybiera osady. Jednostki: { $n }.

## Żetony z „Polowania na Pierścień”

war-token-earned = { $side_nom }, żeton: { $token }.
war-token-spent = { $player } wydaje żeton: { $token }.
war-ask-earned-token = „Polowanie na Pierścień” dało twojej stronie żeton. Który?
    .other = { $asked } wybiera żeton za „Polowanie na Pierścień”.
war-ask-token = Który żeton wydajesz?
    .other = { $asked } decyduje, który żeton wydać.
war-option-which-token = { $token }

## Board

# Litera lub dwie dla każdej osoby, gdy brak miejsca na wizerunek.
war-board-letter-gandalf-grey = G
war-board-letter-strider = O
war-board-letter-boromir = B
war-board-letter-legolas = L
war-board-letter-gimli = Gi
war-board-letter-meriadoc = M
war-board-letter-peregrin = P
war-board-letter-gandalf-white = G
war-board-letter-aragorn = A
war-board-letter-gollum = Go
war-board-letter-saruman = Sa
war-board-letter-witch-king = Cz
war-board-letter-mouth-of-sauron = R

# Nacje, gdy jest mało miejsca.
war-board-nation-dwarves = Krasnoludowie
war-board-nation-elves = Elfowie
war-board-nation-gondor = Gondor
war-board-nation-north = Północ
war-board-nation-rohan = Rohan
war-board-nation-sauron = Sauron
war-board-nation-isengard = Isengard
war-board-nation-southrons = Południowcy

war-board-kind-regular = Regularne
war-board-kind-elite = Elitarne
war-board-kind-leader = Dowódcy
war-board-kind-nazgul = Nazgûle

war-board-map = Mapa Śródziemia
war-board-inside = { $region }: ci za murami
war-board-last-seen = Ostatnio widziana { $region }, { $n ->
    [one] { $n } krok temu
    [few] { $n } kroki temu
    [many] { $n } kroków temu
   *[other] { $n } kroku temu
}: może być wszędzie w jasnej części mapy.
war-board-close = Zamknij

# Mapa słowami.
war-board-say-units = { $nation }: { $units }
war-board-say-settlement = { $kind } ({ $nation })
war-board-say-taken = zdobyte: { $side }
war-board-say-besieged = oblężeni: { $force }
war-board-say-hidden = Drużyna, ukryta, postęp { $n }
war-board-say-revealed = Drużyna, ujawniona

# Tura, punkty, kości.
war-board-score = Tura i punkty zwycięstwa
war-board-turn = Tura { $turn }
war-board-points = { $side }: punkty zwycięstwa { $have } z { $goal }
war-board-dice = Kości akcji
war-board-dice-of = Kości akcji: { $side }
war-board-die = Kość: { $face }
war-board-die-spent = wydana kość
war-board-side-free = Wolni
war-board-side-shadow = Cień
war-board-rings = { $n ->
    [one] { $n } Pierścień Elfów
    [few] { $n } Pierścienie Elfów
    [many] { $n } Pierścieni Elfów
   *[other] { $n } Pierścienia Elfów
}
war-board-hand-short = karty { $character } + { $strategy }
war-board-hand-long = Karty na ręce: z talii postaci { $character }, z talii strategii { $strategy }
war-board-you = ty · { $character } + { $strategy }
war-board-hunt-box = Pole Polowania
war-board-hunt-box-long = Pole Polowania: poziom { $level }, do każdej kości dodaje się { $bonus }
war-board-hunt-level = Poziom Polowania i premia do każdej kości
war-board-tiles-left = { $n ->
    [one] W puli { $n } żeton
    [few] W puli { $n } żetony
    [many] W puli { $n } żetonów
   *[other] W puli { $n } żetonu
}
war-board-empty = puste

# Drużyna.
war-board-fellowship = Drużyna
war-board-in-mordor = W Mordorze
war-board-hidden = ukryta
war-board-revealed = ujawniona
war-board-progress = Postęp
war-board-progress-at = Postęp { $n }
war-board-corruption = Spaczenie
war-board-corruption-at = Spaczenie { $n } z { $last }
war-board-guide = prowadzi
war-board-fallen = Polegli: { $who }
war-board-circle-of = krąg { $n } z { $last }
war-board-next-tile-loses = następnych żetonów gubi Pierścień. Oko liczy wszystkie kości na polu Polowania: { $dice }.
war-board-idle = Drużyna jeszcze się nie ruszyła ani nie ukryła:
war-board-idle-price = spaczenie +1 na koniec akcji.
war-board-fellowship-in-mordor = Drużyna jest w Mordorze
war-board-steps-from-fire = { $n ->
    [0] u samego Ognia
    [one] { $n } krok do Ognia
    [few] { $n } kroki do Ognia
    [many] { $n } kroków do Ognia
   *[other] { $n } kroku do Ognia
}

# Polityka i siły.
war-board-politics = Polityka
war-board-towards-war = ku wojnie →
war-board-down-to-war = w dół, ku wojnie
war-board-at-war = Wojna
war-board-active = nacja aktywna
war-board-passive = nacja pasywna
war-board-steps-to-war = { $n ->
    [one] { $n } krok do wojny
    [few] { $n } kroki do wojny
    [many] { $n } kroków do wojny
   *[other] { $n } kroku do wojny
}
war-board-reinforcements = Posiłki
war-board-gone-for-good = po prawej: polegli na zawsze
war-board-glance = Drużyna i polityka
war-board-seats-and-forces = Gracze, polityka i siły
war-board-order-of-actions = kolejność akcji
war-board-leads = prowadzi
war-board-you-are = ty
war-board-cards-held = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
war-board-acts-now = działa teraz
war-board-acts-next = następny

# Karty.
war-board-hand = Twoja ręka
war-board-hand-of = Ręka { $n }/{ $limit }
war-board-hand-empty = Brak kart na ręce.
war-board-hand-unseen = Oglądasz grę: ręce są zakryte.
war-board-on-table = Stół
war-board-table-empty = Na stole nic nie leży.
war-board-decks = talie
war-board-piles = Talie i stosy odrzuconych
war-board-deck-counts = zostało { $left }, odrzucono { $discarded }
war-board-discards = Odrzucone: { $deck }
war-board-hand-by-deck = { $player }: na ręce { $character } + { $strategy }
war-board-order = kolejność { $order }
war-board-combat-order = { $name }, kolejność { $order }.
war-board-card-of = { $side }, { $deck }
war-board-card-stays = { $side }, { $deck }; zostaje na stole

# Odpowiedzi.
war-board-move = Ruch
war-board-confirm = Zrób to
war-board-another-die = Inna kość
war-board-sheets = Arkusze pod mapą
war-board-move-to = Idź { $region }
war-board-attack-at = Atakuj { $region }
war-board-choose-die = Wybierz kość.
war-board-choose-on-map = Wybierz na mapie.
war-board-choose-thing = Wybierz to, co leży na stole.
war-board-choose-below = Wybierz pod mapą, kto idzie.
war-board-note-hunt = znajdą { $found } · ujawnią { $seen }
war-board-note-mordor = { $lost }: Pierścień stracony
war-board-note-odds = wygrana { $wins }
war-board-note-corruption = spaczenie { $n }
war-board-person = postać
war-board-goes = idzie
war-board-stays = zostaje
war-board-go = Idą
war-board-stay = Zostają
war-board-so-many-go = { $n ->
    [one] { $n } idzie
    [few] { $n } idą
    [many] { $n } idzie
   *[other] { $n } idzie
}
war-board-room = { $n } z { $most }
war-board-all-that-fit = Wszyscy, ilu wejdzie
war-board-elites-first = Najpierw elitarne
war-board-leaders-stay = Bez dowódców

# Arkusz bitwy.
war-board-battle-field = Bitwa: { $region }
war-board-battle-siege = Szturm: { $region }
war-board-battle-sortie = Wypad: { $region }
war-board-battle-over = skończona
war-board-last-battle = Bitwa
war-board-round = runda { $n } · { $step }
war-board-before-roll = przed rzutem
war-board-siege-rule = Jedna runda; za każdą następną { $player } oddaje jednostkę elitarną.
war-board-attacks = { $player } atakuje: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
war-board-defends = { $player } broni się: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
war-board-holds-walls = { $player } trzyma mury: { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
war-board-dice-count = { $n ->
    [one] kość
    [few] kości
    [many] kości
   *[other] kości
}
war-board-hit-on = trafienie od
war-board-rerolls = { $n ->
    [one] przerzut
    [few] przerzuty
    [many] przerzutów
   *[other] przerzutu
}
war-board-rearguard = w ariergardzie: { $n }
war-board-plays-card = { $player } zagrywa kartę
war-board-no-card = bez karty
war-board-your-card = twoja?
war-board-card-undecided = jeszcze nie wiadomo
war-board-card-cancelled = anulowana
war-board-roll = rzut
war-board-roll-bonus = rzut, każda kość { $bonus }
war-board-reroll-of = przerzut: { $n }
war-board-extra-attack = dodatkowy atak
war-board-added = dodane
war-board-spent = zużyte
war-board-cancelled = anulowane
war-board-own-hits = zadane sobie
war-board-hits-on = trafienia, cel: { $player }
war-board-on-average = średnio
war-board-die-hit = { $value }, trafienie
war-board-die-miss = { $value }, pudło
war-board-again-hit = przerzut { $value }, trafienie
war-board-again-miss = przerzut { $value }, pudło
war-board-hits-to-take = { $n ->
    [one] { $n } trafienie do przyjęcia.
    [few] { $n } trafienia do przyjęcia.
    [many] { $n } trafień do przyjęcia.
   *[other] { $n } trafienia do przyjęcia.
}
war-board-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
war-board-has-lost = { $player } traci { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}.
war-board-regular-falls = Ginie jednostka regularna
war-board-elite-lowers = Elitarna staje się regularną
war-board-elite-falls = Ginie jednostka elitarna
war-board-this-one = Tylko to
war-board-rest-alike = Resztę tak samo
war-board-odds-siege = { $region }: pada w { $chance } takich szturmów, jeśli każda jednostka elitarna opłaca kolejną rundę i nikt nie zagrywa kart.
war-board-odds-field = Do końca i bez kart: { $attacker } wygrywa w { $wins }, { $defender } w { $loses }, giną obie armie w { $both }.
war-board-odds-attack = Do końca i bez kart: wygrana { $wins }, przegrana { $loses }, giną obie armie { $both }.

# Arkusz Polowania.
war-board-hunt = Polowanie
war-board-before-step = przed krokiem
war-board-tile-drawn = wyciągnięto żeton
war-board-found = znaleziono
war-board-not-found = nie znaleziono
war-board-chances-known = Szanse według tego, co wiedzą wszyscy: kości na polu Polowania, żetony w puli, kto gdzie stoi.
war-board-number-is-corruption = Liczba po prawej: spaczenie po tym.
war-board-level = poziom { $n }
war-board-level-bonus = poziom { $n }, +{ $bonus }
war-board-hunt-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
war-board-six-or-more = 6 lub więcej, +{ $bonus } do każdej
war-board-rerolls-n = { $n ->
    [one] { $n } przerzut
    [few] { $n } przerzuty
    [many] { $n } przerzutów
   *[other] { $n } przerzutu
}
war-board-reroll-stronghold = { $region } w rękach Cienia
war-board-no-stronghold = nie ma tam twierdzy Cienia
war-board-reroll-units = są tam jednostki Cienia
war-board-no-units = nie ma tam jednostek Cienia
war-board-reroll-nazgul = jest tam Nazgûl
war-board-no-nazgul = nie ma tam Nazgûla
war-board-track-eye = Na torze Mordoru nie rzuca się kośćmi: ciągnie się jeden żeton, a Oko liczy wszystkie kości na polu Polowania: { $dice }.
war-board-in-the-bag = W puli
war-board-bag-of = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
war-board-bag-note = Oko liczy sukcesy. Otwarte oko pod liczbą ujawnia Drużynę.
war-board-next-step = Co może przynieść następny krok
war-board-last-hunt = Ostatnie Polowanie
war-board-missed = pudło
war-board-chance-found = znajdą { $chance }
war-board-chance-revealed = ujawnią { $chance }
war-board-chance-lost = zguba { $chance }
war-board-mean-damage = obrażenia { $n }
war-board-corruption-after = Spaczenie po nim, jeśli użyć Pierścienia
war-board-the-roll = Rzut
war-board-the-tile = Żeton
war-board-successes = { $n ->
    [0] bez sukcesu
    [one] { $n } sukces
    [few] { $n } sukcesy
    [many] { $n } sukcesów
   *[other] { $n } sukcesu
}
war-board-best-die = { $natural ->
    [ace] Najlepsza kość: 1, a jedynka zawsze chybia.
   *[other] Najlepsza kość: { $die } + { $bonus } = { $sum }, mniej niż 6.
}
war-board-bag-left = w puli { $n }
war-board-rerolls-given = { $n ->
    [one] Miejsce dało { $n } przerzut.
    [few] Miejsce dało { $n } przerzuty.
    [many] Miejsce dało { $n } przerzutów.
   *[other] Miejsce dało { $n } przerzutu.
}
war-board-no-roll = Bez kości: żeton ciągnie się z powodu karty lub miejsca.
war-board-no-roll-track = Na torze Mordoru nie rzuca się kośćmi.
war-board-no-tile = Nie ciągnie się żetonu.
war-board-damage = obrażenia { $n }
war-board-then-revealed = potem ujawniona
war-board-stopped = bez kroku
war-board-how-met = Jak się to skończyło
war-board-corruption-now = spaczenie { $n }
war-board-corruption-rises = spaczenie +{ $n }
war-board-nothing-more = nic więcej

# Telefony, klawisze i stół słowami.
war-board-page-hand = Ręka
war-board-page-tracks = Tory
war-board-page-seats = Gracze
war-board-key-arrows = idź wzdłuż granic z regionu do regionu
war-board-key-zoom = bliżej, dalej, cała mapa
war-board-key-next = do następnego miejsca na mapie, które można wybrać
war-board-key-read = przeczytaj wskazaną kartę
war-board-key-confirm = wyślij cały ruch
war-board-key-back = krok wstecz
war-board-lost-in-battle = Straty w tej bitwie: { $units ->
    [0] brak
    [one] { $units } jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}{ $reduced ->
    [0] { "" }
   *[other] ; elitarne zmienione w regularne: { $reduced }
}.
war-board-round-cost = Runda { $round }: trafienia { $hits }, stracone jednostki { $units }{ $reduced ->
    [0] { "" }
   *[other] , osłabione elitarne { $reduced }
}
war-board-take-losses = Przyjmij te straty; zostaną: { $force }
war-board-nobody-left = nikt
war-board-say-turn = Tura { $turn }: { $step }
war-board-say-dice = { $side }: kości { $dice }; wydane { $spent }; Pierścienie Elfów { $rings }
war-board-say-fellowship = Drużynę ostatnio widziano: { $region }; { $state }, postęp { $progress }, spaczenie { $corruption }
war-board-say-mordor = Drużyna na torze Mordoru, { $circle }; { $state }, spaczenie { $corruption }
war-board-say-company = Przewodnik: { $guide }; towarzysze: { $companions }
war-board-say-hand = Twoja ręka: { $cards }
war-board-say-table = Na stole: { $cards }
war-board-say-army = { $region }: { $force }

# Po grze: szczęście.
war-luck-hits = Trafienia w bitwach
war-luck-wills = Wola Zachodu na kościach
war-luck-eyes = Oko na kościach akcji
war-luck-hunt = Sukcesy Polowania

# Who a seat is and what it wants
war-goal-free = Prowadzisz Wolne Ludy: zanieś Pierścień do Szczeliny Zagłady albo zdobądź 4 punkty zwycięstwa.
war-goal-shadow = Prowadzisz Cień: złam Powierników spaczeniem albo zdobądź 10 punktów zwycięstwa.
war-goal-gondor = Prowadzisz Gondor i elfów: z partnerem zanieś Pierścień do Szczeliny Zagłady albo zdobądź 4 punkty.
war-goal-rohan = Prowadzisz Rohan, Północ i krasnoludów: z partnerem zanieś Pierścień do Szczeliny Zagłady albo zdobądź 4 punkty.
war-goal-sauron = Jesteś Sauronem: z partnerem złam Powierników spaczeniem albo zdobądź 10 punktów.
war-goal-isengard = Prowadzisz Isengard, Południowców i Easterlingów: z partnerem złam Powierników spaczeniem albo zdobądź 10 punktów.
