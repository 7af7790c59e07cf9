import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tutorialCommands, tutorialFiles } from './tutorial.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A folder that knows nothing of the checkout, with the tarballs beside it. */
const FOLDER = mkdtempSync(join(tmpdir(), 'samsara-bare-'));
const TARBALLS = join(FOLDER, 'tarballs');
const GAME = join(FOLDER, 'crazy-eights');

const execute = promisify(execFile);
/** To compile and install takes long where everything else is busy too. */
const PATIENCE_MS = 600_000;

/** Whoever plays answers every question with the first move that is offered. */
const ANSWERS = '1\n'.repeat(400);

beforeAll(async () => {
  const packages = ['engine', 'cli', 'create-samsara-game'];
  await execute(process.execPath, [join(ROOT, 'scripts/pack.mjs'), '--to', TARBALLS, ...packages]);
}, PATIENCE_MS);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs a line as somebody types it there. */
async function type(line: string, typed = ''): Promise<string> {
  const running = execute('sh', ['-c', line], {
    cwd: line.includes('create-samsara-game') ? FOLDER : GAME,
    env: { ...process.env, NO_COLOR: '1', SAMSARA_LANG: 'en', npm_config_cache: join(FOLDER, 'cache') },
  });
  running.child.stdin?.end(typed);
  const { stdout } = await running.catch((error) => {
    throw new Error(`${line}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

/** As the registry would give it: our own packages from the tarballs, the compilers from what this checkout has. */
function offline(line: string): string {
  const create = /^npm create samsara-game -- (.*)$/.exec(line)?.[1];
  if (create !== undefined) {
    const tarball = readdirSync(TARBALLS).find((file) => file.startsWith('create-samsara-game-'));
    return `npm exec --offline --yes --package=${join(TARBALLS, tarball ?? '')} -- create-samsara-game ${create} --packages ${TARBALLS}`;
  }
  return line === 'npm install' ? 'npm install --offline --ignore-scripts --no-audit --no-fund' : line;
}

function compilersFromCheckout(): void {
  const path = join(GAME, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of ['esbuild', 'typescript']) {
    manifest.devDependencies[name] = `file:${join(ROOT, 'node_modules', name)}`;
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

describe('from nothing to a played game', () => {
  const commands = tutorialCommands();
  const [create, enter, install, ...before] = commands.slice(0, commands.indexOf('npm test') + 1);
  const after = commands.slice(commands.indexOf('npm test') + 1);

  test('a game is begun, installed and tested', async () => {
    expect(await type(offline(create))).toContain('Crazy Eights');
    expect(enter).toBe('cd crazy-eights');
    compilersFromCheckout();
    await type(offline(install));
    for (const line of before) expect(await type(line)).toMatch(/^# fail 0$/m);
  });

  test('every command of the tutorial does what it says, with the files of the tutorial', async () => {
    for (const [file, text] of tutorialFiles()) {
      mkdirSync(dirname(join(GAME, file)), { recursive: true });
      writeFileSync(join(GAME, file), text);
    }
    const said = new Map<string, string>();
    for (const line of after) said.set(line, await type(line, ANSWERS));
    expect(said.get('npm test')).toMatch(/^# fail 0$/m);
    expect(said.get('npm run play')).toMatch(/The game is over: (?:you win|\S.* wins)\./);
  });
});
