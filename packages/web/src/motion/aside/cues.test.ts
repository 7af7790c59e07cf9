import { expect, test } from 'vitest';
import type { Flight } from '../../contract/board.ts';
import { type Acts, cuesOf, type Staged } from './cues.ts';
import { planStep } from './plan-step.ts';

const play: Flight = { from: 'hand:1', to: 'pile', cards: [3] };
const near = () => 0;

function told(scenes: readonly Staged[], speed = 1, you: number | null = null): string[] {
  const plan = planStep(scenes, speed, near);
  const lines: string[] = [];
  let now = 0;
  const tell = (what: string) => lines.push(`${Math.round(now)} ${what}`);
  const acts: Acts = {
    hear: (sound) => tell(sound),
    see: ({ type }) => tell(`see ${type}`),
    tell: (event) => tell(`tell ${event}`),
    feel: () => tell('feel'),
  };
  for (const { at, run } of cuesOf(scenes, plan, [], you, undefined, acts)) {
    now = at;
    run(0);
  }
  return lines;
}

const staged = (event: string, besides: Partial<Staged> = {}): Staged => ({
  event,
  flights: [play],
  isLoud: false,
  sound: null,
  effects: [],
  ...besides,
});

test('a card is heard 30 ms before it lies', () => {
  expect(told([staged('played')])).toEqual(['0 leave', '250 land']);
});

test('an attack is told, heard and seen when its card lands, not when it leaves', () => {
  const attack = staged('attack', {
    isLoud: true,
    sound: 'attack',
    effects: [
      { type: 'beam', from: 'seat:1', to: 'seat:0', at: 'start' },
      { type: 'shake', zone: 'seat:0', at: 'landing' },
    ],
  });
  expect(told([attack])).toEqual([
    '0 see beam',
    '0 leave',
    '250 attack',
    '250 tell attack',
    '250 land',
    '280 see shake',
  ]);
});

test('what belongs to the way is heard when it begins', () => {
  expect(told([staged('drew', { sound: 'draw' })])).toEqual(['0 draw', '250 land']);
});

test('your own card is felt when it lies', () => {
  expect(told([staged('played')], 1, 1)).toEqual(['0 leave', '250 land', '280 feel']);
  expect(told([staged('played')], 1, 0)).not.toContain('280 feel');
});

test('of a packet one landing is heard', () => {
  const took = staged('took', {
    flights: [{ ...play, cards: [1, 2, 3, 4], manner: 'packet' }],
    sound: 'take',
  });
  expect(told([took]).filter((line) => line.endsWith('land'))).toEqual(['304 land']);
});

test('where nothing moves, each event is told and heard at once, and only once', () => {
  const loud = staged('a', { isLoud: true, sound: 'attack' });
  expect(told([loud, staged('b')], 0)).toEqual(['-30 attack', '-30 tell a', '0 land', '0 land']);
});
