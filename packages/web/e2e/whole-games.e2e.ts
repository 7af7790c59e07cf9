import { GAMES } from '@samsara/engine/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptNearEnd, type NearEnd } from './driving/kept.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { checkResult, noteFirstMoment } from './driving/result.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, PHONE } from './driving/visit.ts';

/** The games that are searched for violations at a desk; the others on a phone. */
const LOOKED_AT_ON_DESK = ['stop'];
/** After so many presses a game is looked at once more. */
const IN_THE_MIDDLE = 9;

/** Where somebody has to wait, it is short; otherwise each game is played to the end that its official rules give it. */
const ENDS: Readonly<Record<string, object>> = {
  stop: { target_points: 1, interject_ms: 400, swap_ms: 400 },
};

test.each(Object.keys(SHORT_TABLES))('%s: a whole game with bots on the server, on a phone', async (game) => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, SHORT_TABLES[game]);
    await deal(visitor);
    const isLookedAt = !LOOKED_AT_ON_DESK.includes(game);
    if (isLookedAt) expect.soft(await violations(page), 'the deal').toEqual([]);
    const each = async (turn: number) => {
      await expectNoOverflow(page);
      if (isLookedAt && turn === IN_THE_MIDDLE) expect.soft(await violations(page), 'the middle').toEqual([]);
    };
    expect(await play(visitor, { each })).toBeGreaterThan(isLookedAt ? IN_THE_MIDDLE : 0);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    if (isLookedAt) await expectNoViolation(page);
  });
});

/** Whoever does not play what they like best goes on for long in some games: these end soon whatever is done. */
const NEAR_END: Readonly<Record<string, NearEnd>> = { stop: { times: 2, within: 15 } };

test.each(Object.entries(GAMES))('%s: the end of a game, at a desk', async (game, rules) => {
  await withVisitor({ size: DESKTOP }, async (visitor) => {
    const { page } = visitor;
    await keep(page, keptNearEnd(rules, { players: 2, ...ENDS[game] }, NEAR_END[game]));
    await page.goto(`/play/${game}`);
    await page.getByRole('region', { name: en.decision }).waitFor();
    await noteFirstMoment(page);
    expect(await play(visitor, { each: () => expectNoOverflow(page) })).toBeGreaterThan(0);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    await checkResult(page);
    if (LOOKED_AT_ON_DESK.includes(game)) await expectNoViolation(page);
  });
});

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
}

/** At the end and in the replay. */
async function expectNoViolation(page: Page): Promise<void> {
  expect.soft(await violations(page), 'the end').toEqual([]);
  await page.getByRole('link', { name: en.replay }).click();
  await page.getByRole('slider').waitFor();
  expect.soft(await violations(page), 'the replay').toEqual([]);
}
