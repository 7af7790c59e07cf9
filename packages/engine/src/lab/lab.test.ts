import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { houseNumber } from '../kernel/options.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import { labChanges, labKey, labTables } from './options.ts';
import { type LabPlan, labPart, labParts } from './part.ts';
import { isComeback, isTurned } from './playing.ts';
import { decilesOf, labReport, lengthBins } from './report.ts';
import { labSentences } from './sentences.ts';
import { meanOf, meansDiffer, shareDiffersFrom, shareOf, sharesDiffer } from './statistics.ts';
import { type LabTally, mergeLab, NOTHING_PLAYED } from './tally.ts';

interface Race {
  readonly options: { readonly players: number; readonly steps: number };
  readonly random: Random;
  made: number;
}

/**
 * A game in which nobody has a choice: seats take a step in turn, and whoever takes the last one has won.
 * The seat that will win is said to be behind until half of the steps are made.
 */
const race = {
  meta: {
    id: 'race',
    version: 1,
    seats: { min: 2, max: 4 },
    options: {
      players: { type: 'whole', min: 2, max: 4, default: 2, standing: 'official' },
      steps: houseNumber(4, 1, 30_000),
    },
    cards: [],
  },
  checkOptions: () => {},
  setup: (options: Race['options'], seed: number) => ({ options, random: fastRandom(seed), made: 0 }),
  begins: () => 1,
  deciding: ({ made, options }: Race) => (made < options.steps ? [made % options.players] : []),
  legalMoves: () => ['step'],
  apply: (state: Race) => {
    state.made++;
  },
  outcome: ({ made, options: { steps, players } }: Race) => {
    if (made < steps) return undefined;
    const winner = (steps - 1) % players;
    const losers = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== winner);
    return { winners: [winner], losers, reason: 'last-step', points: null };
  },
  notation: (move: string) => move,
  view: (state: Race) => state,
  imagine: (view: Race) => view,
  pickMove: () => 'step',
  taste: {
    likes: () => 0,
    chances: ({ made, options: { steps, players } }: Race) => {
      const winner = (steps - 1) % players;
      const isBehind = made * 2 < steps;
      return Array.from({ length: players }, (_, seat) => ((seat === winner) === isBehind ? 0.1 : 0.9));
    },
    lookahead: 0,
  },
} as unknown as Game;

const RACES: LabPlan = { ...labTables(race, { steps: 5 }), seed: 'a', games: 8, skillGames: 4 };

function whole(plan: LabPlan, workers: number): LabTally {
  return labParts(plan, workers)
    .map((part) => labPart(race, plan, part))
    .reduce(mergeLab, NOTHING_PLAYED);
}

describe('a race of four steps that is changed to five', () => {
  const tally = whole(RACES, 1);

  test('has games of four and of five decisions', () => {
    expect(tally.official.lengths).toEqual({ 4: 8 });
    expect(tally.changed.lengths).toEqual({ 5: 8 });
    expect(tally.official.endings).toEqual({ 'last-step': 8 });
  });

  test('is won by seat 1, who begins, and by seat 0, who sits second', () => {
    expect(tally.official.wins).toEqual([8, 0]);
    expect(tally.changed.wins).toEqual([0, 8]);
  });

  test('has other winners after the same moves: the rule alone has done it', () =>
    expect(tally.pairs).toEqual({ games: 8, same: 0, otherWinners: 8, byRuleAlone: 8 }));

  test('is a comeback every time: after a quarter the winner was behind', () =>
    expect([tally.official.comebacks, tally.changed.comebacks]).toEqual([8, 8]));

  test('is won by the seat that thinks in half of its games: seats 0 and 1 take turns at thinking', () =>
    expect(tally.skill.official).toEqual({ games: 4, wins: 2, winners: 4 }));

  test('tells so in a report', () => {
    const report = labReport(tally);
    expect(report.official.length).toMatchObject({ mean: 4, low: 4, high: 4 });
    expect(report.changed.deciles).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(report.official.fairPlace).toBe(0.5);
    expect(report.mattered.certainly.share).toBe(1);
    expect(report.first).toEqual({ official: 1, changed: -1 });
    expect(labSentences(report, 'en').slice(0, 2)).toEqual([
      'Games become about a quarter longer: 5 decisions instead of 4.',
      'The advantage of whoever begins turns into a drawback (0% of the games instead of 100%; 50% would be fair).',
    ]);
  });

  test('is the same when nothing is changed', () => {
    const unchanged = { ...RACES, changed: RACES.official };
    const report = labReport(whole(unchanged, 1));
    expect(report.mattered.same.share).toBe(1);
    expect(labSentences(report, 'en')).toEqual(['It made no difference in any game.']);
  });

  test('is given up when it never ends', () => {
    const endless = { ...RACES, ...labTables(race, { steps: 30_000 }), games: 1, skillGames: 0 };
    expect(whole(endless, 1).changed).toMatchObject({ games: 1, unfinished: 1, comebacks: 0, endings: {} });
  });
});

describe('a try in parts', () => {
  const game = GAMES.karma as Game;
  const plan: LabPlan = {
    ...labTables(game, { players: 2, full_hand: 5 }),
    seed: 'b',
    games: 9,
    skillGames: 0,
  };
  const parts = labParts(plan, 8).map((part) => labPart(game, plan, part));
  const all = labPart(game, plan, { kind: 'games', from: 0, to: 9 });

  test('comes to the same as a whole, in any order', () => {
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce(mergeLab, NOTHING_PLAYED)).toEqual(all);
    expect([...parts].reverse().reduce(mergeLab, NOTHING_PLAYED)).toEqual(all);
  });

  test('is merged alike however it is grouped', () => {
    const [a, b, c] = parts;
    expect(mergeLab(mergeLab(a, b), c)).toEqual(mergeLab(a, mergeLab(b, c)));
    expect(mergeLab(NOTHING_PLAYED, a)).toEqual(a);
  });

  test('covers every game once', () => {
    const numbers = labParts({ ...plan, games: 777 }, 3).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    );
    expect(numbers).toEqual(Array.from({ length: 777 }, (_, i) => i));
  });
});

