import * as v from 'valibot';
import {
  Attempt,
  BotLevel,
  CommandId,
  Entropy,
  FaceNumber,
  Hash,
  LONGEST_MOVE,
  OptionValues,
  PersonId,
  PersonName,
  Phrase,
  PlayedBy,
  SaidText,
  SeatNumber,
  Seq,
  TableCode,
  TableSettings,
  Terms,
} from './words.ts';

/** Every command names its table and carries an id; sent again, it counts once and gets the same answer. */
const command = { id: CommandId, table: TableCode };

/** What a client may send over the socket. The seat is never part of it: it follows from who is connected. */
export const ClientMessage = v.variant('type', [
  /** Follow a table. `after` is the last entry the client has; without it, everything is sent afresh. */
  v.strictObject({
    type: v.literal('watch'),
    table: TableCode,
    after: v.optional(Seq),
    /** Also send the legal moves of the client's seat with each view: for bots without the engine. */
    moves: v.optional(v.boolean()),
    /** Look on even though this person has a seat: for a tablet in the middle of the table. */
    onlooker: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: TableCode }),
  v.strictObject({ type: v.literal('watch-lobby') }),
  v.strictObject({ type: v.literal('unwatch-lobby') }),
  v.strictObject({ type: v.literal('ping'), at: v.pipe(v.number(), v.finite()) }),

  /** A move of the game in its notation. */
  v.strictObject({
    type: v.literal('move'),
    ...command,
    move: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_MOVE)),
  }),

  v.strictObject({
    type: v.literal('sit'),
    ...command,
    seat: v.optional(SeatNumber),
    name: PersonName,
    face: v.optional(FaceNumber),
    /** It is no person who sits down; only before the deal, so that the host deals with everybody knowing it. */
    played_by: v.optional(PlayedBy),
  }),
  /** Without a seat: be among the next when seats of bots and free ones are given away for the next game. */
  v.strictObject({
    type: v.literal('next-in'),
    ...command,
    name: PersonName,
    face: v.optional(FaceNumber),
  }),
  v.strictObject({ type: v.literal('next-out'), ...command }),
  /** Without a seat: ask for that of somebody who is away, because it was one's own. The table decides. */
  v.strictObject({ type: v.literal('ask-seat'), ...command, seat: SeatNumber }),
  /** Say yes or no to that. `asked` is the number that the table shows with the question; a no of whoever asked withdraws it. */
  v.strictObject({ type: v.literal('answer-seat'), ...command, asked: Seq, agree: v.boolean() }),
  /** Give the seat up; in a running game a bot takes it over, until somebody takes the seat. */
  v.strictObject({ type: v.literal('leave'), ...command }),
  /**
   * Ready for the game whose commitment the client has seen; the entropy goes into the shuffle. With `terms`, for nothing
   * else than what the table showed with them.
   */
  v.strictObject({ type: v.literal('ready'), ...command, entropy: Entropy, terms: v.optional(Terms) }),
  /** Ready, with a commitment in place of the entropy: it is shown once everybody's commitments are fixed. */
  v.strictObject({ type: v.literal('commit'), ...command, commitment: Hash, terms: v.optional(Terms) }),
  /** Show the share that was committed to, once all commitments are fixed and the client has found its own among them. */
  v.strictObject({ type: v.literal('show-share'), ...command, attempt: Attempt, share: Hash }),
  v.strictObject({ type: v.literal('not-ready'), ...command }),
  /** The host's: deal. */
  v.strictObject({ type: v.literal('start'), ...command }),
  /** After the end: the next game with the same people. */
  v.strictObject({ type: v.literal('rematch'), ...command }),
  /** The host's: change game options or table settings before the deal. */
  v.strictObject({
    type: v.literal('change'),
    ...command,
    options: v.optional(OptionValues),
    settings: v.optional(TableSettings),
  }),
  /** The host's: make a seat open or a bot's, before the deal; a person on it is removed for good. */
  v.strictObject({ type: v.literal('seat'), ...command, seat: SeatNumber, level: v.nullable(BotLevel) }),
  /** The host's, while no game runs: remove a person, who may not come back to this table. */
  v.strictObject({ type: v.literal('remove'), ...command, seat: SeatNumber }),
  /** The host's: somebody who was removed may come back. */
  v.strictObject({ type: v.literal('readmit'), ...command, person: PersonId }),
  /** Let a bot play for me, until I take back. */
  v.strictObject({ type: v.literal('hand-over'), ...command, level: BotLevel }),
  v.strictObject({ type: v.literal('take-back'), ...command }),
  /** Agree to pause, to go on, or to end the game without a result; it happens once every person present agrees. */
  v.strictObject({
    type: v.literal('agree'),
    ...command,
    to: v.picklist(['pause', 'resume', 'abort']),
    agree: v.boolean(),
  }),
  /**
   * Agree to remove somebody from a running game, or to give somebody who does not move a clock. It happens once all others
   * who are present agree.
   */
  v.strictObject({
    type: v.literal('vote'),
    ...command,
    to: v.picklist(['remove', 'clock']),
    seat: SeatNumber,
    agree: v.boolean(),
  }),
  /** Ask to take back my last move. It happens once all agree who have learned something by it; where nobody has, at once. */
  v.strictObject({ type: v.literal('ask-undo'), ...command }),
  /** Say yes or no to that. `asked` is the number that the table shows with the question; a no of whoever asked withdraws it. */
  v.strictObject({ type: v.literal('answer-undo'), ...command, asked: Seq, agree: v.boolean() }),
  v.strictObject({
    type: v.literal('say'),
    ...command,
    what: v.union([v.strictObject({ phrase: Phrase }), v.strictObject({ text: SaidText })]),
  }),
]);

export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** The same by type, so that a message is compared with one form and not with all. */
export const CLIENT_MESSAGES: ReadonlyMap<unknown, v.GenericSchema<unknown, ClientMessage>> = new Map(
  ClientMessage.options.map((option) => [option.entries.type.literal, option]),
);

/** The messages that change something at a table, and are answered by `done` or `refused`. */
export type Command = Extract<ClientMessage, { id: string }>;
export type CommandType = Command['type'];
