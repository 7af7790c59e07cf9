import type { BadInput, Game } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { stop } from '@samsara/engine/games/stop';
import { NOTHING_PLAYED } from '@samsara/engine/lab';
import { expect, test } from 'vitest';
import {
  ideasFor,
  isPlayable,
  readChanges,
  tooFewCards,
  whyNotPlayable,
  withChange,
  writeChanges,
} from './changes.ts';
import { readTries } from './kept-tries.ts';

const game = stop as unknown as Game;

test('a link carries what differs, and is read again', () => {
  const changes = { players: 3, penalty_swap: 50, auto_call: true };
  expect(writeChanges(changes)).toBe('players=3&penalty_swap=50&auto_call=true');
  expect(readChanges(game, writeChanges(changes))).toEqual({ auto_call: true, penalty_swap: 50, players: 3 });
});

test.each([
  ['penalty_swap=9999', {}],
  ['penalty_swap=-1', {}],
  ['penalty_swap=%3Cscript%3E&penalty_skip=5', { penalty_skip: 5 }],
  ['penalty_swap=40', {}],
  ['auto_call=1', {}],
  ['reaction=realtime&turn_ms=5&dealer=1', {}],
  ['__proto__=1&constructor=2&penalty_two=0', { penalty_two: 0 }],
  ['players=10&hand_cards=12', {}],
  [`penalty_two=0&${'x'.repeat(1000)}`, {}],
  ['', {}],
])('%s from anybody is read as %j', (text, changes) => expect(readChanges(game, text)).toEqual(changes));

test('what is official is no change', () => {
  expect(withChange(game, {}, 'hand_cards', 5)).toEqual({ hand_cards: 5 });
  expect(withChange(game, { hand_cards: 5, penalty_two: 0 }, 'hand_cards', 7)).toEqual({ penalty_two: 0 });
});

test('what cannot be dealt is not playable', () => {
  const rules = karma as unknown as Game;
  expect(isPlayable(rules, { players: 6, hand_cards: 9 })).toBe(false);
  expect(isPlayable(rules, { players: 5, hand_cards: 9 })).toBe(true);
});

test('cards are left out as long as there are enough to deal, and the page can say why not (KAR-61)', () => {
  const rules = karma as unknown as Game;
  const few = { players: 4, cards_low: 0, cards_middle: 0 };
  expect(readChanges(rules, writeChanges(few))).toEqual({});
  expect(tooFewCards(whyNotPlayable(rules, few) as BadInput)).toEqual(['36', '30', 'KAR-61']);
  expect(whyNotPlayable(rules, { ...few, players: 3 })).toBeNull();
  expect(readChanges(rules, 'cards_give=0&cards_low=4&cards_high=0')).toEqual({ cards_give: 0 });
  expect(tooFewCards(whyNotPlayable(rules, { players: 6, hand_cards: 9 }) as BadInput)).toBeNull();
});

test('of what is kept only what has its form is read', () => {
  const kept = { game: 'stop', changes: { penalty_two: 0 }, games: 200, tally: NOTHING_PLAYED };
  expect(readTries(JSON.stringify([kept]))).toEqual([kept]);
  const broken = [
    { ...kept, tally: {} },
    { ...kept, games: 'many' },
    { ...kept, tally: { ...NOTHING_PLAYED, official: { ...NOTHING_PLAYED.official, wins: ['x'] } } },
    null,
    'x',
  ];
  expect(readTries(JSON.stringify(broken))).toEqual([]);
  expect(readTries('{')).toEqual([]);
  expect(readTries(null)).toEqual([]);
});

test('ideas change the first numbers by half, each by itself', () => {
  // Officially 7 cards, and 10, 20 and 40 points. Twelve cards are the most.
  expect(ideasFor(game)).toEqual([
    ['hand_cards', 11],
    ['penalty_two', 15],
    ['penalty_skip', 30],
    ['penalty_swap', 60],
  ]);
});

test('an idea that is too much becomes half, and one that cannot be dealt is none', () => {
  // Three hidden and three open cards are the most that a table has room for.
  const ideas = new Map(ideasFor(karma as unknown as Game));
  expect(ideas.get('open_cards')).toBe(1);
  expect(ideas.get('hidden_cards')).toBe(1);
});
