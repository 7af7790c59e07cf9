import * as v from 'valibot';
import { GameId } from './words.ts';

/** What a person keeps about their own choices, game by game: a notebook that nobody else reads and that nothing is concluded from. */

/** The newest games of a person that are kept. */
export const MOST_PLAYED_GAMES = 2000;
/** So many are sent at once at most. */
export const MOST_SENT_GAMES = 100;
/** The most bytes of such a request. */
export const LARGEST_PROGRESS = 48 * 1024;

/** A chance can be given away and given back many times in a game. */
const Chance = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));

/** What a review says about the choices of one person in one game. Chances are between 0 and 1. */
export const PlayedGame = v.strictObject({
  /** The commitment of its shuffle: a game counts once, as it was played first. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  game: GameId,
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  /** Milliseconds since 1970, by the clock of the device. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 52)),
  cards: Chance,
  others: v.optional(Chance),
  own: Chance,
  decisions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  won: v.boolean(),
});
export type PlayedGame = v.InferOutput<typeof PlayedGame>;

/** POST /api/me/progress */
export const ProgressSent = v.strictObject({
  games: v.pipe(v.array(PlayedGame), v.minLength(1), v.maxLength(MOST_SENT_GAMES)),
});

/** The answer to POST /api/me/progress and POST /api/me/progress/forget */
export const Notebook = v.object({
  /** Whose notebook it is: the same on all devices of a person, and good for nothing else. */
  notebook: v.string(),
  /** Games up to this moment were forgotten. */
  since: v.number(),
});
export type Notebook = v.InferOutput<typeof Notebook>;

/** GET /api/me/progress: the oldest first. */
export const Progress = v.object({
  ...Notebook.entries,
  /** Is anything kept for this person? Only with a passkey. */
  kept: v.boolean(),
  games: v.array(PlayedGame),
});
export type Progress = v.InferOutput<typeof Progress>;
