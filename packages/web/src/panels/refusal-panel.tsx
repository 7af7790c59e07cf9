import type { Refusal } from '@samsara/engine';
import { useTable } from '../contract/table-context.ts';
import { Icon } from '../kit/icon.tsx';
import { openRules } from '../kit/open-rules.ts';
import { useWords } from '../texts/words.ts';
import './refusal-panel.css';

/** Why an attempt is impossible, and the way to the rule. */
export function RefusalPanel({ refusal, close }: { readonly refusal: Refusal; close(): void }) {
  const { texts } = useTable();
  const words = useWords();
  return (
    <aside class="why" aria-label={words.whyNot}>
      <p>{texts.refusal(refusal)}</p>
      <button type="button" class="why-rule" onClick={() => openRules(refusal.clause)}>
        {words.rule(refusal.clause)}
      </button>
      <button type="button" class="button is-quiet" onClick={close} aria-label={words.close}>
        <Icon of="close" />
      </button>
    </aside>
  );
}
