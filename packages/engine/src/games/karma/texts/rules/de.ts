import type { Clause } from './en.ts';

/** The clauses and rulings of Karma as players read them, in German. */
export const rulesDe: Record<Clause, string> = {
  'KA-01': 'Ein Kartensatz reicht für 2 bis 6 Personen ab 8 Jahren.',
  'KA-02': 'SET-Ausgabe: Mit zwei zusammengelegten Kartensätzen können bis zu 12 Personen spielen.',
  'KA-03':
    'AMIGO-Ausgabe: Das Spiel trägt die Artikelnummer 05703, und eine Partie dauert rund 35 Minuten. Das dient nur zur Information.',
  'KA-04':
    'Ein Kartensatz hat 60 Karten: 48 Zahlenkarten (jede Zahl von 1 bis 16 dreimal) und 12 Karma-Karten (vier Sorten, je dreimal).',
  'KA-05': 'Dein Ziel ist es, alle deine Karten loszuwerden, die auf der Hand und die auf dem Tisch.',
  'KA-06':
    'Genau eine Person verliert: die letzte, die noch Karten hat. Alle anderen gewinnen, und zwar gleichrangig.',
  'KA-07':
    'Nur zur Stimmung: Dein Glück hält, solange du etwas zu spielen hast; sonst wartet der Stapel auf dich. Karma-Karten helfen allen, die sie haben, und selbst deine allerletzte verdeckte Karte kann noch alles verderben.',
  'KA-08':
    'Vor dem Austeilen werden alle Karten gemeinsam gemischt; in der SET-Ausgabe wird außerdem abgehoben.',
  'KA-09':
    'Vor dir liegen drei Karten verdeckt in einer Reihe: deine verdeckten Tischkarten. Niemand darf sie ansehen, auch du nicht.',
  'KA-10':
    'Dazu kommen sechs Karten für deine Hand; das macht neun Karten pro Person. In der SET-Ausgabe werden diese sechs auf einmal ausgeteilt.',
  'KA-11':
    'Suche dir drei deiner ersten sechs Handkarten aus und lege sie offen hin, je eine auf jede deiner verdeckten Tischkarten. Das sind deine offenen Tischkarten.',
  'KA-12': 'Die drei Karten, die du nicht als offene Tischkarten ausgesucht hast, bleiben auf deiner Hand.',
  'KA-13':
    'Zu Beginn haben alle drei Karten auf der Hand und sechs auf dem Tisch: drei offene und darunter drei verdeckte, unbekannte.',
  'KA-14':
    'Was nach dem Austeilen übrig ist, liegt als verdeckter Nachziehstapel bereit. Der Ablagestapel daneben ist anfangs noch leer.',
  'KA-15':
    'Ein Tipp, keine Regel: Lege als offene Tischkarten aus, was du später am leichtesten loswirst, etwa hohe Zahlen oder Karma-Karten.',
  'KA-16': 'AMIGO-Ausgabe: Wer am ältesten ist, fängt an.',
  'KA-17': 'SET-Ausgabe: Wer links neben dem Kartengeber sitzt, fängt an.',
  'KA-18': 'Die Züge wandern im Uhrzeigersinn um den Tisch.',
  'KA-19':
    'In deinem Zug spielst du entweder eine Karte oder mehrere gleiche auf den Stapel, oder du nimmst den ganzen Stapel auf die Hand. Dann füllst du deine Hand auf, und die Person links von dir ist am Zug.',
  'KA-20':
    'Wer die Partie beginnt, eröffnet den Stapel mit einer Handkarte eigener Wahl. Die SET-Ausgabe ergänzt, dass diese Karte anschließend durch eine vom Nachziehstapel ersetzt wird.',
  'KA-21':
    'Eine Zahlenkarte darfst du nur spielen, wenn sie mindestens so hoch ist wie die oberste Karte des Stapels.',
  'KA-22': 'Es muss keine Zahlenkarte sein: Du darfst stattdessen eine Karma-Karte spielen.',
  'KA-23':
    'Mehrere gleiche Zahlenkarten oder mehrere gleiche Karma-Karten darfst du auf einmal spielen. Du musst es aber nie.',
  'KA-24':
    'SET-Ausgabe: Ein Paar hat keine besondere Wirkung; du wirst deine Karten damit nur schneller los.',
  'KA-25':
    'AMIGO-Ausgabe: Auch wenn du spielen kannst, musst du es nicht. Du darfst stattdessen den Stapel nehmen.',
  'KA-26':
    'SET-Ausgabe: Wenn du spielen kannst, musst du es auch. Den Stapel nimmt nur, wer nicht spielen kann.',
  'KA-27':
    'Karten, die du zusammen spielst, müssen vom selben Ort kommen: alle von der Hand oder alle vom Tisch. Eine Handkarte lässt sich nicht mit einer gleichen Tischkarte kombinieren. Die SET-Ausgabe sagt das ausdrücklich, die AMIGO-Ausgabe wird genauso verstanden.',
  'KA-28': 'Solange du Karten auf der Hand hast, darfst du keine Tischkarten spielen.',
  'KA-29':
    'AMIGO-Ausgabe: Tischkarten darfst du erst spielen, wenn deine Hand leer ist und auch der Nachziehstapel keine Karten mehr hat.',
  'KA-30':
    'Nur die Karma-Karte „Tischkarte ausspielen“ erlaubt dir, schon früher eine Tischkarte zu spielen, also auch dann, wenn du noch Handkarten hast oder noch Karten im Nachziehstapel sind.',
  'KA-31': 'AMIGO-Ausgabe: Spielst du eine offene Tischkarte, wird die Karte darunter nicht aufgedeckt.',
  'KA-32': 'Gleiche offene Tischkarten darfst du zusammen spielen.',
  'KA-33':
    'Eine verdeckte Tischkarte darfst du erst spielen, wenn keine deiner offenen Tischkarten mehr da ist. In der SET-Ausgabe darfst du vorher nicht einmal eine umdrehen.',
  'KA-34': 'Eine verdeckte Tischkarte spielst du blind: Aufgedeckt wird sie erst auf dem Stapel.',
  'KA-35':
    'AMIGO-Ausgabe: Ist die verdeckte Karte, die du aufdeckst, eine Zahl, die nicht passt, nimmst du den Stapel samt dieser Karte auf die Hand.',
  'KA-36':
    'SET-Ausgabe: Passt die verdeckte Karte nicht, die du aufdeckst, musst du den Stapel nehmen. Die Karte liegt schon darauf, du nimmst sie also mit.',
  'KA-37':
    'Karten, die du mit dem Stapel nimmst oder durch „Stapel an Mitspieler geben“ bekommst, gehören zu deiner Hand. Du musst sie alle spielen, bevor du wieder an deine Tischkarten darfst.',
  'KA-38':
    'Liegen auf dem Stapel drei gleiche Karten direkt aufeinander, ist der ganze Stapel endgültig aus dem Spiel. In der AMIGO-Ausgabe kommt er zurück in die Schachtel.',
  'KA-39':
    'Für einen Drilling ist es egal, ob eine Person alle drei Karten auf einmal gelegt hat oder mehrere sie nacheinander gelegt haben.',
  'KA-40':
    'Wer die dritte Karte eines Drillings legt, spielt sofort noch einmal und eröffnet den neuen Stapel mit einer beliebigen Karte.',
  'KA-41':
    'Beispiel aus der AMIGO-Ausgabe: Auf eine 14, die jemand anders gespielt hat, legst du deine beiden 14er. Der Stapel wandert in die Schachtel, und du eröffnest gleich einen neuen mit einer Karte deiner Wahl.',
  'KA-42':
    'AMIGO-Ausgabe: Hast du keine passende Karte oder möchtest du keine spielen, nimmst du den ganzen Stapel auf die Hand.',
  'KA-43':
    'SET-Ausgabe: Wenn du nicht spielen kannst, musst du den ganzen Stapel auf die Hand nehmen, und dein Zug ist zu Ende.',
  'KA-44':
    'Hat jemand den Stapel genommen, beginnt die nächste Person im Uhrzeigersinn einen neuen mit einer Karte ihrer Wahl.',
  'KA-45': 'AMIGO-Ausgabe: Am Ende deines Zugs musst du nachziehen, bis du drei Karten auf der Hand hast.',
  'KA-46':
    'SET-Ausgabe: Nach dem Spielen nimmst du die oberste Karte des Nachziehstapels, bei Bedarf auch mehr: Solange er reicht, behältst du mindestens drei Karten auf der Hand. Nach einem Paar ziehst du also zum Beispiel zwei.',
  'KA-47': 'Mit drei oder mehr Karten auf der Hand ziehst du nicht nach.',
  'KA-48':
    'AMIGO-Ausgabe: Ist der Nachziehstapel leer, zieht niemand mehr nach. In keiner der beiden Ausgaben wird je ein neuer Nachziehstapel gebildet.',
  'KA-49': 'AMIGO-Ausgabe: Wenn du nachgezogen hast, ist die Person links von dir am Zug.',
  'KA-50':
    'SET-Ausgabe: Vergisst du das Nachziehen, spielst du deinen nächsten Zug nur mit den Karten, die du noch auf der Hand hast. Danach ziehst du so viele nach, dass du wieder mindestens drei hast.',
  'KA-51':
    'AMIGO-Ausgabe: Auch ohne Hand- und Tischkarten und bei leerem Nachziehstapel bist du nicht in Sicherheit. „Stapel an Mitspieler geben“ kann dir noch neue Handkarten bescheren.',
  'KA-52':
    'Karma-Karten spielst du wie Zahlenkarten, und wie Joker passen sie auf jede Zahl und auf jede Karma-Karte. Nur „Stapel an Mitspieler geben“ bleibt nicht auf dem Stapel liegen.',
  'KA-53': 'AMIGO-Ausgabe: Nach „Tischkarte ausspielen“ musst du sofort eine deiner Tischkarten spielen.',
  'KA-54':
    'SET-Ausgabe: „Tischkarte ausspielen“ erlaubt dir, sofort eine deiner Tischkarten zu spielen; du musst es aber nicht.',
  'KA-55':
    'AMIGO-Ausgabe: Die Tischkarte, die auf „Tischkarte ausspielen“ folgt, muss passen wie jede andere Karte, die du spielst.',
  'KA-56':
    'SET-Ausgabe: Die Karte, die du auf „Tischkarte ausspielen“ legst, darf auch niedriger sein als die zuvor gespielte.',
  'KA-57':
    '„Tischkarte ausspielen“ ändert nichts an der Reihenfolge deiner Tischkarten: erst alle offenen, dann die verdeckten.',
  'KA-58':
    'AMIGO-Ausgabe: Hast du für „Tischkarte ausspielen“ keine Tischkarten mehr, spielst du an ihrer Stelle eine Handkarte oder mehrere gleiche.',
  'KA-59':
    'SET-Ausgabe: Hast du für „Tischkarte ausspielen“ keine Tischkarten mehr, darfst du dafür eine beliebige Handkarte spielen.',
  'KA-60':
    'SET-Ausgabe: Nach „Tischkarte ausspielen“ darfst du mehrere gleiche Karten zusammen spielen, entweder alle vom Tisch oder alle von der Hand.',
  'KA-61':
    '„Tischkarte ausspielen“ bringt dir nur eine zusätzliche Tischkarte, selbst wenn du mehrere dieser Karma-Karten zugleich spielst.',
  'KA-62':
    'Durch „Unterste Karte nach oben“ wandert die unterste Karte des Stapels sofort offen ganz nach oben.',
  'KA-63':
    'Die Karte, die „Unterste Karte nach oben“ hochgeholt hat, bestimmt, was die nächste Person spielen darf.',
  'KA-64':
    'Holt „Unterste Karte nach oben“ eine Karte „Tischkarte ausspielen“ oder „Unterste Karte nach oben“ hoch, darf die nächste Person alles spielen. In der SET-Ausgabe zählt eine solche Karte als null.',
  'KA-65': 'Nach „5 oder kleiner“ darf die nächste Person an Zahlenkarten nur solche von 1 bis 5 spielen.',
  'KA-66': 'Auch auf „5 oder kleiner“ darfst du jede Karma-Karte spielen; es muss keine niedrige Zahl sein.',
  'KA-67':
    '„Stapel an Mitspieler geben“ bleibt nie auf dem Stapel: Einmal eingesetzt, ist die Karte aus dem Spiel. In der AMIGO-Ausgabe wird sie gar nicht erst auf den Stapel gelegt.',
  'KA-68':
    'Mit „Stapel an Mitspieler geben“ überlässt du den ganzen Stapel einer anderen Person deiner Wahl, die ihn auf die Hand nehmen muss.',
  'KA-69':
    'Du darfst den Stapel auch einer Person geben, die keine Karten mehr hat. Sie ist damit wieder im Spiel.',
  'KA-70':
    'Nach „Stapel an Mitspieler geben“ ist am Zug, wer links von der Person sitzt, die diese Karte gespielt hat, auch wenn der Stapel gerade dort gelandet ist.',
  'KA-71': 'Sobald nur eine einzige Person noch Hand- oder Tischkarten hat, ist die Partie vorbei.',
  'KA-72': 'Wer als Einziger mit Karten übrig bleibt, verliert; alle anderen gewinnen.',
  'KA-73':
    'AMIGO-Ausgabe, Variante „Vorhersehung“: Beim Aufbau darfst du dir deine drei verdeckten Karten einmal ansehen. Dann mischt sie die Person rechts von dir verdeckt und legt sie wieder vor dich hin; alles Weitere läuft wie gewohnt.',
  'KA-74':
    'SET-Ausgabe, Variante „Alternative Drillinge“: Vor der Partie werden die drei Karten „Stapel an Mitspieler geben“ aussortiert; sie spielen nicht mit.',
  'KA-75':
    'SET-Ausgabe, Variante „Alternative Drillinge“: Wer einen Drilling vollendet, nimmt nur diese drei Karten oben vom Stapel, und sie sind aus dem Spiel. Es ist egal, ob eine Person sie gelegt hat oder mehrere.',
  'KA-76':
    'SET-Ausgabe, Variante „Alternative Drillinge“: Wer einen Drilling vollendet hat, gibt danach den Rest des Stapels einer Person eigener Wahl, auch einer ohne Karten, und spielt noch einmal, um einen neuen Stapel zu eröffnen.',
  'KA-77':
    'SET-Ausgabe: Bis zu 12 Personen spielen mit zwei zusammengemischten Kartensätzen, also mit 120 Karten, sechs von jeder Sorte.',

  'KAR-01':
    'Alle suchen ihre offenen Tischkarten geheim und gleichzeitig aus und decken sie gemeinsam auf; so hat niemand etwas vom Abwarten. Läuft deine Zeit ab, wählt das Spiel für dich: zuerst Karma-Karten, dann die höchsten Zahlen.',
  'KAR-02':
    'Nach dem Aufbau kannst du keine Karten mehr zwischen deiner Hand und deinen offenen Tischkarten tauschen. Ein solches Recht sehen die Regeln nicht vor.',
  'KAR-03':
    'AMIGO-Ausgabe: Es beginnt, wer als älteste Person angegeben ist; ohne Angabe entscheidet das Los. SET-Ausgabe: Wer zuerst gibt, wird ausgelost, und die Person links davon beginnt; mit jeder weiteren Partie rückt das Geben einen Platz nach links.',
  'KAR-04':
    'Vorhersehung (AMIGO-Ausgabe): Deine drei verdeckten Karten darfst du dir ansehen, sobald sie ausgeteilt sind, noch bevor du deine sechs Handkarten bekommst. Du siehst sie einmal, ohne ihre Plätze zu erfahren; danach werden sie gemischt.',
  'KAR-05':
    '2 bis 6 Personen spielen mit einem Kartensatz, 7 bis 12 mit zweien (nur SET-Ausgabe). Bei alternativen Drillingen werden alle Karten „Stapel an Mitspieler geben“ aussortiert; es bleiben 57 oder 114 Karten. Selbst zu zwölft bleibt ein Nachziehstapel: 12 Karten oder, bei alternativen Drillingen, 6.',
  'KAR-06':
    'Wer einen Stapel eröffnet, darf das auch mit mehreren gleichen Karten und mit Karma-Karten tun. Für den leeren Stapel machen die Regeln keine Ausnahme.',
  'KAR-07':
    'In beiden Ausgaben kommen Karten, die zusammen gespielt werden, von einem einzigen Ort: von der Hand, von den offenen oder von den verdeckten Tischkarten. Sonst ließe sich eine Tischkarte spielen, während du noch Karten auf der Hand hast.',
  'KAR-08':
    'Verdeckte Tischkarten werden einzeln gespielt, auch bei Vorhersehung. Solange sie verdeckt sind, kann niemand behaupten, dass zwei davon gleich sind.',
  'KAR-09':
    'Wer einen Stapel eröffnet, muss spielen; Passen gibt es nicht. Auf dem leeren Stapel ist jede Karte erlaubt, und durch Passen ließe sich die Partie endlos verschleppen.',
  'KAR-10':
    'AMIGO-Ausgabe: Solange ein Stapel daliegt, darfst du ihn immer dann nehmen, wenn du sonst spielen müsstest: zu Beginn deines Zugs, statt eine verdeckte Karte aufzudecken oder statt der Zusatzkarte nach „Tischkarte ausspielen“. Das Recht, nicht zu spielen, ist nicht eingeschränkt.',
  'KAR-11':
    'SET-Ausgabe: Den Stapel kannst du nur nehmen, wenn du keine Karte spielen darfst. Hast du nur noch verdeckte Karten, musst du eine aufdecken, denn vorher weiß niemand, ob sie passt.',
  'KAR-12':
    'SET-Ausgabe: Nimmt jemand den Stapel, statt zu spielen, darfst du daraus schließen, dass keine passende Karte da war. Damit wird kein Geheimnis verraten; am echten Tisch ist es genauso.',
  'KAR-13':
    'AMIGO-Ausgabe: Die Zusatzkarte nach „Tischkarte ausspielen“ muss zu dem passen, was davor oben lag: bei einer Zahl mindestens so hoch, bei „5 oder kleiner“ höchstens 5, bei leerem Stapel beliebig; Karma-Karten passen immer. „Tischkarte ausspielen“ hat selbst keinen Wert, an dem man messen könnte.',
  'KAR-14':
    'SET-Ausgabe: Die Zusatzkarte nach „Tischkarte ausspielen“ ist völlig frei, auch auf „5 oder kleiner“. Die Regel ist als „muss nicht gleich hoch oder höher sein“ zu lesen; als „darf nicht“ gelesen, würde sie hohe Karten verbieten.',
  'KAR-15':
    'AMIGO-Ausgabe: „Tischkarte ausspielen“ darfst du auch spielen, wenn keine deiner offenen Tischkarten passt. Dann nimmst du den ganzen Stapel samt dieser Karte, und dein Zug ist zu Ende; verdeckte Karten sind tabu, solange noch offene da sind.',
  'KAR-16':
    'AMIGO-Ausgabe: Ist die Zusatzkarte nach „Tischkarte ausspielen“ eine verdeckte, deckst du sie auf. Ist sie eine Zahl, die nicht passt, nimmst du den Stapel mit „Tischkarte ausspielen“ und der aufgedeckten Karte.',
  'KAR-17':
    'AMIGO-Ausgabe: „Tischkarte ausspielen“ verlangt genau eine Tischkarte, auch wenn gleiche offene Karten vor dir liegen. Die Regel spricht von einer Karte und erlaubt mehrere nur bei Handkarten, die an ihre Stelle treten.',
  'KAR-18':
    'SET-Ausgabe: Auf die Zusatzkarte nach „Tischkarte ausspielen“ darfst du verzichten, denn sie ist ein Recht, keine Pflicht. „Tischkarte ausspielen“ bleibt dann oben liegen, und die nächste Person darf alles spielen.',
  'KAR-19':
    'AMIGO-Ausgabe: Die Zusatzkarte nach „Tischkarte ausspielen“ ist Pflicht. Solange du Tischkarten hast oder ersatzweise Handkarten, endet dein Zug erst, wenn du sie gespielt oder den Stapel genommen hast.',
  'KAR-20':
    'Hast du nach „Tischkarte ausspielen“ gar keine Karte mehr und gibt es nichts nachzuziehen, bist du fertig. „Tischkarte ausspielen“ bleibt oben liegen, und die nächste Person darf alles spielen.',
  'KAR-21':
    'Eine Karma-Karte als Zusatzkarte wirkt wie sonst auch. Ist sie wieder „Tischkarte ausspielen“, gibt es eine weitere Zusatzkarte, denn sie wurde gesondert gespielt. In der AMIGO-Ausgabe muss auch die weitere zu dem passen, was vor dem ersten „Tischkarte ausspielen“ oben lag.',
  'KAR-22':
    '„Tischkarte ausspielen“ darfst du auch mit weiteren Karten auf der Hand spielen; genau dafür ist die Karte da. Deine Hand bleibt, wie sie ist, und wird erst am Ende deines Zugs aufgefüllt.',
  'KAR-23':
    'Auf leerem Stapel ist „Unterste Karte nach oben“ selbst die unterste Karte: Nichts bewegt sich, und die nächste Person darf alles spielen.',
  'KAR-24':
    'Besteht der Stapel aus einer einzigen Karte, kommt sie auf „Unterste Karte nach oben“ zu liegen und bestimmt, was die nächste Person spielen darf.',
  'KAR-25':
    'Mehrere „Unterste Karte nach oben“ auf einmal holen nur eine Karte hoch. Sie gelten als ein einziges Ausspielen mit einer einzigen Wirkung.',
  'KAR-26':
    'Eine Karte, die „Unterste Karte nach oben“ hochgeholt hat, löst nichts aus, denn niemand hat sie gespielt. Eine Zahl oder „5 oder kleiner“ bestimmt trotzdem, was die nächste Person spielen darf; auf „Tischkarte ausspielen“ und „Unterste Karte nach oben“ ist alles erlaubt.',
  'KAR-27':
    '„Unterste Karte nach oben“ liegt danach direkt unter der hochgeholten Karte. Bei Drillingen trennt sie diese deshalb von den älteren Karten.',
  'KAR-28':
    '„5 oder kleiner“ gilt für die Person, die als Nächstes spielt (wer keine Karten hat, wird übersprungen), und nur, solange die Karte oben liegt. Liegt eine Zahl von 1 bis 5 darauf, muss die nächste Zahl wieder mindestens so hoch sein wie diese.',
  'KAR-29':
    'Deckst du auf „5 oder kleiner“ eine verdeckte Karte auf und zeigt sie eine Zahl über 5, nimmst du den Stapel und die Karte. Eine aufgedeckte Karma-Karte gilt immer.',
  'KAR-30':
    '„Stapel an Mitspieler geben“ darfst du auch spielen, wenn kein Stapel da ist. Die Karte ist aus dem Spiel, niemand bekommt etwas, und die nächste Person eröffnet den Stapel.',
  'KAR-31':
    'Spielst du mehrere „Stapel an Mitspieler geben“ auf einmal, sind alle aus dem Spiel, und der Stapel geht an nur eine Person. Es gibt ja nur einen Stapel.',
  'KAR-32': 'Mit „Stapel an Mitspieler geben“ darfst du jede andere Person wählen, aber nie dich selbst.',
  'KAR-33':
    'Entpuppt sich eine verdeckte Karte beim Aufdecken als „Stapel an Mitspieler geben“, gilt sie als normal gespielt: Du bestimmst, wer den Stapel bekommt.',
  'KAR-34':
    'Ist „Stapel an Mitspieler geben“ deine letzte Karte, wird zuerst der Stapel übergeben und erst dann geprüft, wer fertig ist. So kannst du fertig werden und zugleich jemanden, der schon fertig war, ins Spiel zurückholen.',
  'KAR-35':
    'Für einen Drilling zählt, was auf dem Stapel liegt: Immer wenn eine Karte obenauf zu liegen kommt, werden die obersten drei verglichen. Sind sie gleich, gehört der Drilling der Person, die am Zug ist.',
  'KAR-36':
    'Karten, die „Unterste Karte nach oben“ hochgeholt hat, zählen für Drillinge mit: Eine hochgeholte 9 und zwei darauf gespielte 9er ergeben einen. Holst du eine „Unterste Karte nach oben“ hoch, die auf zwei weiteren zu liegen kommt, ist das dein Drilling.',
  'KAR-37':
    'Auch drei gleiche Karma-Karten sind ein Drilling: „Tischkarte ausspielen“, „Unterste Karte nach oben“ oder „5 oder kleiner“. Die Regel ist nicht auf Zahlen beschränkt.',
  'KAR-38':
    '„Stapel an Mitspieler geben“ bildet nie einen Drilling, weder drei auf einmal noch eine nach der anderen, denn die Karte liegt nicht auf dem Stapel.',
  'KAR-39':
    'Ein Drilling aus Karma-Karten räumt zuerst den Stapel ab; „Unterste Karte nach oben“ und „5 oder kleiner“ bewirken dann nichts mehr. Bei einem Drilling aus „Tischkarte ausspielen“ folgt die Zusatzkarte trotzdem; sie eröffnet den neuen Stapel, und mehr spielst du nicht. AMIGO-Ausgabe: Es muss eine Tischkarte sein oder, wenn du keine hast, eine Handkarte, und jede passt; SET-Ausgabe: eine Tischkarte oder, wenn du verzichtest, eine beliebige Karte, die du sonst spielen dürftest.',
  'KAR-40':
    'Zusammen gespielte Karten werden als ein Block gelegt; ob ein Drilling vorliegt, wird geprüft, wenn der ganze Block liegt. Mit zwei Kartensätzen sind auch vier oder mehr gleiche Karten hintereinander ein einziger Drilling, und alle gehen mit dem Stapel aus dem Spiel.',
  'KAR-41':
    'Mit zwei Kartensätzen (SET-Ausgabe) darfst du auch mehr als drei gleiche Karten auf einmal spielen.',
  'KAR-42':
    'Nach einem Drilling musst du noch einmal spielen; das gehört zum selben Zug und kann zum nächsten Drilling führen. Dazwischen ziehst du nur nach, wenn deine Hand leer ist und es sonst nicht weitergehen könnte.',
  'KAR-43':
    'Vollendest du mit deinen letzten Karten einen Drilling und gibt es nichts nachzuziehen, bist du fertig und spielst nicht noch einmal. Die nächste Person mit Karten eröffnet den neuen Stapel.',
  'KAR-44':
    'Alternative Drillinge (SET-Ausgabe): Genau die obersten drei Karten sind aus dem Spiel, auch bei Drillingen aus Karma-Karten. Alles darunter, selbst eine vierte gleiche Karte, geht an eine andere Person deiner Wahl; liegt nichts darunter, wird nichts gegeben. Nach einem Drilling aus „Tischkarte ausspielen“ folgt trotzdem die Zusatzkarte und eröffnet den neuen Stapel.',
  'KAR-45':
    'Die Karten eines Drillings müssen unmittelbar aufeinanderfolgen. Eine andere Karte dazwischen oder ein genommener oder weitergegebener Stapel unterbricht die Folge.',
  'KAR-46':
    'Musst du im selben Zug mit leerer Hand weiterspielen und hat der Nachziehstapel noch Karten, füllst du zuerst deine Hand auf, bis zu drei Karten oder so weit der Nachziehstapel reicht. Dazu kann es nach einem Drilling kommen oder wenn „Tischkarte ausspielen“ eine Handkarte verlangt.',
  'KAR-47': 'Geht der Nachziehstapel zu Ende, während du deine Hand auffüllst, nimmst du, was noch da ist.',
  'KAR-48':
    'Nachgezogen wird automatisch, also kann es niemand vergessen: Eine Pflicht, die das Spiel dir abnehmen kann, soll keine Falle sein. Nur wenn am Tisch das Nachziehen von Hand gewählt ist, kannst du es versäumen.',
  'KAR-49': 'Karten, die du am Ende deines Zugs nachziehst, kannst du in diesem Zug nicht mehr spielen.',
  'KAR-50':
    'Auch wenn du den Stapel genommen hast, ziehst du nur nach, falls du weniger als drei Karten auf der Hand hast. Das kommt kaum vor.',
  'KAR-51':
    'Fertig bist du, wenn du weder Hand- noch Tischkarten hast und der Nachziehstapel leer ist. Hat der Nachziehstapel noch Karten, füllst du deine Hand auf und bist nicht fertig.',
  'KAR-52':
    'Wer fertig ist, wird übersprungen. Wer durch „Stapel an Mitspieler geben“ zurückkommt, behält den alten Platz und spielt, wenn dieser an der Reihe ist, womöglich schon als Nächstes.',
  'KAR-53':
    'Ob die Partie zu Ende ist, wird nach jedem vollständigen Ausspielen geprüft: wenn Drillinge, Wirkungen und, am Ende eines Zugs, das Nachziehen erledigt sind. Hat dann nur noch eine Person Karten, ist Schluss, selbst wenn jemand noch einmal spielen müsste.',
  'KAR-54':
    'Unter den Gewinnern gibt es keine Rangfolge. Wer wann fertig wurde, darf angezeigt werden, aber nur zur Information.',
  'KAR-55':
    'Die Partie wird abgebrochen, wenn 200 Züge in Folge keine Karte gezogen, keine Tischkarte gespielt und keine Karte aus dem Spiel genommen wurde, oder nach insgesamt 2000 Zügen; beide Grenzen lassen sich am Tisch einstellen. Es verliert, wer die meisten Karten hat, Hand und Tisch zusammengezählt; bei Gleichstand verlieren alle, die am meisten haben. Ohne diese Regel könnte sich eine Partie ewig im Kreis drehen.',
  'KAR-56':
    'Läuft deine Zeit für eine Entscheidung ab, spielt das Spiel für dich eine Karte, nie mehrere: die niedrigste erlaubte Zahl oder, wenn nur Karma-Karten erlaubt sind, die erste aus der Reihe „5 oder kleiner“, „Unterste Karte nach oben“, „Tischkarte ausspielen“, „Stapel an Mitspieler geben“. Hast du nur noch verdeckte Karten, wird die ganz links aufgedeckt; kannst du nichts spielen, nimmst du den Stapel. Ein Stapel, der zu vergeben ist, geht an den nächsten Platz im Uhrzeigersinn, und der Blick auf deine verdeckten Karten (Vorhersehung) entfällt: So fällt der Zug am mildesten aus und verlangt möglichst keine weitere Entscheidung.',
  'KAR-57':
    'SET-Ausgabe mit Nachziehen von Hand (Einstellung des Tisches): Nach deinem Zug darfst du nachziehen, bis dein nächster Zug beginnt. Hast du es bis dahin nicht getan, spielst du diesen Zug mit den Karten, die du noch auf der Hand hast, und darfst danach wieder auf drei auffüllen; nur eine leere Hand wird zu Beginn des Zuges zuerst aufgefüllt. Deine Tischkarten bleiben liegen, solange der Nachziehstapel noch Karten hat. Es braucht einen Zeitpunkt, ab dem das Nachziehen als vergessen gilt.',
  'KAR-58':
    'Bei Vorhersehung (AMIGO-Ausgabe) zeigt dir das Spiel weiterhin, welche der angesehenen Karten noch verdeckt sind, aber nicht, wo sie liegen. Was du gesehen hast, darfst du wissen, und aufschreiben könnte es dir niemand verbieten.',
  'KAR-59':
    'Auch eine verdeckte Karte, die aufgedeckt wird und nicht passt, gilt als Fortschritt: Sie hat ihren Platz für immer verlassen. Läuft die Zeit beim Wählen der offenen Karten ab, kommt zuerst „Stapel an Mitspieler geben“, dann „5 oder kleiner“, „Unterste Karte nach oben“ und „Tischkarte ausspielen“, danach die höchsten Zahlen. Hast du eine Zahl sowohl auf der Hand als auch auf dem Tisch, wird bei Zeitablauf die vom Tisch gespielt.',
  'KAR-60':
    'Hausregel: Ein Tisch kann ändern, wie viele Karten auf die Hand ausgeteilt werden, wie viele davon offen hingelegt werden, wie viele verdeckt liegen und auf wie viele Handkarten nachgezogen wird. Alles andere bleibt, wie es ist.',
  'KAR-61':
    'Hausregel: Ein Tisch kann Karten weglassen und sagt, wie viele ein Kartensatz von jeder der Zahlen 1 bis 5, 6 bis 10 und 11 bis 16 und von jeder Sorte Karma-Karten hat. Es müssen genug Karten zum Austeilen da sein, und alle wissen, was fehlt.',
};
