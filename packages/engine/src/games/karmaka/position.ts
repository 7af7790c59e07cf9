import { BadInput } from '../../kernel/bad-input.ts';
import { cardsIn, putAll } from '../../kernel/hand.ts';
import { asWhole, at, type JsonObject, knownKeys, shown } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import { fillUnknown, type NamedZone, type Position, readOutcome } from '../../kernel/position.ts';
import { readCount, readEntries, readTable, spellTable, zoneReader } from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Zone, zoneToChange } from '../../kernel/zones.ts';
import { CARDS, cardNamed, cardWords } from './cards.ts';
import { checkOptions, deckOf } from './deck.ts';
import { cardOf } from './memory.ts';
import { describeMemories, describeSeers, MEMORY_KEYS, readMemories } from './memory-position.ts';
import { META } from './meta.ts';
import { RUNGS } from './rebirth.ts';
import { emptyState, type State, waitFor, waitOf } from './state.ts';
import { beginTurn } from './turn.ts';
import { type Options, wolfOf } from './variants.ts';
import { checkWait, describeWait, readPending } from './waits.ts';

const KEYS = ['source', 'source_known', 'ruins', 'turn', 'pending', 'wolf', 'starter'];
const COUNTERS = ['turns', 'countdown', 'outcome'];
const SEAT_KEYS = ['hand', 'deck', 'future', 'deeds', 'rung', 'rings', ...MEMORY_KEYS];

/** Reads a position; see docs/positions.md. Zones that are not named are empty, unnamed cards are not in the game. */
export function position(given: Position): State {
  const rules = { meta: META, checkOptions };
  const { object, seats, options, random } = readTable(rules, given, [...KEYS, ...COUNTERS]);
  const seatAt = (key: string, otherwise: Seat) =>
    object[key] === undefined ? otherwise : asWhole(object[key], key, 0, seats.length - 1);
  const starter = seatAt('starter', options.starter ?? 0);
  const state = emptyState(options, random, starter, readWolf(object, options, seatAt));
  const { zones, read } = zoneReader(cardNamed);
  const hands = seats.map((seat, i): Zone => {
    const hand: Zone = [];
    read(hand, seat.hand, at(at('seats', i), 'hand'));
    return hand;
  });
  readZones(state, object, seats, read);
  readCounters(state, object);
  if (state.outcome === null && state.turns >= options.turn_limit)
    throw new BadInput('impossible-position', 'turns', 'KKR-87');
  const turn = seatAt('turn', 0);
  const entries = state.outcome === null ? readEntries(object) : undefined;
  if (entries !== undefined) zones.push(...pendingZones(state, entries));
  fillUnknown(zones, deckOf(options).copies, CARDS, state.random);
  for (const [seat, hand] of hands.entries()) putAll(state.hands[seat], hand);
  readMemories(state, object, seats);
  if (state.outcome !== null) {
    state.active = turn;
    return state;
  }
  if (object.pending === undefined) beginTurn(state, turn, undefined);
  else checkWait(state, waitOf(state));
  return state;
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

function readZones(
  state: State,
  object: JsonObject,
  seats: readonly JsonObject[],
  read: (zone: Zone, given: unknown, place: string) => void,
): void {
  const rungs = state.rungs.slice();
  const rings = state.rings.slice();
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    knownKeys(seat, place, SEAT_KEYS);
    read(state.decks[i], seat.deck, at(place, 'deck'));
    read(zoneToChange(state.futures, i), seat.future, at(place, 'future'));
    read(zoneToChange(state.deeds, i), seat.deeds, at(place, 'deeds'));
    if (seat.rung !== undefined) rungs[i] = readRung(seat.rung, at(place, 'rung'));
    if (seat.rings !== undefined) rings[i] = asWhole(seat.rings, at(place, 'rings'), 0, state.options.rings);
  });
  state.rungs = rungs;
  state.rings = rings;
  if (rings.reduce((sum, held) => sum + held, 0) > state.options.rings)
    throw new BadInput('impossible-position', 'seats', 'KKR-65');
  read(state.ruins, object.ruins, 'ruins');
  read(state.source, object.source, 'source');
}

/** A rung by its word, or counted from 0. KK-10 */
function readRung(given: unknown, place: string): number {
  if (typeof given !== 'string') return asWhole(given, place, 0, RUNGS.length - 1);
  const words: readonly string[] = RUNGS;
  const rung = words.indexOf(given);
  if (rung < 0) throw new BadInput('unknown-value', place, `${shown(given)}; ${RUNGS.join(', ')}`);
  return rung;
}

/** What is open, and its cards: the one in the middle, and those looked at. */
function pendingZones(state: State, entries: readonly JsonObject[]): NamedZone[] {
  const wait = readPending(entries, state);
  waitFor(state, wait);
  const middle = wait.card === null ? [] : [wait.card];
  return [
    { place: 'pending[0].card', zone: middle },
    { place: 'pending[0].seen', zone: wait.seen },
  ];
}

function readCounters(state: State, object: JsonObject): void {
  state.turns = readCount(object.turns, 'turns');
  state.countdown = readCount(object.countdown, 'countdown');
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
      ? { pending: state.pending.map((wait) => describeWait(wait, state)) }
      : { outcome: state.outcome, turn: state.active }),
    ...(wolf === null ? {} : { wolf }),
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
  };
}

const PARTS = {
  cards: CARDS,
  cardNamed,
  piles: ['source', 'ruins'],
  seatKeys: SEAT_KEYS,
  ordered: ['deck', 'future', 'deeds'],
  unordered: ['hand'],
};

/** Rungs by their words. */
export function spellPosition(part: Position): Position {
  return spellTable(part, PARTS, ({ rung }, place) =>
    rung === undefined ? {} : { rung: RUNGS[readRung(rung, at(place, 'rung'))] },
  );
}
