import type { PlayedGame } from '../game.ts';
import type { Random } from '../random.ts';

/**
 * Has something come by chance between two states: something drawn or shuffled, or a card that nobody knew taken from where
 * it lay? To have the first state again would then not be the same game: somebody could know what comes.
 */
export function hasTakenChance<State>(
  game: Pick<PlayedGame<State>, 'review'>,
  before: State,
  after: State,
): boolean {
  return chanceDrawn(before) !== chanceDrawn(after) || unseenCards(game, before) !== unseenCards(game, after);
}

/** How much of its chance a state has used up. */
export function chanceDrawn(state: unknown): number {
  const { random } = state as { random: Random };
  return random.type === 'fast' ? random.counter : random.drawn;
}

/** What lies where nobody knows it, in its order. */
function unseenCards<State>({ review }: Pick<PlayedGame<State>, 'review'>, state: State): string {
  const pools = review?.pools(state) ?? [];
  return JSON.stringify(
    pools.map((pool) => pool.map(({ zone, places }) => places.map((place) => zone[place]))),
  );
}
