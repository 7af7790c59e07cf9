import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { AS_COMPILED, compiledModules } from './scripts/compile-for-tests.mjs';

/** Server and command line start threads and processes. */
const PROGRAMS = ['packages/{server,cli}/src/**/*.test.ts'];

/** The files that take longest, in this order; what begins last should be short. */
const LONG = [
  'checks/from-nothing',
  'checks/packages',
  'contract',
  'store/postgres',
  'start/operator-command',
  'cluster/nodes',
  'tables/over-days',
  'tables/conformance',
  'http/operator',
  'store/embedded',
  'commands/tournament',
  'commands/simulate',
  'http/silence',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Where the packages lie that were compiled for this run; without it all is read from source. */
const { COMPILED_PACKAGES } = process.env;

export default defineConfig({
  plugins: COMPILED_PACKAGES ? [compiledModules(COMPILED_PACKAGES)] : [],
  test: {
    pool: 'forks',
    // No file leaves anything behind for the next one: reading all modules again for each costs more than most tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
    cache: false,
    server: AS_COMPILED,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'others',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PROGRAMS],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: PROGRAMS,
          globalSetup: 'scripts/bundle-for-tests.mjs',
          // Many of them wait a lot.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
