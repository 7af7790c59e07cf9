import * as v from 'valibot';
import { PasskeyLogin } from './http.ts';
import { Said, TableInfo } from './server-messages.ts';
import { shownLines, shownText } from './shown-text.ts';
import { TableCode } from './words.ts';

const Id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/));
const Moment = v.number();

/** Why something is done: whom it concerns reads it. */
const Why = v.pipe(v.string(), v.maxLength(1000), v.transform(shownText), v.minLength(1), v.maxLength(300));
const HOUR = 60;
const MOST_MINUTES = 5 * 366 * 24 * HOUR;
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MINUTES));

export const OperatorRole = v.picklist(['operator', 'moderator']);
export type OperatorRole = v.InferOutput<typeof OperatorRole>;

/** What holds against somebody, in their own eyes. */
const Held = v.object({ reason: v.string(), until: v.nullable(Moment) });

/** What is said to everybody, in the languages in which somebody has written it. */
export const HouseTexts = v.object({
  de: v.optional(v.string()),
  en: v.optional(v.string()),
  fr: v.optional(v.string()),
});

/** GET /api/standing */
export const MyStanding = v.object({
  message: v.nullable(v.object({ texts: HouseTexts, until: Moment })),
  /** Those that have not been read yet. */
  warnings: v.array(v.object({ id: v.string(), reason: v.string(), at: Moment })),
  mute: v.nullable(Held),
  /** `address` where it concerns everybody at an address. */
  ban: v.nullable(v.object({ ...Held.entries, address: v.boolean() })),
});
export type MyStanding = v.InferOutput<typeof MyStanding>;

/** POST /api/standing/seen */
export const WarningSeen = v.strictObject({ id: Id });

/** POST /api/operator/login/verify: a passkey, and the code of an invitation for whoever has no role yet. */
export const OperatorLogin = v.strictObject({ passkey: PasskeyLogin, invitation: v.optional(Id) });

/** GET /api/operator */
export const OperatorMe = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  role: OperatorRole,
  /** When the session ends, and when it does if nothing is done before. */
  until: Moment,
  idle_until: Moment,
});
export type OperatorMe = v.InferOutput<typeof OperatorMe>;

/** GET /api/operator/invitation */
export const OperatorInvitationQuery = v.strictObject({ code: Id });
export const OperatorInvited = v.object({ role: OperatorRole });

export const SanctionShown = v.object({
  id: v.string(),
  kind: v.picklist(['warn', 'mute', 'ban', 'range']),
  person: v.nullable(v.object({ id: v.string(), name: v.nullable(v.string()) })),
  range: v.nullable(v.string()),
  reason: v.string(),
  report: v.nullable(v.string()),
  by: v.string(),
  at: Moment,
  until: v.nullable(Moment),
  lifted: v.nullable(Moment),
  seen: v.nullable(Moment),
  holds: v.boolean(),
});
export type SanctionShown = v.InferOutput<typeof SanctionShown>;

/** GET /api/operator/sanctions, the newest first */
export const Sanctions = v.object({ sanctions: v.array(SanctionShown) });

/** POST /api/operator/sanctions: `minutes` is left out for a warning, and null for a ban until it is lifted. */
export const NewSanction = v.variant('kind', [
  v.strictObject({ kind: v.literal('warn'), person: Id, reason: Why, report: v.optional(Id) }),
  v.strictObject({
    kind: v.literal('mute'),
    person: Id,
    reason: Why,
    minutes: Minutes,
    report: v.optional(Id),
  }),
  v.strictObject({
    kind: v.literal('ban'),
    person: Id,
    reason: Why,
    minutes: v.nullable(Minutes),
    report: v.optional(Id),
  }),
  v.strictObject({
    kind: v.literal('range'),
    range: v.pipe(v.string(), v.maxLength(60)),
    reason: Why,
    minutes: Minutes,
  }),
]);
export type NewSanction = v.InferOutput<typeof NewSanction>;

/** POST /api/operator/sanctions/lift */
export const SanctionLift = v.strictObject({ id: Id, reason: Why });

/** GET /api/operator/people */
export const PeopleQuery = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(24)) });
export const PeopleFound = v.object({
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** POST /api/operator/tables/close */
export const TableClosing = v.strictObject({ table: TableCode, reason: Why });

const MessageText = v.optional(
  v.pipe(v.string(), v.maxLength(1000), v.transform(shownLines), v.minLength(1), v.maxLength(400)),
);

/** POST /api/operator/message: without texts nothing is said any more. */
export const HouseMessageWish = v.strictObject({
  texts: v.strictObject({ de: MessageText, en: MessageText, fr: MessageText }),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 24 * HOUR)),
});

/** POST /api/operator/drain: one node, or all of them. */
export const DrainWish = v.strictObject({
  on: v.boolean(),
  node: v.optional(v.pipe(v.string(), v.maxLength(80))),
});

