import * as v from 'valibot';
import { Invitation } from './company.ts';
import { LobbyEntry, TableInfo } from './server-messages.ts';
import { shownLines } from './shown-text.ts';
import {
  FaceNumber,
  GameId,
  OptionValues,
  PersonName,
  SeatPlan,
  Seq,
  TableCode,
  TableSettings,
} from './words.ts';

/** The bodies of requests and answers. Refused requests answer with a `RefusalReason`. */

/** PUT /api/me */
export const MeChange = v.strictObject({ name: PersonName });

/** GET /api/me: made on the first visit. */
export const Me = v.object({ name: v.nullable(v.string()), passkeys: v.number() });
export type Me = v.InferOutput<typeof Me>;

/** POST /api/ticket: lets one socket in, once, soon. */
export const Ticket = v.object({ ticket: v.string() });
export type Ticket = v.InferOutput<typeof Ticket>;

/** POST /api/carry: a code that makes another device the same person, once. */
export const Carry = v.object({ code: v.string(), path: v.string(), expires_s: v.number() });
export type Carry = v.InferOutput<typeof Carry>;

/** POST /api/carry/look */
export const CarryCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{8}$/)) });

/** POST /api/carry/redeem: `replace` if the device may stop being who it is. */
export const CarryRedeem = v.strictObject({ ...CarryCode.entries, replace: v.optional(v.boolean(), false) });

/** GET /api/me/stake: what this device could not be any more if it became somebody else; null if that is nothing. */
export const Stake = v.object({
  name: v.nullable(v.string()),
  running: v.number(),
  finished: v.number(),
  /** How it could be had back: by so many passkeys, or from so many other devices. */
  passkeys: v.number(),
  others: v.number(),
});
export type Stake = v.InferOutput<typeof Stake>;
export const MyStake = v.object({ stake: v.nullable(Stake) });
export type MyStake = v.InferOutput<typeof MyStake>;

/** The answer to POST /api/carry/look: whose code it is, and what it would take the place of. */
export const CarryLook = v.object({
  name: v.nullable(v.string()),
  /** The device is that person already. */
  same: v.boolean(),
  stake: v.nullable(Stake),
});
export type CarryLook = v.InferOutput<typeof CarryLook>;

export const BROWSERS = ['firefox', 'chrome', 'edge', 'safari', 'opera', 'samsung'] as const;
export const SYSTEMS = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'chromeos'] as const;

/** Roughly what a device is; null where nobody knows. */
const device = { browser: v.nullable(v.picklist(BROWSERS)), system: v.nullable(v.picklist(SYSTEMS)) };

/** GET /api/devices, and the answer to POST /api/devices/end and /api/devices/end-others */
export const Devices = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      ...device,
      made: v.number(),
      /** When it was last heard of, give or take an hour. */
      seen: v.number(),
      /** When it is signed out unless it is heard of before. */
      until: v.number(),
      current: v.boolean(),
    }),
  ),
});
export type Devices = v.InferOutput<typeof Devices>;
export type Device = Devices['devices'][number];

/** POST /api/devices/end */
export const DeviceId = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

const Base64Url = v.pipe(v.string(), v.maxLength(3000), v.regex(/^[A-Za-z0-9_-]*$/));
const credential = {
  id: v.pipe(Base64Url, v.minLength(1)),
  rawId: Base64Url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** POST /api/passkeys/register/verify: what an authenticator answers, as browsers write it in JSON. */
export const PasskeyRegistration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8)), []),
  }),
});

/** POST /api/passkeys/login/verify */
export const PasskeyLogin = v.object({
  ...credential,
  response: v.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});

/** POST /api/passkeys/register/options: whoever has a passkey shows one to get another. */
export const PasskeyWish = v.strictObject({ confirm: v.optional(PasskeyLogin) });

/** POST /api/passkeys/remove */
export const PasskeyRemoval = v.strictObject({
  id: v.pipe(Base64Url, v.minLength(1)),
  confirm: v.optional(PasskeyLogin),
});

/** GET /api/passkeys, and the answer to POST /api/passkeys/remove */
export const Passkeys = v.object({
  passkeys: v.array(v.object({ id: v.string(), ...device, made: v.number(), used: v.nullable(v.number()) })),
});
export type Passkeys = v.InferOutput<typeof Passkeys>;
export type KeptPasskey = Passkeys['passkeys'][number];

/** POST /api/tables */
export const NewTable = v.strictObject({
  game: GameId,
  options: v.optional(OptionValues, {}),
  settings: v.optional(v.partial(TableSettings), {}),
  name: PersonName,
  face: v.optional(FaceNumber),
  /** As many as the game has players; one at most is `me`. */
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(12)),
});
export type NewTable = v.InferInput<typeof NewTable>;

/** The answer to POST /api/tables */
export const MadeTable = v.object({ table: TableCode, path: v.string() });
export type MadeTable = v.InferOutput<typeof MadeTable>;

