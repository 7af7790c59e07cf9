import { asFlag, asWhole, at, type JsonObject } from '../../../kernel/json.ts';
import { readBySeat } from '../../../kernel/position-parts.ts';
import { clockwiseFrom, leftOf, type Seat, type Viewer } from '../../../kernel/seats.ts';
import type { Direction } from '../moves.ts';
import { cloneWindow, type State, type Window, windowAsking } from '../state.ts';

/** Nobody sees who else has passed in a race. STR-07 */
export function shownWindow(window: Window, viewer: Viewer): Window {
  const shown = cloneWindow(window);
  if (shown.shape === 'race') {
    for (let seat = 0; seat < shown.open.length; seat++) if (seat !== viewer) shown.open[seat] = true;
  }
  return shown;
}

/** How far a window has come. */
export function describeWindow(window: Window): JsonObject {
  const { type, answered, open } = window;
  return window.shape === 'reaction' ? { type, answered } : { type, passed: open.map((each) => !each) };
}

/** A question to everybody, beginning with the left neighbour of `by`. STR-09 */
export function readQuestion(
  type: Window['type'],
  given: JsonObject,
  place: string,
  { options }: State,
  by: Seat,
  direction: Direction,
): Window {
  const { players } = options;
  const answered = asWhole(given.answered ?? 0, at(place, 'answered'), 0, players - 1);
  return windowAsking(type, clockwiseFrom(leftOf(by, players), players), answered, by, direction);
}

/** `passed` lists by seat who has passed in a race; nobody has if it is left out. STR-05 */
export function readPassed(given: JsonObject, place: string, { options }: State): boolean[] {
  if (given.passed === undefined) return new Array<boolean>(options.players).fill(false);
  return readBySeat(given.passed, at(place, 'passed'), options.players, asFlag);
}
