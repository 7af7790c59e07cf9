/**
 * What a move is like besides being good or bad, each from -1 to 1 and 0 where it is left out. Whoever has a character leans to
 * some of it; a game says what its own moves are like.
 */
export interface Manner {
  /** It spends a card that is worth keeping; below 0 it saves one. */
  readonly special?: number;
  /** It takes something from somebody, or hinders them. */
  readonly harm?: number;
  /** Whoever it harms is ahead, or has harmed this seat; below 0 they are behind. */
  readonly revenge?: number;
  /** It ventures something; below 0 it is the safe way. */
  readonly risk?: number;
  /** It gives somebody something good; below 0 it withholds it. */
  readonly gift?: number;
}

/** How far ahead a seat is: 1 where all others have less, -1 where all have more. */
export function aheadBy(strengths: readonly number[], seat: number): number {
  let ahead = 0;
  for (const other of strengths) ahead += Math.sign(strengths[seat] - other);
  return ahead / (strengths.length - 1);
}
