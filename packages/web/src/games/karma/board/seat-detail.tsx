import type { Card } from '@samsara/engine';
import { Picture } from '../../../kit/card.tsx';
import { MiniCard } from '../art/mini-card.tsx';
import { isLastCard, isOut, waitOf } from '../moment.ts';
import { type KarmaDetailProps, nameOf, places } from '../props.ts';
import { OwnTableCards } from './own-table-cards.tsx';
import './table-cards.css';

/** Three open cards on three hidden ones: small for others, large and to be tapped for the seat at the bottom. */
export function SeatDetail(props: KarmaDetailProps) {
  const { of, perspective } = props;
  return (
    <div class={`karma-seat${of === perspective ? ' is-own' : ''}`}>
      {of === perspective ? <OwnTableCards {...props} /> : <SmallTableCards {...props} />}
      <SeatSign {...props} />
    </div>
  );
}

function SmallTableCards(props: KarmaDetailProps) {
  const { of, view, words } = props;
  const { open, hiddenCount } = view.seats[of];
  const named = open.map((card) => nameOf(props, card));
  return (
    <div class="karma-spread is-small" role="img" aria-label={words.tableCards(named, hiddenCount)}>
      <div class="karma-hidden" data-zone={`hidden:${of}`}>
        {places(hiddenCount).map((place) => (
          <SmallCard key={place} card={null} />
        ))}
      </div>
      <div class="karma-open" data-zone={`open:${of}`}>
        {places(open.length).map((place) => (
          <SmallCard key={place} card={open[place]} />
        ))}
      </div>
    </div>
  );
}

/** A face where there is room for one, its number or sign alone where there is not. */
function SmallCard({ card }: { readonly card: Card | null }) {
  return (
    <span class="karma-small">
      <MiniCard card={card} />
      <Picture card={card} />
    </span>
  );
}

/** Who has made a sealed choice, is one card from the end, or is out. */
function SeatSign({ view, of, words }: KarmaDetailProps) {
  const wait = waitOf(view);
  if (wait?.shape === 'sealed') {
    return wait.answers[of] === null ? null : <SealedSign text={words.sealed} />;
  }
  if (isOut(view, of)) return <span class="karma-sign is-out">{words.outOfCards}</span>;
  return isLastCard(view, of) ? <span class="karma-sign is-last">{words.lastCard}</span> : null;
}

function SealedSign({ text }: { readonly text: string }) {
  return (
    <span class="karma-sign is-sealed" title={text}>
      <span aria-hidden="true">✓</span>
      <span class="unseen">{text}</span>
    </span>
  );
}
