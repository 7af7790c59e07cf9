import * as v from 'valibot';
import { GameId } from './words.ts';

const Summary = v.object({ name: v.string(), tagline: v.string() });

/** A game that the operator of this server has added to ours. */
export const OutsideGame = v.object({
  id: GameId,
  summary: v.object({ de: Summary, en: Summary, fr: Summary }),
  seats: v.object({ least: v.number(), most: v.number() }),
  /** Where its rules and texts lie: a module whose default export is a `GamePack`. The address changes with the content. */
  game: v.string(),
  /** Where its own board lies, if it has one. */
  board: v.nullable(v.string()),
});
export type OutsideGame = v.InferOutput<typeof OutsideGame>;

/** GET /api/games */
export const OutsideGames = v.object({ games: v.array(OutsideGame) });
export type OutsideGames = v.InferOutput<typeof OutsideGames>;
