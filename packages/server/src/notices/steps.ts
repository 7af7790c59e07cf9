import type { NoticeWishes } from '@samsara/protocol';
import { type Asking, ask } from '../database/asking.ts';
import { MOST_DEVICES } from './bounds.ts';
import {
  type Channel,
  type KeptChannel,
  type Notice,
  type NoticeKey,
  RANK,
  type Sending,
  USUAL_WISHES,
  type What,
} from './notice.ts';

interface NoticeRow {
  readonly player: string;
  readonly code: string;
  readonly what: What;
  readonly position: string;
  readonly body: string;
  readonly at: number;
  readonly due: number;
  readonly until: number;
}

const NOTICE = 'player, code, what, position, body, at, due, until';
const THIS = 'player = $1 and code = $2 and what = $3 and position = $4';
const keyOf = ({ player, code, what, position }: NoticeKey) => [player, code, what, position] as const;
const noticeOf = ({ body, ...row }: NoticeRow): Notice => ({ ...row, facts: JSON.parse(body) });

/** What a person wishes, and where it goes. */
export interface KeptWishes {
  readonly wishes: NoticeWishes | undefined;
  readonly feed: boolean;
  readonly channels: readonly KeptChannel[];
}

/** Games that have ended and of whose end a person has not been told. */
export interface Ended {
  readonly player: string;
  readonly play: string;
  readonly code: string;
  readonly game: string;
  readonly at: number;
  /** By seat, as JSON: the players, and what the list of games shows. */
  readonly players: string;
  readonly card: string;
}

