import type { Seat } from '@samsara/engine';
import { Pile } from '../../../kit/pile.tsx';
import { Later } from '../../../shell/lazy.tsx';
import { requestIn, waitIn } from '../lines.ts';
import type { Props } from '../props.ts';
import { LifeLine } from './life-line.tsx';
import { lookAt, lookedAt } from './looked-at.ts';
import { SeatFace } from './seat-face.tsx';
import './stage.css';

/** Inside the arc: draw and discard; a request and its gifts, foursomes or a line that was opened take their place, and they step aside. */
export function Stage(props: Props) {
  const { view } = props;
  const subject = subjectOf(props);
  const looked = subject === null ? lookedAt(props) : null;
  const isLooking = looked !== null && looked < view.seats.length;
  return (
    <div class={`mk-middle${subject === null ? '' : ' is-busy'}${isLooking ? ' is-looking' : ''}`}>
      {subject}
      {isLooking && <OpenedLine {...props} of={looked} />}
      {view.outcome === null && <Piles {...props} />}
    </div>
  );
}

/** What everybody looks at now: a request, or foursomes. */
function subjectOf(props: Props) {
  const { view } = props;
  if (requestIn(view))
    return (
      <Later key="tray" load={() => import('../aside/tray.tsx')}>
        {({ Tray }) => <Tray {...props} />}
      </Later>
    );
  const wait = waitIn(view);
  if (wait?.type === 'scoring')
    return (
      <Later key="foursomes" load={() => import('../aside/foursomes.tsx')}>
        {({ Foursomes }) => <Foursomes key={view.turns} {...props} of={wait.seat} />}
      </Later>
    );
  return null;
}

function OpenedLine(props: Props & { readonly of: Seat }) {
  const { words, names, of } = props;
  return (
    <section class="mk-opened" aria-label={words.lineOf(names.seats[of])}>
      <SeatFace {...props} />
      <LifeLine {...props} />
      <button type="button" class="mk-close" onClick={() => lookAt(props, null)} aria-label={words.close}>
        ✕
      </button>
    </section>
  );
}

function Piles({ view, words }: Props) {
  const { drawCount, discardTop, discardCount } = view;
  return (
    <div class="mk-piles">
      <Pile zone="draw" label={words.draw} cards={drawCount > 0 ? [null] : []} count={drawCount} />
      <Pile
        zone="discard"
        label={words.discard}
        cards={discardTop === null ? [] : [discardTop]}
        count={discardCount}
      />
    </div>
  );
}
