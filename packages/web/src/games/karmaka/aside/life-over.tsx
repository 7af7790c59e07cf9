import type { Seat } from '@samsara/engine';
import { RUNGS } from '@samsara/engine/games/karmaka/rules';
import { progressOf, suggestedRings } from '../points.ts';
import type { Props } from '../props.ts';

/** A life is over: how many rings to spend, and what comes then. KK-52, KK-54, KKR-61 */
export function LifeOver({ view, words, seat: own }: Props) {
  const seat = own as Seat;
  const { rung } = view.seats[seat];
  const { score, needed } = progressOf(view, seat);
  const missing = Math.max(0, (needed ?? 0) - score);
  return (
    <div class="kk-reader is-life">
      <p>
        <b>{words.suggestsRings(suggestedRings(view, seat), missing, words.rungs[RUNGS[rung + 1]])}</b>
      </p>
      <p>{words.rebirth}</p>
    </div>
  );
}
