import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What colours decide; everything else is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations on the screen as it is, in light and in dark, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await analysed(new AxeBuilder({ page }).withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await analysed(new AxeBuilder({ page }).withRules(COLOUR_RULES));
  return [...inLight, ...inDark.map((line) => `dark, ${line}`)];
}

/** The page has no frames, so that everything is found in the page itself; otherwise most of the time goes to another one. */
async function analysed(axe: AxeBuilder): Promise<string[]> {
  const { violations: all } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
