import { BadInput, readRecord } from '@samsara/engine';
import { DEAL_SEAT, type DealResult, dealOfDay, provenResult } from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';
import type { RefusalCode } from '@samsara/protocol';

/** A record that is said to be a game of that day's deal. */
export interface Claim {
  readonly game: string;
  /** As `2026-11-16`. */
  readonly day: string;
  /** The record's JSON. */
  readonly record: string;
}

export type Proof =
  | {
      readonly ok: true;
      readonly gameVersion: number;
      readonly result: DealResult;
      /** The person's own, in order. */
      readonly moves: readonly string[];
    }
  | { readonly ok: false; readonly code: RefusalCode; readonly detail: string };

/** Plays a game again that somebody says they have played. Nothing of the record counts but the person's own moves. */
export function proofOf({ game: id, day, record: text }: Claim): Proof {
  const game = GAMES[id];
  try {
    const record = readRecord(text);
    if (record.game === id && record.gameVersion !== game.meta.version) {
      return { ok: false, code: 'wrong-version', detail: 'gameVersion' };
    }
    const result = provenResult(game, dealOfDay(game, day), record);
    const own = `${DEAL_SEAT} `;
    const moves = record.moves.flatMap(([line]) => (line.startsWith(own) ? [line.slice(own.length)] : []));
    return { ok: true, gameVersion: record.gameVersion, result, moves };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { ok: false, code: codeOf(error), detail: error.place };
  }
}

function codeOf({ code }: BadInput): RefusalCode {
  if (code === 'newer-version') return 'wrong-version';
  return code === 'illegal-move' ? 'illegal-move' : 'wrong-form';
}
