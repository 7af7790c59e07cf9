// npm test [-- --only types,lint] [-- --changed] [-- --thorough]: every suite, or what a change calls for. The last line says how many passed and failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allFiles, changedFiles, chooseTests, importsOf } from './changed.mjs';
import { findCertutil, findChromium } from './chromium.mjs';
import { installIfNeeded, ROOT } from './install.mjs';
import { findPython } from './python.mjs';

const HELP = `npm test                            every suite
npm test -- --only types,lint       these suites, of SUITES
npm test -- --changed               what differs from where this branch left main, and the tests nearest to it
npm test -- --since REF             the same, from REF: HEAD for what is not committed yet
npm test -- --thorough              every suite at its full size: before a release, or by night

With --changed: types, lint and unused code; the test files that import what was changed, the nearest first, of which as many as
about a minute is enough for; where the page was changed, the browser files that were changed and a few short ones. It is for
the time between two edits: only all suites together say that nothing is broken.
With --thorough: every lesson and every game by touch and by keys to the end, and more random games for what each game promises.
`;

/** The suites, by name. Each gives back how many of its tests passed, failed and were skipped. */
const SUITES = {
  // In one thread: several look at much of the same each for themselves, and the other cores have enough to do.
  types: (say) =>
    allOrNothing(
      say,
      ...typeScriptProjects().map((project) => [TSC, '--singleThreaded', '--project', project]),
    ),
  lint: (say) =>
    allOrNothing(say, [BIOME, 'ci', '--error-on-warnings', `--colors=${IN_TERMINAL ? 'force' : 'off'}`]),
  knip: (say) => allOrNothing(say, [KNIP, '--no-progress', '--no-config-hints']),
  // Some compute all the time and the others wait a lot: side by side they take little longer than one of both.
  tests: async (say) =>
    together(
      await Promise.all(
        [
          () => vitest((command) => run(command, GIVING_WAY), '--project=others', ...filesOf('tests')),
          () => vitest((command) => runQuietly(command, say), '--project=programs', ...filesOf('tests')),
        ].map(countsOf),
      ),
    ),
  campaigns: (say) => campaigns(say),
  python: (say) => unittests(say),
  browser: () => {
    findCertutil();
    return findChromium()
      ? vitest(run, '--config=vitest.e2e.config.ts', ...filesOf('browser'))
      : { passed: 0, failed: 1 };
  },
};

/**
 * What runs side by side, one group after the other: those that compute, and those that wait a lot for programs they have
 * started; the browser, and in its pauses those that only read the sources.
 */
const GROUPS = [
  ['tests', 'campaigns', 'python'],
  ['browser', 'types', 'lint', 'knip'],
];

/** How far those that only compute give way to those beside them that look at time, as a priority of the system. */
const GIVING_WAY = 10;
/** How far those do that only read the sources: beside them the page is asked whether its cards move in time. */
const GIVING_WAY_MOST = 19;

/** A small size of each long campaign, the longest first. */
const CAMPAIGNS = [
  ['faults', '--faults=11', '--tables=8'],
  ['leak', '--deals=10', '--moves=15', '--stride=4', '--plans=4', '--pauses=4'],
  ['fuzz', '--frames=8000', '--requests=1600'],
  ['kill', '--kills=4', '--tables=6'],
  [
    'abuse',
    '--kind=together',
    '--tables=7',
    '--rate=14',
    '--seconds=4',
    '--attackers=1',
    '--attack-rate=250',
  ],
  ['load', '--tables=20', '--calm=5', '--rate=100', '--seconds=5', '--storm'],
  ['race', '--rounds=2000', '--commands=400'],
  ['wire', '--games=1'],
];

/** What the tests look at where the run is thorough; whatever is set already stays. */
const THOROUGH = { THOROUGH: 'yes', CONTRACT_GAMES: '25', CORE_GAMES: '2000' };

/** What a change calls for, where only that is run. */
let chosen;

