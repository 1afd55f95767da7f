# Война Кольца: что происходит, о чём спрашивают и почему чего-то нельзя.

## Политика

war-became-active = { $nation_nom }: теперь активная нация.
war-advanced = { $nation_nom }: маркер на шаге { $step } (0 — война).
war-ask-advance-nation = Какая нация делает шаг к войне?
war-option-advance-nation = Сдвинуть: { $nation }
war-option-advance-by = Сдвинуть: { $nation } (способность: { $who })
war-ask-choose-nation = Выберите нацию.
war-option-choose-nation = { $nation_nom }
war-why-not-your-nation = Это не ваша нация.
war-why-at-war = Она уже в войне.
war-why-passive = Пассивная нация не вступает в войну: сначала она должна стать активной.
war-why-threats = «Угрозы и посулы»: кубик Найма не сдвигает пассивную нацию.
war-why-no-advocate = Этим кубиком её сдвигает только её герой в городе или цитадели своего народа.

## Содружество

war-new-guide = Теперь гид — { $who }.
war-left-fellowship = Содружество покидает { $who }.
war-fell-with-the-ring = Погибает { $who }.
war-progress = Содружество идёт дальше: прогресс { $progress }.
war-hidden = Содружество снова скрыто.
war-revealed = Содружество обнаружено.
war-figure-moved = Хранители Кольца приходят { $region_to }: { $path }.
war-declared = Содружество объявлено { $region_in }.
war-entered-mordor = Содружество вступает в Мордор.
war-track-step = Содружество достигает круга { $circle } трека Мордора.
war-track-stop = Содружество задержано на круге { $circle } трека Мордора.
war-corrupted = Порча +{ $n }: теперь { $corruption }.
war-healed = Порча −{ $n }: теперь { $corruption }.
war-die-to-box = Кубик уходит в бокс охоты; кубиков Свободных народов там: { $dice }.
war-ask-guide = Кто будет гидом?
war-option-guide = Гид — { $who }
war-why-gollum-guides-last = Голлум становится гидом, только когда в Содружестве не осталось героев.
war-why-lower-level = Гид — герой с высшим уровнем в Содружестве.
war-why-not-in-fellowship = Его нет в Содружестве.
war-ask-declare = Объявить, где Содружество?
war-option-declare = Объявить
war-option-stay-hidden = Не объявлять
war-ask-path = Какой дорогой прошли Хранители Кольца? Осталось шагов: { $n }.
war-option-through = Дальше { $region_to }
war-option-here = Они здесь: { $region }
war-why-closed-to-figure = Сердце Мордора закрыто: туда ведёт только трек Мордора.
war-why-reveal-end = Обнаруженное Содружество не останавливается в городе или цитадели под контролем Свободных народов.
war-why-not-adjacent = Эти регионы не соседние, или граница непроходима.
war-why-too-far = Это слишком далеко.
war-ask-enter-mordor = Вступить в Мордор?
war-option-enter-mordor = Вступить в Мордор
war-option-wait-outside = Подождать снаружи
war-ask-move-figure = Куда идут Хранители Кольца?

## Охота

