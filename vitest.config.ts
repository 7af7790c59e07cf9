import { defineConfig } from 'vitest/config';

const ENGINE = 'packages/engine/src/**/*.test.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // Many tests wait a lot.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // On a busy machine what is waited for may take longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
    cache: false,
    projects: [
      // The engine keeps nothing from one game to the next: its tests need no process of their own each.
      { extends: true, test: { name: 'engine', include: [ENGINE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts'],
          exclude: ['**/node_modules/**', ENGINE],
        },
      },
    ],
  },
});
