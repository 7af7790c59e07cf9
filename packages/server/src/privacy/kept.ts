import type { KeptKind } from '@samsara/protocol';

/** What becomes of a table's rows when a person is deleted. `$1` is the person. */
type WhenForgotten =
  /** Goes at once, in the same commit as the person. */
  | { readonly at: 'once'; readonly sql: string }
  /** The database takes it with the row of the person. */
  | { readonly at: 'cascade' }
  /** Rewritten table by table, so that a seat without a name is left: see `forget-at-table.ts`. */
  | { readonly at: 'each-table' }
  /** Nobody can change it: only a random id, which leads to nobody any more, is left there. */
  | { readonly at: 'never' }
  /** Gone by itself soon after. */
  | { readonly at: 'expiry' };

/** One table of the database that holds something about people. */
export interface KeptTable {
  /** Under which heading people are told of it. */
  readonly kind: KeptKind;
  /** Every column of it. */
  readonly columns: string;
  readonly holds: string;
  readonly why: string;
  /** Under which name it is in the file of everything about a person; `$1` is the person. Columns named `body` hold JSON. */
  readonly exported?: { readonly as: string; readonly sql: string };
  readonly forgotten: WhenForgotten;
}

const CASCADE = { at: 'cascade' } as const;
const EACH_TABLE = { at: 'each-table' } as const;
const once = (sql: string) => ({ at: 'once', sql }) as const;
const exported = (as: string, sql: string) => ({ exported: { as, sql } });

/**
 * All that is kept about people: the page that says so, the file that everybody can have, and what deleting does follow from
 * this list, and a test holds it against the databases as they are.
 */
