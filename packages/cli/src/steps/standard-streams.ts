import { openSync, readSync, writevSync } from 'node:fs';

const OUTPUT = 1;
/** Soon enough for whoever waits for an answer, seldom enough for whoever does not. */
const WAIT_MS = 0.2;

/**
 * The standard input, opened anew where the system can: Node has made the one it was given answer at once, and to wait for
 * the next bytes by asking again and again would cost most of the time.
 */
let input: number | undefined;

function openInput(): number {
  try {
    return openSync('/dev/stdin', 'r');
  } catch {
    return 0;
  }
}

/** Waits for bytes of the standard input and puts them into a buffer from a place on; 0 at its end. */
export function readInput(into: Uint8Array, from: number): number {
  input ??= openInput();
  const descriptor = input;
  return patiently(() => readSync(descriptor, into, from, into.length - from, null), 0);
}

/** Writes all of it to the standard output before it goes on; false when nobody reads any more. */
export function writeOutput(...parts: Uint8Array[]): boolean {
  let left = parts;
  while (left.length > 0) {
    let written = patiently(() => writevSync(OUTPUT, left), -1);
    if (written < 0) return false;
    left = left.flatMap((part) => {
      const done = Math.min(written, part.length);
      written -= done;
      return done === part.length ? [] : [part.subarray(done)];
    });
  }
  return true;
}

/** Where a stream can take or give nothing yet, tries again; at its end gives back what stands for that. */
function patiently(tried: () => number, atEnd: number): number {
  for (;;) {
    try {
      return tried();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF' || code === 'EPIPE') return atEnd;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
}
