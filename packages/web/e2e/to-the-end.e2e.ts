import { karma, type State } from '@samsara/engine/games/karma';
import { expect, test } from 'vitest';
import { isOut } from '../src/games/karma/moment.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { violations } from './driving/violations.ts';
import { PHONE } from './driving/visit.ts';

test('whoever is out of cards goes to the end without waiting for the bots', async () => {
  const { kept } = keptGame(karma, { players: 4, choosing_ms: 0, decision_ms: 0 }, isFirstOut);
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await keep(page, kept);
    await page.goto('/play/karma');
    const toTheEnd = page
      .getByRole('region', { name: en.decision })
      .getByRole('button', { name: 'To the end' });
    await toTheEnd.waitFor();
    expect(await violations(page)).toEqual([]);
    await toTheEnd.click();
    await page.getByRole('button', { name: en.rematch }).waitFor();
  });
});

/** The person is out of the game, and three bots play on. */
function isFirstOut(state: State): boolean {
  const view = karma.view(state, 0);
  return view.outcome === null && view.seats.every((_, seat) => isOut(view, seat) === (seat === 0));
}
