import type { Seat } from '@samsara/engine';
import { NEEDED, RUNGS } from '@samsara/engine/games/karmaka/rules';
import { progressOf, suggestedRings } from '../points.ts';
import type { Props } from '../props.ts';

/** A life is over: how many rings to spend, and what comes then. KK-52, KK-54, KKR-61 */
export function LifeOver({ view, words, seat: own }: Props) {
  const seat = view.seats[own as Seat];
  const needed = NEEDED[seat.rung];
  const missing = Math.max(0, needed - progressOf(seat).score);
  return (
    <div class="kk-reader is-life">
      <p>
        <b>{words.suggestsRings(suggestedRings(seat), missing, words.rungs[RUNGS[seat.rung + 1]])}</b>
      </p>
      <p>{words.rebirth}</p>
    </div>
  );
}
