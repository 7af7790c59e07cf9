import type { Told } from './tally.ts';

export const KINDS = [
  'tables',
  'sockets',
  'chat',
  'wishes',
  'reports',
  'guesses',
  'half-open',
  'bots',
  'frames',
] as const;
export type Kind = (typeof KINDS)[number];

/** What the campaign says to a process of attackers, and hears from it. */
export type ToAttacker =
  | {
      readonly type: 'attack';
      readonly origin: string;
      readonly tables: readonly string[];
      readonly hidden: readonly string[];
      readonly kinds: readonly Kind[];
      /** Acts of all kinds together. */
      readonly perSecond: number;
      readonly seed: number;
    }
  /** Keeps a processor as busy as an attack did, this part of the time, and leaves the server alone. */
  | { readonly type: 'spin'; readonly share: number }
  | { readonly type: 'stop' };

export type FromAttacker = { readonly type: 'there' } | { readonly type: 'told'; readonly told: Told };
