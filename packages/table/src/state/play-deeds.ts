import type { Deed, Entry } from './entries.ts';
import { type EntryHandlers, NotUnderstood } from './fold.ts';
import { beginRound, deal, endGame, forgetAgreements } from './round.ts';
import type { Agreement, Place, Table } from './table.ts';

/** All that can happen at a table whose people share one device. */
export const PLAY_ENTRIES: EntryHandlers = { carryOut: carryOutPlay };

/** What belongs to playing, wherever the people are. */
export function carryOutPlay(table: Table, deed: Deed, entry: Entry): void {
  switch (deed.type) {
    case 'open':
    case 'rematch':
      return beginRound(table, deed, entry);
    case 'ready':
      Object.assign(table.seats[deed.seat], { entropy: deed.entropy, commitment: null });
      return;
    case 'start':
      return deal(table, entry.at);
    case 'hand-over':
    case 'stand-in':
      table.seats[deed.seat].level = deed.level;
      table.seats[deed.seat].whileAway = deed.type === 'stand-in' && !deed.once;
      table.seats[deed.seat].once = deed.once ?? false;
      return;
    case 'take-back':
      return takeBack(table.seats[deed.seat]);
    case 'agree':
      return agree(table, deed.seat, deed.to, deed.agree);
    case 'agreed':
      return carryOutAgreement(table, deed.to, deed.spent, entry.at);
    default:
      throw new NotUnderstood(entry);
  }
}

/** The person plays again in place of the bot. */
export function takeBack(place: Place): void {
  Object.assign(place, { level: null, whileAway: false, once: false });
}

function agree(table: Table, seat: number, to: Agreement, agrees: boolean): void {
  const others = table.agreed[to].filter((other) => other !== seat);
  table.agreed = { ...table.agreed, [to]: agrees ? [...others, seat] : others };
}

/** Everybody has agreed; `spent` is the time used up when a pause begins. */
export function carryOutAgreement(table: Table, to: Agreement, spent: number, at: number): void {
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
