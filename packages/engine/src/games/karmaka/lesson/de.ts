import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Karmaka in German. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    'three-ways': 'Drei Wege für eine Karte',
    death: 'Tod und Wiedergeburt',
    further: 'Schauen und weiterspielen',
    destroy: 'Zerstören',
    take: 'Nehmen',
    'new-cards': 'Neue Karten',
    transcendence: 'Nachahmen und gewinnen',
  },
  tasks: {
    deed: {
      task: 'Du bist ein Mistkäfer. 4 Punkte einer Farbe heben dich höher. Leg „Biss“ als Werk: 3 rote Punkte.',
      instead:
        'Jede Karte taugt zu dreierlei, und alles kommt noch dran. Fang mit Punkten an: „Biss“ als Werk.',
      seen: 'In jedem Zug ziehst du vom Deck und spielst eine Karte. Werke zählen beim Tod, aber nur die beste Farbe. Bleib also bei Rot.',
    },
    future: {
      task: '„Diebstahl“ ist blau und hilft deinem Rot nicht. Leg ihn verdeckt in deine Zukunft.',
      instead: 'In diesem Leben brauchst du Rot. Heb den blauen „Diebstahl“ fürs nächste auf.',
      seen: 'Deine Zukunft ist im nächsten Leben deine Hand. Doch sieh: Mit „Reise“ hat dein Rivale schon 4 grüne Punkte.',
    },
    ability: {
      task: 'Der dritte Weg ist die Fähigkeit. „Vergeltung“ zerstört das letzte Werk deines Rivalen: Nutze sie.',
      instead:
        'Den fehlenden Punkt bringt dir „Panik“. Mit „Vergeltung“ hältst du lieber deinen Rivalen auf.',
      seen: '„Reise“ liegt in den Ruinen. Der Preis: Die genutzte Karte wird deinem Rivalen angeboten, und er nimmt sie mit ins nächste Leben.',
    },
    accept: {
      task: 'Dein Rivale hat „Ein neuer Tag“ genutzt, also wird die Karte jetzt dir angeboten. Nimm sie in deine Zukunft.',
      instead: 'Sie kostet nichts und ist eine Karte mehr fürs nächste Leben. Nimm sie.',
      seen: 'Alles kommt zurück. Hättest du abgelehnt, läge die Karte jetzt in den Ruinen.',
    },
    'last-card': {
      task: 'Dein Deck ist leer, und das ist deine letzte Karte. Leg „Panik“ als Werk: der vierte rote Punkt.',
      instead: 'Dir fehlt noch ein Punkt. Leg „Panik“ als Werk.',
      seen: 'Ohne Karte in Hand und Deck stirbst du. 4 Punkte: Du bist eine Schlange! Die Zukunft wird zur Hand, ein Deck ergänzt sie auf 6.',
    },
    rings: {
      task: 'Eine Schlange braucht 5. „Biss“ hat 3, „Verkörperung“ zählt mit 1 zu jeder Farbe. Setz deinen Ring als fünften ein.',
      instead: 'Ohne den Ring sind es 4 Punkte, und du bleibst eine Schlange.',
      seen: 'Du bist ein Wolf! Die grüne „Bergung“ zählte nicht mit. Reicht es einmal nicht, gibt es einen Ring. Ein Wolf braucht 6, ein Affe 7.',
    },
    peek: {
      task: 'Nach manchen Fähigkeiten darfst du weiterspielen. Sieh dir mit „Verstohlener Blick“ die Hand deines Rivalen an.',
      instead: 'Erst schauen, dann handeln: Nutze „Verstohlener Blick“.',
      seen: '„Krise“ und „Vergänglichkeit“, beide zum Angreifen. Das siehst nur du.',
    },
    close: {
      task: 'Merk dir, was du gesehen hast, und leg die Hand wieder weg.',
      seen: 'Dein Rivale wollte „Verstohlener Blick“ nicht haben, also liegt die Karte in den Ruinen. Jetzt darfst du noch eine spielen.',
    },
    journey: {
      task: 'Nutze „Reise“: Zieh drei Karten von der Quelle und spiel noch einmal weiter.',
      instead: 'Erlaubt, aber „Reise“ bringt am meisten: drei Karten, und du bist weiter dran.',
      seen: '„Ein neuer Tag“ zieht eine, „Panik“ trifft ein Deck; auch danach spielst du weiter. „Roulette“: bis zu zwei Karten ablegen, eine mehr ziehen.',
    },
    crisis: {
      task: 'Dein Rivale hat keine Karten mehr und stirbt mit 5 Punkten, genug zum Aufsteigen. Nutze „Krise“.',
      instead:
        'Eine Hand gibt es dort nicht mehr, und die Zukunft zählt keine Punkte. Nur „Krise“ trifft die Werke.',
      seen: 'Bei „Krise“ bestimmt das Opfer, welches Werk geht. Es blieben nur 3 Punkte: ein Ring statt einer Stufe.',
    },
    spite: {
      task: 'Dein Rivale ist mit drei Karten wiedergeboren. „Biss“ zerstört blind zwei davon: Nutze ihn.',
      instead: 'Das trifft weniger oder gar nichts. Gegen eine Hand ist „Biss“ am stärksten.',
      seen: 'Zwei sind weg. „Vergänglichkeit“ kostet eine, die das Opfer wählt; „Herz der Hölle“ trifft die obersten zwei einer Zukunft.',
    },
    thievery: {
      task: 'Du sammelst Rot, und das letzte Werk deines Rivalen ist eine rote 3. Nimm es mit „Diebstahl“.',
      instead: 'Die Karte, die du willst, liegt bei den Werken. Da kommt nur „Diebstahl“ heran.',
      seen: 'Sie ist auf deiner Hand. „Schwindel“ nimmt eine von drei Handkarten, „Gestohlene Träume“ die oberste einer Zukunft für deine.',
    },
    salvage: {
      task: 'In den Ruinen liegt eine rote 3, und du willst sie in diesem Leben. Nutze „Bergung“.',
      instead:
        '„Recycling“ brächte sie nur in deine Zukunft, und „Transmigration“ reicht nicht in die Ruinen. Nutze „Bergung“.',
      seen: 'Eine der obersten drei kommt auf die Hand. „Recycling“ legt sie in deine Zukunft, „Transmigration“ holt eine Karte von dort.',
    },
    'from-the-ruins': {
      task: 'Wähle „Vergeltung“, die zweite Karte von oben.',
      instead: 'Nimm die wertvollste: die rote „Vergeltung“ mit 3 Punkten.',
      seen: 'Im nächsten Zug kannst du sie legen. Die Ruinen liegen offen: Alle dürfen sie jederzeit durchsehen.',
    },
    longevity: {
      task: 'Du hast 6 rote Punkte, ein Affe braucht 7, und auf deiner Hand ist kein Rot. Nutze „Langes Leben“.',
      instead: 'Du brauchst neue Karten in diesem Leben, und „Langes Leben“ bringt zwei.',
      seen: 'Es legt zwei Karten auf ein Deck. „Aussaat“ zieht zwei und legt zwei in die Zukunft, „Schicksal“ wählt zwei von dreien dafür aus.',
    },
    'for-yourself': {
      task: 'Auf wessen Deck? Auf deins!',
      instead: 'Damit lebte dein Rivale länger. Wähle dich selbst.',
      seen: 'Du lebst länger und darfst sogar passen, solange dein Deck Karten hat. Schon gezogen: „Panik“, der rote Punkt, der dir fehlte.',
    },
    mimic: {
      task: 'Dein Rivale stirbt gleich mit 8 Punkten und würde gewinnen. Mit „Imitation“ nutzt du sein letztes Werk: „Vergeltung“!',
      instead:
        'Deine eigenen Werke helfen „Verkörperung“ nicht, und „Verweigerung“ kostet zwei Karten. Nutze „Imitation“.',
      seen: '„Vergeltung“ traf sich selbst: 5 Punkte reichen nicht. „Verkörperung“ nutzt ein Werk von dir, „Verweigerung“ eine Karte, die du ablegst.',
    },
    jubilee: {
      task: 'Du hast 6 Punkte und zwei Karten, dein Rivale 7 und eine. Du musst vor ihm sterben: Nutze „Jubel“.',
      instead: 'Karte für Karte dauert zu lange, dein Rivale wäre zuerst da. Nutze „Jubel“.',
      seen: '„Jubel“ legt bis zu zwei Handkarten zu deinen Werken, alles in einem Zug.',
    },
    'last-deed': {
      task: 'Wähle „Verkörperung“: Ein Mosaikpunkt zählt zu jeder Farbe.',
      instead: 'Ohne sie fehlt dir ein Punkt zu 7.',
      seen: '3 + 3 + 1 = 7, und keine Karte mehr: Du bist zuerst gestorben und in der Transzendenz angekommen. Gewonnen!',
    },
  },
};
