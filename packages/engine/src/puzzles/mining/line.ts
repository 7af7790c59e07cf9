import type { Thought } from '../../bots/search/thought.ts';
import type { Seed } from '../../kernel/random.ts';
import type { Options } from '../usual-options.ts';
import type { Moment } from './judging.ts';

/** How a game came to a choice, and what a short search would do. */
export interface Line {
  readonly options: Options;
  readonly seed: Seed;
  readonly moves: readonly string[];
  /** As it is; for looking only, and only until the next line is asked for. */
  readonly state: unknown;
  readonly moment: Moment;
  readonly thought: Thought<unknown>;
}
