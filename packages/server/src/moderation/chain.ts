import { hash } from 'node:crypto';
import type { LogLine } from './moderation.ts';

/** What the first line is tied to. */
export const NO_LINK = '0'.repeat(64);

/** SHA-256 of the link before it and of everything the line says, as a list in JSON. */
export function linkOf({ previous, seq, at, actor, action, target, detail }: Omit<LogLine, 'link'>): string {
  return hash('sha256', JSON.stringify([previous, seq, at, actor, action, target, detail]));
}

interface ChainRead {
  readonly lines: number;
  readonly last: string;
  /** The first line that does not follow from the one before it. */
  readonly broken: number | undefined;
}

/** Works out every link again. */
export async function verifyLog(
  read: (seq: number, most: number) => Promise<LogLine[]>,
  atOnce = 500,
): Promise<ChainRead> {
  let last = NO_LINK;
  let lines = 0;
  for (;;) {
    const some = await read(lines + 1, atOnce);
    if (some.length === 0) return { lines, last, broken: undefined };
    for (const line of some) {
      const isNext = line.seq === lines + 1 && line.previous === last && line.link === linkOf(line);
      if (!isNext) return { lines, last, broken: lines + 1 };
      lines += 1;
      last = line.link;
    }
  }
}
