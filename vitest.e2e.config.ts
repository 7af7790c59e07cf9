import { defineConfig } from 'vitest/config';

/** The page in a real browser against the real server. Most of the time it waits for the other players. */
export default defineConfig({
  test: {
    globalSetup: 'packages/web/e2e/setup.ts',
    include: ['packages/web/e2e/**/*.e2e.ts'],
    // Whole games by keys alone and the search for violations take long: E2E=all runs them too.
    exclude: process.env.E2E === 'all' ? [] : ['**/keyboard.e2e.ts', '**/accessibility.e2e.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    cache: false,
  },
});
