import type { Decision, DecisionReaders, Decisions } from '../../../kernel/decisions.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State, Waiting } from '../state.ts';
import { exchanging, exchangingReader } from './exchanging.ts';
import { giving, givingReader } from './giving.ts';
import { imitating, imitatingReader } from './imitating.ts';
import { keeping, keepingReader } from './keeping.ts';
import { scoring, scoringReader } from './scoring.ts';
import { secondTurn, secondTurnReader } from './second-turn.ts';
import { taking, takingReader } from './taking.ts';
import { turn, turnReader } from './turn.ts';

const DECISIONS: Decisions<State, Waiting, Move, Tell> = {
  turn,
  giving,
  taking,
  exchanging,
  imitating,
  scoring,
  keeping,
  'second-turn': secondTurn,
};

/** Everything about the decision that an entry of `pending` waits for. What every request leads to needs no look into the table. */
export function decisionOf({ type }: Waiting): Decision<State, Waiting, Move, Tell> {
  if (type === 'turn') return turn;
  if (type === 'giving') return giving;
  if (type === 'taking') return taking;
  return type === 'exchanging' ? exchanging : DECISIONS[type];
}

/** Carries out one of the moves. Most decisions are gifts and turns, which are called directly. */
export function answer(state: State, wait: Waiting, seat: Seat, move: Move, tell: Tell): void {
  if (wait.type === 'giving') giving.answer(state, wait, seat, move, tell);
  else if (wait.type === 'turn') turn.answer(state, wait, seat, move, tell);
  else decisionOf(wait).answer(state, wait, seat, move, tell);
}

export const READERS: DecisionReaders<State, Waiting> = {
  turn: turnReader,
  giving: givingReader,
  taking: takingReader,
  exchanging: exchangingReader,
  imitating: imitatingReader,
  scoring: scoringReader,
  keeping: keepingReader,
  'second-turn': secondTurnReader,
};
