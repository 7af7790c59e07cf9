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
  // For games over days: what people plan at a table, and how they answer in advance.
  {
    oldest: 1,
    sql: `
  create table table_plans (
    player text collate "C" not null references players (id) on delete cascade,
    code text collate "C" not null,
    body text not null,
    at bigint not null,
    primary key (player, code)
  );
  `,
  },
  // What people are told while their page is closed: what they wish, where it goes, what there is to tell, and what is under way.
  {
    oldest: 1,
    sql: `
  create table notice_wishes (
    player text collate "C" primary key references players (id) on delete cascade,
    body text not null,
    feed text collate "C" unique
  );
  create table notice_channels (
    id text collate "C" primary key,
    player text collate "C" not null references players (id) on delete cascade,
    session text collate "C" references sessions (id) on update cascade on delete cascade,
    kind text not null,
    body text not null,
    made bigint not null
  );
  create index notice_channels_by_player on notice_channels (player);
  create index notice_channels_by_session on notice_channels (session);
  create table notices (
    player text collate "C" not null references players (id) on delete cascade,
    code text collate "C" not null,
    what text collate "C" not null,
    position text collate "C" not null,
    body text not null,
    at bigint not null,
    due bigint not null,
    until bigint not null,
    state text not null,
    lease bigint not null,
    seen bigint not null,
    primary key (player, code, what, position)
  );
  create index notices_by_due on notices (state, due);
  create index notices_by_time on notices (at);
  create table notice_sendings (
    player text collate "C" not null,
    code text collate "C" not null,
    what text collate "C" not null,
    position text collate "C" not null,
    channel text collate "C" not null references notice_channels (id) on delete cascade,
    tries bigint not null,
    due bigint not null,
    lease bigint not null,
    primary key (player, code, what, position, channel),
    foreign key (player, code, what, position)
      references notices (player, code, what, position) on delete cascade
  );
  create index notice_sendings_by_due on notice_sendings (due);
  create index notice_sendings_by_channel on notice_sendings (channel);
  `,
  },
  // What people have decided about those they have played with, invitations to tables, and groups.
  {
    oldest: 1,
    sql: `
  create table regulars (
    player text collate "C" not null references players (id) on delete cascade,
    other text collate "C" not null references players (id) on delete cascade,
    shows bigint not null,
    stopped bigint not null,
    hidden bigint not null,
    primary key (player, other)
  );
  create index regulars_by_other on regulars (other);
  create table invitations (
    player text collate "C" not null references players (id) on delete cascade,
    code text collate "C" not null,
    sender text collate "C" not null references players (id) on delete cascade,
    game text collate "C" not null,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (player, code)
  );
  create index invitations_by_sender on invitations (sender);
  create table game_groups (
    id text collate "C" primary key,
    name text not null,
    token text collate "C" not null unique,
    maker text collate "C" references players (id) on delete set null,
    code text collate "C",
    made bigint not null
  );
  create index game_groups_by_maker on game_groups (maker);
  create table group_members (
    id text collate "C" not null references game_groups (id) on delete cascade,
    player text collate "C" not null references players (id) on delete cascade,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (id, player)
  );
  create index group_members_by_player on group_members (player);
  `,
  },
  // What people report about others, with the moment it is about.
  {
    oldest: 1,
    sql: `
  create table reports (
    id text collate "C" primary key,
    at bigint not null,
    reporter text collate "C" references players (id) on delete set null,
    accused text collate "C" not null references players (id) on delete cascade,
    table_id text collate "C",
    seq bigint,
    message text,
    reason text not null,
    note text not null,
    settled_at bigint,
    settled_by text,
    outcome text
  );
  create index reports_by_time on reports (settled_at, at, id);
  create index reports_by_reporter on reports (reporter);
  create index reports_by_accused on reports (accused);
  `,
  },
  // Whom people never want to meet or hear again.
  {
    oldest: 1,
    sql: `
  create table blocks (
    player text collate "C" not null references players (id) on delete cascade,
    other text collate "C" not null references players (id) on delete cascade,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (player, other)
  );
  create index blocks_by_other on blocks (other);
  `,
  },
  // Who keeps order: roles and how they are given, what was done and may never be changed, sanctions, settings, counts by the hour.
  {
    oldest: 1,
    sql: `
  create table roles (
    player text collate "C" primary key references players (id) on delete cascade,
    role text collate "C" not null,
    made bigint not null
  );
  create table role_invitations (
    hash text collate "C" primary key,
    role text collate "C" not null,
    until bigint not null
  );
  create table operator_sessions (
    id text collate "C" primary key,
    player text collate "C" not null references roles (player) on delete cascade,
    made bigint not null,
    seen bigint not null
  );
  create index operator_sessions_by_player on operator_sessions (player);
  create table operator_log (
    seq bigint primary key,
    at bigint not null,
    actor text collate "C" not null,
    action text collate "C" not null,
    target text collate "C",
    detail text not null,
    previous text collate "C" not null,
    link text collate "C" not null
  );
  create table sanctions (
    id text collate "C" primary key,
    kind text collate "C" not null,
    player text collate "C" references players (id) on delete cascade,
    address_range text collate "C",
    reason text not null,
    report text collate "C",
    made_by text collate "C" not null,
    at bigint not null,
    until bigint,
    lifted bigint,
    lifted_by text collate "C",
    seen bigint
  );
  create index sanctions_by_player on sanctions (player);
  create index sanctions_open on sanctions (at) where lifted is null;
  create table closings (
    id text collate "C" primary key,
    code text collate "C" not null,
    reason text not null,
    at bigint not null,
    done bigint,
    outcome text collate "C"
  );
  create index closings_open on closings (at) where done is null;
  create table house_settings (
    name text collate "C" primary key,
    value text not null,
    at bigint not null
  );
  create table house_counts (
    hour bigint not null,
    node text collate "C" not null,
    what text collate "C" not null,
    amount bigint not null,
    primary key (hour, node, what)
  );
  create function refuse_change() returns trigger language plpgsql as $body$
  begin
    raise exception 'the log of operators is only added to';
  end $body$;
  create trigger operator_log_stays before update or delete on operator_log
    for each row execute function refuse_change();
  create trigger operator_log_is_kept before truncate on operator_log
    for each statement execute function refuse_change();
  `,
  },
  // What is forgotten little by little, and how far that is.
  {
    oldest: 1,
    sql: `
  create table privacy_work (
    name text collate "C" primary key,
    state text not null,
    due bigint not null,
    lease bigint not null
  );
  `,
  },
];
