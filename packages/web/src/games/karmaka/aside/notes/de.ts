import type { NoteWords } from './words.ts';

export const notesDe: NoteWords = {
  newHere: 'Neu hier',
  understood: 'Verstanden',
  topics: {
    offer:
      'Eine genutzte Karte wird angeboten. Nimmst du sie, wartet sie in deiner Zukunft; sonst wandert sie weiter oder kommt auf die Ruinen.',
    turn: 'Spiel eine Karte: für Punkte zu deinen Werken, für ihre Fähigkeit in die Mitte oder verdeckt in deine Zukunft fürs nächste Leben.',
    reborn:
      'Ein neues Leben: Deine Werke kamen auf die Ruinen, deine Zukunft ist deine Hand, und das Deck ergänzt sie auf sechs Karten.',
    ring: 'Zu wenige Punkte bringen einen Ring. Am Ende eines späteren Lebens zählt jeder eingesetzte Ring 1 Punkt.',
    deck: 'Dein Deck ist leer, also musst du spielen. Sind zu Beginn deines Zuges Hand und Deck leer, endet dieses Leben.',
    deeds:
      'Nur deine beste Farbe zählt, Mosaik zählt überall mit. Ein Mistkäfer steigt mit 4 Punkten auf, später sind es 5, 6 und 7.',
    future:
      'Deine Zukunft darfst du jederzeit durchsehen. Endet dieses Leben, wird sie zu deinen neuen Handkarten.',
    ruins:
      'Auf die Ruinen kommt, was niemand wollte oder was verloren ging. „Recycling“ und „Bergung“ reichen bis zur dritten Karte.',
    source:
      'Von der Quelle kommen Karten durch Fähigkeiten und bei der Wiedergeburt. Ist sie leer, werden die Ruinen zur neuen Quelle gemischt.',
    mosaic: 'Eine Mosaikkarte kopiert andere Fähigkeiten. Als Werk zählen ihre Punkte zu jeder Farbe.',
  },
};
