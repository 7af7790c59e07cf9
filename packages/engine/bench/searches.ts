// node searches GAME ROUNDS SECONDS: thinks about the opening of a game, by taste and as `master` does, and writes the rounds as JSON.
import { think } from '../src/bots/search/search.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Mind } from '../src/kernel/mind/mind.ts';
import { readOptions } from '../src/kernel/options.ts';
import { fastRandom } from '../src/kernel/random.ts';

const SEATS = 4;

/** The budget of one thought: the tree grows as it does when `master` decides. */
const ITERATIONS = 20_000;

interface Speed {
  /** By taste alone, and with what `master` has learned, if it has. */
  readonly byTaste: Work;
  readonly learned: Work | null;
}

interface Work {
  readonly iterations: number;
  readonly cpuSeconds: number;
  readonly lookahead: number;
}

const [name, rounds, seconds] = process.argv.slice(2);
console.log(JSON.stringify(measureRounds(GAMES[name], Number(rounds), Number(seconds))));

/** The first round only warms up. */
function measureRounds(game: Game, count: number, enough: number): Speed[] {
  return Array.from({ length: count + 1 }, (_, round) => ({
    byTaste: measure(game, enough, round * DEALS, undefined),
    learned: game.mind === undefined ? null : measure(game, enough, round * DEALS, game.mind),
  })).slice(1);
}

/** More than there are in a round, so that every round has its own. */
const DEALS = 1_000_000;

/** Deals game after game and thinks for the first seat that is asked, until the processor has worked so long. */
function measure(rules: Game, enough: number, firstDeal: number, mind: Mind | undefined): Work {
  const options = readOptions(rules, { ...rules.meta.simulated, players: SEATS });
  const start = process.cpuUsage();
  let iterations = 0;
  for (let deal = firstDeal; ; deal++) {
    iterations += iterationsAtOpening(rules, options, deal, mind);
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= enough) return { iterations, cpuSeconds, lookahead: (mind ?? rules.taste).lookahead };
  }
}

/** Iterations that were really made: a thought ends early once the choice is certain. */
function iterationsAtOpening(rules: Game, options: unknown, deal: number, mind: Mind | undefined): number {
  const state = rules.setup(options, deal);
  const seat = firstToDecide(rules, state);
  const { estimates } = think(
    rules,
    rules.view(state, seat),
    seat,
    { iterations: ITERATIONS },
    fastRandom(deal),
    mind,
  );
  return estimates.reduce((sum, { visits }) => sum + visits, 0);
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
