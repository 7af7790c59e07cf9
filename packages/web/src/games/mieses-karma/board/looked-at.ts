import { signal } from '@preact/signals';
import type { Seat } from '@samsara/engine';
import { turnIn } from '../lines.ts';
import type { Props } from '../props.ts';

interface Look {
  readonly playId: string;
  readonly turns: number;
  readonly seat: Seat;
}

/** Whose line was opened, and in which turn: with the next one it closes by itself. */
const look = signal<Look | null>(null);

/** The line of another that somebody wants to see large; null for none. */
export function lookedAt({ playId, view }: Props): Seat | null {
  const found = look.value;
  return found !== null && found.playId === playId && found.turns === view.turns ? found.seat : null;
}

/** Opens the line of a seat; a second time, or with null, closes it. */
export function lookAt(props: Props, seat: Seat | null): void {
  const { playId, view } = props;
  look.value = seat === null || seat === lookedAt(props) ? null : { playId, turns: view.turns, seat };
}

/** Where there is room for one line of the others only: the one that was opened, or of whoever is on turn or was before you. */
export function lineInSight(props: Props): Seat {
  const { perspective, view } = props;
  const onTurn = turnIn(view)?.seat ?? perspective;
  const seats = view.seats.length;
  return lookedAt(props) ?? (onTurn === perspective ? (perspective + seats - 1) % seats : onTurn);
}
