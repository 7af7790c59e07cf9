import * as v from 'valibot';
import { FaceNumber, GameId, PersonName, TableCode } from './words.ts';

/** Regulars, invitations and groups. Nobody is named here by anything that is good elsewhere. */

/** Somebody I have played with, for me alone: another person knows them by another one. */
const RegularId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** The secret in the link of a group. */
const GroupToken = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const GroupName = v.pipe(PersonName, v.maxLength(24));

const shown = { name: v.string(), face: v.optional(FaceNumber) };

/** Somebody with whom I have played a game to its end. */
export const Regular = v.object({
  id: RegularId,
  /** As at the last table. */
  ...shown,
  game: GameId,
  /** When the last game ended, in milliseconds since 1970. */
  at: v.number(),
  /** Do I show them whether I am here? */
  shows: v.boolean(),
  /** Do I take no invitations from them? They are not told. */
  stopped: v.boolean(),
  /** Are they here just now? Only where both show it to each other. */
  online: v.optional(v.boolean()),
});
export type Regular = v.InferOutput<typeof Regular>;

export const Invitation = v.object({
  table: TableCode,
  game: GameId,
  ...shown,
  at: v.number(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** Some who play together, and a link that leads to their table. */
export const Group = v.object({
  token: GroupToken,
  name: v.string(),
  members: v.array(v.object(shown)),
  /** Am I the one who may rename it and make its link anew? */
  mine: v.boolean(),
  /** The table of tonight; null where none is open. */
  table: v.nullable(TableCode),
});
export type Group = v.InferOutput<typeof Group>;

/** GET /api/company */
export const Company = v.object({
  regulars: v.array(Regular),
  invitations: v.array(Invitation),
  groups: v.array(Group),
});
export type Company = v.InferOutput<typeof Company>;

/** The answer to POST /api/company/regular */
export const Regulars = v.object({ regulars: v.array(Regular) });

/** POST /api/company/regular */
export const RegularChange = v.strictObject({
  id: RegularId,
  shows: v.optional(v.boolean()),
  stopped: v.optional(v.boolean()),
  /** Takes them off my list, until we play again. */
  remove: v.optional(v.literal(true)),
});

/** POST /api/company/invite: to a table at which I have a seat. */
export const InvitationWish = v.strictObject({ id: RegularId, table: TableCode });

/** POST /api/company/answer: an invitation is taken or not; either way it is gone. */
export const InvitationAnswer = v.strictObject({ table: TableCode });

/** POST /api/groups */
export const NewGroup = v.strictObject({ name: GroupName });

/** POST /api/groups/open and /api/groups/leave */
export const GroupLink = v.strictObject({ token: GroupToken });

/** POST /api/groups/table: my table is the one of tonight, unless another one is. */
export const GroupTable = v.strictObject({ token: GroupToken, table: TableCode });

/** POST /api/groups/change: by who made it. With `renew` the old link leads nowhere. */
export const GroupChange = v.strictObject({
  token: GroupToken,
  name: v.optional(GroupName),
  renew: v.optional(v.literal(true)),
});

/** The answer where there is nothing to say. */
export const Done = v.object({});
