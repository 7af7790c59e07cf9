import { defineConfig } from 'vitest/config';

/** Server and command line start threads and processes. */
const PROGRAMS = ['packages/{server,cli}/src/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    // No file leaves anything behind for the next one: reading all modules again for each costs more than most tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
    cache: false,
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
          // What is bundled already is imported as it is.
          server: { deps: { external: [/\/samsara-bundled-/] } },
          // Many of them wait a lot.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
