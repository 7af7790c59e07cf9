import { BadInput } from '../../kernel/bad-input.ts';
import { cardsIn, putAll } from '../../kernel/hand.ts';
import { asList, asObject, asWhole, at, type JsonObject, knownKeys, shown } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import {
  fillUnknown,
  type NamedZone,
  type Position,
  readOutcome,
  readPositionOptions,
  readSeed,
  readZone,
  spellZone,
} from '../../kernel/position.ts';
import { makeRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Zone } from '../../kernel/zones.ts';
import { CARDS, COPIES, cardNamed, cardWords } from './cards.ts';
import { cardOf } from './memory.ts';
import { describeMemories, describeSeers, MEMORY_KEYS, readMemories } from './memory-position.ts';
import { META } from './meta.ts';
import { checkWait } from './possible-waits.ts';
import { ALL_RINGS, RUNGS } from './rebirth.ts';
import { emptyState, type State, waitFor, waitOf } from './state.ts';
import { beginTurn } from './turn.ts';
import { checkOptions, type Options, wolfOf } from './variants.ts';
import { describeWait, readPending } from './waits.ts';

const KEYS = [
  'game',
  'options',
  'seed',
  'seats',
  'source',
  'source_known',
  'ruins',
  'turn',
  'pending',
  'wolf',
  'starter',
];
const COUNTERS = ['turns', 'countdown', 'outcome'];
const SEAT_KEYS = ['hand', 'deck', 'future', 'deeds', 'rung', 'rings', ...MEMORY_KEYS];
const MOST = 1_000_000;

/** Reads a position; see docs/positions.md. Zones that are not named are empty, unnamed cards are not in the game. */
export function position(given: Position): State {
  const object = asObject(given, 'position');
  knownKeys(object, '', [...KEYS, ...COUNTERS]);
  const seats = asList(object.seats, 'seats').map((seat, i) => asObject(seat, at('seats', i)));
  const options = readPositionOptions({ meta: META, checkOptions }, object, seats.length);
  const seatAt = (key: string, otherwise: Seat) =>
    object[key] === undefined ? otherwise : asWhole(object[key], key, 0, seats.length - 1);
  const state = emptyState(
    options,
    makeRandom(readSeed(object.seed)),
    seatAt('starter', options.starter ?? 0),
    readWolf(object, options, seatAt),
  );
  const hands = seats.map((seat, i) =>
    named(at(at('seats', i), 'hand'), readZone(seat.hand, at(at('seats', i), 'hand'), cardNamed)),
  );
  const zones = [...hands, ...readZones(state, object, seats)];
  readCounters(state, object);
  if (state.outcome === null && state.turns >= options.turn_limit)
    throw new BadInput('impossible-position', 'turns', 'KKR-87');
  const turn = seatAt('turn', 0);
  if (object.pending !== undefined && state.outcome === null) {
    if (object.turn !== undefined) throw new BadInput('do-not-go-together', 'turn', 'pending');
    zones.push(...pendingZones(state, object.pending));
  }
  fillUnknown(zones, COPIES, CARDS, state.random);
  for (const [seat, { zone }] of hands.entries()) putAll(state.hands[seat], zone);
  readMemories(state, object, seats);
  if (state.outcome !== null) {
    state.active = turn;
    return state;
  }
  if (object.pending === undefined) beginTurn(state, turn, undefined);
  else checkWait(state, waitOf(state));
  return state;
}

function named(place: string, zone: Zone): NamedZone {
  return { place, zone };
}

/** The single player of Big Bad Wolf: named, as the options say, or seat 0. KK-80 */
function readWolf(
  object: JsonObject,
  { variant, wolf }: Options,
  seatAt: (key: string, otherwise: Seat) => Seat,
): Seat | null {
  if (variant === 'wolf') return seatAt('wolf', wolf ?? 0);
  if (object.wolf !== undefined) throw new BadInput('do-not-go-together', 'wolf', `variant ${variant}`);
  return null;
}

