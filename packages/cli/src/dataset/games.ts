import { BOTS, fastRandom, type Outcome } from '@samsara/engine';
import { GAME_VECTORS, GAMES } from '@samsara/engine/games';
import { dealStepped, lengthOf, NO_SEAT, type SteppedGame } from '@samsara/engine/vectors';
import { seedsFrom } from '../simulation/seeds.ts';
import { type DatasetPlan, fieldsOf, recordSize } from './plan.ts';

/** One action, and the moment it was taken in. */
interface Row {
  readonly seat: number;
  readonly legal: readonly number[];
  readonly action: number;
  readonly view: unknown;
  readonly vector: Uint8Array;
}

/** The games numbered from `from` up to, but not including, `to`, as they stand in the file; and how many rows they have. */
export function writtenGames(plan: DatasetPlan, from: number, to: number): { bytes: Buffer; rows: number } {
  const parts: Buffer[] = [];
  let rows = 0;
  for (let number = from; number < to; number++) {
    const { played, taken } = playOne(plan, number);
    rows += taken.length;
    parts.push((plan.format === 'lines' ? linesOf : recordsOf)(plan, number, played, taken));
  }
  return { bytes: Buffer.concat(parts), rows };
}

/** Everybody decides from their own view; a move that is said in several actions makes several rows. */
function playOne(plan: DatasetPlan, number: number): { played: SteppedGame; taken: Row[] } {
  const game = GAMES[plan.game];
  const vectors = GAME_VECTORS[plan.game];
  const seeds = seedsFrom(plan.seed)(number);
  const random = fastRandom(seeds.bots);
  const played = dealStepped(game, vectors, plan.options, seeds.deal);
  const length = lengthOf(vectors, plan.vector, played.players);
  const taken: Row[] = [];
  while (played.seat !== NO_SEAT) {
    const { seat, owes } = played;
    const view = played.view(seat);
    const move = BOTS[plan.bots[seat]](game, view, seat, owes, random);
    for (const action of played.actionsOf(move)) {
      const vector = new Uint8Array(plan.format === 'vectors' ? length : 0);
      if (plan.format === 'vectors') played.write(seat, plan.vector, vector, 0);
      taken.push({ seat, legal: played.legal, action, view, vector });
      played.act(action);
    }
  }
  return { played, taken };
}

/** A line for each action, then one with the end. */
function linesOf(plan: DatasetPlan, game: number, played: SteppedGame, taken: readonly Row[]): Buffer {
  const { actions } = GAME_VECTORS[plan.game];
  const returns = returnsOf(played);
  const lines = taken.map(({ seat, legal, action, view }, step) => {
    // They stand in the head.
    const { options: _options, ...seen } = view as { readonly options: unknown };
    return JSON.stringify({ game, step, seat, view: seen, legal, action, move: actions[action], returns });
  });
  lines.push(JSON.stringify({ game, steps: taken.length, returns, outcome: played.outcome }));
  return Buffer.from(`${lines.join('\n')}\n`);
}

function recordsOf(plan: DatasetPlan, game: number, played: SteppedGame, taken: readonly Row[]): Buffer {
  const fields = fieldsOf(plan);
  const size = recordSize(fields);
  const legalBytes = fields.find(([name]) => name === 'legal')?.[2] ?? 0;
  const returns = returnsOf(played);
  const points = pointsOf(played.outcome, played.players);
  const bytes = Buffer.alloc(size * taken.length);
  taken.forEach(({ seat, legal, action, vector }, step) => {
    let at = bytes.writeUInt32LE(game, step * size);
    at = bytes.writeUInt32LE(step, at);
    for (const each of points) at = bytes.writeInt32LE(each, at);
    at = bytes.writeUInt16LE(action, at);
    at = bytes.writeUInt8(seat, at);
    for (const each of returns) at = bytes.writeInt8(each, at);
    for (const each of legal) bytes[at + (each >> 3)] |= 1 << (each & 7);
    bytes.set(vector, at + legalBytes);
  });
  return bytes;
}

function returnsOf(played: SteppedGame): number[] {
  return Array.from({ length: played.players }, (_, seat) => played.returnOf(seat));
}

function pointsOf(outcome: Outcome | null, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => outcome?.points?.[seat] ?? 0);
}
