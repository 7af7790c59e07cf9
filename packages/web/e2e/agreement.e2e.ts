import { expect, test } from 'vitest';
import { PEOPLE_WORDS } from '../src/people/people-texts.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, SHORT_TABLES, sitDown } from './driving/tables.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

type Page = Visitor['page'];
const people = PEOPLE_WORDS.en;
/** Nobody is late, and no bot begins to play, while a slow machine gets from one wish to the next. */
const TABLE = { ...SHORT_TABLES.karma, options: { choosing_ms: 0, decision_ms: 0 } };

test('two people pause and go on by agreement, and one hands over and takes back', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { ...TABLE, bots: 0, open: 1 });
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

/** In a running game the host only asks; the others are asked, and who it is about sees it. */
async function remove(host: Page, guest: Page, other: Page): Promise<void> {
  await choose(host, en.removeNamed('Kim'));
  await host.getByText(people.removeByAll('Kim')).waitFor();
  await host.getByRole('button', { name: en.removePerson, exact: true }).click();
  await says(host, people.youAskToRemove('Kim')).waitFor();
  await says(guest, people.asksToRemoveYou('Robin', false)).waitFor();
  expect(await guest.getByRole('button', { name: en.agree, exact: true }).count()).toBe(0);
  await says(other, people.asksToRemove('Robin', false, 'Kim')).waitFor();
  await other.getByRole('button', { name: en.agree, exact: true }).click();
  await guest.getByText(en.refusals.removed).waitFor();
  await says(host, people.youAskToRemove('Kim')).waitFor({ state: 'detached' });
}

async function askToEnd(host: Page): Promise<void> {
  await choose(host, en.abort);
  await host.getByText(en.abortRunning).waitFor();
  await host.getByRole('button', { name: en.abort }).click();
}

async function endWithoutResult(host: Page): Promise<void> {
  await askToEnd(host);
  await host.getByText(en.noResult).waitFor();
}

/** The game ends by agreement; the shuffle is then compared with what was kept before the deal. */
async function endAndCheck(host: Page, other: Page): Promise<void> {
  await askToEnd(host);
  await other.getByRole('button', { name: en.agree, exact: true }).click();
  await host.getByText(en.noResult).waitFor();
  await host.getByRole('button', { name: 'Check the shuffle' }).click();
  await host
    .getByText(/^All is well: every move follows from the shuffle.*public list.*your own share/)
    .waitFor();
  await host.getByText(/^The server and everybody who played had committed themselves/).waitFor();
  await host.getByText('The shares were shown once; nothing was begun anew.').waitFor();
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
    await openTable(visitor, TABLE);
    await page.getByRole('img', { name: lobby.qr }).waitFor();
    expect(refused).toBe(2);
  });
});

test('whoever leaves a table alone comes back to the games, and the table is closed', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const code = await openTable(visitor, TABLE);
    await page.getByRole('button', { name: en.leave }).click();
    await page.getByRole('heading', { name: lobby.games, exact: true }).waitFor();
    await page.goto(`/t/${code}`);
    await page.getByText(en.tableClosed).waitFor();
  });
});

test('the host changes an option; then the others remove somebody, end the game and check the shuffle', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { ...TABLE, bots: 0, open: 2 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await guest.page.getByRole('button', { name: en.notReady }).waitFor();
      await host.page.getByText(lobby.allOptions).click();
      await host.page.getByLabel(/^Open pile/).uncheck();
      await host.page.getByRole('button', { name: lobby.change, exact: true }).click();
      await guest.page.getByText('Open pile: no').waitFor();
      await guest.page.getByText(people.askedAgain).waitFor();
      await guest.page.getByRole('button', { name: en.ready, exact: true }).click();
      await guest.page.getByText(people.askedAgain).waitFor({ state: 'detached' });
      await withVisitor({ size: PHONE }, async (other) => {
        await sitDown(other, `/t/${code}`);
        await deal(host);
        await remove(host.page, guest.page, other.page);
        await endAndCheck(host.page, other.page);
      });
    });
  });
});

test('the host removes somebody before the deal, who cannot come back until the host allows it', async () => {
  await withVisitor({}, async ({ page: host, ...rest }) => {
    const code = await openTable({ page: host, ...rest }, { ...TABLE, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await host.getByRole('button', { name: `${en.removePerson}: Kim`, exact: true }).click();
      await guest.page.getByText(en.refusals.removed).waitFor();
      await guest.page.reload();
      await guest.page.getByText(en.refusals.removed).waitFor();
      await host.getByRole('button', { name: people.readmit('Kim') }).press('Enter');
      await host.getByRole('region', { name: people.removedPeople }).waitFor({ state: 'detached' });
      await guest.page.reload();
      await guest.page.getByRole('button', { name: en.sitHere }).waitFor();
      // Nobody has to think of a name.
      await guest.page.getByLabel(en.yourName).fill('');
      await guest.page.getByRole('button', { name: en.sitHere }).click();
      await host.getByText(people.guest, { exact: true }).waitFor();
    });
  });
});

test('a clock for somebody who thinks is not to be had at once, and a name that passes for a bot never', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { ...TABLE, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await guest.page.goto(`/t/${code}`);
      await guest.page.getByLabel(en.yourName).fill('Bot 3');
      await guest.page.getByRole('button', { name: en.sitHere }).click();
      await guest.page.getByText(en.refusals['name-reserved']).waitFor();
      await sitDown(guest, `/t/${code}`);
      await deal(host);
      await choose(host.page, people.clockFor('Kim'));
      await host.page.getByRole('button', { name: people.askForClock, exact: true }).press('Enter');
      await host.page.getByText(en.refusals['too-early']).waitFor();
    });
  });
});

test('a spectator who speaks after the game is asked for a name', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, TABLE);
    await deal(host);
    await endWithoutResult(host.page);
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await page.getByRole('button', { name: en.chat, exact: true }).click();
      await page.getByRole('button', { name: en.phrases.hello }).click();
      await page.getByLabel(en.yourName).fill('Lou');
      await page.getByRole('button', { name: en.send }).first().click();
      const line = page.getByRole('list', { name: en.chat }).getByRole('listitem');
      await line.getByText('Lou', { exact: true }).waitFor();
      await line.getByText(people.watches).waitFor();
      // What stands over the table is gone after a moment; the chat keeps it.
      await host.page.getByRole('button', { name: en.unread(1), exact: true }).click();
      const heard = host.page.getByRole('list', { name: en.chat }).getByRole('listitem');
      await heard.getByText('Lou', { exact: true }).waitFor();
      await heard.getByText(people.watches).waitFor();
    });
  });
});
