import { checkEnoughCards, decksOf } from '../../kernel/deck.ts';
import type { Card } from '../../kernel/zones.ts';
import { CARDS, COLOURS, COPIES, EMBODY } from './cards.ts';
import { checkVariant, OPTIONS, type Options } from './variants.ts';

/** The cards in the game: 64, without those that the house leaves out. KK-03, KKR-93 */
export const deckOf = decksOf(
  CARDS.length,
  (card, options: Options) => Math.min(COPIES[card], copiesAllowed(card, options)),
  (card) => COPIES[card],
);

function copiesAllowed(card: Card, options: Options): number {
  switch (COLOURS[card]) {
    case 'red':
      return options.cards_red;
    case 'green':
      return options.cards_green;
    case 'blue':
      return options.cards_blue;
    case 'mosaic':
      return card === EMBODY ? options.cards_embody : options.cards_mimic;
  }
}

/** Refuses variants that do not seat so many, and a deck that does not give everybody a life. KKR-05, KKR-93 */
export function checkOptions(options: Options): void {
  checkVariant(options);
  const { players, first_hand, first_deck, new_life } = options;
  const needed = players * Math.max(first_hand + first_deck, new_life);
  checkEnoughCards(OPTIONS, options, needed, deckOf(options).cards.length, 'first_hand', 'KKR-93');
}
