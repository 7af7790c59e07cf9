// node searches GAME SECONDS: thinks about the opening of a game and writes the speed as JSON.
import { think } from '../src/bots/search.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { readOptions } from '../src/kernel/options.ts';
import { fastRandom } from '../src/kernel/random.ts';

const SEATS = 4;

/** The budget of one thought: the tree grows as it does when `master` decides. */
const ITERATIONS = 20_000;

const [name, seconds] = process.argv.slice(2);
const game = GAMES[name];
measure(game, Number(seconds) / 2, 0);
console.log(JSON.stringify(measure(game, Number(seconds), 1_000_000)));

/** Deals game after game and thinks for the first seat that is asked, until the processor has worked so long. */
function measure(rules: Game, enough: number, firstDeal: number): { iterations: number; cpuSeconds: number } {
  const options = readOptions(rules, { ...rules.meta.simulated, players: SEATS });
  const start = process.cpuUsage();
  let iterations = 0;
  for (let deal = firstDeal; ; deal++) {
    iterations += iterationsAtOpening(rules, options, deal);
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= enough) return { iterations, cpuSeconds };
  }
}

/** Iterations that were really made: a thought ends early once the choice is certain. */
function iterationsAtOpening(rules: Game, options: unknown, deal: number): number {
  const state = rules.setup(options, deal);
  const seat = firstToDecide(rules, state);
  const { reckoning } = think(
    rules,
    rules.view(state, seat),
    seat,
    { iterations: ITERATIONS },
    fastRandom(deal),
  );
  return reckoning.reduce((sum, { visits }) => sum + visits, 0);
}

/** The first seat that has a choice; whoever has none makes the only move. */
function firstToDecide(rules: Game, state: unknown): number {
  for (;;) {
    const [seat] = rules.deciding(state);
    const legal = rules.legalMoves(state, seat);
    if (legal.length > 1) return seat;
    rules.apply(state, seat, legal[0]);
  }
}
