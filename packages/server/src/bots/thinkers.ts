import type { Bots } from '@samsara/table';

/** Whoever thinks for the bots. */
export interface Thinkers extends Pick<Bots, 'think'> {
  close(): Promise<void>;
}
