import { BadInput } from '../kernel/bad-input.ts';
import { asNumber, asObject, asText, at, parseJson, shown } from '../kernel/json.ts';
import { GAME_PACK_API, type GamePack, readGamePack } from './game-pack.ts';

/** What a program reads from its disk, for packages of games. */
export interface PackageFiles {
  /** The working directory, without a slash at its end. */
  readonly here: string;
  /** The text of a file; undefined where there is none. Throws `BadInput` if it cannot be read or is larger than so many bytes. */
  read(path: string, mostBytes: number): string | undefined;
}

/** A game from outside as its package brings it, with the text of its modules. */
export interface GamePackage {
  /** As it was given: a folder, or the name of a package. */
  readonly given: string;
  readonly pack: GamePack;
  /** The module whose default export is the pack. */
  readonly game: string;
  /** The module that draws it on the page, if it has one. */
  readonly board: string | null;
}

/** A module of a game is sent to every page that opens it. */
const LARGEST_MODULE = 2 * 1024 * 1024;
const LARGEST_PACKAGE_FILE = 256 * 1024;
/** Far more games than a first page can show. */
const MOST_GAMES = 32;
/** A file of the package itself: `./dist/game.js`. */
const MODULE_PATH = /^\.(?:\/(?!\.\.?\/)[\w@.-]+)+\.m?js$/;

/** The games that are given as one text: folders and names of packages, with commas between. */
export async function readGamePackages(list: string, files: PackageFiles): Promise<GamePackage[]> {
  const given = [...new Set(list.split(',').map((part) => part.trim()))].filter((part) => part !== '');
  if (given.length > MOST_GAMES)
    throw new BadInput('out-of-range', 'games', `${given.length}, 0–${MOST_GAMES}`);
  const packages: GamePackage[] = [];
  for (const each of given) {
    const read = await readGamePackage(each, files);
    const { id } = read.pack.game.meta;
    if (packages.some(({ pack }) => pack.game.meta.id === id)) throw new BadInput('game-id-taken', each, id);
    packages.push(read);
  }
  return packages;
}

async function readGamePackage(given: string, files: PackageFiles): Promise<GamePackage> {
  const { folder, text } = packageFile(given, files);
  const place = `${given}/package.json`;
  const samsara = asObject(asObject(parseJson(text, place), place).samsara, at(place, 'samsara'));
  const api = asNumber(samsara.api, at(place, 'samsara.api'), 1, Number.MAX_SAFE_INTEGER);
  if (api !== GAME_PACK_API)
    throw new BadInput('newer-version', at(place, 'samsara.api'), `${api}; ${GAME_PACK_API}`);
  const module = (key: string) => {
    const path = asText(samsara[key], at(place, `samsara.${key}`));
    if (!MODULE_PATH.test(path)) throw new BadInput('wrong-format', at(place, `samsara.${key}`), shown(path));
    const found = files.read(`${folder}/${path.slice(2)}`, LARGEST_MODULE);
    if (found === undefined) throw new BadInput('unreadable-file', `${given}/${path.slice(2)}`, 'not-found');
    return found;
  };
  const game = module('game');
  return {
    given,
    game,
    board: samsara.board === undefined ? null : module('board'),
    pack: await packIn(game, given),
  };
}

/** The package.json of a folder, or of the package of this name that is installed here or further up. */
function packageFile(given: string, { here, read }: PackageFiles): { folder: string; text: string } {
  const isWhole = given.startsWith('/') || /^[A-Za-z]:[\\/]/.test(given);
  const folders = [isWhole ? given : `${here}/${given}`];
  if (!isWhole && !given.startsWith('.'))
    for (let above = here; ; above = above.slice(0, above.lastIndexOf('/'))) {
      folders.push(`${above}/node_modules/${given}`);
      if (!above.includes('/')) break;
    }
  for (const folder of folders) {
    const text = read(`${folder}/package.json`, LARGEST_PACKAGE_FILE);
    if (text !== undefined) return { folder, text };
  }
  throw new BadInput('unreadable-file', `${given}/package.json`, 'not-found');
}

/**
 * Runs the text of a module and reads its default export. It is run as it was read, from no place of the disk: what it would
 * import from there is not found, on the server as on the page. It runs with all rights of this program.
 */
export async function packIn(module: string, place: string): Promise<GamePack> {
  const named = `${module}\n//# sourceURL=samsara-game:${encodeURIComponent(place)}\n`;
  let exported: { readonly default?: unknown };
  try {
    exported = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(named)}`);
  } catch (error) {
    throw new BadInput('game-fails', place, briefly(error));
  }
  return readGamePack(exported.default, place);
}

/** What went wrong, without the module itself, which is its own address. */
function briefly(error: unknown): string {
  return error instanceof Error
    ? error.message.replace(/ from "data:[\s\S]*$/, '').slice(0, 200)
    : shown(error);
}
