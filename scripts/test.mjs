// npm test [-- --only types,lint]: every suite in order. The last line says how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

/** The suites in the order they run. Each gives back how many of its tests passed, failed and were skipped. */
const SUITES = {
  types: () => allOrNothing(...typeScriptProjects().map((project) => [TSC, '--project', project])),
  lint: () => allOrNothing([BIOME, 'ci', '--error-on-warnings', `--colors=${IN_TERMINAL ? 'force' : 'off'}`]),
  knip: () => allOrNothing([KNIP, '--no-progress', '--no-config-hints']),
  tests: () => vitest(),
  campaigns: () =>
    each(CAMPAIGNS.map(([name, ...args]) => [TSX, `packages/server/campaigns/${name}.ts`, ...args])),
  browser: () => (findChromium() ? vitest('--config=vitest.e2e.config.ts') : { passed: 0, failed: 1 }),
};

/** A small size of each long campaign. */
const CAMPAIGNS = [
  ['kill', '--kills=4', '--tables=6'],
  ['leak', '--deals=16', '--moves=15', '--stride=4'],
  ['fuzz', '--frames=12000', '--requests=1500'],
  ['load', '--tables=20', '--rate=100', '--seconds=5', '--storm'],
  ['race', '--rounds=2000', '--commands=400'],
  ['faults', '--faults=11', '--tables=8'],
];

const IN_TERMINAL = process.stdout.isTTY === true;
const TSC = 'typescript-native/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';
const KNIP = 'knip/bin/knip.js';
const VITEST = 'vitest/vitest.mjs';
const TSX = 'tsx/dist/cli.mjs';

main();

function main() {
  const chosen = chosenSuites();
  if (!installIfNeeded()) {
    console.log('The dependencies could not be installed.\n0 passed, 1 failed');
    process.exit(1);
  }
  const results = chosen.map(runSuite);
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
  const { only } = parseArgs({ options: { only: { type: 'string', default: names.join() } } }).values;
  const chosen = only.split(',');
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0) return chosen;
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

function runSuite(name) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = countsOf(SUITES[name]);
  return { name, skipped: 0, ...counts, seconds: (performance.now() - start) / 1000 };
}

/** A suite that cannot be run is one failure. */
function countsOf(suite) {
  try {
    return suite();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** One test that passes when every command does. */
function allOrNothing(...commands) {
  const failed = commands.filter((command) => !run(command)).length;
  return failed === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test for each command. */
function each(commands) {
  const failed = commands.filter((command) => !run(command)).length;
  return { passed: commands.length - failed, failed };
}

/** Runs a script of an installed package; a crash is a failure. */
function run([script, ...args]) {
  const env = IN_TERMINAL ? process.env : { ...process.env, NO_COLOR: '1' };
  const path = join(ROOT, 'node_modules', script);
  return spawnSync(process.execPath, [path, ...args], { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

/** The tsconfig files that hold source: the root's and every package's. */
function typeScriptProjects() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name));
  return ['.', ...packages].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig(\.test)?\.json$/.test(file))
      .map((file) => join(folder, file)),
  );
}

function vitest(...config) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // This loader writes nothing into the checkout, which may belong to somebody else.
    const wentWell = run([VITEST, 'run', '--configLoader=runner', ...config, ...reporters]);
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

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
