import './banner.css';
import type { Director } from './director.ts';
import { type Table, useTable } from './table-context.ts';

/** The latest effect, over the header, where it covers nothing that is played with. Log and live region tell it too. */
export function Banner({ director }: { readonly director: Director }) {
  const table = useTable();
  const event = director.banner.value;
  if (event === null) return null;
  return (
    <p class="banner" key={director.log.value.length} aria-hidden="true">
      <span>{sentenceOf(table, event)}</span>
    </p>
  );
}

/** What happened, in one short sentence. */
export function sentenceOf({ screen, texts, names }: Table, event: unknown): string {
  return texts.event(screen.headline?.(event) ?? event, names);
}
