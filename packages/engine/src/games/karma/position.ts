import { BadInput } from '../../kernel/bad-input.ts';
import { cardsIn, holdsAll, putAll } from '../../kernel/hand.ts';
import { asFlag, asSeat, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import {
  fillUnknown,
  type NamedZone,
  optional,
  type Position,
  readOutcome,
  readZone,
} from '../../kernel/position.ts';
import { readCount, readFlag, readTable, spellTable, zoneReader } from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import { sortCards, type Zone } from '../../kernel/zones.ts';
import { cardNamed, cardWords, GIVE } from './cards.ts';
import { checkOptions, deckOf } from './deck.ts';
import { EDITIONS, type Options } from './editions.ts';
import { knownCards, setKnown } from './known.ts';
import { META } from './meta.ts';
import { namedStarter } from './opening.ts';
import { hasTriple } from './pile.ts';
import { checkPossible } from './possible.ts';
import { emptyState, type State } from './state.ts';
import { describeWait, readPending, spellPending } from './waits.ts';

const KEYS = ['draw', 'pile', 'out', 'turn', 'pending', 'starter'];
const COUNTERS = ['turns', 'idle_turns', 'progress', 'countdown', 'outcome'];
const SEAT_KEYS = ['hand', 'known', 'open', 'hidden', 'foreseen', 'undrawn'];

/** Reads a position; see docs/positions.md. Zones that are not named are empty, unnamed cards are not in the game. */
export function position(given: Position): State {
  const rules = { meta: META, checkOptions };
  const { object, seats, options, random } = readTable(rules, given, [...KEYS, ...COUNTERS]);
  const state = emptyState(options, random, readStarter(object, options));
  const hands = seats.map((seat, i) => readHeld(options, seat, i, 'hand'));
  const open = seats.map((seat, i) => readHeld(options, seat, i, 'open'));
  const zones = [...hands, ...open, ...readZones(state, object, seats)];
  fillUnknown(zones, deckOf(options).copies, META.cards, state.random, () => !hasTriple(state.pile));
  for (const [seat, { zone }] of hands.entries()) putAll(state.hands[seat], zone);
  for (const [seat, { zone }] of open.entries()) putAll(state.open[seat], zone);
  readForeseen(state, seats);
  readKnown(state, seats);
  readCounters(state, object);
  if (state.outcome === null) state.pending.push(...readPending(object, state));
  checkPossible(state);
  return state;
}

/** Who began: whom the options name, and nobody else. KA-16, KA-17 */
function readStarter(object: JsonObject, options: Options): Seat {
  const named = namedStarter(options);
  const starter = optional(
    object.starter,
    'starter',
    (value, place) => asSeat(value, place, options.players),
    named ?? 0,
  );
  if (named !== null && starter !== named) {
    const key = EDITIONS[options.edition].starts === 'oldest' ? 'oldest' : 'dealer';
    throw new BadInput('do-not-go-together', 'starter', `options.${key} ${options[key]}`);
  }
  return starter;
}

/** Cards without an order, as a zone until the unknown ones are filled in. */
function readHeld(options: Options, seat: JsonObject, i: number, key: 'hand' | 'open'): NamedZone {
  const place = at(at('seats', i), key);
  const zone = readZone(seat[key], place, cardNamed);
  if (key === 'open') asWhole(zone.length, place, 0, options.open_cards);
  return { place, zone };
}

function readZones(state: State, object: JsonObject, seats: readonly JsonObject[]): NamedZone[] {
  const { zones, read } = zoneReader(cardNamed);
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    knownKeys(seat, place, SEAT_KEYS);
    const hidden: Zone = [];
    read(hidden, seat.hidden, at(place, 'hidden'));
    state.hidden[i] = hidden;
    asWhole(hidden.length, at(place, 'hidden'), 0, state.options.hidden_cards);
    state.undrawn[i] = readFlag(seat, 'undrawn', place);
  });
  read(state.pile, object.pile, 'pile', [GIVE]);
  const out: Zone = [];
  read(out, object.out, 'out');
  state.out = out;
  read(state.draw, object.draw, 'draw');
  return zones;
}

/** Cards of a hand that everybody has seen; they must be in it. */
function readKnown(state: State, seats: readonly JsonObject[]): void {
  seats.forEach((seat, i) => {
    const place = at(at('seats', i), 'known');
    const cards = readZone(seat.known, place, cardNamed);
    if (!holdsAll(state.hands[i], cards)) throw new BadInput('impossible-position', place, 'KA-42');
    setKnown(state, i, cards);
  });
}

/** `foreseen: true` says that this seat has seen its hidden cards. KAR-58 */
function readForeseen(state: State, seats: readonly JsonObject[]): void {
  seats.forEach((seat, i) => {
    if (!readFlag(seat, 'foreseen', at('seats', i))) return;
    const seen = state.hidden[i].slice();
    sortCards(seen);
    state.foreseen[i] = seen;
  });
}

function readCounters(state: State, object: JsonObject): void {
  state.turns = readCount(object.turns, 'turns');
  state.idleTurns = readCount(object.idle_turns, 'idle_turns');
  state.progress = optional(object.progress, 'progress', asFlag, false);
  state.countdown = readCount(object.countdown, 'countdown');
  if (object.outcome !== undefined)
    state.outcome = readOutcome(object.outcome, 'outcome', state.options.players);
}

export function describe(state: State): Position {
  const over = state.outcome !== null;
  return {
    game: META.id,
    options: changedOptions(META, state.options),
    seats: state.hands.map((hand, seat) => ({
      hand: cardWords(cardsIn(hand)),
      open: cardWords(cardsIn(state.open[seat])),
      hidden: cardWords(state.hidden[seat]),
      ...describeKnown(state, seat),
      ...(state.foreseen[seat] ? { foreseen: true } : {}),
      ...(state.undrawn[seat] ? { undrawn: true } : {}),
    })),
    draw: cardWords(state.draw),
    pile: cardWords(state.pile),
    out: cardWords(state.out),
    ...(over ? { outcome: state.outcome } : { pending: state.pending.map(describeWait) }),
    starter: state.starter,
    turns: state.turns,
    idle_turns: state.idleTurns,
    progress: state.progress,
    countdown: state.countdown,
  };
}

/** Only where something is known. */
function describeKnown(state: State, seat: Seat): JsonObject {
  const known = knownCards(state, seat);
  return known.length === 0 ? {} : { known: cardWords(known) };
}

const PARTS = {
  cards: META.cards,
  cardNamed,
  piles: ['draw', 'pile', 'out'],
  seatKeys: SEAT_KEYS,
  ordered: ['hidden'],
  unordered: ['hand', 'known', 'open'],
};

export function spellPosition(part: Position): Position {
  const spelt = spellTable(part, PARTS);
  if ('pending' in part) spelt.pending = spellPending(part.pending);
  return spelt;
}
