import { FUNCTIONS } from './functions.ts';

/**
 * One step of the database's schema. Old and new nodes work side by side during an upgrade, so a step only adds; `oldest` is
 * the schema that a node must know at least to work with a database in which this step was made.
 */
export interface Migration {
  readonly oldest: number;
  readonly sql: string;
}

/** The same tables as in the embedded database. Each step is run once, in order, and never changed afterwards. */
export const MIGRATIONS: readonly Migration[] = [
  {
    oldest: 1,
    sql: `
  create table entries (
    code text collate "C" not null,
    seq bigint not null,
    command text collate "C" not null,
    actor text not null,
    body text not null,
    at bigint not null,
    link text not null,
    primary key (code, seq),
    unique (code, command)
  ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);

  create table packs (
    code text collate "C" primary key,
    entries bytea not null
  );

  create table tables (
    code text collate "C" primary key,
    game text not null,
    listed bigint not null,
    phase text not null,
    players text not null,
    made bigint not null,
    last bigint not null,
    card text not null
  ) with (fillfactor = 80);
  create index tables_by_phase on tables (phase);

  create table seated (
    player text collate "C" not null,
    code text collate "C" not null,
    primary key (player, code)
  );
  create index seated_by_table on seated (code);

  create table plays (
    play text collate "C" primary key,
    number bigint not null unique,
    commitment text not null,
    link text not null,
    ended text
  );

  -- The end of the chain of promises: whoever adds to it holds this row.
  create table chain (
    one bigint primary key,
    number bigint not null,
    link text not null
  );

  -- What has ended lies in a part for each day, which can be moved elsewhere or dropped as a whole.
  create table records (
    day bigint not null,
    play text collate "C" not null,
    code text collate "C" not null,
    game text not null,
    ended text not null,
    at bigint not null,
    players text not null,
    card text not null,
    record bytea not null,
    primary key (day, play)
  ) partition by range (day);
  create index records_by_play on records (play);
  create table records_other_days partition of records default;

  create table played (
    player text collate "C" not null,
    play text collate "C" not null,
    at bigint not null,
    day bigint not null,
    primary key (player, play)
  );
  create index played_by_time on played (player, at);

  create table outages (
    since bigint primary key,
    until bigint not null
  );

  create table heartbeat (
    one bigint primary key,
    at bigint not null
  );

  create table players (
    id text collate "C" primary key,
    name text,
    made bigint not null
  );

  create table carry_codes (
    hash text collate "C" primary key,
    player text collate "C" not null references players (id),
    until bigint not null
  );

  create table passkeys (
    id text collate "C" primary key,
    player text collate "C" not null references players (id),
    public_key text not null,
    counter bigint not null,
    transports text not null,
    made bigint not null
  );
  create index passkeys_by_player on passkeys (player);

  create table challenges (
    challenge text collate "C" primary key,
    purpose text not null,
    player text,
    until bigint not null
  );

  -- Drawn once by whichever node comes first, and shared by all.
  create table secrets (
    name text primary key,
    secret text not null
  );

  -- What nodes say about themselves. Empty after a crash: they say it again.
  create unlogged table nodes (
    node text collate "C" primary key,
    at bigint not null,
    seen timestamptz not null,
    listed text not null
  );
  create unlogged table followings (
    code text collate "C" not null,
    node text collate "C" not null,
    players text not null,
    spectators bigint not null,
    primary key (code, node)
  );
  create index followings_by_node on followings (node);
  ${FUNCTIONS}
  `,
  },
  // Cookies name a device from now on. Those that name a person, as before, are good for who came before, until `old_cookies`.
  {
    oldest: 1,
    sql: `
  create table sessions (
    id text collate "C" primary key,
    player text collate "C" not null references players (id),
    device text not null,
    made bigint not null,
    seen bigint not null,
    until bigint not null
  );
  create index sessions_by_player on sessions (player);
  create index sessions_by_end on sessions (until);
  alter table players add column old_cookies bigint not null default 9007199254740991;

  alter table passkeys add column device text not null default '';
  alter table passkeys add column used bigint;
  `,
  },
  // What people who have a passkey keep about their own choices, and until when they have forgotten it.
  {
    oldest: 1,
    sql: `
  create table progress (
    player text collate "C" not null references players (id),
    id text collate "C" not null,
    at bigint not null,
    body text not null,
    primary key (player, id)
  );
  create index progress_by_time on progress (player, at);
  alter table players add column progress_since bigint not null default 0;
  `,
  },
  // What people have made of the deals of the day: the first result of each, proven, and their own moves.
  {
    oldest: 1,
    sql: `
  create table deal_results (
    game text collate "C" not null,
    day bigint not null,
    player text collate "C" not null references players (id) on delete cascade,
    game_version bigint not null,
    won bigint not null,
    points bigint,
    choices bigint not null,
    moves text not null,
    face bigint,
    at bigint not null,
    primary key (game, day, player)
  );
  create index deal_results_by_day on deal_results (day);
  create index deal_results_by_player on deal_results (player);
  `,
  },
  // For games over days: when people are on holiday, and what they note down for themselves at a table.
  {
    oldest: 1,
    sql: `
  create table holidays (
    player text collate "C" not null references players (id) on delete cascade,
    number bigint not null,
    since bigint not null,
    until bigint not null,
    primary key (player, number)
  );
  create table table_notes (
    player text collate "C" not null references players (id) on delete cascade,
    code text collate "C" not null,
    body text not null,
    at bigint not null,
    primary key (player, code)
  );
  `,
  },
];
