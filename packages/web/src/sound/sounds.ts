import { settings } from '../settings/settings.ts';

/** Each event has a sound of its own, so that listeners learn the game. */
export type Sound =
  | 'turn'
  | 'play'
  | 'draw'
  | 'take'
  | 'shuffle'
  | 'effect'
  | 'attack'
  | 'call'
  | 'refused'
  | 'said'
  | 'came'
  | 'hurry'
  | 'win'
  | 'lose'
  | 'over';

interface Tone {
  readonly hz: number;
  /** Glides to this pitch. */
  readonly to?: number;
  /** Seconds after the beginning, and length. */
  readonly at?: number;
  readonly s: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { hz: 523, s: 0.16 },
    { hz: 784, at: 0.12, s: 0.26 },
  ],
  play: [{ hz: 220, to: 150, s: 0.07, wave: 'triangle', loud: 0.5 }],
  draw: [{ hz: 330, to: 420, s: 0.06, wave: 'triangle', loud: 0.35 }],
  take: [
    { hz: 240, to: 120, s: 0.22, wave: 'triangle', loud: 0.5 },
    { hz: 180, to: 90, at: 0.08, s: 0.22, wave: 'triangle', loud: 0.4 },
  ],
  shuffle: [0, 0.05, 0.1, 0.15].map((at) => ({ hz: 300, to: 200, at, s: 0.04, wave: 'triangle', loud: 0.3 })),
  effect: [
    { hz: 660, s: 0.1 },
    { hz: 880, at: 0.08, s: 0.12 },
    { hz: 1100, at: 0.16, s: 0.2, loud: 0.5 },
  ],
  attack: [
    { hz: 330, to: 200, s: 0.16, wave: 'sawtooth', loud: 0.25 },
    { hz: 247, to: 150, at: 0.1, s: 0.2, wave: 'sawtooth', loud: 0.25 },
  ],
  call: [
    { hz: 988, s: 0.1, wave: 'square', loud: 0.2 },
    { hz: 988, at: 0.14, s: 0.16, wave: 'square', loud: 0.2 },
  ],
  refused: [{ hz: 160, to: 130, s: 0.14, wave: 'triangle', loud: 0.5 }],
  said: [
    { hz: 698, s: 0.06, loud: 0.5 },
    { hz: 880, at: 0.07, s: 0.1, loud: 0.4 },
  ],
  came: [
    { hz: 392, s: 0.12 },
    { hz: 587, at: 0.1, s: 0.2 },
  ],
  hurry: [
    { hz: 880, s: 0.05, loud: 0.5 },
    { hz: 880, at: 0.12, s: 0.05, loud: 0.5 },
  ],
  win: [523, 659, 784, 1047].map((hz, i) => ({ hz, at: i * 0.12, s: 0.3 })),
  lose: [392, 330, 262].map((hz, i) => ({ hz, at: i * 0.18, s: 0.35, wave: 'triangle' })),
  over: [392, 523].map((hz, i) => ({ hz, at: i * 0.15, s: 0.35 })),
};

/** Longer than any sound or bar of music lasts. */
const REST_AFTER_MS = 8000;
/** What would be heard later than this is not heard at all. */
const LATE_MS = 500;

let audio: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Sound is allowed from the first gesture on; a finger makes one when it is lifted. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void sounding(() => undefined);
}

/** Lets something be heard, once it may. The device rests afterwards: what could sound at any moment empties a battery. */
export async function sounding(play: (audio: AudioContext) => void): Promise<void> {
  const device = audio;
  if (device === undefined) return;
  const asked = performance.now();
  clearTimeout(resting);
  resting = setTimeout(() => void device.suspend(), REST_AFTER_MS);
  if (device.state !== 'running') await device.resume().catch(() => undefined);
  if (device.state === 'running' && performance.now() - asked < LATE_MS) play(device);
}

export function playSound(sound: Sound): void {
  const { turnSound, moveSounds } = settings.value;
  // Whoever looks elsewhere is called to their turn or to who has come, and spared the rest.
  const isCall = sound === 'turn' || sound === 'hurry' || sound === 'came';
  const isWanted = isCall ? turnSound : moveSounds && !document.hidden;
  if (!isWanted) return;
  void sounding((device) => {
    for (const tone of SOUNDS[sound]) playTone(device, tone);
  });
}

const LOUDEST = 0.12;
const SOFT_START = 0.008;
const SILENT = 0.0001;

function playTone(context: AudioContext, { hz, to, at = 0, s, wave = 'sine', loud = 1 }: Tone): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + s);
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(LOUDEST * loud, start + SOFT_START);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + s);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + s);
}
