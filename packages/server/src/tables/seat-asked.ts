import { messageText } from '@samsara/protocol';
import type { AskedSeat, Bus } from '../cluster/bus.ts';
import type { Line } from '../hub/hub.ts';

/** Tells people, wherever they are connected, that somebody says their seat is theirs: at this node and at others. */
export function seatAskedTeller(lines: ReadonlySet<Line>, bus: Bus): (asked: AskedSeat) => void {
  const tell = ([player, table, asked, name]: AskedSeat) => {
    const text = messageText({ type: 'seat-asked', table, asked, name });
    for (const line of lines) if (line.player === player) line.send(text);
  };
  bus.listen(({ asked = [] }) => asked.forEach(tell));
  return (asked) => {
    tell(asked);
    bus.publish({ asked: [asked] });
  };
}
