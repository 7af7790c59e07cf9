import { expect, test } from 'vitest';
import { en as lobby } from '../src/lobby/texts/en.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, SHORT_TABLES, sitDown } from './driving/tables.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

type Page = Visitor['page'];

test('two people pause and go on by agreement, and one hands over and takes back', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { ...SHORT_TABLES.karma, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await deal(host);
      await pauseByAgreement(host.page, guest.page);
      await standIn(host.page, guest.page);
    });
  });
});

/** What the table itself says; the live region keeps the last sentence. */
function says(page: Page, sentence: string) {
  return page.getByRole('region', { name: en.board, exact: true }).getByText(sentence);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** A wish that is refused, taken back, made again and granted; then the same for going on. */
async function pauseByAgreement(host: Page, guest: Page): Promise<void> {
  const wish = says(guest, en.asksTo.pause('Robin', false));
  await choose(host, en.pause);
  await says(host, en.agreementOf('Kim')).waitFor();
  await wish.waitFor();
  await guest.getByRole('button', { name: en.disagree, exact: true }).click();
  await says(host, en.saysNo('Kim')).waitFor();
  await wish.waitFor({ state: 'detached' });
  await host.getByRole('button', { name: en.withdraw }).click();
  await says(host, en.saysNo('Kim')).waitFor({ state: 'detached' });
  await choose(host, en.pause);
  await guest.getByRole('button', { name: en.agree, exact: true }).click();
  await Promise.all([host, guest].map((page) => says(page, en.paused).waitFor()));
  await guest.getByRole('button', { name: en.resume, exact: true }).click();
  await says(host, en.asksTo.resume('Kim', false)).waitFor();
  await host.getByRole('button', { name: en.agree, exact: true }).click();
  await Promise.all([host, guest].map((page) => says(page, en.paused).waitFor({ state: 'detached' })));
}

async function standIn(host: Page, guest: Page): Promise<void> {
  const sign = host.getByRole('list', { name: en.otherPlayers }).getByRole('img', { name: en.botSign });
  await choose(guest, en.handOver);
  await says(guest, en.botPlaysForYou).waitFor();
  await sign.waitFor();
  await guest.getByRole('button', { name: en.takeBack }).click();
  await says(guest, en.botPlaysForYou).waitFor({ state: 'detached' });
  await sign.waitFor({ state: 'detached' });
}

async function remove(host: Page, guest: Page): Promise<void> {
  await choose(host, en.removeNamed('Kim'));
  await host.getByRole('button', { name: en.removePerson, exact: true }).click();
  await host.getByRole('region', { name: en.people }).waitFor({ state: 'detached' });
  await host.keyboard.press('Escape');
  await says(guest, en.watching).waitFor();
}

async function endWithoutResult(host: Page): Promise<void> {
  await choose(host, en.abort);
  await host.getByText(en.abortRunning).waitFor();
  await host.getByRole('button', { name: en.abort }).click();
  await host.getByText(en.noResult).waitFor();
}

/** Whoever is left may end the game alone; the shuffle is then compared with what was kept before the deal. */
async function endAndCheck(host: Page): Promise<void> {
  await endWithoutResult(host);
  await host.getByRole('button', { name: 'Check the shuffle' }).click();
  await host
    .getByText(/^All is well: every move follows from the shuffle.*public list.*your own share/)
    .waitFor();
}

test('a table that cannot be told for a moment is asked for again', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    let refused = 0;
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, table } = JSON.parse(String(message)) as { type: string; table: string };
        if (type !== 'watch' || refused >= 2) return server.send(message);
        refused++;
        socket.send(JSON.stringify({ type: 'gone', table, reason: { code: 'try-again' } }));
      });
    });
    await openTable(visitor, SHORT_TABLES.karma);
    await page.getByRole('img', { name: lobby.qr }).waitFor();
    expect(refused).toBe(2);
  });
});

test('whoever leaves a table alone comes back to the games, and the table is closed', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const code = await openTable(visitor, SHORT_TABLES.karma);
    await page.getByRole('button', { name: en.leave }).click();
    await page.getByRole('heading', { name: lobby.yourGames }).waitFor();
    await page.goto(`/t/${code}`);
    await page.getByText(en.tableClosed).waitFor();
  });
});

test('the host changes an option, removes somebody, ends the game and checks the shuffle', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { ...SHORT_TABLES.karma, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await guest.page.getByRole('button', { name: en.notReady }).waitFor();
      await host.page.getByText(lobby.allOptions).click();
      await host.page.getByLabel(/^Open pile/).uncheck();
      await host.page.getByRole('button', { name: lobby.change, exact: true }).click();
      await guest.page.getByText('Open pile: no').waitFor();
      await guest.page.getByRole('button', { name: en.ready, exact: true }).click();
      await deal(host);
      await remove(host.page, guest.page);
      await endAndCheck(host.page);
    });
  });
});

test('a spectator who speaks after the game is asked for a name', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, SHORT_TABLES.karma);
    await deal(host);
    await endWithoutResult(host.page);
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await page.getByRole('button', { name: en.chat, exact: true }).click();
      await page.getByRole('button', { name: en.phrases.hello }).click();
      await page.getByLabel(en.yourName).fill('Lou');
      await page.getByRole('button', { name: en.send }).first().click();
      await page.getByRole('list', { name: en.chat }).getByText('Lou', { exact: true }).waitFor();
    });
  });
});
