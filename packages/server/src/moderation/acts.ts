import { linkOf, NO_LINK } from './chain.ts';
import type { Action } from './moderation.ts';
import type { Row, Step } from './statements.ts';

interface Line {
  readonly action: Action;
  readonly target: string | null;
  readonly detail: object;
}

/** What is written with the line; undefined where it turns out that there is nothing to do. */
type Work = readonly Step[] | (() => Promise<readonly Step[] | undefined>);

/** So many may act at the same moment; each time one of them gets through. */
const MOST_TRIES = 20;

/**
 * Writes what somebody does together with its line in the log. Whoever has looked at how things stand before another acted gets a number
 * that is taken, and looks again: so nothing is done twice, and no two lines follow from the same one.
 */
export function actsIn(steps: (given: readonly Step[]) => Promise<Row[][]>, now: () => number) {
  return async (actor: string, line: Line, work: Work = []): Promise<boolean> => {
    for (let tries = 1; ; tries += 1) {
      const [[last]] = await steps([['lastLine', []]]);
      const wanted = typeof work === 'function' ? await work() : work;
      if (wanted === undefined) return false;
      try {
        await steps([lineAfter(last, actor, line, now()), ...wanted]);
        return true;
      } catch (error) {
        const [[newer]] = await steps([['lastLine', []]]);
        if (newer?.seq === last?.seq || tries === MOST_TRIES) throw error;
      }
    }
  };
}

function lineAfter(last: Row | undefined, actor: string, line: Line, at: number): Step {
  const { action, target } = line;
  const previous = String(last?.link ?? NO_LINK);
  const seq = Number(last?.seq ?? 0) + 1;
  const detail = JSON.stringify(line.detail);
  const link = linkOf({ previous, seq, at, actor, action, target, detail });
  return ['addLine', [seq, at, actor, action, target, detail, previous, link]];
}
