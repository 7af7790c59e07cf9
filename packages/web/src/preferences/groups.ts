import type { CHOICES } from '../settings/settings.ts';

export type Chosen = keyof typeof CHOICES;

/** Every setting, by what it is about. */
export const GROUPS = {
  look: ['language', 'theme', 'contrast', 'motion'],
  cards: ['hints', 'suits', 'sort', 'handReversed', 'speed'],
  sound: ['turnSound', 'moveSounds', 'music', 'vibrate'],
  table: [
    'confirm',
    'confirmOverDays',
    'takeBack',
    'autoSingle',
    'chat',
    'logBeside',
    'leftHanded',
    'plainBoard',
  ],
} as const satisfies Readonly<Record<string, readonly Chosen[]>>;

export type Group = keyof typeof GROUPS;

/** On or off; the others are one of a few. */
export const SWITCHES: readonly Chosen[] = [
  ...GROUPS.sound,
  'confirmOverDays',
  'autoSingle',
  'chat',
  'logBeside',
  'leftHanded',
  'plainBoard',
];
