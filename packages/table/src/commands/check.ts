import { BadInput, findMove, isBotName, LEVELS, readOptions } from '@samsara/engine';
import type { Command, RefusalReason, TableSettings } from '@samsara/protocol';
import type { Body } from '../state/entries.ts';
import type { Tried } from '../state/fold.ts';
import { HURRY_AFTER_MS, overdueSeats } from '../state/pace.ts';
import { personIdOf } from '../state/person-id.ts';
import {
  hasPeople,
  isOffered,
  isOpen,
  isRemoved,
  isRunning,
  mayDeal,
  type OptionValues,
  type Phase,
  type Place,
  type PlayerId,
  seatOf,
  type Table,
} from '../state/table.ts';
import { termsOf } from '../state/terms.ts';
import { botsRenamedFor, nameOfBot, withBotNames } from './bot-names.ts';
import { nameAmong } from './names.ts';

/** What a command would write into the log, or why it may not. Nothing has been changed. */
export type Checked =
  | { readonly ok: true; readonly body: Body; readonly tried?: Tried }
  | { readonly ok: false; readonly reason: RefusalReason };

/** Who commands, and what the table itself does not know of them. */
export interface Commander {
  readonly player: PlayerId;
  /** The name of somebody without a seat; null if they have not said it. */
  readonly name: string | null;
  /** The server is about to go: no new games. */
  readonly draining: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Do they wait at too many other tables to sit down at one more? */
  readonly isElsewhere?: boolean;
}

/** Checks a command of a person against the table as it stands. */
export function check(table: Table, by: Commander, command: Command): Checked {
  switch (command.type) {
    case 'move':
      return checkMove(table, by.player, command.move);
    case 'sit':
      return checkSit(table, by, command);
    case 'ready':
      return checkReady(table, by.player, command.entropy, command.terms);
    case 'not-ready':
      return ofSeat(table, by.player, ['gathering'], (seat) => ({ type: 'not-ready', seat }));
    case 'leave':
      return ofSeat(table, by.player, ANY_PHASE, (seat) => ({
        type: 'leave',
        seat,
        ...botAfter(table, seat),
        ...heirOf(table, seat),
      }));
    case 'start':
      return checkStart(table, by);
    case 'rematch':
      return checkRematch(table, by);
    case 'change':
      return checkChange(table, by.player, command.options, command.settings);
    case 'seat':
      return checkSeat(table, by.player, command.seat, command.level);
    case 'remove':
      return checkRemove(table, by.player, command.seat);
    case 'readmit':
      return checkReadmit(table, by.player, command.person);
    case 'vote':
      return checkVote(table, by, command);
    case 'hand-over':
      if (!isLevel(command.level)) return refuse('no-such-level');
      return ofSeat(table, by.player, ['playing', 'paused'], (seat) => ({
        type: 'hand-over',
        seat,
        level: command.level,
      }));
    case 'take-back':
      return checkTakeBack(table, by.player);
    case 'agree':
      return ofSeat(table, by.player, MAY_AGREE[command.to], (seat) => ({
        type: 'agree',
        seat,
        to: command.to,
        agree: command.agree,
      }));
    case 'say':
      return checkSay(table, by, command.what);
  }
}

const ANY_PHASE: readonly Phase[] = ['gathering', 'playing', 'paused', 'over'];
const MAY_AGREE = { pause: ['playing'], resume: ['paused'], abort: ['playing', 'paused'] } as const;

/** The level of a bot where the table names none. */
export const PLAIN_LEVEL = 'casual';

export function isLevel(level: string): boolean {
  return (LEVELS as readonly string[]).includes(level) && isBotName(level);
}

export function refuse(code: RefusalReason['code'], detail?: string): { ok: false; reason: RefusalReason } {
  return { ok: false, reason: detail === undefined ? { code } : { code, detail } };
}

function ofSeat(
  table: Table,
  player: PlayerId,
  phases: readonly Phase[],
  body: (seat: number) => Body,
): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  return phases.includes(table.phase) ? { ok: true, body: body(seat) } : refuse('not-now');
}

function checkMove(table: Table, player: PlayerId, attempt: string): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  if (table.seats[seat].level !== null) return refuse('not-now');
  return checkMoveOf(table, seat, attempt);
}

/** A move of a seat or the clock, worked out on a copy: nothing counts before it is committed. */
export function checkMoveOf(table: Table, actor: number | 'clock', attempt: string): Checked {
  if (table.phase !== 'playing') return refuse('not-now');
  const { game } = table;
  const move = findMove(game, table.state, actor, attempt);
  if (move === undefined) {
    const { code, clause, cards } = game.whyNot(table.state, actor, attempt);
    return {
      ok: false,
      reason: { code: 'illegal-move', rule: { code, clause, cards: [...cards] } },
    };
  }
  const state = game.clone(table.state);
  const events: unknown[] = [];
  game.apply(state, actor, move, (event) => events.push(event));
  const text = game.notation(move);
  const tried = { move, events, endsGame: game.outcome(state) !== undefined };
  return { ok: true, body: actor === 'clock' ? ['c', text] : ['m', actor, text], tried };
}

