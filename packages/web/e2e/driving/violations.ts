import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

const ALL_RULES: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colours decide; everything else is the same in the dark. */
const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Violations on the screen as it is, in light and in dark, one line each; not in a part that was searched elsewhere. */
export async function violations(page: Page, except?: string): Promise<string[]> {
  const inLight = await violationsInLight(page, except);
  await emulate(page, 'dark');
  const inDark = await violated(page, COLOUR_RULES, except);
  return [...inLight, ...inDark.map((line) => `dark, ${line}`)];
}

/** In light only: where another page has the same colours in the dark. */
export async function violationsInLight(page: Page, except?: string): Promise<string[]> {
  await emulate(page, 'light');
  await settled(page);
  return violated(page, ALL_RULES, except);
}

/** The page is told of it a moment later; until then it has its old colours, and in the middle of a search some of both. */
async function emulate(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const other = colorScheme === 'light' ? 'dark' : 'light';
  await page.waitForFunction((old) => document.documentElement.dataset.theme !== old, other);
}

/** So long nothing that comes or goes takes; what takes longer, such as a clock, goes on beside. */
const LONGEST_MS = 2000;

/** Waits until what comes or goes has done so: half faded in, nothing has its colours. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longest,
        ),
    LONGEST_MS,
  );
}

/** The page has no frames, so that all is found in the page itself; otherwise most of the time goes to a second page. */
async function violated(page: Page, runOnly: Rules, except?: string): Promise<string[]> {
  // It is large, and stays in a page that is searched again.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? NOTHING : AXE });
  // What lies under a sheet cannot be reached; its colours would be compared with the sheet.
  if (await page.evaluate((modal) => document.querySelector(modal) !== null, MODAL)) builder.include(MODAL);
  if (except !== undefined) builder.exclude(except);
  // These options replace all that were set before.
  const axe = builder.options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();
  const { violations: all } = await axe.analyze();
  return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}

/** Half as long as what would be sent to the page otherwise. */
const BUILDER = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(BUILDER).resolve('axe-core/axe.min.js'), 'utf8');
const NOTHING = 'undefined';
const MODAL = 'dialog:modal';
