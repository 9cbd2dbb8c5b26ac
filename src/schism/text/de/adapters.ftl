# Die Adapter und ihre Messung.

cli-conform-help = Eine Aufzeichnung durch die Engine, den Server und alle Adapter spielen und abbrechen, wo etwas abweicht.
cli-conform-example = Beispiel: schism conform games.jsonl
conform-argument = Eine Datei mit Aufzeichnungen beendeter Partien: eine als JSON oder viele als JSON-Zeilen.
conform-head-name = Weg
conform-head-decisions = Entscheidungen
conform-head-speed = Entscheidungen/s
conform-ok = { $file }: { $records ->
    [one] eine Aufzeichnung, überall gleich
   *[other] { $records } Aufzeichnungen, überall gleich
  }
conform-missing = Nicht geprüft, weil nicht installiert: { $packages }

cli-bench-lab-help = Die Lernumgebungen messen, verglichen mit denen von PettingZoo, RLCard und OpenSpiel.
cli-bench-lab-example = Beispiel: schism bench-lab --only batched
bench-lab-running = Die Messung läuft ...
bench-lab-load = Last des Rechners vor dem Start
bench-lab-load-is = { $load } auf { $cores } Kernen
bench-lab-pettingzoo = Schritte je Sekunde von tolerance_v0, verglichen mit PettingZoos { $peer }
bench-lab-inside = Gebündelte Entscheidungen je Sekunde mit Masken, Zufallszüge innen, alle Kerne
bench-lab-masks = Dasselbe mit Aktionen, die bei jedem Schritt hinaus- und hereingereicht werden
bench-lab-full = Gebündelte Entscheidungen je Sekunde mit vollständigen Beobachtungen, alle Kerne
bench-lab-hearts = Gebündelte Entscheidungen mit Masken, verglichen mit einer Python-Schleife über OpenSpiels Hearts
bench-lab-decisions = { $value } je Sekunde
bench-lab-million = Eine Million zufällige Partien Tolerance samt Bericht
bench-lab-memory = Ihr Speicherbedarf
bench-lab-seconds = { $value } s
