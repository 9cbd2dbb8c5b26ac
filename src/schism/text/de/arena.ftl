# Turniere der Bots.

cli-arena-help = Bots ein Turnier spielen lassen: dieselben Karten auf jedem Platz, Wertungen mit 95-%-Bereich.
cli-arena-example = Beispiel: schism arena tolerance --bots random,greedy,quick:200 --games 400 --resume bots.jsonl
arena-option-bots = Zwei Stufen oder mehr, mit Kommas getrennt. quick:200 gibt einer Suche 200 Durchläufe je Zug, quick:0.2s so viele Sekunden; cmd:./meinbot.py ist ein Programm von dir.
arena-option-games = Wie viele Partien, aufgerundet auf ganze Verteilungen: Jede spielt jedes Paar von Bots auf jedem Platz.
arena-option-seed = Dieselbe Zahl gibt dieselben Karten.
arena-option-resume = Fertige Verteilungen in dieser Datei aufheben; derselbe Befehl macht dort weiter.
arena-option-jobs = Wie viele Partien zugleich gespielt werden, jede auf einem eigenen Kern.
arena-bot = Bot
arena-rating = Wertung (95 %)
arena-rating-number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-wins = Siege allein (95 %)
arena-games = Partien
arena-against = Allein gegen
arena-note = Ein Bot allein gegen einen Tisch voll anderer, auf jedem Platz von { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
  }; gleich stark hieße { $even } % der Siege.
