import { hash } from 'node:crypto';
import type { Regular } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { type EndedPlay, GONE, type Log } from '../log/log.ts';
import type { Mark, People } from '../people/people.ts';

/** So many of the last games are looked at, and so many people shown. */
const MOST_GAMES = 200;
const MOST_REGULARS = 60;

/** Somebody one has played with, and who that is. */
export interface KnownRegular extends Omit<Regular, 'online'> {
  readonly player: PlayerId;
}

interface Card {
  readonly names: readonly string[];
  readonly faces?: readonly (number | null)[];
  readonly programs?: readonly number[];
}

/** What one person knows another one by: good for nobody else. */
export function regularId(player: PlayerId, other: PlayerId): string {
  return hash('sha256', `samsara regular 1\n${player}\n${other}`, 'hex');
}

/**
 * All people with whom somebody has played a game to its end, programs left out, as they were at the last table, whoever played last first. It
 * follows from the games that have ended, so that no game is forgotten here.
 */
export async function regularsOf(
  log: Pick<Log, 'endedOf'>,
  people: Pick<People, 'marksOf' | 'blocksOf'>,
  player: PlayerId,
): Promise<KnownRegular[]> {
  const [games, marks, blocks] = await Promise.all([
    log.endedOf(player, MOST_GAMES),
    people.marksOf(player),
    people.blocksOf(player),
  ]);
  const blocked = new Set(blocks.map(({ other }) => other));
  const markOf = new Map(marks.map((mark) => [mark.other, mark]));
  const found = new Map<PlayerId, KnownRegular>();
  for (const game of [...games].sort((one, other) => other.at - one.at)) {
    if (game.ended !== 'finished') continue;
    for (const known of peopleIn(game, player, markOf))
      if (!found.has(known.player) && !blocked.has(known.player)) found.set(known.player, known);
  }
  return [...found.values()].slice(0, MOST_REGULARS);
}

function peopleIn(
  { card, players, game, at }: Pick<EndedPlay, 'card' | 'players' | 'game' | 'at'>,
  player: PlayerId,
  marks: ReadonlyMap<PlayerId, Mark>,
): KnownRegular[] {
  const { names, faces = [], programs = [] } = JSON.parse(card) as Card;
  return names.flatMap((name, seat) => {
    const other = players[seat];
    if (other == null || other === player || other === GONE || programs.includes(seat)) return [];
    const { shows = false, stopped = false, hidden = 0 } = marks.get(other) ?? {};
    if (at <= hidden) return [];
    const face = faces[seat] ?? null;
    const id = regularId(player, other);
    return [{ player: other, id, name, ...(face !== null && { face }), game, at, shows, stopped }];
  });
}
