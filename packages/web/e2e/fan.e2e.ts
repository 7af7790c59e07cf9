import { type State as KarmaState, karma } from '@samsara/engine/games/karma';
import { type State as KarmakaState, karmaka } from '@samsara/engine/games/karmaka';
import { CARDS } from '@samsara/engine/games/karmaka/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame, leaveTable } from './driving/kept.ts';
import { resize, SIZES } from './driving/measuring.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { inEveryLanguage } from './driving/speaking.ts';

/** As many cards as Hand and Deck of a new life are made up to. KK-62 */
const USUAL_HAND = 6;
/** A hand of Karma that a phone has no room for, card by card. */
const MANY_CARDS = 9;
/** The golden edge of a card that can be played, 3 units, of which a phone and a laptop have one a pixel at most. */
const EDGE_PX = 3;
/** The largest screen has the most room. Otherwise a small phone and a laptop. */
const MEASURED = IS_THOROUGH ? SIZES.slice(0, -1) : [SIZES[0], SIZES[3]];

test('the name and the signs of every Karmaka card in the hand are seen whole in every language', async () => {
  await withVisitor({}, async ({ page }) => {
    for (const kept of handsWithEveryCard()) {
      await open(page, 'karmaka', kept);
      await inEveryLanguage(page, 'en', async (language) => {
        for (const [width, height] of MEASURED) {
          await resize(page, width, height);
          const covered = () => coveredParts(page, ['.card-name', '.kk-strip > g', '.card-index']);
          await expect.poll(covered, { message: `${language} at ${width}` }).toEqual([]);
        }
      });
    }
  });
});

test.each([false, true])(
  'the index of every card of a large hand is seen whole, reversed: %s',
  async (handReversed) => {
    const { kept } = keptGame(karma, { players: 3, choosing_ms: 0, decision_ms: 0 }, hasManyCards);
    await withVisitor({ settings: { handReversed } }, async ({ page }) => {
      await open(page, 'karma', kept);
      for (const [width, height] of MEASURED) {
        await resize(page, width, height);
        expect(await coveredParts(page, ['.card-index']), `at ${width}`).toEqual([]);
      }
    });
  },
);

function hasManyCards(state: KarmaState): boolean {
  return karma.deciding(state).includes(0) && karma.view(state, 0).seats[0].hand?.length === MANY_CARDS;
}

/** Turns with a usual hand, of which one or another holds every card of the game. */
function handsWithEveryCard(): KeptAsRecord[] {
  const missing = new Set(CARDS.keys());
  const games: KeptAsRecord[] = [];
  while (missing.size > 0) {
    const wanted = Math.min(missing.size, USUAL_HAND - 1);
    const isWanted = (state: KarmakaState) =>
      usualHand(state).filter((card) => missing.has(card)).length >= wanted;
    const { kept, state } = keptGame(
      karmaka,
      { players: 3, decision_ms: 0, first_hand: USUAL_HAND - 1 },
      isWanted,
    );
    for (const card of usualHand(state)) missing.delete(card);
    games.push(kept);
  }
  return games;
}

/** The different cards in the hand of the person at the table who is to play one of six; else none. */
function usualHand(state: KarmakaState): number[] {
  const plays = karmaka.legalMoves(state, 0).some(({ type }) => type === 'deed');
  const hand = (plays && karmaka.view(state, 0).seats[0].hand) || [];
  return hand.length === USUAL_HAND ? [...new Set(hand)] : [];
}

async function open(page: Page, game: string, kept: KeptAsRecord): Promise<void> {
  await leaveTable(page);
  await keep(page, kept);
  await page.goto(`/play/${game}`);
  await page.locator('.decision-bar.is-yours').waitFor();
  await page.locator('.hand .card').first().waitFor();
}

/** Parts of cards in the hand that are not drawn, or lie under another card or its golden edge. */
function coveredParts(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ wanted, edge }) => {
      return [...document.querySelectorAll('.hand .card')].flatMap((card) =>
        wanted.flatMap((part) => {
          const boxes = [...card.querySelectorAll(part)].flatMap((element) => {
            const drawn = document.createRange();
            drawn.selectNodeContents(element);
            const lines = [...drawn.getClientRects()].filter(({ width }) => width > 0);
            return lines.length > 0 ? lines : [element.getBoundingClientRect()];
          });
          const isWhole =
            boxes.some(({ width }) => width > 0) &&
            boxes.every(({ left, right, top, bottom }) =>
              [left, (left + right) / 2, right + edge].every(
                (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.card') === card,
              ),
            );
          return isWhole ? [] : [`${part} of ${card.getAttribute('aria-label')}`];
        }),
      );
    },
    { wanted: parts, edge: EDGE_PX },
  );
}
