# Die Messung der Bots.

cli-bench-bots-help = Die Bots messen: wie stark jede Stufe ist, wie schnell sie sucht und was das kostet.
cli-bench-bots-example = Beispiel: schism bench-bots --only speed,memory,ticks
bench-bots-option-games = Partien der längsten Begegnung, master gegen quick; die anderen Begegnungen anteilig. Ohne Angabe dauert es auf zwei Kernen etwa eine Stunde.
bench-bots-option-only = Was gemessen wird.
bench-bots-running = Die Suche läuft ...
bench-bots-head-about = Was
bench-bots-head-found = Gemessen (95 %)
bench-bots-head-target = Ziel
bench-bots-head-reached = Erreicht
bench-bots-yes = ja
bench-bots-no = nein
bench-bots-simulations = Simulationen je Sekunde, verglichen mit OpenSpiels ISMCTS für Hearts in C++, ein Thread
bench-bots-speed = { $ours } zu { $peer }: { $ratio }-mal so viele
bench-bots-memory = Speicherbedarf einer langen Suche, { $game }
bench-bots-megabytes = { $value } MB
bench-bots-ticks = Größte Verspätung einer Ereignisschleife, während master nachdenkt
bench-bots-milliseconds = { $value } ms
bench-bots-duel = { $game }: { $one } gegen { $rivals ->
    [one] { $many }
   *[other] { $rivals } { $many }
  }{ $variant ->
    [roles] , verschiedene Rollen
   *[other] {""}
  }
bench-bots-percent = { $value } %
bench-bots-share = { $mean } % ({ $low } bis { $high }) von { $games } Partien
