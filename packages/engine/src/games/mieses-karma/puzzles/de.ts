import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'refuse-gift': {
    name: 'Nichts verschenken',
    why: 'Der fremden Linie hilft die Karte mehr, als dir der Schritt Karma bringt.',
  },
  'give-a-card': {
    name: 'Geben bringt Karma',
    why: 'Eine Karte, die du nicht brauchst, wird zu einem Schritt Karma.',
  },
  'right-gift-card': {
    name: 'Die richtige Karte geben',
    why: 'Gib, was dort passt und am wenigsten hilft, und behalte, was deine Linie will.',
  },
  'take-right-gift': {
    name: 'Das richtige Geschenk nehmen',
    why: 'Sieh, was die Karte deiner Linie bringt und wer dafür das Karma bekommt.',
  },
  'ask-first': {
    name: 'Erst bitten',
    why: 'Ein Geschenk verlängert deine Linie und kostet dich keine Karte.',
  },
  'last-life': {
    name: 'Das Spiel beenden',
    why: 'Wer als Mensch stirbt, beendet das Spiel sofort: Tu es, solange du vorn liegst.',
  },
  'die-now': {
    name: 'Jetzt sterben',
    why: 'Die Linie hat gebracht, was sie kann: Je eher das nächste Leben beginnt, desto besser.',
  },
  'stay-alive': {
    name: 'Am Leben bleiben',
    why: 'Diese Linie kann noch Karma oder eine Viererkombination bringen, bevor sie endet.',
  },
  'collect-buddha': {
    name: 'Den Buddha mitnehmen',
    why: 'Jeder Buddha in deiner Linie bringt beim Tod einen Schritt Karma.',
  },
  'build-the-line': {
    name: 'Richtig anlegen',
    why: 'Die Symbole bilden Viererkombinationen, und das neue Ende entscheidet, was als Nächstes passt.',
  },
  'discard-instead': {
    name: 'Lieber ablegen',
    why: 'Angelegt würde sie eine Linie verbauen, die besser weitergehen kann.',
  },
  'right-discard': {
    name: 'Die richtige Karte ablegen',
    why: 'Was auf der Hand bleibt, muss an die Linie passen, und was geht, darf niemandem nützen.',
  },
  'use-the-animal': {
    name: 'Das Tier nutzen',
    why: 'Die Fähigkeit deines Tieres bringt jetzt mehr als eine gewöhnliche Karte.',
  },
  'leave-the-animal': {
    name: 'Auf die Fähigkeit verzichten',
    why: 'Du darfst die Fähigkeit nutzen, aber der Linie geht es ohne sie besser.',
  },
  'end-the-turn': {
    name: 'Hier aufhören',
    why: 'Mehr hilft nicht: Bitten brächte nur jemand anderem Karma.',
  },
  'new-hand': {
    name: 'Die Hand tauschen?',
    why: 'Es kommt darauf an, ob deine Handkarten noch an die Linie passen.',
  },
  'for-next-life': {
    name: 'Fürs nächste Leben wählen',
    why: 'Welche Karten punkten und welche mitkommen, entscheidet über den Anfang des nächsten Lebens.',
  },
  'better-chances': {
    name: 'Einfach die besseren Aussichten',
    why: 'Bis zum Ende durchgerechnet gewinnt dieser Zug deutlich öfter als jeder andere.',
  },
};
