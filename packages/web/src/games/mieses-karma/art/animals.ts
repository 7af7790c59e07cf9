import type { Species } from '@samsara/engine/games/mieses-karma/rules';
import { both, eye, eyes, INK, line, oval, type Piece, spikes } from './paper.tsx';

const ROSE = '#f2a3a0';
const CREAM = '#fdeecb';

/** The animals, each around 0 0 within a radius of about 36, looking to the right where they have a side. */
export const ANIMAL_PIECES: Readonly<Record<Exclude<Species, 'human'>, readonly Piece[]>> = {
  ant: [
    line('M-4 10L-14 30M3 12L2 31M9 10L18 28M26 -16Q26 -30 34 -30M18 -16Q14 -28 20 -33', 2.8),
    ['#a84f35', oval(-18, 4, 17, 13, -12)],
    ['#d98a5f', 'M-22 -6Q-17 4 -20 15M-12 -8Q-7 3 -11 13', 2.6],
    ['#c46a45', oval(4, 5, 9, 8)],
    ['#c46a45', oval(21, -5, 14, 13)],
    ...eye(25, -8, 3.8),
    ...blush(17, 0),
    line('M23 1Q28 3 31 -1'),
  ],
  'potato-beetle': [
    line('M-18 -6L-32 -14M-21 8L-35 8M-18 20L-31 29M18 -6L32 -14M21 8L35 8M18 20L31 29', 2.8),
    line('M-8 -28Q-12 -36 -20 -35M8 -28Q12 -36 20 -35', 2.4),
    ['#ee8a3a', oval(0, -18, 17, 14)],
    ['#f8cf4e', oval(0, 9, 23, 25)],
    line('M0 -15V34', 2.2),
    ...both((side): Piece => ['#3b3552', `M${5 * side} -13Q${9 * side} 10 ${5 * side} 30`, 3.2]),
    ...both((side): Piece => ['#3b3552', `M${12 * side} -10Q${18 * side} 10 ${12 * side} 26`, 3.2]),
    ...eyes(7, -21),
    line('M-4 -15Q0 -12 4 -15', 2),
  ],
  earthworm: [
    ['#8a6747', 'M-37 34Q-28 18 -14 25Q0 16 12 25Q26 17 37 34z'],
    ...tube('M-26 24C-30 6 -8 2 -2 12C6 26 26 20 22 2C20 -10 4 -6 4 -18Q4 -27 14 -26', '#ee9a97', 15),
    ['#f9c6bd', 'M21 10Q25 2 19 -4', 11.5],
    line('M-24 8L-17 11M-11 3L-9 10M8 22L11 15', 1.8),
    ...eye(14, -29, 3),
    line('M16 -22Q20 -21 22 -24', 2),
  ],
  butterfly: [
    ...both(
      (side): Piece => [
        '#ee8a3a',
        `M0 4C${4 * side} -30 ${36 * side} -38 ${36 * side} -16C${36 * side} 0 ${14 * side} 4 0 4z`,
      ],
    ),
    ...both(
      (side): Piece => [
        '#f8cf4e',
        `M0 4C${20 * side} 2 ${32 * side} 10 ${25 * side} 25C${18 * side} 36 ${4 * side} 22 0 6z`,
      ],
    ),
    ...both((side): Piece => ['#fff3d6', oval(24 * side, -17, 5.5), 0]),
    ...both((side): Piece => ['#e35d72', oval(16 * side, 17, 4), 0]),
    line('M-2 -16Q-6 -30 -13 -31M2 -16Q6 -30 13 -31', 2.2),
    ['#5a4a6e', 'M0 28Q-6 10 -4 -4H4Q6 10 0 28z'],
    ['#5a4a6e', oval(0, -11, 8)],
    ['#fff', oval(-3, -12, 2.4), 0],
    ['#fff', oval(3, -12, 2.4), 0],
    [INK, oval(-2.6, -12, 1.2), 0],
    [INK, oval(2.6, -12, 1.2), 0],
  ],
  'guinea-pig': [
    ...both((side): Piece => ['#e8b9a0', oval(15 * side, 31, 8, 5)]),
    ...both(
      (side): Piece => [
        '#8f5f42',
        `M${15 * side} -22Q${34 * side} -30 ${33 * side} -8Q${26 * side} -6 ${20 * side} -10z`,
      ],
    ),
    ['#c98f5b', 'M0 -30C20 -30 33 -14 33 8C33 26 20 33 0 33C-20 33 -33 26 -33 8C-33 -14 -20 -30 0 -30z'],
    ['#fff6e4', 'M0 -29Q-8 -29 -7 -12Q-18 0 -15 16Q-12 32 0 32Q12 32 15 16Q18 0 7 -12Q8 -29 0 -29z', 0],
    line('M-3 -36Q-1 -31 -4 -28M3 -36Q1 -31 4 -28', 2.2),
    ...eyes(15, -6, 3.8),
    [ROSE, 'M-4 3H4L0 8z'],
    line('M0 8V12M0 12Q-5 16 -8 12M0 12Q5 16 8 12', 2),
    ...blush(-20, 6),
    ...blush(20, 6),
  ],
  hedgehog: [
    ...both((side): Piece => ['#e8b98e', oval(-6 + 14 * side, 27, 6, 5)]),
    ['#e8b98e', 'M-34 14H26Q24 28 6 28H-16Q-32 26 -34 14z'],
    ['#7a5740', spikes(-4, 12, 36, 26, 11, 168, 362)],
    ['#a67c58', 'M-31 15Q-26 -16 2 -14Q12 -12 14 14z', 0],
    [CREAM, 'M2 18C-2 -8 18 -16 27 -2Q31 6 37 9Q36 18 24 20z'],
    [INK, oval(36, 9.5, 4), 0],
    ...eye(19, 0, 3.4),
    ...blush(13, 9),
    line('M25 15Q29 17 32 14', 2),
    ['#7a5740', oval(3, -5, 5, 6)],
  ],
  magpie: [
    line('M-4 26V35M6 26V35', 2.6),
    ['#3c6ea8', 'M-16 6L-40 26L-33 31L-8 18z'],
    ['#3b3552', 'M-22 4C-20 -12 -2 -16 4 -22C8 -34 26 -34 28 -20C30 0 22 26 -2 27C-14 27 -22 16 -22 4z'],
    ['#fff6e4', 'M24 -6C26 10 16 26 0 26C-4 16 6 10 8 0C12 4 20 0 24 -6z', 0],
    ['#5b93cf', 'M-24 10C-14 -8 2 -10 12 -4C8 12 -6 20 -24 10z'],
    line('M-12 9Q-2 6 4 0', 2),
    ['#f5b52b', 'M27 -24L38 -18L27 -15z'],
    ['#f5b52b', oval(36, -10, 5.5), 3],
    ['#fff', oval(19, -22, 4), 0],
    [INK, oval(20, -22, 2.4), 0],
  ],
  chameleon: [
    line('M-36 27H36', 6),
    ['#9a7350', 'M-36 27H36', 3.6],
    ...tube('M-20 8C-40 14 -38 -14 -24 -12C-14 -10 -18 4 -26 0', '#6fb45e', 8),
    line('M-8 16L-13 26M10 16L14 26', 6.5),
    ['#6fb45e', 'M-8 16L-13 25M10 16L14 25', 3.4],
    [
      '#7cc069',
      'M-22 10C-20 -14 0 -24 14 -24Q18 -34 26 -24C36 -20 38 -6 33 1Q26 6 18 5C14 18 -16 22 -22 10z',
    ],
    ['#f8cf4e', 'M-13 6Q-10 -6 -4 -10M-3 9Q0 -6 5 -12M7 8Q9 0 11 -5', 3.2],
    ['#cfe8a8', oval(22, -11, 8)],
    ...eye(24, -12, 3.2),
    line('M22 0Q29 1 34 -4', 2.2),
  ],
  cat: [
    ['#f0a648', 'M-28 -2L-30 -33Q-18 -30 -10 -22Q0 -25 10 -22Q18 -30 30 -33L28 -2Q32 28 0 30Q-32 28 -28 -2z'],
    ...both((side): Piece => [ROSE, `M${25 * side} -26L${15 * side} -18L${25 * side} -12z`, 0]),
    ['#fff3dd', 'M0 6C-10 2 -18 12 -13 20Q-8 28 0 28Q8 28 13 20C18 12 10 2 0 6z', 0],
    ['#c9742e', 'M0 -23V-13M-8 -21L-6 -14M8 -21L6 -14', 3],
    ...both((side): Piece => ['#d9f0b0', oval(13 * side, -2, 6, 6.5)]),
    ...both((side): Piece => [INK, oval(13 * side, -2, 2, 5), 0]),
    [ROSE, 'M-4 8H4L0 12.500z'],
    line('M0 13Q-3 19 -8 17M0 13Q3 19 8 17', 2.2),
    line('M-20 10L-36 6M-20 15L-35 17M20 10L36 6M20 15L35 17', 1.8),
  ],
  dog: [
    ['#c98f5b', 'M0 -31C22 -31 27 -14 26 4C25 24 14 33 0 33C-14 33 -25 24 -26 4C-27 -14 -22 -31 0 -31z'],
    ['#fdeecb', 'M-4 -31H4L6 -8Q20 4 17 18Q12 32 0 32Q-12 32 -17 18Q-20 4 -6 -8z', 0],
    ...both(
      (side): Piece => [
        '#8f5f42',
        `M${16 * side} -28C${32 * side} -34 ${40 * side} -12 ${34 * side} 8Q${30 * side} 16 ${25 * side} 6Q${26 * side} -12 ${16 * side} -28z`,
      ],
    ),
    ...eyes(12, -7, 3.8),
    ['#e35d72', 'M-5 18H5V25Q5 31 0 31Q-5 31 -5 25z'],
    [INK, 'M-8 3Q0 -2 8 3Q7 11 0 11Q-7 11 -8 3z', 0],
    line('M0 11V17M0 17Q-7 22 -12 16M0 17Q7 22 12 16'),
  ],
  cow: [
    ...both(
      (side): Piece => [
        CREAM,
        `M${13 * side} -24Q${16 * side} -38 ${29 * side} -36Q${24 * side} -30 ${24 * side} -20z`,
      ],
    ),
    ...both(
      (side): Piece => [
        '#e8b9a0',
        `M${20 * side} -18Q${38 * side} -24 ${37 * side} -10Q${30 * side} -2 ${20 * side} -8z`,
      ],
    ),
    ['#fff6e4', 'M0 -28C18 -28 24 -18 23 -6L20 18H-20L-23 -6C-24 -18 -18 -28 0 -28z'],
    ['#5a4a55', 'M-2 -27C-18 -28 -24 -18 -22 -5Q-8 6 -4 -10z', 0],
    [ROSE, 'M0 6C18 6 25 12 25 20C25 30 14 34 0 34C-14 34 -25 30 -25 20C-25 12 -18 6 0 6z'],
    ...both((side): Piece => [INK, oval(9 * side, 17, 3, 3.8), 0]),
    line('M-9 26Q0 31 9 26', 2.2),
    ['#fff', oval(-12, -8, 5), 0],
    ...eyes(12, -8, 3.6),
  ],
  ape: [
    ...both((side): Piece => ['#8a5a3c', oval(29 * side, -3, 9, 10)]),
    ...both((side): Piece => ['#f0c49a', oval(29 * side, -3, 4.5, 5.5), 0]),
    ['#8a5a3c', 'M0 -33C18 -33 28 -20 28 -2C28 22 16 33 0 33C-16 33 -28 22 -28 -2C-28 -20 -18 -33 0 -33z'],
    [
      '#f0c49a',
      'M0 -12C4 -22 22 -20 20 -4Q18 2 22 10C24 24 12 30 0 30C-12 30 -24 24 -22 10Q-18 2 -20 -4C-22 -20 -4 -22 0 -12z',
    ],
    ...eyes(9, -6, 3.8),
    line('M-3 6L-2 7M3 6L2 7', 3),
    line('M-13 15Q0 28 13 15', 2.6),
    line('M-4 -33Q0 -38 5 -36', 2.4),
  ],
};

