import type { Clause } from './en.ts';

/** The clauses and rulings of STOP as players read them, in German. */
export const rulesDe: Record<Clause, string> = {
  'ST-01': 'In jeder Runde versuchst du, als Erstes keine Karten mehr zu haben.',
  'ST-02': 'STOP ist für 2 bis 10 Personen.',
  'ST-03':
    'Es gibt 112 Karten: in jeder der vier Farben die Zahlen 0 bis 9, Aussetzen, Kartentausch und +X, alles je zweimal, dazu acht Karten Freie Wahl ohne Farbe.',
  'ST-04': 'Wer die Regeln gelesen hat, gibt in der ersten Runde.',
  'ST-05': 'Wer gibt, mischt gut und teilt allen sieben Karten verdeckt aus.',
  'ST-06': 'Dann wird eine Karte aufgedeckt: Sie ist die erste Karte des Stapels.',
  'ST-07': 'Die übrigen Karten liegen als verdeckter Ziehstapel daneben.',
  'ST-08': 'Gespielt wird im Uhrzeigersinn. Wer gegeben hat, fängt an.',
  'ST-09': 'In deinem Zug spielst du eine passende Karte von der Hand auf den Stapel.',
  'ST-10':
    'Eine Karte passt, wenn sie dieselbe Farbe, dieselbe Zahl oder dasselbe Symbol hat wie die oberste Karte.',
  'ST-11': 'Danach ist dein Zug vorbei, und die Person links von dir ist an der Reihe.',
  'ST-12': 'Ein Beispiel: Auf eine blaue 4 passt jede blaue Karte und jede 4.',
  'ST-13':
    'Kannst oder willst du nicht spielen, nimmst du zur Strafe eine Karte vom Ziehstapel. Damit ist dein Zug vorbei.',
  'ST-14':
    'Ist der Ziehstapel aufgebraucht, bleibt die oberste Karte als neuer Stapel liegen; alle Karten darunter werden gemischt und bilden den neuen Ziehstapel.',
  'ST-15':
    'Hast du genau die Zahlenkarte, die oben liegt, auch in derselben Farbe, darfst du sie sofort dazwischenwerfen, selbst wenn du nicht an der Reihe bist.',
  'ST-16': 'Symbolkarten lassen sich niemals dazwischenwerfen.',
  'ST-17': 'Ein Beispiel: Auf die blaue 4 dürfen alle die zweite blaue 4 werfen.',
  'ST-18':
    'Danach geht es links von der Person weiter, die dazwischengeworfen hat. Andere können so übersprungen werden.',
  'ST-19': 'Spielst du deine vorletzte Karte, musst du „Achtung!“ rufen.',
  'ST-20': 'Der Ruf muss kommen, bevor die Karte liegt; sonst ziehst du zwei Strafkarten.',
  'ST-21': 'Spielst du deine letzte Karte, musst du „Stop!“ rufen.',
  'ST-22': 'Sobald diese Karte liegt, ist die Runde vorbei.',
  'ST-23': 'Hast du nicht rechtzeitig gerufen, ziehst du zwei Strafkarten, und die Runde geht weiter.',
  'ST-24':
    'Am Ende einer Runde bekommen alle anderen Strafpunkte für die Karten, die sie noch auf der Hand haben.',
  'ST-25':
    'Die besonderen Karten zählen: Freie Wahl 50, Kartentausch 40, +X 30, Aussetzen 20, die 2 zählt 10, 9 und 6 zählen ihre Zahl, die 0 zählt nichts.',
  'ST-26': 'Jede andere Zahlenkarte zählt ihre Zahl.',
  'ST-27':
    'Dann beginnt die nächste Runde; es gibt, wer links von der bisherigen Geberin oder dem bisherigen Geber sitzt.',
  'ST-28': 'Die Partie endet, wenn jemand 500 Strafpunkte erreicht hat.',
  'ST-29': 'Wer dann die wenigsten Strafpunkte hat, gewinnt.',
  'ST-30': '1, 3, 4, 5, 7 und 8 sind einfache Zahlen. 0, 2, 6 und 9 sind Zahlen mit einer Funktion.',
  'ST-31': 'Eine 0 lässt sich spielen wie jede andere Zahl.',
  'ST-32': 'Mit einer 0 kannst du dich außerdem gegen Aussetzen, Kartentausch, 2 und +X wehren.',
  'ST-33': 'Dazu muss die 0 dieselbe Farbe haben wie die Karte, gegen die du dich wehrst.',
  'ST-34':
    'Eine 2 lässt die nächste Person zwei Karten ziehen und aussetzen; danach ist deren linke Nachbarin oder linker Nachbar an der Reihe.',
  'ST-35':
    'Der erste Ausweg aus einer 2 ist eine 0 derselben Farbe. Es geht links von der Person weiter, die sie gespielt hat.',
  'ST-36':
    'Der zweite Ausweg ist eine weitere 2 beliebiger Farbe: Es werden zwei Karten mehr, und nun muss die nächste Person sie alle ziehen, und so weiter.',
  'ST-37':
    'Wird eine 2 dazwischengeworfen, muss ziehen, wer links von dieser Person sitzt, falls es keinen Ausweg gibt.',
  'ST-38':
    'Eine 6 darf auf eine 9 und eine 9 auf eine 6, gleich welcher Farbe: Sie gelten als dieselbe Zahl.',
  'ST-39':
    'Haben 6 und 9 dieselbe Farbe, gelten sie sogar als dieselbe Karte. Davon gibt es vier in jeder Farbe; sie eignen sich gut zum Dazwischenwerfen.',
  'ST-40':
    'Symbolkarten haben Funktionen. Für sie gelten die normalen Regeln, wenn nichts anderes gesagt ist, und sie werden nie dazwischengeworfen.',
  'ST-41': 'Aussetzen: Die nächste Person wird übergangen und darf nicht spielen.',
  'ST-42':
    'Der erste Ausweg aus Aussetzen ist eine 0 derselben Farbe. Es geht links von der Person weiter, die sie gespielt hat.',
  'ST-43':
    'Der zweite Ausweg ist ein weiteres Aussetzen beliebiger Farbe: Nun müsste die nächste Person aussetzen, und so weiter.',
  'ST-44':
    'Kartentausch: Wer ihn spielt, entscheidet, ob alle ihre Hand nach links oder nach rechts weitergeben.',
  'ST-45': 'Spielt jemand vor dem Tausch eine 0 derselben Farbe, bleibt der Kartentausch ganz ohne Wirkung.',
  'ST-46': 'Dann geht es links von der Person weiter, die die 0 gespielt hat.',
  'ST-47': '+X: Die nächste Person deckt die oberste Karte des Ziehstapels auf.',
  'ST-48':
    'Ist es eine Zahlenkarte, zieht sie so viele Karten, wie die Zahl sagt, und nimmt die aufgedeckte dazu.',
  'ST-49': 'Ist es eine Symbolkarte, nimmt sie nur die aufgedeckte Karte.',
  'ST-50': 'In beiden Fällen setzt sie außerdem aus; links von ihr geht es weiter.',
  'ST-51':
    'Der Ausweg aus +X ist eine 0 derselben Farbe. Es geht links von der Person weiter, die sie gespielt hat.',
  'ST-52': 'Ein weiteres +X ist kein Ausweg.',
  'ST-53': 'Freie Wahl darf auf jede Karte gespielt werden.',
  'ST-54':
    'Zusammen mit Freie Wahl musst du eine Karte mit Farbe darauf spielen; Freie Wahl bedeutet also immer zwei Karten.',
  'ST-55': 'Ohne eine Karte mit Farbe darfst du Freie Wahl nicht spielen.',
  'STR-01':
    'Alle Züge werden in der Reihenfolge ihres Eintreffens geordnet; der erste erlaubte zählt, so wie am Tisch die erste Karte auf dem Stapel.',
  'STR-02':
    'Ein Zug, der zu spät kommt oder nicht erlaubt ist, kostet nichts: Sonst sieht ihn niemand, und die Karte bleibt auf der Hand.',
  'STR-03':
    'Kommt eine Zahlenkarte nach oben, beginnt eine kurze Sperre, in der nur dazwischengeworfen wird. Was die Person an der Reihe tun will, wird gemerkt und ausgeführt, wenn die Sperre endet und es dann noch geht. Ohne Sperre ist es ein reines Wettrennen.',
  'STR-04':
    'Auch nach der Sperre darfst du die gleiche Karte noch dazwischenwerfen, bis eine andere oben liegt, selbst wenn inzwischen gezogen wurde.',
  'STR-05':
    'Nach einem Kartentausch ist eine Zeit lang Gelegenheit für die 0, die ihn verhindert. Sie endet mit der ersten solchen 0, mit dem Ablauf der Zeit oder wenn alle gepasst haben. Dann wandern die Hände.',
  'STR-06':
    'Wen eine 2, ein Aussetzen oder ein +X trifft, hat etwas Zeit zu antworten; danach gilt die Wirkung als angenommen. Bei einer 2 beginnt diese Zeit, wenn die Sperre vorbei ist.',
  'STR-07':
    'Sperren, Fristen und Fragen gibt es unabhängig davon, was jemand auf der Hand hat, damit die Uhr keine Hand verrät. Niemand sieht, wer bei einem Kartentausch schon gepasst hat.',
  'STR-08':
    'Automatische Mitspieler warten so lange wie ein Mensch und wissen nicht mehr als jemand auf ihrem Platz.',
  'STR-09':
    'An einem Tisch ohne Echtzeit werden alle im Uhrzeigersinn gefragt, beginnend links von der Person, die die oberste Karte gelegt hat, und endend mit ihr. Das erste Ja zählt, und es werden immer alle gefragt.',
  'STR-10': 'Ist die Zeit für einen Zug um, zieht die Person an der Reihe eine Karte.',
  'STR-11':
    'Du rufst zusammen mit der Karte, und alle hören es mit ihr. Was du dann nicht sagst, gilt als nicht gerufen.',
  'STR-12': 'Die Strafe für einen fehlenden Ruf kommt von selbst; niemand muss ihn bemerken.',
  'STR-13': 'An deine Rufe musst du selbst denken. Ein Tisch kann vereinbaren, dass für alle gerufen wird.',
  'STR-14':
    'Bleibt nach deinem Zug eine Karte übrig, braucht er „Achtung!“, bleibt keine, braucht er „Stop!“. Sind deine letzten beiden Karten Freie Wahl und eine weitere, braucht der Zug beides.',
  'STR-15':
    'Vergisst du bei diesen letzten beiden „Achtung!“, ziehst du nach Freie Wahl zwei Karten; die andere ist dann nicht mehr deine letzte, und die Runde geht weiter. Vergisst du nur „Stop!“, ziehst du zwei Karten, und die Runde geht weiter. Ein Zug kostet nie mehr als zwei Karten.',
  'STR-16': 'Ein Ruf, der nicht nötig ist, bewirkt nichts.',
  'STR-17':
    'Rufen musst du, gleich wie du die Karte spielst: in deinem Zug, dazwischengeworfen, als Ausweg oder gegen einen Kartentausch.',
  'STR-18':
    'Bringt dich ein Kartentausch auf eine Karte, musst du nichts rufen. Spielst du sie, ist nur „Stop!“ nötig.',
  'STR-19':
    'Strafkarten werden gezogen, sobald die Karte liegt, vor ihrer Wirkung. Die Karte selbst bleibt gültig. Ist ein Kartentausch die letzte Karte ohne Ruf, sind diese zwei Karten die Hand, die du weitergibst.',
  'STR-20':
    'Wer zuerst gibt, bestimmt der Tisch oder der Zufall; danach gibt jeweils die Person links daneben.',
  'STR-21':
    'Ist die erste aufgedeckte Karte Freie Wahl, kommt sie zurück, der Ziehstapel wird gemischt, und es wird weiter aufgedeckt, bis eine Karte Farbe hat.',
  'STR-22':
    'Jede andere erste Karte bleibt liegen und bewirkt nichts. Ein Tisch kann vereinbaren, so lange aufzudecken, bis eine Zahl kommt.',
  'STR-23':
    'Auch auf die erste Karte darfst du dazwischenwerfen, sogar vor dem ersten Zug. Eine 2 auf einer ersten 2 ergibt zwei Karten, nicht vier.',
  'STR-24':
    'Die gezogene Karte darfst du nicht im selben Zug spielen, danach aber dazwischenwerfen wie jede andere.',
  'STR-25': 'Du darfst auch ziehen, wenn du eine passende Karte hast.',
  'STR-26':
    'Spielt die Person an der Reihe die gleiche Karte wie die oberste, ist das einfach ein gewöhnlicher Zug.',
  'STR-27':
    'Geht der Ziehstapel mitten im Ziehen aus, wird sofort ein neuer gebildet und weitergezogen. Ein laufender Angriff bleibt, wie er ist.',
  'STR-28':
    'Gibt es nichts mehr zu ziehen, nimmst du, was da ist, und schuldest nichts. Könnte für eine letzte Karte ohne Ruf gar nichts gezogen werden, endet die Runde, als wäre gerufen worden.',
  'STR-29':
    'Wird einen ganzen Kreis lang keine Karte gespielt oder gezogen, oder nach 1000 Zügen, endet die Runde, und alle zählen ihre Hand.',
  'STR-30': 'Dazwischenwerfen dürfen alle: auch wer gerade gespielt hat und wer an der Reihe ist.',
  'STR-31':
    'Dazwischengeworfen wird Karte für Karte. Auf eine gewöhnliche Zahl kann höchstens eine folgen, auf eine 6 oder 9 bis zu drei.',
  'STR-32':
    'Nur die oberste Karte zählt. Nach Freie Wahl ist das die Karte darauf. Auf Symbole lässt sich nichts werfen; der einzige Angriff, in den du eine Karte werfen kannst, ist also die 2.',
  'STR-33': 'Eine dazwischengeworfene 0 ist eine gewöhnliche Zahl und wehrt nichts ab.',
  'STR-34':
    'Wer übersprungen wird, verliert den Zug, ohne zu ziehen. Wirft die Person direkt vor der, die an der Reihe ist, bleibt der Zug, wo er ist.',
  'STR-35':
    'Eine 2 bringt der Person links zwei Karten ein. Jede weitere 2, bevor sie gezogen sind, legt zwei dazu und schiebt alle zur Person links von der, die sie gelegt hat; höchstens sind es 16.',
  'STR-36': 'Sind die Karten gezogen, ist nichts mehr offen. Eine weitere 2 beginnt wieder mit zwei.',
  'STR-37': 'Eine 0 gegen eine Kette von Zweien muss die Farbe der obersten 2 haben und hebt alles auf.',
  'STR-38':
    'Trifft dich ein Angriff, darfst du nur seine Auswege spielen: keine andere passende Karte und keine Freie Wahl.',
  'STR-39':
    'Wer wegen eines Angriffs zieht, tut das anstelle des eigenen Zuges und zieht dafür nicht noch eine Karte.',
  'STR-40': 'Nimmst du die Karten an, bevor die zweite 2 geworfen wird, beginnt diese 2 eine neue Summe.',
  'STR-41':
    'Die Summe kann zu Personen zurückkommen, die schon eine 2 gelegt haben. Sie haben dann wieder dieselben Auswege.',
  'STR-42': 'Aussetzen summiert sich nicht: Am Ende wird eine Person übergangen.',
  'STR-43': 'Eine 0 gegen eine Kette von Aussetzen muss die Farbe der obersten dieser Karten haben.',
  'STR-44':
    'Bei +X bedeutet eine aufgedeckte Zahl so viele Karten und die aufgedeckte dazu; eine 0 bedeutet nur diese Karte. 6 und 9 zählen, wie sie gedruckt sind. Jede Symbolkarte, auch Freie Wahl, bedeutet eine Karte.',
  'STR-45': 'Die für +X aufgedeckte Karte wird nicht gespielt; sie kommt auf die Hand und bewirkt nichts.',
  'STR-46': 'Wen ein +X nicht trifft, darf ein weiteres +X darauf spielen.',
  'STR-47':
    'Ist der Ziehstapel vor dem Aufdecken leer, wird erst ein neuer gebildet. Gibt es gar keine Karte, setzt die Person nur aus.',
  'STR-48': 'Die Richtung gehört zum Spielen eines Kartentauschs; alle kennen sie, bevor jemand antwortet.',
  'STR-49':
    'Verhindern dürfen einen Kartentausch alle, auch wer ihn gespielt hat. Die erste 0 zählt. Die zweite 0 dieser Farbe darf dann auf die erste geworfen werden.',
  'STR-50':
    'Ganze Hände wandern im selben Augenblick. Der Zug bleibt bei der Person links von der, die den Kartentausch gespielt hat.',
  'STR-51': 'Zu zweit sind beide Richtungen derselbe Tausch; eine wird trotzdem gewählt.',
  'STR-52': 'Ein Kartentausch als letzte Karte mit Ruf tauscht nichts.',
  'STR-53':
    'Auf Freie Wahl darfst du jede Karte mit Farbe spielen. Sie muss nicht passen und wirkt wie sonst. Eine zweite Freie Wahl hat keine Farbe.',
  'STR-54': 'Nach Freie Wahl gilt die Karte darauf: Farbe, Zahl oder Symbol müssen zu ihr passen.',
  'STR-55': 'Freie Wahl und ihre Karte sind ein einziger Zug; niemand kann dazwischen handeln.',
  'STR-56':
    'Hast du nur Freie Wahl auf der Hand, kannst du nicht spielen und musst ziehen. Freie Wahl ist also nie die allerletzte Karte.',
  'STR-57':
    'Freie Wahl geht nur im eigenen normalen Zug. Sie ist kein Ausweg und wird nicht dazwischengeworfen.',
  'STR-58': 'Die letzte Karte wirkt nicht mehr und lässt sich nicht beantworten.',
  'STR-59':
    'Jede erlaubte Art, die letzte Karte zu legen, gewinnt die Runde, auch dazwischengeworfen oder gegen einen Angriff oder Kartentausch.',
  'STR-60': 'Wer die Runde gewinnt, bekommt keine Punkte. Punkte sind Strafpunkte: je weniger, desto besser.',
  'STR-61':
    'Ob jemand die Grenze erreicht hat, wird nach jeder Runde geprüft; mehrere können sie zugleich erreichen.',
  'STR-62': 'Bei gleich wenigen Punkten wird gemeinsam gewonnen.',
  'STR-63': 'Zu zweit ist nach erlittenem Aussetzen, 2 oder +X wieder an der Reihe, wer angegriffen hat.',
  'STR-64':
    'Wo alle der Reihe nach gefragt werden, läuft keine Zeit. Sonst bedeutet 0 für Zug und Antwort keine Grenze und für das Dazwischenwerfen keine Sperre; nur die Zeit, einen Kartentausch zu verhindern, muss ein Ende haben.',
  'STR-65':
    'Wo alle der Reihe nach gefragt werden, geschieht das immer, wenn eine Zahlenkarte nach oben kommt, auch die erste, und noch einmal, wenn Karten gezogen wurden, während sie dort liegt.',
  'STR-66':
    'Deinen gemerkten Zug siehst nur du, und er gilt; doch bis die Sperre endet, kannst du zu einer Karte noch rufen, denn sie liegt noch nicht auf dem Stapel. Er verfällt, wenn durch Dazwischenwerfen jemand anders an die Reihe kommt oder er nicht mehr möglich ist.',
  'STR-67':
    'Für das Ende einer Runde, die nicht vorankommt, zählt als Zug jede gelegte Karte, jedes Ziehen und jede erlittene Wirkung; ein Kreis sind so viele davon, wie Personen mitspielen.',
  'STR-68': 'Nach der Wertung wird die nächste Runde sofort mit allen 112 Karten ausgeteilt.',
  'STR-69':
    'Die Karte, die vor deiner oben lag, kann gezogen werden; eine letzte Karte ohne Ruf kostet also immer mindestens eine Karte.',
  'STR-70':
    'Hast du in einer Sperre einen Angriff angenommen und er wächst, bevor sie endet, so verfällt das, und du wirst noch einmal gefragt.',
  'STR-71':
    'Ein Tisch spielt nach den Regeln, mit denen er eröffnet wurde: Ist er älter als die Regel über wachsende Angriffe, gilt ein Annehmen auch, wenn der Angriff wächst.',
  'STR-72':
    'Hausregel: Ein Tisch kann ändern, wie viele Karten alle bekommen und wie viel eine 2, ein Aussetzen, ein Kartentausch, ein +X und eine Freie Wahl zählen, die auf der Hand bleiben.',
  'STR-73':
    'Hausregel: Ein Tisch kann Karten weglassen und sagt, wie viele es in jeder Farbe von 0, 2, den anderen Zahlen, Aussetzen, Kartentausch und +X und wie viele es von Freie Wahl gibt. Es müssen mehr Zahlenkarten im Spiel sein, als Karten ausgeteilt werden, und alle wissen, was fehlt.',
};
