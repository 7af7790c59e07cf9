import { type CardGameRules, cardGame, flagFact, type GamePack } from '@samsara/engine/card-game';
import { expect, test } from 'vitest';
import pack from '../../template/src/game.ts';
import { type Code, type Event, type Move, rules, type State } from '../../template/src/rules.ts';
import { carryOver, newTable } from './carry-over.ts';
import { letBotMove, makeMove, type Table } from './table.ts';

const before = pack as unknown as GamePack;

/** The template's game with other rules. */
function changed(change: object): GamePack {
  const other = { ...rules, ...change } as CardGameRules<State, Move, Event, Code>;
  return { ...before, game: cardGame(other) as unknown as GamePack['game'] };
}

/** A table on which the person has drawn and the bot has answered. */
function played(): Table {
  const table = newTable(before, { players: 2, seed: 5 });
  while (table.pack.game.deciding(table.state)[0] !== 0) letBotMove(table, 'greedy');
  expect(makeMove(table, 0, 'draw')).toBeUndefined();
  expect(letBotMove(table, 'greedy')).toBe(true);
  return table;
}

test('a change that leaves the position readable keeps it', () => {
  const table = played();
  const next = changed({ facts: { isLate: flagFact() } });
  const carried = carryOver(table, next);
  expect(carried.by).toBe('position');
  expect(carried.table.pack).toBe(next);
  expect(next.game.describe(carried.table.state)).toEqual(before.game.describe(table.state));
});

test('where the position cannot be read, the same deal and moves are played again', () => {
  const table = played();
  const next = changed({
    check: () => {
      throw new Error('no position is good enough');
    },
  });
  const carried = carryOver(table, next);
  expect(carried.by).toBe('moves');
  expect(carried.table.moves).toEqual(table.moves);
  expect(carried.table.state).toEqual(table.state);
});

test('where neither can be kept, a new game begins', () => {
  const table = played();
  const next = changed({ cards: rules.cards.map((card) => `${card}x`), notation: ({ type }: Move) => type });
  const carried = carryOver(table, next);
  expect(carried.by).toBe('nothing');
  expect(carried.table.moves).toEqual([]);
});

test('a position that somebody has read is not replaced by the deal before', () => {
  const table = { ...played(), isDealt: false };
  const next = changed({
    check: () => {
      throw new Error('no position is good enough');
    },
  });
  expect(carryOver(table, next).by).toBe('nothing');
});
