import type { Page } from 'playwright-core';
import type { Thing } from './reading.ts';
import type { Visitor } from './visit.ts';

/** Where a finger can meet an element that others may partly cover, as shares of its width and height. */
const SPOTS = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.12, 0.15],
  [0.5, 0.12],
  [0.1, 0.8],
  [0.92, 0.12],
];
const COVERED_MS = 4000;

/** Taps a thing where it can be seen; false if it is gone meanwhile. What stays covered is an error. */
export async function tap(visitor: Visitor, thing: Thing): Promise<boolean> {
  const { page } = visitor;
  const spot = await freeSpot(page, thing);
  if (spot === 'gone') return false;
  if (typeof spot === 'string') throw new Error(`nobody can tap "${thing.name}": it is covered by ${spot}`);
  if (visitor.hasTouch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
  return true;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point at which the element itself is hit, after bringing it onto the screen; otherwise what has covered it for long. */
function freeSpot(page: Page, { element, name }: Thing): Promise<Spot | string> {
  return page.evaluate(
    async ({ place, wanted, spots, longest }) => {
      const latest = performance.now() + longest;
      for (let over = ''; ; ) {
        const target = document.querySelectorAll('button, section[aria-label], dialog:modal')[place];
        const called =
          target?.getAttribute('aria-label') ?? (target?.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (target === undefined || called !== wanted) return 'gone';
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        for (const [across, down] of spots) {
          const [x, y] = [left + across * width, top + down * height];
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && target.contains(hit)) return { x, y };
          over = `${hit?.tagName} ${hit?.closest('[class]')?.className ?? ''}`;
        }
        if (performance.now() > latest) return over;
        await new Promise((next) => requestAnimationFrame(next));
      }
    },
    { place: element, wanted: name, spots: SPOTS, longest: COVERED_MS },
  );
}
