import type { WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { COMPANY_WORDS } from '../src/people/presence-texts.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { listen } from './driving/hearing.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES, sitDown } from './driving/tables.ts';
import { LOG_BESIDE, PHONE, type Visitor } from './driving/visit.ts';

const words = COMPANY_WORDS.en;

test('who is away is seen at once', async () => {
  await withTwo(async (host, guest) => {
    const heard = await listen(host.page);
    // What says it comes once the first cards lie.
    await host.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/presence-[^/]{8}\.js$/.test(name)),
    );
    await guest.page.goto('/settings');
    const others = host.page.getByRole('list', { name: en.otherPlayers });
    await others.getByText(en.away, { exact: true }).waitFor();
    await expect.poll(() => heard.evaluate((all) => all.join('\n'))).toContain(words.isAway('Kim'));
  });
});

test('a phrase is seen when it is said, unless the speaker is muted', async () => {
  await withTwo(async (host, guest) => {
    await say(guest, en.phrases.hello);
    await host.page.getByText(`Kim: ${en.phrases.hello}`).first().waitFor();
    await host.page.locator('.seat-strip .bubble', { hasText: en.phrases.hello }).waitFor();
    await host.page.getByRole('button', { name: en.unread(1) }).click();
    await host.page.getByRole('button', { name: en.mute('Kim') }).click();
    await closeSheet(host);
    await say(guest, en.phrases.wow);
    await say(host, en.phrases.thanks);
    await guest.page.getByText(`Robin: ${en.phrases.thanks}`).first().waitFor();
    expect(await host.page.getByText(en.phrases.wow).count()).toBe(0);
    await expect.poll(() => host.page.getByRole('button', { name: en.chat, exact: true }).count()).toBe(1);
  });
});

test('a long sentence stands on the screen of a phone, at the face of whoever says it', async () => {
  await withTwo(async (host, guest) => {
    const said = 'Give me a moment, I have to think about this.';
    await host.page.getByRole('button', { name: new RegExp(`^${en.chat}`) }).click();
    await host.page.getByRole('dialog').getByRole('textbox').fill(said);
    await host.page.keyboard.press('Enter');
    // It stands there for some seconds only, and is measured while it does.
    const measured = await guest.page.waitForFunction((text) => {
      const all = [...document.querySelectorAll('.seat-strip .bubble')];
      return all
        .find(({ textContent }) => textContent?.includes(text))
        ?.getBoundingClientRect()
        .toJSON();
    }, said);
    const { left, right } = await measured.jsonValue();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  });
});

test('a device without a seat becomes the table: it shows the way in before the deal', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { game: 'karma', bots: 1, open: 1 });
    await withVisitor({}, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await page.getByRole('link', { name: en.tableScreen }).click();
      await page.getByRole('img', { name: lobby.qr }).waitFor();
      expect(await page.getByLabel(en.yourName).count()).toBe(0);
    });
  });
});

test('after a rematch the log of a page that is loaded afresh begins with the deal', async () => {
  await withVisitor(LOG_BESIDE, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, SHORT_TABLES.karma);
    await deal(visitor);
    await play(visitor, { presses: 4 });
    await openMenu(visitor);
    await page.getByRole('button', { name: en.abort }).click();
    await page.getByText(en.abortRunning).waitFor();
    await page.getByRole('button', { name: en.abort }).click();
    await page.getByRole('button', { name: en.rematch }).click();
    await page.getByRole('region', { name: en.decision }).waitFor();
    await play(visitor, { presses: 6 });
    await page.reload();
    const log = page.getByRole('complementary', { name: en.log });
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(2);
  });
});

test('a page that is older than the server says so and can be loaded again', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    let isOld = true;
    await page.routeWebSocket(/\/socket/, (here) => {
      const server = here.connectToServer();
      server.onMessage((text) =>
        here.send(isOld ? String(text).replace(/"version":\d+/, '"version":9999') : text),
      );
    });
    await openTable(visitor, SHORT_TABLES.karma);
    await page.getByText(en.refusals['wrong-version']).waitFor();
    isOld = false;
    await page.getByRole('button', { name: en.reload }).click();
    await page.getByRole('button', { name: en.ready }).waitFor();
  });
});

test('a device that has slept speaks with the server anew as soon as somebody looks', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const lines: WebSocket[] = [];
    page.on('websocket', (line) => lines.push(line));
    await openTable(visitor, SHORT_TABLES.karma);
    const [ready, notReady] = [en.ready, en.notReady].map((name) => page.getByRole('button', { name }));
    await ready.waitFor();
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await look();
    await ready.click();
    await notReady.waitFor();
    expect(lines).toHaveLength(1);
    await page.evaluate(() => {
      const awake = Date.now;
      Date.now = () => awake() + 60_000;
    });
    await look();
    await expect.poll(() => lines.map((line) => line.isClosed())).toEqual([true, false]);
    await notReady.click();
    await ready.waitFor();
  });
});

test('a socket names the table it is opened for, and in the lobby none', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const named: (string | null)[] = [];
    page.on('websocket', (line) => named.push(new URL(line.url()).searchParams.get('table')));
    const enter = async (code: string) => {
      await page.getByRole('button', { name: lobby.enterCode }).click();
      await page.getByLabel(lobby.code, { exact: true }).fill(code.toLowerCase());
      await page.getByRole('button', { name: lobby.toTable }).click();
      await page.getByRole('button', { name: en.ready }).waitFor();
    };
    const first = await openTable(visitor, SHORT_TABLES.karma);
    await page.getByRole('button', { name: en.ready }).waitFor();
    const second = await openTable(visitor, SHORT_TABLES.stop);
    await page.getByRole('button', { name: en.ready }).waitFor();
    await page.goto('/');
    await expect.poll(() => named).toEqual([first, second, null]);
    await enter(first);
    expect(named).toEqual([first, second, null, first]);
    await page.goBack();
    await expect.poll(() => named).toEqual([first, second, null, first, null]);
    await enter(second);
    expect(named).toEqual([first, second, null, first, null, second]);
  });
});

test('who is sent on twice from the node of a table lets any other have the socket', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const named: (string | null)[] = [];
    await page.routeWebSocket(/\/socket/, (here) => {
      named.push(new URL(here.url()).searchParams.get('table'));
      if (named.length > 2) here.connectToServer();
      else here.onMessage(() => here.send(JSON.stringify({ type: 'reconnect', after_ms: 10 })));
    });
    const code = await openTable(visitor, SHORT_TABLES.karma);
    await page.getByRole('button', { name: en.ready }).waitFor();
    expect(named).toEqual([code, code, null]);
  });
});

/** Robin and Kim at a table of Karma, dealt. */
async function withTwo(act: (host: Visitor, guest: Visitor) => Promise<void>): Promise<void> {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { game: 'karma', bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await deal(host);
      await guest.page.locator('.seat-strip').waitFor();
      await act(host, guest);
    });
  });
}

function openMenu({ page }: Visitor): Promise<void> {
  return page.getByRole('button', { name: en.menu, exact: true }).click();
}

async function say(visitor: Visitor, phrase: string): Promise<void> {
  await visitor.page.getByRole('button', { name: new RegExp(`^${en.chat}`) }).click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: phrase, exact: true }).click();
  await closeSheet(visitor);
}

async function closeSheet({ page }: Visitor): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
}

test('a sheet that is closed gives the focus back to what opened it', async () => {
  await withVisitor({}, async ({ page }) => {
    await page.goto('/play/karma');
    const menu = page.getByRole('button', { name: en.menu, exact: true });
    await menu.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: en.close }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
