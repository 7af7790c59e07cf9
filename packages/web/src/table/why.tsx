import type { Refusal } from '@samsara/engine';
import { rulesPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { Icon } from './icon.tsx';
import { useTable } from './table-context.ts';
import './why.css';

/** Why an attempt is impossible, and the way to the rule. */
export function Why({ refusal, close }: { readonly refusal: Refusal; close(): void }) {
  const { texts, screen } = useTable();
  const words = useWords();
  return (
    <aside class="why" aria-label={words.whyNot}>
      <p>{texts.refusal(refusal)}</p>
      <a href={rulesPath(screen.game.meta.id, refusal.clause)} target="_blank" rel="noopener">
        {words.rule(refusal.clause)}
      </a>
      <button type="button" class="button is-quiet" onClick={close} aria-label={words.close}>
        <Icon of="close" />
      </button>
    </aside>
  );
}
