import './banner.css';
import type { Director } from './director.ts';
import { type Table, useTable } from './table-context.ts';

/** The latest effect, in the middle of a wide header; where there is less room, the decision bar tells it. The live region reads it. */
export function Banner({ director }: { readonly director: Director }) {
  const table = useTable();
  const event = director.banner.value;
  if (event === null) return null;
  return (
    <p class="banner is-event" key={director.log.value.length} aria-hidden="true">
      <span>{sentenceOf(table, event)}</span>
    </p>
  );
}

/** What happened, in one short sentence. */
export function sentenceOf({ screen, texts, names }: Table, event: unknown): string {
  return texts.event(screen.headline?.(event) ?? event, names);
}
