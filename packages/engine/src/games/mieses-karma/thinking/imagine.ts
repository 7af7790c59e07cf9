import { fastRandom, type Random } from '../../../kernel/random.ts';
import { madeAnew } from '../../../kernel/thinking/made-anew.ts';
import { renewChance } from '../../../kernel/thinking/renew-chance.ts';
import type { Card } from '../../../kernel/zones.ts';
import { seen, unseenLifeCards, unseenStacks, withUnseen } from '../imagine.ts';
import { clone, type State } from '../state.ts';
import type { View } from '../view.ts';

/** What a view shows, and what it does not. */
interface Parts {
  readonly state: State;
  readonly unseen: Card[];
  /** Rebirth cards, by stack. */
  readonly stacks: readonly (readonly Card[])[];
}

const partsOf = madeAnew(
  (view: View): Parts => {
    const state = seen(view, fastRandom(0));
    return { state, unseen: unseenLifeCards(view), stacks: unseenStacks(state) };
  },
  ({ state, unseen, stacks }) => ({ state: clone(state), unseen: unseen.slice(), stacks }),
);

/** As the rules imagine a state: what the view shows is put together once for all states of it. */
export function imagine(view: View, random: Random): State {
  const { state, unseen, stacks } = partsOf(view);
  renewChance(state, random);
  return withUnseen(state, unseen, stacks, view, random);
}
