import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { DESKTOP, type Visitor } from './driving/visit.ts';

const PRESSES = 10;
/** Some flights are skipped by the next press. */
const LANDINGS = 3;
const LONGEST_MS = 2600;
const AT_ONCE_MS = 60;
/** A card in a crowd of sounds may go unheard. */
const MOST = 0.8;
/** What a busy machine draws this late says nothing about the page. */
const LATE_MS = 60;

/** What the page animated and let sound, in its own time. */
interface Noted {
  /** Properties of everything that script animated. */
  readonly properties: readonly string[];
  /** What moved by styles or script while somebody looked, and on which element: `translate of .pile`. */
  readonly running: readonly string[];
  /** When the last of each card's frames ends, after the beginning of its step. */
  readonly ends: readonly number[];
  readonly landings: readonly number[];
  readonly sounds: readonly number[];
  readonly frames: readonly number[];
}

describe('cards that travel', () => {
  test.each(GAME_IDS)(
    'in %s only transform and opacity are animated, no step takes longer than it may, and a card is heard as it lands',
    async (game) => {
      await withVisitor({ settings: { speed: 1, motion: 'full', moveSounds: true } }, async (visitor) => {
        const noted = await watched(visitor, game);
        expect(noted.landings.length).toBeGreaterThan(LANDINGS);
        expect(noted.properties).toEqual(['opacity', 'transform']);
        expect(Math.max(...noted.ends)).toBeLessThanOrEqual(LONGEST_MS + 1);
        const onTime = noted.landings.filter((landing) => isOnTime(noted.frames, landing));
        const heard = onTime.filter((landing) =>
          noted.sounds.some((sound) => Math.abs(sound - landing) <= AT_ONCE_MS),
        );
        expect(heard.length).toBeGreaterThanOrEqual(onTime.length * MOST);
        expect(noted.sounds.length).toBeGreaterThan(noted.landings.length / 2);
      });
    },
  );

  test('come up where they land, where less motion is wanted: nothing is moved', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'reduced' } }, async (visitor) => {
      const noted = await watched(visitor, 'karma');
      expect(noted.landings.length).toBeGreaterThan(LANDINGS);
      expect(noted.properties).toEqual(['opacity']);
      expect(noted.running.filter((moved) => MOVES.test(moved))).toEqual([]);
    });
  });
});

const MOVES = /^(transform|translate|rotate|scale) /;

/** Did frames come as they should before and around this moment? */
function isOnTime(frames: readonly number[], moment: number): boolean {
  const near = frames.filter((frame) => frame > moment - 300 && frame < moment + 100);
  return near.length > 1 && near.every((frame, i) => i === 0 || frame - near[i - 1] < LATE_MS);
}

async function watched(visitor: Visitor, game: string): Promise<Noted> {
  const { context, page } = visitor;
  await context.addInitScript(WATCH);
  await page.goto(`/play/${game}`);
  await page.locator('.hand .card').first().waitFor();
  await page.mouse.click(DESKTOP.width / 2, DESKTOP.height - 4);
  await play(visitor, { presses: PRESSES });
  await page.locator('.flight-layer').waitFor({ state: 'detached' });
  return notedIn(page);
}

function notedIn(page: Page): Promise<Noted> {
  return page.evaluate(`({
    ...noted,
    properties: [...noted.properties].sort(),
    running: [...noted.running].sort(),
  })`);
}

/** A text, as no loader may add to it. */
const WATCH = `
  const noted = { properties: new Set(), running: new Set(), ends: [], landings: [], sounds: [], frames: [] };
  window.noted = noted;
  const named = (animation) => animation.effect.getKeyframes().flatMap((frame) =>
    Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)));
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    // A clock that is drawn runs out in its own way.
    if (this instanceof HTMLElement) for (const property of named(animation)) noted.properties.add(property);
    const { delay, duration } = animation.effect.getTiming();
    if (this.closest?.('.flight-layer')) noted.ends.push(delay + duration);
    if (this.classList.contains('flying')) {
      animation.ready.then(() => {
        const landing = animation.startTime + delay + duration;
        animation.finished.then(() => {
          if (document.timeline.currentTime >= landing - 1) noted.landings.push(landing);
        });
      });
    }
    return animation;
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    noted.sounds.push(performance.now() + Math.max(0, when - this.context.currentTime) * 1000);
    return start.call(this, when, ...rest);
  };
  const look = () => {
    noted.frames.push(performance.now());
    for (const animation of document.getAnimations())
      for (const property of named(animation))
        noted.running.add(property + ' of .' + [...animation.effect.target.classList].join('.'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
