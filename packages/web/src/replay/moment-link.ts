import type { Eyes } from './tape.ts';

/** One moment of a replay, as the address says it: `#17` or `#17,2` for seat 2, `#17,all` with all cards open. */
export interface MomentLink {
  readonly place: number;
  readonly eyes: Eyes;
}

export function readMoment(hash: string, eyes: Eyes): MomentLink {
  const match = /^#(\d{1,6})(?:,(all|onlooker|\d{1,2}))?$/.exec(hash);
  if (!match) return { place: 0, eyes };
  const seen = match[2];
  if (seen === undefined) return { place: Number(match[1]), eyes };
  return { place: Number(match[1]), eyes: seen === 'all' || seen === 'onlooker' ? seen : Number(seen) };
}

export function momentHash({ place, eyes }: MomentLink): string {
  return `#${place},${eyes}`;
}
