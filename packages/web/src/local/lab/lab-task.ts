import type { Game } from '@samsara/engine';
import { type LabPart, type LabPlan, type LabTally, labPart } from '@samsara/engine/lab';

/** A part of a try of house rules. */
export interface LabJob {
  readonly plan: LabPlan;
  readonly part: LabPart;
}

export interface FromLab {
  readonly type: 'tried';
  readonly tally: LabTally;
}

export function tryPart(game: Game, { plan, part }: LabJob, say: (from: FromLab) => void): void {
  say({ type: 'tried', tally: labPart(game, plan, part) });
}
