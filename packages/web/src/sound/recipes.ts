/** Each event has a sound of its own, so that listeners learn the game. */
export type Sound = keyof typeof RECIPES;

/** One piece of a sound: noise in a band, or a tone where `q` is 0. Times in milliseconds. */
export interface Part {
  readonly hz: number;
  /** Glides to this pitch. */
  readonly to: number;
  /** How narrow the band of noise is. */
  readonly q: number;
  readonly ms: number;
  readonly loud: number;
  readonly at: number;
  readonly isBell?: boolean;
}

const noise = (hz: number, q: number, ms: number, loud: number, at = 0, to = hz): Part => ({
  hz,
  to,
  q,
  ms,
  loud,
  at,
});

const sine = (hz: number, to: number, ms: number, loud: number, at = 0): Part =>
  noise(hz, 0, ms, loud, at, to);

/** Partials of a small bell: share of pitch, of loudness, of length. */
const PARTIALS = [
  [1, 1, 1],
  [2.76, 0.4, 0.5],
  [5.4, 0.15, 0.25],
];

const bell = (hz: number, ms: number, loud: number, at = 0, to = hz): Part[] =>
  PARTIALS.map(([pitch, share, length]) => ({
    ...sine(hz * pitch, to * pitch, ms * length, loud * share, at),
    isBell: true,
  }));

/** Bells one after another: pitch and when. */
const bells = (ms: number, loud: number, ...tones: readonly (readonly [hz: number, at: number])[]): Part[] =>
  tones.flatMap(([hz, at]) => bell(hz, ms, loud, at));

const times = <Made>(count: number, make: (i: number) => Made): Made[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const scaled = (parts: readonly Part[], loud: number, at = 0): Part[] =>
  parts.map((part) => ({ ...part, loud: part.loud * loud, at: part.at + at }));

const LAND = [noise(1700, 0.7, 34, 0.22), sine(150, 70, 70, 0.3)];

/** Foley is filtered noise, bells are sines; whatever has a pitch is of G pentatonic, as the music is. */
export const RECIPES = {
  pick: [noise(3200, 1, 22, 0.1)],
  'put-back': [noise(2200, 1, 22, 0.08)],
  leave: [noise(900, 0.6, 140, 0.06, 0, 2400)],
  land: LAND,
  draw: [noise(2600, 0.9, 70, 0.12), noise(3400, 0.9, 40, 0.08, 60)],
  'turn-over': [noise(1400, 0.8, 110, 0.12, 0, 3200), noise(1900, 0.8, 26, 0.16, 300)],
  shuffle: [...times(9, (i) => noise(1900 + ((i * 311) % 700), 1, 24, 0.1, i * 47)), ...scaled(LAND, 1, 440)],
  take: [noise(700, 0.6, 420, 0.16, 0, 1800), ...times(6, (i) => scaled(LAND, 0.3, i * 45)).flat()],
  burn: [...bell(784, 700, 0.08), noise(600, 0.5, 620, 0.14, 0, 4200)],
  turn: [...bell(587, 380, 0.16), ...bell(880, 520, 0.14, 110)],
  'turn-of-others': [sine(294, 280, 50, 0.05), noise(500, 4, 30, 0.12)],
  attack: [sine(180, 60, 260, 0.34), noise(350, 0.8, 160, 0.2)],
  theft: [noise(1200, 1, 200, 0.14, 0, 3600), sine(440, 660, 120, 0.08)],
  shield: [...bell(988, 260, 0.1), noise(2400, 3, 60, 0.1)],
  refused: [sine(130, 98, 120, 0.22), sine(130, 98, 120, 0.22, 90)],
  gain: bell(587, 220, 0.1),
  rise: [
    ...bells(600, 0.12, [392, 0], [494, 110], [587, 220], [784, 360]),
    noise(800, 0.4, 900, 0.05, 0, 5000),
  ],
  death: [...bell(147, 1400, 0.08), sine(196, 98, 900, 0.2)],
  // Four halves of signs close: each a fifth that is not yet pure.
  foursome: times(4, (i) => [...bell(587, 500, 0.05, i * 20), ...bell(740, 500, 0.05, i * 20, 784)]).flat(),
  achtung: bells(160, 0.16, [880, 0], [880, 120]),
  stop: [...bell(988, 120, 0.18), ...bell(784, 420, 0.18, 120)],
  'last-card': [...bell(1175, 500, 0.12), ...bell(1175, 500, 0.08, 240)],
  hurry: [noise(500, 6, 24, 0.2)],
  said: [sine(660, 880, 70, 0.06)],
  came: [...bell(392, 260, 0.12), ...bell(587, 400, 0.12, 100)],
  win: [
    ...bells(900, 0.14, [392, 0], [494, 120], [587, 240], [784, 360], [988, 600]),
    sine(196, 196, 1800, 0.06),
    sine(294, 294, 1800, 0.06),
    noise(3000, 0.4, 1400, 0.03, 0, 6000),
  ],
  lose: [...bells(900, 0.1, [440, 0], [392, 220], [330, 460]), sine(98, 98, 1600, 0.08)],
  over: bells(600, 0.12, [392, 0], [587, 150]),
  // What a table's ground adds to the landing of a card.
  water: [sine(900, 1400, 60, 0.05)],
  road: [noise(220, 2, 40, 0.12)],
  temple: bell(196, 300, 0.04),
  grass: [noise(4500, 0.5, 60, 0.04)],
} satisfies Readonly<Record<string, readonly Part[]>>;

/** Foley begins with noise: it varies, and makes way for what means more. */
export const isFoley = ([first]: readonly Part[]): boolean => !first.isBell;

/** The steps that a gain climbs, from D. */
export const STEPS = [1, 1.122, 1.335, 1.498, 1.682, 2];
