import { sha256 } from './sha-256.ts';

/** The source of all chance, as plain data in the state. */
export type Random = SecureRandom | FastRandom;

/** For real games: SHA-256 over seed and block number, so that anybody can work the words out again. */
export interface SecureRandom {
  readonly type: 'secure';
  /** 32 bytes as hexadecimal digits. */
  readonly seed: string;
  /** Words of 32 bits drawn so far. */
  drawn: number;
}

/** For search and simulation: the small fast counting generator sfc32. */
export interface FastRandom {
  readonly type: 'fast';
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** A 256-bit seed as hexadecimal digits for real games, or a number for simulation. */
export type Seed = string | number;

/** Chance from a seed: the secure generator from a text, the fast one from a number. */
export function makeRandom(seed: Seed): Random {
  return typeof seed === 'number' ? fastRandom(seed) : secureRandom(seed);
}

/** Chance for real games, from 32 bytes as hexadecimal digits. */
export function secureRandom(seed: string): SecureRandom {
  if (!isSecureSeed(seed)) throw new Error('a seed is 64 hexadecimal digits');
  return { type: 'secure', seed, drawn: 0 };
}

export function isSecureSeed(seed: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed);
}

const WARM_UP = 12;

/** Chance for search and simulation: quick, and good enough for both. */
export function fastRandom(seed: number): FastRandom {
  const random: FastRandom = {
    type: 'fast',
    a: seed | 0,
    b: Math.floor(seed / 2 ** 32) | 0,
    c: 0x2545f491,
    counter: 1,
  };
  for (let i = 0; i < WARM_UP; i++) below(random, 2 ** 31);
  return random;
}

/** The same chance once more, so that both go on alike. */
export function cloneRandom(random: Random): Random {
  return random.type === 'fast'
    ? { type: 'fast', a: random.a, b: random.b, c: random.c, counter: random.counter }
    : { type: 'secure', seed: random.seed, drawn: random.drawn };
}

/** A whole number from 0 to `limit` - 1, each equally likely: words that fall outside are thrown away. */
export function below(random: Random, limit: number): number {
  const unusedBits = Math.clz32(limit - 1);
  if (!(limit >= 1) || unusedBits === 0) throw noNumberBelow(limit);
  const mask = ~(-1 << (32 - unusedBits));
  return random.type === 'fast' ? fastBelow(random, limit, mask) : secureBelow(random, limit, mask);
}

/** One word a try, until one fits; all in one function, because whatever is simulated asks for it all the time. */
function fastBelow(random: FastRandom, limit: number, mask: number): number {
  let { a, b, c, counter } = random;
  let drawn: number;
  do {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    drawn = sum & mask;
  } while (drawn >= limit);
  random.a = a;
  random.b = b;
  random.c = c;
  random.counter = counter;
  return drawn;
}

function noNumberBelow(limit: number): RangeError {
  return new RangeError(`no number below ${limit}: limits go from 1 to 2 ** 31`);
}

/** Fisher–Yates: every order is equally likely. */
export function shuffle(random: Random, cards: number[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

const WORDS = 2 ** 32;

/**
 * Shuffles what is only imagined, with one word a card whatever it says: among a hundred cards none is likelier in a place than
 * another by more than one in forty million. Not for a deal, which has to be fair to the last bit.
 */
export function scatter(random: Random, cards: number[]): void {
  if (random.type !== 'fast') return shuffle(random, cards);
  let { a, b, c, counter } = random;
  for (let last = cards.length - 1; last > 0; last--) {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    const other = (((sum >>> 0) / WORDS) * (last + 1)) | 0;
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
  random.a = a;
  random.b = b;
  random.c = c;
  random.counter = counter;
}

/** One of several, each equally likely. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)];
}

function secureBelow(random: SecureRandom, limit: number, mask: number): number {
  for (;;) {
    const drawn = nextSecureWord(random) & mask;
    if (drawn < limit) return drawn;
  }
}

const WORDS_IN_A_BLOCK = 8;
let keptSeed = '';
let keptBlock = -1;
let keptWords: Int32Array = new Int32Array(WORDS_IN_A_BLOCK);

function nextSecureWord(random: SecureRandom): number {
  const block = Math.floor(random.drawn / WORDS_IN_A_BLOCK);
  if (keptSeed !== random.seed || keptBlock !== block) {
    keptWords = blockWords(random.seed, block);
    keptSeed = random.seed;
    keptBlock = block;
  }
  return keptWords[random.drawn++ % WORDS_IN_A_BLOCK];
}

/** The hash of the seed's 32 bytes and of the block's number as four more. */
function blockWords(seed: string, block: number): Int32Array {
  const message = new DataView(new ArrayBuffer(36));
  for (let i = 0; i < 8; i++) message.setUint32(4 * i, Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16));
  message.setUint32(32, block);
  return sha256(new Uint8Array(message.buffer));
}
