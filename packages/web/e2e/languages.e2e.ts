import { expect, test } from 'vitest';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { withVisitor } from './browser.ts';
import { PHONE } from './driving/visit.ts';

test.each([
  ['de', de],
  ['fr', fr],
  ['en', en],
] as const)('a browser that speaks %s gets the page in its language', async (language, words) => {
  await withVisitor({ size: PHONE, language, settings: { language: undefined } }, async ({ page }) => {
    await page.goto('/');
    await page.getByText(words.slogan).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  });
});

test('the language changes in the middle of a game, and the game stays', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/play/karmaka');
    await page.getByRole('list', { name: handIn(en) }).waitFor();
    for (const [words, next] of [
      [en, de],
      [de, fr],
      [fr, en],
    ] as const) {
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.settingsTitle }).click();
      const choice = page.getByRole('dialog').getByRole('group', { name: words.settings.language.name });
      const label = next.settings.language.values[next === en ? 'en' : next === de ? 'de' : 'fr'];
      await choice.getByText(label, { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: next.close }).first().click();
      const hand = page.getByRole('list', { name: handIn(next) });
      await hand.waitFor();
      expect(await hand.getByRole('button').count()).toBeGreaterThan(0);
    }
  });
});

test('what is chosen in one tab holds in the others', async () => {
  await withVisitor({ size: PHONE }, async ({ page, context }) => {
    const connecting = page.waitForEvent('websocket');
    await page.goto('/');
    // The page makes the guest: a tab beside it that came before would make another.
    const line = await connecting;
    await line.waitForEvent('framereceived');
    const other = await context.newPage();
    await other.goto('/settings');
    const choice = other.getByRole('group', { name: en.settings.language.name });
    await choice.getByText(fr.settings.language.values.fr, { exact: true }).click();
    await page.getByText(fr.slogan).waitFor();
  });
});

/** The name of your own hand, however many cards are in it. */
function handIn(words: typeof en): RegExp {
  return new RegExp(`^${words.yourHand(2).split(',')[0]},`);
}
