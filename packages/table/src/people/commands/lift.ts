import type { PlayedGame } from '@samsara/engine';
import { DEFAULT_SETTINGS, type Lift, type RefusalReason } from '@samsara/protocol';
import { checkMoveOf } from '../../commands/check-move.ts';
import { refuse } from '../../commands/checked.ts';
import { isLevel } from '../../later/check-play.ts';
import { type Body, isMove, moveOf, type Opening } from '../../state/entries.ts';
import { fold, tableAfter } from '../../state/fold.ts';
import { versionOf } from '../../state/game-of-table.ts';
import type { LiftDeed } from '../../state/lifted.ts';
import { mayDeal } from '../../state/shuffle.ts';
import { isPlayedByBot, isRunning, type Table } from '../../state/table.ts';
import { PEOPLE_ENTRIES } from '../state/deeds.ts';
import { botsRenamedFor, nameOfBot } from './bot-names.ts';
import { completeOptions } from './gathering.ts';
import { nameAmong } from './names.ts';
import { PLAIN_LEVEL } from './successors.ts';

export type CheckedLift =
  | { readonly ok: true; readonly deed: LiftDeed }
  | { readonly ok: false; readonly reason: RefusalReason };

/**
 * Checks a game from a device, as if it were played here: nothing in it is believed but who decided what and when. Times are
 * moved by as much as the device's clock is off, and none lies in the future.
 */
export function checkLift(lift: Lift, game: PlayedGame, now: number): CheckedLift {
  const opened = checkOpening(lift, game, now);
  if (!opened.ok) return opened;
  const told = { opening: opened.opening, entries: timed(lift, opened.opening.at, now) };
  const table = tableAfter([entryOf(0, { actor: '', ...told.opening })], game, PEOPLE_ENTRIES);
  for (const [i, entry] of told.entries.entries()) {
    if (!mayFollow(table, entry.body)) return refuse('wrong-form', `entries.${i}`);
    fold(table, entryOf(i + 1, entry), entry.body);
  }
  if (!isRunning(table.phase)) return refuse('not-now');
  if (table.seats[lift.seat]?.player == null) return refuse('no-seat');
  return liftOf(lift, table, told);
}

type Told = Pick<LiftDeed, 'opening' | 'entries'>;
type CheckedOpening =
  | { readonly ok: true; readonly opening: LiftDeed['opening'] }
  | { readonly ok: false; readonly reason: RefusalReason };

function checkOpening(
  { opening: { at, body }, now: deviceNow }: Lift,
  game: PlayedGame,
  now: number,
): CheckedOpening {
  const { min, max } = game.meta.seats;
  const { seats, options } = body;
  if (seats.length < min || seats.length > max) return refuse('bad-options', 'seats');
  if (seats.some(({ player, level }) => (player === null) === (level === null)))
    return refuse('bad-options', 'seats');
  if (seats.some(({ level }) => level !== null && !isLevel(level))) return refuse('no-such-level');
  const complete = completeOptions({ game }, options);
  if (!complete.ok) return complete;
  if (complete.value.players !== undefined && complete.value.players !== seats.length)
    return refuse('bad-options', 'options.players');
  // As they were written: options that came later were not there then.
  const opening: Opening = { ...body, ...versionOf(game), settings: DEFAULT_SETTINGS, chat: [] };
  return { ok: true, opening: { at: Math.max(0, Math.min(now, at + now - deviceNow)), body: opening } };
}

/** The entries at the times at which they happened by the server's clock, each not before the one before it. */
function timed({ entries, now: deviceNow }: Lift, opened: number, now: number): LiftDeed['entries'] {
  let last = opened;
  return entries.map(({ actor, at, body }) => {
    last = Math.min(now, Math.max(last, at + now - deviceNow));
    return { actor, at: last, body: body as Body };
  });
}

/** Could this happen at a table as it stands? */
function mayFollow(table: Table, body: Body): boolean {
  if (isMove(body)) {
    const { actor, text } = moveOf(body);
    return checkMoveOf(table, actor, text).ok;
  }
  const seat = 'seat' in body && typeof body.seat === 'number' ? body.seat : 0;
  if (table.seats[seat] === undefined) return false;
  switch (body.type) {
    case 'ready':
      return table.phase === 'gathering';
    case 'start':
      return table.phase === 'gathering' && mayDeal(table);
    case 'hand-over':
      return isRunning(table.phase) && table.seats[seat].player !== null && isLevel(body.level);
    case 'take-back':
      return table.seats[seat].player !== null && isPlayedByBot(table.seats[seat]);
    case 'agree':
      return isRunning(table.phase);
    case 'agreed':
      return table.phase === (body.to === 'pause' ? 'playing' : 'paused');
    default:
      return false;
  }
}

/** Who brings the game keeps the seat; bots keep theirs, and play for the other people of the device. */
function liftOf({ seat, name, face, spent }: Lift, table: Table, told: Told): CheckedLift {
  const named = nameAmong([], name);
  if (!named.ok) return named;
  table.seats[seat].name = named.name;
  for (const [bot, other] of botsRenamedFor(table, named.name).bots ?? []) table.seats[bot].name = other;
  const others = table.seats.flatMap((place, other) => (other === seat ? [] : { ...place, seat: other }));
  const bots = others.map(({ seat: other, level }) => {
    const bot = { level: level ?? PLAIN_LEVEL, name: '', ...nameOfBot(table, other, PLAIN_LEVEL) };
    table.seats[other].name = bot.name;
    return { seat: other, ...bot };
  });
  const waits = others.some(({ player }) => player !== null);
  const deed: LiftDeed = {
    type: 'lift',
    ...told,
    spent: Math.min(spent, table.game.deadline(table.state)?.ms ?? 0),
    seat,
    name: named.name,
    ...(face !== undefined && { face }),
    settings: DEFAULT_SETTINGS,
    bots,
    ...(waits && { waits: true }),
  };
  return { ok: true, deed };
}

function entryOf(seq: number, { actor, at, body }: { actor: string; at: number; body: Body }) {
  return { table: '', seq, command: '', actor, body: JSON.stringify(body), at, link: '' };
}
