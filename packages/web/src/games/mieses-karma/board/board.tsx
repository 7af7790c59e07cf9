import type { Seat } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { Later } from '../../../shell/lazy.tsx';
import { Pile } from '../../../kit/pile.tsx';
import './board.css';
import type { Props } from '../props.ts';
import { KarmaTrack } from './karma-track.tsx';
import { LifeLine } from './life-line.tsx';
import { Stage } from './stage.tsx';

/** The karma of all on top, what is going on in the middle beside the piles, the own life line below. A rebirth is drawn once all had a turn. */
export function Board(props: Props) {
  const { view, perspective } = props;
  const [looked, lookAt] = useState<Seat | null>(null);
  return (
    <div class="mk-board">
      <KarmaTrack {...props} />
      <div class="mk-middle">
        <Stage {...props} looked={looked} lookAt={lookAt} />
        {view.outcome === null && <Piles {...props} />}
      </div>
      {props.seat !== null && props.owes && (
        <Later key="first-time" load={() => import('../aside/first-time.tsx')}>
          {({ FirstTime }) => <FirstTime {...props} />}
        </Later>
      )}
      <LifeLine {...props} of={perspective} />
      {view.turns > view.seats.length && (
        <Later key="rebirth" load={() => import('../aside/rebirth-moment.tsx')}>
          {({ RebirthMoment }) => <RebirthMoment {...props} />}
        </Later>
      )}
    </div>
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
