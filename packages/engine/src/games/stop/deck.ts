import { BadInput } from '../../kernel/bad-input.ts';
import { checkEnoughCards, decksOf } from '../../kernel/deck.ts';
import type { Card } from '../../kernel/zones.ts';
import {
  CARDS,
  COPIES,
  FREE_CHOICE,
  FREE_CHOICES,
  isNumber,
  KIND_OF,
  PLUS_X,
  SKIP,
  SWAP,
  TWO,
  ZERO,
} from './cards.ts';
import { OPTIONS, type Options } from './options.ts';

/** The cards of every round: 112, without those that the house leaves out. ST-03, STR-73 */
export const deckOf = decksOf(CARDS.length, copiesOf, (card) =>
  card === FREE_CHOICE ? FREE_CHOICES : COPIES,
);

function copiesOf(card: Card, options: Options): number {
  if (card === FREE_CHOICE) return options.cards_free_choice;
  switch (KIND_OF[card]) {
    case ZERO:
      return options.cards_zero;
    case TWO:
      return options.cards_two;
    case SKIP:
      return options.cards_skip;
    case SWAP:
      return options.cards_swap;
    case PLUS_X:
      return options.cards_plus_x;
    default:
      return options.cards_numbers;
  }
}

/** After the deal a number has to be left that can be turned up: fewer cards than there are numbers. STR-22, STR-72, STR-73 */
export function checkOptions(options: Options): void {
  const { dealer, players, hand_cards } = options;
  if (dealer !== null && dealer >= players) {
    throw new BadInput('out-of-range', 'options.dealer', `${dealer}, 0–${players - 1}`);
  }
  const most = deckOf(options).cards.filter(isNumber).length - 1;
  checkEnoughCards(OPTIONS, options, players * hand_cards, most, 'hand_cards', 'STR-73');
}
