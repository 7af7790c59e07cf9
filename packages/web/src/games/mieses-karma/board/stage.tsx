import type { Seat } from '@samsara/engine';
import { Pile } from '../../../kit/pile.tsx';
import { Later } from '../../../shell/lazy.tsx';
import { requestIn, waitIn } from '../lines.ts';
import type { Props } from '../props.ts';
import { LifeLine } from './life-line.tsx';
import { lookAt, lookedAt } from './looked-at.ts';
import './stage.css';

/** Inside the arc: draw and discard; a request and its gifts, foursomes or a line that was opened take their place, and they step aside. */
export function Stage(props: Props) {
  const { view } = props;
  const subject = subjectOf(props);
  return (
    <div class={`mk-middle${subject === null ? '' : ' is-busy'}`}>
      {subject}
      {view.outcome === null && <Piles {...props} />}
    </div>
  );
}

/** What matters most at this moment. */
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
  const looked = lookedAt(props);
  return looked === null || looked >= view.seats.length ? null : <OpenedLine {...props} of={looked} />;
}

function OpenedLine(props: Props & { readonly of: Seat }) {
  const { words, names, of } = props;
  return (
    <section class="mk-opened" aria-label={words.lineOf(names.seats[of])}>
      <LifeLine {...props} />
      <button
        type="button"
        class="button is-quiet"
        onClick={() => lookAt(props, null)}
        aria-label={words.close}
      >
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
