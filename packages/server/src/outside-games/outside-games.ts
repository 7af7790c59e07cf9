import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { BadInput } from '@samsara/engine';
import { addGame, type GamePackage, readGamePackages } from '@samsara/engine/games';
import type { OutsideGame } from '@samsara/protocol';
import { diskFiles } from './disk.ts';

/** A game from outside that cannot be had: the fault names the package. */
export class BadGame extends Error {
  readonly fault: BadInput;

  constructor(fault: BadInput) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A module as it is sent, under an address made from its content. */
export interface ServedModule {
  readonly text: Buffer;
  readonly gzip: Buffer;
}

/** The games that the operator has added to ours. */
export interface OutsideGames {
  /** As the page is told of them. */
  readonly shown: readonly OutsideGame[];
  /** By address. */
  readonly modules: ReadonlyMap<string, ServedModule>;
  /** The rules as text, for threads that need them too. */
  readonly rules: readonly string[];
}

/** Reads what `SAMSARA_GAMES` names, and changes nothing. It runs the games' modules: whoever names a package trusts it. */
export async function readOutsideGames(list: string | null): Promise<GamePackage[]> {
  try {
    return await readGamePackages(list ?? '', diskFiles());
  } catch (error) {
    throw error instanceof BadInput ? new BadGame(error) : error;
  }
}

/** Adds the games that `SAMSARA_GAMES` names to those of this process; `undo` hears how they are taken away again. */
export async function openOutsideGames(list: string | null, undo: (() => void)[]): Promise<OutsideGames> {
  const packages = await readOutsideGames(list);
  for (const { pack, given } of packages) undo.push(addOrRefuse(pack, given));
  const modules = new Map<string, ServedModule>();
  const shown = packages.map((one) => shownAs(one, (module) => serve(modules, one, module)));
  return { shown, modules, rules: packages.map(({ game }) => game) };
}

function addOrRefuse(pack: GamePackage['pack'], given: string): () => void {
  try {
    return addGame(pack);
  } catch (error) {
    throw error instanceof BadInput ? new BadGame(new BadInput(error.code, given, error.detail)) : error;
  }
}

function shownAs({ pack, game, board }: GamePackage, addressOf: (module: string) => string): OutsideGame {
  const { id, seats } = pack.game.meta;
  const told = ({ name, tagline }: { name: string; tagline: string }) => ({ name, tagline });
  const { de, en, fr } = pack.summary;
  return {
    id,
    summary: { de: told(de), en: told(en), fr: told(fr) },
    seats: { least: seats.min, most: seats.max },
    game: addressOf(game),
    board: board === null ? null : addressOf(board),
  };
}

/** So many digits of the hash: nobody has two modules by accident that share them. */
const DIGITS = 32;

function serve(modules: Map<string, ServedModule>, { pack }: GamePackage, module: string): string {
  const text = Buffer.from(module);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
  const address = `/outside/${pack.game.meta.id}/${hash}.js`;
  modules.set(address, { text, gzip: gzipSync(text, { level: 9 }) });
  return address;
}
