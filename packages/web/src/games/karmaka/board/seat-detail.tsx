import type { Move, View } from '@samsara/engine/games/karmaka/rules';
import type { SeatDetailProps } from '../../../contract/board.ts';
import { useTable } from '../../../contract/table-context.ts';
import { knownOf } from '../album.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { relationOf } from '../sides.ts';
import { askedPlace } from '../stage.ts';
import type { KarmakaWords } from '../texts/words.ts';
import { Deeds, OwnDeeds } from './deeds.tsx';
import { Score } from './score.tsx';
import './seats.css';
import { Stack } from './stack.tsx';
import { WayLabel } from './way-label.tsx';

type DetailProps = SeatDetailProps<Move, View, KarmakaWords>;

/** Points, counts and Deeds of the others; Deck, Deeds and Future of the seat at the bottom. KK-19, KK-89 */
export function SeatDetail(props: DetailProps) {
  return props.of === props.perspective ? <OwnArea {...props} /> : <Rival {...props} />;
}

function Rival(props: DetailProps) {
  const { of, view, words, perspective } = props;
  const { deckCount, futureCount } = view.seats[of];
  const relation = relationOf(view, of, perspective);
  return (
    <div class="kk-rival">
      <span class="kk-facts">
        {relation !== null && (
          <small class={relation === 'rival' ? 'unseen' : ''}>{words.relations[relation]}</small>
        )}
        <Score {...props} />
        <Count icon="deck" zone={`deck:${of}`} label={words.deck} count={deckCount} {...props} />
        <Count icon="future" zone={`future:${of}`} label={words.future} count={futureCount} {...props} />
        <Asked {...props} />
      </span>
      <Deeds {...props} />
      {knownOf(view, of).length > 0 && <Icon name="known" />}
    </div>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly zone: string;
  readonly label: string;
  readonly count: number;
}

function Count({ icon, zone, label, count, ...props }: CountProps & DetailProps) {
  const table = useTable();
  const accepts = table.accepts(zone);
  return (
    <span class={`kk-count${accepts ? ' is-accepting' : ''}`} data-zone={zone} title={label}>
      <Icon name={icon} />
      <span class="unseen">{label}</span> {count}
      {accepts && (
        <button
          type="button"
          class="zone-target"
          aria-label={props.words.of(label, props.names.seats[props.of])}
          onClick={() => table.tapZone(zone)}
        />
      )}
    </span>
  );
}

/** A card is offered round: has this seat let it pass, is it asked, or will it be? KK-70, KK-73 */
function Asked({ of, view, words }: DetailProps) {
  const [wait] = view.pending;
  if (wait?.type !== 'offer') return null;
  const place = wait.order.indexOf(of);
  if (place < 0) return null;
  const state = place < wait.answered ? 'refused' : place === wait.answered ? 'asked' : 'later';
  return (
    <span class={`kk-asked is-${state}`}>
      <span class="unseen">{words.offerStates[state]}</span>
    </span>
  );
}

function OwnArea(props: DetailProps) {
  const { of, view, words, seat } = props;
  const { deckCount, futureCount } = view.seats[of];
  return (
    <div class="kk-own" data-asks={askedPlace(view, seat) ?? undefined}>
      <Stack
        zone={`deck:${of}`}
        caption={words.deck}
        label={words.lookThrough(words.deck, deckCount)}
        cards={deckCount > 0 ? [null] : []}
        count={deckCount}
        album={{ of: 'seat', seat: of }}
      />
      <OwnDeeds {...props} />
      <Stack
        zone={`future:${of}`}
        caption={words.future}
        label={words.lookThrough(words.future, futureCount)}
        cards={futureCount > 0 ? [null] : []}
        count={futureCount}
        album={{ of: 'seat', seat: of }}
      >
        <WayLabel zone={`future:${of}`} {...props} />
      </Stack>
    </div>
  );
}
