import type { Writable } from 'node:stream';

/** The first byte of a whole message that is text. RFC 6455, 5.2 */
const WHOLE_TEXT = 0x81;
/** Shorter texts have their length in the second byte; these numbers there say that it follows in two or eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 65_535;

/**
 * Writes a text as it goes over a WebSocket from a server, in one piece: head and text apart would be two parts of a
 * write, which costs more, and every move is several messages.
 */
export function writeTextFrame(stream: Pick<Writable, 'write'>, text: string): void {
  const length = Buffer.byteLength(text);
  // Where every character is one byte it is the same in both encodings, and Node writes such a string without a buffer of its own.
  if (length === text.length) stream.write(headOf(length) + text, 'latin1');
  else stream.write(Buffer.concat([Buffer.from(headOf(length), 'latin1'), Buffer.from(text)]));
}

/** What comes before a text of so many bytes, a character for each byte. */
function headOf(length: number): string {
  if (length < IN_TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_IN_TWO_BYTES)
    return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 0xff);
  const inEight = Buffer.alloc(8);
  inEight.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT_BYTES, ...inEight);
}
