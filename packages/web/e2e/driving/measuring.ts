import type { Page } from 'playwright-core';

/** How far the page is larger than the screen, in both directions; nothing scrolls if both are 0. */
export function overflow(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: Math.max(0, scrollWidth - innerWidth), y: Math.max(0, scrollHeight - innerHeight) };
  });
}
