import { play } from '../e2e/driving/playing.ts';
import { openTable } from '../e2e/driving/tables.ts';
import type { Visitor } from '../e2e/driving/visit.ts';
import { en as lobby } from '../src/lobby/texts/en.ts';
import { en } from '../src/texts/en.ts';
import type { Camera } from './camera.ts';

/** What belongs to no single game: the first page, the planner, a table that gathers, settings. */
export async function showHouse(visitor: Visitor, camera: Camera): Promise<void> {
  const { page } = visitor;
  await page.goto('/');
  await page.getByText(en.slogan).waitFor();
  await camera.shoot('lobby');
  await page.getByRole('button', { name: `${lobby.withFriends}: STOP`, exact: true }).click();
  await page.getByRole('button', { name: lobby.makeTable }).waitFor();
  await camera.shoot('planner');
  await page.getByText(lobby.allOptions).click();
  await page.getByText(lobby.allOptions).scrollIntoViewIfNeeded();
  await camera.shoot('planner-options');
  await openTable(visitor, { game: 'karmaka', bots: 1, open: 2 });
  await page.getByRole('img', { name: lobby.qr }).waitFor();
  await camera.shoot('gathering');
  await page.goto('/settings');
  await page.getByRole('heading', { name: en.settingsTitle }).waitFor();
  await camera.shoot('settings');
}

/** Two people, one device. */
export async function showCurtain(visitor: Visitor, camera: Camera): Promise<void> {
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: `${lobby.oneDevice}: Karma`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: lobby.deal }).click();
  await page.getByText(en.curtain).waitFor();
  await camera.shoot('first');
  await page.getByRole('button', { name: /^I am / }).click();
  const curtain = page.getByText(en.curtain);
  await play(visitor, { until: (_, turn) => turn > 2 && curtain.isVisible() });
  await curtain.waitFor();
  await camera.shoot('between');
}
