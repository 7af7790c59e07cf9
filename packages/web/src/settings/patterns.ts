import { signal } from '@preact/signals';

/** One pattern for each colour of cards, as a path in the field of a card; none while nobody wants them. */
export const patterns = signal<readonly string[]>([]);

let isWanted = false;

/** Loads the patterns when they are wanted for the first time. */
export function showPatterns(wanted: boolean): void {
  isWanted = wanted;
  if (!wanted) patterns.value = [];
  else if (patterns.value.length === 0)
    void import('./pattern-paths.ts').then(({ PATTERNS }) => {
      if (isWanted) patterns.value = PATTERNS;
    });
}
