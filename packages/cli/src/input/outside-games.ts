import { existsSync, statSync } from 'node:fs';
import { BadInput } from '@samsara/engine';
import { addGame, type PackageFiles, readGamePackages } from '@samsara/engine/games';
import { readTextFile } from './files.ts';

/** Where the games from outside stand that a process, its threads and the processes it starts know. */
export const GAMES_VARIABLE = 'SAMSARA_GAMES';

/**
 * The games that `--games` names before the command, and the arguments without it. After a command it may mean something
 * else, such as how many games are played.
 */
export function takeGames(args: readonly string[]): {
  readonly games: string | undefined;
  readonly rest: readonly string[];
} {
  for (let place = 0; args[place]?.startsWith('-'); place++) {
    const without = (count: number) => [...args.slice(0, place), ...args.slice(place + count)];
    const [, inSame] = /^--games=(.*)$/s.exec(args[place]) ?? [];
    if (inSame !== undefined) return { games: inSame, rest: without(1) };
    if (args[place] === '--games') return { games: args[place + 1] ?? '', rest: without(2) };
    if (args[place] === '--lang') place++;
  }
  return { games: undefined, rest: args };
}

/** The games that the environment names. Whoever names a package trusts it: its program runs here. */
export async function addGamesOf(env: NodeJS.ProcessEnv): Promise<void> {
  for (const { pack, given } of await readGamePackages(env[GAMES_VARIABLE] ?? '', diskFiles())) {
    try {
      addGame(pack);
    } catch (error) {
      throw error instanceof BadInput ? new BadInput(error.code, given, error.detail) : error;
    }
  }
}

function diskFiles(): PackageFiles {
  return {
    here: process.cwd().replaceAll('\\', '/').replace(/\/$/, ''),
    read(path, mostBytes) {
      if (!existsSync(path)) return undefined;
      const { size } = statSync(path);
      if (size > mostBytes) throw new BadInput('out-of-range', path, `${size}, 0–${mostBytes}`);
      return readTextFile(path);
    },
  };
}
