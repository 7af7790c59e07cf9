import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { BETTER_CHANCES, readPuzzles } from '../puzzles/index.ts';
import { whyPuzzleFails } from '../puzzles/mining/index.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { GAME_PUZZLES, GAMES } from './index.ts';

/** A page loads them whole. */
const MOST_BYTES = 25_000;
const FEWEST_CHOICES = 3;
const MARGIN = 12;
/**
 * Proving one takes a while: here some are that a short search finds as well, with a quarter of the budget.
 * `npm run puzzles:prove` proves all.
 */
const EASY = 1300;
const PROVEN = 2;
const ITERATIONS = 1000;
const SEED = 20_261_116;

test('every game has puzzles', () => {
  expect(Object.keys(GAME_PUZZLES).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(Object.entries(GAMES))('the puzzles of %s', (id, game: Game) => {
  const text = readFileSync(new URL(`${id}/puzzles/puzzles.txt`, import.meta.url), 'utf8');
  const { terms, words } = GAME_PUZZLES[id];
  // Reads every line, and checks the digest of every moment.
  const puzzles = readPuzzles(game, text);

  test('are small enough to be loaded', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MOST_BYTES);
  });

  test('have one move that is clearly the best of several', () => {
    const weak = puzzles.filter(
      ({ values }) => values.length < FEWEST_CHOICES || values[0].chance - values[1].chance < MARGIN,
    );
    expect(weak.map((puzzle) => puzzle.id)).toEqual([]);
  });

  test('each have a theme, and few the one that says nothing', () => {
    expect(puzzles.filter(({ theme }) => !terms.themes.includes(theme))).toEqual([]);
    const plain = puzzles.filter(({ theme }) => theme === BETTER_CHANCES);
    expect(plain.length).toBeLessThanOrEqual(puzzles.length / 3);
  });

  test('hold: a sample, which changes with the number of puzzles', () => {
    const easy = puzzles.filter(({ rating }) => rating <= EASY);
    for (let i = 0; i < PROVEN; i++) {
      const puzzle = easy[(SEED + Math.floor((i * easy.length) / PROVEN)) % easy.length];
      expect([puzzle.id, whyPuzzleFails(game, puzzle, SEED, ITERATIONS)]).toEqual([puzzle.id, undefined]);
    }
  });

  test('have themes in short words', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language]).sort()).toEqual([...terms.themes].sort());
      for (const [theme, { name, why }] of Object.entries(words[language])) {
        const place = `${language} ${theme}`;
        expect([place, name.split(' ').length <= 6, name.length <= 32]).toEqual([place, true, true]);
        expect([place, /[.!?]$/.test(why), why.length <= 140]).toEqual([place, true, true]);
        expect([place, /['"]| {2}/.test(name + why)]).toEqual([place, false]);
        const narrow = language !== 'fr' || !/[^\u202f][:;!?»]|«[^\u202f]/.test(name + why);
        expect([place, narrow]).toEqual([place, true]);
      }
    }
  });
});
