// calibration GAME --players N --games N [--seconds N] [--from NUMBER] [--iterations N] [--option KEY=VALUE]
// Plays games that nothing was fitted to and holds what taste and what the network say of their states against who won:
// the loss (mean of -log of the chance given to what happened, by seat) and how far ten bins of chances are off.
import { parseArgs } from 'node:util';
import { think } from '../packages/engine/src/bots/search/search.ts';
import { GAMES } from '../packages/engine/src/games/index.ts';
import type { Mind } from '../packages/engine/src/kernel/mind/mind.ts';
import { readOptions } from '../packages/engine/src/kernel/options.ts';
import { fastRandom } from '../packages/engine/src/kernel/random.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '900000000' },
    seconds: { type: 'string', default: '100000' },
    iterations: { type: 'string', default: '96' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const [id] = positionals;
const game = GAMES[id];
const mind = game?.mind as Mind | undefined;
if (mind === undefined) {
  console.error('calibration GAME: one that was learned');
  process.exit(2);
}
const players = Number(values.players);
const chosen = Object.fromEntries(values.option.map((each) => each.split('=')));

/** One choice in so many is looked at: those next to each other say the same. */
const ONCE_IN = 5;
const BINS = 10;

class Judge {
  #loss = 0;
  #asked = 0;
  readonly #bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, came: 0 }));

  hear(chance: number, won: boolean): void {
    const safe = Math.min(0.999, Math.max(0.001, chance));
    this.#loss -= Math.log(won ? safe : 1 - safe);
    this.#asked++;
    const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
    bin.count++;
    bin.said += chance;
    if (won) bin.came++;
  }

  report(): object {
    const off = this.#bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / this.#asked;
    const bins = this.#bins.map(({ count, said, came }) => ({ count, said: Number(said.toFixed(2)), came }));
    const loss = (this.#loss / this.#asked).toFixed(4);
    return { asked: this.#asked, loss, points_off: (100 * off).toFixed(2), bins };
  }
}

const judges = { taste: new Judge(), network: new Judge() };
const end = performance.now() + 1000 * Number(values.seconds);
let games = 0;
while (games < Number(values.games) && performance.now() < end) playOne(Number(values.from) + games++);
for (const [name, judge] of Object.entries(judges))
  console.log(JSON.stringify({ game: id, players, games, by: name, ...judge.report() }));

function playOne(number: number): void {
  const random = fastRandom(number * 2 + 1);
  const options = readOptions(game, { ...game.meta.simulated, ...chosen, players });
  const state = game.setup(options, number);
  const said: { taste: number[]; network: number[] }[] = [];
  for (let choices = 0; game.outcome(state) === undefined; ) {
    const [seat] = game.deciding(state);
    const legal = game.legalMoves(state, seat ?? 'clock');
    if (seat === undefined || legal.length === 1) {
      game.apply(state, seat ?? 'clock', legal[0]);
      continue;
    }
    if (choices++ % ONCE_IN === 0)
      said.push({ taste: game.taste.chances(state), network: (mind as Mind).chances(state) });
    const budget = { iterations: Number(values.iterations) };
    const { move } = think(game, game.view(state, seat), seat, budget, random, mind);
    game.apply(state, seat, move);
  }
  const { winners } = game.outcome(state) as { winners: readonly number[] };
  for (const { taste, network } of said) {
    for (let seat = 0; seat < players; seat++) {
      judges.taste.hear(taste[seat], winners.includes(seat));
      judges.network.hear(network[seat], winners.includes(seat));
    }
  }
}
