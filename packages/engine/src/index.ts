export type { Bot, Budget } from './bots/bot.ts';
export { inCharacter, slownessOf } from './bots/by-taste/in-character.ts';
export { type BotName, isBotName, isTasteBot, TASTE_BOTS } from './bots/by-taste/taste-bots.ts';
export { CHARACTERS, type Character, characterNamed, isCharacter } from './bots/characters.ts';
export {
  LEVELS,
  type Level,
  STRENGTHS,
  type Strength,
  searchingOf,
  strengthOf,
  takesLong,
} from './bots/levels.ts';
export { freeBotName } from './bots/names.ts';
export { BOTS, thoughtOf } from './bots/search/bots.ts';
export { think } from './bots/search/search.ts';
export { LETS_PASS, type MoveEstimate, type Thought } from './bots/search/thought.ts';
export { decideTogether } from './bots/search/together.ts';
export { GAME_PACK_API, type GamePack, type GameSummary, readGamePack } from './games/game-pack.ts';
export { BadInput, type BadInputCode } from './kernel/bad-input.ts';
export type { Deadline, Emit } from './kernel/events.ts';
export type {
  BotTaste,
  Game,
  GameMeta,
  GameWithPositions,
  Outcome,
  PlayedGame,
  Refusal,
  Thinking,
} from './kernel/game.ts';
export {
  asList,
  asObject,
  asSeat,
  asText,
  canonicalJson,
  hashOf,
  parseJson,
  sha256Hex,
} from './kernel/json.ts';
export { framesFor, imagineMove, type SeenMove, seenMove } from './kernel/later/foretell.ts';
export { hardnessOf } from './kernel/later/hardness.ts';
export { hasTakenChance } from './kernel/later/taken-chance.ts';
export {
  type KnownCheck,
  RECORD_CHECKS,
  type RecordCheck,
  type ShuffleTold,
  type Verdict,
  type VerdictCode,
} from './kernel/later/verdict.ts';
export type { Mind } from './kernel/mind/mind.ts';
export { actorAndMove, attemptMove, findMove, refusalOf } from './kernel/notation.ts';
export {
  houseRules,
  type OptionSpec,
  type OptionValue,
  readOptions,
  sharedOptions,
} from './kernel/options.ts';
export type {
  CardColour,
  CardLook,
  CardSign,
  DescribedZone,
  MountedBoard,
  OfferedMove,
  OutsideBoard,
  OutsideTable,
  TableDescriber,
  TableLanguage,
  Travel,
} from './kernel/outside-board.ts';
export type { Position } from './kernel/position.ts';
export {
  below,
  fastRandom,
  makeRandom,
  oneOf,
  type Random,
  type Seed,
  secureRandom,
} from './kernel/random.ts';
export type { Actor, Seat, Viewer } from './kernel/seats.ts';
export type { StandingQuestions, StandingWords } from './kernel/standing-answers.ts';
export { carryOut } from './kernel/thinking/carry-out.ts';
export { moveAtRandom } from './kernel/thinking/random-move.ts';
export type { ViewChange } from './kernel/view-change.ts';
export type { Card } from './kernel/zones.ts';
export {
  type CollectedGame,
  gameKey,
  LINE_FORMAT,
  LONGEST_LINE,
  readLine,
  writeLine,
} from './record/collection.ts';
export {
  commitmentsDigest,
  committedBy,
  type Exchange,
  MOST_ATTEMPTS,
  type SharePart,
  shareAt,
  shareCommitment,
  sharePart,
} from './record/exchange.ts';
export { botEntropy, commitmentTo, dealt, type Fairness, fairnessOf } from './record/fairness.ts';
export {
  type Doubt,
  type NextShare,
  nextShare,
  type OwnShare,
  type SeenExchange,
  type ToldExchange,
} from './record/giving.ts';
export type { Known } from './record/known.ts';
export { placesIn } from './record/places.ts';
export { readRecord } from './record/read.ts';
export {
  addMove,
  type EndReason,
  endRecord,
  type GameRecord,
  momentHash,
  type RecordedEnd,
  type RecordedMove,
  type RecordedSeat,
  type RecordVersion,
  SEATS_VERSION,
  SHARES_VERSION,
  startRecord,
  UNDO_VERSION,
  withoutSeed,
} from './record/record.ts';
export { peopleNamed, withNames } from './record/renamed.ts';
export { gameOf, type ReplayedMove, replay } from './record/replay.ts';
export { addSeatChange, type SeatChange, seatChangeIn, seatsAfter } from './record/seat-changes.ts';
export { botLevelOf, type SeatKind } from './record/seat-kind.ts';
export { shuffleTold } from './record/shuffle-told.ts';
export { addUndo, placesThatCount, undoneBy, withoutUndone } from './record/undone.ts';
export { verifyRecord } from './record/verify.ts';
export { writeRecord } from './record/written.ts';
