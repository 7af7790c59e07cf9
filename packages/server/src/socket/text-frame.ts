/** The first byte of a whole message that is text. RFC 6455, 5.2 */
const WHOLE_TEXT = 0x81;
/** Shorter texts have their length in the second byte; these numbers there say that it follows in two or eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 65_535;

/**
 * A text as it goes over a WebSocket from a server, in one piece: head and text apart would be two parts of a
 * write, which costs more, and every move is several messages.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < IN_TWO_BYTES ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Where every character is one byte it is the same in both, and the simpler one is faster.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
