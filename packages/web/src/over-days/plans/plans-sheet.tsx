import type { PlansShown, PlansWish } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { useTable } from '../../contract/table-context.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { AnswersInAdvance } from './answers-in-advance.tsx';
import { usePlanWords } from './plan-words.ts';
import { PlannedLines } from './planned-lines.tsx';
import './plans.css';

interface PlansSheetProps {
  readonly plans: PlansShown;
  readonly seq: number;
  keep(wish: PlansWish): Promise<void>;
  close(): void;
}

/** What I plan at this table, and how I answer in advance. Every change is kept at once. */
export function PlansSheet({ plans, seq, keep, close }: PlansSheetProps) {
  const words = usePlanWords();
  const { owes, view, seat } = useTable();
  const [notice, say] = useState('');
  const tryToKeep = (wish: PlansWish) =>
    void keep(wish).then(
      () => say(''),
      () => say(words.notKept),
    );
  return (
    <Sheet title={words.title} close={close}>
      <div class="plans">
        <p>{words.secret}</p>
        <p class="plans-notice" role="alert">
          {notice}
        </p>
        {view !== null && seat !== null && (
          <section aria-labelledby="planned-moves">
            <h3 id="planned-moves">{words.moves}</h3>
            {owes ? (
              <p>{words.yourTurn}</p>
            ) : (
              <PlannedLines lines={plans.lines} change={(lines) => tryToKeep({ plan: { seq, lines } })} />
            )}
          </section>
        )}
        <AnswersInAdvance answers={plans.answers} change={(answers) => tryToKeep({ answers })} />
      </div>
    </Sheet>
  );
}
