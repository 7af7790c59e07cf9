import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'throw-in': {
    name: 'Dazwischenwerfen',
    why: 'Eine dazwischengeworfene Karte bist du los, ohne deinen Zug zu brauchen, und jemand wird übersprungen.',
  },
  'hold-back': {
    name: 'Nicht dazwischenwerfen',
    why: 'Zurückgehalten nützt dir die Karte in deinem eigenen Zug mehr, oder es kommt dran, wer dir gerade recht ist.',
  },
  'prevent-swap': {
    name: 'Den Tausch verhindern',
    why: 'Deine Hand ist besser als die, die du bekämst, und die 0 rettet sie dir.',
  },
  'let-swap': {
    name: 'Die Hände wandern lassen',
    why: 'Die Hand, die zu dir kommt, ist mehr wert als die 0, mit der du sie aufhalten könntest.',
  },
  'answer-attack': {
    name: 'Den Angriff abwehren',
    why: 'Du ziehst nichts, und der Angriff trifft deine Nachbarin oder deinen Nachbarn oder verpufft.',
  },
  'take-the-hit': {
    name: 'Den Treffer einstecken',
    why: 'Die Abwehrkarte ist später mehr wert als das, was der Angriff jetzt kostet.',
  },
  'swap-hands': {
    name: 'Die Hände tauschen',
    why: 'Alle Hände wandern: Deine geht mit ihren teuren Karten, und eine kürzere kommt.',
  },
  attack: {
    name: 'Rechtzeitig angreifen',
    why: 'Wer gleich fertig wäre, muss ziehen oder aussetzen, bevor es zu spät ist.',
  },
  'save-attack': {
    name: 'Den Angriff aufheben',
    why: 'Ein Angriff trifft am härtesten, wenn jemand kurz vor dem Ende steht; so lange kann er warten.',
  },
  'use-free-choice': {
    name: 'Jetzt „Freie Wahl“',
    why: 'Zwei Karten auf einmal, die Farbe nach Wunsch und fünfzig Punkte weniger auf der Hand.',
  },
  'save-free-choice': {
    name: '„Freie Wahl“ aufheben',
    why: 'Solange etwas anderes passt, ist „Freie Wahl“ dein Ausweg für den Zug, in dem nichts mehr geht.',
  },
  'save-the-zero': {
    name: 'Die Null aufheben',
    why: 'Eine 0 kostet am Ende nichts und ist bis dahin dein Schild.',
  },
  'draw-instead': {
    name: 'Lieber ziehen',
    why: 'Eine Karte mehr ist billiger, als die passende jetzt herzugeben.',
  },
  'dear-card-first': {
    name: 'Die teure Karte zuerst',
    why: 'Was am Ende auf der Hand bleibt, zählt: Teure Karten gehen, solange sie gehen.',
  },
  'choose-colour': {
    name: 'Die Farbe bestimmen',
    why: 'Die Farbe oben entscheidet, welche deiner nächsten Karten passt und welche der anderen.',
  },
  'better-chances': {
    name: 'Einfach die besseren Aussichten',
    why: 'Bis zum Ende durchgerechnet gewinnt dieser Zug deutlich öfter als jeder andere.',
  },
};
