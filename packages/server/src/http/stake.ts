import type { Stake } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { Dependencies } from './dependencies.ts';

/** What a device could not be any more if it stopped being this person; null if nothing would be missed. */
export async function stakeOf({ players, hub }: Dependencies, player: PlayerId): Promise<Stake | null> {
  const [name, passkeys, sessions, games] = await Promise.all([
    players.name(player),
    players.passkeysOf(player),
    players.sessionsOf(player),
    hub.gamesOf(player),
  ]);
  const running = games.running.length;
  const finished = games.finished.length;
  if (name === null && passkeys.length === 0 && running + finished === 0) return null;
  return { name, running, finished, passkeys: passkeys.length, others: Math.max(0, sessions.length - 1) };
}
