import type { LobbyEntry } from '@samsara/protocol';

/** Which of the open tables somebody looks for. */
export type Wanted = 'all' | 'seats' | 'watch';

/** One can sit down before the deal, and watch after it where spectators are admitted. */
export function isWanted(
  { open, phase, spectators }: Pick<LobbyEntry, 'open' | 'phase' | 'spectators'>,
  wanted: Wanted,
): boolean {
  if (wanted === 'all') return true;
  return wanted === 'seats'
    ? open > 0 && phase === 'gathering'
    : phase !== 'gathering' && spectators !== null;
}
