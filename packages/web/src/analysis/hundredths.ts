import type { Parts } from '@samsara/engine/review';

/** Where a result comes from, in chances out of 100, as whole numbers: `start + cards + others + own` is exactly `result`. */
export interface Hundredths {
  readonly start: number;
  readonly cards: number;
  readonly others: number;
  readonly own: number;
  readonly result: number;
}

/** What the others did is whatever is left, so it takes up what rounding leaves over. */
export function inHundredths(parts: Pick<Parts, 'start' | 'cards' | 'own' | 'result'>): Hundredths {
  const [start, cards, own, result] = [parts.start, parts.cards, parts.own, parts.result].map(hundredth);
  return { start, cards, others: result - start - cards - own, own, result };
}

/** A chance as people say it; never minus nothing. */
export function hundredth(chance: number): number {
  return Math.round(100 * chance) || 0;
}

/** `+14`, `−3`, `0`. */
export function signed(count: number): string {
  if (count === 0) return '0';
  return count > 0 ? `+${count}` : `−${-count}`;
}
