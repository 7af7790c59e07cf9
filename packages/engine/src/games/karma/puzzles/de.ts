import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'lay-out': {
    name: 'Für später auslegen',
    why: 'Die offenen Karten kommen zuletzt und fast ohne Auswahl dran, deshalb gehört dorthin, was beinahe überall passt.',
  },
  receiver: {
    name: 'Wer bekommt den Stapel?',
    why: 'Am meisten schadet der Stapel dem, der sonst vor dir fertig wäre.',
  },
  'take-on-purpose': {
    name: 'Den Stapel freiwillig nehmen',
    why: 'Ein paar Karten mehr kosten jetzt weniger als später eine starke Karte oder ein schlimmerer Stapel.',
  },
  'clear-the-pile': {
    name: 'Den Stapel abräumen',
    why: 'Drei Gleiche nehmen den ganzen Stapel aus dem Spiel, und du spielst sofort noch eine beliebige Karte.',
  },
  'give-the-pile': {
    name: 'Den Stapel verschenken',
    why: 'Ein hoher Stapel in fremder Hand ist mehr wert als die Karte, die er dich kostet.',
  },
  'spend-karma-card': {
    name: 'Eine Karmakarte einsetzen',
    why: 'Was sie gerade jetzt bei den anderen bewirkt, ist mehr wert als eine Reserve für den Notfall.',
  },
  'save-karma-card': {
    name: 'Die Karmakarte aufheben',
    why: 'Eine Karmakarte passt immer: Solange eine Zahl passt, heb sie für den Zug auf, in dem keine mehr geht.',
  },
  'right-karma-card': {
    name: 'Die richtige Karmakarte',
    why: 'Mehr als eine würde passen, doch nur eine bewirkt, was dieser Stapel und diese Runde verlangen.',
  },
  'several-at-once': {
    name: 'Mehrere auf einmal',
    why: 'Jede Karte, die du gleich mitlegst, spart dir später einen Zug.',
  },
  'keep-a-twin': {
    name: 'Eine zurückbehalten',
    why: 'Die zurückbehaltene Karte passt später wieder oder macht einen Drilling voll.',
  },
  'high-card-now': {
    name: 'Jetzt die hohe Karte',
    why: 'Die Nächsten müssen sie überbieten, und du bist eine Karte los, bevor sie zu niedrig wird.',
  },
  'low-card-now': {
    name: 'Jetzt die niedrige Karte',
    why: 'Niedrige Karten passen selten noch einmal, und deine hohen behalten ihre Kraft.',
  },
  'better-chances': {
    name: 'Einfach die besseren Aussichten',
    why: 'Bis zum Ende durchgerechnet gewinnt dieser Zug deutlich öfter als jeder andere.',
  },
};
