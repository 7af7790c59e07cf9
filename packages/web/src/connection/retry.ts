import type { RefusalReason } from '@samsara/protocol';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

/** How long to wait after a number of failures in a row. `chance`, from 0 to 1, keeps clients from all coming back at once. */
export function retryDelay(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + chance / 2);
}

/** May what was refused be tried again later? */
export function isTemporary({ code, retry_ms }: RefusalReason): boolean {
  return code === 'try-again' || code === 'draining' || retry_ms !== undefined;
}