interface Looks {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  /** In front of the head, or behind it. */
  readonly front: string;
  readonly behind?: string;
}

/** Five people as different as the five cards. */
const PEOPLE: readonly Looks[] = [
  {
    skin: '#f1c9a0',
    hair: '#7a4a2c',
    shirt: '#4b8cc6',
    front: 'M-21 -8C-24 -34 24 -34 21 -8Q10 -22 -4 -19Q-14 -18 -21 -8z',
  },
  {
    skin: '#8d5a3a',
    hair: '#2d2438',
    shirt: '#f5b52b',
    front: 'M-21 -6C-24 -32 24 -32 21 -6Q14 -20 0 -20Q-14 -20 -21 -6z',
    behind: oval(0, -30, 9),
  },
  {
    skin: '#fbdcc0',
    hair: '#d9772f',
    shirt: '#5aa552',
    front: 'M-21 -6C-22 -32 22 -32 21 -6Q4 -10 0 -22Q-6 -10 -21 -6z',
    behind: 'M-23 -10C-24 -36 24 -36 23 -10Q30 14 20 20H-20Q-30 14 -23 -10z',
  },
  {
    skin: '#d9a06b',
    hair: '#3b3552',
    shirt: '#e35d72',
    front:
      'M-22 -8Q-27 -16 -19 -20Q-19 -30 -8 -27Q0 -35 8 -27Q19 -30 19 -20Q27 -16 22 -8Q10 -17 0 -15Q-10 -17 -22 -8z',
  },
  {
    skin: '#eec3a2',
    hair: '#dcd8e2',
    shirt: '#8a63b8',
    front: 'M-19 4Q-14 8 0 7Q14 8 19 4Q19 24 0 26Q-19 24 -19 4z',
  },
];

