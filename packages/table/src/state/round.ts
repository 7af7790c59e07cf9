import { type PlayedGame, sharedOptions } from '@samsara/engine';
import type { Entry, Opening } from './entries.ts';
import type { EntryHandlers } from './fold.ts';
import { dealtState } from './shuffle.ts';
import { openPlace, type RunningTime, type Table } from './table.ts';

/** One list for all tables at which there is nothing of a kind. */
const NOTHING: readonly never[] = [];
const NOBODY_AGREES: Table['agreed'] = { pause: [], resume: [], abort: [] };

/** The table as an entry opens it, before anybody has done anything. */
export function emptyTable(entry: Entry, body: Opening, game: PlayedGame, handlers: EntryHandlers): Table {
  const table: Table = {
    code: entry.table,
    game,
    handlers,
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
    shares: null,
    broken: 0,
    agreed: NOBODY_AGREES,
    votes: NOTHING,
    removed: NOTHING,
    chat: [],
    state: null,
    moves: 0,
    undone: 0,
    lastMove: null,
    time: null,
    dealt: 0,
    moved: entry.at,
    pace: null,
    paused: 0,
    aborted: false,
    evening: undefined,
    seen: NOTHING,
    next: NOTHING,
    seatQuestion: null,
    seatAskers: NOTHING,
    lifted: false,
    acts: NOTHING,
    conduct: NOTHING,
  };
  beginRound(table, body, entry);
  return table;
}

export function beginRound(table: Table, body: Opening, { seq, at }: Entry): void {
  table.opened = seq;
  table.options = sharedOptions(body.options);
  table.settings = sharedOptions(body.settings);
  table.host = body.host;
  table.seats = body.seats.map(({ player, name, face = null, level, record, playedBy }) => ({
    ...openPlace(),
    player,
    name,
    face,
    level,
    sign: at,
    ...(record && { record }),
    ...(playedBy && { playedBy }),
  }));
  table.removed = body.removed ?? NOTHING;
  table.evening = body.evening;
  table.seed = body.seed;
  table.shares = null;
  table.broken = 0;
  table.round = body.round;
  table.chat = [...body.chat];
  table.phase = 'gathering';
  table.state = null;
  table.moves = 0;
  table.undone = 0;
  table.lastMove = null;
  table.time = null;
  table.pace = null;
  table.aborted = false;
  table.seen = NOTHING;
  table.next = body.next ?? NOTHING;
  table.seatQuestion = null;
  table.seatAskers = NOTHING;
  table.lifted = false;
  table.acts = body.acts ?? NOTHING;
  table.conduct = NOTHING;
  forgetAgreements(table);
}

export function deal(table: Table, at: number): void {
  // A copy takes less room: its piles hold no more places than cards.
  table.state = table.game.clone(dealtState(table));
  table.phase = 'playing';
  table.moves = 0;
  table.dealt = at;
  table.moved = at;
  forgetAgreements(table);
  if (table.game.outcome(table.state) !== undefined) endGame(table, 'over');
  else table.time = timeAfter(table, at);
}

/**
 * Time goes on as long as the countdown is the same one. Over days the rules hurry nobody who owes an answer; moments in
 * which somebody may step in pass as they say.
 */
export function timeAfter({ game, settings, state, time }: Table, at: number): RunningTime | null {
  const deadline = game.deadline(state);
  if (deadline === undefined || (settings.days && game.deciding(state).length > 0)) return null;
  return time?.countdown === deadline.countdown
    ? time
    : { countdown: deadline.countdown, since: at, spent: 0 };
}

export function endGame(table: Table, phase: 'over' | 'closed'): void {
  table.phase = phase;
  table.time = null;
  table.pace = null;
  table.lastMove = null;
  forgetAgreements(table);
}

export function forgetAgreements(table: Table): void {
  table.agreed = NOBODY_AGREES;
  table.votes = NOTHING;
}
