import { BadInput, parseJson } from '@samsara/engine';
import type { Door } from './door.ts';
import { errorOf } from './errors.ts';
import { readInput, writeOutput } from './standard-streams.ts';

/** Longer lines are passed over. */
const LONGEST_LINE = 1 << 20;
const END_OF_LINE = 10;

/** Answers line after line of JSON until the standard input ends; empty lines are passed over. */
export function serveLines(door: Door): void {
  for (const line of linesOfInput()) {
    if (line === '') continue;
    const answered = line === null ? tooLong() : answerTo(door, line);
    if (!writeOutput(new TextEncoder().encode(`${JSON.stringify(answered)}\n`))) return;
  }
}

/** The lines of the standard input, the last one also if it does not end; null for one that is too long. */
function* linesOfInput(): Generator<string | null> {
  const buffer = new Uint8Array(LONGEST_LINE + 1);
  let filled = 0;
  let isTooLong = false;
  const textTo = (end: number) =>
    isTooLong ? null : new TextDecoder().decode(buffer.subarray(0, end)).trim();
  for (;;) {
    const end = buffer.subarray(0, filled).indexOf(END_OF_LINE);
    if (end >= 0) {
      yield textTo(end);
      buffer.copyWithin(0, end + 1, filled);
      filled -= end + 1;
      isTooLong = false;
      continue;
    }
    if (filled === buffer.length) {
      isTooLong = true;
      filled = 0;
    }
    const read = readInput(buffer, filled);
    if (read === 0) break;
    filled += read;
  }
  yield textTo(filled);
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