function readZones(state: State, object: JsonObject, seats: readonly JsonObject[]): NamedZone[] {
  const zones: NamedZone[] = [];
  const read = (zone: Zone, given: unknown, place: string) => {
    zone.push(...readZone(given, place, cardNamed));
    zones.push(named(place, zone));
  };
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    knownKeys(seat, place, SEAT_KEYS);
    read(state.decks[i], seat.deck, at(place, 'deck'));
    read(state.futures[i], seat.future, at(place, 'future'));
    read(state.deeds[i], seat.deeds, at(place, 'deeds'));
    if (seat.rung !== undefined) state.rungs[i] = readRung(seat.rung, at(place, 'rung'));
    if (seat.rings !== undefined) state.rings[i] = asWhole(seat.rings, at(place, 'rings'), 0, ALL_RINGS);
  });
  const rings = state.rings.reduce((sum, held) => sum + held, 0);
  if (rings > ALL_RINGS) throw new BadInput('impossible-position', 'seats', 'KKR-65');
  read(state.ruins, object.ruins, 'ruins');
  read(state.source, object.source, 'source');
  return zones;
}

/** A rung by its word, or counted from 0. KK-10 */
function readRung(given: unknown, place: string): number {
  if (typeof given !== 'string') return asWhole(given, place, 0, RUNGS.length - 1);
  const rung = (RUNGS as readonly string[]).indexOf(given);
  if (rung < 0) throw new BadInput('unknown-value', place, `${shown(given)}; ${RUNGS.join(', ')}`);
  return rung;
}

/** What is open, and its cards: the one in the middle, and those looked at. */
function pendingZones(state: State, given: unknown): NamedZone[] {
  const wait = readPending(given, state);
  waitFor(state, wait);
  const middle = wait.card === null ? [] : [wait.card];
  return [named('pending[0].card', middle), named('pending[0].seen', wait.seen)];
}

function readCounters(state: State, object: JsonObject): void {
  const count = (key: string) => (object[key] === undefined ? 0 : asWhole(object[key], key, 0, MOST));
  state.turns = count('turns');
  state.countdown = count('countdown');
  if (object.outcome !== undefined && object.outcome !== null)
    state.outcome = readOutcome(object.outcome, 'outcome', state.options.players);
  else if (state.rungs.includes(RUNGS.length - 1))
    throw new BadInput('impossible-position', 'seats', 'KK-59');
}

export function describe(state: State): Position {
  const wolf = wolfOf(state.seating);
  return {
    game: META.id,
    options: changedOptions(META, state.options),
    seats: state.hands.map((hand, seat) => ({
      hand: cardWords(cardsIn(hand)),
      deck: cardWords(state.decks[seat].map(cardOf)),
      future: cardWords(state.futures[seat].map(cardOf)),
      deeds: cardWords(state.deeds[seat]),
      rung: RUNGS[state.rungs[seat]],
      rings: state.rings[seat],
      ...describeMemories(state, seat),
    })),
    source: cardWords(state.source.map(cardOf)),
    ...describeSeers('source_known', state.source, state.options.players),
    ruins: cardWords(state.ruins),
    ...(state.outcome === null
      ? { pending: state.pending.map((wait) => describeWait(wait, state.active)) }
      : { outcome: state.outcome, turn: state.active }),
    ...(wolf === null ? {} : { wolf }),
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
  };
}

/** Hands in the order of the card list, all cards by their usual words, rungs by their words. */
export function spellPosition(part: Position): Position {
  const spelt: Record<string, unknown> = { ...part };
  for (const key of ['source', 'ruins']) {
    if (key in spelt) spelt[key] = spellZone(part[key], key, cardNamed, CARDS);
  }
  if (Array.isArray(part.seats))
    spelt.seats = part.seats.map((seat, i) => spellSeat(asObject(seat, at('seats', i)), at('seats', i)));
  return spelt;
}

function spellSeat(seat: JsonObject, place: string): JsonObject {
  knownKeys(seat, place, SEAT_KEYS);
  const spelt: Record<string, unknown> = { ...seat };
  for (const key of ['hand', 'deck', 'future', 'deeds']) {
    if (key in seat) spelt[key] = spellZone(seat[key], at(place, key), cardNamed, CARDS);
  }
  if (Array.isArray(spelt.hand)) spelt.hand.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  if (seat.rung !== undefined) spelt.rung = RUNGS[readRung(seat.rung, at(place, 'rung'))];
  return spelt;
}
