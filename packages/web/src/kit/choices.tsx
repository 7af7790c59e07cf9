import type { ComponentChildren } from 'preact';
import { useWords } from '../texts/words.ts';

/** Buttons of a board for what is asked now; the focus comes here as it does to the decision bar. */
export function Choices({ class: name, children }: { class: string; children: ComponentChildren }) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div class={name} role="group" aria-label={words.decision} data-choices="">
      {children}
    </div>
  );
}
