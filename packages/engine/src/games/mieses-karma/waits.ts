import { BadInput } from '../../kernel/bad-input.ts';
import { asSeat, asText, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readCount, readEntries, readFlag, readTurn } from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import { KEPT_BY_CAT } from './animals.ts';
import { askingOrder } from './asking.ts';
import { isSpecies, type Species } from './cards.ts';
import { givingOf, type State, type Step, stepOf, type Turn, turnOfSeat, type Waiting } from './state.ts';

const STEPS = ['taking', 'exchanging', 'imitating', 'scoring', 'keeping', 'second-turn'];
const TURN_KEYS = ['type', 'seat', 'acted', 'used', 'asked', 'second', 'imitates'];

/** What the game waits for: `turn` names a seat, `pending` lists the turn and what lies on it. */
export function readPending(object: JsonObject, state: State): Waiting[] {
  const { players } = state.options;
  const entries = readEntries(object);
  if (entries === undefined) return [turnOfSeat(readTurn(object, players))];
  asWhole(entries.length, 'pending', 1, 2);
  const turn = readTurnEntry(entries[0], 'pending[0]', players);
  return entries.length === 1 ? [turn] : [turn, readStep(entries[1], 'pending[1]', turn.seat, state)];
}

function readTurnEntry(wait: JsonObject, place: string, players: number): Turn {
  knownKeys(wait, place, TURN_KEYS);
  if (asText(wait.type, at(place, 'type')) !== 'turn') {
    throw new BadInput('impossible-position', at(place, 'type'), String(wait.type));
  }
  const turn = turnOfSeat(asSeat(wait.seat, at(place, 'seat'), players));
  turn.acted = readFlag(wait, 'acted', place);
  turn.used = readFlag(wait, 'used', place);
  turn.asked = readFlag(wait, 'asked', place);
  turn.second = readFlag(wait, 'second', place);
  turn.imitates = readSpecies(wait.imitates, at(place, 'imitates'));
  return turn;
}

function readSpecies(given: unknown, place: string): Species | null {
  if (given === undefined || given === null) return null;
  const word = asText(given, place);
  if (!isSpecies(word)) throw new BadInput('unknown-value', place, word);
  return word;
}

function readStep(wait: JsonObject, place: string, seat: Seat, state: State): Waiting {
  const type = asText(wait.type, at(place, 'type'));
  if (type === 'giving') {
    knownKeys(wait, place, ['type', 'answered']);
    const order = askingOrder(state, seat);
    return givingOf(order, readCount(wait.answered, at(place, 'answered'), order.length - 1));
  }
  if (!STEPS.includes(type)) {
    throw new BadInput('unknown-value', at(place, 'type'), `${type}; giving, ${STEPS.join(', ')}`);
  }
  const counts = type === 'scoring' || type === 'keeping';
  knownKeys(wait, place, counts ? ['type', 'left'] : ['type']);
  return stepOf(type as Step['type'], seat, counts ? readLeft(wait, place, type, state, seat) : 0);
}

/** So many cards are still to be chosen. MK-126, MK-139 */
function readLeft(wait: JsonObject, place: string, type: string, state: State, seat: Seat): number {
  const most = type === 'keeping' ? KEPT_BY_CAT : state.left[seat].length + state.right[seat].length - 1;
  if (most < 1) throw new BadInput('impossible-position', place, 'MK-139');
  return wait.left === undefined ? 1 : asWhole(wait.left, at(place, 'left'), 1, most);
}

export function describeWait(wait: Waiting): JsonObject {
  switch (wait.type) {
    case 'turn': {
      const { type, seat, acted, used, asked, second, imitates } = wait;
      return { type, seat, acted, used, asked, second, imitates };
    }
    case 'giving':
      return { type: wait.type, answered: wait.answered };
    case 'scoring':
    case 'keeping':
      return { type: wait.type, left: wait.left };
    default:
      return { type: wait.type };
  }
}
