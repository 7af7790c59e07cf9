import type { DealResult } from '@samsara/engine/deals';
import { streakOf } from './days.ts';

/** A deal that somebody at this device has finished. */
export interface KeptDeal {
  readonly game: string;
  readonly seed: string;
  /** As `2026-11-16`; null for a challenge. */
  readonly day: string | null;
  /** Was it played on its day? Only then it counts for the row of days. */
  readonly inTime: boolean;
  readonly result: DealResult;
  /** The moves of the person: everything else follows from the deal. */
  readonly own: readonly string[];
  /** The record on this device, as long as that is kept. */
  readonly play: string;
}

const PLACE = 'samsara-deals';
const MOST_KEPT = 400;
const LONGEST_WORD = 64;
const MOST_MOVES = 5000;

/** All that were kept, the oldest first. */
export function keptDeals(): KeptDeal[] {
  try {
    return readDeals(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

export function keptDeal(seed: string): KeptDeal | null {
  return keptDeals().find((kept) => kept.seed === seed) ?? null;
}

/** The first time counts: whoever plays a deal again knows the cards. */
export function keepDeal(deal: KeptDeal): void {
  const kept = keptDeals();
  if (kept.some(({ seed }) => seed === deal.seed)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...kept, deal].slice(-MOST_KEPT)));
  } catch {
    // Where nothing may be stored, there is nothing to come back to.
  }
}

/** Days in a row on which a deal was finished. */
export function keptStreak(kept: readonly KeptDeal[], today: string): number {
  return streakOf(new Set(kept.flatMap(({ day, inTime }) => (inTime && day !== null ? [day] : []))), today);
}

/** What is in the store, as far as it has the form of it. */
export function readDeals(text: string | null): KeptDeal[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is KeptDeal {
  const { game, seed, day, inTime, result, own, play } = (given ?? {}) as Partial<KeptDeal>;
  const hasWords = [game, seed, play, day ?? ''].every(
    (word) => typeof word === 'string' && word.length <= LONGEST_WORD,
  );
  const hasMoves =
    Array.isArray(own) && own.length <= MOST_MOVES && own.every((move) => typeof move === 'string');
  return hasWords && hasMoves && typeof inTime === 'boolean' && isResult(result);
}

function isResult(given: unknown): given is DealResult {
  const { won, points, choices } = (given ?? {}) as Partial<DealResult>;
  return typeof won === 'boolean' && (points === null || Number.isFinite(points)) && Number.isFinite(choices);
}
