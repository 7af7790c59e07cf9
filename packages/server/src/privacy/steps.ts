import { type Asking, ask } from '../database/asking.ts';
import { KEPT } from './kept.ts';

/** Something that is done little by little, and goes on where it was after a restart. */
export interface Work {
  /** `forget:ID`, or `tidy`. */
  readonly name: string;
  /** How far it is, as JSON. */
  readonly state: string;
}

export const FORGET = 'forget:';

/** What can be asked and done. Each runs in one transaction, beside either kind of database, and touches few rows. */
export const STEPS = {
  /** Deletes a person with all that is theirs alone, and notes that their tables are to forget them. Gives their devices. */
  *forgetPerson(player: string, now: number): Asking<string[]> {
    const sessions = yield* ask<{ id: string }>('select id from sessions where player = $1', player);
    yield* leaveGroups(player);
    for (const { forgotten } of Object.values(KEPT))
      if (forgotten.at === 'once') yield* ask(forgotten.sql, player);
    yield* ask(
      `insert into privacy_work (name, state, due, lease) values ($1, '{}', $2, 0)
       on conflict (name) do nothing returning name`,
      FORGET + player,
      now,
    );
    return sessions.map(({ id }) => id);
  },

  /** The rows of one table that are about a person. */
  *rowsOf(table: string, player: string): Asking<readonly Readonly<Record<string, unknown>>[]> {
    const { exported } = KEPT[table];
    return exported === undefined ? [] : yield* ask<Record<string, unknown>>(exported.sql, player);
  },

  /** The tables at which somebody has a seat, or has played a game that is kept, in the order of their codes. */
  *tablesOf(player: string, after: string, most: number): Asking<string[]> {
    const rows = yield* ask<{ code: string }>(
      `select code from (
         select code from seated where player = $1 and code > $2
         union
         select substr(play, 1, 6) as code from played where player = $1 and play > $2
       ) as theirs where code > $2 order by code limit $3`,
      player,
      after,
      most,
    );
    return rows.map(({ code }) => code);
  },

  /** Nothing leads from this person to any game any more. */
  *forgetSeats(player: string): Asking<void> {
    yield* ask('delete from played where player = $1 returning play', player);
    yield* ask('delete from seated where player = $1 returning code', player);
  },

  /** Takes up work that is due and that nobody else does. */
  *takeWork(now: number, until: number): Asking<Work | undefined> {
    const [found] = yield* ask<Work>(
      `update privacy_work set lease = $2 where name =
         (select name from privacy_work where due <= $1 and lease <= $1 order by due, name limit 1)
       and lease <= $1 returning name, state`,
      now,
      until,
    );
    return found;
  },

  /** Notes how far work is. */
  *keepWork(name: string, state: string, due: number, lease: number): Asking<void> {
    yield* ask(
      `insert into privacy_work (name, state, due, lease) values ($1, $2, $3, $4)
       on conflict (name) do update set state = excluded.state, due = excluded.due, lease = excluded.lease
       returning name`,
      name,
      state,
      due,
      lease,
    );
  },

  /** There is something to do, unless that is known. */
  *needWork(name: string, due: number): Asking<void> {
    yield* ask(
      `insert into privacy_work (name, state, due, lease) values ($1, '{}', $2, 0)
       on conflict (name) do nothing returning name`,
      name,
      due,
    );
  },

  *endWork(name: string): Asking<void> {
    yield* ask('delete from privacy_work where name = $1 returning name', name);
  },
};

/** What was theirs to decide in a group becomes another's; a group of nobody is gone. */
function* leaveGroups(player: string): Asking<void> {
  const groups = yield* ask<{ id: string }>(
    'delete from group_members where player = $1 returning id',
    player,
  );
  for (const { id } of groups) {
    yield* ask(
      `update game_groups set maker =
         (select player from group_members where group_members.id = $1 order by at, player limit 1)
       where id = $1 and maker = $2 returning id`,
      id,
      player,
    );
    yield* ask(
      `delete from game_groups where id = $1
       and not exists (select 1 from group_members where group_members.id = $1) returning id`,
      id,
    );
  }
}
