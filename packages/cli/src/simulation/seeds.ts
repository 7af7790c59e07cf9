import { createHash } from 'node:crypto';

/** The seeds of one game of a simulation: one for the deal, one for the decisions of the bots. */
export interface GameSeeds {
  readonly deal: number;
  readonly bots: number;
}

/**
 * The seeds of every game by its number. They depend on nothing but the text and the number, so that games may be
 * played in any order; neighbouring numbers give unrelated seeds, and no two numbers give the same.
 */
export function seedsFrom(text: string): (game: number) => GameSeeds {
  const words = keyWords(text);
  return (game) => ({
    deal: joined(scrambled(game, words[0], words[1]), scrambled(game, words[2], words[3])),
    bots: joined(scrambled(game, words[4], words[5]), scrambled(game, words[6], words[7])),
  });
}

function keyWords(text: string): Int32Array {
  const digest = createHash('sha256').update(text).digest();
  return Int32Array.from({ length: 8 }, (_, i) => digest.readInt32BE(i * 4));
}

/** Every step can be undone, so different numbers stay different. */
function scrambled(game: number, first: number, second: number): number {
  return finish(finish((game ^ first) | 0) ^ second);
}

/** The finishing step of MurmurHash3: every bit of the input moves half of the bits of the output. */
function finish(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Two words as one whole number of 53 bits, the most that a number holds. */
function joined(high: number, low: number): number {
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