function checkSit(
  table: Table,
  by: Commander,
  { seat: wanted, name, face }: Extract<Command, { type: 'sit' }>,
): Checked {
  if (seatOf(table, by.player) !== undefined) return refuse('already-seated');
  if (isRemoved(table, by.player)) return refuse('removed');
  const isFree = (place: number) =>
    table.phase === 'gathering' ? isOpen(table.seats[place]) : isOffered(table, place);
  if (table.phase !== 'gathering' && !(table.lifted && isRunning(table.phase))) return refuse('not-now');
  const seat = wanted ?? table.seats.findIndex((_, place) => isFree(place));
  if (seat < 0) return refuse('table-full');
  if (seat >= table.seats.length || !isFree(seat)) return refuse('seat-taken');
  if (by.isElsewhere) return refuse('too-many-seats');
  const named = nameAmong(
    table.seats.filter((place) => place.player !== null),
    name,
  );
  if (!named.ok) return named;
  const chosen = { name: named.name, ...(face !== undefined && { face }) };
  return { ok: true, body: { type: 'sit', seat, ...chosen, ...botsRenamedFor(table, named.name) } };
}

/** Whoever says what they are ready for is ready for nothing else. */
function checkReady(table: Table, player: PlayerId, entropy: string, terms: string | undefined): Checked {
  const checked = ofSeat(table, player, ['gathering'], (seat) => ({ type: 'ready', seat, entropy }));
  if (!checked.ok || terms === undefined || terms === termsOf(table)) return checked;
  return refuse('terms-changed');
}

function checkStart(table: Table, { player, draining }: Commander): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (draining) return refuse('draining');
  if (!hasPeople(table)) return refuse('nobody-seated');
  return mayDeal(table) ? { ok: true, body: { type: 'start' } } : refuse('not-everybody-ready');
}

/** The seed is drawn by whoever writes the entry. */
function checkRematch(table: Table, { player, draining }: Commander): Checked {
  if (seatOf(table, player) === undefined && player !== table.host) return refuse('no-seat');
  if (table.phase !== 'over') return refuse('not-now');
  return draining ? refuse('draining') : { ok: true, body: nextRound(table) };
}

/** The same people; who deals or begins moves on as the rules say, unless the game was not played to its end. */
function nextRound(table: Table): Body {
  const { game, state, options, settings, host, round, made, chat, removed } = table;
  const next = readOptions<OptionValues>(game as never, table.aborted ? options : game.nextGame(state));
  return {
    type: 'rematch',
    game: game.meta.id,
    options: next,
    settings,
    host,
    seats: withBotNames(table.seats.map(seatForNextRound)),
    seed: '',
    round: round + 1,
    made,
    chat,
    ...(removed.length > 0 && { removed }),
  };
}

function seatForNextRound({ player, name, face, level }: Place) {
  return { player, name, ...(face !== null && { face }), level: player === null ? level : null };
}

function checkChange(
  table: Table,
  player: PlayerId,
  options: OptionValues | undefined,
  settings: TableSettings | undefined,
): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (settings !== undefined && !knowsStandIn(settings)) return refuse('no-such-level');
  const body: Body = { type: 'change', ...(settings && { settings, again: true }) };
  if (options === undefined) return { ok: true, body };
  const complete = completeOptions(table, { ...table.options, ...options });
  if (!complete.ok) return complete;
  const { players } = complete.value;
  const dropped = typeof players === 'number' ? table.seats.slice(players) : [];
  if (dropped.some((place) => place.player !== null)) return refuse('seat-taken');
  return { ok: true, body: { ...body, options: complete.value } };
}

/** Options from outside, complete and checked by the game. */
export function completeOptions(
  { game }: Pick<Table, 'game'>,
  given: object,
):
  | { readonly ok: true; readonly value: OptionValues }
  | { readonly ok: false; readonly reason: RefusalReason } {
  try {
    return { ok: true, value: readOptions<OptionValues>(game as never, given) };
  } catch (error) {
    if (error instanceof BadInput) return refuse('bad-options', `${error.place}: ${error.code}`);
    throw error;
  }
}

export function knowsStandIn({ absence: { stand_in } }: TableSettings): boolean {
  return !stand_in.startsWith('bot:') || isLevel(stand_in.slice('bot:'.length));
}

function checkSeat(table: Table, player: PlayerId, seat: number, level: string | null): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase !== 'gathering') return refuse('not-now');
  if (seat >= table.seats.length) return refuse('no-seat');
  if (level !== null && !isLevel(level)) return refuse('no-such-level');
  return {
    ok: true,
    body: { type: 'seat', seat, level, ...nameOfBot(table, seat, level), ...barring(table, seat) },
  };
}

