// Runs in a browser: renders every sound to samples, as nobody listens to a test.
import { makeChain } from '../../src/sound/chain.ts';
import { isFoley, type Part, RECIPES, type Sound, scaled } from '../../src/sound/recipes.ts';
import { spectrum } from './spectrum.ts';

const RATE = 44_100;
const SECONDS = 2.9;
/** The room stands for a moment before anything sounds. */
const QUIET_MS = 200;
/** What is softer than this is over. */
const HEARD = 0.001;

/** Noise is another one each time: where it is strongest is seen in several. */
const TIMES_OF_NOISE = 6;

/** What can be measured of a sound. */
export interface Heard {
  /** Loudest sample, in dB below full scale. */
  readonly peak: number;
  /** Milliseconds until it can no longer be heard. */
  readonly ms: number;
  /** The strongest frequency, and where the middle of its energy lies, in hertz. */
  readonly strongest: number;
  readonly middle: number;
  /** The mean of all samples. */
  readonly offset: number;
  /** How much louder the left side is, in dB. */
  readonly left: number;
}

/** Renders each sound, and the four loudest at the same moment. */
async function listen() {
  const sounds: Record<string, Heard> = {};
  for (const sound of Object.keys(RECIPES) as Sound[]) sounds[sound] = await hear([RECIPES[sound]]);
  const loudest = (Object.keys(sounds) as Sound[])
    .sort((a, b) => sounds[b].peak - sounds[a].peak)
    .slice(0, 4);
  return {
    sounds: sounds as Record<Sound, Heard>,
    together: await hear(loudest.map((sound) => RECIPES[sound])),
    farLeft: await hear([RECIPES.attack], -1),
  };
}

async function hear(recipes: readonly (readonly Part[])[], x = 0): Promise<Heard> {
  const { left, right } = await render(recipes, x);
  const times = [left];
  while (recipes.some(isFoley) && times.length < TIMES_OF_NOISE) times.push((await render(recipes, x)).left);
  const { strongest, middle } = spectrum(times, RATE);
  return {
    peak: decibels(Math.max(peakOf(left), peakOf(right))),
    ms: ((left.findLastIndex((sample) => Math.abs(sample) > HEARD) + 1) / RATE) * 1000 - QUIET_MS,
    strongest,
    middle,
    offset: left.reduce((sum, sample) => sum + sample, 0) / left.length,
    left: decibels(peakOf(left) / peakOf(right)),
  };
}

async function render(
  recipes: readonly (readonly Part[])[],
  x: number,
): Promise<{ left: Float32Array; right: Float32Array }> {
  const context = new OfflineAudioContext(2, RATE * SECONDS, RATE);
  const chain = makeChain(context);
  for (const parts of recipes) chain.play(scaled(parts, 1, QUIET_MS), { x });
  const rendered = await context.startRendering();
  return { left: rendered.getChannelData(0), right: rendered.getChannelData(1) };
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function decibels(ratio: number): number {
  return 20 * Math.log10(ratio);
}

Object.assign(globalThis, { listen });

export type Listened = Awaited<ReturnType<typeof listen>>;
