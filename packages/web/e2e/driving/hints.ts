import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/texts/en.ts';

const BRIEFLY = { timeout: 700 };

/** Asks for a hint until it is there: when others play while it is thought about, nobody needs it any more. */
export async function askForHint(page: Page): Promise<Locator> {
  const hint = page.getByRole('button', { name: /^Hint: / });
  await expect
    .poll(async () => {
      if (await hint.isVisible()) return true;
      await page
        .getByRole('button', { name: en.hint, exact: true })
        .click(BRIEFLY)
        .catch(() => undefined);
      return hint.isVisible();
    })
    .toBe(true);
  return hint;
}
