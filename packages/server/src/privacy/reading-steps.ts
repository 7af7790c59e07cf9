import type { Said } from '@samsara/protocol';
import { type Entry, type PlayerId, personIdOf } from '@samsara/table';
import { type Asking, ask } from '../database/asking.ts';
import { recordText } from '../log/notes.ts';

/** A game that has ended, with its record. */
export interface PlayedGame {
  readonly play: string;
  readonly game: string;
  readonly at: number;
  readonly ended: string;
  readonly card: string;
  readonly players: string;
  readonly record: string;
}

interface OwnEntries {
  readonly entries: readonly Pick<Entry, 'body' | 'at'>[];
  readonly words: readonly Said[];
}

/** What is read of tables and games for the file of everything about a person. */
export const READING_STEPS = {
  /** The games somebody has played that are kept, in the order of their names. */
  *gamesOf(player: PlayerId, after: string, most: number): Asking<PlayedGame[]> {
    const rows = yield* ask<Omit<PlayedGame, 'record'> & { record: Uint8Array }>(
      `select records.play, game, records.at, ended, card, players, record from played
       join records on records.play = played.play
       where player = $1 and played.play > $2 order by played.play limit $3`,
      player,
      after,
      most,
    );
    return rows.map((row) => ({ ...row, record: recordText(row.record) }));
  },

  /** What somebody has done themselves at a table and lies there open, and what they said there in earlier games. */
  *ownEntries(code: string, player: PlayerId): Asking<OwnEntries> {
    const entries = yield* ask<Pick<Entry, 'body' | 'at'>>(
      'select body, at from entries where code = $1 and actor = $2 order by seq',
      code,
      player,
    );
    const openings = yield* ask<{ body: string }>(
      `select body from entries where code = $1 and body like '%"chat":[{%'`,
      code,
    );
    const person = personIdOf(code, player);
    const said = openings.flatMap(({ body }) => (JSON.parse(body) as { chat?: Said[] }).chat ?? []);
    return { entries, words: said.filter((each) => each.person === person) };
  },

  *tableNamed(code: string): Asking<{ game: string; phase: string; made: number; last: number } | undefined> {
    const [row] = yield* ask<{ game: string; phase: string; made: number; last: number }>(
      'select game, phase, made, last from tables where code = $1',
      code,
    );
    return row;
  },
};
