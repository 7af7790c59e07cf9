import { BadInput } from './bad-input.ts';
import type { Game } from './game.ts';
import { houseRules } from './options.ts';
import type { Card } from './zones.ts';

/** The cards a table plays with. */
export interface Deck {
  /** By card: how many copies there are. */
  readonly copies: readonly number[];
  /** Every single card, sorted. */
  readonly cards: readonly Card[];
}

/** Gives the deck of a table by its options; each is made once. */
export function decksOf<Options extends object>(
  kinds: number,
  copiesOf: (card: Card, options: Options) => number,
): (options: Options) => Deck {
  const made = new WeakMap<Options, Deck>();
  return (options) => {
    const known = made.get(options);
    if (known !== undefined) return known;
    const copies = Array.from({ length: kinds }, (_, card) => copiesOf(card, options));
    const deck = { copies, cards: copies.flatMap((count, card) => new Array<Card>(count).fill(card)) };
    made.set(options, deck);
    return deck;
  };
}

/**
 * Refuses a deck that is too small. Where cards were left out, that is named, and the clause of it; otherwise `key`, the
 * option that asks for so many.
 */
export function checkEnoughCards(
  specs: Game['meta']['options'],
  options: object,
  needed: number,
  cards: number,
  key: string,
  clause: string,
): void {
  if (needed <= cards) return;
  const leftOut = Object.keys(houseRules({ options: specs }, options)).find((each) => specs[each].deck);
  const counts = `${needed} > ${cards}`;
  throw leftOut === undefined
    ? new BadInput('not-enough-cards', `options.${key}`, counts)
    : new BadInput('not-enough-cards', `options.${leftOut}`, `${counts}; ${clause}`);
}
