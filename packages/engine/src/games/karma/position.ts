import { BadInput } from '../../kernel/bad-input.ts';
import type { Outcome } from '../../kernel/game.ts';
import { cardsIn, holdsAll, putAll } from '../../kernel/hand.ts';
import {
  asFlag,
  asList,
  asObject,
  asSeat,
  asWhole,
  at,
  type JsonObject,
  knownKeys,
} from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import {
  fillUnknown,
  type NamedZone,
  optional,
  type Position,
  readOutcome,
  readPositionOptions,
  readSeed,
  readZone,
  spellZone,
} from '../../kernel/position.ts';
import { makeRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, sortCards, type Zone } from '../../kernel/zones.ts';
import { cardNamed, cardWords, GIVE } from './cards.ts';
import { checkOptions, EDITIONS, type Options } from './editions.ts';
import { knownCards, setKnown } from './known.ts';
import { META } from './meta.ts';
import { HIDDEN_CARDS } from './moves.ts';
import { namedStarter, OPEN_CARDS } from './opening.ts';
import { hasTriple } from './pile.ts';
import { checkPossible } from './possible.ts';
import { copiesFor, emptyState, type State } from './state.ts';
import { describeWait, readPending, spellPending } from './waits.ts';

const KEYS = ['game', 'options', 'seed', 'seats', 'draw', 'pile', 'out', 'turn', 'pending', 'starter'];
const COUNTERS = ['turns', 'idle_turns', 'progress', 'countdown', 'outcome'];
const SEAT_KEYS = ['hand', 'known', 'open', 'hidden', 'foreseen', 'undrawn'];
const MOST = 1_000_000;

/** Reads a position; see docs/positions.md. Zones that are not named are empty, unnamed cards are not in the game. */
export function position(given: Position): State {
  const object = asObject(given, 'position');
  knownKeys(object, '', [...KEYS, ...COUNTERS]);
  const seats = asList(object.seats, 'seats').map((seat, i) => asObject(seat, at('seats', i)));
  const options = readPositionOptions({ meta: META, checkOptions }, object, seats.length);
  const starter = readStarter(object, options);
  const state = emptyState(options, makeRandom(readSeed(object.seed)), starter);
  const hands = seats.map((seat, i) => readHeld(seat, i, 'hand'));
  const open = seats.map((seat, i) => readHeld(seat, i, 'open'));
  const zones = [...hands, ...open, ...readZones(state, object, seats)];
  fillUnknown(zones, copiesFor(options), META.cards, state.random, () => !hasTriple(state.pile));
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
function readHeld(seat: JsonObject, i: number, key: 'hand' | 'open'): NamedZone {
  const place = at(at('seats', i), key);
  const zone = readZone(seat[key], place, cardNamed);
  if (key === 'open') asWhole(zone.length, place, 0, OPEN_CARDS);
  return { place, zone };
}

function readZones(state: State, object: JsonObject, seats: readonly JsonObject[]): NamedZone[] {
  const zones: NamedZone[] = [];
  const read = (zone: Zone, given: unknown, place: string, never: readonly Card[] = []) => {
    zone.push(...readZone(given, place, cardNamed));
    zones.push({ place, zone, never });
  };
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    knownKeys(seat, place, SEAT_KEYS);
    read(state.hidden[i], seat.hidden, at(place, 'hidden'));
    asWhole(state.hidden[i].length, at(place, 'hidden'), 0, HIDDEN_CARDS);
    state.undrawn[i] = optional(seat.undrawn, at(place, 'undrawn'), asFlag, false);
  });
  read(state.pile, object.pile, 'pile', [GIVE]);
  read(state.out, object.out, 'out');
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
    if (!optional(seat.foreseen, at(at('seats', i), 'foreseen'), asFlag, false)) return;
    const seen = state.hidden[i].slice();
    sortCards(seen);
    state.foreseen[i] = seen;
  });
}

function readCounters(state: State, object: JsonObject): void {
  const count = (value: unknown, place: string) => asWhole(value, place, 0, MOST);
  state.turns = optional(object.turns, 'turns', count, 0);
  state.idleTurns = optional(object.idle_turns, 'idle_turns', count, 0);
  state.progress = optional(object.progress, 'progress', asFlag, false);
  state.countdown = optional(object.countdown, 'countdown', count, 0);
  const outcome = (value: unknown, place: string) => readOutcome(value, place, state.options.players);
  state.outcome = optional<Outcome | null>(object.outcome, 'outcome', outcome, null);
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

const PILES = ['draw', 'pile', 'out'];

/** Hands and open cards in the order of the card list, all cards by their usual words. */
export function spellPosition(part: Position): Position {
  const spelt: Record<string, unknown> = { ...part };
  for (const key of PILES) if (key in spelt) spelt[key] = spellZone(part[key], key, cardNamed, META.cards);
  if ('pending' in spelt) spelt.pending = spellPending(part.pending);
  if (Array.isArray(part.seats))
    spelt.seats = part.seats.map((seat, i) => spellSeat(asObject(seat, at('seats', i)), i));
  return spelt;
}

function spellSeat(seat: JsonObject, i: number): JsonObject {
  const place = at('seats', i);
  knownKeys(seat, place, SEAT_KEYS);
  const spelt: Record<string, unknown> = { ...seat };
  for (const key of ['hand', 'known', 'open', 'hidden']) {
    if (!(key in seat)) continue;
    const words = spellZone(seat[key], at(place, key), cardNamed, META.cards);
    const ordered = key !== 'hidden' && Array.isArray(words);
    spelt[key] = ordered ? words.sort((a, b) => META.cards.indexOf(a) - META.cards.indexOf(b)) : words;
  }
  return spelt;
}
