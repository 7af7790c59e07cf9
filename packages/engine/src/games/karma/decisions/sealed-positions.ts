import { impossible } from '../../../kernel/bad-input.ts';
import { at, type JsonObject } from '../../../kernel/json.ts';
import { readBySeat } from '../../../kernel/position-parts.ts';
import { noAnswers } from '../../../kernel/sealed.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { State } from '../state.ts';

/** The answers to a sealed choice, one for each seat; nobody has answered if they are left out. */
export function readAnswers<T>(
  given: JsonObject,
  place: string,
  state: State,
  read: (given: unknown, place: string, state: State, seat: Seat) => T,
): (T | null)[] {
  const { players } = state.options;
  if (given.answers === undefined) return noAnswers(players);
  return readBySeat(given.answers, at(place, 'answers'), players, (answer, place, seat) =>
    answer === null ? null : read(answer, place, state, seat),
  );
}

/** Before the first turn nothing is open and nothing has been played; hidden cards need not be named. KA-11, KA-14 */
export function nothingPlayed(state: State): void {
  state.open.forEach((open, seat) => {
    if (open.size > 0) impossible(at(at('seats', seat), 'open'), 'KA-11');
  });
  if (state.pile.length > 0) impossible('pile', 'KA-14');
  if (state.out.length > 0) impossible('out', 'KA-14');
}
