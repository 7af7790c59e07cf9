import { BadInput, parseJson } from '@samsara/engine';
import type { Door } from './door.ts';
import { errorOf } from './errors.ts';
import { readInput, writeOutput } from './standard-streams.ts';

/** Longer lines are passed over. */
const LONGEST_LINE = 1 << 20;
const END_OF_LINE = 10;

/** Answers line after line of JSON until the standard input ends; empty lines are passed over. */
export function serveLines(door: Door): void {
  const buffer = new Uint8Array(LONGEST_LINE + 1);
  let filled = 0;
  /** The rest of a line that is too long. */
  let isTooLong = false;
  for (;;) {
    const end = buffer.subarray(0, filled).indexOf(END_OF_LINE);
    if (end < 0) {
      if (filled === buffer.length) {
        isTooLong = true;
        filled = 0;
      }
      const read = readInput(buffer, filled);
      if (read === 0) return;
      filled += read;
      continue;
    }
    const line = new TextDecoder().decode(buffer.subarray(0, end)).trim();
    buffer.copyWithin(0, end + 1, filled);
    filled -= end + 1;
    if (line === '' && !isTooLong) continue;
    const answered = isTooLong ? tooLong() : answerTo(door, line);
    isTooLong = false;
    if (!writeOutput(new TextEncoder().encode(`${JSON.stringify(answered)}\n`))) return;
  }
}

function answerTo(door: Door, line: string): object {
  try {
    const command = parseJson(line, '');
    if ((command as { readonly do?: unknown } | null)?.do === 'batch')
      throw new BadInput('do-not-go-together', 'do', 'batch; --frames');
    return door.command(command);
  } catch (error) {
    return { error: errorOf(error) };
  }
}

function tooLong(): object {
  return { error: errorOf(new BadInput('out-of-range', 'line', `0–${LONGEST_LINE}`)) };
}
