import { type Settings, settings } from '../settings/settings.ts';
import { type Chain, makeChain } from './chain.ts';
import { isFoley, RECIPES, type Sound, STEPS } from './recipes.ts';

export type { Sound } from './recipes.ts';

/** Longer than any sound or bar of music lasts. */
const REST_AFTER_MS = 8000;
/** What would be heard later than this is not heard at all. */
const LATE_MS = 500;

let device: { readonly audio: AudioContext; readonly chain: Chain } | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Sound is allowed from the first gesture on; a finger makes one when it is lifted. */
export function allowSound(): void {
  if (device === undefined) settings.subscribe(openIfWanted);
  void sounding(() => undefined);
}

/** Whoever wants to hear nothing has no device opened until they switch something on, which is a gesture too. */
function openIfWanted({ turnSound, moveSounds, music }: Settings): void {
  if (device !== undefined || !(turnSound || moveSounds || music)) return;
  const audio = new AudioContext();
  device = { audio, chain: makeChain(audio) };
  void sounding(() => undefined);
}

/**
 * Lets something be heard, once it may; `play` is told how many milliseconds the device took to wake. It rests afterwards: what
 * could sound at any moment empties a battery.
 */
export async function sounding(
  play: (audio: AudioContext, chain: Chain, woke: number) => void,
): Promise<void> {
  if (device === undefined) return;
  const { audio, chain } = device;
  const asked = performance.now();
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), REST_AFTER_MS);
  if (audio.state !== 'running') await audio.resume().catch(() => undefined);
  const woke = performance.now() - asked;
  if (audio.state === 'running' && woke < LATE_MS) play(audio, chain, woke);
}

export interface Hearing {
  /** From the left (-1) to the right (1) edge of the table. */
  readonly x?: number;
  readonly loud?: number;
  /** Which step of a rising row, from 0. */
  readonly step?: number;
  /** Milliseconds until it is due. */
  readonly waits?: number;
  /** What sounds with it, as one. */
  readonly with?: Sound | undefined;
}

export function playSound(
  sound: Sound,
  { x = 0, loud = 1, step = 0, waits = 0, with: besides }: Hearing = {},
): void {
  const { turnSound, moveSounds } = settings.value;
  // Whoever looks elsewhere is called to their turn or to who has come, and spared the rest.
  const isCall = sound === 'turn' || sound === 'hurry' || sound === 'came';
  const isWanted = isCall ? turnSound : moveSounds && !document.hidden;
  if (!isWanted) return;
  const parts = besides === undefined ? RECIPES[sound] : [...RECIPES[sound], ...RECIPES[besides]];
  const varies = isFoley(parts);
  const pitch = varies ? about(0.04) : STEPS[Math.min(step, STEPS.length - 1)];
  const volume = varies ? loud * about(0.1) : loud;
  void sounding((_, chain, woke) =>
    chain.play(parts, { x, pitch, loud: volume, waits: Math.max(0, waits - woke) }),
  );
}

/** No two cards sound alike. */
function about(share: number): number {
  return 1 + (Math.random() * 2 - 1) * share;
}

/** Lets the device be felt, where that is wanted and allowed. */
export function vibrate(pattern: number | number[]): void {
  if (settings.value.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
