import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../state/entries.ts';
import { tableAfter } from '../../state/fold.ts';
import type { Table } from '../../state/table.ts';
import { PEOPLE_ENTRIES } from '../state/deeds.ts';
import { followPlan } from './follow-plan.ts';
import { plannedFor, plannedId, plannedInWindow } from './pause.ts';
import { fittingLine, type PlanLine, type Plans, restAfter, shownOf } from './plan.ts';
import { areStandingAnswers, standingAnswer } from './standing-answer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (moment: string) => new Date(moment).getTime();
/** A Friday. */
const FRIDAY = at('2027-01-15T08:00Z');
const DAYS = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 };

/** A table of two, dealt at a moment; then these moves, each an hour after the one before. */
function entriesOf(
  game: string,
  options: object,
  days: object,
  dealt: number,
  moves: (string | object)[] = [],
): Entry[] {
  const seat = (player: string) => ({ player, name: player, level: null });
  const opening = {
    type: 'open',
    game,
    options: { players: 2, ...options },
    settings: {
      public: false,
      spectators: 0,
      chat: 'off',
      absence: { after_s: 60, stand_in: 'bot:casual' },
      days,
    },
    host: 'ann',
    seats: [seat('ann'), seat('bob')],
    seed: '7e'.repeat(32),
    round: 1,
    made: dealt,
    chat: [],
  };
  const ready = [0, 1].map((each) => ({ type: 'ready', seat: each, entropy: '5a'.repeat(16) }));
  return [opening, ...ready, { type: 'start' }, ...moves].map((body, i) => {
    const [who, text] = typeof body === 'string' ? [Number(body[0]), body.slice(2)] : [];
    const written = text === undefined ? body : ['m', who, text];
    const seq = i + 1;
    const hours = Math.max(0, i - 3);
    const actor = who === 1 ? 'bob' : 'ann';
    return {
      table: 'T',
      seq,
      command: `c${seq}`,
      actor,
      body: JSON.stringify(written),
      at: dealt + hours * HOUR,
      link: '',
    };
  });
}

const plansWith = (lines: readonly PlanLine[], more: Partial<Plans> = {}): Plans => ({
  lines,
  since: 4,
  answers: {},
  at: 0,
  secret: 'secret',
  ...more,
});

describe('lines', () => {
  const pass = { after: null, move: 'pass' };
  const king = { after: 'king', move: 'take' };

  test('the first that fits is taken, with all that begin as it does', () => {
    const lines = [[king, pass], [king, king], [king], [pass, king]];
    expect(fittingLine(lines, 'king')).toBe(lines[0]);
    expect(restAfter(lines, lines[0])).toEqual([[pass], [king]]);
    expect(fittingLine(lines, 'ten')).toBe(lines[3]);
    expect(fittingLine([[king]], null)).toBeUndefined();
  });

  test('what was shown of a move is its first event about somebody else', () => {
    const drew = { type: 'drew', seat: 1, cards: [3] };
    const passed = { type: 'passed', seat: 0 };
    expect(shownOf([null, drew, passed, { type: 'drew', seat: 2 }], 1)).toBe('{"type":"passed","seat":0}');
    expect(shownOf([null, { type: 'unlocked' }, drew], 1)).toBeNull();
  });
});

