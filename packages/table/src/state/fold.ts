import { type Emit, findMove, type Game } from '@samsara/engine';
import type { Said } from '@samsara/protocol';
import { type Body, bodyOf, type Deed, type Entry, isMove, moveOf, type Opening } from './entries.ts';
import { isLift, type LiftDeed, reseat } from './lifted.ts';
import { paceAfter } from './pace.ts';
import { personIdOf } from './person-id.ts';
import { dealtState } from './shuffle.ts';
import {
  type Agreement,
  botPlace,
  hasPeople,
  isRemoved,
  isRunning,
  type OptionValues,
  openPlace,
  type Place,
  personPlace,
  type RunningTime,
  seatOf,
  type Table,
} from './table.ts';
import { votesAfter, votesWithout } from './votes.ts';

/** A move that was tried on a copy of the game when it was checked, and is carried out once it is committed. */
export interface Tried {
  readonly move: unknown;
  readonly events: readonly unknown[];
  readonly endsGame: boolean;
}

const CHAT_KEPT = 30;
/** Whoever was removed before so many others may come back. */
const MOST_REMOVED = 100;

/** A newer version of the program has written an entry: it knows how to go on from there, and this one does not. */
export class NotUnderstood extends Error {}

/**
 * The table after one more entry; `table` is changed and given back. Pure but for that: the same entries make the same table.
 * `body` and `tried` spare reading an entry and finding a move that have just been checked.
 */
export function fold(
  table: Table,
  entry: Entry,
  body: Body = bodyOf(entry),
  emit?: Emit<unknown>,
  tried?: Tried,
): Table {
  if (isMove(body)) foldMove(table, body, entry, emit, tried);
  else foldDeed(table, body, entry);
  table.seq = entry.seq;
  table.link = entry.link;
  table.last = entry.at;
  return table;
}

/** What opens a round: the first entry that is left of a log. */
export function openingIn(entry: Entry): Opening {
  const body = bodyOf(entry);
  if (isLift(body)) return body.opening.body;
  if (isMove(body) || (body.type !== 'open' && body.type !== 'rematch')) {
    throw new Error(`entry ${entry.seq} of ${entry.table} opens no round`);
  }
  return body;
}

/** The table after the first entry that is left of its log, which names the game. */
export function openTable(entry: Entry, game: Game): Table {
  const body = bodyOf(entry);
  return isLift(body) ? liftedTable(entry, body, game) : emptyTable(entry, openingIn(entry), game);
}

/** The table as it was on a device, with those who play on at the server. */
function liftedTable(entry: Entry, deed: LiftDeed, game: Game): Table {
  const table = tableAfter(entriesIn(entry, deed), game);
  reseat(table, deed, entry.actor, entry.at);
  if (table.time !== null) table.time = { ...table.time, since: entry.at, spent: deed.spent };
  if (deed.waits && table.phase === 'playing') carryOut(table, 'pause', deed.spent, entry.at);
  table.opened = entry.seq;
  table.seq = entry.seq;
  table.link = entry.link;
  table.last = entry.at;
  return table;
}

/** What happened on the device, as entries of this table. */
export function entriesIn({ table }: Pick<Entry, 'table'>, { opening, entries }: LiftDeed): Entry[] {
  const all = [{ actor: opening.body.host, ...opening }, ...entries];
  return all.map(({ actor, at, body }, i) => {
    const seq = i + 1;
    return { table, seq, command: `lifted:${seq}`, actor, body: JSON.stringify(body), at, link: '' };
  });
}

function emptyTable(entry: Entry, body: Opening, game: Game): Table {
  const table: Table = {
    code: entry.table,
    game,
    made: body.made,
    last: entry.at,
    seq: entry.seq,
    link: entry.link,
    opened: entry.seq,
    options: body.options,
    settings: body.settings,
    phase: 'gathering',
    round: body.round,
    host: body.host,
    seats: [],
    seed: body.seed,
    agreed: { pause: [], resume: [], abort: [] },
    votes: [],
    removed: [],
    chat: [],
    state: null,
    moves: 0,
    time: null,
    moved: entry.at,
    pace: null,
    paused: 0,
    aborted: false,
    lifted: false,
  };
  beginRound(table, body, entry);
  return table;
}

/** The table after all these entries, of which the first one opens a round. */
export function tableAfter(entries: readonly Entry[], game: Game): Table {
  const table = openTable(entries[0], game);
  for (const entry of entries.slice(1)) fold(table, entry);
  return table;
}

