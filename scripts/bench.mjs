// npm run bench [-- options]: the speed of the engine beside a core of the same game that is tuned by hand, and the
// speed of copies and imagined states and of the search at the opening of each game, how fast whole games are reviewed, and how
// many steps a second go through the Python package.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, ROOT } from './install.mjs';
import { findPython } from './python.mjs';

const BENCH = join(ROOT, 'packages/engine/bench');
const OPTIONS = {
  game: { type: 'string' },
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
};

/** A whole review takes seconds, so that few are enough. */
const MOST_REVIEWS = 3;

await main();

async function main() {
  const { game, rounds, seconds, json } = readArguments();
  if (!installIfNeeded()) process.exit(1);
  const folder = mkdtempSync(join(tmpdir(), 'samsara-bench-'));
  try {
    const [compare, states, searches, reviews] = await bundle(folder, [
      'compare',
      'states',
      'searches',
      'reviews',
    ]);
    const games = chosenGames(compare, game);
    const results = games.map((name) => result(compare, name, rounds, seconds));
    printTable(...moveTable(results));
    const copied = games.map((name) => stateResult(states, name, rounds, seconds));
    console.log('');
    printTable(...stateTable(copied));
    const searched = games.map((name) => searchResult(searches, name, rounds, seconds));
    console.log('');
    printTable(...searchTable(searched));
    const reviewed = games.map((name) => reviewResult(reviews, name, rounds));
    console.log('');
    printTable(...reviewTable(reviewed));
    const stepped = steppedResults(games, folder, rounds, seconds);
    console.log('');
    printTable(...stepTable(stepped));
    if (json) {
      const all = { results, copied, searched, reviewed, stepped };
      console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model ?? '', ...all }));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readArguments() {
  const { game, json, ...numbers } = parseArgs({ options: OPTIONS, strict: false }).values;
  const [rounds, seconds] = [Number(numbers.rounds), Number(numbers.seconds)];
  const known = Object.keys(numbers).length === 2;
  if (known && Number.isInteger(rounds) && rounds > 0 && seconds > 0) return { game, rounds, seconds, json };
  return explain('NAME');
}

function explain(names) {
  console.error(`Options: --game ${names} --rounds 7 --seconds 1 --json`);
  process.exit(1);
}

/** All games of the benchmark, or the one that was named. */
function chosenGames(program, game) {
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  const all = JSON.parse(stdout);
  if (game === undefined) return all;
  return all.includes(game) ? [game] : explain(all.join('|'));
}

