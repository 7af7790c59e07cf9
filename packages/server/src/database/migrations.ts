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
  // For games over days: what people plan at a table, and how they answer in advance.
  `
  create table table_plans (
    player text not null references players (id) on delete cascade,
    code text not null,
    body text not null,
    at bigint not null,
    primary key (player, code)
  );
  `,
  // What people are told while their page is closed: what they wish, where it goes, what there is to tell, and what is under way.
  `
  create table notice_wishes (
    player text primary key references players (id) on delete cascade,
    body text not null,
    feed text unique
  );
  create table notice_channels (
    id text primary key,
    player text not null references players (id) on delete cascade,
    session text references sessions (id) on update cascade on delete cascade,
    kind text not null,
    body text not null,
    made bigint not null
  );
  create index notice_channels_by_player on notice_channels (player);
  create index notice_channels_by_session on notice_channels (session);
  create table notices (
    player text not null references players (id) on delete cascade,
    code text not null,
    what text not null,
    position text not null,
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
    player text not null,
    code text not null,
    what text not null,
    position text not null,
    channel text not null references notice_channels (id) on delete cascade,
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
  // What people have decided about those they have played with, invitations to tables, and groups.
  `
  create table regulars (
    player text not null references players (id) on delete cascade,
    other text not null references players (id) on delete cascade,
    shows bigint not null,
    stopped bigint not null,
    hidden bigint not null,
    primary key (player, other)
  );
  create index regulars_by_other on regulars (other);
  create table invitations (
    player text not null references players (id) on delete cascade,
    code text not null,
    sender text not null references players (id) on delete cascade,
    game text not null,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (player, code)
  );
  create index invitations_by_sender on invitations (sender);
  create table game_groups (
    id text primary key,
    name text not null,
    token text not null unique,
    maker text references players (id) on delete set null,
    code text,
    made bigint not null
  );
  create index game_groups_by_maker on game_groups (maker);
  create table group_members (
    id text not null references game_groups (id) on delete cascade,
    player text not null references players (id) on delete cascade,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (id, player)
  );
  create index group_members_by_player on group_members (player);
  `,
  // What people report about others, with the moment it is about.
  `
  create table reports (
    id text primary key,
    at bigint not null,
    reporter text references players (id) on delete set null,
    accused text not null references players (id) on delete cascade,
    table_id text,
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
  // Whom people never want to meet or hear again.
  `
  create table blocks (
    player text not null references players (id) on delete cascade,
    other text not null references players (id) on delete cascade,
    name text not null,
    face bigint,
    at bigint not null,
    primary key (player, other)
  );
  create index blocks_by_other on blocks (other);
  `,
  // Who keeps order: roles and how they are given, what was done and may never be changed, sanctions, settings, counts by the hour.
  `
  create table roles (
    player text primary key references players (id) on delete cascade,
    role text not null,
    made bigint not null
  );
  create table role_invitations (
    hash text primary key,
    role text not null,
    until bigint not null
  );
  create table operator_sessions (
    id text primary key,
    player text not null references roles (player) on delete cascade,
    made bigint not null,
    seen bigint not null
  );
  create index operator_sessions_by_player on operator_sessions (player);
  create table operator_log (
    seq bigint primary key,
    at bigint not null,
    actor text not null,
    action text not null,
    target text,
    detail text not null,
    previous text not null,
    link text not null
  );
  create table sanctions (
    id text primary key,
    kind text not null,
    player text references players (id) on delete cascade,
    address_range text,
    reason text not null,
    report text,
    made_by text not null,
    at bigint not null,
    until bigint,
    lifted bigint,
    lifted_by text,
    seen bigint
  );
  create index sanctions_by_player on sanctions (player);
  create index sanctions_open on sanctions (at) where lifted is null;
  create table closings (
    id text primary key,
    code text not null,
    reason text not null,
    at bigint not null,
    done bigint,
    outcome text
  );
  create index closings_open on closings (at) where done is null;
  create table house_settings (
    name text primary key,
    value text not null,
    at bigint not null
  );
  create table house_counts (
    hour bigint not null,
    node text not null,
    what text not null,
    amount bigint not null,
    primary key (hour, node, what)
  );
  create trigger operator_log_stays before update on operator_log
    begin select raise(abort, 'the log of operators is only added to'); end;
  create trigger operator_log_is_kept before delete on operator_log
    begin select raise(abort, 'the log of operators is only added to'); end;
  `,
  // What is forgotten little by little, and how far that is.
  `
  create table privacy_work (
    name text primary key,
    state text not null,
    due bigint not null,
    lease bigint not null
  );
  `,
];