/** GET /api/operator/house */
export const House = v.object({
  build: v.string(),
  runtime: v.string(),
  node: v.string(),
  nodes: v.number(),
  started: Moment,
  now: Moment,
  database: v.object({
    kind: v.picklist(['embedded', 'postgres']),
    /** Milliseconds that a small write took; null where nothing can be written. */
    write_ms: v.nullable(v.number()),
  }),
  /** Milliseconds by which the event loop was late, in the last minute. */
  loop: v.object({ p50_ms: v.number(), p99_ms: v.number() }),
  memory_bytes: v.number(),
  /** Of the folder in which things are kept; null where it cannot be asked. */
  disk: v.nullable(v.object({ free_bytes: v.number(), all_bytes: v.number() })),
  tables: v.number(),
  playing: v.number(),
  sockets: v.number(),
  people: v.number(),
  drain: v.nullable(v.object({ node: v.nullable(v.string()), at: Moment })),
  /** Does it hold for this node? */
  resting: v.boolean(),
  message: v.nullable(v.object({ texts: HouseTexts, until: Moment })),
});
export type House = v.InferOutput<typeof House>;

/** GET /api/operator/counts: by the hour, the oldest first. */
export const HouseCounts = v.object({
  hours: v.array(
    v.object({
      hour: Moment,
      /** The most at once, added up over the nodes. */
      tables: v.number(),
      people: v.number(),
      moves: v.number(),
      refusals: v.number(),
      reports: v.number(),
    }),
  ),
});
export type HouseCounts = v.InferOutput<typeof HouseCounts>;

export const LimitShown = v.object({
  name: v.string(),
  value: v.number(),
  /** As the configuration says. */
  configured: v.number(),
  changed: v.boolean(),
  least: v.number(),
  most: v.number(),
});
/** GET /api/operator/limits */
export const HouseLimits = v.object({ limits: v.array(LimitShown) });
export type HouseLimits = v.InferOutput<typeof HouseLimits>;
/** POST /api/operator/limits: null is what the configuration says. */
export const LimitChange = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(60)),
  value: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
});

/** GET /api/operator/roles */
export const Roles = v.object({
  roles: v.array(
    v.object({ id: v.string(), name: v.nullable(v.string()), role: OperatorRole, made: Moment }),
  ),
});
export type Roles = v.InferOutput<typeof Roles>;
/** POST /api/operator/roles/invite */
export const RoleInvite = v.strictObject({ role: OperatorRole });
export const RoleInvited = v.object({ path: v.string(), until: Moment });
/** POST /api/operator/roles/remove */
export const RoleRemoval = v.strictObject({ id: Id });

/** GET /api/operator/log */
export const OperatorLogQuery = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
});
export const OperatorLog = v.object({
  lines: v.array(
    v.object({
      seq: v.number(),
      at: Moment,
      actor: v.string(),
      /** What the actor is called; null for the console and for who is gone. */
      name: v.nullable(v.string()),
      action: v.string(),
      target: v.nullable(v.string()),
      detail: v.string(),
      link: v.string(),
    }),
  ),
  /** The first line that does not follow from the one before it; null where all do. */
  broken: v.nullable(v.number()),
});
export type OperatorLog = v.InferOutput<typeof OperatorLog>;

const PersonShown = v.object({ id: v.string(), name: v.nullable(v.string()) });

export const ReportShown = v.object({
  id: v.string(),
  at: Moment,
  /** Null where who filed it is gone. */
  reporter: v.nullable(PersonShown),
  accused: PersonShown,
  table: v.nullable(TableCode),
  seq: v.nullable(v.number()),
  /** The words that are reported. */
  message: v.nullable(v.string()),
  reason: v.picklist(['words', 'name', 'stalling', 'unfair', 'other']),
  note: v.string(),
  settled: v.nullable(v.object({ at: Moment, by: v.string(), outcome: v.string() })),
});
export type ReportShown = v.InferOutput<typeof ReportShown>;

/** GET /api/operator/reports: those that wait, the newest first. */
export const ReportQueue = v.object({ reports: v.array(ReportShown), waiting: v.number() });
export type ReportQueue = v.InferOutput<typeof ReportQueue>;
export const ReportQueueQuery = v.strictObject({ after: v.optional(Id) });

/** GET /api/operator/reports/{id} and /api/operator/people/{id}: everything that is known about whom it concerns. */
export const PersonFile = v.object({
  person: PersonShown,
  role: v.nullable(OperatorRole),
  /** The newest first. */
  reports: v.array(ReportShown),
  sanctions: v.array(SanctionShown),
});
export type PersonFile = v.InferOutput<typeof PersonFile>;
export const ReportFile = v.object({ report: ReportShown, ...PersonFile.entries });
export type ReportFile = v.InferOutput<typeof ReportFile>;

/** GET /api/operator/reports/{id}/moment: at the entry of the report, or at another one. */
export const MomentQuery = v.strictObject({ seq: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) });
/** The table as any spectator could see it. */
export const MomentShown = v.object({
  seq: v.number(),
  /** The first and the last entry that can be looked at. */
  first: v.number(),
  last: v.number(),
  info: TableInfo,
  chat: v.array(Said),
  view: v.nullable(v.unknown()),
});
export type MomentShown = v.InferOutput<typeof MomentShown>;

/** POST /api/operator/reports/settle */
export const ReportSettlement = v.strictObject({
  id: Id,
  outcome: v.picklist(['acted', 'nothing', 'unfounded']),
});
