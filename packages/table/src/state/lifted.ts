import type { TableSettings } from '@samsara/protocol';
import { type Body, type Deed, isMove, type Opening } from './entries.ts';

/**
 * Opens a table that was begun on a device: all that happened there, and what becomes of its seats. Whoever brings it plays
 * on; for other people at the device a bot does, until somebody takes the seat.
 */
export interface LiftDeed {
  readonly type: 'lift';
  readonly opening: { readonly at: number; readonly body: Opening };
  readonly entries: readonly LiftedEntry[];
  /** Milliseconds used up of the countdown that runs. */
  readonly spent: number;
  readonly seat: number;
  readonly name: string;
  readonly face?: number;
  readonly settings: TableSettings;
  /** All bots, with their levels and names as they are from now on. */
  readonly bots: readonly { readonly seat: number; readonly level: string; readonly name: string }[];
  /** Are there people at the device who do not come along? Then the game pauses, so that they can. */
  readonly waits?: true;
}

export interface LiftedEntry {
  readonly actor: string;
  readonly at: number;
  readonly body: Body;
}

export function isLift(body: Body): body is Extract<Deed, { type: 'lift' }> {
  return !isMove(body) && body.type === 'lift';
}
