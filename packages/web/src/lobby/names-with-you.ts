import type { MyGame } from '@samsara/protocol';

/** Who plays, with the reader as "you". Before the deal open seats are left out, so only the first seat is told for sure. */
export function namesWithYou(
  { names, phase, seat }: Pick<MyGame, 'names' | 'phase' | 'seat'>,
  you: string,
): string[] {
  const isSure = phase !== 'gathering' || seat === 0;
  return names.map((name, place) => (isSure && place === seat ? you : name));
}
