import { BadInput } from '../../kernel/bad-input.ts';
import type { DecisionReader } from '../../kernel/decisions.ts';
import { asObject, asText, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readEntries, readTurn, spellUnordered } from '../../kernel/position-parts.ts';
import { CARDS, cardNamed, readCard } from './cards.ts';
import { decisionOf, READERS } from './decisions/index.ts';
import { type State, turnOfSeat, type Waiting } from './state.ts';

/** What a position waits for: `pending`, or simply `turn`, the seat on turn. */
export function readPending(object: JsonObject, state: State): Waiting[] {
  const entries = readEntries(object);
  if (entries === undefined) return [turnOfSeat(readTurn(object, state.options.players))];
  const waits = entries.map((entry, i) => readWait(entry, at('pending', i), state));
  const [first] = waits;
  if (first === undefined) throw new BadInput('missing', 'pending[0]');
  if (first.type === 'extra' || first.type === 'receiver') {
    waits.unshift(turnOfSeat(first.seat));
  }
  checkStack(waits);
  return waits;
}

function readWait(wait: JsonObject, place: string, state: State): Waiting {
  const type = asText(wait.type, at(place, 'type'));
  const found = TYPES.find((known) => known === type);
  if (found === undefined)
    throw new BadInput('unknown-value', at(place, 'type'), `${type}; ${TYPES.join(', ')}`);
  const { keys, read } = READERS[found];
  knownKeys(wait, place, ['type', ...keys]);
  return read(wait, place, state);
}

const TYPES: readonly Waiting['type'][] = ['foresight', 'choosing', 'turn', 'extra', 'receiver'];

/** Refuses an entry that no game comes to. */
export function checkWait(state: State, wait: Waiting, place: string): void {
  const reader: DecisionReader<State, Waiting> = READERS[wait.type];
  reader.check(state, wait, place);
}

/** A sealed choice stands alone; everything else stands on the turn of the same seat. */
function checkStack(waits: readonly Waiting[]): void {
  waits.forEach((wait, i) => {
    const [first] = waits;
    const alone = wait.shape === 'sealed' && waits.length === 1;
    const base = wait.type === 'turn' && i === 0;
    const step = wait.shape === 'step' && i > 0 && first.type === 'turn' && first.seat === wait.seat;
    if (!alone && !base && !step) throw new BadInput('impossible-position', at('pending', i), wait.type);
  });
}

export function describeWait(wait: Waiting): JsonObject {
  return decisionOf(wait).describe(wait);
}

/** Entries of `pending` as `describeWait` writes them, a step on the turn it belongs to. */
export function spellPending(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  const waits = given.map((wait, i) => spellWait(asObject(wait, at('pending', i)), at('pending', i)));
  const isStep = waits.length > 0 && (waits[0].type === 'extra' || waits[0].type === 'receiver');
  return isStep ? [{ type: 'turn' }, ...waits] : waits;
}

function spellWait(wait: JsonObject, place: string): JsonObject {
  const spelt: Record<string, unknown> = { ...wait };
  if ('before' in wait) {
    const card = readCard(wait.before, at(place, 'before'));
    spelt.before = card === null ? null : CARDS[card];
  }
  if (Array.isArray(wait.answers)) {
    const answersAt = at(place, 'answers');
    spelt.answers = wait.answers.map((answer, seat) => spellAnswer(answer, at(answersAt, seat)));
  }
  return spelt;
}

/** Chosen cards in the order of the card list. */
function spellAnswer(answer: unknown, place: string): unknown {
  return Array.isArray(answer) ? spellUnordered(answer, place, { cards: CARDS, cardNamed }) : answer;
}