const IN_TERMINAL = process.stdout.isTTY === true;
// Every command inherits it, with what is found on the way, such as the browser.
if (!IN_TERMINAL) process.env.NO_COLOR = '1';
/** Where every command runs. */
const SPAWN_OPTIONS = { cwd: ROOT };
const TSC = 'typescript-native/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';
const KNIP = 'knip/bin/knip.js';
const VITEST = 'vitest/vitest.mjs';

await main();

async function main() {
  const suites = chosenSuites();
  if (!installIfNeeded()) {
    console.log('The dependencies could not be installed.\n0 passed, 1 failed');
    process.exit(1);
  }
  const results = await withPackages(suites, async () => {
    const all = [];
    for (const group of GROUPS) all.push(...(await runGroup(group.filter((name) => suites.includes(name)))));
    return all;
  });
  console.log('\nSummary');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${name.padEnd(10)}${passed} passed, ${failed} failed${notRun} (${seconds.toFixed(1)} s)`);
  }
  const failed = sum(results, 'failed');
  console.log(`${sum(results, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function chosenSuites() {
  const names = Object.keys(SUITES);
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: names.join() },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      thorough: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP.replace('SUITES', names.join(', ')));
    process.exit(0);
  }
  const only = values.only.split(',');
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
    process.exit(1);
  }
  if (values.thorough) Object.assign(process.env, { ...THOROUGH, ...process.env });
  if (!values.changed && values.since === undefined) return only;
  const changed = changedFiles(values.since);
  chosen = chooseTests(
    changed,
    importsOf(allFiles()),
    CAMPAIGNS.map(([name]) => name),
  );
  const { tests, leftOut, browser } = chosen;
  const more = leftOut === 0 ? '' : `; ${leftOut} more depend on them and are left to the whole run`;
  console.log(
    `${changed.length} files changed: ${tests.length} test files and ${browser.length} browser files${more}`,
  );
  return only.filter((name) => isCalledFor(name));
}

function isCalledFor(name) {
  const called = {
    tests: chosen.tests.length > 0,
    campaigns: chosen.campaigns.length > 0,
    python: chosen.python,
    browser: chosen.browser.length > 0,
  };
  return called[name] ?? true;
}

