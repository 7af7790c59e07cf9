import type { PlayerId, Steadiness } from '../../state/table.ts';
import type { NameCheck } from './names.ts';

/** Who commands, and what the table itself does not know of them. */
export interface Commander {
  readonly player: PlayerId;
  /** The name of somebody without a seat; null if they have not said it. */
  readonly name: string | null;
  /** The server is about to go: no new games. */
  readonly draining: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Do they wait at too many other tables to sit down at one more? */
  readonly isElsewhere?: boolean;
  /** How many of their last games they have played to the end; missing where there were hardly any. */
  readonly record?: Steadiness;
  /** Who wants to sit at no table with whom, as far as it concerns this command. */
  readonly blocks?: readonly Block[];
  /** Which names people may have here; missing where they may have any. */
  readonly whyNotNamed?: NameCheck;
  /** Does somebody follow the table? Missing where nobody can be away. */
  readonly isThere?: (player: PlayerId) => boolean;
}

export interface Block {
  readonly by: PlayerId;
  readonly other: PlayerId;
}

/**
 * Why somebody may not join these. Who has blocked one of them is told of a block; for whom one of them has blocked, the table
 * is not there, so that nothing tells them.
 */
export function whyApart(
  blocks: readonly Block[] | undefined,
  player: PlayerId,
  others: readonly (PlayerId | null)[],
): 'no-such-table' | 'apart' | undefined {
  if (!isApart(blocks, player, others)) return undefined;
  const isBlocked = blocks?.some(({ by, other }) => other === player && others.includes(by)) === true;
  return isBlocked ? 'no-such-table' : 'apart';
}

/** Is there a block between somebody and one of these? */
export function isApart(
  blocks: readonly Block[] | undefined,
  player: PlayerId,
  others: readonly (PlayerId | null)[],
): boolean {
  if (blocks === undefined) return false;
  return blocks.some(
    ({ by, other }) => (by === player && others.includes(other)) || (other === player && others.includes(by)),
  );
}
