import { commitmentTo, sha256Hex } from '@samsara/engine';
import type { Table } from '../../state/table.ts';

/** The terms as everybody may know them, as long as somebody can agree to them. */
export function termsShown(table: Table): string | null {
  return table.phase === 'gathering' ? termsOf(table) : null;
}

/**
 * What somebody agrees to who is ready: the game, its options, the settings, the seats and the bots on them, and the promise
 * about the shuffle. Not who the other people are: they come while one is ready.
 */
export function termsOf({ game, options, settings, seats, seed }: Table): string {
  const bots = seats.map(({ player, level }) => (player === null ? level : null));
  const terms = { game: game.meta.id, options: sorted(options), settings: sorted(settings), bots };
  return sha256Hex(JSON.stringify({ ...terms, commitment: commitmentTo(seed) }));
}

function sorted(values: object): [string, unknown][] {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
}
