import type { Refusal } from '../../../kernel/game.ts';
import { imitable, isHeldByAnother, mayImitate } from '../animals.ts';
import { ANIMALS, type Species } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { IMITATE, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { type State, type Step, type Turn, turnOf } from '../state.ts';

/** Every animal that a chameleon may imitate now. MK-122, MK-177 */
export function addImitations(moves: Move[], state: State, wait: Turn | Step): void {
  for (const species of imitable(state, wait)) moves.push(IMITATE.get(species) as Move);
}

/** MK-122, MK-124, MK-177 */
export function objectionToImitating(state: State, wait: Turn | Step, species: Species): Refusal | undefined {
  if (mayImitate(state, wait, species)) return undefined;
  const own = state.animals[wait.seat];
  if (turnOf(state).imitates !== null) return refuse('already-imitating');
  if (powerOf(state, wait.seat) !== 'imitate') return refuse('not-your-ability', [own]);
  const { power } = ANIMALS[species];
  if (power === 'none' || power === 'imitate') return refuse('nothing-to-imitate');
  if (!isHeldByAnother(state, wait.seat, species)) return refuse('nobody-is-that-animal');
  return refuse(wait.type === 'turn' ? 'imitate-later' : 'too-late-to-imitate');
}