export const KEPT: Readonly<Record<string, KeptTable>> = {
  // Others refer to a person and to a device: those that do not go by themselves come first.
  carry_codes: {
    kind: 'links',
    columns: 'hash, player, until',
    holds: 'the hash of a link that makes another device the same person',
    why: 'it is used up once, within ten minutes',
    ...exported('links', 'select until from carry_codes where player = $1'),
    forgotten: once('delete from carry_codes where player = $1 returning hash'),
  },
  challenges: {
    kind: 'links',
    columns: 'challenge, purpose, player, until',
    holds: 'random numbers that passkeys sign, and tickets of sockets',
    why: 'each counts once, within minutes',
    forgotten: once('delete from challenges where player = $1 returning challenge'),
  },
  passkeys: {
    kind: 'passkeys',
    columns: 'id, player, public_key, counter, transports, made, device, used',
    holds: 'the public half of a passkey, and roughly where it was made',
    why: 'somebody can come back by it',
    ...exported(
      'passkeys',
      'select id, device, transports, made, used from passkeys where player = $1 order by made',
    ),
    forgotten: once('delete from passkeys where player = $1 returning id'),
  },
  progress: {
    kind: 'progress',
    columns: 'player, id, at, body',
    holds: 'what reviews say about the person’s own choices',
    why: 'all their devices show the same; only for people with a passkey',
    ...exported('progress', 'select at, body from progress where player = $1 order by at'),
    forgotten: once('delete from progress where player = $1 returning id'),
  },
  sessions: {
    kind: 'devices',
    columns: 'id, player, device, made, seen, until',
    holds: 'a device: browser and system in words, since when, when last heard of, and a hash of its key',
    why: 'the cookie names it; people can sign their devices out',
    ...exported('devices', 'select device, made, seen, until from sessions where player = $1 order by made'),
    forgotten: once('delete from sessions where player = $1 returning id'),
  },
  players: {
    kind: 'person',
    columns: 'id, name, made, old_cookies, progress_since',
    holds: 'a random id, the last name that was given, since when',
    why: 'seats, games and settings are somebody’s',
    ...exported('person', 'select name, made from players where id = $1'),
    forgotten: once('delete from players where id = $1 returning id'),
  },
  deal_results: {
    kind: 'deals',
    columns: 'game, day, player, game_version, won, points, choices, moves, face, at',
    holds: 'the first result of each deal of the day, with the person’s own moves',
    why: 'people compare how they did',
    ...exported(
      'dealsOfTheDay',
      'select game, day, won, points, choices, moves, face, at from deal_results where player = $1 order by day',
    ),
    forgotten: CASCADE,
  },
  holidays: {
    kind: 'notes',
    columns: 'player, number, since, until',
    holds: 'holidays',
    why: 'clocks at tables over days stand meanwhile',
    ...exported('holidays', 'select since, until from holidays where player = $1 order by number'),
    forgotten: CASCADE,
  },
  table_notes: {
    kind: 'notes',
    columns: 'player, code, body, at',
    holds: 'what somebody notes down for themselves at a table',
    why: 'they want to remember it',
    ...exported('notes', 'select code, body as text, at from table_notes where player = $1 order by at'),
    forgotten: CASCADE,
  },
  table_plans: {
    kind: 'notes',
    columns: 'player, code, body, at',
    holds: 'moves that are planned, and answers in advance',
    why: 'they are made while the person is away',
    ...exported('plans', 'select code, body, at from table_plans where player = $1 order by at'),
    forgotten: CASCADE,
  },
  notice_wishes: {
    kind: 'notices',
    columns: 'player, body, feed',
    holds: 'what somebody wants to be told, when not, and the hash of the link to their feed',
    why: 'they have asked for it',
    ...exported('noticeWishes', 'select body from notice_wishes where player = $1'),
    forgotten: CASCADE,
  },
  notice_channels: {
    kind: 'notices',
    columns: 'id, player, session, kind, body, made',
    holds: 'where messages go: a push subscription of a browser, or an address that was named',
    why: 'they have asked for it',
    ...exported(
      'noticeChannels',
      `select kind, made, case when kind = 'hook' then body end as body from notice_channels
       where player = $1 order by made`,
    ),
    forgotten: CASCADE,
  },
  notices: {
    kind: 'notices',
    columns: 'player, code, what, position, body, at, due, until, state, lease, seen',
    holds: 'what there is to tell: a table, a game, the names of others there',
    why: 'nobody is told twice',
    ...exported('notices', 'select code, what, body, at, until from notices where player = $1 order by at'),
    forgotten: CASCADE,
  },
  notice_sendings: {
    kind: 'notices',
    columns: 'player, code, what, position, channel, tries, due, lease',
    holds: 'which message is on its way where',
    why: 'what failed is tried again',
    forgotten: CASCADE,
  },
  regulars: {
    kind: 'company',
    columns: 'player, other, shows, stopped, hidden',
    holds: 'what somebody has decided about a person they have played with',
    why: 'they have decided it',
    ...exported('regulars', 'select shows, stopped, hidden from regulars where player = $1'),
    forgotten: CASCADE,
  },
  invitations: {
    kind: 'company',
    columns: 'player, code, sender, game, name, face, at',
    holds: 'who has invited whom to which table',
    why: 'it is shown until the table is over, a week at most',
    ...exported(
      'invitations',
      `select code, game, name, at, case when sender = $1 then 'sent' else 'received' end as way
       from invitations where player = $1 or sender = $1 order by at`,
    ),
    forgotten: CASCADE,
  },
  group_members: {
    kind: 'company',
    columns: 'id, player, name, face, at',
    holds: 'who is in which group, and what they are called there',
    why: 'they have joined it',
    ...exported(
      'groups',
      `select game_groups.name, group_members.name as me, face, at from group_members
       join game_groups on game_groups.id = group_members.id where player = $1 order by at`,
    ),
    forgotten: CASCADE,
  },
  game_groups: {
    kind: 'company',
    columns: 'id, name, token, maker, code, made',
    holds: 'the name of a group, its link, who made it',
    why: 'its members find each other; another member takes it over',
    forgotten: CASCADE,
  },
  blocks: {
    kind: 'company',
    columns: 'player, other, name, face, at',
    holds: 'whom somebody never wants to meet, and what they were called then',
    why: 'the two never sit at one table again, and the one does not read the other',
    ...exported('blocked', 'select name, face, at from blocks where player = $1 order by at'),
    forgotten: CASCADE,
  },
  reports: {
    kind: 'order',
    columns:
      'id, at, reporter, accused, table_id, seq, message, reason, note, settled_at, settled_by, outcome',
    holds:
      'what somebody has reported about somebody: the moment, the words, why; without the one who did once they are gone',
    why: 'those who keep order look at it',
    ...exported(
      'reportsMade',
      'select at, reason, note, table_id, settled_at from reports where reporter = $1 order by at',
    ),
    forgotten: CASCADE,
  },
  sanctions: {
    kind: 'order',
    columns: 'id, kind, player, address_range, reason, report, made_by, at, until, lifted, lifted_by, seen',
    holds: 'warnings, mutes and bans: of whom or of which range of addresses, why and until when',
    why: 'they hold, and people can read why',
    ...exported(
      'sanctions',
      'select kind, reason, at, until, lifted from sanctions where player = $1 order by at',
    ),
    forgotten: CASCADE,
  },
  roles: {
    kind: 'order',
    columns: 'player, role, made',
    holds: 'who is operator or moderator',
    why: 'they keep order',
    ...exported('roles', 'select role, made from roles where player = $1'),
    forgotten: CASCADE,
  },
  operator_sessions: {
    kind: 'order',
    columns: 'id, player, made, seen',
    holds: 'that an operator or moderator has signed in, for twelve hours at most',
    why: 'only they may see their page',
    ...exported(
      'operatorSessions',
      'select made, seen from operator_sessions where player = $1 order by made',
    ),
    forgotten: CASCADE,
  },
  operator_log: {
    kind: 'order',
    columns: 'seq, at, actor, action, target, detail, previous, link',
    holds: 'every act of those who keep order: by whom and about whom, as random ids, and why',
    why: 'nobody can change afterwards what was done',
    ...exported('actsAboutMe', 'select at, action from operator_log where target = $1 order by seq'),
    forgotten: { at: 'never' },
  },
  seated: {
    kind: 'tables',
    columns: 'player, code',
    holds: 'who has a seat at which table',
    why: 'people find their games',
    forgotten: EACH_TABLE,
  },
  tables: {
    kind: 'tables',
    columns: 'code, game, listed, phase, players, made, last, card',
    holds: 'what the list of one’s own games shows of a table, names too',
    why: 'people find their games',
    forgotten: EACH_TABLE,
  },
  entries: {
    kind: 'tables',
    columns: 'code, seq, command, actor, body, at, link',
    holds:
      'what happens at a table: who sits down under which name, moves, words; the words have a time of their own',
    why: 'the table is worked out from it',
    forgotten: EACH_TABLE,
  },
  packs: {
    kind: 'tables',
    columns: 'code, entries',
    holds: 'moves of games that have ended, by seat and random id, in less room',
    why: 'the table is worked out from it',
    forgotten: EACH_TABLE,
  },
  records: {
    kind: 'records',
    columns: 'play, code, game, ended, at, players, card, record',
    holds: 'games that have ended: who played, under which names, all moves',
    why: 'they can be replayed, reviewed and verified',
    forgotten: EACH_TABLE,
  },
  played: {
    kind: 'records',
    columns: 'player, play, at',
    holds: 'who has played which game',
    why: 'people find their games and their regulars',
    forgotten: EACH_TABLE,
  },
  followings: {
    kind: 'tables',
    columns: 'code, node, players, spectators',
    holds: 'who looks at which table just now, where several nodes serve',
    why: 'nodes tell each other who is there',
    forgotten: { at: 'expiry' },
  },
  privacy_work: {
    kind: 'person',
    columns: 'name, state, due, lease',
    holds: 'the random id of somebody who is being deleted, until that is done',
    why: 'a restart must not leave it half done',
    forgotten: { at: 'expiry' },
  },
};

/** Tables that hold nothing about anybody. */
export const NOTHING_OF_PEOPLE: Readonly<Record<string, string>> = {
  plays: 'the promises about shuffles, by table and game',
  chain: 'the end of the chain of promises',
  outages: 'when nobody served',
  heartbeat: 'when somebody last did',
  secrets: 'the server’s own secrets',
  nodes: 'which nodes serve',
  migrations: 'the form of the database',
  role_invitations: 'links that make somebody an operator or moderator, as hashes',
  closings: 'tables that operators close, and why',
  house_settings: 'what operators have set and say to everybody',
  house_counts: 'how much was going on, by the hour',
};
