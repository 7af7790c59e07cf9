import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'score-now': {
    name: 'Erst die Punkte',
    why: 'Ein Leben ohne genug Punkte musst du noch einmal leben: Leg sie, solange du kannst.',
  },
  'finish-the-life': {
    name: 'Das Leben vollenden',
    why: 'Mit diesem Werk reicht das Leben, und alle anderen Karten sind frei für anderes.',
  },
  'protect-the-deed': {
    name: 'Das Werk schützen',
    why: 'Angriffe treffen das letzte Werk: Eine Karte darauf hält die Punkte darunter sicher.',
  },
  'keep-for-next-life': {
    name: 'Fürs nächste Leben aufheben',
    why: 'Diesem Leben bringt sie wenig, dem nächsten aber einen starken Anfang.',
  },
  'hinder-rival': {
    name: 'Einen Rivalen aufhalten',
    why: 'Einen Aufstieg zu verhindern ist hier mehr wert als eigene Punkte.',
  },
  'take-from-rival': {
    name: 'Einem Rivalen wegnehmen',
    why: 'Für dich ein Gewinn, für einen Rivalen ein Verlust, und beides zählt.',
  },
  'copy-ability': {
    name: 'Eine Fähigkeit leihen',
    why: 'Die beste Fähigkeit für diesen Moment liegt schon auf dem Tisch, und diese Karte leiht sie sich.',
  },
  'fetch-back': {
    name: 'Eine Karte zurückholen',
    why: 'Die fehlende Karte liegt in den Ruinen oder in deiner Zukunft, und diese hier holt sie zurück.',
  },
  'draw-more': {
    name: 'Mehr Auswahl',
    why: 'Neue Karten oder ein längeres Leben sind hier mehr wert als die Punkte dieser Karte.',
  },
  wait: {
    name: 'Abwarten und ziehen',
    why: 'Solange du noch ziehen kannst, musst du keine Karte verschwenden.',
  },
  'refuse-offer': {
    name: 'Das Angebot ablehnen',
    why: 'In den Ruinen nützt dir die Karte mehr als in deiner Zukunft.',
  },
  'take-offer': {
    name: 'Das Angebot annehmen',
    why: 'Dein Rivale hat sie bezahlt, und du wirst mit einer Karte mehr wiedergeboren.',
  },
  'right-victim': {
    name: 'Den richtigen Rivalen treffen',
    why: 'Treffen muss es, wer der nächsten Stufe am nächsten ist.',
  },
  'right-card': {
    name: 'Die richtige Karte wählen',
    why: 'Nur eine dieser Karten hilft in diesem oder im nächsten Leben so, wie du es brauchst.',
  },
  rings: {
    name: 'Ringe zur rechten Zeit',
    why: 'Ein Ring zählt einen Punkt, wann du willst: Gib so viele aus, wie die Stufe braucht, und keinen mehr.',
  },
  'better-chances': {
    name: 'Einfach die besseren Aussichten',
    why: 'Bis zum Ende durchgerechnet gewinnt dieser Zug deutlich öfter als jeder andere.',
  },
};
