// npm run review:measure [-- options]: how true a review is. Plays games between bots, looks at decisions in them, and
// reports calibration, own choices by level, the cards' part and planted mistakes. Goes on from what the folder holds.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, ROOT } from './install.mjs';

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string', default: '2,4' },
  games: { type: 'string', default: '2000' },
  fit: { type: 'string', default: '1000' },
  levels: { type: 'string', default: '300' },
  masters: { type: 'string', default: '10' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: 'data/review' },
  write: { type: 'boolean', default: false },
  'by-taste': { type: 'boolean', default: false },
  seconds: { type: 'string', default: 'Infinity' },
  bundle: { type: 'string' },
  programs: { type: 'string' },
};

/** Deals of different sets are far apart, so that no game is used twice. */
const FIRST = { fit: 1_000, show: 100_000, novice: 200_000, casual: 300_000, master: 400_000 };
const AT_ONCE = { fit: 20, show: 20, novice: 50, casual: 50, master: 1 };
/** Decisions looked at, and mistakes planted, in each game. */
const LOOKED_AT = { fit: 10, show: 10, novice: 10, casual: 10, master: 60 };
const PLANTED = { master: 30 };
/** How often each event of chance is looked at, as `samsara tournament --luck-adjusted` does. */
const LOOKS = 64;

await main();

async function main() {
  const options = parseArgs({ options: OPTIONS }).values;
  if (options.programs === undefined && !installIfNeeded()) process.exit(1);
  const folder = options.programs ?? options.bundle ?? mkdtempSync(join(tmpdir(), 'samsara-measure-'));
  if (options.programs === undefined) await bundle(folder);
  if (options.bundle !== undefined) return;
  mkdirSync(options.folder, { recursive: true });
  const end = performance.now() + Number(options.seconds) * 1000;
  try {
    const games = options.game?.split(',') ?? (await allGames(folder));
    const blocks = setsOf(options, games).flatMap((set) => blocksOf(set, options.folder));
    blocks.sort((a, b) => a.share - b.share);
    await inParallel(blocks, Number(options.jobs), async (block) => {
      if (performance.now() < end) await play(folder, block, options['by-taste']);
    });
    const write = options['by-taste'] ? 'write-by-taste' : 'write';
    await run(folder, 'report', [options.folder, ...(options.write ? [write] : [])], (text) =>
      process.stdout.write(text),
    );
  } finally {
    if (options.programs === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['measure', 'report'].map((name) => join(ROOT, `packages/engine/measure/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

async function allGames(folder) {
  let text = '';
  await run(folder, 'measure', [], (part) => {
    text += part;
  });
  return JSON.parse(text);
}

function setsOf({ seats, games, fit, levels, masters }, names) {
  const counts = {
    fit: Number(fit),
    show: Number(games),
    novice: Number(levels),
    casual: Number(levels),
    master: Number(masters),
  };
  return names.flatMap((game) =>
    seats
      .split(',')
      .flatMap((size) =>
        Object.entries(counts).map(([set, count]) => ({ set, count, game, seats: Number(size) })),
      ),
  );
}

/** What is not there yet, in portions; a portion is written when it is done. All sets grow alike, by their share. */
function blocksOf({ set, count, game, seats }, folder) {
  const file = join(folder, `${set}-${game}-${seats}.txt`);
  const done = new Set(
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.startsWith('G\t'))
          .map((line) => Number(line.split('\t')[1]))
      : [],
  );
  const blocks = [];
  for (let deal = FIRST[set]; deal < FIRST[set] + count; deal += AT_ONCE[set]) {
    if (done.has(deal)) continue;
    const size = Math.min(AT_ONCE[set], FIRST[set] + count - deal);
    blocks.push({ set, game, seats, deal, count: size, file, share: (deal - FIRST[set]) / count });
  }
  return blocks;
}

async function play(folder, { set, game, seats, deal, count, file }, byTaste) {
  const bot = set === 'fit' || set === 'show' ? 'skilled' : set;
  const bots = Array.from({ length: seats }, () => bot).join(',');
  let text = '';
  await run(
    folder,
    'measure',
    [
      game,
      bots,
      deal,
      count,
      LOOKED_AT[set],
      set === 'fit' ? 0 : LOOKS,
      PLANTED[set] ?? 0,
      ...(byTaste ? ['by-taste'] : []),
    ],
    (part) => {
      text += part;
    },
  );
  appendFileSync(file, text);
}

function run(folder, name, args, hear) {
  const child = spawn(process.execPath, [join(folder, `${name}.mjs`), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: ROOT,
  });
  child.stdout.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}

async function inParallel(list, jobs, work) {
  const waiting = [...list].reverse();
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: jobs }, one));
}
