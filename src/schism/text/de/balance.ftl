## balance

cli-balance-help = Herausfinden, wie fair und wie lebendig ein Deck ist: wer gewinnt, was zählt, was nie geschieht.
cli-balance-example = Beispiel: schism balance tolerance --deck house-en --against house-de --bots greedy --games 2000 --html bericht.html
balance-option-against = Mit diesem Deck auf denselben Verteilungen vergleichen.
balance-option-games = Wie viele Partien je Stufe und Spielerzahl.
balance-option-bots = Stufen, durch Kommas getrennt: Jede spielt ihre eigenen Partien gegen sich selbst.
balance-option-players = Spielerzahlen, durch Kommas getrennt.
balance-option-html = Den Bericht als eine Seite schreiben.
balance-title = { $game }: Wie fair ist das Deck?
balance-subtitle = Decks: { $decks }. Startzahl: { $seed }.
balance-how = Jede Zahl steht mit dem Bereich da, in dem die Wahrheit in 95 von 100 Fällen liegt. Ein Stern zeigt, was kein Zufall ist: Die letzte Spalte ist für die Zahl der Blicke erhöht (Verfahren von Holm), sodass in 95 von 100 solchen Berichten nichts irrtümlich einen Stern hat.
balance-foot = Gemacht von Schism { $version }. Dieselbe Startzahl ergibt denselben Bericht.
balance-percent = { NUMBER($value, maximumFractionDigits: 1) } %
balance-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-average = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
balance-overview = Die Einstellungen nebeneinander
balance-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-flagged = Fällt auf, { $group }: { $names }
balance-tiny = unter 0,01
balance-setting = { $deck }, { $bots }, { $players } Spieler, { NUMBER($games) } Partien
balance-pair = { $other } im Vergleich mit { $one }: { $bots }, { $players } Spieler, { NUMBER($games) } Partien
balance-pair-about = Dieselben Verteilungen wurden mit beiden Decks gespielt; gezeigt ist, was { $other } mehr oder weniger hat als { $one }.
balance-wanted = { $value }; gewünscht sind { $low } bis { $high }
balance-span = { $low } bis { $high }; gewünscht sind { $even } ± { $allowed }
balance-verdict-fair = wie es sein soll
balance-verdict-unfair = aus dem Gleichgewicht
balance-verdict-unsure = noch nicht zu sagen
balance-group-seat = Plätze
balance-group-event = Was geschah
balance-about-seat = Wie oft jeder Platz gewinnt
balance-about-event = Wie oft gewinnt, wem das geschah, verglichen mit den anderen Ereignissen
balance-head-what = { "" }
balance-head-games = Partien
balance-head-wins = Siege (95 %)
balance-head-points = Punkte (95 %)
balance-head-chance = Durch Zufall
balance-head-rate = Anteil (95 %)
balance-head-changed = Anderer Sieger (95 %)
balance-head-margin = Vorsprung
balance-head-difference = Unterschied (95 %)
balance-all = Alle { $count }
balance-margin = Wie knapp die Partien sind
balance-margin-about = Der Vorsprung des Siegers vor dem Zweiten, in Punkten: in der Hälfte der Partien { $median } oder weniger, im Mittel { $mean }.
balance-rates = Wie die Partien verlaufen
balance-rates-about = In wie vielen Partien das geschieht oder, bei Fähnchen, wie vielen Spielern
balance-silenced = Was den Sieger ändert
balance-silenced-about = { $games ->
    [one] Eine Partie wurde
   *[other] { NUMBER($games) } Partien wurden
 } noch einmal erzählt: dieselben Karten gespielt, aber jedes Mal ohne eine Sache. Gezeigt ist, wie oft dann jemand anders gewinnt: die acht, auf die es am meisten ankommt, und die acht, auf die es am wenigsten ankommt.
balance-never = Was nie geschah
balance-never-none = Alles, was geschehen kann, ist in { NUMBER($games) } Partien geschehen.
balance-never-about = In { NUMBER($games) } Partien nicht gesehen, also sehr wahrscheinlich in weniger als { $bound } der Partien.
balance-note = Kein Zufall, nach Holms Korrektur für die Zahl der Blicke: was auffällt. Mehr steht auf der Seite (--html) und in --json.
balance-written = Der Bericht steht in { $file }.
balance-seat = Platz { $seat }
