import { describe, expect, test } from 'vitest';
import type { Entrant } from './entrants.ts';
import { entrantsIn } from './entrants.ts';
import { type Plan, type PlayedDeal, seatingsOf } from './plan.ts';
import { estimate, fairShare, standingsOf } from './standings.ts';

const entrants = (bots: string): Entrant[] => entrantsIn(bots);

describe('entrants', () => {
  test('are bots, with what they may think', () => {
    expect(entrants('master:2000it, skilled:50ms,random')).toEqual([
      { label: 'master:2000it', bot: 'master', budget: { iterations: 2000 } },
      { label: 'skilled:50ms', bot: 'skilled', budget: { ms: 50 } },
      { label: 'random', bot: 'random', budget: null },
    ]);
  });

  test('may have a character', () => {
    expect(entrants('skilled+bold,master+careful:80it')).toEqual([
      { label: 'skilled+bold', bot: 'skilled', character: 'bold', budget: null },
      { label: 'master+careful:80it', bot: 'master', character: 'careful', budget: { iterations: 80 } },
    ]);
  });

  test.each([
    'skilled+',
    'skilled+tall',
    'skilled+bold+careful',
    '+bold',
    'genius',
    'master:',
    'master:0it',
    'master:5',
    'master:5it:6it',
    '',
  ])('%j is none', (bots) => expect(() => entrants(bots)).toThrow('--bots'));
});

describe('seatings', () => {
  test.each([
    [
      'random,greedy',
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'random,greedy,greedy',
      [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ],
    ],
    // After two steps everything is as before.
    [
      'random,greedy,random,greedy',
      [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
      ],
    ],
    ['random,random', [[0, 1]]],
  ])('of %s', (bots, seatings) => expect(seatingsOf(entrants(bots))).toEqual(seatings));
});

describe('an estimate', () => {
  test('counts by deals', () => {
    // Mean 1/2, variance 1/3, standard error sqrt(1/12) = 0.288675, times 1.96 = 0.565791: beyond the limits.
    expect(estimate([0, 1, 0, 1])).toEqual({ share: 0.5, low: 0, high: 1 });
    const { share, low, high } = estimate([0.5, 0.5, 0.5, 1, 0.5, 0.5, 0.5, 0]);
    // Variance 0.5 / 7, standard error sqrt(0.5 / 56) = 0.0944911, times 1.96 = 0.185199.
    expect(share).toBe(0.5);
    expect(low).toBeCloseTo(0.3148, 4);
    expect(high).toBeCloseTo(0.6852, 4);
  });

  test('of nothing, or of a single deal, says nothing', () => {
    expect(estimate([])).toEqual({ share: 0, low: 0, high: 1 });
    expect(estimate([1])).toEqual({ share: 1, low: 0, high: 1 });
  });
});

describe('standings', () => {
  const plan: Plan = {
    game: 'any',
    options: {},
    entrants: entrants('greedy,random,random'),
    seed: 's',
    deals: 2,
  };
  /** Greedy sits at 0, then at 2, then at 1. */
  const played: PlayedDeal[] = [
    { deal: 1, games: [won(0), won(2), won(0)] },
    { deal: 0, games: [won(0), won(2), won(1)] },
  ];

  function won(winner: number) {
    return { winners: [winner], losers: [0, 1, 2].filter((seat) => seat !== winner), moves: 10 };
  }

  test('count the wins of a bot wherever it sits', () => {
    const [first, second] = standingsOf(plan, played);
    // 5 of 6 games; the other win is one of 12 seats of the random bots. Fair is 1 of 3.
    expect(first).toMatchObject({ label: 'greedy', seats: 6 });
    expect(first.wins.share).toBeCloseTo(5 / 6, 10);
    expect(first.timesFair).toBeCloseTo(2.5, 10);
    expect(second).toMatchObject({ label: 'random', seats: 12 });
    expect(second.wins.share).toBeCloseTo(1 / 12, 10);
    expect(second.losses.share).toBeCloseTo(11 / 12, 10);
    expect(fairShare(plan, played)).toBeCloseTo(1 / 3, 10);
  });

  test('rate who wins more often higher, and do not depend on the order in which deals were finished', () => {
    const [first, second] = standingsOf(plan, played);
    expect(first.rating.mu).toBeGreaterThan(25);
    expect(second.rating.mu).toBeLessThan(25);
    expect(first.rating.ordinal).toBeCloseTo(first.rating.mu - 3 * first.rating.sigma, 10);
    expect(standingsOf(plan, [...played].reverse())).toEqual([first, second]);
  });
});
