import type { PlayedGame } from '@samsara/engine';
import type { Entry } from './entries.ts';
import { openingIn } from './fold.ts';

/** The game of a table is not to be had here, in the version that it is played in: whoever runs the program has taken it away or changed it. */
export class GameUnknown extends Error {
  readonly game: string;

  constructor({ table }: Pick<Entry, 'table'>, game: string) {
    super(`the game of ${table}, ${game}, is not known here`);
    this.game = game;
  }
}

/** The game of a table among those that there are, by the first entry that is left of its log. */
export function gameFor<Known extends PlayedGame>(
  games: Readonly<Record<string, Known>>,
  entry: Entry,
): Known {
  const { game: id, gameVersion = 1 } = openingIn(entry);
  if (!Object.hasOwn(games, id) || games[id].meta.version !== gameVersion) throw new GameUnknown(entry, id);
  return games[id];
}

/** The version of a game as an opening names it. */
export function versionOf({ meta: { version } }: PlayedGame): { readonly gameVersion?: number } {
  return version === 1 ? {} : { gameVersion: version };
}
