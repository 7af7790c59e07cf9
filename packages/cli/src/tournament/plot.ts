import type { Words } from '../texts/words.ts';
import type { Standing } from './standings.ts';

const ROW = 34;
const TOP = 64;
const LEFT = 190;
const BAR = 360;
const RIGHT = 150;
const WIDTH = LEFT + BAR + RIGHT;

/** Win shares as bars with their intervals, and a line at the share of everybody among equals. */
export function plotOf(title: string, standings: readonly Standing[], fair: number, words: Words): string {
  const height = TOP + standings.length * ROW + 40;
  const { tournament } = words.texts;
  const scale = (share: number) => rounded(LEFT + BAR * share);
  const line = scale(fair);
  const bottom = TOP + standings.length * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="14">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="28" font-size="17" font-weight="bold" fill="#1c1917">${escaped(title)}</text>`,
    `<text x="16" y="48" fill="#57534e">${escaped(tournament.plotNote)}</text>`,
    ...standings.flatMap((standing, i) => row(standing, TOP + i * ROW, scale, words)),
    `<path d="M${line} ${TOP - 4}V${bottom}" stroke="#b91c1c" stroke-width="2" stroke-dasharray="5 4"/>`,
    `<text x="${line}" y="${bottom + 20}" text-anchor="middle" fill="#b91c1c">${escaped(`${tournament.fair} ${words.percent(fair)}`)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function row(
  { label, wins }: Standing,
  y: number,
  scale: (share: number) => number,
  { percent }: Words,
): string[] {
  const middle = y + ROW / 2;
  const [low, high] = [scale(wins.low), scale(wins.high)];
  const said = `${percent(wins.share)} (${percent(wins.low)}–${percent(wins.high)})`;
  return [
    `<text x="${LEFT - 12}" y="${middle + 5}" text-anchor="end" fill="#1c1917">${escaped(label)}</text>`,
    `<rect x="${LEFT}" y="${y + 6}" width="${rounded(scale(wins.share) - LEFT)}" height="${ROW - 12}" fill="#7dd3c0"/>`,
    `<path d="M${low} ${middle}H${high}M${low} ${middle - 6}v12M${high} ${middle - 6}v12" stroke="#134e4a" stroke-width="2" fill="none"/>`,
    `<text x="${Math.max(high, scale(wins.share)) + 8}" y="${middle + 5}" fill="#1c1917">${escaped(said)}</text>`,
  ];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
