# Turniere der Bots.

cli-arena-help = Bots ein Turnier spielen lassen: dieselben Karten auf jedem Platz, Wertungen mit 95-%-Bereich.
cli-arena-example = Beispiel: schism arena tolerance --bots random,greedy,quick:200 --games 400 --resume bots.jsonl
arena-option-bots = Mindestens zwei Stufen, durch Kommas getrennt. quick:200 gibt einer Suche 200 Durchläufe je Zug, quick:0.2s so viele Sekunden; quick@0.1 und master@0.1 spielen wie in Version 0.1; cmd:./meinbot.py ist ein eigenes Programm.
arena-option-games = Wie viele Partien, aufgerundet auf ganze Kartenverteilungen: Jede wird von jedem Paar von Bots auf jedem Platz gespielt.
arena-option-seed = Dieselbe Zahl verteilt dieselben Karten.
arena-option-resume = Fertige Kartenverteilungen in dieser Datei festhalten; derselbe Befehl macht weiter, wo er aufgehört hat.
arena-option-jobs = Wie viele Partien zugleich laufen, jede auf einem eigenen Kern.
arena-bot = Bot
arena-rating = Wertung (95 %)
arena-rating-number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-wins = Siege allein (95 %)
arena-games = Partien
arena-against = Allein gegen
arena-note = Ein Bot allein gegen einen Tisch voll anderer, auf jedem Platz von { $deals ->
    [one] einer Kartenverteilung
   *[other] { $deals } Kartenverteilungen
  }; bei gleicher Stärke wären es { $even } % der Siege.
