import type { Seat } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { Pile } from '../../../kit/pile.tsx';
import { Later } from '../../../shell/lazy.tsx';
import './board.css';
import type { Props } from '../props.ts';
import { KarmaTrack } from './karma-track.tsx';
import { LifeLine } from './life-line.tsx';
import { Stage } from './stage.tsx';

/** Everybody's karma on top, what is going on in the middle beside the piles, your own life line below. Nobody is reborn before all have had a turn. */
export function Board(props: Props) {
  const { view, perspective } = props;
  const [enlarged, enlarge] = useState<Seat | null>(null);
  return (
    <div class="mk-board">
      <KarmaTrack {...props} />
      <div class="mk-middle">
        <Stage {...props} enlarged={enlarged} enlarge={enlarge} />
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
