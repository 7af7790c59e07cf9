import { karma, type State } from '@samsara/engine/games/karma';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { LIFTED_WORDS } from '../src/people/lifted-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { play } from './driving/playing.ts';

const words = LIFTED_WORDS.en;

test('a game from a device goes on at the server with its cards, and two people finish it', async () => {
  await withVisitor({}, async (robin) => {
    await keep(robin.page, nearlyOver());
    await robin.page.goto('/play/karma');
    await robin.page.locator('.decision-bar.is-yours').waitFor();
    await robin.page.getByRole('button', { name: en.menu, exact: true }).click();
    const before = await handOf(robin.page);
    await robin.page.getByRole('button', { name: words.invite }).click();
    await robin.page.getByLabel(en.yourName).fill('Robin');
    await robin.page.getByRole('button', { name: words.moveGame }).click();
    await robin.page.waitForURL(/\/t\/[2-9A-Z]{6}$/);
    const invitation = robin.page.getByRole('dialog', { name: words.invite });
    await invitation.getByText(words.shuffledOnDevice).waitFor();
    expect(await handOf(robin.page)).toEqual(before);
    await robin.page.keyboard.press('Escape');

    await withVisitor({ size: { width: 390, height: 844 } }, async (kim) => {
      await kim.page.goto(new URL(robin.page.url()).pathname);
      const seats = kim.page.getByRole('dialog', { name: words.takeSeat });
      await seats.getByLabel(en.yourName).fill('Kim');
      await seats
        .getByRole('button', { name: /^Play on for / })
        .first()
        .click();
      await seats.waitFor({ state: 'detached' });
      await kim.page.locator('.hand .card').first().waitFor();
      await robin.page.getByText('Kim', { exact: true }).first().waitFor();
      await Promise.all([play(robin), play(kim)]);
      for (const { page } of [robin, kim]) {
        const end = page.locator('.end-panel');
        await end.getByText(words.shuffledOnDevice).waitFor();
        // The moves from the device and those from the server are one game, from one deal.
        await end.getByRole('button', { name: 'Check the shuffle' }).click();
        await end.getByText('Shuffle and moves agree with this record.').waitFor();
      }
    });
    // What went on at the server is not kept on the device a second time.
    await robin.page.goto('/play/karma');
    await robin.page.getByText('Choose three of your cards').first().waitFor();
  });
});

async function handOf(page: Page): Promise<(string | undefined)[]> {
  const cards = page.locator('.hand .card');
  await cards.first().waitFor();
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')?.split(',')[0]).sort());
}

/** A game of one person and a bot, left on one's own turn with two cards in hand and one hidden card each. */
function nearlyOver(): KeptAsRecord {
  return keptGame(karma, { players: 2, choosing_ms: 0, decision_ms: 0 }, isNearlyOver).kept;
}

function isNearlyOver({ pending, hands, hidden, pile }: State): boolean {
  const wait = pending[pending.length - 1];
  const isOwnTurn = wait.type === 'turn' && wait.seat === 0;
  return isOwnTurn && hands[0].size === 2 && pile.length === 0 && hidden.every(({ length }) => length === 1);
}
