/**
 * SHA-256 as FIPS 180-4 defines it. Written here because the page loads it with every game, and a library that is made for
 * many hashes is four times as large. Its test holds it against the published examples and two other implementations.
 */

const BLOCK_BYTES = 64;
/** The length of a message is written with 64 bits at its end, after one byte that marks the end. */
const LENGTH_BYTES = 8;
const ROUNDS = 64;

const PRIMES = firstPrimes(ROUNDS);
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => bitsOfRoot(prime, 3));
const FIRST_HASH = Int32Array.from(PRIMES.slice(0, 8), (prime) => bitsOfRoot(prime, 2));
const schedule = new Int32Array(ROUNDS);

/** The hash as eight words of 32 bits, the first one first. */
export function sha256(message: Uint8Array): Int32Array {
  const { length } = message;
  const blocks = Math.ceil((length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, length << 3);
  const hash = FIRST_HASH.slice();
  for (let start = 0; start < padded.byteLength; start += BLOCK_BYTES) addBlock(hash, padded, start);
  return hash;
}

/** FIPS 180-4, 6.2.2. */
function addBlock(hash: Int32Array, message: DataView, start: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = message.getInt32(start + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const mixed = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    schedule[i] = schedule[i - 16] + mixed + schedule[i - 7] + (rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10));
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < ROUNDS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUND_CONSTANTS[i] + schedule[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits after the point of a prime's square or cube root. Whole numbers decide, so that no rounding counts. FIPS 180-4, 4.2.2 and 5.3.3 */
function bitsOfRoot(prime: number, degree: 2 | 3): number {
  const power = BigInt(prime) << BigInt(32 * degree);
  let root = BigInt(Math.round(prime ** (1 / degree) * 2 ** 32));
  while (root ** BigInt(degree) > power) root--;
  while ((root + 1n) ** BigInt(degree) <= power) root++;
  return Number(BigInt.asIntN(32, root));
}

/** A text in UTF-8; half of a pair, which stands for no character, becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  // A unit of the text takes three bytes at most.
  const bytes = new Uint8Array(3 * text.length);
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    code = text.codePointAt(i) ?? code;
    if (code >= 0x10000) i++;
    else if (code >= 0xd800 && code < 0xe000) code = 0xfffd;
    let rest = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    // As many ones at the front as there are bytes.
    bytes[end++] = (0x7f80 >> rest) | (code >> (6 * rest));
    while (rest-- > 0) bytes[end++] = 0x80 | ((code >> (6 * rest)) & 0x3f);
  }
  return bytes.subarray(0, end);
}
