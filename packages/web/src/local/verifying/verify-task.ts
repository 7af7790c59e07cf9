import { type PlayedGame, type Verdict, verifyRecord } from '@samsara/engine';

/** A record of this worker's game that is to be played again, as it is written. */
export interface VerifyJob {
  readonly text: string;
}

export interface FromVerify {
  readonly type: 'verified';
  readonly verdict: Verdict;
}

export function verifyGame(game: PlayedGame, { text }: VerifyJob, say: (from: FromVerify) => void): void {
  say({ type: 'verified', verdict: verifyRecord({ [game.meta.id]: game }, text) });
}
