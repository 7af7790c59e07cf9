// node compare GAME ROUNDS SECONDS: plays engine and reference by turns and writes the rounds as JSON.
// node compare: writes the names of the games as JSON.
import { CONTESTS, type Player } from './contests.ts';

interface Speed {
  readonly games: number;
  readonly moves: number;
  readonly cpuSeconds: number;
}

/** Games between two looks at the clock. */
const PORTION = 50;

const [game, rounds, seconds] = process.argv.slice(2);
const answer = game === undefined ? Object.keys(CONTESTS) : compare(game, Number(rounds), Number(seconds));
console.log(JSON.stringify(answer));

/** The first round only warms up. */
function compare(game: string, rounds: number, seconds: number): { engine: Speed; core: Speed | null }[] {
  const { engine, core } = CONTESTS[game];
  const all = Array.from({ length: rounds + 1 }, () => ({
    engine: measure(engine, seconds),
    core: core && measure(core, seconds),
  }));
  return all.slice(1);
}

/** Plays the same games from the first on in every round, until the processor has worked so long. */
function measure(play: Player, seconds: number): Speed {
  const start = process.cpuUsage();
  let games = 0;
  let moves = 0;
  for (;;) {
    moves += play(games, PORTION);
    games += PORTION;
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= seconds) return { games, moves, cpuSeconds };
  }
}
