import type { Card, Seat } from '@samsara/engine';
import { COLOURS } from '@samsara/engine/games/karmaka/rules';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { Row } from '../../../kit/row.tsx';
import { knownOf, openAlbum } from '../album.ts';
import { CHOICE } from '../by-hand.ts';
import { bestColour } from '../points.ts';
import type { Props } from '../props.ts';
import { askedPlace, choiceCards } from '../stage.ts';
import { isIdleCopy } from '../warnings.ts';
import { Score } from './score.tsx';
import { WayLabel } from './way-label.tsx';

type DeedsProps = Props & { readonly of: Seat };

/** A row of Deeds, the newest uncovered; a tap looks through everything known of this seat. KK-25 */
export function Deeds({ of, ...props }: DeedsProps) {
  const { view, words, names, perspective } = props;
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
      class={`kk-deeds kk-zone${accepts ? ' is-accepting' : ''}`}
      data-zone={zone}
      aria-label={`${words.lookThrough(label, deeds.length)}${known.length > 0 ? `, ${words.youKnow}: ${known.length}` : ''}`}
      onClick={tap}
    >
      {deeds.length === 0 && <i class="kk-slot" data-landing />}
      {deeds.map((card, i) => (
        <span
          key={i}
          class={`kk-deed${isCounted(card, deeds) ? ' is-counted' : ''}`}
          data-landing={i === deeds.length - 1 ? '' : undefined}
        >
          <Picture card={card} />
        </span>
      ))}
    </button>
  );
}

/** Your own Deeds with their score; while one of them is chosen, cards to tap. KK-95, KK-101 */
export function OwnDeeds(props: DeedsProps) {
  const { of, view, words, texts, names, seat } = props;
  return (
    <div class="kk-own-deeds">
      {askedPlace(view, seat) === 'deeds' ? (
        <div class="kk-deeds kk-zone is-asked" data-zone={`deeds:${of}`}>
          <Row
            zone={CHOICE}
            label={texts.asks(view, names)}
            cards={choiceCards(view, view.pending[0])}
            topLast
            note={(place) =>
              isIdleCopy(choiceCards(view, view.pending[0])[place], view) ? words.warnings['idle-copy'] : ''
            }
          />
        </div>
      ) : (
        <Deeds {...props} />
      )}
      <span class="kk-meter">
        <span aria-hidden="true">{words.deeds}</span>
        <Score {...props} />
      </span>
      <WayLabel zone={`deeds:${of}`} {...props} />
    </div>
  );
}

/** Is it of the colour that counts in this life, or mosaic, which counts with any? KK-52 */
function isCounted(card: Card, deeds: readonly Card[]): boolean {
  return COLOURS[card] === 'mosaic' || COLOURS[card] === bestColour(deeds);
}