/** Whoever else sat there may not come back. */
function barring({ host, seats }: Table, seat: number): { readonly barred?: true } {
  const { player } = seats[seat];
  return player === null || player === host ? {} : { barred: true };
}

function checkRemove(table: Table, player: PlayerId, seat: number): Checked {
  if (player !== table.host) return refuse('host-only');
  if (table.phase === 'closed') return refuse('not-now');
  if (seat >= table.seats.length || table.seats[seat].player === null) return refuse('no-seat');
  if (isRunning(table.phase)) return refuse('needs-agreement');
  return {
    ok: true,
    body: { type: 'remove', seat, level: null, ...heirOf(table, seat), ...barring(table, seat) },
  };
}

function checkReadmit(table: Table, player: PlayerId, person: string): Checked {
  if (player !== table.host) return refuse('host-only');
  const isThere = table.removed.some((each) => personIdOf(table.code, each.player) === person);
  return isThere ? { ok: true, body: { type: 'readmit', person } } : refuse('not-now');
}

function checkVote(table: Table, by: Commander, command: Extract<Command, { type: 'vote' }>): Checked {
  const { to, seat: about, agree } = command;
  const seat = seatOf(table, by.player);
  if (seat === undefined || table.seats[about]?.player == null) return refuse('no-seat');
  if (!isRunning(table.phase) || seat === about) return refuse('not-now');
  if (to === 'clock' && agree) {
    const hindrance = whyNoClock(table, about, by.now);
    if (hindrance !== undefined) return { ok: false, reason: hindrance };
  }
  return { ok: true, body: { type: 'vote', seat, to, about, agree } };
}

/** Only somebody who plays and has been waited for for a while is given a clock, where none runs. */
function whyNoClock(table: Table, about: number, now: number): RefusalReason | undefined {
  const { game, state, phase, pace, moved } = table;
  const isAsked = phase === 'playing' && overdueSeats(table).includes(about);
  if (!isAsked || pace !== null || game.deadline(state) !== undefined) return { code: 'not-now' };
  // Without a time after which to come back: who asks is to decide that anew.
  return now < moved + HURRY_AFTER_MS ? { code: 'too-early' } : undefined;
}

/** The next person clockwise, where the host goes. */
export function heirOf({ host, seats }: Table, seat: number): { readonly host?: number } {
  if (seats[seat].player !== host) return {};
  const clockwise = seats.map((_, step) => (seat + 1 + step) % seats.length);
  const heir = clockwise.find((other) => other !== seat && seats[other].player !== null);
  return heir === undefined ? {} : { host: heir };
}

/** Who plays on for somebody who goes: in a running game a bot, otherwise nobody. */
function botAfter(table: Table, seat: number): { readonly level: string | null; readonly name?: string } {
  const level = isRunning(table.phase) ? standInLevel(table) : null;
  return { level, ...nameOfBot(table, seat, level) };
}

export function standInLevel({ settings: { absence } }: Table): string {
  return absence.stand_in.startsWith('bot:') ? absence.stand_in.slice('bot:'.length) : PLAIN_LEVEL;
}

function checkTakeBack(table: Table, player: PlayerId): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  if (table.seats[seat].level === null || table.seats[seat].once) return refuse('not-now');
  return { ok: true, body: { type: 'take-back', seat } };
}

function checkSay(table: Table, by: Commander, what: { phrase: string } | { text: string }): Checked {
  const seat = seatOf(table, by.player);
  const name = seat === undefined ? by.name : table.seats[seat].name;
  const { chat } = table.settings;
  const hindrance = whyNotWatch(table, by.player);
  if (hindrance !== undefined) return refuse(hindrance);
  // Whoever watches could tell what they see.
  if (seat === undefined && isRunning(table.phase)) return refuse('chat-off');
  if (chat === 'off' || (chat === 'phrases' && 'text' in what)) return refuse('chat-off');
  if (table.phase === 'closed') return refuse('not-now');
  if (name === null) return refuse('no-seat');
  const named = seat === undefined ? nameAmong(table.seats, name) : { ok: true as const, name };
  if (!named.ok) return named;
  return {
    ok: true,
    body: { type: 'say', seat: seat ?? null, name: named.name, what: what as { text: string } },
  };
}

/** Anybody with the link may see a table before the cards are dealt, unless they were removed; later only where it allows spectators. */
export function whyNotWatch(table: Table, player: PlayerId): 'removed' | 'no-spectators' | undefined {
  if (player === table.host || seatOf(table, player) !== undefined) return undefined;
  if (isRemoved(table, player)) return 'removed';
  return table.settings.spectators !== null || table.phase === 'gathering' ? undefined : 'no-spectators';
}
