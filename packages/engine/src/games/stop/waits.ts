import { BadInput } from '../../kernel/bad-input.ts';
import { asFlag, asSeat, asText, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readBySeat, readEntries, readTurn } from '../../kernel/position-parts.ts';
import { clockwiseFrom, leftOf, rightOf, type Seat } from '../../kernel/seats.ts';
import { isNumber, KIND_OF, PLUS_X, SKIP, SWAP, TWO } from './cards.ts';
import { isLocked } from './interjecting.ts';
import { type Direction, notation, readAttempt } from './moves.ts';
import { objectionTo } from './refusals.ts';
import {
  type Answering,
  answering,
  type Moment,
  onTurn,
  type State,
  type Stored,
  topCard,
  type Waiting,
  type Window,
  windowAsking,
  windowOpen,
} from './state.ts';

const MOMENTS: readonly Moment[] = ['turn', 'two', 'skip', 'plus-x'];
const WINDOWS: readonly Window['type'][] = ['interjecting', 'swapping'];
const MOST_PENDING = 16;

/** What a position waits for: `pending`, or simply `turn`, the seat on turn. */
export function readPending(object: JsonObject, state: State): Waiting[] {
  const entries = readEntries(object);
  if (entries === undefined) return [answering('turn', readTurn(object, state.options.players), 0)];
  const [first, second, ...more] = entries;
  if (first === undefined) throw new BadInput('missing', 'pending[0]');
  if (more.length > 0) throw new BadInput('impossible-position', 'pending[2]');
  const answer = readAnswering(first, state);
  return second === undefined ? [answer] : [answer, readWindow(second, answer, state)];
}

function seatIn(state: State, given: unknown, place: string): Seat {
  return asSeat(given, place, state.options.players);
}

/** Whoever sits before the seat on turn, or who played the swap. */
export function usualLayer(object: JsonObject, state: State): Seat {
  const { players } = state.options;
  const given = Array.isArray(object.pending)
    ? (object.pending[0] as JsonObject | undefined)?.seat
    : object.turn;
  return Number.isInteger(given) ? rightOf((given as Seat) % players, players) : state.dealer;
}

/** The card on top that makes each attack. ST-34, ST-41, ST-47 */
const ATTACKERS: Readonly<Record<Exclude<Moment, 'turn'>, number>> = {
  two: TWO,
  skip: SKIP,
  'plus-x': PLUS_X,
};

function readAnswering(wait: JsonObject, state: State): Answering {
  const place = 'pending[0]';
  const type = MOMENTS.find((moment) => moment === wait.type);
  if (type === undefined) throw new BadInput('unknown-value', at(place, 'type'), MOMENTS.join(', '));
  knownKeys(wait, place, type === 'two' ? ['type', 'seat', 'sum'] : ['type', 'seat']);
  const seat = seatIn(state, wait.seat, at(place, 'seat'));
  if (type !== 'turn' && KIND_OF[topCard(state)] !== ATTACKERS[type]) {
    throw new BadInput('impossible-position', place, 'pile');
  }
  return answering(type, seat, type === 'two' ? readSum(wait.sum ?? TWO, at(place, 'sum')) : 0);
}

/** STR-35 */
function readSum(given: unknown, place: string): number {
  const sum = asWhole(given, place, 2, MOST_PENDING);
  if (sum % 2 !== 0) throw new BadInput('impossible-position', place, 'STR-35');
  return sum;
}

function readWindow(wait: JsonObject, answer: Answering, state: State): Window {
  const place = 'pending[1]';
  const type = WINDOWS.find((window) => window === wait.type);
  if (type === undefined) throw new BadInput('unknown-value', at(place, 'type'), WINDOWS.join(', '));
  const swapping = type === 'swapping';
  knownKeys(wait, place, ['type', 'answered', 'passed', ...(swapping ? ['by', 'direction'] : [])]);
  const top = topCard(state);
  const possible = swapping ? KIND_OF[top] === SWAP && answer.type === 'turn' : isNumber(top);
  if (!possible) throw new BadInput('impossible-position', place, 'pile');
  const by = swapping && wait.by !== undefined ? seatIn(state, wait.by, at(place, 'by')) : state.layer;
  return makeWindow(wait, place, type, by, swapping ? readDirection(wait, place) : null, state);
}

function makeWindow(
  wait: JsonObject,
  place: string,
  type: Window['type'],
  by: Seat,
  direction: Direction,
  { options }: State,
): Window {
  const { players, reaction, interject_ms } = options;
  if (reaction === 'poll') {
    const answered = asWhole(wait.answered ?? 0, at(place, 'answered'), 0, players - 1);
    return windowAsking(type, clockwiseFrom(leftOf(by, players), players), answered, by, direction);
  }
  if (type === 'interjecting' && interject_ms === 0)
    throw new BadInput('do-not-go-together', place, 'options.interject_ms');
  return windowOpen(type, readOpen(wait, place, players, type), by, direction);
}

/** `passed` lists by seat who has passed in the race for a swap. STR-05 */
function readOpen(wait: JsonObject, place: string, players: number, type: Window['type']): boolean[] {
  if (wait.passed === undefined) return new Array<boolean>(players).fill(true);
  const passed = readBySeat(wait.passed, at(place, 'passed'), players, asFlag);
  const allowed = type === 'swapping' ? passed.includes(false) : !passed.includes(true);
  if (!allowed) throw new BadInput('impossible-position', at(place, 'passed'), 'STR-05');
  return passed.map((flag) => !flag);
}

function readDirection(wait: JsonObject, place: string): Direction {
  const direction = asText(wait.direction, at(place, 'direction'));
  if (direction === 'left' || direction === 'right') return direction;
  throw new BadInput('unknown-value', at(place, 'direction'), 'left, right');
}

/** A move that waits for the end of the lock: an ordinary one of the seat on turn. STR-03 */
export function readStored(given: unknown, state: State): Stored {
  const text = asText(given, 'stored');
  const move = readAttempt(text);
  const { seat } = onTurn(state);
  const ordinary = move.type !== 'slip' && move.type !== 'interject';
  if (!isLocked(state) || !ordinary || objectionTo(state, seat, move)) {
    throw new BadInput('impossible-position', 'stored', 'STR-03');
  }
  return { seat, move };
}

export function describeStored(stored: Stored): string {
  return notation(stored.move);
}

export function describeWait(wait: Waiting): JsonObject {
  const { type } = wait;
  switch (wait.shape) {
    case 'turn':
      return type === 'two' ? { type, seat: wait.seat, sum: wait.sum } : { type, seat: wait.seat };
    case 'reaction':
      return { type, answered: wait.answered, ...describeSwap(wait) };
    case 'race':
      return { type, passed: wait.open.map((open) => !open), ...describeSwap(wait) };
  }
}

function describeSwap({ type, by, direction }: Window): JsonObject {
  return type === 'swapping' ? { by, direction } : {};
}
