import { type FastRandom, fastRandom } from '../kernel/random.ts';

/** A source of chance that depends on nothing but these numbers; different numbers give unrelated ones. */
export function randomFor(...numbers: readonly number[]): FastRandom {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (const number of numbers) {
    high = scrambled(high ^ Math.floor(number / 2 ** 32), low);
    low = scrambled(low ^ number, high);
  }
  return fastRandom((high >>> 11) * 2 ** 32 + (low >>> 0));
}

/** The finishing step of MurmurHash3. */
function scrambled(word: number, other: number): number {
  let bits = (word + Math.imul(other, 0xc2b2ae35)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