/** The first human, the second and so on. */
export function humanPieces(which: number): Piece[] {
  const { skin, hair, shirt, front, behind } = PEOPLE[which % PEOPLE.length];
  const bearded = which === PEOPLE.length - 1;
  return [
    ...(behind ? ([[hair, behind]] as Piece[]) : []),
    [shirt, 'M-33 35Q-32 16 -12 16H12Q32 16 33 35z'],
    [skin, 'M-7 12H7V20Q0 26 -7 20z'],
    ...both((side): Piece => [skin, oval(20 * side, -3, 4.5, 5.5)]),
    [skin, 'M0 -26C14 -26 20 -16 20 -3C20 12 10 20 0 20C-10 20 -20 12 -20 -3C-20 -16 -14 -26 0 -26z'],
    [hair, front],
    ...eyes(8, -3, 3),
    ...blush(-13, 4),
    ...blush(13, 4),
    line(bearded ? 'M-5 13Q0 17 5 13' : 'M-7 8Q0 15 7 8', 2.4),
  ];
}

function blush(x: number, y: number): Piece[] {
  return [['#ef8f86', oval(x, y, 3.2, 2.2), 0]];
}

/** A long round body along a path. */
function tube(path: string, colour: string, width: number): Piece[] {
  return [line(path, width), [colour, path, width - 4]];
}
