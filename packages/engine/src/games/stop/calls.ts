/** Which of the two words a player calls, as bits. STR-11 */
export type Calls = number;

export const NO_CALL: Calls = 0;
export const ACHTUNG: Calls = 1;
export const STOP: Calls = 2;

/** What may be called: nothing, or everything that is needed, card by card. STR-14, STR-15 */
const NONE_NEEDED: readonly Calls[] = [NO_CALL];
const ACHTUNG_NEEDED: readonly Calls[] = [NO_CALL, ACHTUNG];
const STOP_NEEDED: readonly Calls[] = [NO_CALL, STOP];
const BOTH_NEEDED: readonly Calls[] = [NO_CALL, ACHTUNG, ACHTUNG | STOP];

/** The calls a move may be made with: `held` cards before it, `laid` by it (1 or 2). STR-14, STR-16 */
export function callChoices(held: number, laid: number): readonly Calls[] {
  const left = held - laid;
  if (left > 1) return NONE_NEEDED;
  if (left === 1) return ACHTUNG_NEEDED;
  return laid === 1 ? STOP_NEEDED : BOTH_NEEDED;
}

/** Everything a move needs. */
export function neededCalls(held: number, laid: number): Calls {
  const choices = callChoices(held, laid);
  return choices[choices.length - 1];
}

/** The calls as they count: without needless ones, and a Stop after a missing Achtung is needless. STR-15, STR-16 */
export function countingCalls(calls: Calls, held: number, laid: number): Calls {
  const counting = calls & neededCalls(held, laid);
  return laid === 2 && counting === STOP ? NO_CALL : counting;
}
