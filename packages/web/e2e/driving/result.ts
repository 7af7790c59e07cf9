import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en as words } from '../../src/result/texts.ts';
import { en } from '../../src/texts/en.ts';
import { resize, SIZES, unseen } from './measuring.ts';

/**
 * Notes for `checkResult`, before the end: would a finger that was on its way to a card leave the table when the result
 * appears under it?
 */
export function noteFirstMoment(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector('.end-buttons a[href="/"]');
      if (link === null) return;
      observer.disconnect();
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      document.documentElement.dataset.leavesAtOnce = `${link.contains(hit)}`;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The result is a list in order of places with one score, all of it is seen at every size, and it can be put away and brought back. */
export async function checkResult(page: Page): Promise<void> {
  const size = page.viewportSize();
  expect(await page.locator('html').getAttribute('data-leaves-at-once')).toBe('false');
  await page.locator('.end-buttons:not(.is-new)').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  const counted = page.locator('.end-counted summary');
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    expect(await page.getByRole('list', { name: words.places }).count()).toBe(1);
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.getByRole('region', { name: en.board }).count()).toBe(0);
    await expect
      .poll(() => unseen(page, '.end-places li > *, .end-panel :is(h2, p, .button, .end-link)'))
      .toEqual([]);
    if ((await counted.count()) === 0) continue;
    // Everything that was counted is there for whoever asks.
    await counted.click();
    await page.getByRole('table').waitFor();
    await expect.poll(() => unseen(page, '.result-table :is(th, td)')).toEqual([]);
    await counted.click();
  }
  if (size !== null) await resize(page, size.width, size.height);
  const places = (await page.locator('.end-place').allTextContents()).map(Number);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(1);
  expect(await page.locator('.end-places .is-winner').count()).toBeGreaterThan(0);
  await page.locator('.end-places').getByText(en.you, { exact: true }).waitFor();
  await page.getByRole('list', { name: words.facts }).getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: en.seeTable }).click();
  await page.getByRole('region', { name: en.board }).waitFor();
  await page.getByRole('button', { name: en.result }).click();
  await page.getByRole('list', { name: words.places }).waitFor();
}
