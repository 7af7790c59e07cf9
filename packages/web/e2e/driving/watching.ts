import type { Page } from 'playwright-core';
import { play } from './playing.ts';
import { DESKTOP, type Visitor } from './visit.ts';

const PRESSES = 5;
/** Some flights are skipped by the next press: then more is played. */
export const LANDINGS = 3;
const ROUNDS = 12;
/** No step may take longer. */
export const LONGEST_MS = 2600;

/** What the page animated and let sound, in its own time. */
export interface Noted {
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

/** Plays until some cards have landed. */
export async function watched(visitor: Visitor, game: string): Promise<Noted> {
  const { page } = visitor;
  await page.addInitScript(WATCH);
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

export function notedIn(page: Page): Promise<Noted> {
  return page.evaluate(`({
    ...noted,
    properties: [...noted.properties].sort(),
    refused: [...noted.refused].sort(),
    running: [...noted.running].sort(),
  })`);
}

/** From then on all of it is noted. A text, as no loader may add to it. */
export const WATCH = `
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
