import type { GameWithPositions } from '../kernel/game.ts';
import { asList, at, canonicalJson, isNumberText } from '../kernel/json.ts';
import { isLoose } from '../kernel/position.ts';

/** Something found that is not what was expected; every language has its own words for it. */
export type OtherThanExpected =
  | {
      readonly type: 'other-count';
      readonly place: string;
      readonly found: number;
      readonly expected: number;
    }
  /** Values as JSON; nothing found is an empty text. */
  | {
      readonly type: 'other-value';
      readonly place: string;
      readonly found: string;
      readonly expected: string;
    };

/** How values are compared in positions and in views. */
export interface Comparison {
  /** Keys of lists without an order. */
  readonly unordered: readonly string[];
  /** What an expected text means where a number was found. */
  numberMeant(text: string): number | undefined;
}

/** Numbers may be written as texts. */
export function inPositions({ unordered }: GameWithPositions): Comparison {
  return { unordered, numberMeant: (text) => (isNumberText(text) ? Number(text) : undefined) };
}

/** A view tells cards by numbers; a text in place of one is the word of a card. */
export function inViews({ unordered, cardNamed }: GameWithPositions): Comparison {
  return { unordered, numberMeant: cardNamed };
}

/**
 * Everything named in `expected` must be the same in `actual`; `?` is any card, a number any list that long.
 * `{ any_order: […] }` is a list in whatever order, `{ at_least: […] }` one that holds these and perhaps more.
 */
export function differencesIn(
  actual: unknown,
  expected: unknown,
  place: string,
  how: Comparison,
  key = '',
): OtherThanExpected[] {
  if (expected === '?') return [];
  if (Array.isArray(actual)) {
    if (typeof expected === 'number' || isNumberText(expected)) {
      if (actual.length === Number(expected)) return [];
      return [{ type: 'other-count', place, found: actual.length, expected: Number(expected) }];
    }
    if (isLoose(expected, 'any_order')) {
      const list = asList(expected.any_order, at(place, 'any_order'));
      return inAnyOrder(actual, list, place, how, actual.length === list.length);
    }
    if (isLoose(expected, 'at_least')) {
      return inAnyOrder(actual, asList(expected.at_least, at(place, 'at_least')), place, how, true);
    }
    if (Array.isArray(expected) && expected.length === actual.length) {
      if (how.unordered.includes(key)) return inAnyOrder(actual, expected, place, how, true);
      return expected.flatMap((value, i) => differencesIn(actual[i], value, at(place, i), how));
    }
  }
  if (isPlainObject(expected) && isPlainObject(actual)) {
    return Object.entries(expected).flatMap(([inner, value]) =>
      differencesIn(
        Object.hasOwn(actual, inner) ? actual[inner] : undefined,
        value,
        at(place, inner),
        how,
        inner,
      ),
    );
  }
  if (actual !== undefined && isSame(actual, expected, how)) return [];
  const found = actual === undefined ? '' : canonicalJson(actual);
  return [{ type: 'other-value', place, found, expected: canonicalJson(expected) }];
}

/** Each expected entry needs one of its own; what is left over has to be allowed by `lengthFits`. */
function inAnyOrder(
  actual: readonly unknown[],
  expected: readonly unknown[],
  place: string,
  how: Comparison,
  lengthFits: boolean,
): OtherThanExpected[] {
  const left = [...actual];
  // What may be any card takes what the others leave.
  const strictestFirst = [...expected].sort((a, b) => Number(a === '?') - Number(b === '?'));
  const allFound = strictestFirst.every((value) => {
    const found = left.findIndex((entry) => differencesIn(entry, value, place, how).length === 0);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  if (allFound && lengthFits) return [];
  return [{ type: 'other-value', place, found: canonicalJson(actual), expected: canonicalJson(expected) }];
}

function isSame(actual: unknown, expected: unknown, how: Comparison): boolean {
  if (typeof actual === 'number' && typeof expected === 'string') {
    return how.numberMeant(expected) === actual;
  }
  if (typeof actual === 'string' && typeof expected === 'number') return actual === String(expected);
  return canonicalJson(actual) === canonicalJson(expected);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
