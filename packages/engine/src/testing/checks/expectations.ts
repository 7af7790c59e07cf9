import { canonicalJson } from '../../kernel/json.ts';
import type { Actor, Viewer } from '../../kernel/seats.ts';
import type { Terms } from '../terms.ts';

const LONGEST_SHOWN = 300;

/** Throws if two values differ as JSON. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  const [found, wanted] = [canonicalJson(actual ?? null), canonicalJson(expected ?? null)];
  if (found !== wanted) throw new Error(`${what}: ${differing(found, wanted)}`);
}

/** Throws if two values differ as JSON, the order of keys included. */
export function expectSameBytes(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual) ?? 'nothing', JSON.stringify(expected) ?? 'nothing'];
  if (found !== wanted) throw new Error(`${what}: ${differing(found, wanted)}`);
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
