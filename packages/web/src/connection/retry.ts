import type { RefusalReason } from '@samsara/protocol';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

/** How long to wait after so many failures in a row. `chance`, from 0 to 1, keeps people from all coming back at once. */
export function waitAfter(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + chance / 2);
}

/** Does this refusal ask to come back later rather than say no? */
export function asksToComeBack({ code, retry_ms }: RefusalReason): boolean {
  return code === 'try-again' || code === 'draining' || retry_ms !== undefined;
}
