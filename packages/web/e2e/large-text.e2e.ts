import { type State, stop } from '@samsara/engine/games/stop';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { overflow } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { DESKTOP, PHONE } from './driving/visit.ts';

const LOW = { width: 740, height: 360 };
const ON_ITS_SIDE = { width: 640, height: 360 };
/** Half as large again as usual: 24 pixels where 16 are the rule. */
const LARGE = '150%';
const PRESSES = IS_THOROUGH ? 8 : 4;
const FULL = 16;

test.each([
  ['karma', PHONE],
  ['stop', PHONE],
  ['karmaka', PHONE],
  ['mieses-karma', PHONE],
  ['stop', ON_ITS_SIDE],
  ['karmaka', DESKTOP],
])('with large letters everything can be reached at a table of %s, %j', async (game, size) => {
  await withVisitor({ size }, async (visitor) => {
    const { page } = visitor;
    await page.goto(`/play/${game}`);
    await enlarge(page);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    // A press on something covered fails by itself.
    await play(visitor, { presses: PRESSES, each: () => expectReach(page) });
  });
});

test.each([PHONE, LOW])(
  'every card of a full hand can be reached with large letters, beside the chips that count copies, %j',
  async (size) => {
    const isFull = (state: State) => stop.deciding(state)[0] === 0 && state.hands[0].size >= FULL;
    const { kept } = keptGame(stop, { players: 2, turn_ms: 0 }, isFull, (_, seat, moves) => {
      const draw = seat === 0 ? moves.find((move) => stop.notation(move) === 'draw') : undefined;
      return draw ?? moves[0];
    });
    await withVisitor({ size }, async ({ page }) => {
      await keep(page, kept);
      await page.goto('/play/stop');
      await enlarge(page);
      await page.getByRole('list', { name: /^Your hand/ }).waitFor();
      await expect.poll(() => page.locator('.hand .card-count').count()).toBeGreaterThan(2);
      await expectReach(page);
      await expect.poll(() => touchingChips(page)).toEqual([]);
    });
  },
);

test.each(['/', '/settings', '/rules/stop'])(
  'with large letters %s is no wider than a phone',
  async (path) => {
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto(path);
      await enlarge(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(async () => (await overflow(page)).x).toBe(0);
    });
  },
);

test('the menu of a table can be used with large letters', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/play/karma');
    await enlarge(page);
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.settingsTitle }).click();
    const choice = page.getByRole('dialog').getByRole('group', { name: en.settings.theme.name });
    await choice.getByText(en.settings.theme.values.dark, { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.close }).first().click();
    await expectReach(page);
  });
});

/** The same as a larger letter in the browser's settings: everything is measured from this one. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, LARGE);
}

/** Chips that count copies and lie over another one, or whose words are cut off. */
function touchingChips(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chips = [...document.querySelectorAll<HTMLElement>('.hand .card-count')];
    const boxes = chips.map((chip) => chip.getBoundingClientRect());
    return chips
      .filter((chip, i) => {
        const isCut = chip.scrollWidth > chip.clientWidth || boxes[i].bottom > innerHeight;
        return isCut || boxes.some(({ left }, j) => j > i && left < boxes[i].right);
      })
      .map(({ textContent }) => textContent ?? '');
  });
}

async function expectReach(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toEqual({ x: 0, y: 0 });
  // A card that was tapped or left is on its way for a moment.
  await expect.poll(() => outOfReach(page)).toEqual([]);
}

/** Buttons of decisions, header and hand that lie outside of the window or under something else. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLButtonElement>(
        '.table-header button, .decision-bar button, .hand .card',
      ),
    ]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height, right, bottom } = button.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
        // The neighbour in a hand lies over the right part of a card, and the chip that counts copies over the lower left.
        const hits = [0.25, 0.5].flatMap((down) =>
          [0.12, 0.5, 0.88].map((across) =>
            document.elementFromPoint(left + across * width, top + down * height),
          ),
        );
        return !hits.some((hit) => button.contains(hit));
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
}
