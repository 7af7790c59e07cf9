import { GAME_LESSONS } from '@samsara/engine/games';
import { LANGUAGES } from '@samsara/engine/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../src/lessons/texts.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { coachSays, walk } from './driving/lesson.ts';
import { showMoreWays } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, forgive, PHONE } from './driving/visit.ts';

const GAMES = Object.keys(GAME_LESSONS);

/** Every game in every language, by touch and by keys in turn. */
const WALKS = GAMES.flatMap((game, i) =>
  LANGUAGES.map((language, j) => ({ game, language, by: (i + j) % 2 === 0 ? 'touch' : 'keys' }) as const),
);

describe('from the first step to the last', () => {
  test.each(WALKS)('$game in $language by $by', async ({ game, language, by }) => {
    await withVisitor({ size: by === 'touch' ? PHONE : DESKTOP, language }, async (visitor) => {
      const { page } = visitor;
      await page.goto(`/learn/${game}`);
      await walk(visitor, { game, language, by, each: () => isWhole(page) });
      await page.getByRole('button', { name: WORDS[language].play }).waitFor();
    });
  });
});

/** The stage fits beside the coach: nothing scrolls, and neither hand nor prompt is covered. */
async function isWhole(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    const stage = document.querySelector('.play')?.getBoundingClientRect();
    if (coach === undefined || stage === undefined) return 'nothing is there';
    const isApart = coach.bottom <= stage.top + 1 || coach.right <= stage.left + 1;
    const fits = document.documentElement.scrollHeight <= innerHeight && stage.bottom <= innerHeight + 1;
    return isApart && fits
      ? ''
      : `coach to ${coach.right} ${coach.bottom}, stage ${stage.left} ${stage.top} to ${stage.bottom}`;
  });
  expect(covered).toBe('');
}
