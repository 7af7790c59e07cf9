import { COMING } from './coming.test-data.ts';
import type { Scenario, WantedTable } from './conformance.ts';
import { ORDER } from './order.test-data.ts';
import { OVER_DAYS } from './over-days.test-data.ts';
import { TAKEN_BACK } from './taken-back.test-data.ts';

/** Nobody is hurried. */
const UNHURRIED = { choosing_ms: 0, decision_ms: 0 } as const;
const TWO_PEOPLE: WantedTable = { game: 'karma', options: UNHURRIED, seats: ['person', 'person'] };
/** In the SET edition the left neighbour of the dealer begins. KA-17 */
const DEALT_BY_FIRST = { ...UNHURRIED, edition: 'set', dealer: 0 } as const;
/** The limit of turns ends a game soon. KAR-55 */
const SHORT_GAMES: WantedTable = { ...TWO_PEOPLE, options: { ...UNHURRIED, turn_limit: 4 } };
/** Whoever is asked is asked for so long. MK-175 */
const TEN_SECONDS: WantedTable = {
  game: 'mieses-karma',
  options: { decision_ms: 10_000 },
  seats: ['person', 'person'],
};

/** What a table does whatever keeps it. Expected values follow from the rules of the games and from docs/architecture.md. */
export const TABLE_SCENARIOS: readonly Scenario[] = [
  {
    says: 'everybody sees their own cards and not those of others',
    table: TWO_PEOPLE,
    // KA-10: six cards in hand.
    opened: {
      phase: 'playing',
      round: 1,
      deciding: [0, 1],
      clock: null,
      hands: { 0: [6, null], 1: [null, 6] },
    },
    steps: [],
  },
  {
    says: 'a move that the rules forbid is refused with its clause, and nothing is written',
    table: TWO_PEOPLE,
    steps: [
      {
        does: { who: 0, command: { type: 'move', move: 'take' } },
        refused: { code: 'choose-first', clause: 'KA-11' },
        holds: { written: [], deciding: [0, 1] },
      },
      {
        does: { who: 0, moves: 'anything' },
        holds: { written: ['0 m0'], deciding: [1], told: { 0: ['chose 0'], 1: ['chose 0'] } },
      },
      {
        does: { who: 0, command: { type: 'move', move: 'undo' } },
        refused: 'illegal-move',
        holds: { written: [] },
      },
    ],
  },
  {
    says: 'whoever is not asked does not move',
    table: { ...TWO_PEOPLE, options: DEALT_BY_FIRST },
    steps: [
      { does: { who: 0, moves: 'anything' } },
      { does: { who: 1, moves: 'anything' }, holds: { deciding: [1] } },
      {
        does: { who: 0, command: { type: 'move', move: 'take' } },
        refused: { code: 'not-your-turn', clause: 'KA-18' },
        holds: { written: [], deciding: [1] },
      },
    ],
  },
  {
    says: 'what only one may know is told to the others without its cards',
    table: { ...TWO_PEOPLE, options: { ...UNHURRIED, foresight: true } },
    steps: [
      {
        // KA-73
        does: { who: 0, command: { type: 'move', move: 'look' } },
        holds: { told: { 0: ['looked 0 3 cards'], 1: ['looked 0 hidden'] } },
      },
    ],
  },
  {
    says: 'a seat is handed over to a level there is, in a game that runs, and taken back once',
    table: TWO_PEOPLE,
    steps: [
      {
        does: { who: 0, command: { type: 'hand-over', level: 'genius' } },
        refused: 'no-such-level',
        holds: { written: [], levels: [null, null] },
      },
      { does: { who: 0, command: { type: 'take-back' } }, refused: 'not-now' },
      {
        does: { who: 0, command: { type: 'hand-over', level: 'casual' } },
        holds: { written: ['0 hand-over'], levels: ['casual', null] },
      },
      { does: { who: 0, moves: 'anything' }, refused: 'not-now', holds: { written: [] } },
      {
        does: { who: 0, command: { type: 'take-back' } },
        holds: { written: ['0 take-back'], levels: [null, null] },
      },
      { does: { who: 0, command: { type: 'take-back' } }, refused: 'not-now' },
      { does: { everybody: 'pause' } },
      {
        does: { who: 1, command: { type: 'hand-over', level: 'novice' } },
        holds: { written: ['1 hand-over'], levels: [null, 'novice'] },
      },
      { does: { everybody: 'abort' }, holds: { phase: 'over' } },
      { does: { who: 0, command: { type: 'hand-over', level: 'casual' } }, refused: 'not-now' },
    ],
  },
  {
    says: 'a bot plays for whoever has handed over, and nobody moves after it was taken back',
    table: TWO_PEOPLE,
    steps: [
      { does: { who: 0, command: { type: 'hand-over', level: 'casual' } } },
      { does: { passes: 100, times: 20 }, holds: { written: ['server m0'], deciding: [1] } },
      { does: { who: 0, command: { type: 'take-back' } } },
      { does: { who: 1, moves: 'anything' } },
      { does: { passes: 100, times: 20 }, holds: { written: [] } },
    ],
  },
  {
    says: 'a pause keeps the time that is left',
    table: TEN_SECONDS,
    opened: { clock: { left_ms: 10_000, of_ms: 10_000, stands: false } },
    steps: [
      { does: { passes: 4000 }, holds: { clock: { left_ms: 6000, of_ms: 10_000, stands: false } } },
      {
        does: { everybody: 'pause' },
        holds: {
          phase: 'paused',
          written: ['0 agree pause', '1 agree pause', 'server agreed pause'],
          clock: { left_ms: 6000, of_ms: 10_000, stands: true },
        },
      },
      { does: { who: 0, command: { type: 'agree', to: 'pause', agree: true } }, refused: 'not-now' },
      { does: { who: 0, command: { type: 'move', move: 'anything' } }, refused: 'not-now' },
      {
        does: { passes: 60_000 },
        holds: { written: [], clock: { left_ms: 6000, of_ms: 10_000, stands: true } },
      },
      {
        does: { everybody: 'resume' },
        holds: { phase: 'playing', clock: { left_ms: 6000, of_ms: 10_000, stands: false } },
      },
      { does: { passes: 5999 }, holds: { written: [], clock: { left_ms: 1, of_ms: 10_000, stands: false } } },
      { does: { passes: 1 }, holds: { written: ['clock time-out'] } },
    ],
  },
  {
    says: 'the clock moves when the window of an interjection is over, and not before',
    // STR-03, STR-22; without a time for turns nothing runs afterwards.
    table: {
      game: 'stop',
      options: { interject_ms: 1500, turn_ms: 0, opening_number_only: true },
      seats: ['person', 'person', 'person'],
    },
    opened: { clock: { left_ms: 1500, of_ms: 1500, stands: false } },
    steps: [
      { does: { passes: 1499 }, holds: { written: [], clock: { left_ms: 1, of_ms: 1500, stands: false } } },
      { does: { passes: 1 }, holds: { written: ['clock time-out'], clock: null } },
    ],
  },
  {
    says: 'a bot answers inside the window in which it is asked',
    table: {
      game: 'karma',
      // Left of the dealer is seat 0, so nobody else is asked afterwards.
      options: { ...UNHURRIED, edition: 'set', dealer: 1, choosing_ms: 2000 },
      seats: ['person', 'casual'],
    },
    steps: [
      { does: { who: 0, moves: 'anything' }, holds: { deciding: [1] } },
      { does: { passes: 100, times: 19 }, holds: { written: ['server m1'], deciding: [0] } },
    ],
  },
  {
    says: 'a game that was broken off is dealt again by the same dealer, from a new promise',
    table: { game: 'karma', options: DEALT_BY_FIRST, seats: ['person', 'casual'] },
    steps: [
      { does: { who: 0, command: { type: 'rematch' } }, refused: 'not-now' },
      {
        does: { everybody: 'abort' },
        holds: { phase: 'over', written: ['0 agree abort', 'server agreed abort'] },
      },
      {
        does: { who: 0, command: { type: 'rematch' } },
        holds: {
          phase: 'playing',
          round: 2,
          options: { dealer: 0 },
          newPromise: true,
          written: ['0 rematch', '0 ready', '0 start'],
          levels: [null, 'casual'],
          deciding: [0, 1],
        },
      },
    ],
  },
  {
    says: 'after a game that was played to its end the deal moves one seat to the left',
    // KAR-03; the limit of turns ends it soon. KAR-55
    table: { ...TWO_PEOPLE, options: { ...DEALT_BY_FIRST, turn_limit: 6 } },
    steps: [
      { does: { playsTo: 'end' }, holds: { phase: 'over', options: { dealer: 0 } } },
      {
        does: { who: 1, command: { type: 'rematch' } },
        holds: { phase: 'playing', round: 2, options: { dealer: 1 }, newPromise: true },
      },
      { does: { who: 0, moves: 'anything' } },
      { does: { who: 1, moves: 'anything' }, holds: { deciding: [0] } },
    ],
  },
  {
    says: 'an evening counts every game that was played to its end, for everybody who was in it',
    table: SHORT_GAMES,
    opened: { evening: null },
    steps: [
      { does: { playsTo: 'end' }, holds: { evening: { games: 1, lines: 2 } } },
      { does: { who: 0, command: { type: 'rematch' } }, holds: { evening: { games: 1, lines: 2 } } },
      { does: { playsTo: 'end' }, holds: { evening: { games: 2, lines: 2 } } },
      { does: { who: 1, command: { type: 'rematch' } }, holds: { evening: { games: 2, lines: 2 } } },
    ],
  },
  {
    says: 'a game that was broken off is no game of the evening',
    table: SHORT_GAMES,
    steps: [
      { does: { everybody: 'abort' }, holds: { phase: 'over', evening: null } },
      { does: { who: 0, command: { type: 'rematch' } }, holds: { round: 2, evening: null } },
      { does: { playsTo: 'end' }, holds: { evening: { games: 1, lines: 2 } } },
      { does: { who: 0, command: { type: 'rematch' } } },
      { does: { everybody: 'abort' }, holds: { evening: { games: 1, lines: 2 } } },
      {
        does: { who: 0, command: { type: 'rematch' } },
        holds: { round: 4, evening: { games: 1, lines: 2 } },
      },
    ],
  },
  {
    says: 'stand-ins do not last into the next game',
    table: TWO_PEOPLE,
    steps: [
      { does: { who: 1, command: { type: 'hand-over', level: 'novice' } } },
      { does: { everybody: 'abort' } },
      { does: { who: 0, command: { type: 'rematch' } }, holds: { levels: [null, null] } },
    ],
  },
  {
    says: 'a bot stands in for whoever is away for long, and stops when they are back',
    needs: 'several-devices',
    table: { ...TWO_PEOPLE, absence: { after_s: 60, stand_in: 'bot:casual' } },
    steps: [
      { does: { goes: 1 } },
      { does: { passes: 59_000 }, holds: { written: [], levels: [null, null] } },
      { does: { passes: 1000 }, holds: { written: ['server stand-in'], levels: [null, 'casual'] } },
      { does: { comes: 1 }, holds: { written: ['1 take-back'], levels: [null, null] } },
    ],
  },
  ...TAKEN_BACK,
  ...COMING,
  ...ORDER,
  ...OVER_DAYS,
];
