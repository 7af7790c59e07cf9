import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of STOP in German. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    matching: 'Was passt, wird gespielt',
    calls: 'Achtung! und Stop!',
    'throwing-in': 'Dazwischenwerfen',
    attacks: 'Karten, die angreifen',
    swap: 'Wandernde Hände',
    'free-choice': 'Freie Wahl',
    end: 'Das Ende',
  },
  tasks: {
    colour: {
      task: 'Wer zuerst keine Karten mehr hat, gewinnt die Runde. Oben liegt die blaue 4: Spiel eine Karte derselben Farbe.',
      instead: 'Ziehen darfst du immer, aber du hast eine passende Karte: die blaue 7.',
      seen: 'Eine Karte pro Zug. Links von dir kam eine gelbe 7 auf deine blaue 7, denn die gleiche Zahl passt auch.',
    },
    number: {
      task: 'Jetzt liegt eine gelbe 3 oben. Gelb hast du nicht, aber die gleiche Zahl.',
      instead: 'Du musst nicht ziehen: Die rote 3 passt auf die gelbe 3.',
      seen: 'Farbe oder Zahl, eines davon genügt. Nun wird Rot bedient.',
    },
    draw: {
      task: 'Oben liegt eine rote 6, und nichts auf deiner Hand passt. Zieh eine Karte.',
      seen: 'Nach dem Ziehen ist dein Zug vorbei; spielen kannst du die Karte frühestens beim nächsten Mal. Jetzt ist Grün dran, davon hast du genug.',
    },
    achtung: {
      task: 'Nur noch zwei Karten! Spiel die grüne 5 und ruf dazu „Achtung!“, denn danach bleibt dir eine.',
      instead: 'Spiel die grüne 5 und vergiss „Achtung!“ nicht. Vergessen kostet zwei Karten.',
      seen: 'Jetzt wissen alle: Du hast noch eine Karte. Der Ruf gehört immer zur vorletzten.',
    },
    stop: {
      task: 'Deine letzte Karte passt. Spiel sie und ruf „Stop!“.',
      instead: 'Ohne „Stop!“ müsstest du zwei Karten ziehen, und die Runde ginge weiter.',
      seen: 'Die Runde ist vorbei. Karten auf der Hand sind Strafpunkte: 4 und 20 fürs Aussetzen, 3 und 50 für „Freie Wahl“. Du bekommst keine.',
    },
    'same-card': {
      task: 'Du bist nicht dran, aber oben liegt die blaue 5, und du hast die zweite. Wirf sie dazwischen!',
      instead: 'Abwarten darfst du, aber so wirst du eine Karte los, ohne deinen Zug zu brauchen.',
      seen: 'Links von dir geht es weiter, rechts wurde jemand übersprungen. Hier werden alle gefragt; in Echtzeit zählt die schnellste Karte.',
    },
    'six-on-nine': {
      task: 'Auf den Kopf gestellt ist eine 6 eine 9: Sie passen in jeder Farbe aufeinander. Spiel die grüne 6.',
      instead: 'Die rote 9 würde auch passen, aber heb sie auf: Gleich kannst du sie brauchen.',
      seen: 'Grün auf Gelb geht, weil 6 und 9 als gleiche Zahl gelten. Und schau: Gerade wurde eine rote 6 gespielt.',
    },
    'nine-as-six': {
      task: 'In derselben Farbe gelten 6 und 9 sogar als gleiche Karte. Wirf deine rote 9 dazwischen.',
      instead: 'Lass dir das nicht entgehen: Deine rote 9 zählt wie die rote 6.',
      seen: 'Dazwischenwerfen geht nur mit Zahlen, nie mit Symbolen. Jede Farbe hat vier 6er und 9er, also halte Ausschau.',
    },
    skip: {
      task: 'Auch das gleiche Symbol passt. Spiel das rote Aussetzen.',
      instead: 'Ziehen musst du nicht: Dein Aussetzen passt auf das andere.',
      seen: 'Links von dir fällt ein Zug aus. Dagegen hilft nur ein weiteres Aussetzen oder die 0 seiner Farbe.',
    },
    two: {
      task: 'Eine 2 trifft dich: zwei Karten ziehen und aussetzen. Oder du gibst sie mit einer weiteren 2 weiter!',
      instead: 'Du musst nichts ziehen: Deine blaue 2 schickt die Karten weiter.',
      seen: 'Die Summe ist gewachsen: Links mussten vier Karten gezogen werden. Wer getroffen ist, darf nur einen Ausweg spielen, sonst nichts.',
    },
    zero: {
      task: 'Ein grünes Aussetzen trifft dich. Die 0 derselben Farbe wehrt jeden Angriff ab: Spiel sie.',
      instead: 'Annehmen kostet dich den Zug. Die grüne 0 rettet ihn.',
      seen: 'Das Aussetzen ist weg, und es geht links weiter. Die 0 hilft gegen 2, Aussetzen, +X und Kartentausch, wenn die Farbe stimmt.',
    },
    'plus-x': {
      task: 'Links von dir ist nur noch eine Karte auf der Hand! Spiel das gelbe +X.',
      instead: 'Das passt, aber links wäre bald jemand fertig. Das +X verhindert es.',
      seen: 'Aufgedeckt wurde eine rote 3: drei Karten und die 3 dazu, also vier, und ein Zug weniger. Bei einem Symbol ist es nur diese Karte.',
    },
    direction: {
      task: 'Spiel den Kartentausch, alle Hände nach rechts: Dann bekommst du die zwei Karten von links.',
      instead: 'Du hast viele Karten, links sind es nur zwei. Gehen die Hände nach rechts, gehören sie dir.',
      seen: 'Alle haben ihre ganze Hand weitergegeben. Du hast jetzt zwei Karten, deine alten sind rechts von dir.',
    },
    prevent: {
      task: 'Ein grüner Kartentausch will dir deine gute Hand nehmen. Spiel die grüne 0, und denk an den Ruf.',
      instead: 'Die grüne 0 verhindert den Tausch. Sie ist deine vorletzte Karte, also ruf „Achtung!“.',
      seen: 'Getauscht wird nichts. Verhindern dürfen das alle, nicht nur wer als Nächstes dran ist. Auch hier zählen die Rufe.',
    },
    'any-colour': {
      task: 'Nichts passt auf die rote 8? „Freie Wahl“ geht auf alles. Leg eine deiner blauen Karten dazu.',
      instead: 'Ziehen musst du nicht: „Freie Wahl“ mit einer blauen Karte geht.',
      seen: 'Zwei Karten in einem Zug, und ab jetzt gilt Blau. „Freie Wahl“ geht nie allein, also heb sie nicht bis zuletzt auf.',
    },
    'last-two': {
      task: '„Freie Wahl“ und die gelbe 5: deine letzten zwei auf einmal. Dazu gehören beide Rufe, „Achtung!“ und „Stop!“.',
      instead: 'Hier braucht es beide Rufe, denn vorletzte und letzte Karte liegen gleichzeitig.',
      seen: 'Runde vorbei! Jemand hat nun 520 Punkte, und 500 beenden die Partie. Wer die wenigsten hat, gewinnt: du, mit 120.',
    },
  },
};
