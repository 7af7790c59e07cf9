// node reviews GAME ROUNDS: reviews whole games of four seats at the usual budget and writes the rounds as JSON.
import { TASTE_BOTS } from '../src/bots/by-taste/taste-bots.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { sha256Hex } from '../src/kernel/json.ts';
import { readOptions } from '../src/kernel/options.ts';
import { fastRandom } from '../src/kernel/random.ts';
import { dealt, fairnessOf } from '../src/record/fairness.ts';
import { addMove, endRecord, type GameRecord, startRecord } from '../src/record/record.ts';
import { review } from '../src/review/review.ts';

const SEATS = 4;

interface Reviewed {
  readonly decisions: number;
  readonly cpuSeconds: number;
}

const [name, rounds] = process.argv.slice(2);
console.log(
  JSON.stringify(
    Array.from({ length: Number(rounds) + 1 }, (_, round) => measure(GAMES[name], round)).slice(1),
  ),
);

/** The first round only warms up. */
function measure(game: Game, round: number): Reviewed {
  const record = playedBy(game, round);
  const start = process.cpuUsage();
  const { seats } = review(game, record);
  const { user, system } = process.cpuUsage(start);
  const decisions = seats.reduce((sum, seat) => sum + seat.decisions.length, 0);
  return { decisions, cpuSeconds: (user + system) / 1e6 };
}

/** A game of casual bots. */
function playedBy(game: Game, seed: number): GameRecord {
  const options = readOptions(game, { ...game.meta.simulated, players: SEATS }) as { players: number };
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot:casual' as const,
  }));
  const entropy = seats.map((_, seat) => sha256Hex(`${seed} ${seat}`));
  const record = startRecord(game, options, seats, fairnessOf(sha256Hex(`${seed}`), entropy));
  const state = dealt(game, record);
  const random = fastRandom(seed);
  for (let owing = game.deciding(state); owing.length > 0; owing = game.deciding(state)) {
    const [seat] = owing;
    const move = TASTE_BOTS.casual(game, game.view(state, seat), seat, true, random);
    addMove(record, seat, game.notation(move));
    game.apply(state, seat, move);
  }
  endRecord(record, game, state, 'finished');
  return record;
}
