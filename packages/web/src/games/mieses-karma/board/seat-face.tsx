import type { Seat } from '@samsara/engine';
import { FACES, Face } from '../../../kit/face.tsx';
import type { Props } from '../props.ts';

/** The face of whoever sits there, as wide as `--face-w`. */
export function SeatFace({ of }: Props & { readonly of: Seat }) {
  return <Face of={of % FACES.length} seat={of} />;
}
