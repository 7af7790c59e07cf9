import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** The result is one table in order of places, all of it is seen at every size, and it can be put away and brought back. */
export async function checkResult(page: Page): Promise<void> {
  const size = page.viewportSize();
  expect(await page.locator('html').getAttribute('data-leaves-at-once')).toBe('false');
  await page.locator('.end-buttons:not(.is-new)').waitFor();
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    expect(await page.getByRole('table').count()).toBe(1);
    expect(await page.getByRole('region', { name: en.board }).count()).toBe(0);
    await expect
      .poll(() => unseen(page, '.result-table :is(th, td), .end-panel :is(h2, p, .button)'))
      .toEqual([]);
  }
  if (size !== null) await resize(page, size.width, size.height);
  const places = await page.locator('.result-table tbody td:first-child').allTextContents();
  expect(places.map(Number)).toEqual(places.map(Number).sort((a, b) => a - b));
  expect(await page.locator('.result-table .is-winner').count()).toBeGreaterThan(0);
  await page.locator('.result-table').getByText(en.you, { exact: true }).waitFor();
  await page.getByRole('button', { name: en.seeTable }).click();
  await page.getByRole('region', { name: en.board }).waitFor();
  await page.getByRole('button', { name: en.result }).click();
  await page.getByRole('table').waitFor();
}
