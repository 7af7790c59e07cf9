import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadScreen } from './index.ts';

const WORKERS = Object.keys(import.meta.glob('../local/entries/*-worker.ts'));
const FOLDERS = Object.keys(import.meta.glob('./*/index.tsx'));

test('the page has a folder for every game of the engine, and no other', () => {
  expect([...GAME_IDS].sort()).toEqual(Object.keys(GAMES).sort());
  expect(FOLDERS).toHaveLength(GAME_IDS.length);
});

describe.each(GAME_IDS)('%s', (id) => {
  test('is drawn by its own folder', async () => {
    expect((await loadScreen(id)).game.meta.id).toBe(id);
  });

  test('has a worker for tables on this device', () => {
    expect(WORKERS).toContain(`../local/entries/${id}-worker.ts`);
  });
});
