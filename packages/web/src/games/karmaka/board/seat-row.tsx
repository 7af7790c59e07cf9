import type { Seat } from '@samsara/engine';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { knownOf, openAlbum } from '../album.ts';
import { Ornament } from '../art/gems.tsx';
import { Icon, Piece } from '../art/icons.tsx';
import { bestColour, isNearTheEnd, progressOf } from '../points.ts';
import type { Props } from '../props.ts';
import { relationOf } from '../sides.ts';
import './seats.css';

/** The other seats with their Deeds, clockwise. */
export function Others(props: Props) {
  const { view, perspective, names, words } = props;
  const others = view.seats.map((_, i) => (perspective + i) % view.seats.length).slice(1);
  return (
    <ul class="kk-others" data-seats={others.length}>
      {others.map((seat) => {
        const relation = relationOf(view, seat, perspective);
        return (
          <li key={seat}>
            <span class="kk-who">
              <Piece seat={seat} name={names.seats[seat]} />
              <span class="kk-name">{names.seats[seat]}</span>
              {relation !== null && <small>{words.relations[relation]}</small>}
              <Score of={seat} {...props} />
            </span>
            <Deeds of={seat} {...props} />
          </li>
        );
      })}
    </ul>
  );
}

/** Points of this life, with the ornament of the colour that counts. KK-52 */
export function Score({ of, view, words }: Props & { readonly of: Seat }) {
  const { score, needed, rings } = progressOf(view.seats[of]);
  const colour = bestColour(view.seats[of].deeds);
  return (
    <span class={`kk-score${needed !== null && score >= needed ? ' is-enough' : ''}`}>
      {isNearTheEnd(view, of) && (
        <span class="kk-near" aria-hidden="true" title={words.nearTheEnd}>
          !
        </span>
      )}
      {colour !== null && (
        <svg class="kk-gem" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
          <Ornament colour={colour} />
        </svg>
      )}
      <span aria-hidden="true">
        <b>{score}</b>/{needed ?? '–'}
      </span>
      <span class="unseen">
        {words.score(score, needed)}
        {isNearTheEnd(view, of) && `, ${words.nearTheEnd}`}
        {colour !== null && `, ${words.colours[colour]}`}
      </span>
      {rings > 0 && (
        <span class="kk-rings">
          <Icon name="ring" />
          <span aria-hidden="true">{rings}</span>
          <span class="unseen">{words.rings(rings)}</span>
        </span>
      )}
    </span>
  );
}

/** A row of Deeds, the newest uncovered; a tap looks through everything known of this seat. KK-25 */
export function Deeds({ of, view, words, names, perspective }: Props & { readonly of: Seat }) {
  const table = useTable();
  const { deeds } = view.seats[of];
  const zone = `deeds:${of}`;
  const known = knownOf(view, of);
  const accepts = table.accepts(zone);
  const tap = () => {
    if (accepts) table.tapZone(zone);
    else openAlbum.value = { of: 'seat', seat: of };
  };
  const label = of === perspective ? words.deeds : words.of(words.deeds, names.seats[of]);
  return (
    <button
      type="button"
      class={`kk-deeds${accepts ? ' is-accepting' : ''}`}
      data-zone={zone}
      aria-label={`${words.lookThrough(label, deeds.length)}${known.length > 0 ? `, ${words.youKnow}: ${known.length}` : ''}`}
      onClick={tap}
    >
      {deeds.length === 0 && (
        <span class="kk-no-deeds" data-landing>
          {words.deeds}
        </span>
      )}
      {deeds.map((card, i) => (
        <span key={i} class="kk-deed" data-landing={i === deeds.length - 1 ? '' : undefined}>
          <Picture card={card} />
        </span>
      ))}
      {known.length > 0 && (
        <span class="kk-known">
          <Icon name="known" />
          {known.slice(0, 3).map((card, i) => (
            <Picture key={i} card={card} />
          ))}
          {known.length > 3 && <span>+{known.length - 3}</span>}
        </span>
      )}
    </button>
  );
}
