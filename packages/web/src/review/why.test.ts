import { dealt, fairnessOf, readOptions, startRecord } from '@samsara/engine';
import { type Options, rules } from '@samsara/engine/games/karma/rules';
import { describe, expect, test } from 'vitest';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { en } from './texts/en.ts';
import { type Certain, certainOf, whyBetter } from './why.ts';

const NOTHING: Certain = { events: [], inHand: null, keepsTurn: false };
const screen = {
  game: rules,
  hand: (view: { seats: { hand: readonly number[] | null; handCount: number }[] }, seat: number) => ({
    cards: view.seats[seat].hand,
    count: view.seats[seat].handCount,
  }),
} as unknown as GameScreen;
const speech = {
  screen,
  texts: { event: (event: unknown) => `${event}.` } as unknown as PlayTexts,
  names: { seats: ['Ada', 'Bo'], you: 0 },
};
const why = (better: Certain | null, made: Certain | null) =>
  whyBetter('better', { better, made, threats: { better: [], made: [] } }, speech, en);

describe('why a move was better', () => {
  test('the reason alone, where nothing else is certain', () =>
    expect(why(null, NOTHING)).toBe(en.reasons.better));

  test('what only one of the two brings', () => {
    const better = { ...NOTHING, events: ['same', 'a card comes'] };
    const made = { ...NOTHING, events: ['same', 'the pile goes'] };
    expect(why(better, made)).toBe(
      `${en.reasons.better} It was certain to bring: a card comes. The move played was certain to bring: the pile goes.`,
    );
  });

  test('cards in hand, and the turn', () => {
    expect(why({ ...NOTHING, inHand: 2, keepsTurn: true }, { ...NOTHING, inHand: 3 })).toBe(
      `${en.reasons.better} Cards in hand afterwards: 2 instead of 3. It is the same player’s turn again.`,
    );
  });
});

describe('what was certain', () => {
  const options = readOptions<Options>(rules, { players: 2, choosing_ms: 0, decision_ms: 0 });
  const seats = ['Ada', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const record = startRecord(
    rules,
    options,
    seats,
    fairnessOf('1'.repeat(64), ['2'.repeat(64), '3'.repeat(64)]),
  );
  const state = dealt(rules, record);
  const view = rules.view(state, 0);

  test('depends on the view alone, and a move that is not legal says nothing', () => {
    const [move] = rules.legalMoves(state, 0);
    expect(certainOf(screen, view, 0, rules.notation(move))?.inHand).toBeTypeOf('number');
    expect(certainOf(screen, view, 0, 'play nothing at all')).toBe(null);
    expect(certainOf(screen, view, 0, '')).toBe(null);
  });
});
