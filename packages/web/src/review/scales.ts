/** Where things lie on a chart, in pixels. */
export interface Scales {
  x(index: number): number;
  y(chance: number): number;
}

/** What is left free round the lines for numbers and signs. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Places from `first` to `last` fill the width, values from 0 to 1 the height, from bottom to top. */
export function scalesFor(width: number, height: number, margins: Margins, { first, last }: Range): Scales {
  const wide = Math.max(0, width - margins.left - margins.right);
  const high = Math.max(0, height - margins.top - margins.bottom);
  const count = Math.max(1, last - first);
  return {
    x: (index) => rounded(margins.left + (wide * (index - first)) / count),
    y: (chance) => rounded(margins.top + high * (1 - Math.min(1, Math.max(0, chance)))),
  };
}

/** A line from point to point, as SVG writes it. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function rounded(pixels: number): number {
  return Math.round(10 * pixels) / 10;
}

/** The means of each value and up to `count - 1` before it. */
export function movingMeans(values: readonly number[], count: number): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i - count + 1), i + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}
