/** The ink of every line on the cards. */
export const INK = '#23233a';
export const PAPER = '#fff8e8';
export const GOLD = '#e9b44c';

/** One cut of a picture: a path with its fill, drawn once or turned and mirrored several times. */
export interface Stroke {
  readonly d: string;
  /** `tone` is the colour of the card it stands on. */
  readonly fill: string;
  readonly outline: boolean;
  readonly turns: readonly string[];
}

const ONCE: readonly string[] = [''];

function filled(fill: string) {
  return (d: string): Stroke => ({ d, fill, outline: true, turns: ONCE });
}

export const tone = filled('tone');
export const paper = filled(PAPER);
export const gold = filled(GOLD);
export const line = filled('none');
export const painted = (colour: string, d: string): Stroke => filled(colour)(d);
export const ink = (d: string): Stroke => ({ d, fill: INK, outline: false, turns: ONCE });

/** The stroke and its mirror image. */
export const pair = (stroke: Stroke): Stroke => ({ ...stroke, turns: ['', 'scale(-1 1)'] });

/** The stroke all around the centre. */
export function around(count: number, stroke: Stroke): Stroke {
  return { ...stroke, turns: Array.from({ length: count }, (_, i) => `rotate(${(i * 360) / count})`) };
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A star with four hollow points. */
export function star(x: number, y: number, r: number): string {
  return `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
}

/** Draws a picture around 0 0. */
export function Picture({ strokes, colour }: { strokes: readonly Stroke[]; colour: string }) {
  return (
    <g stroke={INK} stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
      {strokes.flatMap(({ d, fill, outline, turns }, i) =>
        turns.map((turn) => (
          <path
            key={`${i}${turn}`}
            d={d}
            fill={fill === 'tone' ? colour : fill}
            stroke={outline ? undefined : 'none'}
            transform={turn || undefined}
          />
        )),
      )}
    </g>
  );
}
