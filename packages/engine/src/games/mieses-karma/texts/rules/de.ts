import type { Clause } from './en.ts';

/** Die Regeln von Mieses Karma, wie Spielende sie lesen, auf Deutsch. */
export const rulesDe: Readonly<Record<Clause, string>> = {
  'MK-01': 'Gespielt wird reihum im Uhrzeigersinn.',
  'MK-02':
    'Dein Zug hat zwei Teile: erst deine Aktionen, dann, falls es so weit ist, Tod und Wiedergeburt deines Tieres.',
  'MK-03':
    'Du hast drei Aktionen: eine Karte spielen, die Fähigkeit deines Tieres nutzen und die anderen bitten. Die Reihenfolge bestimmst du.',
  'MK-04': 'Jede der drei Aktionen gibt es höchstens einmal pro Zug.',
  'MK-05': 'Nur die Kartenaktion ist Pflicht.',
  'MK-06':
    'Die Kartenaktion, erste Art: Du legst eine Lebenskarte aus der Hand an deine eigene Lebenslinie an.',
  'MK-07':
    'Die Kartenaktion, zweite Art: Du legst eine Lebenskarte aus der Hand offen auf den gemeinsamen Ablagestapel.',
  'MK-08': 'Hast du in diesem Moment keine Handkarte, entfällt die Kartenaktion.',
  'MK-09':
    'Anlegen darfst du eine Karte nur, wenn ihr Symbol unten links dem Symbol unten rechts auf der äußersten rechten Karte deiner Lebenslinie gleicht.',
  'MK-10': 'Die Fähigkeit deines Tieres musst du nicht nutzen.',
  'MK-11': 'Was die Fähigkeit bewirkt, steht auf der Karte deines Tieres.',
  'MK-12': 'Bitten ist freiwillig.',
  'MK-13': 'Du darfst nur einmal pro Zug bitten.',
  'MK-14': 'Du bittest alle anderen um eine passende Lebenskarte.',
  'MK-15': 'Genauer darfst du die gewünschte Karte nicht beschreiben.',
  'MK-16': 'Wer links von dir sitzt, entscheidet als Erstes, ob du eine Karte bekommst.',
  'MK-17': 'Wer gibt, legt eine Karte mit passendem Symbol verdeckt vor sich hin.',
  'MK-18': 'Danach entscheiden die Übrigen ebenso.',
  'MK-19': 'Haben alle entschieden, werden die Gaben aufgedeckt.',
  'MK-20': 'Du musst dir genau eine der Gaben aussuchen.',
  'MK-21': 'Die gewählte Gabe kommt an deine Lebenslinie.',
  'MK-22': 'Wessen Gabe du gewählt hast, rückt mit der Buddha-Figur ein Feld vor.',
  'MK-23': 'Alle anderen nehmen ihre Gabe wieder auf die Hand.',
  'MK-24': 'Gibt niemand etwas, darfst du deine ganze Hand auf den Ablagestapel legen.',
  'MK-25': 'Dann ziehst du genauso viele Lebenskarten nach, wie du abgelegt hast.',
  'MK-26': 'Dein Tier stirbt, wenn du am Ende deines Zuges keine Handkarten mehr hast.',
  'MK-27': 'Dein Tier stirbt auch, wenn am Ende deines Zuges ein Sensenmann in deiner Lebenslinie liegt.',
  'MK-28': 'Einer der beiden Gründe genügt.',
  'MK-29': 'War es der Sensenmann, kommt der Rest deiner Hand auf den Ablagestapel.',
  'MK-30': 'Stirbt dein Tier, wird seine Lebenslinie gewertet.',
  'MK-31': 'Jeder Buddha auf den Lebenskarten deiner Linie bringt ein Karma; so weit rückt deine Figur vor.',
  'MK-32': 'Vier gleiche Symbole sind eine Viererkombination.',
  'MK-33': 'Vier verschiedene Symbole sind ebenfalls eine; beides kann in einer Linie vorkommen.',
  'MK-34': 'Für jede Viererkombination kommt eine Lebenskarte der Linie verdeckt auf deinen Punktstapel.',
  'MK-35': 'Kein Symbol zählt für mehr als eine Viererkombination.',
  'MK-36': 'Auch das Symbol auf deiner Tierkarte zählt.',
  'MK-37': 'Joker zählen für Viererkombinationen nicht.',
  'MK-38': 'Sensenmänner zählen für Viererkombinationen nicht.',
  'MK-39': 'Die übrigen Karten der Linie kommen offen auf den Ablagestapel.',
  'MK-40': 'Die Wiedergeburtkarte kommt verdeckt unter ihren Stapel.',
  'MK-41': 'Eine tote Ameise verlässt das Spiel.',
  'MK-42': 'Wer als Mensch stirbt, behält die Menschenkarte.',
  'MK-43': 'Stirbt jemand als Mensch, ist die Partie zu Ende.',
  'MK-44':
    'Sonst nimmst du eine neue Wiedergeburtkarte von dem Stapel, der zu deinem erreichten Karma gehört.',
  'MK-45': 'Ist dieser Stapel leer, gilt der nächstniedrigere.',
  'MK-46': 'Die Zahl oben rechts auf der neuen Karte sagt, wie viele Lebenskarten du bekommst.',
  'MK-47': 'Wenn nötig, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
  'MK-48': 'Die Partie endet, wenn jemand als Mensch stirbt.',
  'MK-49': 'Die eigene Lebenslinie wird dann noch gewertet.',
  'MK-50': 'Alle anderen werten ihre Lebenslinien ebenfalls.',
  'MK-51': 'Jedes Feld, das deine Buddha-Figur erreicht hat, ist ein Punkt.',
  'MK-52': 'Jede Karte auf deinem Punktstapel bringt 2 Punkte.',
  'MK-53': 'Eine Menschenkarte bringt 2 bis 6 Punkte, je nach Karte.',
  'MK-54': 'Wer die meisten Punkte hat, gewinnt.',
  'MK-55': 'Haben mehrere die meisten Punkte, gewinnen sie gemeinsam.',
  'MK-56': 'Zur Information: Die Kurzregel schrieb Roland Winner 2011 für zwei Spielezeitschriften.',
  'MK-57':
    'Das veröffentlichte Spiel ist für 3 bis 5 Personen ab 10 Jahren und dauert rund eine halbe Stunde.',
  'MK-58':
    'Alle beginnen als Ameise und möchten wieder Mensch werden; am Ende entscheiden Karma und Lebenskarten.',
  'MK-59': 'Es gibt sechs Stapel mit Wiedergeburtkarten: fünf mit Tieren und einen mit Menschen.',
  'MK-60':
    'Der Menschenstapel wird nicht gemischt: Oben liegt der erste Mensch, dann der zweite und so weiter.',
  'MK-61': 'Die fünf anderen Stapel werden jeder für sich gemischt.',
  'MK-62': 'Die 60 Lebenskarten werden gemischt und bilden den verdeckten Nachziehstapel.',
  'MK-63': 'Daneben entsteht im Lauf des Spiels der Ablagestapel.',
  'MK-64': 'Alle bekommen eine offene Ameise und eine Karmaleiste mit Buddha-Figur.',
  'MK-65': 'Alle Buddha-Figuren beginnen bei 0.',
  'MK-66':
    'Alle beginnen mit Lebenskarten auf der Hand. Eine Quelle nennt zwei, eine andere vier; MK-88 entscheidet.',
  'MK-67': 'In der Schachtel sind fünf Tafeln und fünf goldene Figuren; hier zählt der Tisch für dich.',
  'MK-68':
    'Die vier Symbole sind Sonne, Kleeblatt, Herz und Waage: Erleuchtung, Glück, Liebe und Ausgeglichenheit.',
  'MK-69': 'Lebenskarten zeigen Symbole, Joker oder einen Sensenmann, manche dazu einen Buddha.',
  'MK-70':
    'Deine Lebenslinie beginnt mit deiner Wiedergeburtkarte und wächst wie beim Domino, Symbol an Symbol.',
  'MK-71': 'Ein Sensenmann ist immer die letzte Karte einer Linie.',
  'MK-72': 'Je mehr Karma, desto länger und reicher die Leben.',
  'MK-73': 'Karma zählt doppelt: Es bringt Punkte und öffnet den Weg zu höheren Tieren.',
  'MK-74': 'Wer gibt, gewinnt Karma und leert zugleich die eigene Hand.',
  'MK-75': 'Alle Tiere außer der Ameise haben eine Fähigkeit. Menschen haben keine, bringen aber Punkte.',
  'MK-76': 'Eine Fähigkeit lässt sich einmal pro Zug nutzen, vor oder nach dem Kartenspielen.',
  'MK-77':
    'Manche Fähigkeiten machen das Anlegen schneller oder leichter, manche holen Karten aus fremden Linien, manche helfen bei der Wertung.',
  'MK-78': 'Manche Fähigkeiten wirken erst nach dem Tod und verändern die Wertung der Linie.',
  'MK-79': 'Der Kartoffelkäfer nimmt die letzte Karte vom Ablagestapel.',
  'MK-80': 'Die Elster stiehlt eine Karte aus einer fremden Lebenslinie.',
  'MK-81': 'Der Hund baut seine Lebenslinie in zwei Richtungen.',
  'MK-82': 'Die Kuh macht zwei Züge hintereinander.',
  'MK-83': 'Der Igel legt leichter an.',
  'MK-84': 'Das Chamäleon ahmt nach.',
  'MK-85':
    'Regenwurm, Katze, Meerschweinchen, Schmetterling und Affe sind nur dem Namen nach bekannt; ihre Fähigkeiten stammen von uns.',
  'MK-86':
    'Hier können 2 bis 5 mitspielen. Zu zweit ändert sich nichts: Du bittest eben nur die eine andere Person.',
  'MK-87':
    'Bei bis zu vier Personen werden vier Ameisen mit verschiedenen Symbolen gemischt und verteilt; zu fünft kommt die fünfte dazu. Der Rest ist aus dem Spiel.',
  'MK-88': 'Du beginnst mit vier Lebenskarten; ein Tisch kann auch zwei wählen.',
  'MK-89': 'Das Los bestimmt, wer anfängt.',
  'MK-90':
    'Das rechte Ende einer Linie ist für alle offen. Dort gilt das rechte Symbol der äußersten rechten Lebenskarte oder, wenn keine liegt, das Symbol deines Tieres. Links darf nur ein Hund bauen oder ein Chamäleon, das ihn nachahmt.',
  'MK-91': 'Symbole passen, wenn sie gleich sind oder eines ein Joker ist. An einen Sensenmann passt nichts.',
  'MK-92': 'Ein Joker legt sich nicht fest: Was auch vor ihm liegt, danach darf jedes Symbol kommen.',
  'MK-93':
    'Karten werden nie gedreht und bleiben in der Linie liegen; nur eine Elster darf am Ende eine wegnehmen.',
  'MK-94':
    'Das eine Symbol des Hundes gilt für beide Enden, solange dort nichts liegt, zählt aber nur einmal.',
  'MK-95':
    'Ein Sensenmann liegt immer am rechten Ende. Verschließt er es, darf ein Hund bis zum Ende des Zuges noch links bauen.',
  'MK-96': 'Ablegen darfst du auch, wenn eine Karte passen würde.',
  'MK-97':
    'Bring eine Aktion zu Ende, bevor du die nächste beginnst. Keine Fähigkeit unterbricht eine Bitte.',
  'MK-98': 'Du beendest deinen Zug selbst, sobald die Kartenaktion erledigt oder deine Hand leer ist.',
  'MK-99': 'Eine leere Hand beendet deinen Zug nicht: Fähigkeit und Bitte bleiben dir.',
  'MK-100':
    'Auch nach einem Sensenmann darfst du deine übrigen Aktionen noch machen, soweit sie möglich sind.',
  'MK-101':
    'Bitten kannst du nur, solange ein Ende deiner Linie offen ist. Ob jemand etwas Passendes hat, spielt keine Rolle.',
  'MK-102':
    'Auch mit leerer Hand darfst du bitten. Die Gabe verlängert die Linie, rettet dich aber nicht, und zu tauschen gibt es nichts.',
  'MK-103': 'Die Bitte hat keinen Inhalt: Niemand darf andeuten, was gewünscht, vorhanden oder gegeben ist.',
  'MK-104':
    'Geben darfst du jede Handkarte, die an ein offenes Ende der bittenden Person passt, auch deine letzte oder einen Sensenmann; oder du lehnst ab. Geben musst du nie.',
  'MK-105': 'Was nicht passt, kannst du nicht geben, auch nicht zum Schein.',
  'MK-106':
    'Die anderen entscheiden nacheinander im Uhrzeigersinn. Du siehst, ob vor dir jemand gegeben hat, aber nicht was. Zurücknehmen lässt sich nichts.',
  'MK-107': 'Nach der letzten Entscheidung werden alle Gaben gemeinsam aufgedeckt.',
  'MK-108': 'Liegt mindestens eine Gabe da, musst du eine nehmen, und sei es ein Sensenmann.',
  'MK-109':
    'Die Gabe wird sofort angelegt; passt sie an beide Enden, wählst du. Sie zählt nicht als Kartenaktion.',
  'MK-110': 'Nur die gewählte Gabe wechselt den Besitz; eine zweite Wahl gibt es nicht.',
  'MK-111':
    'Der Karmaschritt fürs Geben geschieht sofort und hat bis zum nächsten eigenen Tod keine weitere Wirkung.',
  'MK-112':
    'Du tauschst die ganze Hand oder nichts: Erst kommen die alten Karten weg, dann ziehst du gleich viele. Die Bitte ist verbraucht, und eine fällige Kartenaktion machst du mit der neuen Hand.',
  'MK-113': 'Niemand gibt heißt auch: Niemand konnte. Das macht keinen Unterschied.',
  'MK-114':
    'Eine Fähigkeit ist eine Aktion deines Zuges, wenn sie nichts anderes sagt. Fähigkeiten für die Wertung gelten immer, wenn sie nützen.',
  'MK-115': 'Keine Fähigkeit schaut in eine fremde Hand oder nimmt daraus.',
  'MK-116':
    'Kartoffelkäfer: Einmal pro Zug legst du die oberste Karte des Ablagestapels an, wenn sie passt. Auf die Hand kommt sie nie.',
  'MK-117': 'Regenwurm: Einmal pro Zug legst du eine Handkarte ab und ziehst eine neue.',
  'MK-118':
    'Schmetterling: Bei der Wertung zählt jeder Joker als das Symbol, das die meisten Viererkombinationen ergibt.',
  'MK-119':
    'Meerschweinchen: Bei der Wertung gibt es ein Karma mehr, wenn mindestens eine Lebenskarte in deiner Linie liegt.',
  'MK-120':
    'Igel: Die Handkarte, die du mit der Kartenaktion anlegst, muss nicht passen. Ein Sensenmann verschließt die Linie trotzdem, und Gaben müssen passen.',
  'MK-121':
    'Elster: Einmal pro Zug nimmst du eine äußerste Lebenskarte aus einer fremden Linie und legst sie bei dir an, wenn sie passt.',
  'MK-122':
    'Chamäleon: In jedem Zug darfst du die Fähigkeit eines fremden Tieres nutzen. Die Wahl gilt bis zum Ende des Zuges samt Wertung. Ameisen, Menschen und Chamäleons geben nichts her.',
  'MK-123':
    'Will ein Chamäleon links bauen, ahmt es zuerst einen Hund nach, auch vor einer Bitte. Was links liegt, bleibt; später ist das linke Ende wieder zu, bis es erneut einen Hund nachahmt.',
  'MK-124':
    'Eine Kuh darf ein Chamäleon nachahmen, wenn es einen gewöhnlichen Zug überlebt und darin nichts nachgeahmt hat. Im zweiten Zug darf es wieder nachahmen, einen dritten gibt es nicht.',
  'MK-125': 'Was ein Chamäleon nachahmt, verschwindet nicht: Fremde Tiere sterben nicht in seinem Zug.',
  'MK-126':
    'Katze: Nach der Wertung darfst du bis zu zwei der übrigen Lebenskarten deiner Linie für die nächste Hand behalten.',
  'MK-127': 'Hund: Deine Linie darf in beide Richtungen wachsen, mit Handkarten wie mit Gaben.',
  'MK-128':
    'Kuh: Überlebst du einen gewöhnlichen Zug, darfst du gleich noch einen machen. Einen dritten gibt es nicht.',
  'MK-129': 'Affe: Einmal pro Zug legst du eine weitere passende Handkarte an.',
  'MK-130': 'Ameisen und Menschen haben keine Fähigkeit.',
  'MK-131':
    'Der Tod wird nur am Ende des eigenen Zuges geprüft. Eine Hand, die in einem fremden Zug leer wird, wirkt erst dann.',
  'MK-132': 'Treffen beide Gründe zu, stirbst du trotzdem nur einmal.',
  'MK-133': 'Ein Sensenmann tötet, wie auch immer er in die Linie kam. Auf der Hand schadet er nicht.',
  'MK-134':
    'So verläuft ein Tod: bei Sensenmann die Hand auf den Ablagestapel; Buddhas; Viererkombinationen; Karten der Katze; Abräumen der Linie; Zurücklegen der Wiedergeburtkarte; dann neue Karte und neue Hand.',
  'MK-135':
    'Kommen mehrere Karten zugleich auf den Ablagestapel, dann erst die Handkarten, danach die Linie von links nach rechts; die letzte liegt oben.',
  'MK-136':
    'Die Zahl der Viererkombinationen ist die größte, die sich aus allen Symbolen von Linie und Tier bilden lässt.',
  'MK-137': 'Eine Linie kann beliebig viele Viererkombinationen enthalten, auch mehrere derselben Art.',
  'MK-138': 'Du bekommst immer die größte Zahl; ausrechnen muss sie niemand.',
  'MK-139':
    'Für jede Viererkombination wählst du eine Lebenskarte deiner Linie für den Punktstapel. Eine Wiedergeburtkarte geht nicht.',
  'MK-140':
    'Karten bleiben bis zum Schluss auf dem Punktstapel und sind je 2 Punkte wert, was sie auch zeigen.',
  'MK-141':
    'Jeder Buddha der Linie zählt, auch auf einem Sensenmann und auf einer Karte, die danach auf den Punktstapel kommt.',
  'MK-142':
    'Karma 0 bis 3 führt zu Stapel I, 4 bis 7 zu II, 8 bis 11 zu III, 12 bis 15 zu IV, 16 bis 19 zu V, ab 20 zu den Menschen.',
  'MK-143': 'Die Leiste hat 30 Felder; darüber hinaus wird einfach weitergezählt.',
  'MK-144': 'Die alte Karte kommt unter ihren Stapel, bevor du ziehst; dieselbe kann also zurückkehren.',
  'MK-145': 'Es geht so viele Stapel abwärts, bis einer Karten hat; Stapel I und die Menschen gehen nie aus.',
  'MK-146': 'Wer Mensch wird, nimmt die oberste Karte: Die erste bringt 6 Punkte, dann 5, 4, 3 und 2.',
  'MK-147': 'Karma wird nie weniger.',
  'MK-148':
    'Nach der Wiedergeburt legst du die neue Karte offen hin, nimmst deine Hand und wartest auf deinen nächsten Zug.',
  'MK-149':
    'Geht der Nachziehstapel beim Ziehen aus, wird der ganze Ablagestapel gemischt, auch eben Abgelegtes, und es geht weiter.',
  'MK-150': 'Sind gar keine Karten mehr da, bekommst du, was es gibt; nachgereicht wird nichts.',
  'MK-151':
    'Bekommt jemand nach der Wiedergeburt keine einzige Lebenskarte und hat auch keine, endet die Partie sofort und wird gewertet.',
  'MK-152':
    'Während eines Lebens kommen keine Handkarten hinzu; es dauert also höchstens so viele Züge, wie du am Anfang Karten hattest.',
  'MK-153':
    'Die Partie endet, sobald die Linie des gestorbenen Menschen gewertet ist; die Runde wird nicht zu Ende gespielt.',
  'MK-154': 'Dann werten alle anderen im Uhrzeigersinn ihre Linien. Sie sterben nicht, und ihr Karma zählt.',
  'MK-155':
    'Auch am Ende gelten Fähigkeiten für die Wertung: Schmetterling und Meerschweinchen wie sonst, ein Chamäleon nutzt die beste der anderen, die Katze wirkt nicht.',
  'MK-156': 'Jede Menschenkarte, die am Ende vor jemandem liegt, bringt Punkte, ob tot oder lebendig.',
  'MK-157': 'Karten auf der Hand bringen am Ende nichts und kosten nichts.',
  'MK-158': 'Bei Gleichstand gewinnen alle mit der höchsten Summe.',
  'MK-159': 'Deine Hand siehst nur du. Wie viele Karten es sind, sehen alle.',
  'MK-160': 'Die Karten des Nachziehstapels kennt niemand; wie viele es sind, sehen alle.',
  'MK-161': 'Vom Ablagestapel sehen alle die oberste Karte und die Größe; durchsehen darf ihn niemand.',
  'MK-162': 'Lebenslinien, Wiedergeburtkarten, Karma und die Größe der Punktstapel liegen offen.',
  'MK-163': 'Karten auf einem Punktstapel darf niemand mehr ansehen; ihre Zahl ist bekannt.',
  'MK-164':
    'Die Reihenfolge der Tierstapel ist geheim. Bekannt sind ihre Größe und welche Karten wieder nach unten kamen. Die Reihenfolge der Menschen ist bekannt.',
  'MK-165':
    'Während einer Bitte sehen alle, wer entschieden und wer eine Karte gelegt hat. Welche es ist, weiß nur, wem sie gehört. Was jemand hätte geben können, wird nie gezeigt.',
  'MK-166': 'Beim Aufdecken sehen alle alle Gaben. Was zurückgeht, gehört wieder zu einer verdeckten Hand.',
  'MK-167':
    'Nichts, was andere sehen, hängt davon ab, ob du eine passende Karte hast: Zeit, Meldung und die Wahl abzulehnen sind immer gleich.',
  'MK-168':
    'Beim Tausch der Hand bleibt nur die oberste Karte des Ablagestapels sichtbar; die neuen Karten sieht nur, wer sie zieht.',
  'MK-169': 'Was eine Katze behält, haben alle gesehen; danach gehört es zu einer verdeckten Hand.',
  'MK-170': 'Karten, die Kartoffelkäfer, Elster und Affe anlegen, sehen alle.',
  'MK-171': 'Alle sehen, was ein Regenwurm ablegt; die neue Karte sieht nur, wer sie zieht.',
  'MK-172': 'Am Ende wird keine Hand gezeigt: Alle Punkte ergeben sich aus dem, was offen liegt.',
  'MK-173': 'Wer zuschaut, sieht, was für alle offen ist, und sonst nichts.',
  'MK-174':
    'Eine Hand hat keine Reihenfolge: Kommen Handkarten zusammen auf den Stapel, dann in der Reihenfolge der Kartenliste.',
  'MK-175':
    'Ein Tisch kann die Zeit für Entscheidungen begrenzen, für alle gleich. Bist du zu spät, macht die Uhr den mildesten Zug: Sie lehnt ab, behält, was du hast, nimmt die erste Gabe oder spielt deine erste passende Karte und beendet deinen Zug.',
  'MK-176':
    'Karten für den Punktstapel wählst du einzeln. Endet die Partie, wird nicht gefragt; dann gehen die linken.',
  'MK-177':
    'Ein Chamäleon nennt ein Tier: für Fähigkeiten im Zug, bevor es sie nutzt; für Schmetterling, Meerschweinchen oder Katze, wenn es stirbt; für die Kuh nach dem Zug.',
  'MK-178':
    'Eine Elster darf auf jeder Seite eines Tieres die letzte Lebenskarte nehmen. Liegen alle auf einer Seite, ist nur eine davon außen.',
  'MK-179': 'Die Katze wählt ihre Karten einzeln und darf jederzeit aufhören.',
  'MK-180':
    'Eine gelegte Gabe ist nicht mehr auf der Hand: Die Hand ist um eine Karte kleiner, bis die Gabe zurückkommt.',
  'MK-195':
    'Auch wenn nur noch die Uhr spielt, endet die Partie: Passt keine andere Karte, legt sie einen Sensenmann an, und auf den Punktstapel legt sie die linke Karte ohne Buddha vor einer mit Buddha.',
  'MK-196':
    'Hausregel: Ein Tisch kann eine Zahl von Zügen festlegen; der zweite Zug einer Kuh zählt mit. Nach dem letzten, samt Tod und Wiedergeburt, werden alle Linien gewertet wie an jedem Ende, und die meisten Punkte gewinnen.',
  'MK-197':
    'Ein Tisch spielt nach den Regeln, mit denen er eröffnet wurde: Ist er älter als die beiden Regeln zur Uhr, legt die Uhr keinen Sensenmann an und schont keinen Buddha.',
  'MK-198':
    'Hausregel: Ein Tisch kann bei jeder Geburt, auch der ersten, mehr Lebenskarten austeilen, als die Wiedergeburtkarte sagt, und ändern, wie viel jede Karte im Punktstapel am Ende zählt.',
  'MK-199':
    'Hausregel: Ein Tisch kann Lebenskarten weglassen, von jedem Symbol gleich viele, Tiere ab Stapel II und die letzten Menschen. Alle zugleich müssen sechs Lebenskarten bekommen können und was das Haus dazugibt; alle wissen, was fehlt.',
  'MK-200':
    'Was du gesehen hast, darfst du dir merken, solange es sicher ist: offene Gaben, die zurückgingen, und was eine Katze behielt, bis eine solche Karte sichtbar aus dieser Hand kommt; die Punktstapel; und den Ablagestapel, bis er gemischt wird, außer dem, was andere auf einmal ablegten und niemand obenauf sah.',
};
