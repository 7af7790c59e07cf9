import { below, fastRandom, type Random } from '../random.ts';

/** Gives a state other chance to come, in place. */
export function renewChance(state: { readonly random: Random }, random: Random): void {
  (state as { random: Random }).random = fastRandom(below(random, 2 ** 30));
}
