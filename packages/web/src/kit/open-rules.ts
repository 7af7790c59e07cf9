import { signal } from '@preact/signals';

/** Where the rules lie open over the table: at a clause, or at their beginning; null while they are closed. */
export const rulesAt = signal<string | null>(null);

export function openRules(clause = ''): void {
  rulesAt.value = clause;
}
