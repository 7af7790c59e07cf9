import { CHART_TEXTS, type LabChart, type LabRow, type Share } from '@samsara/engine/lab';
import type { Words } from '../texts/words.ts';

const WIDTH = 720;
const LEFT = 170;
const RIGHT = 130;
const TOP = 92;
const BAR = WIDTH - LEFT - RIGHT;
const ROW = 52;
const COLUMNS = 220;
const INK = '#1c1917';
const SOFT = '#57534e';
const LINE = '#d6d3d1';
const OFFICIAL = '#a8a29e';
const CHANGED = '#0f766e';
const FAIR = '#b91c1c';

/** A chart as a file of its own: the same figures give the same bytes. */
export function labSvg(chart: LabChart, subtitle: string, words: Words): string {
  const body = chart.kind === 'histogram' ? histogram(chart, words) : bars(chart, words);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${body.height}" font-family="sans-serif" font-size="14" role="img">`,
    `<title>${escaped(chart.title)}</title>`,
    `<desc>${escaped(chart.note)}</desc>`,
    `<rect width="${WIDTH}" height="${body.height}" fill="#fff"/>`,
    text(16, 28, chart.title, `font-size="18" font-weight="bold" fill="${INK}"`),
    text(16, 48, subtitle, `fill="${SOFT}"`),
    ...legend(words),
    ...body.lines,
    '</svg>',
    '',
  ].join('\n');
}

interface Body {
  readonly height: number;
  readonly lines: readonly string[];
}

function legend({ language }: Words): string[] {
  const { official, changed } = CHART_TEXTS[language];
  return [
    `<rect x="16" y="60" width="14" height="14" fill="${OFFICIAL}"/>`,
    text(36, 72, official, `fill="${INK}"`),
    `<rect x="200" y="60" width="14" height="14" fill="${CHANGED}"/>`,
    text(220, 72, changed, `fill="${INK}"`),
  ];
}

function bars({ rows, fair }: LabChart & { kind: 'bars' }, words: Words): Body {
  const bottom = TOP + rows.length * ROW;
  const x = (share: number) => tenths(LEFT + BAR * share);
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${x(share)} ${TOP}V${bottom}" stroke="${LINE}"/>`,
    text(x(share), bottom + 18, words.percent(share), `text-anchor="middle" fill="${SOFT}"`),
  ]);
  const line =
    fair === null
      ? []
      : [
          `<path d="M${x(fair)} ${TOP - 4}V${bottom}" stroke="${FAIR}" stroke-width="2" stroke-dasharray="5 4"/>`,
          text(
            x(fair),
            bottom + 36,
            `${CHART_TEXTS[words.language].fair}: ${words.percent(fair)}`,
            `text-anchor="middle" fill="${FAIR}"`,
          ),
        ];
  return {
    height: bottom + (fair === null ? 30 : 48),
    lines: [...ticks, ...rows.flatMap((row, i) => barRow(row, TOP + i * ROW, x, words)), ...line],
  };
}

function barRow(
  { label, official, changed }: LabRow,
  y: number,
  x: (share: number) => number,
  words: Words,
): string[] {
  const middle = y + ROW / 2;
  return [
    text(LEFT - 12, middle + 5, label, `text-anchor="end" fill="${INK}"`),
    ...(official === null ? [] : bar(official, y + 6, OFFICIAL, x, words)),
    ...bar(changed, official === null ? y + 16 : y + 28, CHANGED, x, words),
  ];
}

const THICK = 18;

function bar(
  share: Share,
  y: number,
  fill: string,
  x: (share: number) => number,
  { percent }: Words,
): string[] {
  const middle = y + THICK / 2;
  const [low, high] = [x(share.low), x(share.high)];
  return [
    `<rect x="${LEFT}" y="${y}" width="${tenths(x(share.share) - LEFT)}" height="${THICK}" fill="${fill}"/>`,
    `<path d="M${low} ${middle}H${high}M${low} ${middle - 5}v10M${high} ${middle - 5}v10" stroke="${INK}" stroke-width="1.5" fill="none"/>`,
    text(Math.max(high, x(share.share)) + 8, middle + 5, percent(share.share), `fill="${INK}"`),
  ];
}

function histogram({ bins, axis }: LabChart & { kind: 'histogram' }, words: Words): Body {
  const bottom = TOP + COLUMNS;
  const most = Math.max(...bins.flatMap(({ official, changed }) => [official, changed]), 0.01);
  const start = 70;
  const step = (WIDTH - start - 24) / Math.max(1, bins.length);
  const y = (share: number) => tenths(bottom - (COLUMNS * share) / most);
  const column = (share: number, at: number, fill: string) =>
    `<rect x="${tenths(at)}" y="${y(share)}" width="${tenths(step * 0.42)}" height="${tenths(bottom - y(share))}" fill="${fill}"/>`;
  return {
    height: bottom + 52,
    lines: [
      ...[0, most / 2, most].flatMap((share) => [
        `<path d="M${start} ${y(share)}H${WIDTH - 24}" stroke="${LINE}"/>`,
        text(start - 8, y(share) + 5, words.percent(share), `text-anchor="end" fill="${SOFT}"`),
      ]),
      ...bins.flatMap(({ from, official, changed }, i) => {
        const at = start + i * step;
        return [
          column(official, at + step * 0.06, OFFICIAL),
          column(changed, at + step * 0.5, CHANGED),
          ...(i % 2 === 0
            ? [text(tenths(at + step / 2), bottom + 18, `${from}`, `text-anchor="middle" fill="${SOFT}"`)]
            : []),
        ];
      }),
      text((start + WIDTH - 24) / 2, bottom + 40, axis, `text-anchor="middle" fill="${INK}"`),
    ],
  };
}

function text(x: number, y: number, said: string, look: string): string {
  return `<text x="${tenths(x)}" y="${tenths(y)}" ${look}>${escaped(said)}</text>`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
