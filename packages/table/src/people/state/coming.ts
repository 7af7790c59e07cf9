import type { Deed, Entry } from '../../state/entries.ts';
import {
  isRemoved,
  isRunning,
  type PlayerId,
  type SeatQuestion,
  type SeenSeat,
  seatOf,
  type Table,
  type Waiting,
} from '../../state/table.ts';

type Answer = Extract<Deed, { type: 'answer-seat' }>;
type Asking = Extract<Deed, { type: 'ask-seat' }>;

/** Remembers whose cards somebody has seen who goes from a running game. */
export function noteSeen(table: Table, seat: number, handedOn?: true): void {
  const { player } = table.seats[seat];
  if (player === null || !isRunning(table.phase)) return;
  const others = table.seen.filter((each) => each.player !== player || each.seat !== seat);
  const seen: SeenSeat = { player, seat, ...(handedOn && { handedOn }) };
  table.seen = [...others, seen];
}

export function waitForNext(table: Table, waiting: Waiting): void {
  table.next = [...table.next.filter(({ player }) => player !== waiting.player), waiting];
}

export function waitNoMore(table: Table, player: PlayerId): void {
  table.next = table.next.filter((each) => each.player !== player);
}

export function askSeat(table: Table, { seat, record }: Asking, { actor, seq, at }: Entry): void {
  const { player } = table.seats[seat];
  if (player === null) return;
  const known = { agreed: [], refused: [], ...(record && { record }) };
  table.seatQuestion = { seat, person: player, asker: actor, asked: seq, at, ...known };
  table.seatAskers = [...table.seatAskers, { player: actor, declined: false }];
}

/** The host's no ends it, and so does that of whose seat it is; whoever asks can withdraw it. */
export function answerSeat(table: Table, { agree }: Answer, actor: PlayerId): void {
  const question = table.seatQuestion;
  if (question === null) return;
  const isEnd = !agree && [question.asker, question.person, table.host].includes(actor);
  if (!isEnd) {
    table.seatQuestion = answered(question, agree, actor);
    return;
  }
  table.seatQuestion = null;
  const { asker } = question;
  if (actor !== asker)
    table.seatAskers = table.seatAskers.map((each) =>
      each.player === asker ? { ...each, declined: true } : each,
    );
}

function answered(question: SeatQuestion, agree: boolean, actor: PlayerId): SeatQuestion {
  const agreed = question.agreed.filter((each) => each !== actor);
  const refused = question.refused.filter((each) => each !== actor);
  return agree
    ? { ...question, agreed: [...agreed, actor], refused }
    : { ...question, agreed, refused: [...refused, actor] };
}

/** Whoever came back by the link has the seat from now on, with its name, its cards and its share in the shuffle. */
export function handOn(table: Table, seat: number, player: PlayerId, at: number): void {
  const before = table.seats[seat].player;
  noteSeen(table, seat, true);
  Object.assign(table.seats[seat], { player, sign: at, warned: null });
  if (table.host === before) table.host = player;
  table.seatQuestion = null;
}

/** Nobody waits who sits or may not come, and nobody is asked about a seat that is another's by now. */
export function forgetPassed(table: Table): void {
  const { next, seatQuestion, seats } = table;
  const waits = ({ player }: Waiting) => seatOf(table, player) === undefined && !isRemoved(table, player);
  if (!next.every(waits)) table.next = next.filter(waits);
  if (seatQuestion === null) return;
  const { seat, person, asker } = seatQuestion;
  if (seats[seat]?.player !== person || seatOf(table, asker) !== undefined || isRemoved(table, asker))
    table.seatQuestion = null;
}
