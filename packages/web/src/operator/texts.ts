import type { ReportShown, SanctionShown } from '@samsara/protocol';
import { makeCatalogue } from '../texts/catalogue.ts';

export const PARTS = ['reports', 'sanctions', 'people', 'house', 'counts', 'limits', 'roles', 'log'] as const;
export type Part = (typeof PARTS)[number];

/** What the page of those says who keep order. */
export interface OperatorWords {
  readonly title: string;
  readonly explains: string;
  readonly signIn: string;
  readonly makePasskey: string;
  readonly signOut: string;
  invited(role: 'operator' | 'moderator'): string;
  readonly roleNames: Readonly<Record<'operator' | 'moderator', string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly partsLabel: string;
  readonly nobody: string;
  readonly none: string;
  readonly more: string;
  readonly back: string;
  readonly done: string;

  waiting(count: number): string;
  readonly open: string;
  readonly reasons: Readonly<Record<ReportShown['reason'], string>>;
  about(name: string): string;
  readonly reporter: string;
  readonly words: string;
  readonly note: string;
  readonly moment: string;
  readonly momentGone: string;
  readonly earlier: string;
  readonly later: string;
  entry(seq: number): string;
  readonly settle: string;
  readonly outcomes: Readonly<Record<'acted' | 'nothing' | 'unfounded', string>>;
  settledAs(outcome: string): string;
  readonly history: string;
  readonly chat: string;

  readonly act: string;
  readonly kinds: Readonly<Record<SanctionShown['kind'], string>>;
  readonly reason: string;
  readonly reasonExplains: string;
  readonly howLong: string;
  readonly times: Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'always', string>>;
  readonly range: string;
  readonly doIt: string;
  readonly lift: string;
  readonly liftReason: string;
  readonly holds: string;
  readonly over: string;
  until(when: string): string;
  readonly untilLifted: string;
  readonly search: string;
  readonly find: string;

  readonly health: string;
  readonly facts: Readonly<
    Record<
      | 'version'
      | 'since'
      | 'database'
      | 'loop'
      | 'memory'
      | 'disk'
      | 'nodes'
      | 'tables'
      | 'people'
      | 'sockets',
      string
    >
  >;
  readonly notWritable: string;
  readonly message: string;
  readonly messageExplains: string;
  readonly languages: Readonly<Record<'de' | 'en' | 'fr', string>>;
  readonly say: string;
  readonly unsay: string;
  readonly drain: string;
  readonly drainExplains: string;
  readonly closeTable: string;
  readonly closeExplains: string;
  readonly tableCode: string;

  readonly counts: Readonly<Record<'tables' | 'people' | 'moves' | 'refusals' | 'reports', string>>;
  readonly countsExplain: string;
  readonly asTable: string;
  readonly hour: string;
  most(count: string): string;

  readonly limitNames: Readonly<Record<string, string>>;
  bounds(least: string, most: string, configured: string): string;
  readonly change: string;
  readonly asConfigured: string;

  readonly invite: string;
  readonly inviteExplains: string;
  readonly link: string;
  readonly remove: string;

  readonly logExplains: string;
  readonly whole: string;
  broken(line: number): string;
  readonly console: string;
  readonly actions: Readonly<Record<string, string>>;
}

export const operatorCatalogue = makeCatalogue<OperatorWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
