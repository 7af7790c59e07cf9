import { GAMES } from '@samsara/engine/games';
import type { NewTable } from '@samsara/protocol';
import type { Page } from 'playwright-core';
import { en } from '../../src/texts/en.ts';
import { en as lobby } from '../../src/texts/lobby/en.ts';
import { IS_THOROUGH } from './size.ts';
import type { Visitor } from './visit.ts';

type Wanted = Pick<NewTable, 'game' | 'options' | 'settings'> & {
  readonly bots: number;
  /** Seats for people who come by invitation. */
  readonly open?: number;
};

/** Makes a table on the server in the visitor's name and opens it. Gives back its code. */
export async function openTable(visitor: Visitor, { bots, open = 0, ...wanted }: Wanted): Promise<string> {
  const { context, page, origin } = visitor;
  await context.request.get('/api/me');
  const seats = [
    { kind: 'me' },
    ...Array.from({ length: open }, () => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'casual' })),
  ];
  const options = { ...wanted.options, players: seats.length };
  const made = await context.request.post('/api/tables', {
    headers: { origin },
    data: { ...wanted, options, name: 'Robin', seats },
  });
  if (!made.ok()) throw new Error(`no table: ${await made.text()}`);
  const { table, path } = (await made.json()) as { table: string; path: string };
  await page.goto(path);
  return table;
}

/** In the lobby: the ways to play a game that fewer people take. */
export async function showMoreWays(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: `${lobby.moreWays}: ${game}`, exact: true }).click();
}

/** From the lobby to the planner of a table on one device. */
export async function planOnOneDevice(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await showMoreWays(page, game);
  await page.getByRole('button', { name: `${lobby.oneDevice}: ${game}`, exact: true }).click();
}

/** From the lobby to a table of Karma for two, by the planner. */
export async function planTable({ page }: Visitor): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `${lobby.withFriends}: Karma`, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: new RegExp(`^${lobby.players}`) }).selectOption('2');
  await sheet.getByLabel(lobby.yourName).fill('Robin');
  await sheet.getByRole('button', { name: lobby.makeTable }).click();
  await page.getByRole('img', { name: lobby.qr }).waitFor();
}

/** Somebody comes to a table by its address, sits down as Kim and is ready. */
export async function sitDown({ page }: Visitor, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(en.yourName).fill('Kim');
  await page.getByRole('button', { name: en.sitHere }).click();
  await page.getByRole('button', { name: en.ready }).click();
}

/** Ready, and the deal as soon as everybody is. */
export async function deal({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: en.ready }).click();
  await page.getByRole('button', { name: en.start, exact: true }).click();
  await page.getByRole('region', { name: en.decision }).waitFor();
}

/** A game that may last long has so many turns at most, but for a thorough run. */
const atMost = (turns: number) => (IS_THOROUGH ? {} : { turn_limit: turns });

/** Where the rules allow a game to be short, or want more people. */
const SHORTER: Readonly<Record<string, Partial<Wanted>>> = {
  karma: {
    bots: 3,
    options: { hand_cards: 4, open_cards: 1, hidden_cards: 1, cards_low: 0, cards_middle: 1 },
  },
  karmaka: { options: { rung_points: 2, new_life: 4, ...atMost(40) } },
  'mieses-karma': { options: { turn_limit: 20 } },
  stop: {
    options: {
      target_points: 1,
      hand_cards: 3,
      cards_plus_x: 1,
      cards_two: 1,
      interject_ms: 400,
      swap_ms: 400,
      ...atMost(24),
    },
  },
};

/** The table of each game that is played to the end. */
export const SHORT_TABLES: Readonly<Record<string, Wanted>> = Object.fromEntries(
  Object.keys(GAMES).map((game) => [game, { game, options: {}, bots: 1, ...SHORTER[game] }]),
);
