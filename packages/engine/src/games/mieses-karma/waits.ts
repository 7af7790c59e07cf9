import { BadInput } from '../../kernel/bad-input.ts';
import type { DecisionReader } from '../../kernel/decisions.ts';
import { asText, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readEntries, readTurn } from '../../kernel/position-parts.ts';
import { READERS } from './decisions/index.ts';
import { type State, turnOfSeat, type Waiting } from './state.ts';

/** Puts what the position waits for into the state: `turn` names a seat, `pending` lists the turn and what lies on it. */
export function readPending(object: JsonObject, state: State): void {
  const { pending, options } = state;
  const entries = readEntries(object);
  if (entries === undefined) {
    pending.push(turnOfSeat(readTurn(object, options.players)));
    return;
  }
  asWhole(entries.length, 'pending', 1, 2);
  pending.push(readTurnEntry(entries[0], 'pending[0]', state));
  if (entries.length > 1) pending.push(readStep(entries[1], 'pending[1]', state));
}

function readTurnEntry(wait: JsonObject, place: string, state: State): Waiting {
  const { keys, read } = READERS.turn;
  knownKeys(wait, place, ['type', ...keys]);
  if (asText(wait.type, at(place, 'type')) !== 'turn') {
    throw new BadInput('impossible-position', at(place, 'type'), String(wait.type));
  }
  return read(wait, place, state);
}

/** What lies on the turn concerns the seat whose turn it is, so that the turn must have been read before. */
function readStep(wait: JsonObject, place: string, state: State): Waiting {
  const type = asText(wait.type, at(place, 'type'));
  const found = STEPS.find((known) => known === type);
  if (found === undefined)
    throw new BadInput('unknown-value', at(place, 'type'), `${type}; ${STEPS.join(', ')}`);
  const { keys, read } = READERS[found];
  knownKeys(wait, place, ['type', ...keys]);
  return read(wait, place, state);
}

const STEPS: readonly Exclude<Waiting['type'], 'turn'>[] = [
  'giving',
  'taking',
  'exchanging',
  'imitating',
  'scoring',
  'keeping',
  'second-turn',
];

/** Refuses an entry that no game comes to. */
export function checkWait(state: State, wait: Waiting, place: string): void {
  const reader: DecisionReader<State, Waiting> = READERS[wait.type];
  reader.check(state, wait, place);
}
