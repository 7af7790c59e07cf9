import { GAME_LESSONS } from '@samsara/engine/games';
import { LANGUAGES } from '@samsara/engine/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../src/lessons/texts.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { leaveTable } from './driving/kept.ts';
import { coachSays, walk } from './driving/lesson.ts';
import { IS_THOROUGH } from './driving/size.ts';
import { showMoreWays } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, forgive, PHONE, type Visitor } from './driving/visit.ts';

const GAMES = Object.keys(GAME_LESSONS);

/** Without a network one lesson is walked, too. */
const WITHOUT_NETWORK = 'karma';

/** Every game by touch in one language and by keys in another; what the coach says has room in all of them. */
const EVERY_WALK = GAMES.flatMap((game, i) =>
  (['touch', 'keys'] as const).map((by, j) => ({
    game,
    by,
    language: LANGUAGES[(i + j) % LANGUAGES.length],
    isOneOfTwo: i % 2 === j,
  })),
);
const WALKS = EVERY_WALK.filter(({ isOneOfTwo }) => IS_THOROUGH || isOneOfTwo);
/** Where time is short these are walked to their end, and the others so many steps far. */
const TO_THE_END = ['karma', 'stop'];
const SOME_STEPS = 2;

describe('from the first step on', () => {
  test.each(WALKS)('$game in $language by $by', async ({ game, language, by }) => {
    const isOffline = game === WITHOUT_NETWORK && by === 'touch';
    const size = by === 'touch' ? PHONE : DESKTOP;
    await withVisitor({ size, language, keepsPage: isOffline }, async (visitor) => {
      const { page } = visitor;
      if (isOffline) await cutNetwork(visitor);
      await page.goto(`/learn/${game}`);
      const each = async (task: string) => {
        const { words } = GAME_LESSONS[game];
        for (const spoken of LANGUAGES) {
          await coachReads(page, words[spoken].tasks[task].task);
          await fits(page);
        }
        await coachReads(page, words[language].tasks[task].task);
      };
      const isWhole = IS_THOROUGH || TO_THE_END.includes(game);
      await walk(visitor, { game, language, by, each, to: isWhole ? undefined : SOME_STEPS });
      if (isWhole) await page.getByRole('button', { name: WORDS[language].play }).waitFor();
      forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
    });
  });
});

/** From now on only what the page has kept is there. */
async function cutNetwork({ context, page }: Visitor): Promise<void> {
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await context.setOffline(true);
}

describe('whoever tries something else', () => {
  test('is told why not, and tries again; the step is kept', async () => {
    await withVisitor({ size: PHONE }, async (visitor) => {
      const { page } = visitor;
      await openStep(page, 'karma', 1);
      const { tasks } = GAME_LESSONS.karma.words.en;
      const hand = page.getByRole('list', { name: /^Your hand/ });
      const card = (name: string) => hand.getByRole('button', { name: new RegExp(`^${name}\\b`) });
      await coachSays(page, tasks['equal-or-higher'].task);
      await expect
        .poll(() => page.locator('.coach').getByRole('status').textContent())
        .toContain(tasks['equal-or-higher'].task);
      // The rules forbid it.
      await card('6').tap();
      await page
        .locator('.why')
        .getByRole('button', { name: en.rule('KA-21') })
        .waitFor();
      await coachSays(page, tasks['equal-or-higher'].task);
      // The rules allow it, but something else is better.
      await card('13').tap();
      await card('13').tap();
      await coachSays(page, tasks['equal-or-higher'].instead ?? '');
      expect(await hand.getByRole('listitem').count()).toBe(3);
      await expect.poll(() => page.locator('.shown-places > span').count()).toBe(1);
      await card('9').tap();
      await card('9').tap();
      await coachSays(page, tasks['equal-or-higher'].seen);
      await page.reload();
      await coachSays(page, tasks['equal-or-higher'].task);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: WORDS.en.back }).tap();
      await coachSays(page, tasks['lay-open'].task);
    });
  });

  test('may leave at any time, and finds the lesson where it was left', async () => {
    await withVisitor({ size: DESKTOP }, async ({ page }) => {
      await openStep(page, 'stop', 2);
      await page.locator('.coach').waitFor();
      await page.getByRole('link', { name: en.toLobby }).click();
      await page.getByRole('link', { name: `${lobby.goOnLearning}: STOP` }).click();
      await coachSays(page, GAME_LESSONS.stop.words.en.tasks['same-card'].task);
    });
  });
});

test('after the last step one plays on against easy bots with hints, and the first page knows it', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const last = GAME_LESSONS.karma.lesson.steps.length - 1;
    await openStep(page, 'karma', last);
    await walk(visitor, { game: 'karma', language: 'en', by: 'touch', from: last });
    const play = page.getByRole('button', { name: WORDS.en.play });
    await play.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: WORDS.en.minute }).waitFor();
    await play.tap();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/play/karma');
    await page.getByRole('button', { name: en.hint, exact: true }).waitFor();
    await page.goto('/');
    await page.getByRole('article', { name: 'Karma', exact: true }).getByText(lobby.learned).waitFor();
  });
});

test('the offer is put away for good, and the lesson is still there among the other ways', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('link', { name: `${en.learn}: Karmaka` });
    await offer.waitFor();
    await page.getByRole('button', { name: `${lobby.putAway}: Karmaka` }).tap();
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: `${en.learn}: STOP` }).waitFor();
    expect(await offer.count()).toBe(0);
    await showMoreWays(page, 'Karmaka');
    await offer.tap();
    await page.locator('.coach').waitFor();
  });
});

/** A lesson as it was left at a step. */
async function openStep(page: Page, game: string, step: number): Promise<void> {
  await leaveTable(page);
  await page.evaluate(
    ([of, at]) => localStorage.setItem('samsara-lessons', JSON.stringify({ [of]: { step: at } })),
    [game, step] as const,
  );
  await page.goto(`/learn/${game}`);
}

/** Puts another sentence in the place of what the coach says, as long as other languages make it. */
function coachReads(page: Page, text: string): Promise<void> {
  return page.locator('.coach-says p').evaluate((said, sentence) => {
    (said.firstChild as Text).data = sentence;
  }, text);
}

/** The stage fits beside the coach: nothing scrolls, and neither hand nor prompt is covered. */
async function fits(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const coach = document.querySelector('.coach')?.getBoundingClientRect();
      const stage = document.querySelector('.play')?.getBoundingClientRect();
      if (coach === undefined || stage === undefined) return 'nothing is there';
      const isApart = coach.bottom <= stage.top + 1 || coach.right <= stage.left + 1;
      const isInside =
        document.documentElement.scrollHeight <= innerHeight && stage.bottom <= innerHeight + 1;
      return isApart && isInside
        ? ''
        : `coach to ${coach.right} ${coach.bottom}, stage ${stage.left} ${stage.top} to ${stage.bottom}`;
    });
  await expect.poll(covered).toBe('');
}
