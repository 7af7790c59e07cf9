import { AtRest } from '../../../kit/at-rest.tsx';
import { Later } from '../../../shell/lazy.tsx';
import './board.css';
import type { Props } from '../props.ts';
import { KarmaTrack } from './karma-track.tsx';
import { lineInSight } from './looked-at.ts';
import { RivalLine } from './rival-line.tsx';
import { SeatFace } from './seat-face.tsx';
import { Stage } from './stage.tsx';

/** The meadow: everybody's karma as an arc, and inside it what is going on. Life lines lie with the seats. Nobody is reborn before all have had a turn. */
export function Board(props: Props) {
  const { view } = props;
  return (
    <div class="mk-board">
      <i class="mk-butterfly" aria-hidden="true" />
      <i class="mk-butterfly" aria-hidden="true" />
      <KarmaTrack {...props} />
      <LineInSight {...props} />
      <Stage {...props} />
      {props.seat !== null && props.owes && (
        <AtRest key="first-time" load={() => import('../aside/first-time.tsx')}>
          {({ FirstTime }) => <FirstTime {...props} />}
        </AtRest>
      )}
      {view.turns > view.seats.length && (
        <Later key="rebirth" load={() => import('../aside/rebirth-moment.tsx')}>
          {({ RebirthMoment }) => <RebirthMoment {...props} />}
        </Later>
      )}
    </div>
  );
}

/** On a phone the lines of the others do not fit beside their faces: one at a time, below. */
function LineInSight(props: Props) {
  const seat = lineInSight(props);
  return (
    <div class="mk-in-sight">
      <SeatFace {...props} of={seat} />
      <RivalLine {...props} of={seat} />
    </div>
  );
}
