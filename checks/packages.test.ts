import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build, transform } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiOf, doorsIn } from '../scripts/api-report.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const REPOSITORY = 'https://code.example/cards/samsara';
const LIBRARIES = ['engine', 'protocol'];

/** A folder that knows nothing of the checkout, with what is published installed in it. */
const FOLDER = mkdtempSync(join(tmpdir(), 'samsara-packages-'));
const TARBALLS = join(FOLDER, 'tarballs');

const execute = promisify(execFile);
/** To compile and install takes long where everything else is busy too. */
const PATIENCE_MS = 600_000;

beforeAll(async () => {
  const env = { ...process.env, SAMSARA_REPOSITORY: REPOSITORY };
  const { stdout } = await execute(
    process.execPath,
    [join(ROOT, 'scripts/pack.mjs'), '--to', TARBALLS, ...LIBRARIES],
    { env },
  );
  const tarballs = stdout.trim().split('\n');
  expect(tarballs.map((path) => basename(path))).toEqual(readdirSync(TARBALLS));
  writeFileSync(join(FOLDER, 'package.json'), '{ "name": "foreign", "private": true, "type": "module" }');
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await execute(
    'npm',
    [...install, '--cache', join(FOLDER, 'cache'), ...tarballs, join(ROOT, 'node_modules/valibot')],
    {
      cwd: FOLDER,
    },
  );
}, PATIENCE_MS);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(LIBRARIES)('@samsara/%s', (name) => {
  const installed = join(FOLDER, 'node_modules/@samsara', name);
  const files = () =>
    readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const manifest = () => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const tarball = () => {
    const file = readdirSync(TARBALLS).find((each) => each.startsWith(`samsara-${name}-`)) ?? '';
    return new Uint8Array(readFileSync(join(TARBALLS, file)));
  };

  test('holds compiled modules with declarations and source maps, licence and README, and no test', () => {
    const modules = files().filter((file) => file.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(5);
    for (const file of modules) {
      expect(existsSync(join(installed, file.replace(/\.js$/, '.d.ts'))), file).toBe(true);
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(installed, `${file}.map`), 'utf8'));
      const source = join(ROOT, 'packages', name, file.replace(/^dist/, 'src').replace(/\.js$/, '.ts'));
      expect(sources).toHaveLength(1);
      expect(join(installed, file, '..', sources[0])).toBe(
        source.replace(join(ROOT, 'packages', name), installed),
      );
      expect(sourcesContent).toEqual([readFileSync(source, 'utf8')]);
    }
    expect(files().filter((file) => /\.test\.|scenarios|(?<!\.d)\.ts$|kept/.test(file))).toEqual([]);
    expect(files().filter((file) => readFileSync(join(installed, file), 'utf8').includes(ROOT))).toEqual([]);
    const licence = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(licence);
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(`npm install @samsara/${name}`);
  });

  test('says what a registry shows, and nothing that only the checkout needs', () => {
    expect(manifest()).toMatchObject({
      license: 'MIT',
      author: 'The Samsara authors',
      sideEffects: false,
      homepage: `${REPOSITORY}#readme`,
      bugs: { url: `${REPOSITORY}/issues` },
      repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: `packages/${name}` },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest().keywords).toContain('card-games');
    expect(Object.keys(manifest())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:private|scripts|devDependencies)$/)]),
    );
    expect(manifest().publishConfig).not.toHaveProperty('exports');
  });

  test('is what publint asks for', async () => {
    const bytes = tarball();
    const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types where each way of resolving looks for them', async () => {
    const doors = [...doorsIn(installed, manifest()).keys()].map((door) =>
      door.replace(`@samsara/${name}`, '.'),
    );
    // Of doors with a star one stands for all.
    const entrypoints = doors.filter((door) => !/^\.\/games\/./.test(door) || door === './games/stop');
    const result = await checkPackage(createPackageFromTarballData(tarball()), { entrypoints });
    if (result.types === false) throw new Error('no types');
    // Modules alone: no answer for those who require them, and none for resolvers that know no exports.
    const problems = result.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(result.entrypoints)).toEqual(entrypoints);
  });

  test('has the surface that is written down (after a change that is meant: npm run api)', () => {
    const { report, undocumented } = apiOf(installed, manifest());
    expect(undocumented).toEqual([]);
    expect(report).toBe(readFileSync(join(ROOT, 'packages', name, 'api.md'), 'utf8'));
  });
});

