import { BadInput } from '../../kernel/bad-input.ts';
import type { DecisionReader } from '../../kernel/decisions.ts';
import { asSeat, asText, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { decisionOf, READERS } from './decisions/index.ts';
import type { State, Waiting } from './state.ts';

/** The only entry of `pending`. */
const PLACE = 'pending[0]';

const TYPES: readonly Waiting['type'][] = ['turn', 'ability', 'offer', 'death'];

/** Reads what a position waits for, with unknown cards still open. `pending` has exactly one entry. */
export function readPending(entries: readonly JsonObject[], state: State): Waiting {
  asWhole(entries.length, 'pending', 1, 1);
  const [wait] = entries;
  state.active = asSeat(wait.seat, at(PLACE, 'seat'), state.options.players);
  const type = asText(wait.type, at(PLACE, 'type'));
  const found = TYPES.find((known) => known === type);
  if (found === undefined)
    throw new BadInput('unknown-value', at(PLACE, 'type'), `${type}; ${TYPES.join(', ')}`);
  const { keys, read } = READERS[found];
  knownKeys(wait, PLACE, ['type', 'seat', ...keys]);
  return read(wait, PLACE, state);
}

/** Refuses what the game could never wait for. Asked when all cards have been filled in. */
export function checkWait(state: State, wait: Waiting): void {
  const reader: DecisionReader<State, Waiting> = READERS[wait.type];
  reader.check(state, wait, PLACE);
}

export function describeWait(wait: Waiting, state: State): JsonObject {
  return decisionOf(wait).describe(wait, state);
}
