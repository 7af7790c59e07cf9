import type { Seat } from '@samsara/engine';
import { Later } from '../../../shell/lazy.tsx';
import { requestIn, waitIn } from '../lines.ts';
import type { Props } from '../props.ts';
import { LifeLine } from './life-line.tsx';
import { OtherLines } from './other-lines.tsx';
import './stage.css';

export interface StageProps extends Props {
  /** The line of another player that is drawn large. */
  readonly enlarged: Seat | null;
  enlarge(seat: Seat | null): void;
}

/** What matters most at this moment: a request and its gifts, foursomes, or the lines of the others. */
export function Stage({ enlarged, enlarge, ...props }: StageProps) {
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
  if (enlarged === null || enlarged >= view.seats.length) return <OtherLines {...props} enlarge={enlarge} />;
  return <EnlargedLine {...props} of={enlarged} close={() => enlarge(null)} />;
}

function EnlargedLine({ close, ...props }: Props & { readonly of: Seat; close(): void }) {
  const { words, names, of } = props;
  return (
    <section class="mk-stage mk-looked" aria-label={words.lineOf(names.seats[of])}>
      <p>
        <b>{names.seats[of]}</b>
        <button type="button" class="button is-quiet" onClick={close} aria-label={words.close}>
          ✕
        </button>
      </p>
      <LifeLine {...props} />
    </section>
  );
}
