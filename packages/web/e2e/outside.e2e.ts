import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MORE_GAMES } from '../src/lobby/more-games-texts.ts';
import { en as result } from '../src/result/texts.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { overflow, unseen } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { Server } from './driving/server.ts';
import { deal, openTable } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, forgive, PHONE } from './driving/visit.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIRST_PRESSES = 3;

/** A board with a button for each move, which fails once cards have been played. */
const BOARD = `export default {
  mount(root, table) {
    const draw = ({ moves, names, log, play }) => {
      if (log.length > 2) throw new Error('this board is broken');
      root.replaceChildren(...moves.map(({ move, text }) => {
        const button = document.createElement('button');
        button.textContent = names.join(' and ') + ': ' + text;
        button.onclick = () => play(move);
        return button;
      }));
    };
    draw(table);
    return { update: draw, unmount: () => root.replaceChildren() };
  },
};`;

/** Two games from outside: one that describes its table, and one that says it in words and brings a board of its own. */
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-games-'));
  const games = [
    await published('crazy-eights', join(ROOT, 'examples/crazy-eights/src/game.ts')),
    await published('high-card', join(ROOT, 'packages/engine/src/testing/outside-game/game.ts'), BOARD),
  ];
  server = await Server.open(inject('built'), { SAMSARA_GAMES: games.join() });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A package of a game as its author would publish it. */
async function published(name: string, source: string, board?: string): Promise<string> {
  const place = join(folder, name);
  mkdirSync(place);
  await build({ entryPoints: [source], bundle: true, format: 'esm', outfile: join(place, 'game.js') });
  if (board !== undefined) writeFileSync(join(place, 'board.js'), board);
  const samsara = { api: 1, game: './game.js', ...(board !== undefined && { board: './board.js' }) };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', samsara }));
  return place;
}

test('a game of the house is played on a phone from the first page to its end and its replay', async () => {
  await withVisitor({ size: PHONE, origin: server.origin }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/');
    const more = page.getByRole('region', { name: MORE_GAMES.en });
    await more.getByRole('heading', { name: 'Crazy Eights' }).waitFor();
    expect(await more.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Crazy Eights',
      'High Card',
    ]);
    expect.soft(await violations(page), 'the first page').toEqual([]);
    await more.getByRole('link', { name: `${en.playNow}: Crazy Eights` }).click();
    const blocked = page.getByRole('button', { name: /^[^,]+, That does not fit/ });
    await play(visitor, { until: async () => (await blocked.count()) > 0 });
    await blocked.first().click();
    await page.getByRole('complementary', { name: en.whyNot }).getByText('That does not fit').waitFor();
    const each = async () => {
      await expectNoOverflow(page);
      expect(await unseen(page, '.outside-choices button, .outside-middle .pile')).toEqual([]);
    };
    expect(await play(visitor, { each })).toBeGreaterThan(0);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: result.places }).getByRole('listitem').count())
      .toBe(2);
    await page.getByRole('link', { name: en.replay }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
  });
});

test('a link leads straight to its table on the server, where it is played by keys', async () => {
  await withVisitor({ size: DESKTOP, origin: server.origin }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'crazy-eights', options: {}, settings: {}, bots: 2 });
    await page.getByRole('button', { name: en.ready }).waitFor();
    expect.soft(await violations(page), 'the waiting room').toEqual([]);
    await deal(visitor);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect.soft(await violations(page), 'the table').toEqual([]);
    expect(await play(visitor, { by: 'keys' })).toBeGreaterThan(0);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    expect.soft(await violations(page), 'the end').toEqual([]);
  });
});

test('a game may bring a board of its own; where that fails, the table is told in words and the game goes on', async () => {
  await withVisitor({ size: PHONE, origin: server.origin }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/play/high-card');
    const own = page.getByRole('button', { name: /^.+ and .+: Play / });
    await own.first().click();
    await expect
      .poll(() => page.getByRole('region', { name: en.board }).getByRole('listitem').count())
      .toBe(3);
    expect(await play(visitor, { each: () => expectNoOverflow(page) })).toBeGreaterThan(0);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    forgive(visitor, /this board is broken/);
  });
});

test('what was played once is there without a network; what nobody has made for it is not offered', async () => {
  await withVisitor({ size: PHONE, keepsPage: true, origin: server.origin }, async (visitor) => {
    const { context, page } = visitor;
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    await page.reload();
    await page.getByRole('link', { name: `${en.playNow}: Crazy Eights` }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await context.setOffline(true);
    await page.goto('/');
    await page.getByText(lobby.offline).waitFor();
    await page.getByRole('link', { name: `${en.playNow}: Crazy Eights` }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(await play(visitor, { presses: FIRST_PRESSES })).toBe(FIRST_PRESSES);
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: en.settingsTitle }).waitFor();
    expect(await menu.getByText(en.rules, { exact: true }).count()).toBe(0);
    expect(await menu.getByText(en.learn, { exact: true }).count()).toBe(0);
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
  });
});

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
}
