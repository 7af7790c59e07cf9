import type { ElementHandle, Page } from 'playwright-core';
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
export async function tap(visitor: Visitor, { element, name }: Thing): Promise<boolean> {
  return tapAt(visitor, await freeSpot(visitor.page, { place: element, name }), name);
}

/** The same for an element that is known already. */
export async function tapElement(visitor: Visitor, element: ElementHandle<Element>): Promise<boolean> {
  return tapAt(visitor, await freeSpot(visitor.page, { element }), 'what is asked for');
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function tapAt({ page, hasTouch }: Visitor, spot: Spot | string, name: string): Promise<boolean> {
  if (spot === 'gone') return false;
  if (typeof spot === 'string') throw new Error(`nobody can tap "${name}": it is covered by ${spot}`);
  if (hasTouch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
  return true;
}

type Target =
  | { readonly element: ElementHandle<Element> }
  /** Which of all things that can be looked at, and what it has to be called. */
  | { readonly place: number; readonly name: string };

/** A point at which the element itself is hit, after bringing it onto the screen; otherwise what has covered it for long. */
function freeSpot(page: Page, wanted: Target): Promise<Spot | string> {
  return page.evaluate(
    async ({ target, spots, longest }) => {
      const latest = performance.now() + longest;
      for (let over = ''; ; ) {
        const element =
          'element' in target
            ? target.element
            : document.querySelectorAll('button, section[aria-label], dialog:modal')[target.place];
        if (element === undefined || !element.isConnected) return 'gone';
        const called =
          element.getAttribute('aria-label') ?? (element.textContent ?? '').replace(/\s+/g, ' ').trim();
        if ('name' in target && called !== target.name) return 'gone';
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        for (const [across, down] of spots) {
          const [x, y] = [left + across * width, top + down * height];
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && element.contains(hit)) return { x, y };
          over = `${hit?.tagName} ${hit?.closest('[class]')?.className ?? ''}`;
        }
        if (performance.now() > latest) return over;
        await new Promise((next) => requestAnimationFrame(next));
      }
    },
    { target: wanted, spots: SPOTS, longest: COVERED_MS },
  );
}
