import type { KeptKind } from '@samsara/protocol';
import { makeCatalogue } from '../texts/catalogue.ts';

/** One kind of what is kept. */
export interface KindWords {
  readonly name: string;
  readonly what: string;
  readonly why: string;
}

/** What the page about privacy says. */
export interface PrivacyWords {
  readonly title: string;
  readonly lead: string;
  readonly notLoaded: string;

  readonly who: string;
  operator(name: string): string;
  readonly noOperator: string;
  readonly contact: string;
  readonly noContact: string;

  readonly kept: string;
  readonly kinds: Readonly<Record<KeptKind, KindWords>>;
  readonly howLong: string;
  /** So long after it was last of use; null until it is deleted. */
  forDays(days: number | null): string;
  /** So long after the last visit; null until it is deleted. */
  afterVisit(days: number | null): string;
  readonly forMinutes: string;
  readonly alsoForgotten: string;
  unfinished(days: number | null): string;
  people(days: number | null): string;
  backups(days: number | null): string;

  readonly onDevice: string;
  readonly onDeviceExplains: string;
  readonly never: string;
  readonly neverList: readonly string[];
  readonly outside: string;
  readonly push: string;
  readonly hooks: string;
  readonly nothingLeaves: string;

  readonly rights: string;
  readonly notKnown: string;
  readonly exportTitle: string;
  readonly exportExplains: string;
  readonly export: string;
  readonly exported: string;
  readonly tooOften: string;
  readonly failed: string;
  readonly deleteTitle: string;
  readonly deleteExplains: string;
  readonly delete: string;
  readonly deviceTitle: string;
  readonly deviceExplains: string;
  readonly emptyDevice: string;
  readonly reallyEmpty: string;
  readonly emptied: string;

  readonly reallyDelete: string;
  readonly whatGoes: readonly string[];
  readonly showPasskey: string;
  /** What has to be typed so that nothing happens by accident. */
  readonly word: string;
  typeWord(word: string): string;
  readonly alsoDevice: string;
  readonly yes: string;
  readonly cancel: string;
  readonly deleted: string;
  readonly deletedSoon: string;
}

export const privacyCatalogue = makeCatalogue<PrivacyWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
