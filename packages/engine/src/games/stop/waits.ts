import { BadInput } from '../../kernel/bad-input.ts';
import type { DecisionReader } from '../../kernel/decisions.ts';
import { asText, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readEntries, readTurn } from '../../kernel/position-parts.ts';
import { rightOf, type Seat } from '../../kernel/seats.ts';
import { ANSWERING_READERS, decisionOf, WINDOW_READERS } from './decisions/index.ts';
import { isLocked } from './interjecting.ts';
import { notation, readAttempt } from './moves.ts';
import { objectionTo } from './objections.ts';
import {
  answering,
  type Moment,
  onTurn,
  type State,
  type Stored,
  type Waiting,
  type Window,
  windowOf,
} from './state.ts';

const MOMENTS: readonly Moment[] = ['turn', 'two', 'skip', 'plus-x'];
const WINDOWS: readonly Window['type'][] = ['interjecting', 'swapping'];

/** Puts on `pending` what a position waits for: its `pending`, or simply `turn`, the seat on turn. */
export function readPending(object: JsonObject, state: State): void {
  const { pending, options } = state;
  const entries = readEntries(object);
  if (entries === undefined) {
    pending.push(answering('turn', readTurn(object, options.players), 0));
    return;
  }
  const [first, second, ...more] = entries;
  if (first === undefined) throw new BadInput('missing', 'pending[0]');
  if (more.length > 0) throw new BadInput('impossible-position', 'pending[2]');
  pending.push(readWait(first, 'pending[0]', state, MOMENTS, ANSWERING_READERS));
  if (second !== undefined) pending.push(readWait(second, 'pending[1]', state, WINDOWS, WINDOW_READERS));
}

function readWait<Type extends string, Wait>(
  wait: JsonObject,
  place: string,
  state: State,
  types: readonly Type[],
  readers: Readonly<Record<Type, DecisionReader<State, Wait>>>,
): Wait {
  const type = types.find((known) => known === wait.type);
  if (type === undefined) throw new BadInput('unknown-value', at(place, 'type'), types.join(', '));
  const { keys, read } = readers[type];
  knownKeys(wait, place, ['type', ...keys]);
  return read(wait, place, state);
}

/** Refuses entries that no game comes to. */
export function checkPending(state: State): void {
  const answer = onTurn(state);
  ANSWERING_READERS[answer.type].check(state, answer, 'pending[0]');
  const window = windowOf(state);
  if (window !== undefined) WINDOW_READERS[window.type].check(state, window, 'pending[1]');
}

/** Whoever sits before the seat on turn, or who played the swap. */
export function usualLayer(object: JsonObject, state: State): Seat {
  const { players } = state.options;
  const given = Array.isArray(object.pending)
    ? (object.pending[0] as JsonObject | undefined)?.seat
    : object.turn;
  const isSeat = typeof given === 'number' && Number.isInteger(given);
  return isSeat ? rightOf(given % players, players) : state.dealer;
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
  return decisionOf(wait).describe(wait);
}
