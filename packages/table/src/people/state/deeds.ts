import { sharedOptions } from '@samsara/engine';
import { eveningOf } from '../../later/evening.ts';
import type { Deed, Entry } from '../../state/entries.ts';
import type { EntryHandlers } from '../../state/fold.ts';
import { personIdOf } from '../../state/person-id.ts';
import { carryOutPlay, takeBack } from '../../state/play-deeds.ts';
import { endGame } from '../../state/round.ts';
import { saidIn } from '../../state/said.ts';
import { askAgain } from '../../state/shuffle.ts';
import {
  isRemoved,
  isRunning,
  type OptionValues,
  openPlace,
  personPlace,
  type Table,
} from '../../state/table.ts';
import { countDays, letStand, takeHoliday } from '../days/seat-days.ts';
import { forgetInTable } from '../forgetting/forget-in-table.ts';
import { noteDeed } from './acts.ts';
import { answerSeat, askSeat, forgetPassed, handOn, waitForNext, waitNoMore } from './coming.ts';
import { noteConduct, noteMoveInTime } from './conduct.ts';
import { breakOffExchange, carryOutExchange } from './exchange.ts';
import { openLifted } from './lifting.ts';
import { paceAfter } from './pace.ts';
import { part, vacate } from './parting.ts';
import { answerUndo, askUndo, forgetMoveOfGone, noteMove, takeMoveBack } from './undo.ts';
import { votesAfter } from './votes.ts';

/** All that can happen at a table to which people come from devices of their own. */
export const PEOPLE_ENTRIES: EntryHandlers = {
  carryOut(table, deed, entry) {
    // Before whoever played can go.
    if (table.phase === 'over') table.evening = eveningOf(table);
    noteDeed(table, deed, entry);
    noteConduct(table, deed, entry);
    carryOut(table, deed, entry);
    forgetMoveOfGone(table);
    forgetPassed(table);
    breakOffExchange(table);
    countDays(table, entry.at);
  },
  willMove(table, body, entry, isKept) {
    noteMove(table, body, isKept);
    noteMoveInTime(table, body, entry);
  },
  hasMoved(table, actor, at) {
    hasMoved(table, actor, at);
    countDays(table, at, actor);
  },
  openLifted: (entry, deed, game) => openLifted(entry, deed, game, PEOPLE_ENTRIES),
};

const CHAT_KEPT = 30;
/** Whoever was removed before so many others may come back. */
const MOST_REMOVED = 100;

function carryOut(table: Table, deed: Deed, entry: Entry): void {
  switch (deed.type) {
    case 'lift':
      throw new Error(`entry ${entry.seq} of ${entry.table} opens a table that is open`);
    case 'sit':
      table.seats[deed.seat] = personPlace(entry.actor, deed, entry.at);
      for (const [seat, name] of deed.bots ?? []) table.seats[seat].name = name;
      return;
    case 'next-in': {
      const { name, face, record } = deed;
      const known = { ...(face !== undefined && { face }), ...(record && { record }) };
      return waitForNext(table, { player: entry.actor, name, ...known });
    }
    case 'next-out':
      return waitNoMore(table, entry.actor);
    case 'ask-seat':
      return askSeat(table, deed, entry);
    case 'answer-seat':
      return answerSeat(table, deed, entry.actor);
    case 'handed-on':
      return handOn(table, deed.seat, deed.player, entry.at);
    case 'seat-kept':
      table.seatQuestion = null;
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
    case 'not-ready':
      Object.assign(table.seats[deed.seat], { entropy: null, commitment: null });
      return;
    case 'commit':
    case 'fix-commitments':
    case 'show-share':
    case 'shares-anew':
      return carryOutExchange(table, deed, entry);
    case 'change':
      change(table, deed.options, deed.settings);
      return deed.again ? askAgain(table) : undefined;
    case 'seat':
      if (deed.barred) bar(table, deed.seat);
      vacate(table, deed);
      return askAgain(table);
    case 'vote':
      table.votes = votesAfter(table.votes, deed);
      return;
    case 'voted':
      return carryOutVote(table, deed, entry.at);
    case 'agreed':
      // What stood still for a pause is not taken back.
      table.lastMove = null;
      if (deed.to === 'resume') letStand(table, { from: table.paused, until: entry.at });
      table.pace = paceAfter(table.pace, deed.to, deed.pace ?? 0, entry.at);
      return carryOutPlay(table, deed, entry);
    case 'ask-undo':
      return askUndo(table, deed.asks, entry);
    case 'answer-undo':
      return answerUndo(table, deed);
    case 'taken-back':
      return takeMoveBack(table, deed, entry);
    case 'holiday':
      return takeHoliday(table, deed);
    case 'unserved':
      return letStand(table, { from: deed.from, until: deed.until });
    case 'host':
      table.host = table.seats[deed.seat].player ?? table.host;
      return;
    case 'operator-closes':
      table.aborted = isRunning(table.phase);
      return endGame(table, 'closed');
    case 'operator-says':
      return;
    case 'forgotten':
      return forgetInTable(table, deed);
    case 'say':
      if (deed.what.text === '') return;
      table.chat.push(saidIn(entry, deed));
      if (table.chat.length > CHAT_KEPT) table.chat.shift();
      return;
    default:
      return carryOutPlay(table, deed, entry);
  }
}

/** Whatever was to hurry who was asked is over. */
function hasMoved(table: Table, actor: number | 'clock', at: number): void {
  if (table.pace !== null) table.pace = { ms: table.pace.ms, since: at, spent: 0 };
  if (table.votes.length > 0) table.votes = table.votes.filter(({ to }) => to !== 'clock');
  const asked = table.seats.some(({ once }) => once) ? table.game.deciding(table.state) : [];
  table.seats.forEach((place, seat) => {
    if (place.once && (seat === actor || !asked.includes(seat))) takeBack(place);
  });
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

/** Other options or another number of players are another game: whoever was ready is asked again. */
function change(
  table: Table,
  options: OptionValues | undefined,
  settings: Table['settings'] | undefined,
): void {
  if (settings !== undefined) table.settings = sharedOptions(settings);
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
