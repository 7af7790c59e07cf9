import type { CardId } from '@samsara/engine/games/karmaka/rules';
import { JADE, RUBY, SAPPHIRE } from './gems.tsx';
import { around, disc, gold, ink, line, painted, pair, paper, type Stroke, star, tone } from './strokes.tsx';

type Emblem = readonly Stroke[];

/** A scream. */
const panic: Emblem = [
  tone('M0 -32C20 -32 28 -18 26 0C24 20 12 35 0 35C-12 35 -24 20 -26 0C-28 -18 -20 -32 0 -32z'),
  pair(paper(disc(11, -6, 8.5))),
  pair(ink(disc(11, -6, 3.2))),
  ink('M0 7C7 7 9 13 9 19C9 26 5 30 0 30C-5 30 -9 26 -9 19C-9 13 -7 7 0 7z'),
  pair(line('M5 -22L18 -18M31 -14C34 -7 34 1 31 8')),
];

/** A candle that has almost burnt down. */
const dwindle: Emblem = [
  line('M0 -24C7 -28 -6 -32 1 -38'),
  gold('M0 -21C9 -10 8 -2 0 -1C-8 -2 -9 -10 0 -21z'),
  paper('M-14 6C-10 2 10 2 14 6V30H-14z'),
  paper('M-14 7C-20 8 -19 22 -16 22S-13 16 -13 12C-8 13 -9 20 -6 20S-3 14 -3 10'),
  line('M0 -1V5'),
  tone('M-27 29H27L21 37H-21z'),
];

/** A pillar that breaks. */
const crisis: Emblem = [
  ink('M-4 -25H12V28H-4z'),
  tone('M-24 -35H24V-26H-24z'),
  paper('M-17 -26H-1L-9 -6L2 4L-6 15L-2 27H-17z'),
  paper('M8 -26H17V27H7L3 15L11 4L0 -6z'),
  tone('M-26 27H26V36H-26z'),
  line('M-11 -20V-10M-11 8V21M12 -18V-8M12 14V21'),
];

/** A wheel with a ball. */
const roulette: Emblem = [
  tone(disc(0, 2, 30)),
  around(4, { ...paper('M2 2L2 -28A30 30 0 0 1 23 -19z'), outline: true }),
  paper(disc(0, 2, 12)),
  gold(disc(0, 2, 6)),
  ink('M-6 -39H6L0 -27z'),
  paper(disc(15, 17, 5)),
];

/** A heart in the fire. */
const hellsHeart: Emblem = [
  tone(
    'M-26 12C-32 -6 -22 -14 -20 -27C-13 -22 -10 -16 -9 -12C-9 -24 -3 -32 4 -38C4 -28 12 -24 14 -14C17 -18 18 -22 18 -27C28 -16 32 0 26 14C22 28 10 36 0 36C-10 36 -22 28 -26 12z',
  ),
  gold('M0 29C-14 19 -18 10 -18 4C-18 -8 -5 -9 0 0C5 -9 18 -8 18 4C18 10 14 19 0 29z'),
  line('M0 0L-4 7L3 12L-1 19'),
];

/** A sword that comes down. */
const vengeance: Emblem = [
  paper('M-7 -12H7V22L0 37L-7 22z'),
  line('M0 -8V24'),
  gold('M-22 -19C-8 -22 8 -22 22 -19V-11H-22z'),
  tone('M-4.5 -34H4.5V-20H-4.5z'),
  tone(disc(0, -35, 5)),
  pair(tone('M17 6C21 12 23 16 20 19C16 21 13 17 17 6z')),
  pair(line('M13 29L23 34')),
];

/** Open jaws. */
const spite: Emblem = [
  ink('M-24 -6H24L22 18H-22z'),
  tone('M-30 -4C-32 -26 -14 -33 0 -33C14 -33 32 -26 30 -4z'),
  pair(paper('M9 -4H21L16 17z')),
  pair(paper('M0 -4H8L4 5z')),
  tone('M-26 18C-24 31 -12 36 0 36C12 36 24 31 26 18z'),
  pair(paper('M5 18L9 7L13 18z')),
  pair(gold('M8 -15L21 -22L19 -13z')),
];

