import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sound } from '../src/sound/recipes.ts';
import { sharedBrowser } from './browser.ts';
import type { Listened } from './listening/listen.ts';
import { spectrum } from './listening/spectrum.ts';

/** Peaks after the compressor, and what is so soft that nobody would notice it, in dB. */
const LOUDEST = -6;
const SOFTEST = -45;
/** How long the room sounds on. */
const ROOM_MS = 350;

/**
 * What each recipe must sound like: between which frequencies it is strongest, and how long it lasts, in hertz and milliseconds.
 * A tone lies within 2 % of its pitch or between the ends of its glide, noise within its band: f / (1 + 1/Q) to f * (1 + 1/Q).
 */
const EXPECTED: Readonly<Record<Sound, readonly [from: number, to: number, ms: number]>> = {
  pick: [1600, 6400, 22],
  'put-back': [1100, 4400, 22],
  leave: [340, 6400, 140],
  land: [65, 155, 70],
  draw: [1230, 7200, 100],
  'turn-over': [620, 7200, 326],
  shuffle: [65, 155, 510],
  take: [65, 4800, 420],
  burn: [768, 800, 700],
  turn: [575, 898, 630],
  'turn-of-others': [270, 625, 50],
  attack: [59, 184, 260],
  theft: [430, 7200, 200],
  shield: [968, 1008, 260],
  refused: [96, 133, 210],
  gain: [575, 599, 220],
  rise: [384, 800, 960],
  death: [96, 200, 1400],
  foursome: [575, 800, 560],
  achtung: [862, 898, 280],
  stop: [768, 1008, 540],
  'last-card': [1151, 1199, 740],
  hurry: [300, 800, 24],
  said: [647, 898, 70],
  came: [384, 599, 500],
  win: [384, 1008, 1800],
  lose: [96, 449, 1600],
  over: [384, 599, 750],
  water: [880, 1430, 60],
  road: [110, 440, 40],
  temple: [192, 200, 300],
  grass: [1500, 13500, 60],
};

let listened: Listened;
let leave: () => Promise<void>;

beforeAll(async () => {
  const entryPoints = [fileURLToPath(new URL('./listening/listen.ts', import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife' });
  const page = await (await sharedBrowser()).newPage();
  leave = () => page.close();
  await page.evaluate(outputFiles[0].text);
  listened = await page.evaluate('listen()');
});

afterAll(() => leave());

describe.each(Object.entries(EXPECTED))('%s', (name, [from, to, lasts]) => {
  const heard = () => listened.sounds[name as Sound];

  test('is heard and stays below the level of all', () => {
    expect(heard().peak).toBeLessThanOrEqual(LOUDEST);
    expect(heard().peak).toBeGreaterThan(SOFTEST);
    expect(Math.abs(heard().offset)).toBeLessThan(0.001);
  });

  test('has the pitch of its recipe', () => {
    expect(heard().strongest).toBeGreaterThanOrEqual(from);
    expect(heard().strongest).toBeLessThanOrEqual(to);
  });

  test('dies away within its time', () => {
    expect(heard().ms).toBeGreaterThan(lasts * 0.3);
    expect(heard().ms).toBeLessThan(lasts + ROOM_MS);
  });
});

test('four voices at once do not clip', () => {
  expect(listened.together.peak).toBeLessThan(0);
});

test('what happens at the left edge is heard from there, at the same level', () => {
  expect(listened.farLeft.left).toBeGreaterThan(6);
  expect(listened.farLeft.peak).toBeLessThanOrEqual(LOUDEST);
});

test('the measure itself finds the pitch of a tone, and the middle of two that are equally loud', () => {
  const RATE = 8192;
  const tone = (hz: number, i: number) => Math.sin((2 * Math.PI * hz * i) / RATE);
  const one = Float32Array.from({ length: RATE }, (_, i) => tone(440, i));
  expect(spectrum([one], RATE).strongest).toBe(440);
  const two = Float32Array.from({ length: RATE }, (_, i) => tone(400, i) + tone(800, i));
  expect(spectrum([two], RATE).middle).toBeCloseTo(600, 0);
});
