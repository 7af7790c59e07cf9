import { fastRandom, type Random } from '../random.ts';
import type { Card } from '../zones.ts';
import { madeAnew } from './made-anew.ts';
import { renewChance } from './renew-chance.ts';

/** How the rules imagine a state: first what the view shows, then the cards that it does not. */
export interface Imagining<State, View> {
  seen(view: View, chance: Random): State;
  unseenCards(view: View): Card[];
  withUnseen(state: State, unseen: Card[], view: View, random: Random): State;
  clone(state: State): State;
}

/** As the rules imagine a state, for whoever wants many of one view: what it shows is put together once for all of them. */
export function imagineMany<State extends { readonly random: Random }, View extends object>({
  seen,
  unseenCards,
  withUnseen,
  clone,
}: Imagining<State, View>): (view: View, random: Random) => State {
  const partsOf = madeAnew(
    (view: View) => ({ state: seen(view, fastRandom(0)), unseen: unseenCards(view) }),
    ({ state, unseen }) => ({ state: clone(state), unseen: unseen.slice() }),
  );
  return (view, random) => {
    const { state, unseen } = partsOf(view);
    renewChance(state, random);
    return withUnseen(state, unseen, view, random);
  };
}
