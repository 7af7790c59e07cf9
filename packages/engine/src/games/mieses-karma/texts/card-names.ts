import type { Card } from '../../../kernel/zones.ts';
import {
  BUDDHAS,
  isLifeCard,
  LEFT_SIGN,
  RIGHT_SIGN,
  rebirthCards,
  SIGNS,
  SPECIES_OF,
  STACK_OF,
  SYMBOL_OF,
} from '../cards.ts';
import type { CardWords } from './words.ts';

/** `sun–clover (Buddha)` for a life card, `dog (heart)` or `first human (sun)` for a rebirth card. */
export function cardName(card: Card, words: CardWords): string {
  return isLifeCard(card)
    ? lifeName(card, words)
    : `${rebirthName(card, words)} (${words.signs[SIGNS[SYMBOL_OF[card]]]})`;
}

function lifeName(card: Card, { signs, buddha }: CardWords): string {
  const name = `${signs[SIGNS[LEFT_SIGN[card]]]}–${signs[SIGNS[RIGHT_SIGN[card]]]}`;
  return BUDDHAS[card] > 0 ? `${name} (${buddha})` : name;
}

function rebirthName(card: Card, { species, humans }: CardWords): string {
  const own = SPECIES_OF[card];
  return own === 'human' ? humans[rebirthCards(STACK_OF[card]).indexOf(card)] : species[own];
}