/** What can be asked and done about notices. Each runs in one transaction, beside either kind of database. */
export const STEPS = {
  /** Who is to be told things, and since when. */
  *concerned(): Asking<[player: string, since: number][]> {
    const rows = yield* ask<{ player: string; since: number }>(
      'select player, min(made) as since from notice_channels group by player',
    );
    return rows.map(({ player, since }) => [player, since]);
  },

  *wishesOf(player: string): Asking<KeptWishes> {
    const [row] = yield* ask<{ body: string; feed: string | null }>(
      'select body, feed from notice_wishes where player = $1',
      player,
    );
    const channels = yield* ask<{ id: string; session: string | null; body: string }>(
      'select id, session, body from notice_channels where player = $1 order by made, id',
      player,
    );
    return {
      wishes: row && JSON.parse(row.body),
      feed: row !== undefined && row.feed !== null,
      channels: channels.map(({ body, ...rest }) => ({ ...rest, player, channel: JSON.parse(body) })),
    };
  },

  *putWishes(player: string, wishes: NoticeWishes): Asking<void> {
    yield* ask(
      `insert into notice_wishes (player, body) values ($1, $2)
       on conflict (player) do update set body = excluded.body returning player`,
      player,
      JSON.stringify(wishes),
    );
  },

  /** Where a feed is found by the hash of its secret; null ends it. */
  *putFeed(player: string, feed: string | null): Asking<void> {
    yield* ask(
      `insert into notice_wishes (player, body, feed) values ($1, $2, $3)
       on conflict (player) do update set feed = excluded.feed returning player`,
      player,
      JSON.stringify(USUAL_WISHES),
      feed,
    );
  },

  *feedOwner(feed: string): Asking<{ player: string; wishes: NoticeWishes } | undefined> {
    const [row] = yield* ask<{ player: string; body: string }>(
      'select player, body from notice_wishes where feed = $1',
      feed,
    );
    return row && { player: row.player, wishes: JSON.parse(row.body) };
  },

  /** A subscription that is known belongs to whoever brings it last. Of very many devices the oldest are forgotten. */
  *putChannel({ id, player, session, channel }: KeptChannel, now: number): Asking<void> {
    yield* ask(
      'insert into notice_wishes (player, body) values ($1, $2) on conflict do nothing returning player',
      player,
      JSON.stringify(USUAL_WISHES),
    );
    yield* ask('delete from notice_channels where id = $1 and player <> $2 returning id', id, player);
    yield* ask(
      `insert into notice_channels (id, player, session, kind, body, made) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set session = excluded.session, body = excluded.body returning id`,
      id,
      player,
      session,
      channel.kind,
      JSON.stringify(channel),
      now,
    );
    yield* ask(
      `delete from notice_channels where player = $1 and kind = 'push' and id not in
         (select id from notice_channels where player = $1 and kind = 'push' order by made desc, id limit $2)
       returning id`,
      player,
      MOST_DEVICES,
    );
  },

  *dropChannel(player: string, id: string): Asking<void> {
    yield* ask('delete from notice_channels where player = $1 and id = $2 returning id', player, id);
  },

  /** How somebody stands at a table: what is true of them now is noted once, what is not true any more is called off. */
  *stand(player: string, code: string, asked: string | null, notes: readonly Notice[]): Asking<void> {
    yield* ask(
      `update notices set state = 'dropped' where player = $1 and code = $2 and what in ('turn', 'nearly')
         and position <> $3 and state = 'waiting' returning player`,
      player,
      code,
      asked ?? '',
    );
    yield* ask(
      `delete from notice_sendings where player = $1 and code = $2 and what in ('turn', 'nearly')
         and position <> $3 returning player`,
      player,
      code,
      asked ?? '',
    );
    for (const note of notes) yield* STEPS.note(note);
  },

  /** False when it is known. */
  *note({ facts, at, due, until, ...key }: Notice): Asking<boolean> {
    const put = yield* ask(
      `insert into notices (${NOTICE}, state, lease, seen) values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0, 0)
       on conflict do nothing returning player`,
      ...keyOf(key),
      JSON.stringify(facts),
      at,
      due,
      until,
    );
    return put.length === 1;
  },

  /** Somebody looks at a table: whatever there was to tell of it, they see. */
  *looked(player: string, code: string, now: number): Asking<void> {
    yield* ask('delete from notice_sendings where player = $1 and code = $2 returning player', player, code);
    yield* ask(
      `update notices set seen = $3, state = case when state = 'waiting' then 'dropped' else state end
       where player = $1 and code = $2 and seen = 0 returning player`,
      player,
      code,
      now,
    );
  },

  *dueNotices(now: number, most: number): Asking<Notice[]> {
    const rows = yield* ask<NoticeRow>(
      `select ${NOTICE} from notices where state = 'waiting' and due <= $1 and lease <= $1 order by due limit $2`,
      now,
      most,
    );
    return rows.map(noticeOf);
  },

  /** When there is something to do next. */
  *nextDue(): Asking<number | undefined> {
    const [told] = yield* ask<{ due: number | null }>(
      "select min(case when lease > due then lease else due end) as due from notices where state = 'waiting'",
    );
    const [sent] = yield* ask<{ due: number | null }>(
      'select min(case when lease > due then lease else due end) as due from notice_sendings',
    );
    const due = [told.due, sent.due].filter((one) => one !== null);
    return due.length === 0 ? undefined : Math.min(...due);
  },

  /** Whoever has it looks into it until the lease ends; others leave it alone. */
  *claim(key: NoticeKey, now: number, lease: number): Asking<boolean> {
    const claimed = yield* ask(
      `update notices set lease = $6 where ${THIS} and state = 'waiting' and due <= $5 and lease <= $5
       returning player`,
      ...keyOf(key),
      now,
      lease,
    );
    return claimed.length === 1;
  },

  /** Sends it to every channel that has not told of this table since the person has looked. Gives to how many. */
  *tell(key: NoticeKey, now: number): Asking<number> {
    const { player, code, what } = key;
    // Whoever tells the same person something else at once waits here.
    yield* ask('update notice_wishes set body = body where player = $1 returning player', player);
    const told = yield* ask(
      `update notices set state = 'told' where ${THIS} and state = 'waiting' returning player`,
      ...keyOf(key),
    );
    if (told.length === 0) return 0;
    const unseen = yield* ask<{ what: What; position: string }>(
      "select what, position from notices where player = $1 and code = $2 and state = 'told' and seen = 0",
      player,
      code,
    );
    const others = unseen.filter((one) => one.what !== what || one.position !== key.position);
    const highest = code === '' ? 0 : Math.max(0, ...others.map((one) => RANK[one.what]));
    const channels = yield* ask<{ id: string; kind: Channel['kind'] }>(
      'select id, kind from notice_channels where player = $1',
      player,
    );
    // A push message takes the place of the one on the screen; nothing else can.
    const chosen = channels.filter(({ kind }) => (kind === 'push' ? highest < RANK[what] : highest === 0));
    for (const { id } of chosen) {
      yield* ask(
        `insert into notice_sendings (player, code, what, position, channel, tries, due, lease)
         values ($1, $2, $3, $4, $5, 0, $6, 0) on conflict do nothing returning player`,
        ...keyOf(key),
        id,
        now,
      );
    }
    return chosen.length;
  },

  /** It is to be told later. */
  *hold(key: NoticeKey, due: number): Asking<void> {
    yield* ask(
      `update notices set due = $5, lease = 0 where ${THIS} and state = 'waiting' returning player`,
      ...keyOf(key),
      due,
    );
  },

  /** It is not told at all, and not noted again. */
  *drop(key: NoticeKey): Asking<void> {
    yield* ask(
      `update notices set state = 'dropped' where ${THIS} and state = 'waiting' returning player`,
      ...keyOf(key),
    );
  },

  *dueSendings(now: number, most: number): Asking<Sending[]> {
    const rows = yield* ask<NoticeRow & { id: string; channel: string; tries: number; wishes: string }>(
      `select n.player, n.code, n.what, n.position, n.body, n.at, s.due, n.until,
         c.id, c.body as channel, s.tries, w.body as wishes
       from notice_sendings s
       join notices n on n.player = s.player and n.code = s.code and n.what = s.what and n.position = s.position
       join notice_channels c on c.id = s.channel
       join notice_wishes w on w.player = s.player
       where s.due <= $1 and s.lease <= $1 order by s.due limit $2`,
      now,
      most,
    );
    return rows.map(({ id, channel, tries, wishes, ...row }) => ({
      notice: noticeOf(row),
      id,
      channel: JSON.parse(channel),
      tries,
      wishes: JSON.parse(wishes),
    }));
  },

  *claimSending(key: NoticeKey, channel: string, now: number, lease: number): Asking<boolean> {
    const claimed = yield* ask(
      `update notice_sendings set lease = $7, tries = tries + 1
       where ${THIS} and channel = $5 and due <= $6 and lease <= $6 returning player`,
      ...keyOf(key),
      channel,
      now,
      lease,
    );
    return claimed.length === 1;
  },

  *delaySending(key: NoticeKey, channel: string, due: number): Asking<void> {
    yield* ask(
      `update notice_sendings set due = $6, lease = 0 where ${THIS} and channel = $5 returning player`,
      ...keyOf(key),
      channel,
      due,
    );
  },

  *endSending(key: NoticeKey, channel: string): Asking<void> {
    yield* ask(
      `delete from notice_sendings where ${THIS} and channel = $5 returning player`,
      ...keyOf(key),
      channel,
    );
  },

  /** Ends that nobody was told of, because the server went in that moment. */
  *endedUntold(since: number, before: number, most: number): Asking<Ended[]> {
    return [
      ...(yield* ask<Ended>(
        `select distinct p.player, p.play, r.code, r.game, p.at, r.players, r.card
         from notice_channels c
         join played p on p.player = c.player and p.at > c.made and p.at > $1 and p.at <= $2
         join records r on r.play = p.play
         where not exists (select 1 from notices n where n.player = p.player and n.code = r.code
           and n.what = 'over' and n.position = p.play)
         limit $3`,
        since,
        before,
        most,
      )),
    ];
  },

  *forgetOlder(before: number): Asking<void> {
    yield* ask("delete from notices where at < $1 and state <> 'waiting' returning player", before);
  },
};
