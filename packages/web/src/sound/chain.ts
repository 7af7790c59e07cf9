import { isFoley, type Part, scaled } from './recipes.ts';

/** The way of every sound to the ear: a place in the room, some of the room itself, and a level that is held. */
export interface Chain {
  readonly input: AudioNode;
  play(parts: readonly Part[], manner?: Manner): void;
}

export interface Manner {
  /** From the left (-1) to the right (1) edge of the table. */
  readonly x?: number;
  readonly pitch?: number;
  readonly loud?: number;
  /** Milliseconds until it sounds. */
  readonly waits?: number;
}

const NOISE_S = 0.5;
const ROOM_S = 0.35;
const ROOM_DECAY = 5.5;
const ROOM_SHARE = 0.12;
const WIDEST = 0.6;
/** The compressor makes everything louder; this brings the loudest sound to -6 dB. */
const OUT = 0.9;
/** A band with this share of the whole noise peaks where a tone does. */
const BAND_GAIN = 0.34;
const SILENT = 0.0001;
const MOST_VOICES = 4;
const DROPPED_S = 0.015;

interface Voice {
  readonly volume: GainNode;
  readonly ends: number;
  readonly isFoley: boolean;
}

export function makeChain(context: BaseAudioContext): Chain {
  const noise = noiseOf(context, NOISE_S, 1, () => 1);
  const input = context.createGain();
  const room = context.createConvolver();
  room.buffer = noiseOf(context, ROOM_S, 2, (share) => Math.exp(-ROOM_DECAY * share));
  const share = new GainNode(context, { gain: ROOM_SHARE });
  const level = new DynamicsCompressorNode(context, {
    threshold: -18,
    ratio: 3,
    attack: 0.001,
    release: 0.12,
  });
  const out = new GainNode(context, { gain: OUT });
  input.connect(level).connect(out).connect(context.destination);
  input.connect(room).connect(share).connect(level);
  let voices: Voice[] = [];
  /** Is there room for another voice? The oldest noise makes way. */
  const makeRoom = (forFoley: boolean): boolean => {
    voices = voices.filter(({ ends }) => ends > context.currentTime);
    if (voices.length < MOST_VOICES) return true;
    const dropped = voices.find((voice) => voice.isFoley) ?? (forFoley ? undefined : voices[0]);
    if (dropped === undefined) return false;
    voices = voices.filter((voice) => voice !== dropped);
    dropped.volume.gain.setTargetAtTime(0, context.currentTime, DROPPED_S);
    return true;
  };
  const play = (parts: readonly Part[], { x = 0, pitch = 1, loud = 1, waits = 0 }: Manner = {}) => {
    if (!makeRoom(isFoley(parts))) return;
    const volume = new GainNode(context, { gain: loud });
    volume.connect(new StereoPannerNode(context, { pan: WIDEST * x })).connect(input);
    for (const part of scaled(parts, 1, waits)) playPart(context, noise, part, pitch, volume);
    const ms = waits + Math.max(...parts.map((part) => part.at + part.ms));
    voices.push({ volume, ends: context.currentTime + ms / 1000, isFoley: isFoley(parts) });
  };
  return { input, play };
}

function playPart(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  part: Part,
  pitch: number,
  out: AudioNode,
): void {
  const { hz, to, q, ms, loud, at } = part;
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(
    loud * (q > 0 ? bandGain(context, Math.sqrt(hz * to) / q) : 1),
    start + Math.min(0.004, ms / 8000),
  );
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(out);
  const source =
    q > 0 ? new AudioBufferSourceNode(context, { buffer, loop: true }) : new OscillatorNode(context);
  const glides =
    source instanceof OscillatorNode ? source : new BiquadFilterNode(context, { type: 'bandpass', Q: q });
  glides.frequency.setValueAtTime(hz * pitch, start);
  glides.frequency.exponentialRampToValueAtTime(to * pitch, end);
  if (glides !== source) source.connect(glides);
  glides.connect(volume);
  source.start(start);
  source.stop(end);
}

/** Of noise a narrow band keeps little: this makes a band as loud as a tone would be. */
function bandGain({ sampleRate }: BaseAudioContext, width: number): number {
  return BAND_GAIN * Math.sqrt(sampleRate / width);
}

/** Noise that dies away as `fade` says, from 0 to 1 of its length. */
function noiseOf(
  context: BaseAudioContext,
  seconds: number,
  channels: number,
  fade: (share: number) => number,
): AudioBuffer {
  const length = Math.round(seconds * context.sampleRate);
  const buffer = context.createBuffer(channels, length, context.sampleRate);
  for (let channel = 0; channel < channels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * fade(i / length);
  }
  return buffer;
}
