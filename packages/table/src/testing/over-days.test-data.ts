import type { Scenario, WantedTable } from './conformance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ONE_DAY = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;

/** Both choose at once; then, in the SET edition, the left neighbour of the dealer begins. KA-11, KA-17 */
const TWO_PEOPLE: WantedTable = {
  game: 'karma',
  options: { choosing_ms: 0, decision_ms: 0, edition: 'set', dealer: 0 },
  seats: ['person', 'person'],
  absence: { after_s: 60, stand_in: 'bot:casual' },
  days: ONE_DAY,
};
const BOTH_CHOOSE = [
  { does: { who: 0, moves: 'anything' } },
  { does: { who: 1, moves: 'anything' }, holds: { deciding: [1] } },
] as const;

/** Each has two cards to draw: whoever draws the last one may not pass. KK-43, KKR-08 */
const TWO_TO_DRAW: WantedTable = {
  ...TWO_PEOPLE,
  game: 'karmaka',
  options: { starter: 0, first_deck: 2 },
};
const PASS = { type: 'move', move: 'pass' } as const;
const WHATEVER_PASS = { after: null, move: 'pass' };
const AFTER_A_PASS = { after: '{"type":"passed","seat":0}', move: 'pass' };
/** The least time in which a planned move is made, and the most in one day: a third of it. */
const SHORTEST = 180_000;
const LONGEST = 8 * HOUR;

