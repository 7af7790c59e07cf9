import { BadInput } from '../../kernel/bad-input.ts';
import { cardsIn, handOf, holdsAll } from '../../kernel/hand.ts';
import { asList, asSeat, asWhole, at, type JsonObject } from '../../kernel/json.ts';
import { readZone } from '../../kernel/position.ts';
import { readBySeat } from '../../kernel/position-parts.ts';
import { clockwiseFrom, type Seat } from '../../kernel/seats.ts';
import { zoneToChange } from '../../kernel/zones.ts';
import { cardNamed, cardWords } from './cards.ts';
import { type Hidden, hidden, isSeenBy, NOBODY_SAW, only, seersOf, setMemory } from './memory.ts';
import type { State } from './state.ts';

/** Keys of a seat that say who remembers what. KKR-86 */
export const MEMORY_KEYS = ['hand_known', 'deck_known', 'future_known'];

/** Reads what players remember, once the cards are in their places. */
export function readMemories(state: State, object: JsonObject, seats: readonly JsonObject[]): void {
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    readSeers(state.decks[i], seat.deck_known, at(place, 'deck_known'), seats.length);
    readSeers(zoneToChange(state.futures, i), seat.future_known, at(place, 'future_known'), seats.length);
    readHandKnown(state, i, seat.hand_known, at(place, 'hand_known'));
  });
  readSeers(state.source, object.source_known, 'source_known', seats.length);
}

/** For every card of a pile, in the order of the pile, the seats that have seen it go there. */
function readSeers(pile: Hidden[], given: unknown, place: string, players: number): void {
  if (given === undefined) return;
  const known = asList(given, place);
  asWhole(known.length, place, pile.length, pile.length);
  known.forEach((seats, i) => {
    const seers = asList(seats, at(place, i)).map((seat, j) => asSeat(seat, at(at(place, i), j), players));
    pile[i] = hidden(
      pile[i],
      seers.reduce((bits, seat) => bits | only(seat), 0),
    );
  });
}

/** By viewer: the cards that viewer knows of this Hand, which must be in it. */
function readHandKnown(state: State, owner: Seat, given: unknown, place: string): void {
  if (given === undefined) return;
  readBySeat(given, place, state.hands.length, (words, place, viewer) => {
    const cards = readZone(words, place, cardNamed);
    if (!holdsAll(state.hands[owner], cards) || (viewer === owner && cards.length > 0)) {
      throw new BadInput('impossible-position', place, 'KKR-86');
    }
    setMemory(state, owner, viewer, handOf(cards));
  });
}

/** Only what somebody remembers is written. */
export function describeMemories(state: State, seat: Seat): JsonObject {
  const memories = state.memories[seat];
  return {
    ...(memories.some(({ size }) => size > 0)
      ? { hand_known: memories.map((known) => cardWords(cardsIn(known))) }
      : {}),
    ...describeSeers('deck_known', state.decks[seat], memories.length),
    ...describeSeers('future_known', state.futures[seat], memories.length),
  };
}

export function describeSeers(key: string, pile: readonly Hidden[], players: number): JsonObject {
  if (pile.every((entry) => seersOf(entry) === NOBODY_SAW)) return {};
  const seats = clockwiseFrom(0, players);
  return { [key]: pile.map((entry) => seats.filter((seat) => isSeenBy(entry, seat))) };
}
