import { sounding } from './sounds.ts';

/** Five tones that go with each other in any order, and the chords they lie on, in hertz. */
const TONES = [293.7, 329.6, 392, 440, 493.9];
const CHORDS = [
  [98, 146.8, 246.9],
  [82.4, 123.5, 196],
  [110, 164.8, 246.9],
  [110, 146.8, 220],
];
const BAR_MS = 4000;
const TONES_IN_A_BAR = 3;
const LOUDEST = 0.02;
const SILENT = 0.0001;

/** Plays softly until it is stopped; each bar is made up anew. It is silent while nobody looks. */
export function startMusic(chance: () => number = Math.random): () => void {
  let bar = 0;
  const playBar = () => {
    if (document.hidden) return;
    void sounding((audio, { input }) => {
      for (const tone of tonesOfBar(bar++, chance)) playSoftly(audio, input, tone);
    });
  };
  playBar();
  const timer = setInterval(playBar, BAR_MS);
  return () => clearInterval(timer);
}

interface Tone {
  readonly hz: number;
  /** Seconds after the beginning of the bar, and length. */
  readonly at: number;
  readonly s: number;
}

/** A chord as long as the bar and a bit longer, and some tones above it. */
export function tonesOfBar(bar: number, chance: () => number): readonly Tone[] {
  const s = BAR_MS / 1000;
  const chord = CHORDS[bar % CHORDS.length].map((hz) => ({ hz, at: 0, s: s * 1.4 }));
  const above = Array.from({ length: TONES_IN_A_BAR }, (_, place) => ({
    hz: TONES[Math.floor(chance() * TONES.length)],
    at: (place * s) / TONES_IN_A_BAR,
    s: s / 2,
  }));
  return [...chord, ...above];
}

function playSoftly(audio: AudioContext, out: AudioNode, { hz, at, s }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(LOUDEST, start + s / 3);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + s);
  tone.connect(volume).connect(out);
  tone.start(start);
  tone.stop(start + s);
}
