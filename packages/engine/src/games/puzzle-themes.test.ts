import { expect, test } from 'vitest';
import { findMove } from '../kernel/notation.ts';
import type { Position } from '../kernel/position.ts';
import type { PuzzleTerms } from '../puzzles/terms.ts';
import { GAME_PUZZLES, GAMES } from './index.ts';

/** What seat 0 sees in the first move, beside what taste likes. */
function themeOf(id: string, given: Position, best: string, liked: string): string {
  const game = GAMES[id];
  const state = game.position({ game: id, ...given });
  const move = (text: string) => {
    const found = findMove(game, state, 0, text);
    if (found === undefined) throw new Error(`“${text}” is not legal`);
    return found;
  };
  const terms = GAME_PUZZLES[id].terms as PuzzleTerms;
  return terms.themeOf({ state, seat: 0, best: move(best), next: move(liked), liked: move(liked) });
}

const KARMA = {
  seats: [{ hand: [5, 5, 9, 15, 'bottom', 'five'] }, { hand: [2, 3] }],
  pile: [4, 5],
  draw: [],
};
const STOP = {
  seats: [{ hand: ['blue-swap', 'blue-5', 'blue-skip', 'red-4', 'free-choice'] }, { hand: ['red-1'] }],
  pile: ['blue-4'],
};
const KARMAKA = (deeds: readonly string[]) => ({
  seats: [{ hand: ['panic', 'vengeance', 'salvage', 'embody'], deeds }, { hand: ['peek'] }],
});
/** The animals have a sun, and no line yet. */
const MIESES_KARMA = (animal: string) => ({
  seats: [{ hand: ['sun-reaper', 'sun-clover-buddha', 'sun-scales'], animal }, { hand: ['heart-sun'] }],
});

test.each<[string, Position, string, string, string]>([
  // Two more on the 5 make three (KA-38).
  ['karma', KARMA, 'play 5 5', 'play 5', 'clear-the-pile'],
  ['karma', KARMA, 'play 15', 'play 9', 'high-card-now'],
  ['karma', KARMA, 'play 9', 'play 15', 'low-card-now'],
  ['karma', KARMA, 'play 9', 'play bottom', 'save-karma-card'],
  ['karma', KARMA, 'play bottom', 'play 9', 'spend-karma-card'],
  ['karma', KARMA, 'play five', 'play bottom', 'right-karma-card'],
  ['karma', KARMA, 'take', 'play 9', 'take-on-purpose'],
  ['stop', STOP, 'play blue-swap left', 'play blue-5', 'swap-hands'],
  ['stop', STOP, 'play red-4', 'play blue-5', 'choose-colour'],
  ['stop', STOP, 'play blue-skip', 'play blue-5', 'attack'],
  ['stop', STOP, 'play blue-5', 'play blue-skip', 'save-attack'],
  ['stop', STOP, 'play free-choice red-4', 'play red-4', 'use-free-choice'],
  ['stop', STOP, 'draw', 'play blue-5', 'draw-instead'],
  // A dung beetle needs 4 points of a colour (KK-11): Spite has 3, Panic 1.
  ['karmaka', KARMAKA([]), 'deed panic', 'future panic', 'score-now'],
  ['karmaka', KARMAKA(['spite']), 'deed panic', 'future panic', 'finish-the-life'],
  ['karmaka', KARMAKA(['spite', 'dwindle']), 'deed panic', 'future panic', 'protect-the-deed'],
  ['karmaka', KARMAKA([]), 'future salvage', 'deed salvage', 'keep-for-next-life'],
  ['karmaka', KARMAKA([]), 'ability vengeance', 'deed vengeance', 'hinder-rival'],
  ['karmaka', KARMAKA([]), 'ability salvage', 'deed salvage', 'fetch-back'],
  // A reaper in the line is death (MK-27); as a human it ends the game (MK-43).
  ['mieses-karma', MIESES_KARMA('cat-1'), 'attach sun-reaper', 'attach sun-scales', 'die-now'],
  ['mieses-karma', MIESES_KARMA('human-1'), 'attach sun-reaper', 'attach sun-scales', 'last-life'],
  ['mieses-karma', MIESES_KARMA('cat-1'), 'attach sun-scales', 'attach sun-reaper', 'stay-alive'],
  ['mieses-karma', MIESES_KARMA('cat-1'), 'attach sun-clover-buddha', 'attach sun-scales', 'collect-buddha'],
  ['mieses-karma', MIESES_KARMA('cat-1'), 'discard sun-scales', 'discard sun-reaper', 'right-discard'],
])('%s %# names what is to be seen', (id, given, best, liked, theme) => {
  expect(themeOf(id, given, best, liked)).toBe(theme);
});
