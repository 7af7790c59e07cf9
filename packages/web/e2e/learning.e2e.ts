import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { askForHint } from './driving/hints.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, showMoreWays } from './driving/tables.ts';
import { DESKTOP, LOG_BESIDE, PHONE } from './driving/visit.ts';

const BRIEFLY = { timeout: 700 };
const nothing = () => undefined;

test.each(GAME_IDS)(
  '%s: a tap on the first page opens a practice with open hands and hints',
  async (game) => {
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto('/');
      const { name } = en.games[game];
      await showMoreWays(page, name);
      await page.getByRole('link', { name: `${lobby.modes.practice.name}: ${name}`, exact: true }).click();
      await page.getByRole('heading', { name: new RegExp(en.practice) }).waitFor();
      const others = page.getByRole('list', { name: en.otherPlayers }).getByRole('listitem');
      const hands = page.getByRole('button', { name: /^Hand of / });
      await hands.first().waitFor();
      await expect.poll(async () => (await hands.count()) === (await others.count())).toBe(true);
      await askForHint(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
    });
  },
);

test('a hint is followed by a second tap, and the move is taken back after the bots have answered', async () => {
  await withVisitor(LOG_BESIDE, async ({ page }) => {
    await page.goto('/play/karma?practice');
    const hand = page.getByRole('list', { name: /^Your hand/ }).getByRole('listitem');
    await hand.first().waitFor();
    await expect.poll(() => hand.count()).toBe(6);
    const log = page.getByRole('region', { name: en.log });
    const follow = async () => {
      await page.getByRole('button', { name: en.hint, exact: true }).click();
      await page.getByRole('button', { name: /^Hint: / }).click();
    };
    // Three cards are laid open. Then somebody else plays, unless the lot made us the first.
    await follow();
    await expect.poll(() => hand.count()).toBe(3);
    const theirs = log.getByText(/^\S+ plays /).first();
    const ourTurn = page.getByRole('button', { name: en.hint, exact: true });
    await theirs.or(ourTurn).first().waitFor();
    const isFirst = !(await theirs.isVisible());
    if (isFirst) await follow();
    await theirs.waitFor();
    await page.getByRole('button', { name: en.undo }).click();
    await expect.poll(() => hand.count()).toBe(isFirst ? 3 : 6);
    await expect.poll(() => log.getByText(/^\S+ plays? /).count()).toBe(0);
  });
});

test('a practice and a game of the same title wait side by side', async () => {
  await withVisitor({ size: DESKTOP }, async ({ page }) => {
    for (const path of ['/play/karma', '/play/karma?practice']) {
      await page.goto(path);
      await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    }
    await page.goto('/');
    await expect.poll(() => page.getByRole('link', { name: lobby.goOn }).count()).toBe(2);
    await page.goto('/play/karma');
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(await page.getByRole('heading', { name: new RegExp(en.practice) }).count()).toBe(0);
  });
});

test('a card is read large where it lies, by mouse and by key, and Escape closes it', async () => {
  await withVisitor({ size: DESKTOP }, async ({ page }) => {
    await page.goto('/play/karmaka');
    const card = page
      .getByRole('list', { name: /^Your hand/ })
      .getByRole('button')
      .nth(1);
    await card.waitFor();
    const peek = page.locator('.peek');
    const seen = () =>
      peek.evaluateAll((all) =>
        all.map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return {
            isWhole: left >= 8 && top >= 8 && right <= innerWidth - 8 && bottom <= innerHeight - 8,
            hasWords: element.querySelector('.card-words')?.checkVisibility() === true,
          };
        }),
      );
    // What watches for it is loaded after the table, and when others play it may go away.
    await expect
      .poll(async () => {
        await page.mouse.move(5, 5);
        await card.hover();
        await page.waitForTimeout(350);
        return seen();
      })
      .toEqual([{ isWhole: true, hasWords: true }]);
    await page.mouse.move(5, 5);
    await expect.poll(() => peek.count()).toBe(0);
    // It goes away here too when others play.
    await expect
      .poll(async () => {
        await card.focus();
        await page.keyboard.press('e');
        return peek.waitFor({ timeout: 1000 }).then(
          () => peek.count(),
          () => 0,
        );
      })
      .toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => peek.count()).toBe(0);
  });
});

test('the rules lie over the table, searchable, and nothing in them leads away', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/play/karmaka');
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.rules, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: new RegExp(en.rules) });
    await drawer.getByRole('searchbox').fill('ring');
    await expect.poll(() => drawer.locator('mark').count()).toBeGreaterThan(0);
    expect(await drawer.getByRole('link').count()).toBe(0);
    await drawer.getByRole('button', { name: en.close }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/play/karmaka');
  });
});

test('a refusal opens the rules at its clause', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/play/stop');
    const clause = page.locator('.clause[data-current]');
    // Others may play while the reason is read: then the card is tapped again.
    await expect
      .poll(async () => {
        await page.locator('.hand .card.is-dim').first().click(BRIEFLY).catch(nothing);
        await page.locator('.why-rule').click(BRIEFLY).catch(nothing);
        return clause.count();
      })
      .toBe(1);
    expect(await clause.getAttribute('id')).toMatch(/^ST/);
  });
});

test('colours of cards get patterns when they are asked for, and lose them again', async () => {
  await withVisitor({ size: PHONE, settings: { suits: 'distinct' } }, async ({ page }) => {
    await page.goto('/play/stop');
    await page.locator('.hand .card-pattern').first().waitFor();
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.settingsTitle }).click();
    const choice = page.getByRole('dialog').getByRole('group', { name: en.settings.suits.name });
    await choice.getByText(en.settings.suits.values.usual, { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
    await expect.poll(() => page.locator('.card-pattern').count()).toBe(0);
  });
});

test('who comes back to a table is told what happened meanwhile', async () => {
  await withVisitor({ size: DESKTOP }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'karma', options: { edition: 'amigo' }, bots: 3 });
    await deal(visitor);
    await play(visitor, { presses: 3 });
    const address = page.url();
    await page.goto('/');
    await page.getByText(en.slogan).waitFor();
    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('samsara-seen') ?? '[]');
      localStorage.setItem('samsara-seen', JSON.stringify([[seen[0][0], seen[0][1] - 4]]));
    });
    await page.goto(address);
    await page.getByRole('dialog', { name: /while you were away/ }).waitFor();
  });
});
