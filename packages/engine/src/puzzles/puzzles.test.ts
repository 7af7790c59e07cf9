import { describe, expect, test } from 'vitest';
import { TASTE_BOTS } from '../bots/by-taste/taste-bots.ts';
import { GAMES } from '../games/index.ts';
import { BadInput } from '../kernel/bad-input.ts';
import type { Game } from '../kernel/game.ts';
import { below, fastRandom, type Seed } from '../kernel/random.ts';
import { choicesInOrder } from './choices.ts';
import { type Puzzle, puzzleHeads, puzzleState, readPuzzles, writePuzzles } from './index.ts';
import { usualOptions } from './usual-options.ts';

const SEEDS = [11, 12, 13];
const MOST_MOVES = 60;

/** The fields of a line with another one in a place. */
function other(fields: readonly string[], place: number, field: string): string[] {
  return fields.map((each, index) => (index === place ? field : each));
}

/** A moment with a choice after some moves of bots; its values count down from 90. */
function anyPuzzle(game: Game, number: number, seed: Seed = number): Puzzle {
  const players = game.meta.seats.min + (number % 3);
  const options = usualOptions(game, { players });
  const random = fastRandom(number);
  const state = game.setup(options, seed);
  const moves: string[] = [];
  const wanted = below(random, MOST_MOVES);
  for (;;) {
    const owing = game.deciding(state);
    const actor = owing[below(random, owing.length)];
    const choices = choicesInOrder(game, state, actor);
    if (moves.length >= wanted && owing.length === 1 && choices.length > 1) {
      const values = choices.map((move, index) => ({ move, chance: Math.max(0, 90 - index) }));
      const id = `abc${number.toString().padStart(3, '0')}`;
      const { meta } = game;
      return { id, game: meta.id, options, seed, moves, seat: actor, values, theme: 'any', rating: 1500 };
    }
    const move = TASTE_BOTS.casual(game, game.view(state, actor), actor, true, random);
    moves.push(`${actor} ${game.notation(move)}`);
    game.apply(state, actor, move);
  }
}

describe.each(Object.values(GAMES))('puzzles of $meta.id', (game: Game) => {
  // The last one is dealt as games of people are.
  const puzzles = [...SEEDS.map((seed) => anyPuzzle(game, seed)), anyPuzzle(game, 14, 'ab'.repeat(32))];
  const text = writePuzzles(game, puzzles);

  test('are read as they were written', () => {
    expect(readPuzzles(game, text)).toEqual(puzzles);
    expect(puzzleHeads(text).map(({ id, rating, theme }) => [id, rating, theme])).toEqual(
      puzzles.map(({ id, rating, theme }) => [id, rating, theme]),
    );
  });

  test('lead to the moment in which the seat has the choice', () => {
    for (const puzzle of puzzles) {
      const state = puzzleState(game, puzzle);
      expect(choicesInOrder(game, state, puzzle.seat)).toHaveLength(puzzle.values.length);
      expect(() => puzzleState(game, { ...puzzle, values: puzzle.values.slice(1) })).toThrow(BadInput);
      expect(() => puzzleState(game, { ...puzzle, moves: [...puzzle.moves, '0 nonsense'] })).toThrow(
        BadInput,
      );
    }
  });

  test.each([
    ['a missing field', (fields: string[]) => fields.slice(1), ''],
    ['an id of another form', ([, ...rest]: string[]) => ['ABC', ...rest], 'id'],
    ['a rating that is no number', (fields: string[]) => other(fields, 1, 'hard'), 'rating'],
    ['a seat that nobody has', (fields: string[]) => other(fields, 3, '9'), 'seat'],
    ['a seed in other letters', (fields: string[]) => other(fields, 4, 'Ä'), 'seed'],
    ['an option nobody knows', (fields: string[]) => other(fields, 5, 'colour=red'), 'options'],
    ['another moment', (fields: string[]) => other(fields, 6, 'ffffff'), 'digest'],
    ['too few values', (fields: string[]) => other(fields, 7, '90'), 'values'],
    ['a chance over 100', (fields: string[]) => other(fields, 7, '101'), 'values'],
    ['a move that is not legal', (fields: string[]) => other(fields, 8, `(zzz)${fields[8]}`), 'moves'],
    ['moves in other letters', (fields: string[]) => other(fields, 8, '?'), 'moves'],
  ])('refuse %s and say where', (_, change, place) => {
    const changed = change(text.split('\n')[0].split(' ')).join(' ');
    expect(() => readPuzzles(game, changed)).toThrow(`puzzles[0]${place && `.${place}`}`);
  });

  test('have ids of their own', () => {
    expect(() => readPuzzles(game, text + text.split('\n')[0])).toThrow('puzzles[4].id');
  });
});
