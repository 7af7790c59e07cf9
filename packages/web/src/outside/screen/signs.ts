import type { CardColour, CardLook, CardSign } from '@samsara/engine';

/** Dark enough to be read on the paper of a card. */
export const TONES: Readonly<Record<CardColour, string>> = {
  red: '#b3261e',
  black: '#23233a',
  blue: '#1f5fa8',
  green: '#1d6b45',
  yellow: '#8a5a00',
  violet: '#6a3a9c',
};

const COLOURS = Object.keys(TONES) as readonly CardColour[];

/** A colour that comes without a sign gets one: nobody has to tell cards apart by colour alone. */
const SIGN_OF: Readonly<Record<CardColour, CardSign>> = {
  red: 'circle',
  black: 'square',
  blue: 'triangle',
  green: 'star',
  yellow: 'sun',
  violet: 'moon',
};

const COLOUR_OF: Partial<Record<CardSign, CardColour>> = { hearts: 'red', diamonds: 'red' };

/** Everything a face shows besides its name. */
export interface WholeLook {
  readonly rank: string;
  readonly sign: CardSign | null;
  readonly tone: string;
  /** Which pattern covers it for whoever wants patterns. */
  readonly pattern: number;
}

/** Without a rank a card is known by the first letters of its name. */
export function wholeLook(look: CardLook | undefined, name: string): WholeLook {
  const { rank, sign, colour } = look ?? {};
  const shown = colour ?? (sign && COLOUR_OF[sign]) ?? 'black';
  return {
    rank: [...(rank ?? (sign || colour ? '' : name))].slice(0, 3).join(''),
    sign: sign ?? (colour ? SIGN_OF[colour] : null),
    tone: TONES[shown] ?? TONES.black,
    pattern: Math.max(0, COLOURS.indexOf(shown)),
  };
}

/** Each sign in a field from -10 to 10. */
export const SIGN_PATHS: Readonly<Record<CardSign, string>> = {
  hearts: 'M0 9.5C-6 4.5-10 1-10-4A5.2 5.2 0 0 1 0-5.5A5.2 5.2 0 0 1 10-4C10 1 6 4.5 0 9.5Z',
  diamonds: 'M0-10L7.5 0L0 10L-7.5 0Z',
  clubs: `${circle(0, -5, 4.7)}${circle(-5.2, 2, 4.7)}${circle(5.2, 2, 4.7)}M-1.5-2L-3.5 9.5H3.5L1.5-2Z`,
  spades:
    'M0-10C3-5 10-2 10 3.2A4.9 4.9 0 0 1 1.4 5.5L3.5 10H-3.5L-1.4 5.5A4.9 4.9 0 0 1-10 3.2C-10-2-3-5 0-10Z',
  star: rays(5, 10, 4.2),
  circle: circle(0, 0, 9),
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-9.5L9.5 8H-9.5Z',
  moon: 'M3-9.5A9.8 9.8 0 1 0 9.5 4.5A8.6 8.6 0 0 1 3-9.5Z',
  sun: rays(12, 10, 6.5),
};

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** So many points around the middle, between two radii. */
function rays(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
