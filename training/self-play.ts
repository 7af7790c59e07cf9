// self-play GAME --players N --seconds N --iterations N --from NUMBER --out FILE [--weights FILE]
// Plays games of the search against itself and writes every choice: the state as numbers, how often each move was tried,
// and who won. `train.py` reads it. `self-play shape` says how the numbers of each game are laid out.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { think } from '../packages/engine/src/bots/search/search.ts';
import { GAMES } from '../packages/engine/src/games/index.ts';
import { terms as karma } from '../packages/engine/src/games/karma/mind/terms.ts';
import { terms as karmaka } from '../packages/engine/src/games/karmaka/mind/terms.ts';
import { terms as miesesKarma } from '../packages/engine/src/games/mieses-karma/mind/terms.ts';
import { terms as stop } from '../packages/engine/src/games/stop/mind/terms.ts';
import { type FeaturePart, featuresAt } from '../packages/engine/src/kernel/mind/features.ts';
import { type MindTerms, mindFrom } from '../packages/engine/src/kernel/mind/network.ts';
import { readOptions } from '../packages/engine/src/kernel/options.ts';
import { below, fastRandom } from '../packages/engine/src/kernel/random.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '100000' },
    iterations: { type: 'string', default: '160' },
    out: { type: 'string', default: 'games.bin' },
    weights: { type: 'string' },
  },
});

/** Every game that can be trained; games are told apart by name here and nowhere else in training. */
// biome-ignore lint/suspicious/noExplicitAny: each game brings states and moves of its own, which only it reads.
const TERMS: Readonly<Record<string, MindTerms<any, any>>> = {
  karma,
  karmaka,
  'mieses-karma': miesesKarma,
  stop,
};

const [id] = positionals;
if (id === 'shape') {
  console.log(JSON.stringify(shapes()));
  process.exit();
}
const game = GAMES[id];
const terms = TERMS[id];
const players = Number(values.players);
const iterations = Number(values.iterations);
const mind =
  values.weights === undefined ? undefined : mindFrom(terms, readFileSync(values.weights, 'utf8').trim());

/** Moves of a choice that are written; of more, those tried most. */
const MOST_MOVES = 24;
const NUMBERS = featuresAt(terms.features, players);
/** numbers, seat, how many moves, the value found, by seat what it came to, moves, shares, number of the game */
const SIZE = NUMBERS + 3 + players + 3 * MOST_MOVES + 4;
/** One choice in so many is any legal move, so that the games see what nobody would choose. */
const ANY_ONCE_IN = 12;

const out = openSync(values.out, 'w');
const end = performance.now() + 1000 * Number(values.seconds);
let written = 0;
let played = 0;
for (let number = 0; number < Number(values.games) && performance.now() < end; number++) {
  written += playOne(Number(values.from) + number);
  played++;
}
closeSync(out);
console.log(
  JSON.stringify({ game: id, players, games: played, choices: written, size: SIZE, numbers: NUMBERS }),
);

function playOne(number: number): number {
  const random = fastRandom(number * 2 + 1);
  const options = readOptions(game, { ...game.meta.simulated, ...optionsFor(number), players });
  const state = game.setup(options, number);
  const rows: Buffer[] = [];
  let settled = 0;
  let rounds = roundsOf(state);
  while (game.outcome(state) === undefined) {
    const owing = game.deciding(state);
    const seat = owing[0];
    if (seat === undefined) {
      const [move] = game.legalMoves(state, 'clock');
      game.apply(state, 'clock', move);
      continue;
    }
    const legal = game.legalMoves(state, seat);
    if (legal.length === 1) {
      game.apply(state, seat, legal[0]);
      continue;
    }
    const { move, estimates } = think(game, game.view(state, seat), seat, { iterations }, random, mind);
    rows.push(rowOf(state, seat, legal, estimates));
    game.apply(state, seat, below(random, ANY_ONCE_IN) === 0 ? legal[below(random, legal.length)] : move);
    if (roundsOf(state) === rounds) continue;
    rounds = roundsOf(state);
    if (game.outcome(state) === undefined) settled = settle(rows, settled, game.taste.chances(state));
  }
  const { winners } = game.outcome(state) as { winners: readonly number[] };
  settle(
    rows,
    settled,
    Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 : 0)),
  );
  for (const row of rows) {
    row.writeUInt32LE(number, SIZE - 4);
    writeSync(out, row);
  }
  return rows.length;
}

/**
 * A match of many rounds says little about a single card. Where rounds are counted, what a choice led to is what the points
 * are worth when its round is over; the deals that follow have nothing to do with it.
 */
function roundsOf(state: unknown): number {
  return id === 'stop' ? (state as { rounds: number }).rounds : 0;
}

/** Writes what came of the choices from `first` on; gives back where the next ones begin. */
function settle(rows: readonly Buffer[], first: number, chances: readonly number[]): number {
  for (const row of rows.slice(first)) {
    for (let seat = 0; seat < players; seat++) row[NUMBERS + 3 + seat] = Math.round(255 * chances[seat]);
  }
  return rows.length;
}

function rowOf(
  state: unknown,
  seat: number,
  legal: readonly unknown[],
  estimates: readonly { notation: string; visits: number; value: number }[],
): Buffer {
  const row = Buffer.alloc(SIZE);
  terms.features.write(state, row);
  const total = estimates.reduce((sum, { visits }) => sum + visits, 0);
  const mean = estimates.reduce((sum, { visits, value }) => sum + visits * value, 0) / Math.max(1, total);
  row[NUMBERS] = seat;
  row[NUMBERS + 2] = Math.round(255 * mean);
  const byName = new Map(legal.map((move) => [game.notation(move), move]));
  const said = estimates
    .slice(0, MOST_MOVES)
    .map(({ notation, visits }) => ({ move: byName.get(notation), visits }));
  const single = said.every(({ move }) => move !== undefined && (terms.vectors.actionsIn?.(move) ?? 1) === 1);
  if (!single) return row;
  row[NUMBERS + 1] = said.length;
  said.forEach(({ move, visits }, i) => {
    row.writeUInt16LE(terms.vectors.actionOf(move, 0, seat, players), NUMBERS + 3 + players + 2 * i);
    row[NUMBERS + 3 + players + 2 * MOST_MOVES + i] = Math.round((255 * visits) / Math.max(1, total));
  });
  return row;
}

/** Other forms of the game, so that the network meets them. */
function optionsFor(number: number): Record<string, unknown> {
  if ('edition' in game.meta.options) return number % 3 === 0 ? { edition: 'set' } : {};
  if ('target_points' in game.meta.options) return { target_points: [500, 200, 150][number % 3] };
  return {};
}

function shapes(): object {
  const flat = (parts: readonly FeaturePart[]) =>
    parts.map(({ length, most, byStep }) => [length, most, byStep ? 1 : 0]);
  return Object.fromEntries(
    Object.entries(TERMS).map(([name, { features, vectors }]) => [
      name,
      {
        table: flat(features.table),
        open: flat(features.open),
        own: flat(features.own),
        buried: flat(features.buried),
        actions: vectors.actions.length,
      },
    ]),
  );
}
