import { karmaka, type State } from '@samsara/engine/games/karmaka';
import { expect, test } from 'vitest';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { play } from './driving/playing.ts';

const MIND = /\/karmaka-mind-/;

test('what master has learned is loaded when master thinks, and not for weaker bots; then it moves', async () => {
  for (const level of ['casual', 'master']) {
    await withVisitor({}, async (visitor) => {
      const { page } = visitor;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await keep(page, against(level));
      await page.goto('/play/karmaka');
      // The bot has its turn, then there is something to press.
      await play(visitor, { presses: 1 });
      expect(loaded.some((url) => MIND.test(url))).toBe(level === 'master');
    });
  }
});

/** A game at whose first turn a bot of this level has to decide. */
function against(level: string): KeptAsRecord {
  const { kept } = keptGame(karmaka, { players: 2 }, isBotsTurn);
  const seats = kept.plan.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
  return { ...kept, plan: { ...kept.plan, seats } };
}

function isBotsTurn(state: State): boolean {
  const [seat] = karmaka.deciding(state);
  return seat === 1 && karmaka.legalMoves(state, seat).length > 1;
}
