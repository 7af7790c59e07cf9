/** The state of the generator sfc32, seeded and asked like the engine's. */
export const random = new Int32Array(4);

export function seedRandom(seed: number): void {
  random[0] = seed;
  random[1] = Math.floor(seed / 2 ** 32);
  random[2] = 0x2545f491;
  random[3] = 1;
  for (let i = 0; i < 12; i++) nextWord();
}

function nextWord(): number {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const counter = random[3];
  const word = (a + b + counter) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = c + (c << 3);
  random[2] = ((c << 21) | (c >>> 11)) + word;
  random[3] = counter + 1;
  return word;
}

/** A whole number from 0 to `limit` - 1: words that fall outside are thrown away. */
export function below(limit: number): number {
  const mask = maskFor(limit);
  for (;;) {
    const drawn = nextWord() & mask;
    if (drawn < limit) return drawn;
  }
}

/** The lowest bits, just enough to say every number below the limit. */
export function maskFor(limit: number): number {
  return (1 << (32 - Math.clz32(limit - 1))) - 1;
}
