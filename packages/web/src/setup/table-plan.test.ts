import type { Game } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { karmaka } from '@samsara/engine/games/karmaka';
import { stop } from '@samsara/engine/games/stop';
import { describe, expect, test } from 'vitest';
import { AS_YOU } from '../strength/ladder.ts';
import {
  asYouSeatsIn,
  letsNewcomersIn,
  localPlan,
  newTable,
  optionsOf,
  planOf,
  planWith,
  playerCounts,
  type TablePlan,
  USUAL_CHOICE,
  withNextAt,
  withSeat,
} from './table-plan.ts';

const preset = { id: 'set', options: { edition: 'set' }, seats: 4 };
const specs = karma.meta.options;

describe('a planned table', () => {
  test('seats you first, bots beside you, people among friends', () => {
    expect(planWith('bots', preset, 3).seats).toEqual(['me', 'bot', 'bot']);
    expect(planWith('practice', preset, 3).seats).toEqual(['me', 'bot', 'bot']);
    expect(planWith('friends', preset, 3).seats).toEqual(['me', 'open', 'open']);
  });

  test('keeps chosen seats when it grows or shrinks, not when other people play', () => {
    const plan = withSeat(planWith('friends', preset, 3), 1, 'bot');
    expect(planWith('friends', preset, 4, plan).seats).toEqual(['me', 'bot', 'open', 'open']);
    expect(planWith('friends', preset, 2, plan).seats).toEqual(['me', 'bot']);
    expect(planWith('device', preset, 3, plan).seats).toEqual(['me', 'open', 'open']);
  });

  test('asks for the preset, then for single choices, and hurries nobody without being asked', () => {
    const plan = { ...planWith('bots', preset, 3), chosen: { edition: 'amigo' } };
    expect(optionsOf(plan, specs)).toEqual({ edition: 'amigo', players: 3, choosing_ms: 0, decision_ms: 0 });
    expect(optionsOf({ ...plan, clock: true }, specs)).toEqual({ edition: 'amigo', players: 3 });
  });

  test('forgets a chosen seat that is no longer there', () => {
    const plan = { ...planWith('friends', preset, 2), clock: true, chosen: { dealer: 2 } };
    expect(optionsOf(plan, specs)).toEqual({ edition: 'set', players: 2 });
  });

  test('offers as many players as the game allows', () => {
    const game = karmaka as unknown as Game;
    const duel = planWith('bots', { id: 'duel', options: {}, seats: 2 }, 2);
    expect(playerCounts(game, duel)).toEqual([2, 3, 4]);
    expect(playerCounts(game, { ...duel, chosen: { variant: 'teams' } })).toEqual([4]);
  });

  test('becomes a table on this device', () => {
    const plan = withSeat(planWith('device', preset, 3), 2, 'bot');
    expect(localPlan(karma as unknown as Game, plan, ['Ann', 'Ada']).seats).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bruno', level: 'casual' },
    ]);
  });

  test('may have bots of different strength', () => {
    const plan = { ...planWith('bots', preset, 4), level: 'skilled', levels: { 2: 'novice' } };
    const { seats } = localPlan(karma as unknown as Game, plan, ['Ann']);
    expect(seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind))).toEqual([
      'person',
      'skilled',
      'novice',
      'skilled',
    ]);
  });

  test('becomes bots of a certain strength where they are to be as strong as whoever plays', () => {
    const plan = { ...planWith('bots', preset, 3), level: AS_YOU, levels: { 2: 'strength-eight' } };
    expect(asYouSeatsIn(plan)).toEqual([1]);
    const { seats } = localPlan(karma as unknown as Game, plan, ['Ann']);
    // Nothing is known about anybody here.
    expect(seats.slice(1)).toEqual([
      { kind: 'bot', name: 'Ada', level: 'casual', asYou: true },
      { kind: 'bot', name: 'Bruno', level: 'strength-eight' },
    ]);
    const made = newTable(karma as unknown as Game, plan, 'Ann', USUAL_CHOICE);
    expect(made.seats.slice(1)).toEqual([
      { kind: 'bot', level: 'casual' },
      { kind: 'bot', level: 'strength-eight' },
    ]);
  });

  test('turns a chair of a strength between to the next level', () => {
    const plan = { ...planWith('bots', preset, 3), level: 'strength-four', levels: { 2: AS_YOU } };
    expect(withNextAt(plan, 1, [3]).levels[1]).toBe('skilled');
    expect(withNextAt(plan, 2, [3]).levels[2]).toBe('novice');
  });

  test('turns a chair from a person to bots of every strength to nobody', () => {
    const said = ({ seats, levels }: TablePlan) => seats.map((kind, seat) => levels[seat] ?? kind);
    let plan = planWith('friends', preset, 3);
    const seen = [];
    for (let tap = 0; tap < 5; tap++) {
      plan = withNextAt(plan, 1, [2, 3, 4]);
      seen.push(said(plan));
    }
    expect(seen).toEqual([
      ['me', 'novice', 'open'],
      ['me', 'casual', 'open'],
      ['me', 'skilled', 'open'],
      ['me', 'master', 'open'],
      ['me', 'open'],
    ]);
  });

  test('keeps a chair where nobody fewer may play, and the strength of those who close up', () => {
    const master = { ...planWith('bots', preset, 3), levels: { 1: 'master', 2: 'skilled' } };
    expect(withNextAt(master, 1, [3, 4]).levels).toEqual({ 1: 'novice', 2: 'skilled' });
    const closed = withNextAt(master, 1, [2, 3]);
    expect([closed.seats, closed.levels]).toEqual([['me', 'bot'], { 1: 'skilled' }]);
    const friends = { ...withSeat(planWith('friends', preset, 2), 1, 'bot'), level: 'master' };
    expect(withNextAt(friends, 1, [2]).seats).toEqual(['me', 'open']);
  });

  test('is changed on top of what a table has already', () => {
    const open = { kind: 'open', name: null, level: null, ready: false, present: false } as const;
    const table = { options: { edition: 'set', players: 3, decision_ms: 5000 }, seats: [open, open, open] };
    expect(optionsOf(planOf(table, { decision_ms: 0 }), specs)).toEqual({
      edition: 'set',
      players: 3,
      decision_ms: 0,
    });
  });

  test('becomes a request to the server', () => {
    const plan = withSeat(planWith('friends', preset, 3), 2, 'bot');
    const choice = {
      public: true,
      spectators: 'nobody',
      chat: 'phrases',
      absence: 'nobody',
      patience: 5,
      newcomers: null,
      days: null,
    } as const;
    expect(newTable(karma as unknown as Game, plan, 'Ann', choice)).toEqual({
      game: 'karma',
      options: { edition: 'set', players: 3, choosing_ms: 0, decision_ms: 0 },
      settings: {
        public: true,
        spectators: null,
        chat: 'phrases',
        absence: { after_s: 300, stand_in: 'nobody' },
      },
      name: 'Ann',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'casual' }],
    });
  });

  test('over days nothing is a race and nobody is hurried, unless it was chosen', () => {
    const days = { turn: 3, reserve: 1, weekends_off: true, utc_offset_min: 60 } as const;
    const choice = {
      public: false,
      spectators: 'live',
      chat: 'off',
      absence: 'nobody',
      patience: 1,
      newcomers: false,
      days,
    } as const;
    const race = { id: 'race', options: { reaction: 'realtime' }, seats: 2 };
    const plan = { ...planWith('friends', race, 2), clock: true };
    const made = newTable(stop as unknown as Game, plan, 'Ann', choice);
    expect(made.settings?.days).toEqual(days);
    expect(made.options).toMatchObject({ reaction: 'poll', turn_ms: 0 });
    const chosen = { ...plan, chosen: { reaction: 'realtime' } };
    expect(newTable(stop as unknown as Game, chosen, 'Ann', choice).options).toMatchObject({
      reaction: 'realtime',
    });
  });

  test.each([
    ['live', 0],
    ['late', 3],
    ['later', 10],
  ] as const)('lets spectators watch %s, %i moves behind', (spectators, delay) => {
    const choice = {
      public: true,
      spectators,
      chat: 'off',
      absence: 'nobody',
      patience: 1,
      newcomers: null,
      days: null,
    } as const;
    const made = newTable(karma as unknown as Game, planWith('friends', preset, 3), 'Ann', choice);
    expect(made.settings?.spectators).toBe(delay);
  });
});

test.each([
  [{ public: false, spectators: 'live', newcomers: null }, true],
  [{ public: true, spectators: 'live', newcomers: null }, false],
  [{ public: true, spectators: 'late', newcomers: true }, true],
  [{ public: false, spectators: 'live', newcomers: false }, false],
  [{ public: false, spectators: 'nobody', newcomers: true }, false],
] as const)('%j lets newcomers in: %s', (chosen, isOpen) => {
  const choice = { chat: 'off', absence: 'nobody', patience: 1, days: null, ...chosen } as const;
  expect(letsNewcomersIn(choice)).toBe(isOpen);
});
