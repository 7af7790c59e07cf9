import type { Viewer } from '@samsara/engine';
import { type Frame, frameJson, type JsonOf, toJson } from '@samsara/protocol';
import { type Body, bodyOf, type Entry, isMove } from '../state/entries.ts';
import { fold, openTable, type Tried } from '../state/fold.ts';
import { personIdOf } from '../state/person-id.ts';
import { saidIn } from '../state/said.ts';
import { seatOf, type Table } from '../state/table.ts';

/** One entry as it is told: what happened in the game, or else a frame that is the same for everybody. */
export interface EntryTold {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** All of them as JSON: written once for all who may know them whole. */
  readonly whole: JsonOf<unknown[]>;
  readonly frame: JsonOf<Frame> | null;
  /** Whose words they are, as they are known at the table. */
  readonly said?: string;
}

/** What an entry has brought. */
export interface Happening extends EntryTold {
  readonly isMove: boolean;
  /** Has something changed besides the game itself? */
  readonly changesTable: boolean;
  /** Is what was told before not to be told again? Then everybody gets the table afresh. */
  readonly isAfresh?: true;
}

/**
 * An entry that may be told again, which seldom happens: as JSON the events of a move, or the frame that is the same for
 * everybody, which takes a third of the room. What somebody has said is remembered with whose words they are.
 */
type Remembered = JsonOf<unknown[]> | JsonOf<Frame> | EntryTold;

/** The game as viewers of a scene saw it at an entry; null before the deal. It is not changed any more. */
export interface Before {
  readonly seq: number;
  readonly state: unknown;
}

/** As many of the last entries are remembered; whoever has missed more gets the table afresh. There are thousands of tables. */
const REMEMBERED = 12;
/** As many where nothing has happened for a while. */
const REMEMBERED_IN_PEACE = 4;

/** A table at one moment, and the last things that happened there. Seats see it live; spectators perhaps some moves late. */
export class Scene {
  table: Table;
  /** From when it goes on until that is told: what was seen before. */
  before: Before | undefined;
  /** Copied with each entry: a list that grows and is shortened by itself keeps room for twice as many. */
  #recent: readonly Remembered[] = [];

  /** A table that has just been opened. */
  constructor(table: Table) {
    this.table = table;
    this.#rememberOpening();
  }

  /** Begins anew with an entry that opens a round. */
  reopen(opening: Entry): void {
    this.table = openTable(opening, this.table.game, this.table.handlers);
    this.#recent = [];
    this.#rememberOpening();
  }

  #rememberOpening(): void {
    const { seq } = this.table;
    this.#remember(deedTold(seq, frameJson({ seq })));
  }

  /** Goes on by one entry. */
  advance(entry: Entry, body: Body = bodyOf(entry), tried?: Tried): Happening {
    const { table } = this;
    const frame = isMove(body) ? null : deedFrame(table, entry, body);
    const before = standingOf(table);
    const events = tried?.events ?? foldAndHear(table, entry, body);
    if (tried !== undefined) fold(table, entry, body, undefined, tried);
    const changesTable = isMove(body) ? !isSame(before, standingOf(table)) : body.type !== 'say';
    const isAfresh = !isMove(body) && body.type === 'forgotten';
    if (isAfresh) this.#recent = [];
    const afresh = isAfresh ? { isAfresh } : {};
    const said = isMove(body) || body.type !== 'say' ? {} : { said: personIdOf(entry.table, entry.actor) };
    const happening = {
      seq: entry.seq,
      isMove: isMove(body),
      events,
      whole: toJson(events as unknown[]),
      frame,
      changesTable,
      ...afresh,
      ...said,
    };
    this.#remember(happening);
    return happening;
  }

  /** What happened after an entry; undefined when that is too long ago. */
  after(seq: number): readonly EntryTold[] | undefined {
    if (seq < this.table.opened) return undefined;
    const missed = this.table.seq - seq;
    if (missed < 0 || missed > this.#recent.length) return undefined;
    const first = this.#recent.length - missed;
    return this.#recent.slice(first).map((remembered, i) => toldAgain(seq + 1 + i, remembered));
  }

  forgetOlder(): void {
    this.#recent = this.#recent.slice(-REMEMBERED_IN_PEACE);
  }

  #remember(told: EntryTold): void {
    const { whole, frame, said } = told;
    // A text that was put together holds on to its parts, which take twice the room, until somebody looks into it.
    const remembered = said === undefined ? ((frame ?? whole).trim() as Remembered) : told;
    this.#recent = this.#recent.slice(1 - REMEMBERED).concat(remembered);
  }
}

function toldAgain(seq: number, remembered: Remembered): EntryTold {
  if (typeof remembered !== 'string') return remembered;
  if (remembered[0] === '{') return deedTold(seq, remembered as JsonOf<Frame>);
  const whole = remembered as JsonOf<unknown[]>;
  return { seq, events: JSON.parse(whole) as readonly unknown[], whole, frame: null };
}

function deedTold(seq: number, frame: JsonOf<Frame>): EntryTold {
  return { seq, events: [], whole: toJson([]), frame };
}

/** What a move may change besides the game itself: it may end it, and it ends what was to hurry somebody. */
function standingOf({ phase, votes, seats, lastMove, acts }: Table): readonly unknown[] {
  const once = seats.findIndex((place) => place.once);
  return [phase, votes.length, lastMove?.question?.asked, once, acts.at(-1)?.seq];
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.every((part, place) => part === now[place]);
}

function foldAndHear(table: Table, entry: Entry, body: Body): readonly unknown[] {
  const events: unknown[] = [];
  fold(table, entry, body, (event) => events.push(event));
  return events;
}

/** One frame for every entry, with an event or null for each event, so that counts and gaps say nothing. */
export function frameText(
  table: Table,
  happening: EntryTold,
  viewer: Viewer,
  unheard?: ReadonlySet<string>,
): JsonOf<Frame> {
  if (happening.said !== undefined && unheard?.has(happening.said)) return frameJson({ seq: happening.seq });
  if (happening.frame !== null) return happening.frame;
  const { seq, events, whole } = happening;
  const { game } = table;
  if (events.every((event) => game.show(event, viewer) === event)) return frameJson({ seq, events: whole });
  return frameJson({ seq, events: toJson(events.map((event) => game.show(event, viewer) ?? null)) });
}

/** What happened at the table, told by the names as they were before it. */
function deedFrame(table: Table, entry: Entry, body: Exclude<Body, readonly unknown[]>): JsonOf<Frame> {
  if (body.type === 'say' && body.what.text === '') return frameJson({ seq: entry.seq });
  if (body.type === 'say') return frameJson({ seq: entry.seq, said: toJson(saidIn(entry, body)) });
  const seat = seatIn(body) ?? seatOf(table, entry.actor) ?? null;
  const name = body.type === 'sit' ? body.name : seat === null ? null : (table.seats[seat]?.name ?? null);
  const wish = { ...('to' in body && { to: body.to }), ...('about' in body && { about: body.about }) };
  const undone = body.type === 'taken-back' ? { moves: body.moves } : {};
  return frameJson({ seq: entry.seq, happened: toJson({ what: body.type, seat, name, ...wish, ...undone }) });
}

function seatIn(body: Exclude<Body, readonly unknown[]>): number | null | undefined {
  if (body.type === 'voted') return body.about;
  return 'seat' in body ? body.seat : undefined;
}
