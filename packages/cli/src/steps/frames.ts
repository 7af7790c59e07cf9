import { BadInput, parseJson } from '@samsara/engine';
import type { Door } from './door.ts';
import { errorOf } from './errors.ts';
import { readInput, writeOutput } from './standard-streams.ts';

/** Before each frame: how many bytes follow, and what they are, four bytes each with the lowest first. */
const HEAD = 8;
/** What a frame holds. To us: a command, or the actions of a batch. From us: an answer, columns of a batch, or an error. */
const JSON_FRAME = 0;
const BATCH_FRAME = 1;
const ERROR_FRAME = 2;

/** Longer frames are passed over. */
const LONGEST_FRAME = 1 << 20;

/** Answers frame after frame until the standard input ends. */
export function serveFrames(door: Door): void {
  const buffer = new Uint8Array(HEAD + LONGEST_FRAME);
  const head = new DataView(buffer.buffer, 0, HEAD);
  let filled = 0;
  const fillTo = (wanted: number) => {
    while (filled < wanted) {
      const read = readInput(buffer, filled);
      if (read === 0) return false;
      filled += read;
    }
    return true;
  };
  while (fillTo(HEAD)) {
    const length = head.getUint32(0, true);
    const kind = head.getUint32(4, true);
    if (length > LONGEST_FRAME) {
      const left = passOver(length - (filled - HEAD), buffer);
      filled = 0;
      if (!left || !sendError(new BadInput('out-of-range', 'frame', `${length}, 0–${LONGEST_FRAME}`))) return;
      continue;
    }
    if (!fillTo(HEAD + length)) return;
    if (!answer(door, kind, buffer.subarray(HEAD, HEAD + length))) return;
    buffer.copyWithin(0, HEAD + length, filled);
    filled -= HEAD + length;
  }
}

/** Reads and forgets so many bytes; false if the input ends before. */
function passOver(bytes: number, buffer: Uint8Array): boolean {
  for (let left = bytes; left > 0; ) {
    const read = readInput(buffer.subarray(0, Math.min(left, buffer.length)), 0);
    if (read === 0) return false;
    left -= read;
  }
  return true;
}

/** False when nobody reads any more. */
function answer(door: Door, kind: number, body: Uint8Array): boolean {
  try {
    if (kind === BATCH_FRAME) return send(BATCH_FRAME, door.step(actionsIn(body)));
    if (kind !== JSON_FRAME) throw new BadInput('unknown-value', 'kind', `${kind}; 0, 1`);
    const answered = door.command(parseJson(new TextDecoder().decode(body), ''));
    return answered instanceof Uint8Array
      ? send(BATCH_FRAME, answered)
      : send(JSON_FRAME, new TextEncoder().encode(JSON.stringify(answered)));
  } catch (error) {
    return sendError(error);
  }
}

function actionsIn(body: Uint8Array): Uint16Array {
  if (body.length % 2 !== 0) throw new BadInput('wrong-format', 'actions', String(body.length));
  return new Uint16Array(body.buffer, body.byteOffset, body.length / 2);
}

function sendError(error: unknown): boolean {
  return send(ERROR_FRAME, new TextEncoder().encode(JSON.stringify(errorOf(error))));
}

function send(kind: number, body: Uint8Array): boolean {
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setUint32(0, body.length, true);
  head.setUint32(4, kind, true);
  return writeOutput(new Uint8Array(head.buffer), body);
}
