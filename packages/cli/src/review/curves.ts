import type { GameRecord } from '@samsara/engine';
import type { Review, SeatReview } from '@samsara/engine/review';
import type { Words } from '../texts/words.ts';

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 60;
const RIGHT = 740;
const TOP = 70;
const BOTTOM = 350;

/** Told apart by their dashes, too. */
const STROKES = [
  ['#134e4a', ''],
  ['#b45309', '8 4'],
  ['#4338ca', '2 3'],
  ['#be123c', '10 3 2 3'],
  ['#57534e', '4 2'],
  ['#15803d', '12 6'],
] as const;

/** The chances of every seat that was looked at, move by move, as a drawing. */
export function curvesOf(game: string, review: Review, { seats }: GameRecord, words: Words): string {
  const title = `${game}: ${words.texts.review.curves}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="14">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="16" y="28" font-size="17" font-weight="bold" fill="#1c1917">${escaped(title)}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => gridLine(share, words)),
    ...review.seats.map((seat, i) => curve(seat, i, review.length)),
    ...review.seats.map(({ seat }, i) => legend(seats[seat].name, i)),
    `<text x="${RIGHT}" y="${BOTTOM + 22}" text-anchor="end" fill="#57534e">${escaped(words.texts.review.moves(words.number(review.length)))}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function gridLine(share: number, { percent }: Words): string[] {
  const y = yOf(share);
  return [
    `<path d="M${LEFT} ${y}H${RIGHT}" stroke="#e7e5e4"/>`,
    `<text x="${LEFT - 8}" y="${y + 5}" text-anchor="end" fill="#57534e">${escaped(percent(share))}</text>`,
  ];
}

function curve({ curve: points }: SeatReview, number: number, length: number): string {
  const [colour, dashes] = STROKES[number % STROKES.length];
  const path = points.map(
    ({ index, chance }, i) => `${i === 0 ? 'M' : 'L'}${xOf(index, length)} ${yOf(chance)}`,
  );
  return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;
}

function legend(name: string, number: number): string {
  const [colour, dashes] = STROKES[number % STROKES.length];
  const x = LEFT + number * 110;
  const y = BOTTOM + 48;
  return `<path d="M${x} ${y - 5}h26" stroke="${colour}" stroke-width="2"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/><text x="${x + 32}" y="${y}" fill="#1c1917">${escaped(name)}</text>`;
}

/** The first point is before the deal. */
function xOf(index: number, length: number): number {
  return rounded(LEFT + ((RIGHT - LEFT) * (index + 1)) / (length + 1));
}

function yOf(share: number): number {
  return rounded(BOTTOM - (BOTTOM - TOP) * share);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