describe('what can be tried', () => {
  const game = GAMES.stop as Game;

  test.each(['penalty.swap', 'penalty_swap', ' penalty-swap'])('%s is an option of the table', (text) =>
    expect(labKey(text)).toBe('penalty_swap'),
  );

  test('a try has the official table of as many players beside it', () => {
    const { official, changed } = labTables(game, { players: 3, penalty_swap: 50 });
    expect(official).toMatchObject({ players: 3, penalty_swap: 40, reaction: 'poll', turn_ms: 0 });
    expect(changed).toMatchObject({ players: 3, penalty_swap: 50 });
    expect(labChanges(game, { official, changed })).toEqual({ players: 3, penalty_swap: 50 });
  });

  test('where the usual edition seats fewer, the official table has the edition that was chosen', () => {
    const { official } = labTables(GAMES.karma as Game, { players: 8, edition: 'set', full_hand: 4 });
    expect(official).toMatchObject({ players: 8, edition: 'set', full_hand: 3 });
  });

  test.each([
    [{ reaction: 'realtime' }, 'options.reaction: unknown-key'],
    [{ turn_ms: 5 }, 'options.turn_ms: unknown-key'],
    [{ dealer: 1 }, 'options.dealer: unknown-key'],
    [{ penalty: 5 }, 'options.penalty: unknown-key'],
    [{ penalty_swap: 1000 }, 'options.penalty_swap: out-of-range'],
    [{ players: 10, hand_cards: 8 }, 'options.hand_cards: not-enough-cards'],
  ])('%j is refused', (changes, why) => expect(() => labTables(game, changes)).toThrow(why));
});

describe('figures', () => {
  test('deciles: of ten games of 1 to 10 decisions the nth is n', () => {
    const lengths = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 1]));
    expect(decilesOf(lengths)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(decilesOf({ 7: 4 })).toEqual(new Array(9).fill(7));
    expect(decilesOf({})).toEqual([]);
  });

  test('the mean of 2, 4, 4 and 6 is 4, with an error of √(8 ÷ 3 ÷ 4)', () => {
    const { mean, error } = meanOf([
      [2, 1],
      [4, 2],
      [6, 1],
    ]);
    expect(mean).toBe(4);
    expect(error).toBeCloseTo(Math.sqrt(8 / 3 / 4));
  });

  test('few games tell nothing, many do', () => {
    expect(sharesDiffer(6, 10, 4, 10)).toBe(false);
    expect(sharesDiffer(600, 1000, 400, 1000)).toBe(true);
    expect(sharesDiffer(0, 0, 5, 10)).toBe(false);
    expect(shareDiffersFrom(30, 100, 0.25)).toBe(false);
    expect(shareDiffersFrom(300, 1000, 0.25)).toBe(true);
    const near = { mean: 10, low: 0, high: 0, error: 1 };
    expect(meansDiffer(near, { ...near, mean: 13 })).toBe(false);
    expect(meansDiffer(near, { ...near, mean: 14 })).toBe(true);
  });

  test('one game in two lies between about a tenth and nine tenths', () => {
    const { low, high } = shareOf(1, 2);
    expect(low).toBeCloseTo(0.0945, 3);
    expect(high).toBeCloseTo(0.9055, 3);
  });

  test('bins are as wide for both, and hold all games', () => {
    const tally = {
      ...NOTHING_PLAYED,
      official: { ...NOTHING_PLAYED.official, games: 4, lengths: { 10: 2, 12: 2 } },
      changed: { ...NOTHING_PLAYED.changed, games: 2, lengths: { 11: 1, 15: 1 } },
    };
    expect(lengthBins(tally, 3)).toEqual([
      { from: 10, to: 11, official: 0.5, changed: 0.5 },
      { from: 12, to: 13, official: 0.5, changed: 0 },
      { from: 14, to: 15, official: 0, changed: 0.5 },
    ]);
  });

  test('a standing is turned when the last one wins, or where most win when the first one loses', () => {
    const ended = (winners: number[], losers: number[]) => ({ winners, losers, reason: '', points: null });
    expect(isTurned([0.5, 0.5], ended([0], [1]))).toBe(false);
    expect(isTurned([0.4, 0.2, 0.2], ended([1], [0, 2]))).toBe(true);
    expect(isTurned([0.4, 0.2, 0.2], ended([2], [0, 1]))).toBe(false);
    expect(isTurned([0.4, 0.2, 0.2], ended([1, 2], [0]))).toBe(true);
    expect(isTurned([0.4, 0.2, 0.2], ended([0, 1], [2]))).toBe(false);
  });

  test('a game that was given up is no comeback', () => {
    const given = { outcome: null, starter: 0, moves: [] };
    expect(isComeback(race, RACES.official, { deal: 1, bots: 1 }, given)).toBe(false);
  });
});

test.each(['de', 'en', 'fr'] as const)('every sentence is there in %s', (language) => {
  const report = labReport(whole(RACES, 2));
  const advantages = [-1, 0, 1] as const;
  for (const official of advantages)
    for (const changed of advantages) {
      const said = labSentences({ ...report, first: { official, changed } }, language);
      expect(said).toHaveLength(5);
      for (const sentence of said) expect(sentence).toMatch(/^[A-ZÀ-Ý].*\.$/);
    }
});
