import * as v from 'valibot';
import { BotLevel, Entropy, FaceNumber, GameId, OptionValues, PersonName, SeatNumber } from './words.ts';

/** What a device tells of a game that is to go on at the server: its entries, from the one that opened the round. */

/** More entries no game on a device has. */
export const MOST_LIFTED = 6000;
/** The most bytes of such a request. */
export const LARGEST_LIFT = 768 * 1024;

const Moment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(2 ** 52));
const Milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(2 ** 40));
const Seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
/** Of somebody at a device; it means nothing elsewhere. */
const DevicePlayer = v.pipe(v.string(), v.regex(/^person-\d{1,2}$/));
const MoveText = v.pipe(v.string(), v.maxLength(200));

const Opening = v.object({
  type: v.picklist(['open', 'rematch']),
  game: GameId,
  options: OptionValues,
  host: DevicePlayer,
  seats: v.pipe(
    v.array(
      v.object({
        player: v.nullable(DevicePlayer),
        name: v.nullable(PersonName),
        level: v.nullable(BotLevel),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
  seed: Seed,
  round: Round,
  made: Moment,
});

/** What can happen at a device; the rest needs others. */
const Deed = v.variant('type', [
  v.strictObject({ type: v.literal('ready'), seat: SeatNumber, entropy: Entropy }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('hand-over'), seat: SeatNumber, level: BotLevel }),
  v.strictObject({ type: v.literal('take-back'), seat: SeatNumber }),
  v.strictObject({
    type: v.literal('agree'),
    seat: SeatNumber,
    to: v.picklist(['pause', 'resume', 'abort']),
    agree: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('agreed'),
    to: v.picklist(['pause', 'resume']),
    spent: Milliseconds,
    pace: v.optional(Milliseconds),
  }),
]);

const Move = v.union([
  v.strictTuple([v.literal('m'), SeatNumber, MoveText]),
  v.strictTuple([v.literal('c'), MoveText]),
]);

const LiftedEntry = v.object({
  actor: v.pipe(v.string(), v.maxLength(40)),
  at: Moment,
  body: v.union([Move, Deed]),
});

/** POST /api/lifts */
export const Lift = v.strictObject({
  /** What whoever brings the game is called, and where they sit in it. */
  name: PersonName,
  face: v.optional(FaceNumber),
  seat: SeatNumber,
  /** The device's clock, in milliseconds since 1970. */
  now: Moment,
  /** Milliseconds used up of the countdown that runs, if one does: time in which the device did not serve the table is nobody's. */
  spent: v.optional(Milliseconds, 0),
  opening: v.object({ at: Moment, body: Opening }),
  entries: v.pipe(v.array(LiftedEntry), v.maxLength(MOST_LIFTED)),
});
export type Lift = v.InferOutput<typeof Lift>;
