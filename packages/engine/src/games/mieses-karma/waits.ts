import { BadInput } from '../../kernel/bad-input.ts';
import {
  asFlag,
  asList,
  asObject,
  asSeat,
  asText,
  asWhole,
  at,
  type JsonObject,
  knownKeys,
} from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seats.ts';
import { KEPT_BY_CAT } from './animals.ts';
import { askingOrder } from './asking.ts';
import { isSpecies, type Species } from './cards.ts';
import { givingOf, type State, type Step, stepOf, type Turn, turnOfSeat, type Waiting } from './state.ts';

const STEPS = ['taking', 'exchanging', 'imitating', 'scoring', 'keeping', 'second-turn'];
const TURN_KEYS = ['type', 'seat', 'acted', 'used', 'asked', 'second', 'imitates'];

/** What the game waits for: `turn` names a seat, `pending` lists the turn and what lies on it. */
export function readPending(object: JsonObject, state: State): Waiting[] {
  const given = object.pending;
  const seatIn = (value: unknown, place: string) => asSeat(value, place, state.options.players);
  if (given === undefined) return [turnOfSeat(object.turn === undefined ? 0 : seatIn(object.turn, 'turn'))];
  if (object.turn !== undefined) throw new BadInput('do-not-go-together', 'turn', 'pending');
  const entries = asList(given, 'pending').map((wait, i) => asObject(wait, at('pending', i)));
  asWhole(entries.length, 'pending', 1, 2);
  const turn = readTurn(entries[0], 'pending[0]', seatIn);
  return entries.length === 1 ? [turn] : [turn, readStep(entries[1], 'pending[1]', turn.seat, state)];
}

function readTurn(wait: JsonObject, place: string, seatIn: (value: unknown, place: string) => Seat): Turn {
  knownKeys(wait, place, TURN_KEYS);
  if (asText(wait.type, at(place, 'type')) !== 'turn') {
    throw new BadInput('impossible-position', at(place, 'type'), String(wait.type));
  }
  const turn = turnOfSeat(seatIn(wait.seat, at(place, 'seat')));
  const flag = (key: string) => (wait[key] === undefined ? false : asFlag(wait[key], at(place, key)));
  turn.acted = flag('acted');
  turn.used = flag('used');
  turn.asked = flag('asked');
  turn.second = flag('second');
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
    const answered =
      wait.answered === undefined ? 0 : asWhole(wait.answered, at(place, 'answered'), 0, order.length - 1);
    return givingOf(order, answered);
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
