import type { Decision } from '../../../kernel/decisions.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Seat, Viewer } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State, Waiting } from '../state.ts';

/** An entry of `pending` as a viewer knows it; the cards looked at are shown to those who look only. KKH-10, KKH-12 */
export type Shown<Wait extends Waiting> = Omit<Wait, 'seen'> & {
  readonly seen: readonly Card[] | null;
  readonly seenCount: number;
};

/** What the game waits for, as a viewer knows it. */
export type WaitView = Shown<Waiting>;

type Common<Wait> = Omit<Decision<State, Wait, Move, Tell>, 'shown' | 'imagined' | 'describe'>;

/** A kind of decision of Karmaka. Who sees the cards of an entry, and what a position calls its seat, depends on whose turn it is. */
export interface KarmakaDecision<Wait extends Waiting> extends Common<Wait> {
  shown(wait: Wait, state: State, viewer: Viewer): Shown<Wait>;
  /** The entry again; cards that were not shown are taken from the unseen ones. */
  imagined(wait: Shown<Wait>, unseen: Card[]): Wait;
  describe(wait: Wait, state: State): JsonObject;
}

/** The same for every decision. KKR-84 */
export function timeToDecide({ options }: State): number {
  return options.decision_ms;
}

/** Everything but the cards looked at is open. Field by field, because what is left of a spread object is slow to read. */
export function shownTo<Wait extends Waiting>(wait: Wait, { active }: State, viewer: Viewer): Shown<Wait> {
  return {
    type: wait.type,
    shape: wait.shape,
    seat: wait.seat,
    further: wait.further,
    card: wait.card,
    ability: wait.ability,
    step: wait.step,
    times: wait.times,
    target: wait.target,
    count: wait.count,
    copies: wait.copies,
    order: wait.order,
    answered: wait.answered,
    seen: seesCards(wait, active, viewer) ? wait.seen.slice() : null,
    seenCount: wait.seen.length,
  } as Shown<Wait>;
}

/** Cards looked at are known to the active player and, if they come from a Hand, to its owner. KKH-10, KKH-12 */
export function seesCards(wait: Pick<Waiting, 'target'>, active: Seat, viewer: Viewer): boolean {
  return viewer === active || (viewer !== 'onlooker' && viewer === wait.target);
}

/** What every entry of a position begins with; its seat is the one whose turn it is. */
export function describeStart({ type, further }: Waiting, { active }: State): JsonObject {
  return { type, seat: active, ...(further ? { further } : {}) };
}
