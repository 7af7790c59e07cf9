import { Later } from '../../../shell/lazy.tsx';
import type { Props } from '../props.ts';
import { type Stage, stageOf } from '../stage.ts';
import { OfferPanel } from './offer.tsx';
import { WaysPanel } from './ways.tsx';
import './panel.css';

/** What the seat is asked now, with the words of the card beside it. */
export function Panel(props: Props) {
  const stage = stageOf(props.view, props.seat, props.picks);
  if (stage === null) return null;
  return (
    <section class={`kk-panel is-${stage.type}`} aria-label={props.texts.asks(props.view, props.names)}>
      <PanelContent stage={stage} {...props} />
    </section>
  );
}

function PanelContent({ stage, ...props }: Props & { readonly stage: Stage }) {
  switch (stage.type) {
    case 'ways':
      return <WaysPanel card={stage.card} {...props} />;
    case 'step':
      return (
        <Later key="step" load={() => import('../aside/step.tsx')}>
          {({ StepPanel }) => <StepPanel wait={stage.wait} {...props} />}
        </Later>
      );
    case 'peek':
      return (
        <Later key="peek" load={() => import('../aside/step.tsx')}>
          {({ PeekPanel }) => <PeekPanel wait={stage.wait} target={stage.target} {...props} />}
        </Later>
      );
    case 'offer':
      return <OfferPanel card={stage.card} {...props} />;
    case 'life':
      return (
        <Later key="life" load={() => import('../aside/life.tsx')}>
          {({ LifePanel }) => <LifePanel {...props} />}
        </Later>
      );
  }
}
