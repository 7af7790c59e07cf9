import * as v from 'valibot';
import { FaceNumber, GameId, Hash, OptionValues } from './words.ts';

/** The deal of a game that everybody can play on one day, and how people did with it. */

/** The most bytes of a record that is sent: several times those of the longest games that were seen. */
export const LARGEST_DEAL_RECORD = 256 * 1024;
/** So many results of a deal are told at most. */
export const MOST_DEAL_RESULTS = 100;

const MOST_MOVES = 20_000;
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/**
 * POST /api/deals/:game/:day : the record of the game, as pages and command line write it. Of all this only the sender's own
 * moves are taken; the rest is worked out again and must be the same.
 */
export const DealRecord = v.strictObject({
  format: v.literal('samsara-record'),
  version: Whole,
  game: GameId,
  gameVersion: Whole,
  options: OptionValues,
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(80)),
        kind: v.pipe(v.string(), v.maxLength(50)),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
  fairness: v.strictObject({
    commitment: Hash,
    serverSeed: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    entropy: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(12)),
  }),
  head: Digest,
  moves: v.pipe(
    v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(250)), Digest])),
    v.minLength(1),
    v.maxLength(MOST_MOVES),
  ),
  /** How it is said to have ended, which nobody relies on. */
  end: v.nullable(v.looseObject({})),
});
export type DealRecord = v.InferOutput<typeof DealRecord>;

/** POST /api/deals/:game/:day?face= : the face that others see beside the result. */
export const DealQuery = v.object({
  face: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), FaceNumber)),
});

/** How a deal ended for somebody. */
export const DealResult = v.object({
  won: v.boolean(),
  /** In games that count points. */
  points: v.nullable(v.number()),
  /** How often they decided. */
  choices: v.number(),
});
export type DealResult = v.InferOutput<typeof DealResult>;

/** The answer to POST /api/deals/:game/:day */
export const DealSent = v.object({
  /** What counts: the first result that was sent. */
  result: DealResult,
  /** Was it this one? */
  first: v.boolean(),
});
export type DealSent = v.InferOutput<typeof DealSent>;

/** GET /api/deals/:game/:day */
export const DealStandings = v.object({
  /** So many people have sent a result. */
  played: v.number(),
  /** So many of them have won. */
  won: v.number(),
  /** The best first; yours is always among them. Empty for whoever could still play the deal and has not. */
  results: v.array(
    v.object({
      ...DealResult.entries,
      /** Equal results have the same place, and the next is so many further back. */
      place: v.number(),
      /** null for somebody without a name. */
      name: v.nullable(v.string()),
      /** null where it follows from the name. */
      face: v.nullable(v.number()),
      you: v.boolean(),
    }),
  ),
});
export type DealStandings = v.InferOutput<typeof DealStandings>;
