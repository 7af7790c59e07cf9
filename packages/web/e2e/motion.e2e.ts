import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { withVisitor } from './browser.ts';
import { LANDINGS, LONGEST_MS, type Noted, watched } from './driving/watching.ts';

const AT_ONCE_MS = 60;
/** While four voices sound that mean more, a card makes no sound. */
const MOST_VOICES = 4;
/** Sounds are ordered so long before they are due. */
const ORDERED_MS = 150;
/** What a busy machine draws this late says nothing about the page. */
const LATE_MS = 60;

describe('cards that travel', () => {
  test.each(GAME_IDS)(
    'in %s only transform and opacity are animated, no step takes longer than it may, and a card is heard as it lands',
    async (game) => {
      await withVisitor({ settings: { speed: 1, motion: 'full', moveSounds: true } }, async (visitor) => {
        const noted = await watched(visitor, game);
        expect(noted.landings.length).toBeGreaterThan(LANDINGS);
        expect(noted.properties).toEqual(['opacity', 'transform']);
        expect(noted.refused).toEqual([]);
        expect(Math.round(Math.max(...noted.ends))).toBeLessThanOrEqual(LONGEST_MS + 1);
        const due = noted.landings.filter(
          (landing) => isOnTime(noted.frames, landing) && isAwake(noted, landing) && isHeard(noted, landing),
        );
        const unheard = due.filter(
          (landing) => !noted.sounds.some((sound) => Math.abs(sound - landing) <= AT_ONCE_MS),
        );
        expect(unheard).toEqual([]);
        expect(noted.sounds.length).toBeGreaterThan(noted.landings.length / 2);
      });
    },
  );
});

/** Is there a voice left for a card that lands now? */
function isHeard({ voices }: Noted, landing: number): boolean {
  const bells = voices.filter(
    ({ from, to, isBell }) => isBell && from <= landing && to >= landing - ORDERED_MS,
  );
  return bells.length < MOST_VOICES;
}

/** Had the device time to wake? A busy machine takes longer than the sound is ordered before it is due. */
function isAwake({ woken }: Noted, landing: number): boolean {
  return woken.every(({ from, to }) => landing < from || landing > to);
}

/** Did frames come as they should before and around this moment? */
function isOnTime(frames: readonly number[], moment: number): boolean {
  const near = frames.filter((frame) => frame > moment - 300 && frame < moment + 100);
  return near.length > 1 && near.every((frame, i) => i === 0 || frame - near[i - 1] < LATE_MS);
}
