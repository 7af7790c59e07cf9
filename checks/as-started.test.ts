import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** All that starts the server for people to play at, and what measures it. */
const STARTERS = [
  'scripts/start.mjs',
  'deploy/Dockerfile',
  'deploy/image/make.mjs',
  'deploy/systemd/samsara.service',
  'packages/server/campaigns/server-process.ts',
];

const settingsIn = (file: string) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return {
    youngGeneration: /--max-semi-space-size=(\d+)/.exec(text)?.[1],
    arenas: /MALLOC_ARENA_MAX(?:=|: ')(\d+)/.exec(text)?.[1],
  };
};

it.each(STARTERS)('gives Node the same memory as all others: %s', (file) => {
  const { youngGeneration, arenas } = settingsIn(file);
  expect(youngGeneration).toBeDefined();
  expect(arenas).toBeDefined();
  expect(settingsIn(file)).toEqual(settingsIn(STARTERS[0]));
});
