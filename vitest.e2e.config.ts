import { defineConfig } from 'vitest/config';

/** The page in a real browser against the real server. One after the other: two cores are soon busy. */
export default defineConfig({
  test: {
    globalSetup: 'packages/web/e2e/setup.ts',
    include: ['packages/web/e2e/**/*.e2e.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    cache: false,
  },
});
