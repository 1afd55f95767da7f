# Игра в терминале.

terminal-commitment = Кубики этой партии уже определены: SHA-256 их ключа — { $hash }.
terminal-key = Ключ кубиков: { $key }.
terminal-left = Вы вышли из-за стола.
terminal-order = Введите номера в нужном порядке, например { $example }.
terminal-no-number = Ответы пронумерованы от 1 до { $count }.
terminal-allowed = Это можно: вперёд.
terminal-unknown-thing = К этому вопросу это не относится.
terminal-advice-exact = Шансы вычислены точно ({ $bot }):
terminal-advice = Что думает о вариантах { $bot }:
terminal-taken-back = Ход взят назад.
terminal-help =
    Номер или текст рядом с ним — ваш ответ.
    ? ЧТО-ТО: почему так нельзя?   h: подсказка   u: взять ход назад
    r ПУНКТ: что говорит пункт правил   q: выйти
