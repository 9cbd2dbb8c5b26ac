# Die Adapter und ihre Messung.

cli-conform-help = Eine Aufzeichnung durch die Regeln, den Server und alle Adapter spielen und melden, wo etwas abweicht.
cli-conform-example = Beispiel: schism conform games.jsonl
conform-argument = Eine Datei mit beendeten Aufzeichnungen: eine als JSON oder viele als JSON-Zeilen.
conform-head-name = Durch
conform-head-decisions = Entscheidungen
conform-head-speed = Entscheidungen/s
conform-ok = { $file }: { $records ->
    [one] eine Aufzeichnung, überall gleich
   *[other] { $records } Aufzeichnungen, überall gleich
  }
conform-missing = Nicht gefragt, weil nicht installiert: { $packages }

cli-bench-lab-help = Die Umgebungen für Lernende neben denen von PettingZoo, RLCard und OpenSpiel messen.
cli-bench-lab-example = Beispiel: schism bench-lab --only batched
bench-lab-running = Es wird gemessen ...
bench-lab-load = Last der Maschine vor dem Beginn
bench-lab-load-is = { $load } auf { $cores } Kernen
bench-lab-pettingzoo = Schritte je Sekunde von tolerance_v0 neben PettingZoos { $peer }
bench-lab-inside = Gebündelte Entscheidungen je Sekunde mit Masken, Zufallsspiel darin, alle Kerne
bench-lab-masks = Dasselbe mit Aktionen, die in jedem Schritt heraus- und hineingehen
bench-lab-full = Gebündelte Entscheidungen je Sekunde mit ganzen Beobachtungen, alle Kerne
bench-lab-hearts = Gebündelte Entscheidungen mit Masken neben einer Python-Schleife über OpenSpiels Hearts
bench-lab-decisions = { $value } je Sekunde
bench-lab-million = Eine Million zufällige Spiele Tolerance mit Bericht
bench-lab-memory = Ihr Speicher
bench-lab-seconds = { $value } s
