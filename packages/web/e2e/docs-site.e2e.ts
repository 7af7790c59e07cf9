import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PRINTED, unlikePrinted } from '../../../checks/live-examples.ts';
import { ROOT } from '../../../scripts/install.mjs';
import { guides } from '../../../site/guides.mjs';
import { liveExamples } from '../../../site/live-examples.mjs';
import { ServerProcess, UNLIMITED } from '../../server/campaigns/server-process.ts';
import { freePort } from '../../server/src/cluster/testing/free-port.ts';
import { de } from '../src/texts/lobby/de.ts';
import { withVisitor } from './browser.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { violations, violationsInLight } from './driving/violations.ts';
import { DESKTOP, PHONE, type Visitor } from './driving/visit.ts';

/** A site that is not whole (a link that leads nowhere, something from elsewhere) is not built. */
const folder = mkdtempSync(join(tmpdir(), 'samsara-docs-'));
const site = join(folder, 'site');
/** To read all sources takes long where everything else is busy too. */
const PATIENCE_MS = 600_000;
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'site/build.mjs'), site]);
  server = await ServerProcess.start([inject('built').entry], await freePort(), {
    ...UNLIMITED,
    SAMSARA_DATA_DIR: join(folder, 'kept'),
    SAMSARA_PAGE_DIR: inject('built').page,
    SAMSARA_DOCS_DIR: site,
  });
  ({ origin } = server);
}, PATIENCE_MS);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the lobby leads to it, and it leads back', async () => {
  await withVisitor({ origin, size: PHONE, language: 'de' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: de.docs }).click();
    await page.waitForURL('**/docs/');
    await page.getByRole('heading', { name: 'Samsara: documentation' }).waitFor();
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.locator('#tsd-sidebar-links').getByRole('link', { name: /^Play/ }).click();
    await page.waitForURL(`${origin}/`);
    await page.getByRole('link', { name: de.docs }).waitFor();
  });
});

const LIST_OF_PAGES = '#tsd-nav-container';
/** With all colours that there are, those of code among them; other pages need not be searched in the dark. */
const DARK_TOO = ['guides/first-game.html', 'interfaces/_samsara_engine.Game.html'];

/** Of each kind one; more of them in a thorough run. */
const PAGES = [
  [PHONE, ''],
  [PHONE, 'guides/first-game.html'],
  [PHONE, 'interfaces/_samsara_engine.Game.html'],
  [DESKTOP, 'functions/_samsara_engine.attemptMove.html'],
] as const;
const MORE_PAGES = [
  [PHONE, 'guides/records.html'],
  [DESKTOP, ''],
] as const;

test.each([...PAGES, ...(IS_THOROUGH ? MORE_PAGES : [])])(
  'everybody can read it, and it does not scroll sideways: at %j /docs/%s',
  async (size, path) => {
    await withVisitor({ origin, size }, async ({ page }) => {
      await page.goto(`/docs/${path}`);
      await page.locator('#tsd-nav-container li').first().waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      const search = IS_THOROUGH || DARK_TOO.includes(path) ? violations : violationsInLight;
      // The list of all pages is the same on every page.
      expect(await search(page, path === '' ? undefined : LIST_OF_PAGES)).toEqual([]);
    });
  },
);

test('guides and reference are searched without a network', async () => {
  await withVisitor({ origin, size: PHONE }, async ({ page, context }) => {
    await page.goto('/docs/');
    await page.waitForFunction(() => 'searchData' in window);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search' }).click();
    const found = page.getByRole('listbox').getByRole('option');
    await page.getByRole('combobox').fill('attemptMove');
    await found.filter({ hasText: 'attemptMove' }).first().waitFor();
    await page.getByRole('combobox').fill('shuffle');
    const guide = found.filter({ hasText: 'The shuffle' }).first();
    await guide.waitFor();
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
    await guide.click();
    await page.getByRole('heading', { name: 'The shuffle', level: 1 }).waitFor();
  });
});

test('every live example runs the code that it shows', async () => {
  const examples: readonly { id: string; code: string }[] = liveExamples(guides());
  expect(examples.map(({ id }) => id).sort()).toEqual(Object.keys(PRINTED).sort());
  await withVisitor({ origin }, async (visitor) => {
    const names = new Set(examples.map(({ id }) => id.replace(/-\d+$/, '')));
    for (const name of names) {
      await visitor.page.goto(`/docs/guides/${name}.html`);
      for (const [index, { id, code }] of examples
        .filter((example) => example.id.replace(/-\d+$/, '') === name)
        .entries())
        await runExample(visitor, index, id, code);
    }
  });
}, 120_000);

async function runExample({ page }: Visitor, index: number, id: string, code: string): Promise<void> {
  const place = page.locator('.live-example').nth(index);
  const shown = await place.locator('xpath=preceding-sibling::pre[1]/code').innerText();
  expect(shown.trimEnd()).toBe(code.trimEnd());
  await place.getByRole('button', { name: 'Run', exact: true }).click();
  await place.getByRole('button', { name: 'Run again' }).waitFor();
  expect(await place.getAttribute('data-state')).toBe('done');
  const printed = (await place.getByRole('log').textContent()) ?? '';
  expect(unlikePrinted(id, printed.trimEnd().split('\n'))).toEqual([]);
}
