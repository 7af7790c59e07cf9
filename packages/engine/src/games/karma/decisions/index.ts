import type { Decision, DecisionReaders, Decisions } from '../../../kernel/decisions.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State, Waiting } from '../state.ts';
import { choosing, choosingReader } from './choosing.ts';
import { foresight, foresightReader } from './foresight.ts';
import { extra, extraReader, turn, turnReader } from './playing.ts';
import { receiver, receiverReader } from './receiver.ts';

const DECISIONS: Decisions<State, Waiting, Move, Tell> = { foresight, choosing, turn, extra, receiver };

/** Everything about the decision that an entry of `pending` waits for. Most are turns, which need no look into the table. */
export function decisionOf({ type }: Waiting): Decision<State, Waiting, Move, Tell> {
  return type === 'turn' ? turn : DECISIONS[type];
}

export const READERS: DecisionReaders<State, Waiting> = {
  foresight: foresightReader,
  choosing: choosingReader,
  turn: turnReader,
  extra: extraReader,
  receiver: receiverReader,
};
