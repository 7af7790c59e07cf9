import * as v from 'valibot';

/** What people are told while their page is closed: what about, when, and where it goes. */

export const NOTICE_KINDS = ['turn', 'nearly', 'over', 'invited'] as const;
/** `nearly`: at a table over days, little of one's time is left. */
export const NoticeKind = v.picklist(NOTICE_KINDS);
export type NoticeKind = v.InferOutput<typeof NoticeKind>;

const NoticeLanguage = v.picklist(['de', 'en', 'fr']);

const LAST_MINUTE = 24 * 60 - 1;
const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MINUTE));

/** From one minute of the day until before another one, which may be that of the next day. */
export const QuietHours = v.strictObject({ from: MinuteOfDay, until: MinuteOfDay });
export type QuietHours = v.InferOutput<typeof QuietHours>;

const wishes = {
  kinds: v.pipe(v.array(NoticeKind), v.maxLength(NOTICE_KINDS.length)),
  quiet: v.nullable(QuietHours),
  /** By how many minutes the person's clock is ahead of UTC. */
  utc_offset_min: v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(840)),
  language: NoticeLanguage,
};

/** PUT /api/me/notices */
export const NoticeWishes = v.strictObject(wishes);
export type NoticeWishes = v.InferOutput<typeof NoticeWishes>;

const LONGEST_ADDRESS = 1000;
const OutsideAddress = v.pipe(v.string(), v.minLength(9), v.maxLength(LONGEST_ADDRESS));
const base64Url = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[A-Za-z0-9_-]+$/));

/** POST /api/me/notices/push: what a browser gives out, as it writes it in JSON. */
export const PushSubscription = v.object({
  endpoint: OutsideAddress,
  /** A point on P-256, and 16 bytes. */
  keys: v.object({ p256dh: base64Url(87), auth: base64Url(22) }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** POST /api/me/notices/push/end: without an address, that of the device that asks. */
export const PushEnd = v.strictObject({ endpoint: v.optional(OutsideAddress) });

export const HOOK_FORMS = ['json', 'discord', 'slack', 'matrix', 'ntfy'] as const;
export const HookForm = v.picklist(HOOK_FORMS);
export type HookForm = v.InferOutput<typeof HookForm>;

/** POST /api/me/notices/hook */
export const Hook = v.strictObject({ url: OutsideAddress, form: HookForm });
export type Hook = v.InferOutput<typeof Hook>;

/** GET /api/me/notices, and the answer to whatever changes them. */
export const Notices = v.object({
  ...wishes,
  /** The server's key for subscriptions, in base64url; null where the server sends no push messages. */
  push_key: v.nullable(v.string()),
  /** Devices that get push messages, and whether the one that asks is among them. */
  devices: v.number(),
  here: v.boolean(),
  /** May there be a web hook at this server? */
  hooks: v.boolean(),
  /** Of an address that may hold secrets only the host is told. */
  hook: v.nullable(v.object({ form: HookForm, host: v.string() })),
  /** Is there a feed? */
  feed: v.boolean(),
});
export type Notices = v.InferOutput<typeof Notices>;

/** POST /api/me/notices/feed: the secret addresses, told this once. Earlier ones end. */
export const NoticeFeed = v.object({ atom: v.string(), calendar: v.string() });
export type NoticeFeed = v.InferOutput<typeof NoticeFeed>;

/** What a push message holds once it is decrypted. Never a card. */
export interface PushMessage {
  /** The same when the same is sent again: it is shown once. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it leads to, at the same origin. */
  readonly path: string;
  /** A later one of the same tag takes its place. */
  readonly tag: string;
  /** Tables at which it is one's turn. */
  readonly turns: number;
}
