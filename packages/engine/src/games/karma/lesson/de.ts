import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

export const words: LessonWords<StepId, TaskId> = {
  steps: {
    start: 'Der Anfang',
    fitting: 'Was passt',
    pile: 'Der Stapel',
    'karma-cards': 'Zwei Karma-Karten',
    'table-card': 'Eine Karte vom Tisch',
    gift: 'Ein Geschenk',
    end: 'Die letzten Karten',
  },
  tasks: {
    'lay-open': {
      task: 'Werde alle Karten los! Drei deiner sechs legst du für später auf den Tisch. Such die stärksten aus: 14, 16 und die Karma-Karte.',
      instead:
        'Die spielst du zuletzt, mit wenig Auswahl. Leg lieber Starkes hin: 14, 16 und die Karma-Karte.',
      seen: 'Sie liegen offen auf drei verdeckten Karten, die niemand kennt. Hand, offen, verdeckt: Alles muss weg.',
    },
    'open-the-pile': {
      task: 'Du fängst an, also geht jede Karte. Eröffne den Stapel mit deiner 2.',
      instead: 'Erlaubt, aber niedrige Karten wird man am schwersten los. Jetzt ist die Chance für deine 2.',
      seen: 'Reihum legen alle darauf, im Uhrzeigersinn. Und du hast nachgezogen: wieder drei Handkarten.',
    },
    'equal-or-higher': {
      task: 'Oben liegt eine 8. Deine Karte muss mindestens so hoch sein. Spiel die 9.',
      instead: 'Passt, aber heb dir die starken Karten auf. Hier genügt die 9.',
      seen: 'Die 9 passt, die 6 nicht. Du hast eine 13 gezogen: Nach jedem Zug füllst du auf drei Karten auf.',
    },
    together: {
      task: 'Gleiche Karten dürfen zusammen. Tipp beide 13 an und spiel sie auf einmal.',
      instead: 'Es geht besser: Beide 13 dürfen in einem Zug weg. Tipp erst die eine an, dann die andere.',
      seen: 'Zwei Karten weniger in einem Zug, dafür zwei neue. Eine 13 muss man erst einmal überbieten!',
    },
    take: {
      task: 'Oben liegt eine 15, und von dir passt nichts. Dann gehört der Stapel dir: Nimm ihn.',
      seen: 'Mehr als drei Karten? Dann ziehst du nicht nach. Links von dir durfte mit jeder Karte neu begonnen werden.',
    },
    triple: {
      task: 'Aus Pech wird Glück: Oben liegt eine 10, und du hast noch zwei. Spiel beide 10.',
      instead: 'Warte, es geht besser: Mit deinen beiden liegen drei 10 aufeinander.',
      seen: 'Drei gleiche hintereinander, egal von wem: Der ganze Stapel ist für immer aus dem Spiel.',
    },
    again: {
      task: 'Wer den Drilling vollmacht, ist noch einmal dran. Kein Stapel liegt da: Weg mit deiner 3!',
      instead: 'Jetzt geht jede Karte, also werde die niedrigste los: deine 3.',
      seen: 'Eine niedrige Karte weniger, und wieder drei auf der Hand. Halt Ausschau nach Drillingen!',
    },
    five: {
      task: 'Eine 12, und deine Zahlen sind zu niedrig. Eine Karma-Karte passt immer: Spiel „5 oder kleiner“.',
      instead: 'Du brauchst den Stapel nicht zu nehmen: „5 oder kleiner“ passt auf alles.',
      seen: 'Danach hilft nur 1 bis 5 oder eine Karma-Karte. Links von dir war beides nicht da: Stapel genommen.',
    },
    bottom: {
      task: 'Eine 15, und ganz unten liegt eine 14. Spiel „Unterste Karte nach oben“ und sieh zu.',
      instead: 'Es gibt einen Ausweg: „Unterste Karte nach oben“ passt auch hier.',
      seen: 'Die unterste Karte kam nach oben und gibt jetzt den Ton an. Eine 14: zu hoch für links von dir.',
    },
    table: {
      task: 'Tischkarten warten sonst bis zum Schluss. „Tischkarte ausspielen“ lässt eine schon jetzt weg. Spiel sie.',
      instead: 'Lass den Stapel liegen: „Tischkarte ausspielen“ passt auf alles.',
      seen: 'Jetzt muss sofort eine deiner offenen Tischkarten folgen.',
    },
    extra: {
      task: 'Sie muss auf die 10 passen, die vorher oben lag. Spiel deine 12 vom Tisch.',
      instead: 'Auch möglich, aber die 12 genügt. Heb dir die 16 für den Schluss auf.',
      seen: 'Zwei Karten in einem Zug, eine davon vom Tisch. Danach galt es, die 12 zu überbieten.',
    },
    give: {
      task: 'Die netteste Karma-Karte: „Stapel an Mitspieler geben“. Spiel sie, und du bist fein raus.',
      instead: 'Vier Karten für dich? Die nimmt sicher jemand anders gern. Spiel die Karma-Karte.',
      seen: 'Sie verlässt sofort das Spiel. Den Stapel bekommt jemand anders, und du sagst, wer.',
    },
    receiver: {
      task: 'Wer bekommt ihn? Tipp ein Gesicht an. Gut ist jemand, der nur noch wenige Karten hat.',
      seen: 'Der ganze Stapel ist verschenkt. Reihum geht es weiter wie immer, mit einem neuen Stapel.',
    },
    'open-cards': {
      task: 'Hand leer, nichts mehr zu ziehen: Jetzt sind die offenen Tischkarten dran. Beide 9 zusammen!',
      instead: 'Auch gleiche Tischkarten dürfen zusammen. Wähl beide 9.',
      seen: 'Weg sind sie, und die Karten darunter bleiben verdeckt. Mehr hast du nicht mehr.',
    },
    blind: {
      task: 'Jetzt blind! Deck eine deiner verdeckten Karten auf und sag ja.',
      instead: 'Versuch erst dein Glück. Deck eine verdeckte Karte auf.',
      seen: 'Eine 6 auf die 14: nein. Stapel und Karte kommen auf deine Hand und müssen zuerst wieder weg.',
    },
    'last-card': {
      task: 'Etwas später: eine verdeckte Karte, und oben liegt eine 9. Deck sie auf!',
      instead: 'Die letzte Karte ist den Versuch wert. Deck sie auf.',
      seen: 'Eine 12! Du bist alles los. Nur eine Person hat noch Karten und verliert, alle anderen gewinnen.',
    },
  },
};