function beginRound(table: Table, body: Opening, { seq, at }: Entry): void {
  table.opened = seq;
  table.options = body.options;
  table.settings = body.settings;
  table.host = body.host;
  table.seats = body.seats.map(({ player, name, face = null, level }) => ({
    ...openPlace(),
    player,
    name,
    face,
    level,
    sign: at,
  }));
  table.removed = body.removed ?? [];
  table.seed = body.seed;
  table.round = body.round;
  table.chat = [...body.chat];
  table.phase = 'gathering';
  table.state = null;
  table.moves = 0;
  table.time = null;
  table.pace = null;
  table.aborted = false;
  table.lifted = false;
  forgetAgreements(table);
}

function foldMove(
  table: Table,
  body: Extract<Body, readonly unknown[]>,
  entry: Entry,
  emit: Emit<unknown> | undefined,
  tried: Tried | undefined,
): void {
  const { game } = table;
  const { actor, text } = moveOf(body);
  const move = tried === undefined ? findMove(game, table.state, actor, text) : tried.move;
  if (move === undefined) throw new Error(`entry ${entry.seq} of ${entry.table} is no legal move`);
  // In place: a state that is replaced by every move is far more to tidy up after.
  game.apply(table.state, actor, move, emit);
  table.moves++;
  hasMoved(table, actor, entry.at);
  if (game.outcome(table.state) !== undefined) endGame(table, 'over');
  else table.time = timeAfter(table, entry.at);
}

/** Time goes on as long as the countdown is the same one. */
function timeAfter({ game, state, time }: Table, at: number): RunningTime | null {
  const deadline = game.deadline(state);
  if (deadline === undefined) return null;
  return time?.countdown === deadline.countdown
    ? time
    : { countdown: deadline.countdown, since: at, spent: 0 };
}

function foldDeed(table: Table, deed: Deed, entry: Entry): void {
  carryOutDeed(table, deed, entry);
  const own = seatOf(table, entry.actor);
  if (own !== undefined) Object.assign(table.seats[own], { sign: entry.at, warned: null });
}

function carryOutDeed(table: Table, deed: Deed, entry: Entry): void {
  switch (deed.type) {
    case 'lift':
      throw new Error(`entry ${entry.seq} of ${entry.table} opens a table that is open`);
    case 'open':
    case 'rematch':
      return beginRound(table, deed, entry);
    case 'sit':
      table.seats[deed.seat] = personPlace(entry.actor, deed, entry.at);
      for (const [seat, name] of deed.bots ?? []) table.seats[seat].name = name;
      return;
    case 'leave':
    case 'remove':
      if (deed.barred) bar(table, deed.seat);
      return part(table, deed);
    case 'free':
      return part(table, { ...deed, level: null });
    case 'warn':
      table.seats[deed.seat].warned = entry.at;
      return;
    case 'readmit':
      return readmit(table, deed.person);
    case 'ready':
      table.seats[deed.seat].entropy = deed.entropy;
      return;
    case 'not-ready':
      table.seats[deed.seat].entropy = null;
      return;
    case 'start':
      return deal(table, entry.at);
    case 'change':
      change(table, deed.options, deed.settings);
      return deed.again ? askAgain(table) : undefined;
    case 'seat':
      if (deed.barred) bar(table, deed.seat);
      vacate(table, deed);
      return askAgain(table);
    case 'hand-over':
    case 'stand-in':
      table.seats[deed.seat].level = deed.level;
      table.seats[deed.seat].whileAway = deed.type === 'stand-in' && !deed.once;
      table.seats[deed.seat].once = deed.once ?? false;
      return;
    case 'take-back':
      return takeBack(table.seats[deed.seat]);
    case 'vote':
      table.votes = votesAfter(table.votes, deed);
      return;
    case 'voted':
      return carryOutVote(table, deed, entry.at);
    case 'agree':
      return agree(table, deed.seat, deed.to, deed.agree);
    case 'agreed':
      table.pace = paceAfter(table.pace, deed.to, deed.pace ?? 0, entry.at);
      return carryOut(table, deed.to, deed.spent, entry.at);
    case 'host':
      table.host = table.seats[deed.seat].player ?? table.host;
      return;
    case 'say':
      table.chat.push(saidIn(entry, deed));
      if (table.chat.length > CHAT_KEPT) table.chat.shift();
      return;
    default:
      throw new NotUnderstood(`entry ${entry.seq} of ${entry.table} is not understood`);
  }
}

/** Who was asked has moved, or is asked no longer: whatever was to hurry them is over. */
function hasMoved(table: Table, actor: number | 'clock', at: number): void {
  table.moved = at;
  if (table.pace !== null) table.pace = { ms: table.pace.ms, since: at, spent: 0 };
  if (table.votes.length > 0) table.votes = table.votes.filter(({ to }) => to !== 'clock');
  const asked = table.seats.some(({ once }) => once) ? table.game.deciding(table.state) : [];
  table.seats.forEach((place, seat) => {
    if (place.once && (seat === actor || !asked.includes(seat))) takeBack(place);
  });
}

