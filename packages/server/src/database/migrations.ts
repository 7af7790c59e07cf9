/**
 * How the database came to be what it is: each step is run once, in order, and never changed afterwards. Only text,
 * bigint, bytes and plain constraints are used, which other SQL databases have too.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table entries (
    code text not null,
    seq bigint not null,
    command text not null,
    actor text not null,
    body text not null,
    at bigint not null,
    link text not null,
    primary key (code, seq),
    unique (code, command)
  );

  create table tables (
    code text primary key,
    game text not null,
    listed bigint not null,
    phase text not null,
    players text not null,
    made bigint not null,
    last bigint not null,
    card text not null
  );
  create index tables_by_phase on tables (phase);
  create index tables_listed on tables (listed, made);

  create table seated (
    player text not null,
    code text not null,
    primary key (player, code)
  );
  create index seated_by_table on seated (code);

  create table plays (
    play text primary key,
    number bigint not null unique,
    commitment text not null,
    link text not null,
    ended text
  );

  create table records (
    play text primary key,
    code text not null,
    game text not null,
    ended text not null,
    at bigint not null,
    players text not null,
    card text not null,
    record blob not null
  );

  create table played (
    player text not null,
    play text not null,
    at bigint not null,
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
    id text primary key,
    name text,
    made bigint not null
  );

  create table carry_codes (
    hash text primary key,
    player text not null references players (id),
    until bigint not null
  );

  create table passkeys (
    id text primary key,
    player text not null references players (id),
    public_key text not null,
    counter bigint not null,
    transports text not null,
    made bigint not null
  );
  create index passkeys_by_player on passkeys (player);

  create table challenges (
    challenge text primary key,
    purpose text not null,
    player text,
    until bigint not null
  );
  `,
  `
  create table packs (
    code text primary key,
    entries blob not null
  );
  `,
  // What has expired is looked for at every use of a ticket or a code.
  `
  create index challenges_by_end on challenges (until);
  create index carry_codes_by_end on carry_codes (until);
  `,
  // Cookies name a device from now on. Those that name a person, as before, are good for who came before, until `old_cookies`.
  `
  create table sessions (
    id text primary key,
    player text not null references players (id),
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
  // What people who have a passkey keep about their own choices, and until when they have forgotten it.
  `
  create table progress (
    player text not null references players (id),
    id text not null,
    at bigint not null,
    body text not null,
    primary key (player, id)
  );
  create index progress_by_time on progress (player, at);
  alter table players add column progress_since bigint not null default 0;
  `,
  // What people have made of the deals of the day: the first result of each, proven, and their own moves.
  `
  create table deal_results (
    game text not null,
    day bigint not null,
    player text not null references players (id) on delete cascade,
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
  // For games over days: when people are on holiday, and what they note down for themselves at a table.
  `
  create table holidays (
    player text not null references players (id) on delete cascade,
    number bigint not null,
    since bigint not null,
    until bigint not null,
    primary key (player, number)
  );
  create table table_notes (
    player text not null references players (id) on delete cascade,
    code text not null,
    body text not null,
    at bigint not null,
    primary key (player, code)
  );
  `,
];
