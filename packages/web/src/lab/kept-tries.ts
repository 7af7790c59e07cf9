import type { LabTally } from '@samsara/engine/lab';
import type { Changes } from './changes.ts';

/** A try that was finished on this device. */
export interface KeptTry {
  readonly game: string;
  readonly changes: Changes;
  readonly games: number;
  readonly tally: LabTally;
}

const PLACE = 'samsara-lab';
const MOST_KEPT = 6;

/** The latest first. */
export function keptTries(game: string): KeptTry[] {
  return allKept().filter((kept) => kept.game === game);
}

/** The same try again takes the place of the earlier one. */
export function keepTry(tried: KeptTry): void {
  const sameAs = ({ game, changes }: KeptTry) =>
    game === tried.game && JSON.stringify(changes) === JSON.stringify(tried.changes);
  const others = allKept().filter((kept) => !sameAs(kept));
  try {
    localStorage.setItem(PLACE, JSON.stringify([tried, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Where nothing may be stored, there is nothing to come back to.
  }
}

function allKept(): KeptTry[] {
  try {
    return readTries(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

/** What is in the store, as far as it has the form of it. */
export function readTries(text: string | null): KeptTry[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is KeptTry {
  if (!isObject(given)) return false;
  const { game, changes, games, tally } = given;
  return typeof game === 'string' && isObject(changes) && isCount(games) && isTally(tally);
}

function isTally(given: unknown): boolean {
  if (!isObject(given) || !isObject(given.skill)) return false;
  return (
    [given.official, given.changed].every(isGames) &&
    [given.pairs, given.skill.official, given.skill.changed].every(holdsCounts)
  );
}

function isGames(given: unknown): boolean {
  if (!isObject(given)) return false;
  const { lengths, wins, endings, ...counts } = given;
  return (
    holdsCounts(lengths) &&
    holdsCounts(endings) &&
    Array.isArray(wins) &&
    wins.every(isCount) &&
    holdsCounts(counts)
  );
}

function holdsCounts(given: unknown): boolean {
  return isObject(given) && Object.values(given).every(isCount);
}

function isCount(given: unknown): boolean {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0;
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
