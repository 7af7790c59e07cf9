import { RUNGS } from '@samsara/engine/games/karmaka/rules';
import { JADE } from './gems.tsx';
import { disc, gold, ink, line, Picture, pair, paper, type Stroke, tone } from './strokes.tsx';

/** A scarab with its ball. */
const dungBeetle: readonly Stroke[] = [
  pair(line('M15 0L28 -10M17 10H31M14 20L27 31')),
  gold(disc(0, -27, 10)),
  ink('M-11 -8C-11 -20 11 -20 11 -8z'),
  tone('M0 -9C21 -9 22 26 0 35C-22 26 -21 -9 0 -9z'),
  line('M0 -7V33M-17 2C-8 6 8 6 17 2'),
];

const BODY = 'M-26 29H14C29 29 29 11 14 11H-8C-23 11 -23 -7 -8 -7H8C15 -7 15 -12 15 -18';

const snake: readonly Stroke[] = [
  line('M15 -32V-39M15 -36L10 -40M15 -36L20 -40'),
  tone('M15 -34C26 -34 28 -22 23 -17C19 -13 11 -13 7 -17C2 -22 4 -34 15 -34z'),
  ink(disc(11, -24, 2.2)),
  ink(disc(19, -24, 2.2)),
];

const wolf: readonly Stroke[] = [
  tone('M0 34L-11 21L-30 11L-23 -3L-25 -34L-9 -17H9L25 -34L23 -3L30 11L11 21z'),
  paper('M0 31L-9 14L-3 3H3L9 14z'),
  ink('M-5 24H5L0 32z'),
  pair(gold('M6 -3L17 -8L15 1z')),
];

const ape: readonly Stroke[] = [
  pair(gold(disc(26, -2, 9))),
  tone(disc(0, -2, 27)),
  gold(
    'M0 -7C6 -18 22 -14 19 0C17 6 22 10 17 18C10 28 -10 28 -17 18C-22 10 -17 6 -19 0C-22 -14 -6 -18 0 -7z',
  ),
  pair(ink(disc(8, -3, 3.4))),
  pair(ink(disc(3.5, 7, 1.7))),
  line('M-9 15C-3 20 3 20 9 15'),
];

/** A lotus that opens. */
const transcendence: readonly Stroke[] = [
  line('M0 -40V-33M-20 -35L-16 -29M20 -35L16 -29'),
  pair(paper('M2 28C16 24 27 12 36 8C36 24 22 37 2 33z')),
  pair(gold('M2 27C5 6 16 -8 26 -11C31 8 19 24 2 27z')),
  tone('M0 -26C13 -10 13 12 0 27C-13 12 -13 -10 0 -26z'),
];

const FIGURES: Readonly<Record<(typeof RUNGS)[number], readonly Stroke[]>> = {
  'dung-beetle': dungBeetle,
  snake,
  wolf,
  ape,
  transcendence,
};

/** The being of a rung, in a field of its own. KK-10 */
export function Figure({ rung, colour = JADE }: { rung: number; colour?: string }) {
  const being = RUNGS[rung];
  return (
    <svg class="kk-figure" viewBox="-42 -42 84 84" aria-hidden="true" focusable="false">
      {being === 'snake' && <Cord colour={colour} />}
      <Picture strokes={FIGURES[being]} colour={colour} />
    </svg>
  );
}

/** The body of the snake: a thick line in its colour inside one of ink. */
function Cord({ colour }: { colour: string }) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={BODY} stroke="#23233a" stroke-width="13" />
      <path d={BODY} stroke={colour} stroke-width="8" />
    </g>
  );
}
