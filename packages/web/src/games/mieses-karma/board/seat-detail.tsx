import { useTable } from '../../../contract/table-context.ts';
import { useWords } from '../../../texts/words.ts';
import type { SeatProps } from '../props.ts';
import { AnimalButton } from './animal-button.tsx';
import { LifeLine } from './life-line.tsx';
import { RivalLine } from './rival-line.tsx';
import './seat-detail.css';

/** Karma, points pile and life line of a seat: large for the seat at the bottom; for the others small, with their animal. */
export function SeatDetail(props: SeatProps) {
  const { of, view, words, perspective, settings } = props;
  const isOwn = of === perspective;
  const { karma } = view.seats[of];
  return (
    <div class={isOwn ? 'mk-own' : 'mk-seat'}>
      <span class="mk-facts">
        {(!isOwn || settings.plainBoard) && <AnimalButton {...props} />}
        <span class="mk-fact mk-karma" title={words.karmaOf(karma)}>
          <span aria-hidden="true">☸ {karma}</span>
          <span class="unseen">{words.karmaOf(karma)}</span>
        </span>
        <PointsPile {...props} />
      </span>
      {!settings.plainBoard && (isOwn ? <LifeLine {...props} /> : <RivalLine {...props} />)}
    </div>
  );
}

/** Cards won by foursomes; they lie face down. MK-34, MK-163 */
function PointsPile({ of, view, words }: SeatProps) {
  const table = useTable();
  const spoken = useWords();
  const zone = `points:${of}`;
  const { pointsCount } = view.seats[of];
  return (
    <span
      class={`mk-fact mk-points${pointsCount === 0 ? ' is-none' : ''}`}
      data-zone={zone}
      title={words.points(pointsCount)}
    >
      <span aria-hidden="true">★ {pointsCount}</span>
      <span class="unseen">{words.points(pointsCount)}</span>
      {table.accepts(zone) && (
        <button
          type="button"
          class="zone-target is-accepting"
          aria-label={spoken.here(words.yourPoints)}
          onClick={() => table.tapZone(zone)}
        />
      )}
    </span>
  );
}
