import type { Seat } from '@samsara/engine';
import { seatColor } from '../kit/faces/face.tsx';
import sprite from '../kit/faces/faces.svg?url';
import './chart.css';

/** From the ninth seat on colours and shapes come again. */
const SHAPES = 8;

/** A seat's shape in its colour, for a place inside a drawing too. */
export function SeatSign({
  seat,
  at,
  size,
}: {
  readonly seat: Seat;
  readonly at?: readonly [number, number];
  readonly size: number;
}) {
  const place = at === undefined ? {} : { x: at[0] - size / 2, y: at[1] - size / 2 };
  return (
    <svg
      class="review-sign"
      width={size}
      height={size}
      viewBox="0 0 12 12"
      style={{ '--seat': seatColor(seat) }}
      aria-hidden="true"
      focusable="false"
      {...place}
    >
      <use href={`${sprite}#seat-${seat % SHAPES}`} />
    </svg>
  );
}

/** Who it is, with the sign that their curve has. */
export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <>
      <SeatSign seat={seat} size={14} />
      {name}
    </>
  );
}
