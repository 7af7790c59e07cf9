import type { Page } from 'playwright-core';

/** A small phone, a usual one, a tablet upright, a laptop and a large screen. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;

/** Gives the window another size and waits until the page has drawn itself for it: what listens to the size comes a frame later. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}

/** How far the page is larger than the screen, in both directions; nothing scrolls if both are 0. */
export function overflow(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: Math.max(0, scrollWidth - innerWidth), y: Math.max(0, scrollHeight - innerHeight) };
  });
}

/** What cannot be seen although it is there: out of the window, cut off, or under something else, after scrolling to it. */
export function unseen(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top, width, height } = element.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) return true;
        return [left + 2, left + width / 2, right - 2].some((across) => {
          const hit = document.elementFromPoint(across, top + height / 2);
          return hit === null || !(element.contains(hit) || hit.contains(element));
        });
      })
      .map((element) => `${innerWidth}: ${element.textContent}`);
  }, selector);
}

/** What a part of the page lies over. */
export function overlaps(page: Page, over: string, under: string): Promise<string[]> {
  return page.evaluate(
    ({ first, second }) => {
      const boxes = [...document.querySelectorAll(first)].flatMap((element) => [...element.getClientRects()]);
      return [...document.querySelectorAll(second)]
        .filter((element) => {
          const own = element.getBoundingClientRect();
          return boxes.some(
            (box) =>
              own.width > 0 &&
              box.left < own.right - 1 &&
              own.left < box.right - 1 &&
              box.top < own.bottom - 1 &&
              own.top < box.bottom - 1,
          );
        })
        .map((element) => `${innerWidth}: ${element.className} ${element.textContent}`);
    },
    { first: over, second: under },
  );
}
