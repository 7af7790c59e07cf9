import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
    cache: false,
  },
});
