import { LANGUAGES, type Language } from '@samsara/engine/texts';
import type { Page } from 'playwright-core';

/** Whoever sits at the page has chosen another language in another tab; waits until it is spoken here. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'samsara-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Does something in every language, and at last in the one that is spoken now. */
export async function inEveryLanguage(
  page: Page,
  now: Language,
  act: (language: Language) => Promise<void>,
): Promise<void> {
  for (const language of [...LANGUAGES.filter((each) => each !== now), now]) {
    await speak(page, language);
    await act(language);
  }
}
