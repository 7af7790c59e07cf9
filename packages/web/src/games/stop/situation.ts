import type { Seat } from '@samsara/engine';
import type { Direction, View, Window } from '@samsara/engine/games/stop/rules';
import { onTurn } from './by-hand.ts';
import type { StopWords } from './texts/words.ts';

/** What the ring around the pile stands for. */
export type Phase = keyof StopWords['windows'] | 'over';

export function phaseOf(view: View): Phase {
  const window = windowIn(view);
  if (window?.shape === 'reaction' && window.type === 'interjecting') return 'asking';
  if (window !== undefined) return window.type;
  const { type } = onTurn(view);
  if (type === 'nothing') return 'over';
  return type === 'turn' ? 'turn' : 'answering';
}

function windowIn(view: View): Window | undefined {
  return view.pending[1] as Window | undefined;
}

/** An attack that somebody has to answer or suffer. */
export interface Threat {
  readonly type: 'two' | 'skip' | 'plus-x';
  readonly victim: Seat;
  /** Cards to draw by a 2; 0 for the others. */
  readonly sum: number;
}

export function threatIn(view: View): Threat | undefined {
  const { type, seat, sum } = onTurn(view);
  return type === 'turn' || type === 'nothing' ? undefined : { type, victim: seat, sum };
}

/** The swap that waits to be prevented. */
export function swapIn(view: View): Exclude<Direction, null> | undefined {
  const window = windowIn(view);
  return window?.type === 'swapping' ? (window.direction ?? undefined) : undefined;
}

/** Has not everybody had a turn in this round yet? Then what the last round brought is still news. */
export function isRoundFresh(view: View): boolean {
  return view.lastRound !== null && (view.outcome !== null || view.turns < view.seats.length);
}