/** The sun comes up. */
const anotherDay: Emblem = [
  pair(line('M15 -12L21 -21M25 0L34 -5')),
  line('M0 -18V-30'),
  gold('M-21 12A21 21 0 0 1 21 12z'),
  tone('M-34 12H34V34C20 38 -20 38 -34 34z'),
  line('M-24 20H4M-6 28H22M14 20H24M-22 28H-14'),
];

/** A card that comes round again. */
const recycle: Emblem = [
  around(2, tone('M-30 4C-31 -20 -10 -34 10 -27L13 -36L30 -20L8 -8L9 -16C-4 -22 -17 -12 -17 3z')),
  paper('M-8 -11H8V11H-8z'),
  gold(star(0, 0, 7)),
];

/** A jar pulled out of the rubble. */
const salvage: Emblem = [
  line('M0 -40V-25'),
  line('M-9 -7C-20 -30 20 -30 9 -7'),
  gold('M-11 -8H11L8 0C23 6 20 26 10 34H-10C-20 26 -23 6 -8 0z'),
  line('M-16 12L-8 17L0 12L8 17L16 12'),
  pair(tone('M34 37L29 24L18 22L9 37z')),
  tone('M-12 37L-6 29L4 28L11 37z'),
];

/** A tortoise. */
const longevity: Emblem = [
  pair(gold('M10 16H22V29H10z')),
  gold('M23 10C24 -4 36 -6 37 4C37 14 30 19 23 20z'),
  gold('M-24 14L-35 20L-24 22z'),
  tone('M-28 17C-28 -12 -14 -24 0 -24S28 -12 28 17z'),
  line('M-28 17H28M-11 -6H11L16 17M-11 -6L-16 17M-11 -6L-18 -14M11 -6L18 -14'),
  ink(disc(31, 3, 2.2)),
];

/** A seedling. */
const sowing: Emblem = [
  line('M0 18V-6'),
  pair(tone('M0 -2C2 -22 16 -30 30 -28C31 -10 18 1 0 -2z')),
  pair(line('M4 -6L18 -18')),
  gold('M-33 18C-16 11 16 11 33 18V34H-33z'),
  pair(paper(disc(17, 25, 4))),
  paper(disc(0, 26, 4)),
];

/** A winding path into the mountains. */
const journey: Emblem = [
  gold(disc(19, -25, 7)),
  tone('M-35 8L-14 -26L0 -6L9 -16L35 8z'),
  paper('M-21 -15L-14 -26L-6 -15L-11 -11L-15 -14z'),
  gold('M-35 8H35V35H-35z'),
  paper('M1 8C20 11 -18 16 -8 22C2 27 -16 30 -20 35H12C22 29 22 23 10 19C0 15 16 12 7 8z'),
];

/** A lantern for a feast. */
const jubilee: Emblem = [
  line('M0 -38V-26M0 28V38M-6 28V35M6 28V35'),
  tone('M-14 -20H14C30 -10 30 12 14 22H-14C-30 12 -30 -10 -14 -20z'),
  pair(line('M7 -20C15 -8 15 10 7 22')),
  gold('M-13 -27H13V-20H-13z'),
  gold('M-12 22H12V28H-12z'),
  pair(gold(star(29, -24, 9))),
  pair(gold(star(30, 26, 7))),
];

/** A butterfly. */
const transmigrate: Emblem = [
  pair(tone('M2 -6C6 -30 26 -38 33 -28C37 -14 25 4 4 5z')),
  pair(gold('M3 5C20 2 29 15 22 26C14 34 4 24 2 12z')),
  pair(paper(disc(21, -17, 5))),
  ink('M0 -16C5 -10 4 20 0 28C-4 20 -5 -10 0 -16z'),
  pair(line('M1 -14C3 -24 7 -28 12 -29')),
];

/** An eye. */
const peek: Emblem = [
  pair(line('M13 -18L18 -28M25 -11L34 -19')),
  line('M0 -21V-32'),
  paper('M-34 2C-18 -23 18 -23 34 2C18 26 -18 26 -34 2z'),
  tone(disc(0, 2, 14)),
  ink(disc(0, 2, 6.5)),
  { ...paper(disc(5, -3, 3)), outline: false },
];

