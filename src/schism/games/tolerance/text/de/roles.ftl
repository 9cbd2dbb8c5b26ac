# Die Rollen von Tolerance: wer sie sind und was sie wollen.

role-bertram = Bertram der Ausgeglichene
role-bertram-about = Bertram glaubt, was die Krone glaubt, und trauert nur um die, die sie gern behalten hätte. Unter Mary wirbt er um die Bauern, unter Elizabeth um den Adel, unter James um die Zünfte.

role-ned = Ned
role-ned-about = Kaufmannssohn und Protestant durch und durch, beim Adel wie in den Zünften zu Hause. Streit sucht er keinen, aber ein toter Katholik kommt ihm nicht ungelegen.

role-pierre = Pierre
role-pierre-about = Ein Edelmann vom alten Glauben, der unter seinesgleichen bleibt und mit den Zünften nichts zu schaffen haben will. Jeder tote Protestant gilt ihm als gute Tat.

role-george = Georg
role-george-about = Ein glühend katholischer Landjunker, der auf seine Bauern und den Klerus baut. Ketzer bringt er lieber unter die Erde als zum Reden.

role-juba = Juba
role-juba-about = Einst versklavt, heute Herr eines Handelshauses. Er setzt auf Stadtbewohner, Zünfte und gutes Geld, handelt am liebsten mit Protestanten und verliert bei jedem Todesfall.

role-margaret = Margarete
role-margaret-about = Eine sanfte Adlige, der jede ehrliche Frömmigkeit lieb ist und Geld nichts bedeutet. Sie hält zu ihrem Stand und zu den Armen, und jeder Tod geht ihr nahe.

role-gregory = Gregor der Freibauer
role-gregory-about = Ein Bauer, der den eigenen Leuten traut und nicht den hohen Herren. Er geht in die Kirche, die gerade Vorschrift ist, und hängt sein Herz an die Münzen.

role-patchwork = Flickwerk
role-patchwork-about = Ein Straßenräuber, der von den Toten lebt, gleich welchen Glaubens. Ein Freund in der Zunft ist nützlich; wer dort die meisten hat, fällt auf.
