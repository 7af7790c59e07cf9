import type { Card, Seat } from '@samsara/engine';
import { CARDS, type CardId, COLOURS, deckOf, RUNGS, type View } from '@samsara/engine/games/karmaka/rules';

/** What a newcomer meets, in the order in which it is told. */
export const TOPICS = [
  'offer',
  'turn',
  'reborn',
  'ring',
  'deck',
  'deeds',
  'future',
  'ruins',
  'source',
  'mosaic',
] as const;

export type Topic = (typeof TOPICS)[number];

/** The clauses that say the same at length. */
export const CLAUSES: Readonly<Record<Topic, readonly string[]>> = {
  offer: ['KK-44', 'KK-45', 'KK-46', 'KK-73'],
  turn: ['KK-38', 'KK-39', 'KK-40', 'KK-41'],
  reborn: ['KK-60', 'KK-61', 'KK-62'],
  ring: ['KK-54', 'KK-56'],
  deck: ['KK-43', 'KK-51'],
  deeds: ['KK-11', 'KK-52', 'KK-53'],
  future: ['KK-23', 'KK-61'],
  ruins: ['KK-18', 'KK-46', 'KKR-50'],
  source: ['KK-17', 'KK-62', 'KK-88'],
  mosaic: ['KK-13', 'KK-53'],
};

/** Something to be explained; an ability is explained in the words of its card. */
export interface Note {
  readonly subject: Topic | CardId;
  /** A card that shows it. */
  readonly card: Card | null;
}

/** KK-81 */
const WOLF_STARTS = RUNGS.indexOf('wolf');

/** The first thing before a seat that is not known yet: what lies on the table, then what its cards can do. */
export function noteFor(view: View, seat: Seat, known: ReadonlySet<string>): Note | null {
  const [wait] = view.pending;
  if (wait?.seat !== seat || view.outcome !== null) return null;
  const topic = TOPICS.find((each) => !known.has(each) && isMet(each, view, seat));
  if (topic === 'mosaic') return { subject: topic, card: mosaicIn(view, seat) };
  if (topic !== undefined) return { subject: topic, card: null };
  if (wait.type !== 'turn') return null;
  const card = view.seats[seat].hand?.find((each) => !known.has(CARDS[each]));
  return card === undefined ? null : { subject: CARDS[card], card };
}

function isMet(topic: Topic, view: View, seat: Seat): boolean {
  const [wait] = view.pending;
  if (topic === 'offer' || wait.type !== 'turn') return topic === wait.type;
  const { deeds, futureCount, deckCount, rings, rung } = view.seats[seat];
  switch (topic) {
    case 'turn':
      return true;
    case 'reborn':
      return rings > 0 || rung > (seat === view.wolf ? WOLF_STARTS : 0);
    case 'ring':
      return rings > 0;
    case 'deck':
      return deckCount === 0;
    case 'deeds':
      return deeds.length > 0;
    case 'future':
      return futureCount > 0;
    case 'ruins':
      return view.ruins.length > 0;
    case 'source':
      return view.sourceCount < leftByTheDeal(view);
    case 'mosaic':
      return mosaicIn(view, seat) !== null;
  }
}

/** Cards of the Source before anybody took one: officially 64 without 6 for everybody. KK-03, KK-31, KK-32, KKR-92, KKR-93 */
function leftByTheDeal({ options, seats }: View): number {
  return deckOf(options).cards.length - (options.first_hand + options.first_deck) * seats.length;
}

function mosaicIn(view: View, seat: Seat): Card | null {
  return view.seats[seat].hand?.find((card) => COLOURS[card] === 'mosaic') ?? null;
}
