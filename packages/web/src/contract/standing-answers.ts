import type { StandingWords } from '@samsara/engine';
import type { Language } from '@samsara/engine/texts';

/** What can be answered in advance in a game, and by which rules: their names are all the page needs, one language at a time. */
export type StandingSource = Readonly<Record<Language, () => Promise<StandingWords>>>;
