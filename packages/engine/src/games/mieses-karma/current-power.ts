import type { Seat } from '../../kernel/seats.ts';
import { ANIMALS, POWER_OF, type Power } from './cards.ts';
import { type State, turnOf } from './state.ts';

/** What the animal of a seat can do now: a chameleon in its turn has what it imitates. MK-11, MK-122 */
export function powerOf(state: State, seat: Seat): Power {
  const power = POWER_OF[state.animals[seat]];
  if (power !== 'imitate') return power;
  const turn = turnOf(state);
  return turn.seat === seat && turn.imitates !== null ? ANIMALS[turn.imitates].power : power;
}