/** Each has three cards to draw, so that both may pass twice. KK-43 */
describe('where a plan has come to', () => {
  const OPTIONS = { starter: 0, first_deck: 3 };
  const PASS = { after: '{"type":"passed","seat":0}', move: 'pass' };
  const ANY = { after: null, move: 'pass' };
  const stateAfter = (moves: (string | object)[], lines: readonly PlanLine[], since = 4) => {
    const entries = entriesOf('karmaka', OPTIONS, DAYS, FRIDAY, moves);
    const table = { game: GAMES.karmaka, handlers: PEOPLE_ENTRIES };
    return followPlan(entries, table, 'bob', plansWith(lines, { since }), {});
  };

  test.each<[string, (string | object)[], readonly PlanLine[], number, object]>([
    ['nobody has moved', [], [[PASS]], 4, { type: 'waits', lines: [[PASS]] }],
    ['it fits', ['0 pass'], [[PASS]], 4, { type: 'due', lines: [[PASS]], move: 'pass' }],
    ['it was seen before', ['0 pass'], [[PASS]], 5, { type: 'unfit' }],
    ['whatever happens', ['0 pass'], [[ANY]], 5, { type: 'due', lines: [[ANY]], move: 'pass' }],
    ['it is no move', ['0 pass'], [[{ after: null, move: 'fly' }]], 4, { type: 'illegal' }],
    ['it was played', ['0 pass', '1 pass'], [[PASS]], 4, { type: 'played' }],
    ['the first half was played', ['0 pass', '1 pass'], [[PASS, ANY]], 4, { type: 'waits', lines: [[ANY]] }],
    [
      'the second half is due',
      ['0 pass', '1 pass', '0 pass'],
      [[PASS, PASS], [ANY]],
      4,
      { type: 'due', lines: [[PASS]], move: 'pass' },
    ],
    ['all was played', ['0 pass', '1 pass', '0 pass', '1 pass'], [[PASS, ANY]], 4, { type: 'played' }],
    [
      'somebody talks',
      [{ type: 'say', seat: 0, name: 'ann', what: { phrase: 'hello' } }, '0 pass'],
      [[PASS]],
      4,
      { type: 'due', lines: [[PASS]], move: 'pass' },
    ],
    ['the round is an earlier one', ['0 pass'], [[PASS]], 0, { type: 'none' }],
    ['nothing is planned', ['0 pass'], [], 4, { type: 'none' }],
  ])('%s', (_, moves, lines, since, state) => expect(stateAfter(moves, lines, since)).toEqual(state));

  test('a move that was made by hand instead ends it', () => {
    const entries = entriesOf('karmaka', OPTIONS, DAYS, FRIDAY, ['0 pass']);
    const { state, game } = tableAfter(entries, GAMES.karmaka, PEOPLE_ENTRIES);
    const other = game.notation(game.legalMoves(state, 1)[0]);
    expect(stateAfter(['0 pass', `1 ${other}`], [[PASS, ANY]])).toEqual({ type: 'unfit' });
  });
});