/** GET /api/tables?game=&with= */
export const LobbyQuery = v.object({
  game: v.optional(GameId),
  /** `seats`: with an open seat; `watch`: may be watched. */
  with: v.optional(v.picklist(['seats', 'watch'])),
});
/** The answer to GET /api/tables: tables that anybody may join or watch. */
export const Lobby = v.object({ tables: v.array(LobbyEntry) });
export type Lobby = v.InferOutput<typeof Lobby>;

/** GET /api/tables/:table, for whoever has the link. */
export const TableCard = v.object({ info: TableInfo, seat: v.nullable(v.number()) });
export type TableCard = v.InferOutput<typeof TableCard>;

/** A game of one's own, running or finished. */
export const MyGame = v.object({
  table: TableCode,
  /** `CODE-1`: the table and which game there. Names the record. */
  play: v.string(),
  game: GameId,
  names: v.array(v.string()),
  seat: v.nullable(v.number()),
  phase: v.picklist(['gathering', 'playing', 'paused', 'over', 'closed']),
  yourTurn: v.boolean(),
  /** At a table over days, where it is one's turn: when the time is over, in milliseconds since 1970. */
  until: v.optional(v.number()),
  outcome: v.nullable(v.unknown()),
  at: v.number(),
});
export type MyGame = v.InferOutput<typeof MyGame>;
/** GET /api/my-games */
export const MyGames = v.object({
  running: v.array(MyGame),
  finished: v.array(MyGame),
  invitations: v.optional(v.array(Invitation)),
});
export type MyGames = v.InferOutput<typeof MyGames>;

/** PUT /api/me/holiday: so many days from now on; 0 ends the holiday that runs. */
export const HolidayWish = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14)),
});

/** GET and PUT /api/me/holiday: until when all my clocks over days stand, and how many days of this year are left. */
export const Holiday = v.object({ until: v.nullable(v.number()), left_days: v.number() });
export type Holiday = v.InferOutput<typeof Holiday>;

/** PUT /api/tables/:table/note: an empty text is no note. */
export const NoteText = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(2000), v.transform(shownLines), v.maxLength(500)),
});

/** What I have noted down for myself at a table. Nobody else is told of it. */
export const Note = v.object({ text: v.string() });
export type Note = v.InferOutput<typeof Note>;

/** So much of a plan is kept. */
const MOST_LINES = 8;
const MOST_PLIES = 3;

/** A planned answer: after the event that this person is shown of a move, as it is written there, or with null after whatever happens. */
const PlannedMove = v.strictObject({
  after: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
  move: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
});

/** Answers one after another, for as many turns. */
const PlanLine = v.pipe(v.array(PlannedMove), v.minLength(1), v.maxLength(MOST_PLIES));

/** The name of a question that can be answered in advance, or of a rule. */
const RuleName = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));

/** PUT /api/tables/:table/plans: what is left out stays as it is. `seq` is the last entry that this person has seen of the table. */
export const PlansWish = v.strictObject({
  plan: v.optional(v.strictObject({ seq: Seq, lines: v.pipe(v.array(PlanLine), v.maxLength(MOST_LINES)) })),
  answers: v.optional(v.pipe(v.record(RuleName, RuleName), v.maxEntries(16))),
});
export type PlansWish = v.InferOutput<typeof PlansWish>;

/**
 * GET and PUT /api/tables/:table/plans: what I have planned at a table over days, as far as it is not played, and by which
 * rules I answer in advance. Nobody else is told of it. A plan `waits`, is `due` (its answer is made within hours), is
 * `played`, or was dropped because something else came (`unfit`) or its move was not allowed (`illegal`).
 */
export const PlansShown = v.object({
  state: v.picklist(['none', 'waits', 'due', 'played', 'unfit', 'illegal']),
  lines: v.array(v.array(v.object({ after: v.nullable(v.string()), move: v.string() }))),
  answers: v.record(v.string(), v.string()),
});
export type PlansShown = v.InferOutput<typeof PlansShown>;

/**
 * GET /api/plays/:play/record?share= : what one of the players has given away, for somebody who has not played. The answer
 * to whoever may give it away names it in its header.
 */
export const RecordQuery = v.object({ share: v.optional(v.pipe(v.string(), v.maxLength(64))) });

/** GET /api/promises?from= : the first one that is wanted. */
export const PromisesQuery = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)), '1'),
});
/**
 * Every game's promise in order, and what became of it. Which table it is about is not said: whoever is there knows number,
 * commitment and link, and whoever has the record its commitment.
 */
export const Promises = v.object({
  promises: v.array(
    v.object({
      number: v.number(),
      commitment: v.string(),
      link: v.string(),
      ended: v.nullable(v.picklist(['finished', 'aborted'])),
    }),
  ),
});
export type Promises = v.InferOutput<typeof Promises>;
