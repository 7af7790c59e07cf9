import { fastRandom, type Random } from '../../../kernel/random.ts';
import { madeAnew } from '../../../kernel/thinking/made-anew.ts';
import { renewChance } from '../../../kernel/thinking/renew-chance.ts';
import type { Card } from '../../../kernel/zones.ts';
import { clone, type State } from '../state.ts';
import { seen, unseenCards, type View, withUnseen } from '../view.ts';

/** What a view shows, and what it does not. */
interface Parts {
  readonly state: State;
  readonly unseen: Card[];
}

const partsOf = madeAnew(
  (view: View): Parts => ({ state: seen(view, fastRandom(0)), unseen: unseenCards(view) }),
  ({ state, unseen }) => ({ state: clone(state), unseen: unseen.slice() }),
);

/** As the rules imagine a state: what the view shows is put together once for all states of it. */
export function imagine(view: View, random: Random): State {
  const { state, unseen } = partsOf(view);
  renewChance(state, random);
  return withUnseen(state, unseen, view, random);
}
