import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_LESSONS, GAMES } from '../packages/engine/src/games/index.ts';
import { taughtIn } from '../packages/engine/src/testing/lesson.ts';
import type { Learning } from '../packages/web/src/contract/learning.ts';
import { FIRST_GAME, OF_OTHER_EDITIONS } from './first-game.ts';

const ROOT = new URL('../', import.meta.url);

test('every game has a lesson, and the page loads it', () => {
  expect(Object.keys(GAME_LESSONS).sort()).toEqual(Object.keys(GAMES).sort());
  for (const game of Object.keys(GAMES))
    expect(readdirSync(new URL(`packages/web/src/games/${game}/lesson/`, ROOT))).toEqual(['index.ts']);
});

describe.each(Object.keys(GAME_LESSONS))('the lesson of %s', (game) => {
  const taught = taughtIn(GAME_LESSONS[game].lesson);

  test('teaches every clause that a first game needs', () => {
    const all = new Set(taught.flatMap(([, clauses]) => clauses));
    expect(FIRST_GAME[game].filter((clause) => !all.has(clause))).toEqual([]);
  });

  test('what a game in a minute tells is needed in a first game', async () => {
    const { learning }: { learning: Learning } = await import(
      `../packages/web/src/games/${game}/aside/learning/learning.ts`
    );
    const told = Object.values(learning.minute).flatMap(({ clauses }) => clauses);
    const needed = [...FIRST_GAME[game], ...OF_OTHER_EDITIONS];
    expect(told.filter((clause) => !needed.includes(clause))).toEqual([]);
  });

  test('the document says what is taught where', () => {
    const { steps } = GAME_LESSONS[game].words.en;
    const table = [
      '| step | tasks | clauses |',
      '| --- | --- | --- |',
      ...taught.map(([id, clauses], i) => {
        const { tasks } = GAME_LESSONS[game].lesson.steps[i];
        return `| ${i + 1}. ${steps[id]} | ${tasks.length} | ${clauses.join(' ')} |`;
      }),
    ].join('\n');
    const document = readFileSync(new URL('docs/lessons.md', ROOT), 'utf8');
    const [, found] = new RegExp(`<!-- ${game} -->\\n([^]*?)\\n<!-- end -->`).exec(document) ?? [];
    expect(found).toBe(table);
  });
});
