import { describe, expect, test } from 'vitest';
import { hashOf, sha256Hex } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import { fastRandom, oneOf } from '../../kernel/random.ts';
import type { Actor } from '../../kernel/seats.ts';
import { dealt, fairnessOf } from '../../record/fairness.ts';
import { addMove, endRecord, type GameRecord, startRecord } from '../../record/record.ts';
import { replay } from '../../record/replay.ts';
import { verifyRecord } from '../../record/verify.ts';
import { writeRecord } from '../../record/written.ts';
import { type Move, type Options, type State, stop } from './index.ts';

/** A whole game, and whether a round or the game ended in the wanted way. */
interface Wanted {
  readonly options: object;
  /** Among the legal moves one of those with the highest value is chosen; any by default. */
  readonly prefers?: (move: Move) => number;
  readonly shows: (state: State, last: Move | undefined) => boolean;
}

const FEW_POINTS = { players: 3, target_points: 30 };

/** Throws in what it can, calls in time, and would rather play than draw. */
const eager = ({ type, calls }: Move) =>
  type === 'interject' ? 3 : calls !== 0 ? 2 : type === 'play' ? 1 : 0;

/** Every way a round, and with it a game, can end. ST-22, STR-29, STR-59, STR-62 */
const ENDINGS: Readonly<Record<string, Wanted>> = {
  'the last card played on turn': {
    options: FEW_POINTS,
    prefers: eager,
    shows: ({ lastRound }, last) => lastRound?.reason === 'stop' && last?.type === 'play' && !last.free,
  },
  'the last card thrown in': {
    options: { ...FEW_POINTS, players: 10, reaction: 'poll' },
    prefers: eager,
    shows: ({ lastRound }, last) => lastRound?.reason === 'stop' && last?.type === 'interject',
  },
  'Free Choice and a card as the last two': {
    options: { ...FEW_POINTS, reaction: 'poll' },
    prefers: ({ free, calls }) => (free ? 2 : 0) + (calls !== 0 ? 1 : 0),
    shows: ({ lastRound }, last) => lastRound?.reason === 'stop' && last?.free === true,
  },
  'the last card laid by the clock from the store': {
    options: FEW_POINTS,
    prefers: eager,
    shows: ({ lastRound }, last) => lastRound?.reason === 'stop' && last?.type === 'time-out',
  },
  'the turn limit': {
    options: { ...FEW_POINTS, turn_limit: 12 },
    shows: ({ lastRound }) => lastRound?.reason === 'turn-limit',
  },
  'nothing left to play or draw': {
    options: { players: 10, target_points: 60, interject_ms: 0 },
    prefers: ({ type }) => (type === 'draw' || type === 'accept' ? 1 : 0),
    shows: ({ lastRound }) => lastRound?.reason === 'deadlock',
  },
  'a shared victory': {
    options: { players: 4, target_points: 10, reaction: 'poll' },
    prefers: eager,
    shows: ({ outcome }) => (outcome?.winners.length ?? 0) > 1,
  },
};

const MOST_SEEDS = 400;

/** The first game that ends as wanted; its seed decides everything. */
function found({ options, prefers, shows }: Wanted): { record: GameRecord; state: State } {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { record, state, last } = played(readOptions<Options>(stop, options), seed, prefers);
    if (!shows(state, last)) continue;
    endRecord(record, stop, state, 'finished');
    return { record, state };
  }
  throw new Error('no game ends so');
}

function played(options: Options, seed: number, prefers: (move: Move) => number = () => 0) {
  const random = fastRandom(seed);
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    name: `${seat}`,
    kind: 'person' as const,
  }));
  const entropy = seats.map((_, seat) => sha256Hex(`entropy ${seed} ${seat}`));
  const record = startRecord(stop, options, seats, fairnessOf(sha256Hex(`server ${seed}`), entropy));
  const state = dealt(stop, record);
  let last: Move | undefined;
  while (!stop.outcome(state)) {
    const actor = anybody(state, random);
    const legal = stop.legalMoves(state, actor);
    const most = Math.max(...legal.map(prefers));
    last = oneOf(
      random,
      legal.filter((move) => prefers(move) === most),
    );
    addMove(record, actor, stop.notation(last));
    stop.apply(state, actor, last);
  }
  return { record, state, last };
}

/** Whoever can move, the clock included. */
function anybody(state: State, random: ReturnType<typeof fastRandom>): Actor {
  const actors: Actor[] = [...stop.deciding(state), ...stop.mayInterrupt(state), 'clock'];
  return oneOf(
    random,
    actors.filter((actor) => stop.legalMoves(state, actor).length > 0),
  );
}

describe('records of whole games', () => {
  test.each(Object.entries(ENDINGS))('%s', (_, wanted) => {
    const { record, state } = found(wanted);
    expect(hashOf(replay(stop, record))).toBe(hashOf(state));
    expect(verifyRecord({ stop }, writeRecord(record))).toMatchObject({ ok: true });
    const altered = { ...record, moves: record.moves.slice(0, -1) };
    expect(verifyRecord({ stop }, writeRecord(altered))).toMatchObject({ ok: false });
  });
});
