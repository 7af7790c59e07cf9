import type { Review, SeatReview } from '@samsara/engine/review';
import { useMemo } from 'preact/hooks';
import { hundredth, signed } from '../analysis/hundredths.ts';
import { placeOf, type Story, toldAt } from './story.ts';

/** More would be a list of moves. */
const MOST_POINTS = 6;

interface TurningPointsProps {
  readonly review: Review;
  readonly of: SeatReview;
  readonly story: Story;
  /** Shows a move on the curve. */
  show(index: number): void;
}

/** The largest changes of the chances, and where each came from. */
export function TurningPoints({ review, of, story, show }: TurningPointsProps) {
  const { words } = story;
  const points = useMemo(
    () =>
      of.turningPoints.slice(0, MOST_POINTS).map((point) => ({
        ...point,
        place: placeOf(story, point),
        told: toldAt(story, point, of.seat, review.chance),
      })),
    [of, story, review],
  );
  return (
    <section class="review-box" aria-labelledby="review-points">
      <h2 id="review-points">{words.turningPoints}</h2>
      {points.length === 0 && <p>{words.noTurningPoints}</p>}
      <ol class="turning-points">
        {points.map(({ cause, index, from, change, place, told }) => (
          <li key={`${cause} ${from} ${index}`} class={`is-${cause}`}>
            <b class={`turning-change ${change < 0 ? 'is-loss' : 'is-gain'}`}>{signed(hundredth(change))}</b>
            <span>
              <strong>{words.causes[cause]}</strong>{' '}
              <button type="button" onClick={() => show(index)}>
                <span class="unseen">{words.jump}: </span>
                {place}
              </button>
              <span class="told">{told}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
