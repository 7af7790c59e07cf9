import { BadInput } from '../../kernel/bad-input.ts';
import { asObject, asSeat, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import { fillUnknown, type Position, readScoredOutcome, readZone } from '../../kernel/position.ts';
import {
  readBySeat,
  readCount,
  readTable,
  spellTable,
  spellUnordered,
  zoneReader,
} from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import { topOf, type Zone } from '../../kernel/zones.ts';
import { CARDS, cardNamed, cardWords, FREE_CHOICE } from './cards.ts';
import { checkOptions, deckOf } from './deck.ts';
import { cardsIn, holdsAll, putAll } from './hand.ts';
import { rememberAll, rememberedBy } from './memory.ts';
import { META } from './meta.ts';
import type { Options } from './options.ts';
import { checkPossible } from './possible.ts';
import { emptyState, type RoundEnd, type RoundResult, type State } from './state.ts';
import { describeStored, describeWait, readPending, readStored, usualLayer } from './waits.ts';

const KEYS = ['stock', 'pile', 'turn', 'pending', 'stored', 'layer'];
const COUNTERS = ['dealer', 'rounds', 'turns', 'idle_turns', 'countdown', 'last_round', 'outcome'];
const SEAT_KEYS = ['hand', 'hand_known', 'points'];

/** Reads a position; see docs/positions.md. Zones that are not named are empty, unnamed cards are not in the game. */
export function position(given: Position): State {
  const rules = { meta: META, checkOptions };
  const { object, seats, options, random } = readTable(rules, given, [...KEYS, ...COUNTERS]);
  const state = emptyState(options, random, seatAt(object, 'dealer', options, 0));
  readCards(state, object, seats);
  readCounters(state, object);
  if (state.outcome === null) readMoment(state, object);
  checkPossible(state);
  return state;
}

function readCards(state: State, object: JsonObject, seats: readonly JsonObject[]): void {
  const { zones, read } = zoneReader(cardNamed);
  const points: number[] = [];
  const hands = seats.map((seat, i): Zone => {
    const place = at('seats', i);
    knownKeys(seat, place, SEAT_KEYS);
    points.push(readCount(seat.points, at(place, 'points')));
    const hand: Zone = [];
    read(hand, seat.hand, at(place, 'hand'));
    return hand;
  });
  state.points = points;
  read(state.pile, object.pile, 'pile');
  read(state.stock, object.stock, 'stock');
  fillUnknown(zones, deckOf(state.options).copies, CARDS, state.random);
  for (const [seat, hand] of state.hands.entries()) putAll(hand, hands[seat]);
  seats.forEach((seat, i) => {
    if (seat.hand_known !== undefined)
      readMemories(state, i, seat.hand_known, at(at('seats', i), 'hand_known'));
  });
}

/** By viewer: the cards that viewer knows of this hand, which must be in it. */
function readMemories(state: State, owner: Seat, given: unknown, place: string): void {
  readBySeat(given, place, state.options.players, (words, at) => ({
    cards: readZone(words, at, cardNamed),
    at,
  })).forEach(({ cards, at }, viewer) => {
    if (!holdsAll(state.hands[owner], cards) || (viewer === owner && cards.length > 0))
      throw new BadInput('impossible-position', at, 'ST-44');
    if (cards.length > 0) rememberAll(state, owner, viewer, cards);
  });
}

function readCounters(state: State, object: JsonObject): void {
  state.rounds = readCount(object.rounds, 'rounds');
  state.turns = readCount(object.turns, 'turns');
  state.idleTurns = readCount(object.idle_turns, 'idle_turns');
  state.countdown = readCount(object.countdown, 'countdown');
  if (object.last_round !== undefined) state.lastRound = readResult(object.last_round, state.options);
  if (object.outcome !== undefined)
    state.outcome = readScoredOutcome(object.outcome, 'outcome', state.options.players);
  state.layer = seatAt(object, 'layer', state.options, usualLayer(object, state));
}

function seatAt(object: JsonObject, key: string, options: Options, otherwise: Seat): Seat {
  return object[key] === undefined ? otherwise : asSeat(object[key], key, options.players);
}

/** While a round runs, everybody holds cards and the card on top has a colour. ST-22, STR-21 */
function readMoment(state: State, object: JsonObject): void {
  const top = topOf(state.pile);
  if (top === null) throw new BadInput('missing', 'pile');
  if (top === FREE_CHOICE) throw new BadInput('impossible-position', 'pile', 'ST-54');
  state.hands.forEach((hand, seat) => {
    if (hand.size === 0) throw new BadInput('impossible-position', at(at('seats', seat), 'hand'), 'ST-22');
  });
  readPending(object, state);
  if (object.stored !== undefined) state.stored = readStored(object.stored, state);
}

const ROUND_ENDS: readonly RoundEnd[] = ['stop', 'deadlock', 'turn-limit'];

function readResult(given: unknown, options: Options): RoundResult {
  const object = asObject(given, 'last_round');
  knownKeys(object, 'last_round', ['reason', 'winner', 'hands', 'points']);
  const reason = ROUND_ENDS.find((end) => end === object.reason);
  if (reason === undefined) throw new BadInput('unknown-value', 'last_round.reason', ROUND_ENDS.join(', '));
  const winner = object.winner === null ? null : asSeat(object.winner, 'last_round.winner', options.players);
  const hands = readBySeat(object.hands, 'last_round.hands', options.players, (hand, place) =>
    readZone(hand, place, cardNamed),
  );
  const points = readBySeat(object.points, 'last_round.points', options.players, (given, place) =>
    readCount(given, place),
  );
  return { reason, winner, hands, points };
}

export function describe(state: State): Position {
  const { lastRound, outcome } = state;
  return {
    game: META.id,
    options: changedOptions(META, state.options),
    seats: state.hands.map((hand, seat) => ({
      hand: cardWords(cardsIn(hand)),
      ...describeMemories(state, seat),
      points: state.points[seat],
    })),
    stock: cardWords(state.stock),
    pile: cardWords(state.pile),
    ...(outcome ? { outcome } : { pending: state.pending.map(describeWait) }),
    ...(state.stored ? { stored: describeStored(state.stored) } : {}),
    layer: state.layer,
    dealer: state.dealer,
    rounds: state.rounds,
    turns: state.turns,
    idle_turns: state.idleTurns,
    countdown: state.countdown,
    ...(lastRound ? { last_round: { ...lastRound, hands: lastRound.hands.map(cardWords) } } : {}),
  };
}

/** Only what somebody remembers is written. */
function describeMemories(state: State, seat: Seat): JsonObject {
  const known = state.hands.map((_, viewer) => cardWords(rememberedBy(state, seat, viewer)));
  return known.some((cards) => cards.length > 0) ? { hand_known: known } : {};
}

const PARTS = {
  cards: CARDS,
  cardNamed,
  piles: ['stock', 'pile'],
  seatKeys: SEAT_KEYS,
  ordered: [],
  unordered: ['hand'],
};

export function spellPosition(part: Position): Position {
  const spelt = spellTable(part, PARTS);
  if ('last_round' in part) spelt.last_round = spellResult(asObject(part.last_round, 'last_round'));
  return spelt;
}

function spellResult(result: JsonObject): JsonObject {
  if (!Array.isArray(result.hands)) return result;
  const place = at('last_round', 'hands');
  return { ...result, hands: result.hands.map((hand, i) => spellUnordered(hand, at(place, i), PARTS)) };
}
