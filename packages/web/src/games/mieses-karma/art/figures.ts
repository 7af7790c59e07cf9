import { both, INK, line, oval, type Piece, spikes } from './paper.tsx';

const GOLD = '#f2b632';

/** A sitting Buddha around 0 0, about 60 wide and 62 high. */
export const BUDDHA: readonly Piece[] = [
  ['#fdeaa8', oval(0, -8, 29), 0],
  ...both(
    (side): Piece => [
      '#f2a3b4',
      `M${4 * side} 30Q${34 * side} 34 ${32 * side} 14Q${16 * side} 14 ${4 * side} 30z`,
    ],
  ),
  ['#f7c3ca', 'M0 33Q-16 24 -12 14H12Q16 24 0 33z'],
  ['#e58a34', 'M-24 20Q-24 12 -14 11Q-16 -2 -8 -4H8Q16 -2 14 11Q24 12 24 20Q12 25 0 21Q-12 25 -24 20z'],
  [GOLD, 'M-8 -4Q4 2 14 11Q6 16 0 14Q-6 16 -10 12Q2 8 -8 -4z'],
  ...both((side): Piece => [GOLD, oval(11.5 * side, -14, 2.8, 5.5)]),
  [GOLD, oval(0, -16, 11.5, 12.5)],
  ['#7a4a2c', 'M-11 -19Q-10 -29 -4 -29Q-4 -34 0 -34Q4 -34 4 -29Q10 -29 11 -19Q0 -25 -11 -19z'],
  line('M-7 -15Q-4.5 -12.5 -2 -15M2 -15Q4.5 -12.5 7 -15M-4 -9Q0 -6 4 -9', 1.8),
];

/** The reaper who waits at the end of a line, around 0 0, about 46 wide and 78 high. He means no harm. */
export const REAPER_FIGURE: readonly Piece[] = [
  line('M19 -34L14 40', 3.4),
  ['#dfe6ee', 'M19 -34Q2 -44 -14 -32Q4 -34 18 -26z'],
  ['#4a4468', 'M-4 -30C-20 -26 -23 0 -24 38Q-17 33 -12 38Q-6 33 0 38Q6 33 13 38C14 0 12 -26 -4 -30z'],
  ['#f4ecd8', oval(-4, -9, 10, 12)],
  [INK, oval(-8, -10, 2.5, 3.2), 0],
  [INK, oval(0, -10, 2.5, 3.2), 0],
  line('M-7.5 -2Q-4 1 -0.5 -2', 2),
  ['#4a4468', 'M8 10Q18 4 20 10Q18 16 8 18z'],
];

/** Small things that grow in a meadow, around 0 0 with the ground at 12; only for the eye. */
export const PLANTS: readonly (readonly Piece[])[] = [
  [
    ['#6aa95c', 'M0 12V-4M0 6Q-8 4 -9 -3M0 3Q7 2 9 -4', 2.6],
    ['#f7a8b0', spikes(0, -10, 9, 6, 6), 0],
    ['#f8cf4e', oval(0, -10, 3.4), 0],
  ],
  [
    ['#fff3dd', 'M-4 12Q-3 4 -4 -2H4Q3 4 4 12z', 0],
    ['#e07a5f', 'M-13 0Q-12 -14 0 -14Q12 -14 13 0z', 0],
    ['#fff3dd', oval(-5, -6, 2.2), 0],
    ['#fff3dd', oval(4, -8, 2.6), 0],
  ],
  [
    ['#6aa95c', 'M-8 12Q-10 0 -14 -6M-2 12Q-2 -4 -4 -14M4 12Q5 0 10 -8', 3],
    ['#8cc07a', 'M1 12Q2 2 1 -6M8 12Q10 6 15 2', 3],
  ],
  [
    ['#c9b79c', 'M-14 12Q-14 0 -3 0Q6 0 7 12z', 0],
    ['#b5a184', 'M0 12Q1 4 8 4Q14 5 14 12z', 0],
    ['#6aa95c', 'M-6 0Q-6 -8 -12 -10M-5 0Q-3 -8 2 -9', 2.4],
  ],
];
