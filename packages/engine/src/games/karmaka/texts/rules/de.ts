import type { Clause } from './en.ts';

/** The clauses and rulings of Karmaka as players read them, in German. */
export const rulesDe: Readonly<Record<Clause, string>> = {
  'KK-01':
    'Nur zur Stimmung: Auf dem Titel steht ein Spruch über einen Mistkäfer, der schweigend weiterrollt.',
  'KK-02': 'Es spielen 2 bis 4 Personen ab 14 Jahren; eine Partie dauert 30 bis 60 Minuten.',
  'KK-03': 'Es gibt 64 Karten: 19 rote, 19 grüne, 19 blaue und 7 Mosaikkarten.',
  'KK-04':
    'Dazu gehören 12 Karmische Ringe, eine Karmische Leiter, 4 Figuren, 4 Übersichtskarten und die Anleitung.',
  'KK-05': 'Ihr spielt gegeneinander über mehrere Leben; wer zuerst die Transzendenz erreicht, gewinnt.',
  'KK-06': 'Alle beginnen als Mistkäfer mit Handkarten und einem kleinen eigenen Deck.',
  'KK-07':
    'Wem die Karten ausgehen, dessen Leben endet. Danach wirst du wiedergeboren, eine Stufe höher, wenn das Leben gut genug war.',
  'KK-08': 'Ein Leben ohne genügend Punkte musst du auf derselben Stufe noch einmal leben.',
  'KK-09':
    'Ein Rat, keine Regel: Sammle Punkte, bereite das nächste Leben vor und komm deinen Rivalen in die Quere, wo es nötig ist. Trödle nicht, und rechne damit, dass deine Taten zu dir zurückkehren.',
  'KK-10': 'Die Leiter hat fünf Stufen, von unten nach oben: Mistkäfer, Schlange, Wolf, Affe, Transzendenz.',
  'KK-11':
    'Um eine Stufe zu verlassen, brauchst du in einem Leben als Mistkäfer 4, als Schlange 5, als Wolf 6 und als Affe 7 Punkte.',
  'KK-12': 'Jede Karte ist 1, 2 oder 3 Punkte einer Farbe wert.',
  'KK-13': 'Mosaikkarten kopieren und passen sich an; sie zählen zu jeder Farbe.',
  'KK-14': 'Nur zur Stimmung: Rot zerstört, Grün ist fruchtbar und schnell, Blau ist listig.',
  'KK-15': 'Jede Karte hat eine Fähigkeit, die unten auf ihr steht.',
  'KK-16': 'Du nutzt eine Karte entweder für ihre Punkte oder für ihre Fähigkeit, nie für beides zugleich.',
  'KK-17': 'Die Quelle liegt verdeckt in der Mitte; die meisten Karten kommen von ihr.',
  'KK-18': 'Die Ruinen liegen offen in der Mitte; sie sind der gemeinsame Ablagestapel.',
  'KK-19': 'Alle haben vier eigene Bereiche: Hand, Deck, Zukunft und Werke.',
  'KK-20': 'Deine Handkarten siehst nur du.',
  'KK-21':
    'Dein Deck hat mit der Quelle nichts zu tun und gehört dir allein. Es ist oft leer, und das ist normal.',
  'KK-22': 'Deine Zukunft ist ein verdeckter Stapel, auf den Karten gelegt werden.',
  'KK-23': 'Du darfst deine Zukunft durchsehen, aber ihre Reihenfolge nicht ändern.',
  'KK-24': 'Zu Beginn jedes neuen Lebens ist deine Zukunft leer.',
  'KK-25':
    'Werke sind die Karten, die in diesem Leben zählen. Sie liegen offen in einer Reihe, neuere verdecken ältere nur zum Teil.',
  'KK-26': 'Werke dürfen nicht umgeordnet werden.',
  'KK-27': 'Das letzte Werk ist das zuletzt gelegte, oberste.',
  'KK-28': 'Alle Figuren beginnen auf der Stufe Mistkäfer.',
  'KK-29': 'Die Ringe liegen griffbereit in der Mitte.',
  'KK-30': 'Alle Karten werden gemischt und bilden die Quelle.',
  'KK-31': 'Alle bekommen 4 Karten der Quelle verdeckt als erste Handkarten.',
  'KK-32': 'Dann bekommen alle 2 weitere Karten der Quelle verdeckt als Deck.',
  'KK-33': 'Alle Zukünfte sind zu Beginn leer.',
  'KK-34': 'Es beginnt, wer am meisten Pech hat.',
  'KK-35': 'Gespielt wird im Uhrzeigersinn.',
  'KK-36':
    'In deinem Zug ziehst du eine Karte und spielst dann eine Karte. Die einzige Ausnahme ist die Wiedergeburt.',
  'KK-37': 'Zieh zuerst eine Karte von deinem Deck auf die Hand. Ist das Deck leer, entfällt das.',
  'KK-38': 'Spiel dann eine Handkarte auf eine von drei Arten oder passe.',
  'KK-39': 'Für Punkte: Leg die Karte offen oben auf deine Werke, sodass alle sichtbar bleiben.',
  'KK-40':
    'Für die Fähigkeit: Leg die Karte offen in die Mitte und führe aus, was sie sagt; was zu entscheiden ist, entscheidest du. Danach bietest du die Karte an.',
  'KK-41': 'In die Zukunft: Leg die Karte verdeckt oben auf deine Zukunft, ohne sie jemandem zu zeigen.',
  'KK-42': 'Passen heißt, keine Karte zu spielen. Das darfst du nur, solange in deinem Deck Karten sind.',
  'KK-43': 'Mit leerem Deck musst du eine Karte spielen.',
  'KK-44': 'Karmische Kosten: Ist die Fähigkeit ganz ausgeführt, musst du die Karte deinem Rivalen anbieten.',
  'KK-45': 'Will der Rivale die Karte, legt er sie verdeckt oben auf seine Zukunft.',
  'KK-46': 'Wird sie nicht gewollt, kommt sie offen auf die Ruinen.',
  'KK-47':
    'Ein Rat, keine Regel: Eine Karte, die du genutzt hast, kann sich im nächsten Leben gegen dich wenden.',
  'KK-48': 'Zu dritt und zu viert gelten für das Angebot eigene Regeln.',
  'KK-49': 'Dann kommt die nächste Person an die Reihe.',
  'KK-50':
    'Ein Rat, keine Regel: Weil nur deine stärkste Farbe zählt, nimm eine Farbe für Punkte, eine für die Zukunft und eine für Fähigkeiten.',
  'KK-51':
    'Hast du zu Beginn deines Zuges weder Handkarten noch Karten im Deck, stirbst du. Statt eines normalen Zuges wertest du deine Werke und wirst wiedergeboren.',
  'KK-52': 'In einem Leben zählen nur Werke einer einzigen Farbe: Zähl die Punkte deiner besten Farbe.',
  'KK-53': 'Die Punkte von Mosaikwerken zählen zu jeder Farbe dazu.',
  'KK-54': 'Ringe aus früheren Leben darfst du für je 1 Punkt einsetzen, so viele du willst.',
  'KK-55': 'Mit genügend Punkten für deine Stufe rückt deine Figur eine Stufe hinauf.',
  'KK-56': 'Sonst bleibt deine Figur stehen, und du bekommst einen Ring.',
  'KK-57':
    'Ein Beispiel: Ein Wolf braucht 6 Punkte. 5 rote Punkte und ein Ring machen 6, und die Figur rückt zum Affen vor.',
  'KK-58':
    'Ein Rat, keine Regel: Gerade genug zu haben ist gefährlich, weil Karten wie „Vergeltung“ und „Diebstahl“ dein letztes Werk treffen. Ein Werk obendrauf, am besten ein billiges in anderer Farbe, schützt die übrigen.',
  'KK-59': 'Wer zur Transzendenz aufsteigt, hat gewonnen.',
  'KK-60': 'Sonst legst du erstens deine Werke auf die Ruinen.',
  'KK-61': 'Zweitens nimmst du alle Karten deiner Zukunft als neue Handkarten.',
  'KK-62':
    'Drittens: Hast du dann weniger als 6 Handkarten, gibst du dir Karten der Quelle als Deck, bis Hand und Deck zusammen 6 sind. Sie kommen ins Deck, und du siehst sie dir nicht an.',
  'KK-63': 'Ein Beispiel: Mit 3 neuen Handkarten kommen 3 Karten ins Deck.',
  'KK-64': 'Mit 6 oder mehr neuen Handkarten bleibt dein Deck leer.',
  'KK-65': 'Damit ist dein Zug zu Ende, und die nächste Person macht weiter.',
  'KK-66': 'Tod und Wiedergeburt sind zusammen ein ganzer Zug: Du ziehst und spielst darin keine Karte.',
  'KK-67':
    'Ein Rat, keine Regel: In diesem Zug können deine Rivalen handeln, ohne dass du antwortest; schütze deine Werke.',
  'KK-68':
    'Meist sterbt ihr zu verschiedenen Zeiten, und jemand kann im zweiten Leben sein, jemand anders im vierten. Es zählt nur, wer zuerst die Transzendenz erreicht.',
  'KK-69':
    'Zu zweit wird jede für ihre Fähigkeit gespielte Karte dem einen Rivalen angeboten, wen auch immer sie betraf.',
  'KK-70':
    'Bei mehreren Rivalen darf der Rivale, gegen den die Fähigkeit eingesetzt wurde, die Karte in seine Zukunft nehmen.',
  'KK-71':
    'Will er sie nicht, kommt sie auf die Ruinen. „Vergeltung“ zum Beispiel bekommt, wer das Werk verloren hat, oder sie kommt auf die Ruinen.',
  'KK-72':
    'Eine Karte, die nur dich betrifft, wird deinen Rivalen der Reihe nach angeboten, im Uhrzeigersinn von links.',
  'KK-73': 'Will sie kein Rivale, kommt sie auf die Ruinen.',
  'KK-74': 'Eine Karte, die du gespielt hast, kannst du nie in deine eigene Zukunft nehmen.',
  'KK-75': 'Zu viert darf niemand Karten gegen die Person gegenüber einsetzen, nur bei den Nachbarn.',
  'KK-76':
    'Teams: Vier Personen bilden zwei Teams. Verbündete sitzen einander gegenüber, sodass die Teams abwechselnd am Zug sind.',
  'KK-77': 'Teams: Wer zuerst die Transzendenz erreicht, gewinnt für beide Verbündeten.',
  'KK-78': 'Teams: Es gibt eine vierte Art, eine Karte zu spielen: auf die Zukunft deines Verbündeten.',
  'KK-79':
    'Teams: Fähigkeiten darfst du auch beim Verbündeten einsetzen, doch er ist kein Rivale. „Langes Leben“ ist erlaubt, „Diebstahl“ nicht.',
  'KK-80': 'Großer böser Wolf: Zwei spielen als Team gegen eine einzelne Person.',
  'KK-81':
    'Großer böser Wolf: Wer allein spielt, beginnt auf der Stufe Wolf, die anderen zwei als Mistkäfer.',
  'KK-82':
    'Großer böser Wolf: Wer allein spielt, gewinnt, wenn er zuerst die Transzendenz erreicht; das Paar gewinnt, sobald es einer von beiden schafft.',
  'KK-83':
    'Großer böser Wolf: Die Partner sind keine Rivalen; „Vergeltung“, „Diebstahl“ und Ähnliches sind zwischen ihnen nicht erlaubt.',
  'KK-84':
    'Die Anleitung nennt Eddy Boxerman und Dave Burke (Idee), Marco Bucci und Lane Brown (Bilder), Scott Nicely (Grafik) und die deutschen Übersetzer und dankt allen, die geholfen haben; Copyright 2015 Hemisphere Games.',
  'KK-85':
    'Erlaubt dir eine Karte wie „Verstohlener Blick“ oder „Panik“, noch eine zu spielen, entscheiden zuerst deine Rivalen, ob sie diese Karte nehmen; erst dann spielst du die nächste.',
  'KK-86': 'Die nächste Karte spielst du wie jede andere, auf eine der üblichen Arten.',
  'KK-87': 'Mehrere solche Karten dürfen aufeinander folgen.',
  'KK-88':
    'Soll jemand eine Karte der Quelle ziehen oder ansehen und ist sie leer, werden zuerst die Ruinen zu einer neuen Quelle gemischt, bis auf ihre obersten 3 Karten, die liegen bleiben.',
  'KK-89':
    'Alle dürfen jederzeit wissen, wie viele Karten in der Quelle und in jedem Deck, jeder Hand und jeder Zukunft sind.',
  'KK-90':
    'Karten, die von einem Stapel auf einen anderen kommen, etwa durch „Herz der Hölle“, durch „Langes Leben“ oder von der Quelle ins Deck, wandern einzeln; ihre Reihenfolge kehrt sich also um.',
  'KK-91':
    'Die Ausnahme: Bei der Wiedergeburt kommen deine Werke als Block auf die Ruinen und behalten ihre Reihenfolge.',
  'KK-92': 'Du darfst jede Karte immer für ihre Fähigkeit spielen, was auch immer daraufsteht.',
  'KK-93':
    'Beispiele: „Transmigration“ mit leerer Zukunft oder „Vergänglichkeit“ gegen einen Rivalen ohne Handkarten.',
  'KK-94':
    'Die Fähigkeit bleibt dann einfach ohne Wirkung, und die Karte wird wie üblich angeboten oder abgelegt.',
  'KK-95': '„Krise“: Der Rivale entscheidet, welches seiner Werke auf die Ruinen kommt.',
  'KK-96':
    '„Verweigerung“ ab 3 Personen: Setzt du damit eine Karte gegen einen bestimmten Rivalen ein, darf dieser die „Verweigerung“ nehmen.',
  'KK-97':
    '„Verweigerung“: Die kopierte Karte liegt schon auf den Ruinen, wenn ihre Fähigkeit ausgeführt wird; „Bergung“ und „Recycling“ können sich also selbst zurückholen.',
  'KK-98':
    '„Verweigerung“ lässt sich aneinanderreihen: eine für die nächste und schließlich für eine andere Karte. Alle benutzten Karten außer der ersten „Verweigerung“ landen auf den Ruinen.',
  'KK-99': '„Vergänglichkeit“ darfst du bei dir selbst einsetzen; dann wählst du die Karte.',
  'KK-100': '„Vergänglichkeit“ gegen einen Rivalen: Er wählt, welche seiner Karten auf die Ruinen kommt.',
  'KK-101':
    '„Verkörperung“ darfst du auch ohne Werke spielen oder wenn nur eine andere „Verkörperung“ darunter ist; sie tut dann nichts.',
  'KK-102':
    '„Verkörperung“ darf eine „Imitation“ unter deinen Werken kopieren und durch sie das letzte Werk eines Rivalen.',
  'KK-103':
    '„Imitation“ darf die „Verkörperung“ eines Rivalen kopieren, wenn sie sein letztes Werk ist, und durch sie eines deiner Werke.',
  'KK-104':
    '„Imitation“ ab 3 Personen: Kopierst du ein Werk des einen Rivalen und setzt es gegen einen anderen ein, wird die „Imitation“ diesem angeboten. Das Opfer bekommt die Karte.',
  'KK-105':
    '„Imitation“ zu viert: Das Werk der Person gegenüber darfst du kopieren, die kopierte Fähigkeit aber nicht gegen sie einsetzen.',
  'KK-106':
    '„Imitation“: Ist das letzte Werk eines Rivalen eine „Imitation“, darfst du sie kopieren, aber ohne Wirkung; Schleifen gibt es nicht.',
  'KK-107': '„Roulette“: Mit zwei abgelegten Karten darfst du bis zu 3 ziehen, ohne abgelegte 1.',
  'KK-108':
    '„Roulette“: Du darfst weniger ziehen und siehst jede gezogene Karte an, bevor du über die nächste entscheidest.',
  'KK-109':
    '„Biss“: Der Rivale mischt seine Handkarten und hält sie verdeckt hin; du ziehst eine, sie kommt auf die Ruinen, dann noch eine.',
  'KK-110':
    '„Schwindel“: Der Rivale mischt seine Handkarten und hält sie verdeckt hin; du ziehst 3, siehst sie an, behältst eine und gibst den Rest zurück.',
  'KK-111': '„Transmigration“: Beim Wählen darfst du die Reihenfolge deiner Zukunft nicht ändern.',
  'KK-112':
    '„Transmigration“: Rivalen dürfen fragen, welche Karte du genommen hast, also ihre Stelle im verdeckten Stapel.',
  'KK-113':
    'Nur zur Auskunft: Für weitere Fragen wird auf die Seite des Verlags verwiesen, und es wird viel Glück gewünscht.',
  'KKR-01':
    'Pech lässt sich nicht messen, darum entscheidet der Zufall, wer beginnt, für alle mit gleicher Chance. Ein Tisch darf vor dem Austeilen auch jemanden benennen.',
  'KKR-02':
    'Ausgeteilt wird von oben, in Sitzfolge ab der beginnenden Person: je 4 auf die Hand, dann je 2 ins Deck.',
  'KKR-03':
    'Niemand sieht sich ein Deck an, auch nicht das eigene, weder zu Beginn noch nach einer Wiedergeburt.',
  'KKR-04':
    'Zwei gegen einen: Die Partner sitzen beliebig, gespielt wird im Uhrzeigersinn, und wer beginnt, wird wie üblich ausgelost.',
  'KKR-05':
    'Es gibt fünf Spielformen: zu zweit, zu dritt oder zu viert jeder für sich, zu viert in Teams und zu dritt als „Großer böser Wolf“.',
  'KKR-06':
    'Der Tod wird nur zu Beginn deines eigenen Zuges geprüft, vor dem Ziehen. Karten, die du vorher bekommst, etwa durch „Langes Leben“, halten dich am Leben.',
  'KKR-07': 'Ist dein Deck nicht leer, musst du ziehen.',
  'KKR-08':
    'Ob du passen darfst, entscheidet sich nach dem Ziehen: Hast du die letzte Karte deines Decks gezogen, musst du spielen.',
  'KKR-09': 'Du darfst in späteren Zügen wieder passen; dein Deck wird dabei aufgebraucht.',
  'KKR-10': 'Es gibt immer eine Karte zu spielen: Ohne Hand und Deck wärst du gestorben.',
  'KKR-11': 'Die weitere Karte ist freiwillig, auch mit leerem Deck.',
  'KKR-12': 'Vor der weiteren Karte ziehst du nicht, und mit leerer Hand verfällt das Recht.',
  'KKR-13':
    'Jede ausgeführte Fähigkeit gibt höchstens eine weitere Karte, auch am Ende einer Kette von Kopien.',
  'KKR-14': 'Auch eine kopierte Fähigkeit gibt ihre weitere Karte, nachdem die kopierende angeboten wurde.',
  'KKR-15':
    'Ziehen heißt immer: auf die Hand. Nur „Langes Leben“ und die Wiedergeburt geben Karten ins Deck.',
  'KKR-16': 'Es gibt keine Obergrenze für die Hand oder einen anderen Bereich.',
  'KKR-17':
    'Erst die ganze Fähigkeit, dann das Angebot, dann eine weitere Karte. Bis dahin liegt die Karte in der Mitte und gehört zu keinem Bereich.',
  'KKR-18':
    'Eine gegen einen Rivalen eingesetzte Karte wird nur ihm angeboten; lehnt er ab, kommt sie auf die Ruinen. In einer Runde wird jeder Rivale einmal gefragt, und wer zuerst zusagt, beendet sie.',
  'KKR-19': 'Hatte die Fähigkeit beim gewählten Rivalen keine Wirkung, wird trotzdem er gefragt.',
  'KKR-20':
    '„Panik“, „Vergänglichkeit“ und „Langes Leben“ bei einem Rivalen werden ihm angeboten, auch wenn sie ihm halfen; bei dir oder einem Verbündeten den Rivalen im Uhrzeigersinn.',
  'KKR-21':
    'Angeboten wird nur die von der Hand gespielte Karte. Kopierte Werke bleiben liegen, und für „Verweigerung“ abgelegte Karten bleiben auf den Ruinen.',
  'KKR-22':
    'Kopierst du etwas, das nur dich betrifft, wird die kopierende Karte allen Rivalen im Uhrzeigersinn angeboten; wem das Werk gehört, hat keinen Vorrang.',
  'KKR-23': 'Wurde nichts kopiert, wird die Karte allen Rivalen im Uhrzeigersinn angeboten.',
  'KKR-24': 'Zu viert, jeder für sich, wird in der Runde auch die Person gegenüber gefragt.',
  'KKR-25': 'Eine angenommene Karte kommt verdeckt oben auf die Zukunft; alle haben gesehen, welche es war.',
  'KKR-26':
    'Karten, die eine Fähigkeit bewegt, sind nicht gespielt: Was „Jubel“, „Aussaat“ oder „Schicksal“ hinlegt, kostet nichts und wird nicht angeboten.',
  'KKR-27': 'Das Ziel nennst du, wenn die Fähigkeit beginnt, bevor du etwas Verborgenes siehst.',
  'KKR-28': 'Du darfst ein Ziel wählen, das nichts zu verlieren hat, auch wenn ein anderes etwas hätte.',
  'KKR-29': 'Ein Rivale bist nie du selbst; eine beliebige Person kannst auch du sein.',
  'KKR-30':
    'Zu viert, jeder für sich, kommen nur du und deine zwei Nachbarn als Ziel infrage, auch bei hilfreichen Fähigkeiten. Nur „Imitation“ darf das Werk der Person gegenüber kopieren.',
  'KKR-31': 'Zu dritt gilt diese Grenze nicht, denn beide anderen sind Nachbarn.',
  'KKR-32':
    'Was nicht als freie Wahl formuliert ist, musst du tun, soweit es geht. Freiwillig sind nur die abgelegten und gezogenen Karten von „Roulette“, die 0 bis 2 Karten von „Jubel“ und „Schicksal“ und jede weitere Karte.',
  'KKR-33':
    'Tu so viel wie möglich: Will eine Fähigkeit mehr Karten, als da sind, nimmt sie die vorhandenen, und die späteren Schritte geschehen trotzdem.',
  'KKR-34':
    'Bei „Krise“ und „Vergänglichkeit“ wartet das Spiel in deinem Zug auf die Entscheidung des Ziels.',
  'KKR-35':
    'Eine kopierte Fähigkeit führst du ganz so aus, als stünde sie auf der gespielten Karte: „du“ bist du, und ein „Rivale“ ist dein Rivale.',
  'KKR-36':
    'Keine Schleifen: Innerhalb eines Laufs kopierter Werke wirken „Verkörperung“ und „Imitation“ je einmal mit, eine zweite bleibt ohne Wirkung. Eine für „Verweigerung“ abgelegte Karte beginnt einen neuen Lauf.',
  'KKR-37': '„Verkörperung“ darf eine „Verkörperung“ unter deinen Werken nennen, obwohl das nichts bewirkt.',
  'KKR-38':
    'Die gespielte Karte ist nicht unter den Werken, die sie kopieren kann, denn sie liegt in der Mitte.',
  'KKR-39': '„Verweigerung“ ohne weitere Handkarte tut nichts, auch wenn sie von einem Werk kopiert wird.',
  'KKR-40': 'Eine von einem Werk kopierte „Verweigerung“ wirkt ganz: Leg eine Karte ab und kopiere sie.',
  'KKR-41': 'Kopieren ändert keine Punkte: Ein kopiertes Werk zählt weiter für seinen Besitzer.',
  'KKR-42':
    'Die Ruinen werden erst gemischt, wenn von der leeren Quelle eine Karte gebraucht wird, nicht schon, wenn die letzte sie verlässt.',
  'KKR-43': 'Geht die Quelle unterwegs aus, nimm, was da ist, misch und mach weiter.',
  'KKR-44':
    '„Schicksal“ mit knapper Quelle: Schon angesehene Karten bleiben beiseite, während die Ruinen gemischt werden; der Rest kommt oben auf die neue Quelle.',
  'KKR-45': 'Ruinen mit höchstens 3 Karten geben nichts her: Das Ziehen entfällt, und es geht weiter.',
  'KKR-46':
    'Reichen Quelle und Ruinen bei der Wiedergeburt nicht für dein Deck, bekommt es, was da ist, notfalls nichts. Ganz ohne Karten stirbst du im nächsten Zug wieder.',
  'KKR-47': 'Die Karte in der Mitte liegt nicht auf den Ruinen und wird nie mitgemischt.',
  'KKR-48': 'Die 3 Karten, die auf den Ruinen bleiben, behalten ihre Reihenfolge.',
  'KKR-49': 'Nach dem Mischen ist jede Reihenfolge der Karten gleich wahrscheinlich.',
  'KKR-50':
    '„Recycling“ und „Bergung“ reichen bis zur dritten Karte der Ruinen von oben und nicht tiefer; liegen dort weniger, sind es eben diese.',
  'KKR-51': 'Von jedem Stapel wird oben gezogen, und gelegt wird oben.',
  'KKR-52': 'Von Karten, die ins Deck kommen, wird die zuletzt gelegte zuerst gezogen.',
  'KKR-53':
    'Mehrere Karten, die deine Hand für einen Bereich verlassen, gehen einzeln in der Reihenfolge, die du wählst; ebenso die Karten von „Schicksal“.',
  'KKR-54':
    'Wird eine Karte aus der Mitte genommen, schließt sich die Lücke, und die übrigen behalten ihre Reihenfolge.',
  'KKR-55':
    'Beim Tod liegt dein ältestes Werk zuunterst, und dein neuestes wird die oberste Karte der Ruinen.',
  'KKR-56': 'Handkarten haben keine Reihenfolge.',
  'KKR-57': 'Deine Wertung ist deine beste Farbe plus deine Mosaikwerke plus die eingesetzten Ringe.',
  'KKR-58': 'Bei gleich starken Farben ist nichts zu entscheiden: Es zählt nur die Summe.',
  'KKR-59': 'Mosaikwerke allein zählen wie Werke einer beliebigen Farbe.',
  'KKR-60':
    'Mit genügend Punkten musst du aufsteigen, Ringe einsetzen musst du nicht: Du darfst sie behalten, scheitern und noch einen bekommen.',
  'KKR-61':
    'Du darfst beliebig viele Ringe einsetzen, auch vergeblich; sie sind weg, selbst wenn das Leben scheitert.',
  'KKR-62': 'Ein Leben ohne Werke lässt sich mit Ringen allein bestehen.',
  'KKR-63': 'Den Ring für das Scheitern kannst du nicht sofort einsetzen.',
  'KKR-64': 'Eine Stufe je Leben; überzählige Punkte verfallen.',
  'KKR-65':
    'Es gibt 12 Ringe. Eingesetzte kommen in den Vorrat zurück; ist er leer, bringt das Scheitern keinen Ring.',
  'KKR-66':
    'Das Spiel endet sofort, wenn eine Figur die Transzendenz erreicht. Die Runde wird nicht zu Ende gespielt, und es gibt kein Unentschieden.',
  'KKR-67':
    'Reihenfolge beim Tod: Ringe wählen, werten, Figur oder Ring, Sieg prüfen, Werke auf die Ruinen, Zukunft auf die Hand, Deck austeilen.',
  'KKR-68':
    'Mit leerer Zukunft zu sterben ist nichts Besonderes: keine Handkarten und ein Deck von 6. Im nächsten Zug ziehst du eine Karte.',
  'KKR-69': 'Der Tod dauert genau einen Zug, Wertung und Wiedergeburt zusammen.',
  'KKR-70':
    'Zwischen deiner letzten Karte und deinem Tod ist nichts geschützt: Werke und Zukunft sind angreifbar, und dir können Karten angeboten werden.',
  'KKR-71':
    'In Teams gilt das Verbot gegenüber nicht, denn dort sitzt dein Verbündeter; beide Nachbarn sind Rivalen.',
  'KKR-72':
    'Beim Verbündeten darfst du „Panik“, „Vergänglichkeit“ und „Langes Leben“ einsetzen, aber keine Karte, die „Rivale“ sagt, auch nicht „Verstohlener Blick“.',
  'KKR-73': '„Imitation“ darf kein Werk eines Verbündeten kopieren.',
  'KKR-74': 'Verbündete können keine angebotenen Karten nehmen; gefragt werden nur Rivalen.',
  'KKR-75':
    'Eine Karte auf die Zukunft deines Verbündeten kommt verdeckt obenauf, kostet nichts, gilt als die Karte deines Zuges und darf auch eine weitere Karte sein.',
  'KKR-76': 'Verbündete sehen weder Hand noch Deck noch Zukunft des anderen.',
  'KKR-77': 'Verbündete haben je eine eigene Figur, eigene Ringe und eigene Bereiche.',
  'KKR-78': 'Zwei gegen einen: Die vierte Art zu spielen gibt es nicht.',
  'KKR-79':
    'Zwei gegen einen: Die Karte eines Partners wird nur der einzelnen Person angeboten; deren Karte ihrem Opfer oder im Uhrzeigersinn dem Paar.',
  'KKR-80': 'Partner dürfen „Panik“, „Vergänglichkeit“ und „Langes Leben“ beieinander einsetzen.',
  'KKR-81':
    'Bei „Biss“ und „Schwindel“ zieht das Programm für dich, jede Handkarte mit gleicher Chance; kein Gerät weiß vorher, was wo liegt. Bei „Biss“ wird die zweite Karte gezogen, wenn die erste zu sehen war.',
  'KKR-82': 'Aller Zufall entsteht dort, wo die Regeln gelten, nie auf dem Gerät von Mitspielenden.',
  'KKR-83': 'Was Verborgenes gezeigt oder Zufall verbraucht hat, lässt sich nicht zurücknehmen.',
  'KKR-84':
    'Zeitgrenzen sind eine Hausregel. Für Säumige geschieht das Mildeste: passen, wenn erlaubt, sonst eine Karte in die Zukunft; Angebote ablehnen; das Geringste wählen.',
  'KKR-85':
    'Ist der Bereich, den eine Karte braucht, leer oder knapp, ist sie trotzdem spielbar, wird angeboten und gibt ihre weitere Karte; sie nutzt, was da ist.',
  'KKR-86':
    'Was du gesehen hast, zeigt dir das Spiel weiter, solange es sicher ist: eine Karte, die du in einen verdeckten Stapel kommen sahst, bis sie ihn verlässt oder gemischt wird; eine Karte, die du auf einer Hand sahst, bis sie diese verlässt oder bis eine Karte die Hand ungesehen verlässt, denn das kann jede gewesen sein.',
  'KKR-87':
    'Ein Tisch darf ein Spiel nach einer Anzahl von Zügen beenden; wer dann auf der Leiter am höchsten steht, gewinnt.',
  'KKR-88': 'Kommt nur eine Person als Ziel infrage, wird nichts gefragt.',
  'KKR-89':
    'Die Karten von „Schicksal“ kommen einzeln zurück, die erste zuunterst; die letzte übrige folgt von selbst.',
  'KKR-90':
    'Ob du gefragt wirst, hängt nur von den Kartenzahlen ab, auch wenn alle fraglichen Karten gleich sind.',
  'KKR-91':
    'Das Spiel wartet immer auf eine einzige Antwort: eine Karte oder Passen, die nächste Wahl einer Fähigkeit, Ja oder Nein zu einer angebotenen Karte oder Ringe am Lebensende. Gewählt wird unter den Karten, von denen die Fähigkeit spricht.',
  'KKR-92':
    'Hausregel: Ein Tisch kann ändern, mit wie vielen Karten jede Hand und jedes Deck beginnt, wie viele ein neues Leben in Hand und Deck zusammen hat, wie viele Ringe es gibt und wie viele Punkte die unterste Stufe braucht.',
  'KKR-93':
    'Hausregel: Ein Tisch kann Karten weglassen und sagt, wie viele es von jeder roten, grünen und blauen Karte höchstens gibt und wie viele von Verkörperung und Imitation. Die Karten müssen für ein neues Leben für alle reichen, und alle wissen, was fehlt.',
  'KKH-01': 'Die Kartenzahlen von Quelle, Händen, Decks und Zukünften sind jederzeit öffentlich.',
  'KKH-02': 'Alle dürfen die Ruinen jederzeit durchsehen.',
  'KKH-03': 'Deine eigene Zukunft darfst du jederzeit ansehen, samt ihrer Reihenfolge.',
  'KKH-04': 'Niemand darf ein Deck oder die Quelle ansehen, außer durch „Schicksal“.',
  'KKH-05': 'Alle wissen, welche 64 Karten im Spiel sind.',
  'KKH-06':
    'Kommt eine Karte in eine Zukunft, erfahren die anderen nur, dass eine gelegt wurde; ein Verbündeter darf die erhaltene ansehen.',
  'KKH-07':
    'Eine angebotene Karte ist öffentlich, die Antwort auch. Einmal angenommen, ist sie verborgen wie der Rest jener Zukunft.',
  'KKH-08': 'Eine gezogene Karte sieht nur, wer zieht; die Anzahl ist öffentlich.',
  'KKH-09':
    '„Verstohlener Blick“: Nur du siehst die Handkarten, wie sie gerade sind, bis du sie zurückgibst. Alle erfahren, wer bei wem hineingesehen hat.',
  'KKH-10':
    '„Schwindel“: Du und das Opfer sehen die drei Karten und welche du behältst; die anderen erfahren nur, dass eine Karte gewechselt hat.',
  'KKH-11':
    'Karten, die durch „Biss“, „Vergänglichkeit“, „Roulette“, „Verweigerung“, „Panik“ oder „Herz der Hölle“ auf die Ruinen kommen, werden einzeln öffentlich.',
  'KKH-12':
    '„Schicksal“: Nur du siehst die Karten. Alle erfahren, wie viele in deine Zukunft kamen und dass der Rest zurückging, nicht in welcher Reihenfolge.',
  'KKH-13': '„Gestohlene Träume“: Nur die zwei Beteiligten kennen die Karte.',
  'KKH-14':
    '„Transmigration“: Alle erfahren die Stelle in der Zukunft, von oben gezählt, aber nicht, welche Karte es war.',
  'KKH-15':
    '„Bergung“, „Recycling“, „Diebstahl“: Die Karte lag offen, also sehen alle, wie sie wandert; danach ist sie in Hand oder Zukunft verborgen.',
  'KKH-16': '„Langes Leben“ und das Deck bei der Wiedergeburt: Niemand sieht die Karten.',
  'KKH-17': '„Aussaat“: Alle erfahren nur, wie viele Karten gezogen und gelegt wurden.',
  'KKH-18': '„Jubel“: Die Karten werden als Werke öffentlich.',
  'KKH-19':
    'Wiedergeburt: Werke werden in ihrer Reihenfolge Teil der Ruinen; die Zukunft wird ungesehen zur Hand.',
  'KKH-20': 'Mischen: Alle wissen, welche Karten dabei sind, niemand kennt die Reihenfolge.',
  'KKH-21':
    'Was du nicht wissen darfst, wird deinem Gerät nicht geschickt, und verborgene Karten tragen keine Zeichen, an denen man ihnen folgen könnte.',
  'KKH-22': 'Die öffentliche Aufzeichnung enthält nur, was damals öffentlich war.',
  'KKH-23': 'Wer zusieht, sieht, was für alle öffentlich ist.',
  'KKH-24': 'Zufall, der Verborgenes bestimmt, bleibt bis zum Ende des Spiels geheim.',
};