/** What tables over days do. They open on Friday, 15 January 2027, at 8:00 UTC; only people apart need days. */
export const OVER_DAYS: readonly Scenario[] = (
  [
    {
      says: 'a weekend that is off does not count',
      table: { ...TWO_PEOPLE, days: { ...ONE_DAY, weekends_off: true } },
      opened: { clock: { left_ms: DAY, of_ms: DAY, stands: false } },
      steps: [
        {
          does: { passes: 16 * HOUR },
          holds: { written: [], clock: { left_ms: 8 * HOUR, of_ms: DAY, stands: true } },
        },
        { does: { passes: 2 * DAY }, holds: { clock: { left_ms: 8 * HOUR, of_ms: DAY, stands: false } } },
        {
          does: { passes: 8 * HOUR - 1 },
          holds: { written: [], clock: { left_ms: 1, of_ms: DAY, stands: false } },
        },
        {
          does: { passes: 1 },
          holds: { written: ['clock stand-in', 'clock stand-in'], levels: ['casual', 'casual'] },
        },
      ],
    },
    {
      says: "a weekend begins where the table's days do",
      table: { ...TWO_PEOPLE, days: { ...ONE_DAY, weekends_off: true, utc_offset_min: 120 } },
      steps: [
        { does: { passes: 14 * HOUR }, holds: { clock: { left_ms: 10 * HOUR, of_ms: DAY, stands: true } } },
      ],
    },
    {
      says: 'what a decision takes beyond its day is gone from the reserve for the whole game',
      table: { ...TWO_PEOPLE, days: { ...ONE_DAY, reserve: 1 } },
      opened: { clock: { left_ms: 2 * DAY, of_ms: DAY, stands: false } },
      steps: [
        { does: { passes: 30 * HOUR }, holds: { clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false } } },
        ...BOTH_CHOOSE,
        { does: { passes: DAY }, holds: { clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false } } },
        { does: { passes: 18 * HOUR - 1 }, holds: { written: [] } },
        { does: { passes: 1 }, holds: { written: ['clock stand-in'], levels: [null, 'casual'] } },
      ],
    },
    {
      says: 'over days nobody is away before their time is over, neither for the game nor for the others',
      table: TWO_PEOPLE,
      steps: [
        ...BOTH_CHOOSE,
        { does: { goes: 1 } },
        { does: { passes: HOUR }, holds: { written: [], levels: [null, null] } },
        {
          does: { who: 0, command: { type: 'vote', to: 'clock', seat: 1, agree: true } },
          refused: 'not-now',
        },
        {
          does: { who: 0, command: { type: 'agree', to: 'abort', agree: true } },
          holds: { written: ['0 agree abort'], phase: 'playing' },
        },
        { does: { who: 0, command: { type: 'agree', to: 'abort', agree: false } } },
        { does: { passes: 23 * HOUR - 1 }, holds: { written: [], levels: [null, null] } },
        { does: { passes: 1 }, holds: { written: ['clock stand-in'], levels: [null, 'casual'] } },
        {
          does: { comes: 1 },
          holds: {
            written: ['1 take-back'],
            levels: [null, null],
            clock: { left_ms: DAY, of_ms: DAY, stands: false },
          },
        },
      ],
    },
    {
      says: 'a holiday lets the clock of that person stand, and everybody knows until when',
      table: TWO_PEOPLE,
      steps: [
        { does: { passes: 6 * HOUR } },
        {
          // The other one's time goes on, so what is left for the first to run out does too.
          does: { who: 1, holiday: 2 },
          holds: {
            written: ['1 holiday'],
            holidays: [null, 54 * HOUR],
            clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false },
          },
        },
        ...BOTH_CHOOSE,
        {
          does: { passes: 47 * HOUR },
          holds: { written: [], clock: { left_ms: DAY, of_ms: DAY, stands: true } },
        },
        { does: { passes: 2 * HOUR }, holds: { clock: { left_ms: 23 * HOUR, of_ms: DAY, stands: false } } },
        { does: { passes: 23 * HOUR }, holds: { written: ['clock stand-in'] } },
      ],
    },
    {
      says: 'who is back early has the time again that was left, and the days that have begun are gone',
      table: TWO_PEOPLE,
      steps: [
        ...BOTH_CHOOSE,
        { does: { passes: 6 * HOUR } },
        { does: { who: 1, holiday: 9 }, holds: { clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: true } } },
        { does: { who: 1, holiday: 1 }, refused: 'not-now' },
        { does: { passes: 2 * DAY + HOUR } },
        {
          does: { who: 1, holiday: 0 },
          holds: {
            written: ['1 holiday'],
            holidays: [null, null],
            clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false },
          },
        },
        // Three of fourteen days have begun.
        { does: { who: 1, holiday: 12 }, refused: 'holidays-used-up', holds: { written: [] } },
        { does: { who: 1, holiday: 11 }, holds: { written: ['1 holiday'] } },
        { does: { passes: 11 * DAY + 18 * HOUR - 1 }, holds: { written: [] } },
        { does: { passes: 1 }, holds: { written: ['clock stand-in'] } },
      ],
    },
    {
      says: 'to let a bot play and to take the seat back wins no time',
      table: TWO_PEOPLE,
      steps: [
        ...BOTH_CHOOSE,
        { does: { passes: 6 * HOUR } },
        { does: { who: 1, command: { type: 'hand-over', level: 'casual' } }, holds: { clock: null } },
        {
          does: { who: 1, command: { type: 'take-back' } },
          holds: { deciding: [1], clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false } },
        },
      ],
    },
    {
      says: 'a pause over days keeps the time that is left',
      table: TWO_PEOPLE,
      steps: [
        ...BOTH_CHOOSE,
        { does: { passes: 6 * HOUR } },
        { does: { everybody: 'pause' } },
        {
          does: { passes: 10 * DAY },
          holds: { written: [], clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: true } },
        },
        {
          does: { everybody: 'resume' },
          holds: { phase: 'playing', clock: { left_ms: 18 * HOUR, of_ms: DAY, stands: false } },
        },
      ],
    },
    {
      says: 'over days the time that the rules give hurries nobody who owes an answer',
      // MK-175
      table: { ...TWO_PEOPLE, game: 'mieses-karma', options: { decision_ms: 10_000 } },
      opened: { clock: { left_ms: DAY, of_ms: DAY, stands: false } },
      steps: [{ does: { passes: HOUR }, holds: { written: [] } }],
    },
    {
      says: 'a window for interjections passes as the rules say, over days too',
      // STR-03
      table: {
        ...TWO_PEOPLE,
        game: 'stop',
        options: { interject_ms: 1500, turn_ms: 30_000, opening_number_only: true },
        seats: ['person', 'person', 'person'],
      },
      opened: { clock: { left_ms: 1500, of_ms: 1500, stands: false } },
      steps: [
        {
          does: { passes: 1500 },
          holds: { written: ['clock time-out'], clock: { left_ms: DAY, of_ms: DAY, stands: false } },
        },
        { does: { passes: HOUR }, holds: { written: [] } },
      ],
    },
    {
      says: 'a planned move is made some time after its person is asked, and one that is not allowed is not made',
      table: TWO_TO_DRAW,
      steps: [
        {
          does: { who: 1, plans: { lines: [[WHATEVER_PASS, WHATEVER_PASS]] } },
          holds: { written: [], plans: { 1: 'waits' } },
        },
        { does: { goes: 1 } },
        { does: { passes: HOUR }, holds: { written: [] } },
        { does: { who: 0, command: PASS }, holds: { written: ['0 m0'], plans: { 1: 'due' } } },
        { does: { passes: SHORTEST - 1 }, holds: { written: [] } },
        { does: { passes: LONGEST }, holds: { written: ['1 m1'], deciding: [0], plans: { 1: 'waits' } } },
        { does: { who: 0, moves: 'anything' }, holds: { deciding: [1], plans: { 1: 'illegal' } } },
        { does: { passes: 23 * HOUR }, holds: { written: [] } },
        { does: { passes: HOUR }, holds: { written: ['clock stand-in'] } },
      ],
    },
    {
      says: 'a plan for one thing that was seen is dropped when something else comes',
      table: TWO_TO_DRAW,
      steps: [
        { does: { who: 1, plans: { lines: [[AFTER_A_PASS]] } }, holds: { plans: { 1: 'waits' } } },
        { does: { who: 0, moves: 'anything' }, holds: { deciding: [1], plans: { 1: 'unfit' } } },
        { does: { passes: LONGEST + SHORTEST }, holds: { written: [] } },
      ],
    },
    {
      says: 'it is made where it comes, once, and can be dropped before',
      table: TWO_TO_DRAW,
      steps: [
        { does: { who: 1, plans: { lines: [[{ after: '{}', move: 'draw' }], [AFTER_A_PASS]] } } },
        { does: { who: 0, command: PASS }, holds: { plans: { 1: 'due' } } },
        { does: { who: 1, plans: { lines: [] } }, holds: { plans: { 1: 'none' } } },
        { does: { passes: LONGEST + SHORTEST }, holds: { written: [] } },
        // Planned from what was seen by now: it is for the next time.
        { does: { who: 1, plans: { lines: [[AFTER_A_PASS]] } }, holds: { written: [] } },
        { does: { who: 1, command: PASS }, holds: { written: ['1 m1'], plans: { 1: 'unfit' } } },
      ],
    },
    {
      says: 'at night, on holiday and while the game pauses no planned move is made',
      table: TWO_TO_DRAW,
      steps: [
        { does: { who: 1, plans: { lines: [[WHATEVER_PASS]] } } },
        // To Friday at 23 o'clock.
        { does: { passes: 15 * HOUR } },
        { does: { who: 0, command: PASS }, holds: { plans: { 1: 'due' } } },
        { does: { passes: 8 * HOUR }, holds: { written: [] } },
        { does: { who: 1, holiday: 2 }, holds: { written: ['1 holiday'] } },
        { does: { passes: 2 * DAY }, holds: { written: [] } },
        { does: { everybody: 'pause' } },
        { does: { passes: 9 * HOUR }, holds: { written: [] } },
        { does: { everybody: 'resume' } },
        // Monday at 16 o'clock: until the time is over there are 16 hours, and an hour before that it is made in any case.
        { does: { passes: 15 * HOUR }, holds: { written: ['1 m1'] } },
      ],
    },
    {
      says: 'a question can be answered in advance by a rule that the game knows',
      // Everybody is asked in order, beginning with the left neighbour of the dealer. STR-09
      table: {
        ...TWO_PEOPLE,
        game: 'stop',
        options: { reaction: 'poll', dealer: 0, opening_number_only: true },
      },
      opened: { deciding: [1] },
      steps: [
        { does: { who: 1, plans: { answers: { interjecting: 'sometimes' } } }, refused: 'wrong-form' },
        { does: { who: 1, plans: { answers: { constructor: 'name' } } }, refused: 'wrong-form' },
        { does: { who: 1, plans: { answers: { interjecting: 'never' } } }, holds: { written: [] } },
        { does: { passes: SHORTEST - 1 }, holds: { written: [] } },
        { does: { passes: LONGEST }, holds: { written: ['1 m1'], deciding: [0] } },
      ],
    },
    {
      says: 'where time is short nobody plans',
      table: { game: 'karmaka', options: { starter: 0 }, seats: ['person', 'person'] },
      steps: [{ does: { who: 1, plans: { lines: [[WHATEVER_PASS]] } }, refused: 'not-now' }],
    },
  ] satisfies Omit<Scenario, 'needs'>[]
).map((scenario) => ({ ...scenario, needs: 'several-devices' }));
