import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readTextFile } from '../input/files.ts';

/** In a checkout they lie with the rules of their game, in the published package beside the bundle. */
const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** The puzzles that come with a game, as they are written. */
export function shippedPuzzles(game: string): string {
  return readTextFile(
    IN_CHECKOUT
      ? createRequire(import.meta.url).resolve(`@samsara/engine/games/${game}/puzzles.txt`)
      : fileURLToPath(new URL(`puzzles/${game}.txt`, import.meta.url)),
  );
}
