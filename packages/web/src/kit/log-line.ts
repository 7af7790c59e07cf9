import type { Card, Seat } from '@samsara/engine';

/** One sentence of the log. */
export interface LogLine {
  readonly seq: number;
  readonly event: unknown;
  readonly seat: Seat | null;
  readonly cards: readonly Card[];
}

/** From this size on the log can stay open beside the table. */
export const ROOM_BESIDE = '(min-width: 1900px) and (min-height: 560px)';
