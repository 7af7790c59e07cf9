import type { FeaturePart, GameFeatures } from './features.ts';
import { besides, packed, type Rows, rowsFrom, weightsIn } from './rows.ts';

/** The numbers of two small networks, all of them whole, so that every processor comes to the same move. */
export interface Weights {
  /** Of a state: how strong each seat stands, by what is the table's, the seat's own, and another's. */
  readonly valuing: {
    readonly table: Rows;
    /** As its own, and besides as another's. */
    readonly seat: Rows;
    readonly bias: Int32Array;
    readonly second: number;
    readonly middle: Int8Array;
    readonly middleBias: Int16Array;
    readonly last: Int8Array;
  };
  /** Of a choice: how much each action is liked, likewise; of the others only what is open. */
  readonly choosing: {
    readonly table: Rows;
    readonly own: Rows;
    readonly others: Rows;
    readonly bias: Int32Array;
    /** A row of weights for each action. */
    readonly actions: Int8Array;
    readonly actionBias: Int16Array;
  };
}

/** Raised when the form of the bytes changes. */
const FORM = 2;
/** The form; the units of the first network in both of its layers; those of the second; actions; weights of table, seat, and what a chooser knows. */
const HEAD = 8;

/** Reads weights as `training/` writes them; throws if they do not belong to these features. */
export function readWeights(text: string, features: GameFeatures, actions: number): Weights {
  const bytes = fromBase64(text);
  const { table, open, own, buried } = features;
  const seat = [...open, ...own, ...buried];
  const known = [...open, ...own];
  const [form, hidden, second, chosen, ...sizes] = new Uint16Array(bytes.buffer, 0, HEAD);
  const expected = [actions, weightsIn(table), weightsIn(seat), weightsIn(known)];
  if (form !== FORM || sizes.some((size, i) => size !== expected[i])) {
    throw new Error(
      `weights of another form: ${[form, ...sizes].join(' ')} instead of ${[FORM, ...expected].join(' ')}`,
    );
  }
  let at = 2 * HEAD;
  const part = (length: number) => {
    at += length;
    return bytes.buffer.slice(at - length, at);
  };
  const words = (count: number) => new Int16Array(part(2 * count));
  const small = (count: number) => new Int8Array(part(count));
  const rows = (parts: readonly FeaturePart[], units: number) =>
    rowsFrom(parts, small(weightsIn(parts) * units), units);
  return {
    valuing: {
      bias: paired(words(hidden)),
      second,
      middleBias: words(second),
      table: rows(table, hidden),
      seat: besides(rows(seat, hidden), rows(seat, hidden)),
      middle: small(hidden * second),
      last: small(second),
    },
    choosing: {
      bias: paired(words(chosen)),
      actionBias: words(actions),
      table: rows(table, chosen),
      own: rows(known, chosen),
      others: rows(open, chosen),
      actions: small(actions * chosen),
    },
  };
}

function paired(words: Int16Array): Int32Array {
  return Int32Array.from({ length: words.length / 2 }, (_, i) => packed(words[2 * i], words[2 * i + 1]));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS_OF_LETTER = 6;
const BYTE = 8;

/** Without padding. The engine has no library but the language's own. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * BITS_OF_LETTER) / BYTE));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    bits = ((bits << BITS_OF_LETTER) | LETTERS.indexOf(letter)) & 0xffffff;
    held += BITS_OF_LETTER;
    if (held < BYTE) continue;
    held -= BYTE;
    bytes[at++] = bits >> held;
  }
  return bytes;
}
