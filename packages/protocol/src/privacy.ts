import * as v from 'valibot';
import { PasskeyLogin } from './http.ts';

/** What a server keeps about people, in the order in which it is told. */
export const KEPT_KINDS = [
  'person',
  'devices',
  'passkeys',
  'links',
  'tables',
  'words',
  'records',
  'deals',
  'progress',
  'notes',
  'company',
  'notices',
  'order',
] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** GET /api/privacy: what is kept about people here, for how long, and who answers for it. */
export const Privacy = v.object({
  operator: v.object({
    /** null where nobody has said who it is. */
    name: v.nullable(v.string()),
    /** `mailto:…` or `https://…` */
    contact: v.nullable(v.string()),
  }),
  kept: v.array(
    v.object({
      kind: v.picklist(KEPT_KINDS),
      /** So many days after it was last of use; null until the person deletes it. */
      days: v.nullable(v.number()),
    }),
  ),
  /** Days after which a person who has not been here is forgotten; null for never. */
  people_days: v.nullable(v.number()),
  /** Days after which a game that nobody plays on is broken off; null for never. */
  unfinished_days: v.nullable(v.number()),
  /** Days for which copies of the database are kept; null where nobody has said so. */
  backups_days: v.nullable(v.number()),
  /** Messages go to the push service of a browser, and to addresses that people name: only of those who want that. */
  push: v.boolean(),
  hooks: v.boolean(),
});
export type Privacy = v.InferOutput<typeof Privacy>;

/** What has to be said so that nobody is deleted by accident. */
export const DELETE_WORDS = 'delete everything about me';

/** POST /api/me/delete: whoever has a passkey shows one. */
export const DeleteMe = v.strictObject({
  words: v.literal(DELETE_WORDS),
  confirm: v.optional(PasskeyLogin),
});
export type DeleteMe = v.InferInput<typeof DeleteMe>;

/** The answer to it. */
export const Deleted = v.object({
  /** Is it all done? If not, the server goes on by itself. */
  done: v.boolean(),
});
export type Deleted = v.InferOutput<typeof Deleted>;
