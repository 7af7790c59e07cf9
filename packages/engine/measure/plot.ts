import type { Bin } from './fitting.ts';

const SIDE = 190;
const GAP = 50;
const COLUMNS = 4;

/** What was said against what was observed, a square for each; the area of a point is the number of decisions. */
export function plotOf(plots: readonly { readonly title: string; readonly bins: readonly Bin[] }[]): string {
  const rows = Math.ceil(plots.length / COLUMNS);
  const [width, height] = [COLUMNS * (SIDE + GAP) + GAP, rows * (SIDE + GAP + 20) + GAP];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    '<title>Chances as a review says them, and how often the seat won</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...plots.flatMap(({ title, bins }, i) =>
      square(
        title,
        bins,
        GAP + (i % COLUMNS) * (SIDE + GAP),
        GAP + Math.floor(i / COLUMNS) * (SIDE + GAP + 20),
      ),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function square(title: string, bins: readonly Bin[], left: number, top: number): string[] {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const x = (share: number) => Math.round(10 * (left + SIDE * share)) / 10;
  const y = (share: number) => Math.round(10 * (top + SIDE * (1 - share))) / 10;
  return [
    `<text x="${left}" y="${top - 10}" fill="#1c1917">${title}</text>`,
    `<rect x="${left}" y="${top}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#d6d3d1"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#a8a29e" stroke-dasharray="4 4"/>`,
    ...[0, 0.5, 1].map(
      (share) =>
        `<text x="${x(share)}" y="${top + SIDE + 16}" text-anchor="middle" fill="#57534e">${share}</text>`,
    ),
    ...bins
      .filter(({ count }) => count > 0)
      .map(
        ({ said, observed, count }) =>
          `<circle cx="${x(said)}" cy="${y(observed)}" r="${Math.round(10 * (2 + 14 * Math.sqrt(count / all))) / 10}" fill="#0f766e" fill-opacity="0.6"/>`,
      ),
  ];
}
