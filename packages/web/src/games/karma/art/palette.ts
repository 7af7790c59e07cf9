/** The colours of Karma: indigo water, lotus, saffron. */
export const INK = '#23233a';
export const CREAM = '#fffaf0';
const INDIGO = '#3d3b94';
export const NIGHT = '#2b2a6b';
export const LOTUS = '#d4487f';
export const SAFFRON = '#ec9a1c';
export const SUN = '#ffd166';

export interface Tones {
  /** Lines, corner numbers. */
  readonly deep: string;
  readonly petal: string;
  readonly tint: string;
}

export const WATER_TONES: Tones = { deep: INDIGO, petal: '#8f8de0', tint: '#d6d5f5' };
export const LOTUS_TONES: Tones = { deep: '#a82c5f', petal: '#ea7fa8', tint: '#fbc58a' };
export const SAFFRON_TONES: Tones = { deep: '#a55a00', petal: '#f2ab3c', tint: '#e9759f' };
