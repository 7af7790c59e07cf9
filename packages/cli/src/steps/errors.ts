import { BadInput } from '@samsara/engine';

/** What was wrong, for the program at the other end. */
export function errorOf(error: unknown): {
  readonly code: string;
  readonly place: string;
  readonly detail: string;
} {
  if (error instanceof BadInput) return { code: error.code, place: error.place, detail: error.detail };
  return { code: 'fault', place: '', detail: error instanceof Error ? error.message : String(error) };
}