function takeBack(place: Place): void {
  Object.assign(place, { level: null, whileAway: false, once: false });
}

function bar(table: Table, seat: number): void {
  const { player, name } = table.seats[seat];
  if (player === null || isRemoved(table, player)) return;
  table.removed = [...table.removed, { player, name: name ?? '' }].slice(-MOST_REMOVED);
}

function readmit(table: Table, person: string): void {
  table.removed = table.removed.filter(({ player }) => personIdOf(table.code, player) !== person);
}

/** All others have agreed about one seat. */
function carryOutVote(table: Table, deed: Extract<Deed, { type: 'voted' }>, at: number): void {
  if (deed.to === 'clock') {
    table.pace = { ms: deed.ms, since: at, spent: 0 };
    table.votes = table.votes.filter(({ to }) => to !== 'clock');
    return;
  }
  bar(table, deed.about);
  part(table, { ...deed, seat: deed.about });
}

/** What was said, and by whom. */
export function saidIn({ table, actor, at }: Entry, deed: Extract<Deed, { type: 'say' }>): Said {
  const { seat, name, what } = deed;
  return { seat, name, person: personIdOf(table, actor), ...what, at };
}

type Vacated = Pick<Extract<Deed, { type: 'seat' }>, 'seat' | 'level' | 'name'>;

/** Takes a person or bot off a seat. */
function vacate(table: Table, { seat, level, name }: Vacated): void {
  table.seats[seat] = level === null ? openPlace() : botPlace(level, name ?? null);
  for (const seats of Object.values(table.agreed)) removeFrom(seats, seat);
  table.votes = votesWithout(table.votes, seat);
}

/** Somebody goes for good. What was the host's becomes another's; a table without any people is closed. */
function part(table: Table, deed: Vacated & { readonly host?: number }): void {
  const { player } = table.seats[deed.seat];
  vacate(table, deed);
  if (player !== table.host) return;
  passOnHost(table, deed.host);
  if (hasPeople(table)) return;
  table.aborted = isRunning(table.phase);
  endGame(table, 'closed');
}

/** Whom the entry names becomes the host, in older ones the first person; without one the last host stays it. */
function passOnHost(table: Table, heir: number | undefined): void {
  const next = heir === undefined ? table.seats.find(({ player }) => player !== null) : table.seats[heir];
  table.host = next?.player ?? table.host;
}

function deal(table: Table, at: number): void {
  // A copy takes less room: its piles hold no more places than cards.
  table.state = table.game.clone(dealtState(table));
  table.phase = 'playing';
  table.moves = 0;
  table.moved = at;
  forgetAgreements(table);
  if (table.game.outcome(table.state) !== undefined) endGame(table, 'over');
  else table.time = timeAfter(table, at);
}

/** Other options or another number of players are another game: whoever was ready is asked again. */
function change(
  table: Table,
  options: OptionValues | undefined,
  settings: Table['settings'] | undefined,
): void {
  if (settings !== undefined) table.settings = settings;
  if (options === undefined) return;
  // As they were written: options that came later were not there then.
  table.options = options;
  const { players } = table.options;
  if (typeof players === 'number') {
    table.seats.length = Math.min(table.seats.length, players);
    while (table.seats.length < players) table.seats.push(openPlace());
  }
  askAgain(table);
}

function askAgain(table: Table): void {
  for (const place of table.seats) place.entropy = null;
}

function agree(table: Table, seat: number, to: Agreement, agrees: boolean): void {
  removeFrom(table.agreed[to], seat);
  if (agrees) table.agreed[to].push(seat);
}

function carryOut(table: Table, to: Agreement, spent: number, at: number): void {
  forgetAgreements(table);
  if (to === 'abort') {
    table.aborted = true;
    return endGame(table, 'over');
  }
  table.phase = to === 'pause' ? 'paused' : 'playing';
  if (to === 'pause') table.paused = at;
  if (table.time === null) return;
  const { countdown } = table.time;
  table.time = { countdown, since: at, spent: to === 'pause' ? spent : table.time.spent };
}

function endGame(table: Table, phase: 'over' | 'closed'): void {
  table.phase = phase;
  table.time = null;
  table.pace = null;
  forgetAgreements(table);
}

function forgetAgreements(table: Table): void {
  table.agreed = { pause: [], resume: [], abort: [] };
  table.votes = [];
}

function removeFrom(seats: number[], seat: number): void {
  const place = seats.indexOf(seat);
  if (place >= 0) seats.splice(place, 1);
}
