import type { Colour } from '@samsara/engine/games/stop/rules';

/** How one colour of cards looks: its field, what is written on that field, and its shape, because colour is never the only sign. */
export interface Sign {
  readonly field: string;
  readonly writing: string;
  /** An outline around 0 0 that fits into a radius of 44; its corners are rounded by the pen. */
  readonly outline: string;
  /** Where the middle lies inside the outline, and how much room a number and a picture have. */
  readonly middle: number;
  readonly number: number;
  readonly picture: number;
}

export const INK = '#23233a';
export const CREAM = '#fffaf0';

export const SIGNS: Readonly<Record<Colour, Sign>> = {
  blue: {
    field: 'var(--suit-blue,#1f5fc4)',
    writing: CREAM,
    outline: 'M-37 0a37 37 0 1 0 74 0a37 37 0 1 0 -74 0z',
    middle: 0,
    number: 62,
    picture: 0.92,
  },
  red: {
    field: 'var(--suit-red,#cf3030)',
    writing: CREAM,
    outline: 'M0 -46L41 28H-41z',
    middle: 7,
    number: 52,
    picture: 0.7,
  },
  yellow: {
    field: 'var(--suit-yellow,#f5bd1c)',
    writing: INK,
    outline: 'M0 -44L41 0L0 44L-41 0z',
    middle: 0,
    number: 54,
    picture: 0.82,
  },
  green: {
    field: 'var(--suit-green,#1c8550)',
    writing: CREAM,
    outline: 'M-30 -30H30V30H-30z',
    middle: 0,
    number: 62,
    picture: 0.92,
  },
};
