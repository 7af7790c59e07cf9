import { canonicalJson } from '../../kernel/json.ts';
import type { Actor, Viewer } from '../../kernel/seats.ts';
import type { Terms } from '../terms.ts';

const LONGEST_SHOWN = 300;

/** Throws if two values differ as JSON. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isSame(actual, expected)) return;
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  const [found, wanted] = [canonicalJson(actual ?? null), canonicalJson(expected ?? null)];
  if (found !== wanted) throw new Error(`${what}: ${differing(found, wanted)}`);
}

/** Throws if two values differ as JSON, the order of keys included. */
export function expectSameBytes(what: string, actual: unknown, expected: unknown): void {
  if (isSame(actual, expected)) return;
  const [found, wanted] = [JSON.stringify(actual) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
  if (found !== wanted) throw new Error(`${what}: ${differing(found, wanted)}`);
}

/** Are two values the same to the last byte as JSON? A quick yes, in place of two texts; a no has to be looked at as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  if (Array.isArray(other) || keys.length !== otherKeys.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (key !== otherKeys[i]) return false;
    if (!isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Two texts from where they begin to differ. */
function differing(found: string, wanted: string): string {
  let start = 0;
  while (start < found.length && found[start] === wanted[start]) start++;
  const part = (text: string) => text.slice(Math.max(0, start - 40), start + LONGEST_SHOWN);
  return `${part(found)} instead of ${part(wanted)}`;
}

export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function actorsOf({ options }: Terms): Actor[] {
  return [...seatsOf(options.players), 'clock'];
}

export function viewersOf({ options }: Terms): Viewer[] {
  return [...seatsOf(options.players), 'onlooker'];
}

function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** The notations of what an actor may do. */
export function offers({ game }: Terms, state: unknown, actor: Actor): string[] {
  return game.legalMoves(state, actor).map((move) => game.notation(move));
}

/** What everybody at the table knows about the moment. */
export function publicFacts({ game }: Terms, state: unknown): unknown {
  return {
    deciding: game.deciding(state),
    mayInterrupt: game.mayInterrupt(state),
    deadline: game.deadline(state) ?? null,
    clock: game.legalMoves(state, 'clock').map((move) => game.notation(move)),
    outcome: game.outcome(state) ?? null,
  };
}
