import { dealt, type GameRecord, gameOf, replay, undoneBy } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { isSameLine } from './same-move.ts';

/** What was told and acknowledged in one game. */
interface Played {
  /** By seat: the fingerprint of the view after each entry, by its number; 0 where none was sent. */
  readonly prints: readonly (readonly number[])[];
  /** Moves as records write them, by their entries. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Entries that are no moves. */
  readonly deeds: ReadonlySet<number>;
  readonly dealtAt: number;
}

/** Compares every view of a game with what the record says each seat could see, and every acknowledged move. */
export function compareWithRecord(
  record: GameRecord,
  { prints, acknowledged, deeds, dealtAt }: Played,
): { readonly compared: number; readonly faults: readonly string[] } {
  const game = gameOf(GAMES, record);
  const faults: string[] = [];
  let compared = 0;
  let seq = dealtAt;
  const compareMoment = (state: unknown) => {
    prints.forEach((ofSeat, seat) => {
      if (!ofSeat[seq]) return;
      compared++;
      if (ofSeat[seq] !== fingerprint(game.view(state, seat)))
        faults.push(`seat ${seat} saw something else after entry ${seq}`);
    });
  };
  let before = dealt(game, record);
  compareMoment(before);
  replay(game, record, ({ state, text, index }) => {
    // What takes moves back is no move, and its entry one of the deeds.
    if (undoneBy(text) !== undefined) {
      before = game.clone(state);
      return;
    }
    do seq++;
    while (deeds.has(seq));
    const [line] = record.moves[index];
    const promised = acknowledged.get(seq);
    if (promised !== undefined && !isSameLine(game, before, promised, line))
      faults.push(`entry ${seq} is ${line}, but ${promised} was acknowledged`);
    before = game.clone(state);
    compareMoment(state);
  });
  for (const [entry, line] of acknowledged) {
    if (entry > seq || deeds.has(entry)) faults.push(`${line} was acknowledged as ${entry} and is lost`);
  }
  return { compared, faults };
}

export function fingerprint(view: unknown): number {
  return fingerprintOfText(JSON.stringify(view));
}

/** FNV-1a over a JSON text; never 0. */
export function fingerprintOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
