// What is published as `@samsara/engine`: the contract of a game, and how games are set up and played.
export { GAME_PACK_API, type GamePack, type GameSummary, readGamePack } from '../games/game-pack.ts';
export { BadInput, type BadInputCode } from '../kernel/bad-input.ts';
export type { Deadline, Emit } from '../kernel/events.ts';
export type {
  BotTaste,
  Calibration,
  Game,
  GameMeta,
  GameRules,
  GameWithPositions,
  Outcome,
  Pool,
  Refusal,
  ReviewTerms,
} from '../kernel/game.ts';
export { canonicalJson, hashOf, type JsonObject } from '../kernel/json.ts';
export { framesFor, imagineMove, type SeenMove, seenMove } from '../kernel/later/foretell.ts';
export { hasTakenChance } from '../kernel/later/taken-chance.ts';
export type { Mind } from '../kernel/mind/mind.ts';
export { actorAndMove, attemptMove, findMove, refusalOf } from '../kernel/notation.ts';
export { type OptionSpec, type OptionValue, readOptions } from '../kernel/options.ts';
export type { Position } from '../kernel/position.ts';
export {
  type FastRandom,
  fastRandom,
  makeRandom,
  type Random,
  type SecureRandom,
  type Seed,
  secureRandom,
} from '../kernel/random.ts';
export type { Actor, Seat, Viewer } from '../kernel/seats.ts';
export type { ViewChange } from '../kernel/view-change.ts';
export type { Card, Zone } from '../kernel/zones.ts';