async function bundle(folder, names) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => join(BENCH, `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return names.map((name) => join(folder, `${name}.mjs`));
}

/** Each game in a process of its own, so that none is slowed down by what another taught the compiler. */
function result(program, game, rounds, seconds) {
  const all = measured(program, game, rounds, seconds);
  return {
    game,
    engine: Math.round(median(all.map((round) => speed(round.engine)))),
    ...besideCore(all),
    movesPerGame: Math.round(all[0].engine.moves / all[0].engine.games),
    rounds: all,
  };
}

/** Microseconds of processor time a copy and an imagined state, many from a view or one, and random play with a copy before every move. */
function stateResult(program, game, rounds, seconds) {
  const all = measured(program, game, rounds, seconds);
  return {
    game,
    clone: Number(median(all.map(({ clone }) => clone)).toFixed(3)),
    imagine: Number(median(all.map(({ imagine }) => imagine)).toFixed(3)),
    imagineOnce: Number(median(all.map(({ imagineOnce }) => imagineOnce)).toFixed(3)),
    movesOnCopies: Math.round(median(all.map(({ movesOnCopies }) => movesOnCopies))),
    rounds: all,
  };
}

/** Iterations of the search per second of processor time, the tree growing as it does when `master` thinks. */
function searchResult(program, game, rounds, seconds) {
  const all = measured(program, game, rounds, seconds);
  const inAll = (works) =>
    works[0] === null
      ? null
      : {
          iterations: Math.round(median(works.map(({ iterations, cpuSeconds }) => iterations / cpuSeconds))),
          lookahead: works[0].lookahead,
        };
  return {
    game,
    byTaste: inAll(all.map(({ byTaste }) => byTaste)),
    learned: inAll(all.map(({ learned }) => learned)),
    rounds: all,
  };
}

/** Whole games of four seats at the usual budget, every seat and all that came by chance. */
function reviewResult(program, game, rounds) {
  const all = measured(program, game, Math.min(rounds, MOST_REVIEWS), 0);
  return {
    game,
    decisions: Math.round(median(all.map(({ decisions, cpuSeconds }) => decisions / cpuSeconds))),
    seconds: Number(median(all.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2)),
    rounds: all,
  };
}

/** Batches of 256 games through Python, random actions; nothing where there is no Python with numpy. */
function steppedResults(games, folder, rounds, seconds) {
  const python = findPython();
  if (python === undefined) return [];
  const dist = join(folder, 'cli');
  const bundled = spawnSync(process.execPath, [join(ROOT, 'scripts/bundle-cli.mjs'), dist], {
    stdio: 'inherit',
  });
  if (bundled.status !== 0) process.exit(1);
  const env = {
    ...process.env,
    SAMSARA_COMMAND: `'${process.execPath}' '${join(dist, 'samsara.js')}'`,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  return games.map((game) => {
    const args = [join(ROOT, 'python/bench/steps.py'), game, String(rounds), String(seconds)];
    const { status, stdout } = spawnSync(python, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env,
    });
    if (status !== 0) process.exit(1);
    const all = JSON.parse(stdout);
    return {
      game,
      perSecond: Math.round(median(all.map((round) => round.steps / round.seconds))),
      microseconds: Number(median(all.map((round) => (1e6 * round.cpuSeconds) / round.steps)).toFixed(2)),
      values: all[0].values,
      actions: all[0].actions,
      rounds: all,
    };
  });
}

function measured(program, game, rounds, seconds) {
  const { status, stdout } = spawnSync(process.execPath, [program, game, String(rounds), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

/** The core and how many times faster it is; nothing for a game without one. */
function besideCore(all) {
  if (all[0].core === null) return { core: null, ratio: null };
  return {
    core: Math.round(median(all.map((round) => speed(round.core)))),
    ratio: Number(median(all.map((round) => speed(round.core) / speed(round.engine))).toFixed(3)),
  };
}

/** Moves per second of processor time. */
function speed({ moves, cpuSeconds }) {
  return moves / cpuSeconds;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function moveTable(results) {
  const rows = results.map(({ game, engine, core, ratio, movesPerGame }) => [
    game,
    millions(engine),
    core === null ? '–' : millions(core),
    ratio === null ? '–' : ratio.toFixed(2),
    String(movesPerGame),
  ]);
  return [['game', 'engine, moves/s', 'core, moves/s', 'core/engine', 'moves/game'], rows];
}

function stateTable(copied) {
  const rows = copied.map(({ game, clone, imagine, imagineOnce, movesOnCopies }) => [
    game,
    clone.toFixed(2),
    imagine.toFixed(2),
    imagineOnce.toFixed(2),
    millions(movesOnCopies),
  ]);
  const head = [
    'game',
    'µs a copy',
    'µs an imagined state',
    'one from each view',
    'moves/s with a copy each',
  ];
  return [head, rows];
}

/** `lookahead` is the number of decisions after which a playout is cut off and valued. */
function searchTable(searched) {
  const rows = searched.map(({ game, byTaste, learned }) => [
    game,
    String(byTaste.iterations),
    String(byTaste.lookahead),
    learned === null ? '' : String(learned.iterations),
    learned === null ? '' : String(learned.lookahead),
  ]);
  return [['game', 'search by taste, iterations/s', 'lookahead', 'as master', 'lookahead'], rows];
}

function reviewTable(reviewed) {
  const rows = reviewed.map(({ game, decisions, seconds }) => [game, String(decisions), seconds.toFixed(2)]);
  return [['game', 'review, decisions/s', 's a game of four seats'], rows];
}

/** By the clock, and processor time of Python and the engine together. */
function stepTable(stepped) {
  const rows = stepped.map(({ game, perSecond, microseconds, values, actions }) => [
    game,
    perSecond.toLocaleString('en'),
    microseconds.toFixed(2),
    String(values),
    String(actions),
  ]);
  return [['game', 'Python, steps/s', 'µs of processor a step', 'values', 'actions'], rows];
}

function printTable(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  for (const row of [head, ...rows]) {
    const [name, ...numbers] = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    console.log([name, ...numbers].join('  '));
  }
}

function millions(perSecond) {
  return `${(perSecond / 1e6).toFixed(2)} M`;
}
