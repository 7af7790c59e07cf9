import { type Checked, refuse } from '../../commands/checked.ts';
import {
  hasSeenOthers,
  hidesPresence,
  isRemoved,
  type PlayerId,
  peopleAt,
  seatOf,
  type Table,
} from '../../state/table.ts';
import { type Commander, whyApart } from './commander.ts';
import { whyNotWatch } from './talk.ts';

/** How often seats are asked for in a round: by one person, and by all. */
const MOST_ASKED = { byOne: 3, byAll: 12 } as const;

/** Somebody who came by the link says that the seat of an absent person is theirs. */
export function checkAskSeat(table: Table, by: Commander, seat: number): Checked {
  const { player } = by;
  if (seatOf(table, player) !== undefined) return refuse('already-seated');
  if (isRemoved(table, player)) return refuse('removed');
  const hindrance = whyNotWatch(table, player);
  if (hindrance !== undefined) return refuse(hindrance);
  const person = table.seats[seat]?.player;
  // Nobody comes back to the seat of a program.
  if (person == null || table.seats[seat].playedBy !== undefined) return refuse('no-seat');
  const others = peopleAt(table).filter((other) => other !== person);
  const apart = whyApart(by.blocks, player, others);
  if (apart !== undefined) return refuse(apart);
  if (table.phase === 'closed' || by.isThere === undefined) return refuse('not-now');
  // Where nobody is told who is there, a refusal would tell.
  if (!hidesPresence(table) && by.isThere(person)) return refuse('person-present');
  if (hasSeenOthers(table, player, seat)) return refuse('has-seen-cards');
  if (table.seatQuestion !== null) return refuse('not-now');
  if (!mayAsk(table, player)) return refuse('seat-kept');
  return { ok: true, body: { type: 'ask-seat', seat, ...(by.record && { record: by.record }) } };
}

function mayAsk({ seatAskers }: Table, player: PlayerId): boolean {
  const own = seatAskers.filter((each) => each.player === player);
  const isDeclined = own.some(({ declined }) => declined);
  return !isDeclined && own.length < MOST_ASKED.byOne && seatAskers.length < MOST_ASKED.byAll;
}

/** The others say yes or no; whoever asked can withdraw it, and whose seat it is can refuse from wherever they are. */
export function checkAnswerSeat(table: Table, { player }: Commander, asked: number, agree: boolean): Checked {
  const question = table.seatQuestion;
  if (question?.asked !== asked) return refuse('not-now');
  const isConcerned = player === question.asker || player === question.person;
  const seat = seatOf(table, player) ?? null;
  if (!isConcerned && seat === null && player !== table.host) return refuse('no-seat');
  if (isConcerned && agree) return refuse('not-now');
  return { ok: true, body: { type: 'answer-seat', seat, asked, agree } };
}
