import { Face } from '../../../kit/faces/face.tsx';
import { facesAt } from '../../../kit/faces/faces.ts';
import type { SeatProps } from '../props.ts';

/** The face of whoever sits there, as wide as `--face-w`. */
export function SeatFace({ of, seats }: SeatProps) {
  return <Face of={facesAt(seats)[of]} seat={of} />;
}
