import { BadInput } from './bad-input.ts';
import type { Game } from './game.ts';
import { houseRules } from './options.ts';
import { type Random, shuffle } from './random.ts';
import { addAll, type Card, type Zone } from './zones.ts';

/** The cards a table plays with. */
export interface Deck {
  /** By card: how many copies there are. */
  readonly copies: readonly number[];
  /** Every single card, sorted; and what it would be with nothing left out. */
  readonly cards: readonly Card[];
  readonly official: readonly Card[];
}

type CopiesOf<Options> = (card: Card, options: Options) => number;

/** Gives the deck of a table by its options; each is made once. */
export function decksOf<Options extends object>(
  kinds: number,
  copiesOf: CopiesOf<Options>,
  officialCopiesOf: CopiesOf<Options>,
): (options: Options) => Deck {
  const made = new WeakMap<Options, Deck>();
  const count = (options: Options, each: CopiesOf<Options>) =>
    Array.from({ length: kinds }, (_, card) => each(card, options));
  return (options) => {
    const known = made.get(options);
    if (known !== undefined) return known;
    const copies = count(options, copiesOf);
    const deck = { copies, cards: listed(copies), official: listed(count(options, officialCopiesOf)) };
    made.set(options, deck);
    return deck;
  };
}

/** Pushed one by one: a list that was filled otherwise counts as one with holes, which is slower, and so do its copies. */
function listed(copies: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < copies.length; card++) {
    for (let copy = 0; copy < copies[card]; copy++) cards.push(card);
  }
  return cards;
}

/**
 * Puts the deck into an empty zone and shuffles it. The official deck is shuffled and then the cards are left out, which
 * comes to the same, and lets one seed deal both: the laboratory compares them.
 */
export function shuffleDeck(random: Random, zone: Zone, { copies, cards, official }: Deck): void {
  addAll(zone, official);
  shuffle(random, zone);
  if (cards.length < official.length) leaveOut(zone, copies);
}

/** Takes cards that are seen out of what is left of each. */
export function see(left: number[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) left[cards[i]]--;
}

/** What is left of a deck, sorted. It is written over a copy of the deck, so that the list need not grow. */
export function restOf({ cards }: Deck, left: readonly number[]): Card[] {
  const rest = cards.slice();
  let count = 0;
  for (let card = 0; card < left.length; card++) {
    for (let copy = left[card]; copy > 0; copy--) rest[count++] = card;
  }
  while (rest.length > count) rest.pop();
  return rest;
}

/** Keeps so many copies of each card, those that lie lowest. */
export function leaveOut(zone: Zone, copies: readonly number[]): void {
  const left = copies.slice();
  let kept = 0;
  for (let i = 0; i < zone.length; i++) {
    const card = zone[i];
    if (left[card]-- > 0) zone[kept++] = card;
  }
  while (zone.length > kept) zone.pop();
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
