import type { TableInfo, You } from '@samsara/protocol';
import { personIdOf } from '../../state/person-id.ts';
import { isRunning, type PlayerId, type Table } from '../../state/table.ts';
import { recordShown } from '../../telling/messages.ts';

/** Who waits for the next game, who asks for a seat, and what was done at the table. */
export function comingShown({
  code,
  next,
  seatQuestion,
  seats,
  acts,
}: Table): Pick<TableInfo, 'next' | 'seat_asked' | 'acts'> {
  const shown = next.map(({ player, record, ...rest }) => ({
    ...rest,
    ...recordShown(record),
    person: personIdOf(code, player),
  }));
  const seatsOf = (players: readonly PlayerId[]) =>
    seats.flatMap(({ player }, seat) => (player !== null && players.includes(player) ? seat : []));
  return {
    ...(shown.length > 0 && { next: shown }),
    ...(acts.length > 0 && { acts: acts.map((act) => ({ ...act })) }),
    ...(seatQuestion !== null && {
      seat_asked: {
        seat: seatQuestion.seat,
        asked: seatQuestion.asked,
        agreed: seatsOf(seatQuestion.agreed),
        refused: seatsOf(seatQuestion.refused),
        ...recordShown(seatQuestion.record),
      },
    }),
  };
}

/** What somebody without a seat has to know of themselves. */
export function guestShown(
  { next, seatQuestion, seen, phase }: Table,
  player: PlayerId,
): Pick<You, 'next' | 'asks_seat' | 'seen' | 'handed_on'> {
  const place = next.findIndex((each) => each.player === player) + 1;
  const last = seen.filter((each) => each.player === player).at(-1);
  return {
    ...(place > 0 && { next: place }),
    ...(seatQuestion?.asker === player && { asks_seat: true }),
    ...(last !== undefined && isRunning(phase) && { seen: last.seat }),
    ...(last?.handedOn && { handed_on: true }),
  };
}
