import type { GameRecord, Seat } from '@samsara/engine';
import type { Review } from '@samsara/engine/review';

/** What is kept about one game of one's own. Chances are between 0 and 1. */
export interface KeptChoices {
  /** The promise about its shuffle: a game that is tried again from some moment counts once, as it was played first. */
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cards: number;
  readonly own: number;
  readonly decisions: number;
  readonly won: boolean;
}

const PLACE = 'samsara-progress';
const MOST_KEPT = 300;
/** A promise is a hash. */
const LONGEST_ID = 64;

/** What a finished review says about a seat; null for a game without a result. */
export function choicesIn(record: GameRecord, review: Review, seat: Seat, at: number): KeptChoices | null {
  const found = review.seats.find((each) => each.seat === seat);
  if (!found || found.parts === null || found.decisions.length === 0) return null;
  const { cards, own, result } = found.parts;
  const id = record.fairness.commitment.slice(0, LONGEST_ID);
  return { id, game: record.game, at, cards, own, decisions: found.decisions.length, won: result === 1 };
}

/** All games that were kept, the oldest first. */
export function keptProgress(): KeptChoices[] {
  try {
    return readProgress(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

export function keepChoices(choices: KeptChoices): void {
  write(withChoices(keptProgress(), choices));
}

export function forgetProgress(): void {
  write([]);
}

/** The newest last; the oldest go first. What was kept about a game before stays. */
export function withChoices(kept: readonly KeptChoices[], added: KeptChoices): readonly KeptChoices[] {
  return kept.some(({ id }) => id === added.id) ? kept : [...kept, added].slice(-MOST_KEPT);
}

/** What is in the store, as far as it has the form of it. */
export function readProgress(text: string | null): KeptChoices[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is KeptChoices {
  const { id, game, at, cards, own, decisions, won } = (given ?? {}) as Partial<KeptChoices>;
  const hasTexts = [id, game].every((text) => typeof text === 'string' && text.length <= LONGEST_ID);
  const hasNumbers = [at, cards, own, decisions].every(Number.isFinite);
  return hasTexts && hasNumbers && Math.abs(at as number) < LATEST && typeof won === 'boolean';
}

/** No date is later. */
const LATEST = 8.64e15;

function write(kept: readonly KeptChoices[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Where nothing may be stored, there is no progress to look at.
  }
}