/** Imports every door, and has an answer only if what comes in is right. */
const EVERY_DOOR = `
import { attemptMove, type Game, readOptions, type Refusal } from '@samsara/engine';
import { BOTS, type Bot } from '@samsara/engine/bots';
import { GAME_TEXTS, GAMES } from '@samsara/engine/games';
import { karma, type State } from '@samsara/engine/games/karma';
import { completeGame, type Hand, handOf } from '@samsara/engine/kernel';
import { type GameRecord, verifyRecord } from '@samsara/engine/records';
import { type Review, review } from '@samsara/engine/review';
import { runScenario, type Scenario } from '@samsara/engine/testing';
import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { cardsOf } from '@samsara/engine/texts/fr';
import { type ClientMessage, parseClientMessage, type ServerMessage } from '@samsara/protocol';

const state: State = karma.setup(readOptions(karma, { players: 3, edition: 'set' }), 42);
const refusal: Refusal | undefined = attemptMove(karma, state, 0, 'take');
const bot: Bot = BOTS.greedy;
const games: readonly Game[] = Object.values(GAMES);
const hand: Hand = handOf([1, 1]);
const scenario: Scenario = { rule: 'KA-11', says: '', given: { seats: [] } };
const reviewed: (game: Game, record: GameRecord) => Review = (game, record) => review(game, record);
const language: Language = LANGUAGES[0];
const parsed = parseClientMessage('{ "type": "watch-lobby" }');
const message: ClientMessage | undefined = parsed.ok ? parsed.value : undefined;
const known: ServerMessage['type'] = 'welcome';
export const told = [
  refusal?.clause, bot.length, games.length, hand.size, scenario.rule, reviewed.length, language, message?.type, known,
  typeof completeGame, typeof runScenario, verifyRecord(GAMES, '{}').ok, cardsOf(0), GAME_TEXTS.stop.fr.name,
];
`;
const TOLD = [
  ...['KA-11', 5, 4, 2, 'KA-11', 2, 'de', 'watch-lobby', 'welcome'],
  ...['function', 'function', false, '0 carte', 'STOP'],
];

describe('a foreign project', () => {
  /** The examples of the READMEs as files, and a file that imports every door. */
  const examples = join(FOLDER, 'examples');

  beforeAll(() => {
    mkdirSync(examples);
    for (const name of LIBRARIES) {
      const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
      for (const [i, [, code]] of [...text.matchAll(/```ts\n([\s\S]*?)```/g)].entries()) {
        writeFileSync(join(examples, `${name}-${i + 1}.ts`), code);
      }
    }
    writeFileSync(join(examples, 'every-door.ts'), EVERY_DOOR);
  });

  test.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compiles with modules of %s and resolution %s', async (module, moduleResolution) => {
    const file = join(FOLDER, `tsconfig.${module}.json`);
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2022', 'DOM'], types: [], strict: true },
      ...{ exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
    };
    writeFileSync(file, JSON.stringify({ compilerOptions, include: ['examples'] }));
    const { stdout } = await execute(process.execPath, [TSC, '--singleThreaded', '--project', file]).catch(
      (error) => error,
    );
    expect(stdout).toBe('');
  });

  test('is run by plain Node, and its examples tell what they say', async () => {
    for (const file of readdirSync(examples)) {
      const { code } = await transform(readFileSync(join(examples, file), 'utf8'), { loader: 'ts' });
      writeFileSync(join(FOLDER, file.replace(/\.ts$/, '.js')), code);
    }
    writeFileSync(
      join(FOLDER, 'tells.js'),
      "import { told } from './every-door.js'; console.log(JSON.stringify(told));",
    );
    const run = (file: string) => execute(process.execPath, [join(FOLDER, file)]);
    expect(JSON.parse((await run('tells.js')).stdout)).toEqual(TOLD);
    const said = await Promise.all(['engine-1.js', 'engine-2.js', 'protocol-1.js'].map(run));
    expect(said[0].stdout).toMatch(/winners: \[ \d \]/);
    expect(said[1].stdout).toBe("{ code: 'choose-first', clause: 'KA-11', cards: [] }\n");
    expect(said[2].stdout).toMatch(/ok: true[\s\S]*\npong\n$/);
  });

  test('cannot reach past the doors', async () => {
    const deep = "import('@samsara/engine/dist/kernel/json.js')";
    const code = `${deep}.catch((error) => console.log(error.code))`;
    const { stdout } = await execute(process.execPath, ['--eval', code], { cwd: FOLDER });
    expect(stdout.trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('is bundled for browsers, and what it does not use is left out', async () => {
    const bundled = (code: string) =>
      build({
        stdin: { contents: code, resolveDir: FOLDER, loader: 'ts' },
        bundle: true,
        minify: true,
        write: false,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
      });
    const whole = await bundled(EVERY_DOOR);
    expect(whole.warnings).toEqual([]);
    const address = `data:text/javascript;base64,${Buffer.from(whole.outputFiles[0].contents).toString('base64')}`;
    expect((await import(/* @vite-ignore */ address)).told).toEqual(TOLD);
    const little = await bundled("export { hashOf } from '@samsara/engine';");
    expect(little.outputFiles[0].text.length).toBeLessThan(8000);
  });
});
