import * as v from 'valibot';
import { GameId, SeatNumber } from './words.ts';

/** The newest games of a person that are told. */
export const MOST_RESULTS = 1000;

/** What became of one game for somebody who was in it. Games that were broken off have no result. */
export const MyResult = v.object({
  /** The commitment of its shuffle. */
  id: v.string(),
  /** `CODE-1`: names the record. */
  play: v.string(),
  game: GameId,
  at: v.number(),
  /** How many played, and how many of them were people. */
  seats: v.number(),
  people: v.number(),
  seat: SeatNumber,
  won: v.boolean(),
  /** From 1; whoever is equal shares a place. */
  place: v.number(),
  /** null where the game counts none. */
  points: v.nullable(v.number()),
});
export type MyResult = v.InferOutput<typeof MyResult>;

/** GET /api/me/results, and the answer to POST /api/me/results/forget: the newest first. */
export const MyResults = v.object({ results: v.array(MyResult) });
export type MyResults = v.InferOutput<typeof MyResults>;
