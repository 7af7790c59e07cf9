import { expect, test } from 'vitest';
import { en as devices } from '../src/account/device-texts.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { askForHint } from './driving/hints.ts';
import { play } from './driving/playing.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { violations, violationsInLight } from './driving/violations.ts';
import { DESKTOP, PHONE } from './driving/visit.ts';

/** They are long and all of one style: two of them are enough where time is short. */
const RULES = ['karmaka', 'stop'] as const;

/** Every board is searched while a whole game is played; hints and open hands look alike. */
const PRACTICES = IS_THOROUGH ? GAME_IDS : (['stop', 'karmaka'] as const);

// The boards of the other games are searched while a whole game is played.
test('deal and board of STOP have no violation at a desk', async () => {
  await withVisitor({ size: DESKTOP, settings: { motion: 'reduced' } }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, SHORT_TABLES.stop);
    await deal(visitor);
    expect.soft(await violations(page), 'the deal').toEqual([]);
    await play(visitor, { presses: 9 });
    expect.soft(await violations(page), 'the middle').toEqual([]);
  });
});

test('the rules have no violation', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    for (const [i, game] of (IS_THOROUGH ? GAME_IDS : RULES).entries()) {
      await page.goto(`/rules/${game}`);
      await page.getByRole('searchbox').waitFor();
      const search = i === 0 || IS_THOROUGH ? violations : violationsInLight;
      expect.soft(await search(page), game).toEqual([]);
    }
  });
});

test.each(PRACTICES)('%s: a practice has no violation', async (game) => {
  await withVisitor({ size: PHONE, settings: { motion: 'reduced', suits: 'distinct' } }, async ({ page }) => {
    await page.goto(`/play/${game}?practice`);
    await askForHint(page);
    expect.soft(await violations(page), 'the table').toEqual([]);
    await page
      .getByRole('button', { name: /^Hand of / })
      .first()
      .click();
    expect.soft(await violations(page), 'an open hand').toEqual([]);
  });
});

test('the rules over a table and a moment of its log have no violation', async () => {
  await withVisitor({ size: DESKTOP, settings: { motion: 'reduced' } }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, SHORT_TABLES.karma);
    await deal(visitor);
    await play(visitor, { presses: 8 });
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.rules, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: new RegExp(en.rules) });
    await drawer.getByRole('searchbox').waitFor();
    expect.soft(await violations(page), 'the rules').toEqual([]);
    await drawer.getByRole('button', { name: en.close }).click();
    await page.getByRole('button', { name: en.log, exact: true }).click();
    await page.locator('.log-jump').first().click();
    await page.getByRole('dialog', { name: en.moment }).waitFor();
    expect.soft(await violations(page), 'a moment').toEqual([]);
  });
});

test('the first page, the planner, a gathering table and the settings have no violation', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByText(en.slogan).waitFor();
    expect.soft(await violations(page), 'the lobby').toEqual([]);
    await page.getByRole('button', { name: `${lobby.withFriends}: STOP`, exact: true }).click();
    await page.getByRole('button', { name: lobby.makeTable }).waitFor();
    await page.getByText(lobby.allOptions).click();
    expect.soft(await violations(page), 'the planner').toEqual([]);
    await openTable(visitor, { game: 'stop', bots: 1, open: 2 });
    await page.getByRole('img', { name: lobby.qr }).waitFor();
    expect.soft(await violations(page), 'the gathering').toEqual([]);
    await page.goto('/settings');
    await page.getByRole('heading', { name: en.settingsTitle }).waitFor();
    await page.getByRole('list', { name: devices.title }).waitFor();
    expect.soft(await violations(page), 'the settings').toEqual([]);
  });
});

test('chat, menu and pause at a table have no violation, also in strong contrast', async () => {
  await withVisitor({ size: PHONE, settings: { contrast: 'more' } }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, SHORT_TABLES.karma);
    await deal(visitor);
    expect.soft(await violations(page), 'the board').toEqual([]);
    await page.getByRole('button', { name: en.chat, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.phrases.hello, exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').waitFor();
    expect.soft(await violations(page), 'the chat').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    expect.soft(await violations(page), 'the menu').toEqual([]);
    await page.getByRole('button', { name: en.pause, exact: true }).click();
    await page.getByText(en.paused).waitFor();
    expect.soft(await violations(page), 'the pause').toEqual([]);
  });
});
