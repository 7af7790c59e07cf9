import type { Browser, Page } from 'playwright-core';
import { play } from '../e2e/driving/playing.ts';
import { visit } from '../e2e/driving/visit.ts';

const SLOWER = 4;
const PRESSES = 14;

/** Frames drawn and dropped while cards travel over Karma's table, on a processor four times slower. */
export async function countFrames(
  browser: Browser,
  origin: string,
): Promise<{ frames: number; dropped: number }> {
  const visitor = await visit(browser, origin, { settings: { speed: 1, motion: 'full' } });
  const { page, cdp } = visitor;
  try {
    await page.goto('/play/karma');
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await watchFrames(page);
    await play(visitor, { until: (_, turn) => turn >= PRESSES });
    return await page.evaluate(
      () => (window as unknown as { seen: { frames: number; dropped: number } }).seen,
    );
  } finally {
    await visitor.leave();
  }
}

/** Counts frames from one to the next while a card is in the air, at 60 a second. A text, as no loader may add to it. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(`{
    const seen = { frames: 0, dropped: 0 };
    window.seen = seen;
    let last = null;
    const next = (now) => {
      const isFlying = document.querySelector('.flight-layer') !== null;
      if (isFlying && last !== null) {
        seen.frames++;
        seen.dropped += Math.max(0, Math.round(((now - last) * 60) / 1000) - 1);
      }
      last = isFlying ? now : null;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }`);
}
