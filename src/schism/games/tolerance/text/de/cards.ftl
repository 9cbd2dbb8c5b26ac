# Die Karten heißen in beiden Ausgaben englisch; die deutschen Namen sind von uns.
tolerance-card-local = { $code ->
    [N1] Advokat
    [N2] Henker
    [N3] Hofpage
    [N4] Bannerträger
    [N5] Alain der Demütige
    [N7] Hofdame
    [N8] Tapferer Ritter
    [N9] Katharina von Medici
    [N10] Graf Cecil
    [N11] Herzog von Guise
    [N12] Franz II.
    [N14] Heinrich von Frankreich
    [C1] Vikar Filemon
    [C2] Vikar Longleaf
    [C3] Vikar Penance
    [C4] Einsiedler
    [C5] Vikar Bottomsly
    [C6] Pater Crossroad
    [C7] Pater Highhall
    [C8] Pater Eggert
    [C9] Pater Humbolt
    [C10] Prediger Gilbert
    [C11] Prediger Lamb
    [C12] Bischof Marcus
    [C13] Kardinal Charles
    [C14] Erzbischof Thornbury
    [T1] Fackeljunge
    [T2] Fischhändlerin
    [T3] Bänkelsänger
    [T4] Nachtwächter
    [T5] Druckerlehrling
    [T6] Apotheker
    [T7] Kerzenzieher
    [T8] Betörende Hexen
    [T9] Zimmermann
    [T10] Gastwirt
    [T11] Schneidermeister
    [T12] Handelsherr
    [T13] Handelsherrin
    [T14] Bürgermeister
    [P1] Gänsemagd
    [P2] Schweinehirt
    [P3] Ährenleserin
    [P4] Köhler
    [P5] Schäfer
    [P6] Milchmagd
    [P7] Imker
    [P8] Dorfschmied
    [P9] Pflüger
    [P10] Dorfpfarrer
    [P11] Müller
    [P12] Dorfschulze
    [P13] Ältestenrat
    [P14] Gutsherr
    [W1] Pestkranker
    [W1b] Pestkranker
    [W2] Steuereintreiber
    [W4] Medizingelehrte
    [W5] Unglück
    [W6] Büttel
    [W7] Hexenjäger
    [W8] Räuber
    [W9] Schänder
    [W10] Büttel
    [W12] Kurier
    [W13] Geißler
    [WM] Mary I.
    [WE] Elizabeth I.
    [WJ] James I.
   *[other] { $name }
}
