import { signal } from '@preact/signals';
import { LANGUAGES, type Language, preferredLanguage } from '@samsara/engine/texts';

/** What a person has chosen for this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more' | 'normal';
  /** How strongly playable cards are marked. */
  readonly hints: 'off' | 'outline' | 'reasons';
  /** How fast cards travel; 0 lets them appear at once. */
  readonly speed: 0 | 1 | 2;
  readonly motion: 'system' | 'reduced' | 'full';
  readonly turnSound: boolean;
  readonly moveSounds: boolean;
  readonly music: boolean;
  readonly vibrate: boolean;
  readonly sort: 'suit' | 'rank' | 'playable' | 'dealt';
  /** The hand runs from right to left. */
  readonly handReversed: boolean;
  /** How colours of cards are told apart besides their signs. */
  readonly suits: 'usual' | 'patterns' | 'distinct';
  readonly confirm: 'costly' | 'every' | 'never';
  /** Ask before every move at a table over days. */
  readonly confirmOverDays: boolean;
  /** How long a move can be taken back before a server hears of it. */
  readonly takeBack: 'off' | 'short' | 'long';
  readonly leftHanded: boolean;
  /** The table in words and buttons instead of the drawn board. */
  readonly plainBoard: boolean;
  /** Make the only possible move without asking. */
  readonly autoSingle: boolean;
  readonly chat: boolean;
  /** The log stays open beside the table where there is room. */
  readonly logBeside: boolean;
  /** Keys of the table that differ from the usual ones, by what they do. */
  readonly keys: Readonly<Record<string, string>>;
  /** The name given last. */
  readonly name: string;
  /** Which of the twelve faces; null leaves it to the name. */
  readonly face: number | null;
}

/** Every value that a setting may have; texts may be anything. */
export const CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more', 'normal'],
  hints: ['off', 'outline', 'reasons'],
  speed: [0, 1, 2],
  motion: ['system', 'reduced', 'full'],
  turnSound: [true, false],
  moveSounds: [true, false],
  music: [true, false],
  vibrate: [true, false],
  sort: ['suit', 'rank', 'playable', 'dealt'],
  handReversed: [false, true],
  suits: ['usual', 'patterns', 'distinct'],
  confirm: ['costly', 'every', 'never'],
  confirmOverDays: [true, false],
  takeBack: ['off', 'short', 'long'],
  leftHanded: [true, false],
  plainBoard: [true, false],
  autoSingle: [true, false],
  chat: [true, false],
  logBeside: [false, true],
} as const satisfies {
  readonly [Key in Exclude<keyof Settings, 'name' | 'face' | 'keys'>]: readonly Settings[Key][];
};

/** How many faces there are to choose from. */
const FACE_COUNT = 12;

const PLACE = 'samsara-settings';

export const settings = signal<Settings>(readSettings());

/** Changes settings and remembers them. */
export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // Where nothing may be stored, the choice holds until the page is closed.
  }
}

/** What is changed in another tab holds in this one too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === PLACE) settings.value = readSettings();
  });
}

export function defaultSettings(languages: readonly string[]): Settings {
  return {
    language: preferredLanguage(languages.join(',')),
    theme: 'system',
    contrast: 'system',
    hints: 'outline',
    speed: 1,
    motion: 'system',
    turnSound: true,
    moveSounds: true,
    music: false,
    vibrate: true,
    sort: 'suit',
    handReversed: false,
    suits: 'usual',
    confirm: 'costly',
    confirmOverDays: true,
    takeBack: 'short',
    leftHanded: false,
    plainBoard: false,
    autoSingle: false,
    chat: true,
    logBeside: false,
    keys: {},
    name: '',
    face: null,
  };
}

/** Settings kept earlier, as far as they are still known. */
export function mergeSettings(kept: unknown, defaults: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return defaults;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, values] of Object.entries(CHOICES)) {
    const value = (kept as Record<string, unknown>)[key];
    if ((values as readonly unknown[]).includes(value)) merged[key] = value;
  }
  const { name, face, keys } = kept as { name?: unknown; face?: unknown; keys?: unknown };
  if (typeof name === 'string') merged.name = name.slice(0, 24);
  if (isFace(face)) merged.face = face;
  if (typeof keys === 'object' && keys !== null) merged.keys = keysIn(keys);
  return merged as unknown as Settings;
}

/** As the protocol numbers them. */
function isFace(face: unknown): face is number {
  return Number.isInteger(face) && (face as number) >= 0 && (face as number) < FACE_COUNT;
}

function keysIn(kept: object): Record<string, string> {
  return Object.fromEntries(Object.entries(kept).filter(([, key]) => typeof key === 'string'));
}

function readSettings(): Settings {
  const defaults = defaultSettings(globalThis.navigator?.languages ?? []);
  try {
    return mergeSettings(JSON.parse(localStorage.getItem(PLACE) ?? 'null'), defaults);
  } catch {
    return defaults;
  }
}
