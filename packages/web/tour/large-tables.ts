import { karma, type State } from '@samsara/engine/games/karma';
import type { Page } from 'playwright-core';
import { keep, keptGame } from '../e2e/driving/kept.ts';
import { deal, openTable } from '../e2e/driving/tables.ts';
import type { Visitor } from '../e2e/driving/visit.ts';
import type { Camera } from './camera.ts';

/** As many people as a table takes: eleven others. KA-02 */
export async function showCrowd(visitor: Visitor, camera: Camera): Promise<void> {
  await openTable(visitor, { game: 'karma', options: { edition: 'set' }, bots: 11 });
  await deal(visitor);
  await waitForHand(visitor.page);
  await camera.shoot('eleven-others');
}

const MANY_CARDS = 30;

/** Somebody who has taken every pile. */
export async function showBigHand({ page }: Visitor, camera: Camera): Promise<void> {
  const given = { players: 2, choosing_ms: 0, decision_ms: 0 };
  const { kept } = keptGame(karma, given, hasTakenAll, (_, seat, moves) => {
    const take = seat === 0 ? moves.find(({ type }) => type === 'take') : undefined;
    return take ?? moves[0];
  });
  await page.goto('/');
  await keep(page, kept);
  await page.goto('/play/karma');
  await waitForHand(page);
  await camera.shoot('thirty-cards');
}

function hasTakenAll({ pending, hands }: State): boolean {
  const wait = pending[pending.length - 1];
  return wait.type === 'turn' && wait.seat === 0 && hands[0].size >= MANY_CARDS;
}

async function waitForHand(page: Page): Promise<void> {
  await page.locator('.hand .card').first().waitFor();
}
