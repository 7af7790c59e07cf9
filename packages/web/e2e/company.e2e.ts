import { expect, inject, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { choose } from './driving/choosing.ts';
import { lookAt } from './driving/looking.ts';
import { play } from './driving/playing.ts';
import { Server } from './driving/server.ts';
import { deal, openTable, planTable, SHORT_TABLES, sitDown } from './driving/tables.ts';
import { forgive, LOG_BESIDE, PHONE, type Visitor } from './driving/visit.ts';

test('two people come together through an invitation link and play', async () => {
  await withVisitor({}, async (host) => {
    await planTable(host);
    const link = await host.page.getByRole('link', { name: /\/t\/[2-9A-Z]{6}$/ }).textContent();
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, link ?? '');
      await deal(host);
      await guest.page.getByRole('list', { name: en.otherPlayers }).getByText('Robin').waitFor();
      await host.page.getByRole('list', { name: en.otherPlayers }).getByText('Kim').waitFor();
      // Each needs the other to go on.
      const turns = [0, 0];
      const until = (person: number) => (_: unknown, turn: number) => {
        turns[person] = turn;
        return turns.every((each) => each >= PRESSES);
      };
      await Promise.all([host, guest].map((person, i) => play(person, { until: until(i) })));
      expect(Math.min(...turns)).toBeGreaterThanOrEqual(PRESSES);
    });
  });
});

/** Choosing the open cards takes four presses, a turn one or two. */
const PRESSES = 9;

test('a spectator sees the table grow and nobody’s hand', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    const code = await openTable(host, { ...SHORT_TABLES.karma, bots: 3 });
    await deal(host);
    await withVisitor(LOG_BESIDE, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await page.getByText(en.watching).waitFor();
      expect(await page.getByRole('list', { name: /^Your hand/ }).count()).toBe(0);
      const before = await linesOfLog(page);
      await play(host, { presses: 6 });
      await expect.poll(() => linesOfLog(page)).toBeGreaterThan(before);
      await page.goto(`/t/${code}?screen`);
      await page.getByText(en.watching).waitFor();
    });
  });
});

function linesOfLog(page: Visitor['page']): Promise<number> {
  return page.getByRole('complementary', { name: en.log }).getByRole('listitem').count();
}

test('a game survives that the server is killed, without loading the page again', async () => {
  const server = await Server.open(inject('built'));
  try {
    await withVisitor({ origin: server.origin, size: PHONE, keepsPage: true }, async (visitor) => {
      const { page } = visitor;
      await openTable(visitor, SHORT_TABLES.karma);
      await deal(visitor);
      await play(visitor, { presses: 8 });
      await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
      const hand = await settledHandOf(page);
      await server.kill();
      await page.getByText(en.reconnecting).or(page.getByText(en.offline)).waitFor();
      expect(await handOf(page)).toEqual(hand);
      await server.start();
      await page.getByText(en.live).waitFor({ state: 'attached' });
      await waitForTurn(page);
      expect(await handOf(page)).toEqual(hand);
      expect(await play(visitor, { presses: PRESSES })).toBe(PRESSES);
      expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
      // The browser itself notes that a server cannot be reached: that is the only error there may be.
      forgive(visitor, /ERR_CONNECTION|WebSocket connection/);
    });
  } finally {
    await server.close();
  }
});

/** Waits until something can be played or decided. */
async function waitForTurn(page: Visitor['page']): Promise<void> {
  await expect.poll(async () => choose(await lookAt(page), 0).type).toBe('press');
}

/** The own hand at the own turn, once the last press is answered: until then the page may still show what it showed before. */
async function settledHandOf(page: Visitor['page']): Promise<string[]> {
  for (;;) {
    await waitForTurn(page);
    const hand = await handOf(page);
    await page.waitForTimeout(ANSWERED_MS);
    await waitForTurn(page);
    if (String(await handOf(page)) === String(hand)) return hand;
  }
}

/** So long a press may take until the page shows that it is under way. */
const ANSWERED_MS = 1000;

/** The names of your own cards, whatever may be done with them. */
async function handOf(page: Visitor['page']): Promise<string[]> {
  const labels = await page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''));
  return labels;
}
