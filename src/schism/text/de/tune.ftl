## tune

cli-tune-help = Hauswerte suchen, mit denen ein Deck fair und lebendig wird, und sie als Deckdatei schreiben.
cli-tune-example = Beispiel: schism tune tolerance fair.toml --deck house-en --bots quick:100 --resume suche
tune-argument-file = Die Deckdatei, die geschrieben wird; ihr Name wird die Kennung (id) des Decks.
tune-option-bots = Die Stufe, die spielt; quick:100 sucht 100 Durchläufe lang, auf jedem Rechner gleich.
tune-option-games = Wie viele Partien über einen Schritt entscheiden.
tune-option-steps = Wie viele Schritte die Suche macht.
tune-option-candidates = Wie viele geänderte Decks in jedem Schritt ausprobiert werden.
tune-before = Vorher (95 %)
tune-after = Nachher (95 %)
tune-loss = Ungleichgewicht (1: alle am Rand des Fairen)
tune-change = { $value }: aus { $before } wurde { $after }
tune-written = Das Deck steht in { $file }. Vorher und Nachher wurden auf Kartenverteilungen gespielt, die die Suche nicht kannte.
tune-comment = Gefunden von schism tune, ausgehend von { $origin }, mit { $bots } am Tisch.
    Geändert sind nur Hauswerte: Was gedruckt oder aus Beispielen bekannt ist, blieb, wie es war.
