import { karma } from '@samsara/engine/games/karma';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { readRatings } from '../src/strength/kept-ratings.ts';
import { AS_YOU, nearestStrength } from '../src/strength/ladder.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptNearEnd } from './driving/kept.ts';
import { play } from './driving/playing.ts';
import { openTable, planOnOneDevice } from './driving/tables.ts';
import { PHONE } from './driving/visit.ts';

const UNTIMED = { choosing_ms: 0, decision_ms: 0 };

test('the strength of bots is tuned with the keys, and the table says which it is', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await planAgainstBots(page);
    const level = page.getByRole('combobox', { name: lobby.level });
    await page.getByText(lobby.fineTuning).click();
    const slider = page.getByRole('slider', { name: lobby.strengthOfTen });
    expect(await slider.getAttribute('aria-valuetext')).toBe(en.levels.casual);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('strength 5 of 10');
    await expect.poll(() => level.inputValue()).toBe('strength-five');
    await level.selectOption(en.levels.master);
    await expect.poll(() => slider.inputValue()).toBe('10');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: lobby.deal }).click();
    await page
      .getByRole('img', { name: `${en.botSign}, strength 0 of 10` })
      .first()
      .waitFor();
  });
});

test('bots as strong as you learn from a game when it has ended, and are another strength in the next', async () => {
  await withVisitor({}, async (visitor) => {
    const { page } = visitor;
    await planAgainstBots(page);
    await page.getByRole('combobox', { name: lobby.level }).selectOption(AS_YOU);
    await page.getByText(lobby.asYouNew(3, en.levels.casual)).waitFor();

    await keep(page, asStrongAsYou(keptNearEnd(karma, { ...UNTIMED, players: 2 })));
    await page.goto('/play/karma');
    const sign = page.locator('.seat-dots');
    await expect.poll(() => sign.getAttribute('aria-label')).toBe(`${en.botSign}, ${en.levels.master}`);
    expect(await ownRatings(page)).toEqual({});
    await play(visitor);
    await expect.poll(async () => (await ownRatings(page)).karma?.games).toBe(1);
    const level = nearestStrength(karma, (await ownRatings(page)).karma);
    await page.getByRole('button', { name: en.rematch }).click();
    await expect.poll(() => sign.getAttribute('aria-label')).toBe(`${en.botSign}, ${en.levels[level]}`);
    expect(level).not.toBe('master');
    expect(Object.keys(await ownRatings(page))).toEqual(['karma']);
  });
});

test('before the deal at a server, a bot is made as strong as its host', async () => {
  await withVisitor({}, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'karma', options: {}, bots: 1 });
    const control = page.getByRole('combobox', { name: lobby.levelOf(2) });
    await control.selectOption('strength-eight');
    await expect.poll(() => control.inputValue()).toBe('strength-eight');
    await control.selectOption(AS_YOU);
    await page
      .locator('.gathering-seat.is-bot')
      .getByText(en.levels.casual, { exact: true })
      .first()
      .waitFor();
    await expect.poll(() => control.inputValue()).toBe(AS_YOU);
  });
});

async function planAgainstBots(page: Page): Promise<void> {
  await planOnOneDevice(page, 'Karma');
  await page.getByRole('radio', { name: new RegExp(`^${lobby.modes.bots.name}`) }).check();
}

/** The same game against a bot that was chosen so, when its person was thought to be a master. */
function asStrongAsYou(kept: KeptAsRecord): KeptAsRecord {
  const seats = kept.plan.seats.map((seat) =>
    seat.kind === 'bot' ? { ...seat, level: 'master', asYou: true as const } : seat,
  );
  return { ...kept, plan: { ...kept.plan, seats } };
}

async function ownRatings(page: Page) {
  return readRatings(await page.evaluate(() => localStorage.getItem('samsara-own-strength')));
}
