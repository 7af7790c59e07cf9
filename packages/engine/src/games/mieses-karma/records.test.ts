import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import { below, fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { dealt, fairnessOf } from '../../record/fairness.ts';
import { readRecord } from '../../record/read.ts';
import { addMove, endRecord, type GameRecord, momentHash, startRecord } from '../../record/record.ts';
import { replay } from '../../record/replay.ts';
import { verifyRecord } from '../../record/verify.ts';
import { writeRecord } from '../../record/written.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { BUDDHAS, REAPER, RIGHT_SIGN } from './cards.ts';
import { foursomesIn, karmaIn } from './evaluation.ts';
import { type Move, miesesKarma, type Options, type State } from './index.ts';
import { lineLength } from './line.ts';

const optionsOf = (given: object) => readOptions<Options>(miesesKarma, given);

/** MK-197 */
const BEFORE = { clock_attaches_reapers: false, clock_spares_buddhas: false };

/** For each way a game can end: what plays it, and the first digits of the hash of its final state. */
const RECORDS: [string, () => GameRecord, object, string][] = [
  [
    'one winner after the death of a human',
    () => randomRecord(miesesKarma, optionsOf({ players: 3 }), 1),
    { reason: 'human-died', winners: expect.objectContaining({ length: 1 }) },
    '32aa487b27fccaf3',
  ],
  [
    'the same by the rules of before MK-195',
    () => randomRecord(miesesKarma, optionsOf({ players: 3, ...BEFORE }), 1),
    { reason: 'human-died', winners: expect.objectContaining({ length: 1 }) },
    '3787fe6862a12eba',
  ],
  [
    'the turn limit of the table',
    () => randomRecord(miesesKarma, optionsOf({ players: 4, turn_limit: 12 }), 1),
    { reason: 'turn-limit' },
    '64a6a125d068daa4',
  ],
  [
    'winners who share the highest total',
    () => randomRecord(miesesKarma, optionsOf({ players: 4 }), 15),
    { reason: 'human-died', winners: expect.objectContaining({ length: 2 }) },
    'b9a0e3aea855c53d',
  ],
  [
    'a game of two that the clock helped to its end',
    () => randomRecord(miesesKarma, optionsOf({ players: 2, openingHandVariant: true }), 1),
    { reason: 'human-died' },
    '8e4ff3778f52a67c',
  ],
  ['no life card left for a new life', () => hoarded(30), { reason: 'no-life-cards' }, '8a5eb1e214b37873'],
];

describe.each(RECORDS)('%s', (_, play, outcome, hash) => {
  const record = play();

  test('is how the game ends', () => expect(record.end?.outcome).toMatchObject(outcome));

  test('is replayed to the same hash', () => {
    expect(record.end?.hash.slice(0, 16)).toBe(hash);
    expect(momentHash(miesesKarma, replay(miesesKarma, record))).toBe(record.end?.hash);
  });

  test('can be written, read and verified', () => {
    const text = writeRecord(record);
    expect(readRecord(text)).toEqual(record);
    expect(verifyRecord({ 'mieses-karma': miesesKarma }, text)).toMatchObject({ ok: true });
  });
});

test('the clock has moved in the game of two', () => {
  const { moves } = randomRecord(miesesKarma, optionsOf({ players: 2, openingHandVariant: true }), 1);
  expect(moves.some(([line]) => line.startsWith('clock'))).toBe(true);
});

/** Five players who hoard: they avoid karma and humans, lay foursomes aside, and give their last cards away. MK-151 */
function hoarded(seed: number): GameRecord {
  const seats = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, kind: 'person' as const }));
  const entropy = seats.map(({ name }) => sha256Hex(`${name} ${seed}`));
  const options = optionsOf({ players: seats.length });
  const record = startRecord(miesesKarma, options, seats, fairnessOf(sha256Hex(`server ${seed}`), entropy));
  const state = dealt(miesesKarma, record);
  const random = fastRandom(seed);
  while (!miesesKarma.outcome(state) && record.moves.length < 4000) {
    const [seat] = miesesKarma.deciding(state);
    let best: Move | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of miesesKarma.legalMoves(state, seat)) {
      const liking = hoarding(state, seat, move);
      if (liking > most) equals = 0;
      if (liking < most || below(random, ++equals) > 0) continue;
      best = move;
      most = liking;
    }
    if (best === undefined) throw new Error('nobody can move');
    addMove(record, seat, miesesKarma.notation(best));
    miesesKarma.apply(state, seat, best);
  }
  endRecord(record, miesesKarma, state, miesesKarma.outcome(state) ? 'finished' : 'aborted');
  return record;
}

const FEW_CARDS = 10;
const MUCH_KARMA = 11;
const ALMOST_HUMAN = 19;

function hoarding(state: State, seat: Seat, move: Move): number {
  const late = state.draw.length + state.discard.length <= FEW_CARDS;
  const careful = !late && state.karma[seat] + karmaIn(state, seat, 'none') >= MUCH_KARMA;
  switch (move.type) {
    case 'give':
      if (late) return lineLength(state, seat) === 0 && state.karma[seat] < ALMOST_HUMAN ? 9 : -5;
      return careful ? -5 : 1;
    case 'attach':
    case 'add':
      if (RIGHT_SIGN[move.card] === REAPER) return -1;
      return careful && BUDDHAS[move.card] > 0 ? -3 : 5 + 4 * newFoursomes(state, seat, move.card);
    case 'discard':
      return careful && BUDDHAS[move.card] > 0 ? 2 : 0;
    case 'ask':
      return late || !careful ? 4 : -5;
    case 'take':
      return RIGHT_SIGN[state.laid[move.seat] as number] === REAPER ? 0 : 3;
    case 'salvage':
      return careful && BUDDHAS[state.discard[state.discard.length - 1]] > 0 ? -5 : 6;
    case 'steal':
      return -5;
    case 'keep':
    case 'keep-hand':
      return 1;
    case 'swap':
      return -2;
    case 'end':
    case 'again':
      return -1;
    default:
      return 0;
  }
}

function newFoursomes(state: State, seat: Seat, card: number): number {
  const after = miesesKarma.clone(state);
  after.right[seat] = [...after.right[seat], card];
  return foursomesIn(after, seat, 'none') - foursomesIn(state, seat, 'none');
}
