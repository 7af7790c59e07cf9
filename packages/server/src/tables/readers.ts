import type { Readers } from '../hub/hub.ts';
import type { GameCard } from '../lobby/game-card.ts';
import type { Log } from '../log/log.ts';

/**
 * Who may have the record of a game. At a public table that is everybody; a game of others is theirs to show, and its
 * record is for those who played it.
 */
export async function readersOf(log: Pick<Log, 'ended' | 'index'>, play: string): Promise<Readers> {
  const ended = await log.ended(play);
  if (ended === undefined) return [];
  const card = JSON.parse(ended.card) as GameCard;
  // What ended before that was noted is as public as its table is now.
  const isPublic = card.public ?? (await log.index(ended.table))?.public ?? false;
  return isPublic ? 'everybody' : ended.players.flatMap((player) => player ?? []);
}
