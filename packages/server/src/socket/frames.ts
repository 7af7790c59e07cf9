/** Frames as RFC 6455 writes them: those of clients are masked, ours are not. */

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Reasons for closing, as RFC 6455 and the registry number them. */
export const CLOSE = {
  normal: 1000,
  protocol: 1002,
  unsupported: 1003,
  notText: 1007,
  policy: 1008,
  tooBig: 1009,
  restart: 1012,
  slow: 1013,
} as const;

/** A frame of a client, unmasked. */
export interface Frame {
  readonly opcode: number;
  readonly isLast: boolean;
  readonly payload: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

const LAST = 0x80;
const RESERVED = 0x70;
const CONTROL = 0x08;
const MASKED = 0x80;
const MASK_BYTES = 4;
/** Control frames are no longer than this; a longer length is written in the bytes that follow. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** The frame that begins at a place; undefined if it is not all there; a number says why the connection has to be closed. */
export function frameAt(bytes: Buffer, start: number, mostBytes: number): Frame | number | undefined {
  if (bytes.length < start + 2) return undefined;
  const opcode = bytes[start] & 0x0f;
  const isLast = (bytes[start] & LAST) !== 0;
  const short = bytes[start + 1] & ~MASKED;
  if ((bytes[start] & RESERVED) !== 0 || (bytes[start + 1] & MASKED) === 0) return CLOSE.protocol;
  if (opcode >= CONTROL && (!isLast || short > SHORT)) return CLOSE.protocol;
  if (short === IN_EIGHT_BYTES) return CLOSE.tooBig;
  const isLong = short === IN_TWO_BYTES;
  if (isLong && bytes.length < start + 4) return undefined;
  const length = isLong ? bytes.readUInt16BE(start + 2) : short;
  if (length > mostBytes) return CLOSE.tooBig;
  const mask = start + (isLong ? 4 : 2);
  const end = mask + MASK_BYTES + length;
  if (bytes.length < end) return undefined;
  return { opcode, isLast, payload: unmasked(bytes, mask, end), end };
}

/** In its place: nobody reads the bytes twice. */
function unmasked(bytes: Buffer, mask: number, end: number): Buffer {
  const start = mask + MASK_BYTES;
  for (let i = start; i < end; i++) bytes[i] ^= bytes[mask + ((i - start) & 3)];
  return bytes.subarray(start, end);
}

/** The head of a text in one frame, a character for each byte. */
export function textHead(length: number): string {
  const first = LAST | OPCODE.text;
  if (length <= SHORT) return String.fromCharCode(first, length);
  if (length <= 0xffff) return String.fromCharCode(first, IN_TWO_BYTES, length >> 8, length & 0xff);
  const low = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(first, IN_EIGHT_BYTES, 0, 0, 0, 0, ...low);
}

export function controlFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.of(LAST | opcode, payload.length), payload]);
}

export function closeFrame(code: number): Buffer {
  return controlFrame(OPCODE.close, Buffer.of(code >> 8, code & 0xff));
}

/** Why the client closes; 1002 if what it gives is no reason. */
export function closeCode(payload: Buffer): number {
  if (payload.length === 0) return CLOSE.normal;
  const code = payload.length === 1 ? 0 : payload.readUInt16BE(0);
  const isKnown = code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006;
  return isKnown || (code >= 3000 && code <= 4999) ? code : CLOSE.protocol;
}
