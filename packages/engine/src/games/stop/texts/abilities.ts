import type { TextsByLanguage } from '../../../texts/game-texts.ts';
import { CARDS, FREE_CHOICE, KINDS, type KindId, SCORE_OF } from '../cards.ts';
import { scoresAt } from '../penalties.ts';
import type { View } from '../view.ts';

interface CardTexts {
  /** What a kind of card does; nothing for plain numbers. */
  readonly effects: Readonly<Partial<Record<KindId | 'free-choice', string>>>;
  readonly plain: string;
  score(points: number): string;
}

/** What every card does and counts, by its word, officially and at a table. ST-25, ST-26, ST-30 to ST-55, STR-72 */
export function abilityTexts(texts: CardTexts) {
  const abilities = abilitiesIn(texts, SCORE_OF);
  const abilitiesAt = ({ options }: View) => {
    const scores = scoresAt(options);
    return scores === SCORE_OF ? abilities : abilitiesIn(texts, scores);
  };
  return { abilities, abilitiesAt };
}

function abilitiesIn(
  { effects, plain, score }: CardTexts,
  scores: readonly number[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARDS.map((word, card) => {
      const kind = card === FREE_CHOICE ? 'free-choice' : KINDS[card % KINDS.length].id;
      return [word, `${effects[kind] ?? plain} ${score(scores[card])}`];
    }),
  );
}

export const CARD_TEXTS: TextsByLanguage<CardTexts> = {
  en: {
    effects: {
      '0': 'An ordinary number, or a defence against a skip, swap, 2 or +X of the same colour.',
      '2': 'The next player draws two cards and misses the turn, unless a 0 of its colour or another 2 answers it.',
      '6': 'Counts as a 9 as well.',
      '9': 'Counts as a 6 as well.',
      skip: 'The next player misses the turn, unless a 0 of its colour or another skip answers it.',
      swap: 'Everybody passes the whole hand to the left or to the right, unless somebody lays a 0 of its colour.',
      'plus-x':
        'The next player turns up a card: a number is drawn as often as it says and kept, a symbol is only kept. The turn is missed, unless a 0 of its colour answers it.',
      'free-choice': 'Goes on any card, together with a card of any colour.',
    },
    plain: 'A plain number.',
    score: (points) => `Left in hand it counts ${points} ${points === 1 ? 'point' : 'points'}.`,
  },
  de: {
    effects: {
      '0': 'Eine gewöhnliche Zahl, oder die Abwehr gegen Aussetzen, Kartentausch, 2 oder +X derselben Farbe.',
      '2': 'Wer als Nächstes dran ist, zieht zwei Karten und setzt aus, außer eine 0 ihrer Farbe oder eine weitere 2 antwortet.',
      '6': 'Zählt auch als 9.',
      '9': 'Zählt auch als 6.',
      skip: 'Wer als Nächstes dran ist, setzt aus, außer eine 0 ihrer Farbe oder ein weiteres Aussetzen antwortet.',
      swap: 'Alle geben ihre ganze Hand nach links oder nach rechts, außer jemand legt eine 0 ihrer Farbe.',
      'plus-x':
        'Wer als Nächstes dran ist, deckt eine Karte auf: Bei einer Zahl zieht man so viele dazu und behält sie, ein Symbol behält man nur. Danach setzt man aus, außer eine 0 ihrer Farbe antwortet.',
      'free-choice': 'Geht auf jede Karte, zusammen mit einer Karte beliebiger Farbe.',
    },
    plain: 'Eine einfache Zahl.',
    score: (points) => `Auf der Hand geblieben zählt sie ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
  },
  fr: {
    effects: {
      '0': 'Un nombre ordinaire, ou la défense contre « Passer », « Échange », 2 ou +X de la même couleur.',
      '2': 'La personne suivante pioche deux cartes et passe son tour, sauf si un 0 de sa couleur ou un autre 2 y répond.',
      '6': 'Compte aussi comme un 9.',
      '9': 'Compte aussi comme un 6.',
      skip: 'La personne suivante passe son tour, sauf si un 0 de sa couleur ou un autre « Passer » y répond.',
      swap: 'Chacun donne toute sa main à gauche ou à droite, sauf si quelqu’un pose un 0 de sa couleur.',
      'plus-x':
        'La personne suivante retourne une carte : un nombre se garde et fait piocher d’autant, un symbole se garde seulement. Son tour est perdu, sauf si un 0 de sa couleur y répond.',
      'free-choice': 'Se pose sur toute carte, avec une carte de n’importe quelle couleur.',
    },
    plain: 'Un simple nombre.',
    score: (points) => `Restée en main, elle compte ${points} ${points <= 1 ? 'point' : 'points'}.`,
  },
};
