import * as v from 'valibot';
import { shownLines } from './shown-text.ts';
import { FaceNumber, PersonId, TableCode } from './words.ts';

/** Reports and blocks: somebody is named by what they are known by at one table, never by a name. */

/** Why somebody reports another. */
export const REPORT_REASONS = ['words', 'name', 'stalling', 'unfair', 'other'] as const;

const LONGEST_NOTE = 500;

/**
 * POST /api/reports: about a person at a table that I may see, or with `said` about what they said at that moment. What was
 * said is copied from the table, and never taken from here.
 */
export const ReportWish = v.strictObject({
  table: TableCode,
  person: PersonId,
  /** The moment of the words, in milliseconds since 1970, as the table tells it. */
  said: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  reason: v.picklist(REPORT_REASONS),
  note: v.optional(
    v.pipe(v.string(), v.maxLength(4 * LONGEST_NOTE), v.transform(shownLines), v.maxLength(LONGEST_NOTE)),
    '',
  ),
});
export type ReportWish = v.InferInput<typeof ReportWish>;

/** For me alone: another person knows the same one by another id. */
const BlockId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** POST /api/blocks: somebody at a table that I may see, or one of my regulars by their id. */
export const BlockWish = v.union([
  v.strictObject({ table: TableCode, person: PersonId }),
  v.strictObject({ regular: BlockId }),
]);
export type BlockWish = v.InferInput<typeof BlockWish>;

/** POST /api/blocks/remove */
export const BlockRemoval = v.strictObject({ id: BlockId });

/** GET /api/blocks, and the answer to POST /api/blocks and /api/blocks/remove: the newest first. */
export const Blocks = v.object({
  blocks: v.array(
    v.object({
      id: BlockId,
      /** As they were called then. */
      name: v.string(),
      face: v.optional(FaceNumber),
      at: v.number(),
    }),
  ),
});
export type Blocks = v.InferOutput<typeof Blocks>;
