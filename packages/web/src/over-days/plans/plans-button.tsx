import type { PlansShown, PlansWish } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../../connection/api.ts';
import { Later } from '../../shell/lazy.tsx';
import { usePlanWords } from './plan-words.ts';

interface PlansButtonProps {
  readonly code: string;
  /** What is planned is asked for again when something has happened. */
  readonly seq: number;
}

/** Planned moves and answers in advance at a table over days; its corner is filled where there are some. */
export function PlansButton({ code, seq }: PlansButtonProps) {
  const words = usePlanWords();
  const path = `/api/tables/${code}/plans`;
  const [plans, setPlans] = useState<PlansShown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isPlanned = plans?.state === 'waits' || plans?.state === 'due';
  const hasNone = plans !== null && !isPlanned;
  /** How often something was kept: what was asked for before that is out of date. */
  const changes = useRef(0);
  useEffect(() => {
    if (hasNone) return;
    const before = changes.current;
    void request<PlansShown>('GET', path)
      .then((found) => before === changes.current && setPlans(found))
      .catch(() => undefined);
  }, [path, seq]);
  const keep = async (wish: PlansWish) => {
    const kept = await request<PlansShown>('PUT', path, wish);
    changes.current++;
    setPlans(kept);
  };
  const isUsed = isPlanned || Object.keys(plans?.answers ?? {}).length > 0;
  const told = plans !== null && toldOf(plans.state);
  return (
    <>
      {told && <small class="plan-told">{words[told]}</small>}
      <button
        type="button"
        class="icon-button note-button"
        aria-label={words.title}
        disabled={plans === null}
        onClick={() => setOpen(true)}
      >
        <svg class={`icon${isUsed ? ' is-written' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3.5 14.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z" />
          <path d="M8 13c3-1 4-6 8-6h4M8.500 15.500c4 0 4 3 7.500 3h4M17.500 4.500 20 7l-2.500 2.500M17.500 16l2.500 2.500-2.500 2.500" />
        </svg>
      </button>
      {isOpen && plans !== null && (
        <Later load={() => import('./plans-sheet.tsx')}>
          {({ PlansSheet }) => (
            <PlansSheet plans={plans} seq={seq} keep={keep} close={() => setOpen(false)} />
          )}
        </Later>
      )}
    </>
  );
}

function toldOf(state: PlansShown['state']): 'due' | 'unfit' | 'illegal' | null {
  return state === 'due' || state === 'unfit' || state === 'illegal' ? state : null;
}