describe('pauses', () => {
  const tableAt = (dealt: number, days = DAYS, moves: string[] = []): Table =>
    tableAfter(entriesOf('karmaka', { starter: 1 }, days, dealt, moves), GAMES.karmaka, PEOPLE_ENTRIES);
  const SECRETS = Array.from({ length: 300 }, (_, i) => `secret ${i}`);
  const pausesAt = (dealt: number, days = DAYS) =>
    SECRETS.map(
      (secret) => (plannedFor(tableAt(dealt, days), 1, plansWith([], { secret }), dealt, 0) ?? 0) - dealt,
    );

  test('are minutes to hours by day, and at most a third of the time', () => {
    const pauses = pausesAt(FRIDAY).sort((a, b) => a - b);
    expect(pauses[0]).toBeGreaterThanOrEqual(3 * MINUTE);
    expect(pauses.at(-1)).toBeLessThanOrEqual(8 * HOUR);
    // Every doubling is as likely: half of them are shorter than the geometric mean, 38 minutes.
    expect(pauses.filter((ms) => ms < 38 * MINUTE).length / pauses.length).toBeCloseTo(0.5, 0);
    expect(pauses.at(-1)).toBeGreaterThan(6 * HOUR);
  });

  test('leave the night out, by the days of the table', () => {
    const evening = at('2027-01-15T22:00Z');
    for (const [offset, from, to] of [
      [0, 23, 31],
      [120, 22, 29],
    ] as const) {
      for (const pause of pausesAt(evening, { ...DAYS, utc_offset_min: offset })) {
        const hour = 22 + pause / HOUR;
        expect(hour > from && hour < to, `${hour}`).toBe(false);
      }
    }
  });

  test('are the same whenever they are worked out, and others for another secret or question', () => {
    const [first, again] = [0, MINUTE].map((later) =>
      plannedFor(tableAt(FRIDAY), 1, plansWith([]), FRIDAY + later, 0),
    );
    expect(again).toBe(first);
    expect(plannedFor(tableAt(FRIDAY), 1, plansWith([], { secret: 'other' }), FRIDAY, 0)).not.toBe(first);
    expect(plannedFor(tableAt(FRIDAY), 0, plansWith([]), FRIDAY, 0)).toBeUndefined();
  });

  test('begin with what was planned last, and end well before the time is over', () => {
    const late = FRIDAY + 22 * HOUR;
    const moment = plannedFor(tableAt(FRIDAY), 1, plansWith([], { at: late }), late, 0);
    expect(moment).toBe(FRIDAY + 23 * HOUR);
  });

  test('what came due in an outage waits some minutes, and for the morning', () => {
    const plans = plansWith([]);
    const due = plannedFor(tableAt(FRIDAY), 1, plans, FRIDAY, 0) ?? 0;
    const after = plannedFor(tableAt(FRIDAY), 1, plans, due + HOUR, due + HOUR) ?? 0;
    expect(after - due - HOUR).toBeGreaterThanOrEqual(3 * MINUTE);
    expect(after - due - HOUR).toBeLessThanOrEqual(HOUR);
    expect(plannedFor(tableAt(FRIDAY), 1, plans, due + HOUR, due - 1)).toBe(due + HOUR);
    const night = at('2027-01-16T02:00Z');
    expect(plannedFor(tableAt(FRIDAY), 1, plans, night, 0)).toBe(at('2027-01-16T07:00Z'));
  });

  test('in a window that is open for a moment they lie inside of it', () => {
    const options = { reaction: 'realtime', interject_ms: 1500, opening_number_only: true };
    const table = tableAfter(entriesOf('stop', options, DAYS, FRIDAY), GAMES.stop, PEOPLE_ENTRIES);
    for (const secret of SECRETS) {
      const moment = (plannedInWindow(table, 1, plansWith([], { secret })) ?? 0) - FRIDAY;
      expect(moment).toBeGreaterThanOrEqual(300);
      expect(moment).toBeLessThanOrEqual(1200);
    }
    expect(plannedInWindow(tableAt(FRIDAY), 1, plansWith([]))).toBeUndefined();
  });
});

test("a command's id looks like a device's", () => {
  const id = plannedId(plansWith([]), '1:2:bob');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(plannedId(plansWith([]), '1:3:bob')).not.toBe(id);
});

test('a rule gets what its seat sees, and a name that is no rule answers nothing', () => {
  const entries = entriesOf('karmaka', { starter: 0 }, DAYS, FRIDAY);
  const table = tableAfter(entries, GAMES.karmaka, PEOPLE_ENTRIES);
  const hidden = JSON.stringify(table.game.describe(table.state));
  const questions = {
    turn: {
      isAsked: () => true,
      rules: {
        look: (moves: readonly unknown[], state: unknown) =>
          JSON.stringify(table.game.describe(state)) === hidden ? undefined : moves[0],
      },
    },
  };
  expect(standingAnswer(table, 0, { turn: 'look' }, questions)).toBe(
    table.game.notation(table.game.legalMoves(table.state, 0)[0]),
  );
  expect(standingAnswer(table, 0, { turn: 'toString', constructor: 'name' }, questions)).toBeNull();
  expect(areStandingAnswers({ turn: 'look' }, questions)).toBe(true);
  expect(areStandingAnswers({ turn: 'toString' }, questions)).toBe(false);
});
