import { characterNamed } from '@samsara/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SENTENCES } from '../src/seats/aside/sentences.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { listen } from './driving/hearing.ts';
import { overflow } from './driving/measuring.ts';
import { openTable, sitDown } from './driving/tables.ts';
import { PHONE } from './driving/visit.ts';

function sentenceOf(name: string, language: 'en' | 'de' = 'en'): string {
  const character = characterNamed(name);
  if (character === null) throw new Error(`${name} is nobody`);
  return SENTENCES[language][character];
}

/** Is the bubble with this sentence wholly on the screen? */
function isOnScreen(page: Page, sentence: string): Promise<boolean> {
  return page.locator('.bubble', { hasText: sentence }).evaluate((bubble) => {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

test('on a phone a tap on a face says who a bot is, and so do keys; it is read aloud', async () => {
  await withVisitor({ size: PHONE, settings: { motion: 'reduced', language: 'de' } }, async ({ page }) => {
    await page.goto('/play/karma');
    const heard = await listen(page);
    for (const [name, press] of [
      ['Ada', (who: string) => page.getByRole('button', { name: who }).tap()],
      ['Chloé', (who: string) => page.getByRole('button', { name: who }).press('Enter')],
    ] as const) {
      const sentence = sentenceOf(name, 'de');
      await press(de.whoIs(name));
      await expect.poll(() => isOnScreen(page, sentence)).toBe(true);
      await expect.poll(() => heard.evaluate((all) => all.join('\n'))).toContain(`${name}: ${sentence}`);
      expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    }
    const { width, height } = (await page.getByRole('button', { name: de.whoIs('Ada') }).boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test('before the deal a bot says who it is when the host looks at its seat, and to whoever taps it', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    const code = await openTable(host, { game: 'karmaka', bots: 1, open: 1 });
    await host.page.locator('.gathering-seats select').focus();
    await host.page.locator('.bubble', { hasText: sentenceOf('Ada') }).waitFor();
    await expect.poll(() => isOnScreen(host.page, sentenceOf('Ada'))).toBe(true);
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await guest.page.getByRole('button', { name: en.whoIs('Ada') }).click();
      await guest.page.locator('.bubble', { hasText: sentenceOf('Ada') }).waitFor();
    });
  });
});

test('in a deal that is the same for everybody bots are nobody in particular', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/deal/karma');
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(await page.getByRole('button', { name: en.whoIs('Ada') }).count()).toBe(0);
  });
});
