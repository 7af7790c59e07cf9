import { play } from '../e2e/driving/playing.ts';
import { deal, openTable, planOnOneDevice } from '../e2e/driving/tables.ts';
import type { Visitor } from '../e2e/driving/visit.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import type { Camera } from './camera.ts';

/** What belongs to no single game: the first page, the planner, a table that gathers, settings. */
export async function showPages(visitor: Visitor, camera: Camera): Promise<void> {
  const { page } = visitor;
  await page.goto('/');
  await page.getByText(en.slogan).waitFor();
  await camera.shoot('lobby');
  await page.getByRole('button', { name: `${lobby.withFriends}: STOP`, exact: true }).click();
  await page.getByRole('button', { name: lobby.makeTable }).waitFor();
  await camera.shoot('planner');
  await page.getByText(lobby.allOptions).click();
  await page.getByText(lobby.allOptions).evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await camera.shoot('planner-options');
  await openTable(visitor, { game: 'karmaka', bots: 1, open: 2 });
  await page.getByRole('img', { name: lobby.qr }).waitFor();
  await camera.shoot('gathering');
  await page.goto(`${new URL(page.url()).pathname}?screen`);
  await page.getByRole('img', { name: lobby.qr }).waitFor();
  await camera.shoot('table-screen');
  await page.goto('/learn/karma');
  await page.locator('.coach').waitFor();
  await camera.shoot('lesson');
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: en.puzzles }).waitFor();
  await camera.shoot('puzzles');
  await page.goto('/puzzles/karma');
  await page.locator('.puzzle[data-phase="question"]').waitFor();
  await camera.shoot('puzzle');
  await page.goto('/settings');
  await page.getByRole('heading', { name: en.settingsTitle }).waitFor();
  await camera.shoot('settings');
}

/** Two people, one device. */
export async function showCurtain(visitor: Visitor, camera: Camera): Promise<void> {
  const { page } = visitor;
  await planOnOneDevice(page, 'Karma');
  await page.getByRole('dialog').getByRole('button', { name: lobby.deal }).click();
  await page.getByText(en.curtain).waitFor();
  await camera.shoot('first');
  await page.getByRole('button', { name: /^I am / }).click();
  const curtain = page.getByText(en.curtain);
  await play(visitor, { until: (_, turn) => turn > 2 && curtain.isVisible() });
  await curtain.waitFor();
  await camera.shoot('between');
}

/** What people say and agree on at a table. */
export async function showCompany(visitor: Visitor, camera: Camera): Promise<void> {
  const { page } = visitor;
  await openTable(visitor, { game: 'karma', bots: 2 });
  await deal(visitor);
  await page.getByRole('button', { name: en.chat, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.phrases.hello, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').waitFor();
  await camera.shoot('chat');
  await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('button', { name: en.pause, exact: true }).click();
  await page.getByText(en.paused).waitFor();
  await camera.shoot('pause');
}

/** What somebody sees for whom there is nothing: a wrong address, an unknown table, a game that was not kept. */
export async function showNothing({ page }: Visitor, camera: Camera): Promise<void> {
  await page.goto('/nowhere');
  await page.getByText(en.notFound).waitFor();
  await camera.shoot('address');
  await page.goto('/t/ZZZZZZ');
  await page.getByText(en.refusals['no-such-table']).waitFor();
  await camera.shoot('table');
  await page.goto('/replay/ZZZZZZ-1');
  await page.getByRole('link', { name: en.toLobby }).waitFor();
  await camera.shoot('replay');
  await page.goto('/carry/ZZZZZZZZ');
  await page.getByText(en.refusals['code-unknown']).waitFor();
  await camera.shoot('carry');
  await page.goto('/play/karma');
  await page.getByRole('list', { name: /^Your hand/ }).waitFor();
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await camera.shoot('menu');
  await page.getByRole('button', { name: en.abort }).click();
  await page.getByText(en.abortRunning).waitFor();
  await page.getByRole('button', { name: en.abort }).click();
  await page.getByText(en.noResult).waitFor();
  await camera.shoot('aborted');
  await page.goto('/');
  await page.getByRole('link', { name: lobby.replay }).first().waitFor();
  await camera.shoot('lobby-with-games');
}
