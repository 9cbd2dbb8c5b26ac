# Was die Teile des Tensors einer Beobachtung bedeuten, für docs/adapters.de.md.

page-head-name = Teil
page-head-place = Zahlen
page-head-shape = Form
page-head-meaning = Bedeutung
page-size = Zusammen { $size } Zahlen.
