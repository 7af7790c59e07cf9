// node training/round.mjs GAME [--seconds N] [--iterations N] [--steps N] [--from NUMBER] [--folder FOLDER] [--install]
// One round of learning: games of self-play on all cores, by the weights that are installed, then training. The weights lie in
// FOLDER/weights-GAME.txt; with --install they become those of the engine. README.md says how a round is judged.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    iterations: { type: 'string', default: '96' },
    steps: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    folder: { type: 'string', default: join(ROOT, '.training') },
    python: { type: 'string', default: 'python3' },
    install: { type: 'boolean', default: false },
  },
});
const [game] = positionals;
const home = join(ROOT, 'packages/engine/src/games', game ?? '', 'mind');
if (game === undefined || !existsSync(home)) {
  console.error('node training/round.mjs GAME: karma, karmaka, mieses-karma or stop');
  process.exit(2);
}

/** Games at two seats are half of all: they say most about a single choice. */
const SEATS = [2, 2, 3, 4];
const NUMBERS_A_PROCESS = 1_000_000;

mkdirSync(values.folder, { recursive: true });
const program = join(values.folder, 'self-play.mjs');
await build({
  entryPoints: [join(ROOT, 'training/self-play.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
const shape = spawnSync(process.execPath, [program, 'shape'], { encoding: 'utf8' });
writeFileSync(join(values.folder, 'shape.json'), shape.stdout);
const installed = installedWeights();
await Promise.all(
  Array.from({ length: Math.max(SEATS.length, availableParallelism()) }, (_, i) =>
    play(i, SEATS[i % SEATS.length]),
  ),
);
const out = join(values.folder, `weights-${game}.txt`);
const train = [
  join(ROOT, 'training/train.py'),
  game,
  '--data',
  values.folder,
  '--out',
  out,
  '--steps',
  values.steps,
];
const { status } = spawnSync(values.python, train, { stdio: 'inherit' });
if (status !== 0) process.exit(1);
if (values.install) install(readFileSync(out, 'utf8').trim());

/** In a file, as the engine has them; null before the first round. */
function installedWeights() {
  const file = join(home, 'weights.ts');
  if (!existsSync(file)) return null;
  const text = /'([\w+/]+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  const copy = join(values.folder, `before-${game}.txt`);
  writeFileSync(copy, `${text}\n`);
  return copy;
}

function play(number, players) {
  const file = join(values.folder, `${game}-${players}-${number}.bin`);
  const first = Number(values.from) + number * NUMBERS_A_PROCESS;
  const args = [
    program,
    game,
    '--players',
    players,
    '--games',
    NUMBERS_A_PROCESS,
    '--from',
    first,
    '--out',
    file,
  ];
  args.push('--seconds', values.seconds, '--iterations', values.iterations);
  if (installed !== null) args.push('--weights', installed);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args.map(String), { stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`self-play ended with ${code}`))));
  });
}

function install(text) {
  writeFileSync(
    join(home, 'weights.ts'),
    `/** What the network has learned; written by \`training/\`. See docs/bots.md. */\nexport const WEIGHTS =\n  '${text}';\n`,
  );
}
