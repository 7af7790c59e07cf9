import type { GameRecord, Seat } from '@samsara/engine';
import type { Review } from '@samsara/engine/review';
import type { PlayedGame, Progress } from '@samsara/protocol';

/** What is kept about one game of one's own. */
export interface KeptChoices extends PlayedGame {
  /** The notebook at the server that has it too; none yet without it. */
  readonly of?: string;
}

const PLACE = 'samsara-progress';
/** As many as the server keeps. */
export const MOST_KEPT = 2000;

/** What a finished review says about a seat; null for a game without a result. */
export function choicesIn(record: GameRecord, review: Review, seat: Seat, at: number): KeptChoices | null {
  const found = review.seats.find((each) => each.seat === seat);
  if (!found || found.parts === null || found.decisions.length === 0) return null;
  const { cards, others, own, result } = found.parts;
  return {
    id: record.fairness.commitment,
    game: record.game,
    seats: record.seats.length,
    at,
    cards,
    others,
    own,
    decisions: found.decisions.length,
    won: result === 1,
  };
}

/** All games that were kept, the oldest first. */
export function keptProgress(): KeptChoices[] {
  try {
    return readProgress(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

export function writeProgress(kept: readonly KeptChoices[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Where nothing may be stored, there is no progress to look at.
  }
}

/** The newest last; the oldest go first. What was kept about a game before stays. */
export function withChoices(kept: readonly KeptChoices[], added: KeptChoices): readonly KeptChoices[] {
  return kept.some(({ id }) => id === added.id) ? kept : [...kept, added].slice(-MOST_KEPT);
}

/**
 * What the device and the notebook at the server know together. Games of somebody else's notebook stay theirs, what was
 * forgotten on another device is forgotten here, and of two reports of a game the server's counts.
 */
export function withNotebook(kept: readonly KeptChoices[], at: Progress): KeptChoices[] {
  const known = new Set(at.games.map(({ id }) => id));
  const own = kept.filter(
    (each) => !known.has(each.id) && each.at > at.since && (each.of ?? at.notebook) === at.notebook,
  );
  return [...at.games.map((game) => ({ ...game, of: at.notebook })), ...own]
    .sort((a, b) => a.at - b.at)
    .slice(-MOST_KEPT);
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

/** As the server wants it, so that nothing that lies here keeps the rest from being taken there. */
function isKept(given: unknown): given is KeptChoices {
  const { id, game, seats, at, cards, others, own, decisions, won, of } = (given ??
    {}) as Partial<KeptChoices>;
  return (
    isText(id, /^[0-9a-f]{64}$/) &&
    isText(game, /^[a-z][a-z-]{0,29}$/) &&
    (of === undefined || isText(of, /^\w{1,64}$/)) &&
    [seats ?? 1, decisions].every((count) => isWhole(count, 1)) &&
    isWhole(at, 0) &&
    [cards, others ?? 0, own].every(
      (chance) => Number.isFinite(chance) && Math.abs(chance as number) < 1000,
    ) &&
    typeof won === 'boolean'
  );
}

function isText(given: unknown, form: RegExp): boolean {
  return typeof given === 'string' && form.test(given);
}

/** No date is later. */
const LATEST = 2 ** 52;

function isWhole(given: unknown, least: number): boolean {
  return Number.isInteger(given) && (given as number) >= least && (given as number) < LATEST;
}
