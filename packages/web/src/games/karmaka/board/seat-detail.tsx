import type { Move, View } from '@samsara/engine/games/karmaka/rules';
import type { SeatDetailProps } from '../../../contract/board.ts';
import { Icon, type IconName, Piece } from '../art/icons.tsx';
import type { KarmakaWords } from '../texts/words.ts';
import { Deeds, Score } from './seat-row.tsx';
import { Stack } from './stack.tsx';

type DetailProps = SeatDetailProps<Move, View, KarmakaWords>;

/** Counts for the other seats, the whole area for the seat at the bottom. KK-89 */
export function SeatDetail(props: DetailProps) {
  return props.of === props.perspective ? <OwnArea {...props} /> : <Counts {...props} />;
}

function Counts({ of, view, words }: DetailProps) {
  const { deckCount, futureCount } = view.seats[of];
  return (
    <span class="kk-counts">
      <Count icon="deck" zone={`deck:${of}`} label={words.deck} count={deckCount} />
      <Count icon="future" zone={`future:${of}`} label={words.future} count={futureCount} />
    </span>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly zone: string;
  readonly label: string;
  readonly count: number;
}

function Count({ icon, zone, label, count }: CountProps) {
  return (
    <span class="kk-count" data-zone={zone} title={label}>
      <Icon name={icon} />
      <span class="unseen">{label}</span> {count}
    </span>
  );
}

/** Deck, Deeds and Future of the seat at the bottom. KK-19 */
function OwnArea(props: DetailProps) {
  const { of, view, words, names } = props;
  const { deckCount, futureCount } = view.seats[of];
  return (
    <div class="kk-own">
      <span class="kk-own-state">
        <Piece seat={of} name={names.seats[of]} />
        <Score {...props} />
      </span>
      <Stack
        zone={`deck:${of}`}
        caption={words.deck}
        label={words.lookThrough(words.deck, deckCount)}
        top={null}
        count={deckCount}
        album={{ of: 'seat', seat: of }}
      />
      <Deeds {...props} />
      <Stack
        zone={`future:${of}`}
        caption={words.future}
        label={words.lookThrough(words.future, futureCount)}
        top={null}
        count={futureCount}
        album={{ of: 'seat', seat: of }}
      />
    </div>
  );
}
