/** A deal that somebody has played and asks others to play: its link carries their moves, from which everything follows. */
export interface Challenge {
  readonly seed: string;
  /** The day whose deal it is; null for any other one. */
  readonly day: string | null;
  readonly name: string;
  readonly own: readonly string[];
}

/** Raised when links are written otherwise. */
const FORM = '1';
const SEED = /^[0-9a-f]{64}$/;
const LONGEST_NAME = 40;
/** Longer than the longest game; nobody unpacks more. */
const MOST_BYTES = 200_000;

/** For the part of an address behind `#`. */
export async function writeChallenge({ seed, day, name, own }: Challenge): Promise<string> {
  const text = JSON.stringify([seed, day, name, own.join(';')]);
  const bytes = new Blob([new TextEncoder().encode(text)]).stream();
  return FORM + toText(await collect(bytes.pipeThrough(new CompressionStream('deflate-raw')), MOST_BYTES));
}

/** null if it is none. */
export async function readChallenge(text: string): Promise<Challenge | null> {
  if (!text.startsWith(FORM)) return null;
  try {
    const packed = new Blob([fromText(text.slice(FORM.length))]).stream();
    const bytes = await collect(packed.pipeThrough(new DecompressionStream('deflate-raw')), MOST_BYTES);
    const [seed, day, name, own] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    const isWhole = [seed, name, own].every((part) => typeof part === 'string');
    if (!isWhole || !SEED.test(seed as string)) return null;
    if (day !== null && (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day))) return null;
    return {
      seed: seed as string,
      day,
      name: (name as string).slice(0, LONGEST_NAME),
      own: (own as string).split(';'),
    };
  } catch {
    return null;
  }
}

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) throw new Error('too long');
    parts.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
