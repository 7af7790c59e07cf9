import { defineConfig } from 'vitest/config';

/** The page in a real browser against the real server. Most of the time it waits for the other players. */
export default defineConfig({
  test: {
    globalSetup: 'packages/web/e2e/setup.ts',
    include: ['packages/web/e2e/**/*.e2e.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    cache: false,
  },
});
