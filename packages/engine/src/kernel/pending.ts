import type { Race, Reaction } from './reaction.ts';
import { waitingInReaction } from './reaction.ts';
import type { Sealed } from './sealed.ts';
import { waitingInSealed } from './sealed.ts';
import { ALONE, NOBODY, type Seat } from './seats.ts';

/**
 * What a game waits for, as a stack of plain data; the last entry is answered first.
 * An entry has one of five shapes: a seat's turn and an ability's next step wait for one seat,
 * a reaction asks seats in order, a race is open to many, a sealed choice is opened when all have answered.
 */
export type Wait = ({ readonly shape: 'turn' | 'step'; seat: Seat } | Reaction | Race | Sealed<unknown>) & {
  readonly type: string;
};

/** Who owes an answer to the topmost entry. */
export function waitingFor(pending: readonly Wait[]): readonly Seat[] {
  if (pending.length === 0) return NOBODY;
  const wait = pending[pending.length - 1];
  switch (wait.shape) {
    case 'turn':
    case 'step':
      return ALONE[wait.seat];
    case 'reaction':
      return waitingInReaction(wait);
    case 'race':
      return NOBODY;
    case 'sealed':
      return waitingInSealed(wait);
  }
}

/** The entry that is answered next. The game must not be over. */
export function currentWait<W extends Wait>(pending: readonly W[]): W {
  return pending[pending.length - 1];
}
