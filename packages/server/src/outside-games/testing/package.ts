import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const GAME = fileURLToPath(new URL('../../../../engine/src/testing/outside-game/game.ts', import.meta.url));

/** The small game for tests as its author would publish it: one module that needs no other. */
export async function builtGame(): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [GAME], bundle: true, format: 'esm', write: false });
  return outputFiles[0].text;
}

/** Writes a package of a game into a folder. */
export function writePackage(
  folder: string,
  game: string,
  { board, ...samsara }: { readonly board?: string; readonly [key: string]: unknown } = {},
): string {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const paths = { game: './dist/game.js', ...(board !== undefined && { board: './dist/board.js' }) };
  const named = { name: 'high-card', version: '1.0.0', samsara: { api: 1, ...paths, ...samsara } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(named));
  writeFileSync(join(folder, 'dist/game.js'), game);
  if (board !== undefined) writeFileSync(join(folder, 'dist/board.js'), board);
  return folder;
}
