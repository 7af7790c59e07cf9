import type { Language } from '@samsara/engine/texts';

/** Names as people list them: `Ada, Ben and Cem`. */
export function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
