import { useTable } from '../../../contract/table-context.ts';
import { useWords } from '../../../texts/words.ts';
import { nameOf, type SeatProps } from '../props.ts';
import { AnimalButton } from './animal-button.tsx';
import './seat-detail.css';

/** The animal of a seat, its karma and its points pile; for the seat at the bottom also the name of the animal. */
export function SeatDetail(props: SeatProps) {
  const { of, view, words, perspective } = props;
  const { karma, animal } = view.seats[of];
  return (
    <div class={`mk-seat${of === perspective ? ' is-own' : ''}`}>
      <AnimalButton {...props} />
      {of === perspective && <b class="mk-animal-name">{nameOf(props, animal)}</b>}
      <span class="mk-facts">
        <span class="mk-fact" title={words.karmaOf(karma)}>
          <span aria-hidden="true">☸ {karma}</span>
          <span class="unseen">{words.karmaOf(karma)}</span>
        </span>
        <PointsPile {...props} />
      </span>
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
    <span class="mk-fact mk-points" data-zone={zone} title={words.points(pointsCount)}>
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