/** Tests find what they import of most packages compiled (COMPILED_PACKAGES): read by vitest it is slow to come, and to run. */
async function withPackages(suites, run) {
  if (!suites.includes('tests') && !suites.includes('browser')) return run();
  // Its compiler may have to be installed first.
  const { compilePackages } = await import('./compile-for-tests.mjs');
  const folder = await compilePackages();
  process.env.COMPILED_PACKAGES = folder;
  try {
    return await run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For vitest: the files of a suite that a change calls for, of which a project may have none. */
function filesOf(suite) {
  return chosen === undefined ? [] : ['--passWithNoTests', ...chosen[suite]];
}

/** What the first suite says is shown at once, what the others say when all have ended. */
async function runGroup([first, ...others]) {
  if (first === undefined) return [];
  const said = others.map(() => []);
  const results = await Promise.all([
    runSuite(first, (bytes) => process.stdout.write(bytes)),
    ...others.map((name, i) => runSuite(name, (bytes) => said[i].push(bytes))),
  ]);
  for (const bytes of said.flat()) process.stdout.write(bytes);
  return results;
}

async function runSuite(name, say) {
  say(`\n== ${name}\n`);
  const start = performance.now();
  const counts = await countsOf(() => SUITES[name](say));
  return { name, skipped: 0, ...counts, seconds: (performance.now() - start) / 1000 };
}

/** A suite that cannot be run is one failure. */
async function countsOf(suite) {
  try {
    return await suite();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** One test that passes when every command does. */
async function allOrNothing(say, ...commands) {
  let failed = 0;
  for (const command of commands) if (!(await runQuietly(command, say, {}, GIVING_WAY_MOST))) failed++;
  return failed === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Bundled first, since to read them and the threads they start from source takes longer than some of them do. */
async function campaigns(say) {
  const called = CAMPAIGNS.filter(([name]) => chosen?.campaigns.includes(name) ?? true);
  // Its bundler may have to be installed first.
  const { bundleCampaigns } = await import('./bundle-for-tests.mjs');
  const folder = await bundleCampaigns(called.map(([name]) => name));
  try {
    const commands = called.map(([name, ...args]) => [join(folder, `${name}.mjs`), ...args]);
    return await each(say, commands, { WORKER_BUNDLES: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test for each command. They wait a lot, so that three run side by side; what each says is shown when it has ended. */
async function each(say, commands, settings) {
  const left = [...commands];
  let failed = 0;
  const work = async () => {
    for (let command = left.shift(); command !== undefined; command = left.shift()) {
      if (!(await runQuietly(command, say, settings))) failed++;
    }
  };
  await Promise.all([work(), work(), work()]);
  return { passed: commands.length - failed, failed };
}

/** Runs a script of an installed package, or the file that is named in full; a crash is a failure. */
function run([script, ...args], priority = 0) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [pathOf(script), ...args], { ...SPAWN_OPTIONS, stdio: 'inherit' });
    giveWay(child, priority);
    child.on('error', (error) => console.error(error));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The same; what it writes comes at the end, in one piece. `settings` are environment variables of its own. */
function runQuietly([script, ...args], say, settings = {}, priority = 0) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [pathOf(script), ...args], {
      ...SPAWN_OPTIONS,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    giveWay(child, priority);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    child.on('error', (error) => said.push(String(error)));
    child.on('close', (code) => {
      for (const bytes of said) say(bytes);
      resolve(code === 0);
    });
  });
}

function giveWay({ pid }, priority) {
  if (priority !== 0 && pid !== undefined) setPriority(pid, priority);
}

function pathOf(script) {
  return resolve(ROOT, 'node_modules', script);
}

/** The tsconfig files that hold source: the root's and every package's. */
function typeScriptProjects() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name));
  return ['.', 'site', ...packages].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig(\.test)?\.json$/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** The Python package, with the command line as it is published. */
async function unittests(say) {
  const python = findPython();
  if (python === undefined) return { passed: 0, failed: 1 };
  const folder = mkdtempSync(join(tmpdir(), 'samsara-python-'));
  try {
    if (!(await runQuietly([join('..', 'scripts/bundle-cli.mjs'), folder], say)))
      return { passed: 0, failed: 1 };
    const command = [process.execPath, join(folder, 'samsara.js')].map((word) => `'${word}'`).join(' ');
    const env = { ...process.env, SAMSARA_COMMAND: command, PYTHONDONTWRITEBYTECODE: '1' };
    const args = ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'];
    const { text, code } = await output(python, args, { cwd: join(ROOT, 'python'), env });
    say(text);
    return countUnittests(text, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `Ran 18 tests in 4.2s`, and `FAILED (failures=1, errors=1, skipped=2)` if not all went well. */
function countUnittests(text, code) {
  const number = (pattern) => Number(text.match(pattern)?.[1] ?? 0);
  const failed = number(/failures=(\d+)/) + number(/errors=(\d+)/);
  const skipped = number(/skipped=(\d+)/);
  const passed = Math.max(0, number(/^Ran (\d+) tests? in/m) - failed - skipped);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, skipped };
}

/** What a program writes, and how it ends. */
function output(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (said) => {
        text += said;
      });
    child.on('error', (error) => resolve({ text: String(error), code: 1 }));
    child.on('close', (code) => resolve({ text, code }));
  });
}

/** `by` runs a command and says whether all went well. */
async function vitest(by, ...chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // This loader writes nothing into the checkout, which may belong to somebody else.
    const wentWell = await by([VITEST, 'run', '--configLoader=runner', ...chosen, ...reporters]);
    return countTests(JSON.parse(readFileSync(report, 'utf8')), wentWell);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(report, wentWell) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    // Errors outside of any test, such as an unhandled rejection, show in the exit code alone.
    failed: failed === 0 && !wentWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function together(counts) {
  return { passed: sum(counts, 'passed'), failed: sum(counts, 'failed'), skipped: sum(counts, 'skipped') };
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
