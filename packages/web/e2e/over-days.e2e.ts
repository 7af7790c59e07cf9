import { expect, test } from 'vitest';
import { OVER_DAYS_WORDS } from '../src/over-days/words.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { forgive, PHONE } from './driving/visit.ts';

const words = OVER_DAYS_WORDS.en;

test('a table over days is planned, and whoever comes reads how long a move may take', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `${lobby.withFriends}: Karma`, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: words.perMove(7) }).check({ force: true });
    await sheet.getByRole('checkbox', { name: words.weekendsOff }).check();
    await sheet.getByRole('combobox', { name: words.reserve }).selectOption('1');
    await sheet.getByLabel(lobby.yourName).fill('Robin');
    await sheet.getByRole('button', { name: lobby.makeTable }).click();
    await page.getByText(words.summary(7, 1, true)).waitFor();
  });
});

test('at a table over days a move is confirmed, a note is kept, and the next table waits', async () => {
  const days = { turn: 3, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
  const wanted = { game: 'karma', options: {}, settings: { days } };
  await withVisitor({ size: PHONE }, async (host) => {
    const { page } = host;
    const first = await openTable(host, { ...wanted, bots: 1 });
    await deal(host);
    await page.getByText(/^2 days 23 hours left/).waitFor();
    await page.getByRole('button', { name: words.note }).click();
    await page.getByRole('textbox').fill('Mind the sevens');
    await page.getByRole('button', { name: words.keep }).click();

    await openTable(host, { ...wanted, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, page.url());
      await deal(host);
    });
    const bar = page.getByRole('region', { name: en.decision });
    for (const place of [0, 1, 2]) await page.locator('.hand .card').nth(place).click();
    await bar.locator('[data-move]').first().click();
    await bar.getByRole('button', { name: en.yesDoIt }).click();
    await bar.getByText(/^Kim has until/).waitFor();
    await bar.getByRole('link', { name: words.nextTable }).click();
    await page.waitForURL(`**/t/${first}`);
    await page.getByRole('button', { name: words.note }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('Mind the sevens');

    await page.goto('/');
    const waiting = page.locator('.game-link.is-your-turn:visible').first();
    await waiting.waitFor();
    expect(await waiting.textContent()).toMatch(/2 days 23 hours left/);
  });
});

test('a note that could not be read is read again before anything is written over it', async () => {
  const days = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'karma', options: {}, settings: { days }, bots: 1 });
    await deal(visitor);
    await page.getByRole('button', { name: words.note }).click();
    await page.getByRole('textbox').fill('Mind the sevens');
    await page.getByRole('button', { name: words.keep }).click();
    await page.getByRole('textbox').waitFor({ state: 'detached' });
    await page.route('**/note', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.reload();
    await failed;
    await page.getByRole('button', { name: words.note }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('Mind the sevens');
    forgive(visitor, /ERR_FAILED/);
  });
});
