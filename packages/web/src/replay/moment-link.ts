import type { Eyes } from './tape.ts';

/**
 * One moment of a replay, as the address says it: `#17` or `#17,2` for seat 2, `#17,all` with all cards open. What opens
 * the game of a table that was not public comes after it: `#17,2&share=…`. It stands where servers and their logs do not
 * see it.
 */
export interface MomentLink {
  readonly place: number;
  readonly eyes: Eyes;
  readonly share: string | null;
}

const MOMENT = /^#(?:(\d{1,6})(?:,(all|onlooker|\d{1,2}))?)?(?:&?share=([\w-]{1,64}))?$/;

export function readMoment(hash: string, eyes: Eyes): MomentLink {
  const [, place = '0', seen, share = null] = MOMENT.exec(hash) ?? [];
  return { place: Number(place), eyes: seen === undefined ? eyes : eyesOf(seen), share };
}

function eyesOf(seen: string): Eyes {
  return seen === 'all' || seen === 'onlooker' ? seen : Number(seen);
}

export function momentHash({ place, eyes, share }: MomentLink): string {
  return `#${place},${eyes}${share === null ? '' : `&share=${share}`}`;
}
