import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { DESKTOP, type Visitor } from './driving/visit.ts';

const PRESSES = 10;
/** Some flights are skipped by the next press: then more is played. */
const LANDINGS = 3;
const ROUNDS = 6;
const LONGEST_MS = 2600;
const AT_ONCE_MS = 60;
/** While four voices sound that mean more, a card makes no sound. */
const MOST_VOICES = 4;
/** Sounds are ordered so long before they are due. */
const ORDERED_MS = 150;
/** What a busy machine draws this late says nothing about the page. */
const LATE_MS = 60;

/** What the page animated and let sound, in its own time. */
interface Noted {
  /** Properties of everything that script animated; the three parts of a transform count as one. */
  readonly properties: readonly string[];
  /** What script animated and the browser's compositor refuses, so that the page itself must draw it in every frame. */
  readonly refused: readonly string[];
  /** What moved by styles or script while somebody looked, and on which element: `translate of .pile`. */
  readonly running: readonly string[];
  /** When the last of each card's frames ends, after the beginning of its step. */
  readonly ends: readonly number[];
  readonly landings: readonly number[];
  readonly sounds: readonly number[];
  /** All that sounded as one, from when it was ordered; a bell does not make way for a card. */
  readonly voices: readonly { readonly from: number; readonly to: number; readonly isBell: boolean }[];
  readonly frames: readonly number[];
  /** When the device of sounds was woken, from its rest on until it could sound. */
  readonly woken: readonly { readonly from: number; readonly to: number }[];
  /** What was read over the table first, how much of the hand was seen then, and the most cards on their way at once. */
  readonly title: string | null;
  readonly handAtTitle: number | null;
  readonly flying: number;
}

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

  test('are dealt when a game begins: title, cards round the table, the hand at last', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'full' } }, async ({ page, context }) => {
      await context.addInitScript(WATCH);
      await page.goto('/play/karma');
      await page.locator('.hand .card.is-playable').first().waitFor();
      const { title, flying, handAtTitle, ends } = await notedIn(page);
      expect(title).toBe('Karma');
      // Four seats get hidden cards and a hand each.
      expect(flying).toBeGreaterThanOrEqual(8);
      expect(handAtTitle).toBe(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST_MS + 1);
    });
  });

  test('that are dealt lie at once for whoever taps', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'full' } }, async ({ page, context }) => {
      await context.addInitScript(WATCH);
      await page.goto('/play/karma');
      await page.locator('.flying').first().waitFor({ state: 'attached' });
      await page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 3);
      await page.locator('.hand .card.is-playable').first().waitFor();
      await expect.poll(() => page.locator('.flight-layer, .fx-title').count()).toBe(0);
      const { landings, flying } = await notedIn(page);
      expect(landings.length).toBeLessThan(flying);
    });
  });

  test('are dealt by a fade where less motion is wanted, and not at all where nothing shall move', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'reduced' } }, async ({ page, context }) => {
      await context.addInitScript(WATCH);
      await page.goto('/play/stop');
      await page.locator('.fx-title').waitFor();
      await page.locator('.flight-layer').waitFor({ state: 'detached' });
      const { properties, running } = await notedIn(page);
      expect(properties).toEqual(['opacity']);
      expect(running.filter((moved) => MOVES.test(moved))).toEqual([]);
    });
    await withVisitor({ settings: { speed: 0 } }, async ({ page, context }) => {
      await context.addInitScript(WATCH);
      await page.goto('/play/mieses-karma');
      await page.locator('.hand .card').first().waitFor();
      expect((await notedIn(page)).ends).toEqual([]);
    });
  });

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

async function watched(visitor: Visitor, game: string): Promise<Noted> {
  const { context, page } = visitor;
  await context.addInitScript(WATCH);
  await page.goto(`/play/${game}`);
  await page.locator('.hand .card').first().waitFor();
  await page.mouse.click(DESKTOP.width / 2, DESKTOP.height - 4);
  for (let round = 1; ; round++) {
    await play(visitor, { presses: PRESSES });
    await page.locator('.flight-layer').waitFor({ state: 'detached' });
    const noted = await notedIn(page);
    if (noted.landings.length > LANDINGS || round === ROUNDS) return noted;
  }
}

function notedIn(page: Page): Promise<Noted> {
  return page.evaluate(`({
    ...noted,
    properties: [...noted.properties].sort(),
    refused: [...noted.refused].sort(),
    running: [...noted.running].sort(),
  })`);
}

/** A text, as no loader may add to it. */
const WATCH = `
  const noted = { properties: new Set(), refused: new Set(), running: new Set(), ends: [], landings: [], sounds: [], voices: [], frames: [], woken: [], title: null, handAtTitle: null, flying: 0 };
  window.noted = noted;
  const named = (animation) => animation.effect.getKeyframes().flatMap((frame) =>
    Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)));
  const skipped = new Set();
  const { finish } = Animation.prototype;
  Animation.prototype.finish = function () {
    skipped.add(this);
    return finish.call(this);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const kinds = (one) => new Set(named(one).map((property) => property.replace(/^(translate|rotate|scale)$/, 'transform')));
    for (const property of kinds(animation)) {
      noted.properties.add(property);
      const others = this.getAnimations().filter((other) => other !== animation && other.playState === 'running' && kinds(other).has(property));
      const where = property + ' of .' + [...this.classList].join('.');
      if (this.closest('.flight-layer') && others.length > 0) noted.refused.add('a second ' + where);
      if (animation.effect.composite !== 'replace') noted.refused.add('added ' + where);
    }
    const { delay, duration } = animation.effect.getTiming();
    if (this.closest?.('.flight-layer')) noted.ends.push(delay + duration);
    // What takes a moment only hides a card that has landed.
    if (this.classList.contains('flying') && duration > 1) {
      animation.ready.then(() => {
        const landing = animation.startTime + delay + duration;
        animation.finished.then(() => {
          if (!skipped.has(animation)) noted.landings.push(landing);
        });
      });
    }
    return animation;
  };
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = async function () {
    const span = { from: performance.now(), to: Infinity };
    noted.woken.push(span);
    await resume.call(this);
    span.to = performance.now();
  };
  const Panner = StereoPannerNode;
  window.StereoPannerNode = class extends Panner {
    constructor(...given) {
      super(...given);
      noted.voices.push({ from: performance.now(), to: 0, isBell: null });
    }
  };
  const due = (node, when) => performance.now() + Math.max(0, when - node.context.currentTime) * 1000;
  for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = Source.prototype;
    const { stop } = Source.prototype;
    Source.prototype.start = function (when = 0, ...rest) {
      const voice = noted.voices.at(-1);
      if (voice) voice.isBell ??= Source === OscillatorNode;
      if (Source === AudioBufferSourceNode) noted.sounds.push(due(this, when));
      return start.call(this, when, ...rest);
    };
    Source.prototype.stop = function (when = 0) {
      const voice = noted.voices.at(-1);
      if (voice) voice.to = Math.max(voice.to, due(this, when));
      return stop.call(this, when);
    };
  }
  const look = () => {
    noted.frames.push(performance.now());
    noted.flying = Math.max(noted.flying, document.querySelectorAll('.flying').length);
    const title = document.querySelector('.fx-title');
    if (title && noted.title === null) {
      noted.title = title.textContent;
      noted.handAtTitle = Number(getComputedStyle(document.querySelector('.hand li')).opacity);
    }
    for (const animation of document.getAnimations())
      for (const property of named(animation))
        noted.running.add(property + ' of .' + [...animation.effect.target.classList].join('.'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
