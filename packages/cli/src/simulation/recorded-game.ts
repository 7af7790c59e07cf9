import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  addMove,
  BOTS,
  dealt,
  endRecord,
  type Fairness,
  fairnessOf,
  fastRandom,
  type Game,
  startRecord,
  writeRecord,
} from '@samsara/engine';
import { writeText } from '../input/files.ts';
import { playWithBots } from './bot-game.ts';
import type { Plan } from './plan.ts';

/**
 * Plays a game and writes its record. A record is made to be verified, so its cards come from the slow, secure
 * generator: it is another game than the one that is played for the same number without a record.
 */
export function playRecorded(
  game: Game,
  plan: Plan,
  directory: string,
  number: number,
  botSeed: number,
): { state: unknown; moves: number } {
  const seats = plan.bots.map((bot, seat) => ({ name: `${bot} ${seat}`, kind: `bot:${bot}` as const }));
  const record = startRecord(game, plan.options, seats, fairnessFrom(plan, number));
  const state = dealt(game, record);
  const bots = plan.bots.map((bot) => BOTS[bot]);
  const moves = playWithBots(game, state, bots, fastRandom(botSeed), (actor, move) =>
    addMove(record, actor, game.notation(move)),
  );
  endRecord(record, game, state, 'finished');
  const digits = String(plan.games).length;
  writeText(join(directory, `${String(number + 1).padStart(digits, '0')}.json`), writeRecord(record));
  return { state, moves };
}

function fairnessFrom({ seed, bots }: Plan, number: number): Fairness {
  const digits = (what: string) => createHash('sha256').update(`${seed}\n${number}\n${what}`).digest('hex');
  return fairnessOf(
    digits('server'),
    bots.map((_, seat) => digits(`seat ${seat}`)),
  );
}
