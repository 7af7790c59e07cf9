/** The colours of Karma: indigo water, lotus, saffron. */
export const INK = '#23233a';
export const CREAM = '#fffaf0';
export const NIGHT = '#2b2a6b';
export const SAFFRON = '#ec9a1c';
export const SUN = '#ffd166';

/** The colour of a group of ranks, for lines and corner numbers. */
export const WATER = '#3d3b94';
export const LOTUS = '#a82c5f';
export const EMBER = '#a55a00';
