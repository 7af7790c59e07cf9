import type { Seat } from '@samsara/engine';
import type { Mood } from '../../contract/board.ts';
import sprite from './faces.svg?url';
import { FACES } from './faces.ts';
import './face.css';
import './seat-colors.css';

/** From the ninth seat on colours and shapes come again. */
const SEAT_COLORS = 8;

interface FaceProps {
  /** 0 to 11, see `FACES`; null is an empty chair. */
  readonly of: number | null;
  /** Whose face it is; left out, it has no colour and no shape of a seat. */
  readonly seat?: Seat;
  readonly mood?: Mood | null;
}

/** Somebody's face, as wide as `--face-w`. It says nothing to screen readers: the name stands beside it. */
export function Face({ of, seat, mood }: FaceProps) {
  return (
    <span
      class={`face${seat !== undefined && seat >= SEAT_COLORS ? ' is-second' : ''}${of === null ? ' is-empty' : ''}`}
      aria-hidden="true"
      style={seat === undefined ? {} : { '--seat': seatColor(seat) }}
      {...(mood ? { 'data-mood': mood } : {})}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <use href={`${sprite}#${of === null ? 'chair' : FACES[of]}`} />
        {of !== null && <use class="face-eyes" href={`${sprite}#${FACES[of]}-eyes`} />}
        {of !== null && <use class="face-lids" href={`${sprite}#${FACES[of]}-lids`} />}
      </svg>
      {seat !== undefined && (
        <svg class="face-sign" viewBox="0 0 12 12" aria-hidden="true">
          <use href={`${sprite}#seat-${seat % SEAT_COLORS}`} />
        </svg>
      )}
    </span>
  );
}

/** The colour of a seat, as CSS. */
export function seatColor(seat: Seat): string {
  return `var(--seat-${seat % SEAT_COLORS})`;
}
