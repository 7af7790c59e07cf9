import { BadInput } from '../../kernel/bad-input.ts';
import { checkEnoughCards, decksOf } from '../../kernel/deck.ts';
import { type Card, moveLast, type Zone } from '../../kernel/zones.ts';
import { BOTTOM, CARDS, COPIES, FIVE, GIVE, rank, TABLE } from './cards.ts';
import { checkEdition, OPTIONS, type Options } from './editions.ts';

/** The cards in the game: of one deck or two, without those that the house leaves out. KA-04, KA-74, KA-77, KAR-61 */
export const deckOf = decksOf(
  CARDS.length,
  (card, options: Options) => decksFor(options.players) * copiesInOneDeck(card, options),
  (card, { players, alternative_triples }) =>
    alternative_triples && card === GIVE ? 0 : decksFor(players) * COPIES,
);

/** Takes the last cards of a zone, in their order. */
export function dealFrom(zone: Zone, count: number): Zone {
  const cards: Zone = [];
  moveLast(zone, cards, count);
  return cards;
}

/** One deck serves up to this many players. KA-01, KA-77 */
const MOST_WITH_ONE_DECK = 6;

/** KAR-05 */
function decksFor(players: number): number {
  return players > MOST_WITH_ONE_DECK ? 2 : 1;
}

/** The highest of the low numbers, which are those that FIVE asks for, and of the middle ones. KA-65, KAR-61 */
const LOW = 5;
const MIDDLE = 10;

function copiesInOneDeck(card: Card, options: Options): number {
  switch (card) {
    case TABLE:
      return options.cards_table;
    case BOTTOM:
      return options.cards_bottom;
    case FIVE:
      return options.cards_five;
    case GIVE:
      return options.alternative_triples ? 0 : options.cards_give;
    default:
      if (rank(card) <= LOW) return options.cards_low;
      return rank(card) <= MIDDLE ? options.cards_middle : options.cards_high;
  }
}

/** Refuses what the edition does not know, and a deck from which not everybody can be dealt. D-01, KAR-60, KAR-61 */
export function checkOptions(options: Options): void {
  checkEdition(options);
  if (options.alternative_triples && options.cards_give !== COPIES)
    throw new BadInput('do-not-go-together', 'options.cards_give', 'alternative_triples; KA-74');
  const needed = options.players * (options.hand_cards + options.hidden_cards);
  checkEnoughCards(OPTIONS, options, needed, deckOf(options).cards.length, 'hand_cards', 'KAR-61');
}