war-hunt-rolled = Охота уровня { $level }, бонус { $bonus }: { $dice }. Успехов: { $successes }.
war-hunt-rerolled = Переброс неудач: { $dice }. Успехов: { $successes }.
war-drew-tile = Карточка охоты: { $tile }.
war-tile-ignored = { $tile }: без эффекта.
war-tile-put-back = Назад к карточкам охоты: { $tile }.
war-tile-in-play = В игру входит особая карточка: { $tile }.
war-tile-joined = К карточкам охоты добавлена: { $tile }.
war-tile-removed = Выходит из игры: { $tile }.
war-pool-filled = Карточки охоты возвращены: { $tiles }.
war-damage = Урон охоты: { $n }.
war-damage-lowered = Урон −{ $n }: осталось { $left }.
war-used-the-ring = Использовано Кольцо; урон { $n }.
war-companion-drawn = Случайно выбран: { $who }.
war-casualty = Жертва охоты — { $who }; осталось урона: { $left }.
war-ask-hunt-reroll = Перебросить неудачи? Успехов пока: { $n }, неудач: { $failed }.
war-ask-before-hunt-roll = Предстоит бросок охоты. Использовать карту?
war-ask-before-tile = Предстоит тянуть карточку охоты. Использовать карту?
war-ask-on-tile = Карточка вытянута. Использовать карту?
war-ask-on-path = Дорога прошла через Морию. Использовать карту?
war-ask-after-casualty = Потерян герой. Использовать карту?
war-option-use-card = Использовать: { $card }
war-option-let-lie = Без карты
war-ask-lower-damage = Осталось урона: { $n }. Снизить?
war-option-enough = Оставить так
war-option-gollum-reveals = Голлум выдаёт Содружество: урон на 1 меньше
war-option-leaves = { $who } уходит: урон на 1 меньше
war-why-not-guide = Помогает только способность гида.
war-why-card-too-late = Сейчас на эту карточку нельзя использовать карту.
war-ask-meet-damage = Урон: { $n }. Кольцо или герой?
war-option-use-the-ring = Использовать Кольцо: порча +{ $n }
war-option-casualty = Погибает { $who }; останется урона: { $n }
war-option-random-casualty = Случайный герой; урон { $n }
war-why-gollum-stays = Голлума нельзя отделить или потерять.
war-why-guide-or-random = Жертва — гид или случайный герой.
war-ask-lure = Соблазн Кольца, { $who }: порча или гибель?
war-option-lure-corruption = Порча +{ $n }
war-option-eliminate = Погибает { $who }
war-ask-breaking = Кто покидает Содружество? Столько: { $n }.

## Персонажи и назгулы

war-travelled = { $who }: { $from_from } { $to_to }.
war-flew = Назгулы ({ $n }) летят { $from_from } { $to_to }.
war-came = Входит в игру { $region_in }: { $who }.
war-ask-separate = Кто покидает Содружество? Несколько уходят одной группой.
war-option-separate = Уходит { $who }
war-ask-separated-to = Куда они идут? Не дальше чем на { $n } регионов.
war-option-to = { $region }
war-ask-companion = Кто из героев идёт?
war-option-goes = { $who }
war-ask-go-with = Кто идёт вместе?
war-option-with = Вместе идёт { $who }
war-ask-group-to = Куда? Не дальше чем на { $n } регионов.
war-option-done = Это всё
war-ask-flight = Кто перемещается?
war-option-nazgul-from = Назгулы { $region_from }
war-ask-fly-to = Куда?
war-ask-how-many-fly = Сколько назгулов летит?
war-option-nazgul = Назгулов: { $n }
war-why-no-landing = Неосаждённая цитадель Свободных народов для них закрыта.
war-why-besieged-closed = В осаждённую цитадель своей стороны не войти и из неё не выйти.
war-why-not-on-map = Не на карте.
war-why-has-moved = Уже перемещался в этом действии.
war-why-saruman-stays = Саруман никогда не покидает Ортханк.
war-why-not-your-minion = Это миньон вашего союзника.
ask-war-far = Из Содружества или на карте?
war-far-separate = Отделить героев от Содружества
war-far-move = Переместить героев на карте
war-ask-gandalf-comes = Где появляется Гэндальф Белый?
war-ask-minion = Какой миньон входит в игру?
war-option-bring = { $who }
war-ask-minion-at = Где он появляется?
war-why-minion-gone = Погибшие миньоны не возвращаются.
war-why-minion-in-play = Уже в игре.
war-why-saruman-waits = Саруман входит в игру, когда Изенгард воюет, а Ортханк под контролем Тёмных сил.
war-why-witch-king-waits = Король-Чернокнижник входит в игру, когда Саурон воюет, к армии с юнитом Саурона; во второй редакции воевать должна и нация Свободных народов.
war-why-mouth-of-sauron-waits = Уста Саурона входят в игру, когда Содружество на треке Мордора или воюют все нации Свободных народов.
war-ask-voice = Голос Сарумана: нанять или заменить?
war-option-voice-recruit = Обычный юнит в каждом поселении Изенгарда: { $n }
war-option-voice-swap = Заменить обычные юниты в Ортханке элитными: { $n }
war-ask-voice-at = Резерва на всех не хватит: выберите поселения. Юнитов: { $n }.

## Жетоны из «Охоты за Кольцом»

war-token-earned = { $side_nom }, жетон: { $token }.
war-token-spent = { $player } тратит жетон: { $token }.
war-ask-earned-token = «Охота за Кольцом» принесла вашей стороне жетон. Какой?
war-ask-token = Какой жетон потратить?
war-option-which-token = { $token }