/** Three stars over a bowl of water. */
const destiny: Emblem = [
  tone('M-30 12H30C28 29 15 36 0 36C-15 36 -28 29 -30 12z'),
  paper('M-30 12C-30 4 30 4 30 12S-30 20 -30 12z'),
  line('M-10 12H10'),
  gold(star(0, -20, 17)),
  paper(star(-23, -8, 9)),
  paper(star(23, -12, 9)),
];

/** The moon on a hook. */
const stolenDreams: Emblem = [
  gold('M6 -31A31 31 0 1 0 27 18A25 25 0 0 1 6 -31z'),
  line('M-19 4C-17 8 -12 8 -10 4M-12 20C-9 22 -6 22 -4 20'),
  line('M24 -40V-8C24 5 9 5 9 -6L13 -3'),
  tone(disc(24, -19, 4)),
  tone(star(30, 10, 6)),
];

/** A hand that says no. */
const denial: Emblem = [
  tone(
    'M-15 4V-22a5 5 0 0 1 10 0V4M-5 2V-31a5 5 0 0 1 10 0V2M5 2V-28a5 5 0 0 1 10 0V4M15 6V-18a5 5 0 0 1 10 0V6',
  ),
  tone('M-15 0V8L-21 1C-26 -4 -33 1 -29 7L-16 27C-12 34 -5 37 4 37C18 37 25 29 25 16V0C18 4 -8 4 -15 0z'),
  paper(disc(5, 18, 9)),
  line('M-1 12L11 24'),
];

/** Three cups and a ball. */
const swindle: Emblem = [
  tone('M-28 -2H-16L-11 26H-33z'),
  tone('M28 -2H16L11 26H33z'),
  gold('M-7 -32H7L12 -2H-12z'),
  line('M-10 -9H10'),
  paper(disc(0, 18, 7)),
  line('M-36 27H36M-19 7L-14 10M19 7L14 10'),
];

/** A crow in a mask, with a jewel. */
const thievery: Emblem = [
  tone('M-30 37C-32 2 -24 -30 0 -30C13 -30 20 -20 20 -9C20 4 8 10 10 22L14 37z'),
  gold('M16 -17L36 -5L18 2z'),
  ink('M-22 -16C-8 -24 8 -23 19 -17L20 -8C10 -2 -6 -4 -24 -8z'),
  paper(disc(8, -12, 4.2)),
  ink(disc(9, -12, 1.8)),
  paper('M24 4H36L40 10L30 22L20 10z'),
  line('M20 10H40M-20 18L-12 22M-20 27L-10 31'),
];

/** A body that sits still and is made of many. */
const embody: Emblem = [
  line(disc(0, -19, 18)),
  gold(disc(0, -19, 10)),
  painted(JADE, 'M0 -8C12 -8 17 0 18 14L32 25C35 32 30 36 22 36H0z'),
  painted(RUBY, 'M0 -8C-12 -8 -17 0 -18 14L-32 25C-35 32 -30 36 -22 36H0z'),
  painted(SAPPHIRE, 'M-14 36C-14 24 14 24 14 36z'),
  paper('M0 1L7 9L0 17L-7 9z'),
];

/** A mirror with half a face of somebody else. */
const mimic: Emblem = [
  tone('M-5 18H5L7 39H-7z'),
  gold(disc(0, -8, 28)),
  painted(RUBY, 'M0 -28A20 20 0 0 0 0 12z'),
  painted(SAPPHIRE, 'M0 -28A20 20 0 0 1 0 12z'),
  pair(paper(disc(8, -12, 4.5))),
  pair(ink(disc(8, -12, 2))),
  line('M-10 0C-4 7 4 7 10 0'),
];

/** The picture of every card, around 0 0. */
export const EMBLEMS: Readonly<Record<CardId, Emblem>> = {
  panic,
  dwindle,
  crisis,
  roulette,
  'hells-heart': hellsHeart,
  vengeance,
  spite,
  'another-day': anotherDay,
  recycle,
  salvage,
  longevity,
  sowing,
  journey,
  jubilee,
  transmigrate,
  peek,
  destiny,
  'stolen-dreams': stolenDreams,
  denial,
  swindle,
  thievery,
  embody,
  mimic,
};
