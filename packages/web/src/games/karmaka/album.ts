import { signal } from '@preact/signals';
import type { Card, Seat } from '@samsara/engine';
import type { KnownCard, View } from '@samsara/engine/games/karmaka/rules';
import type { KarmakaWords } from './texts/words.ts';

/** What is being looked through; its cards are read from the view whenever it is drawn. */
export type Album =
  | { readonly of: 'ruins' }
  | { readonly of: 'source' }
  | { readonly of: 'seat'; readonly seat: Seat };

export const openAlbum = signal<Album | null>(null);

export interface Chapter {
  readonly title: string;
  /** The top one first. */
  readonly cards: readonly Card[];
  /** Where each card lies, if the cards between them are unknown. */
  readonly places: readonly number[] | null;
  /** Something the viewer remembers rather than sees. KKR-86 */
  readonly known: boolean;
}

/** The pages of an album: only what the view shows. KKH-02, KKH-03, KKR-86 */
export function chaptersOf(album: Album, view: View, words: KarmakaWords): Chapter[] {
  if (album.of === 'ruins') return [seen(words.ruins, view.ruins)];
  if (album.of === 'source') return [remembered(words.source, view.rememberedSource)];
  const { deeds, future, hand, remembered: memory } = view.seats[album.seat];
  const own = album.seat === view.viewer;
  const chapters = [seen(words.deeds, deeds)];
  if (future !== null) chapters.push(seen(words.future, future));
  if (!own && hand === null && memory.hand.length > 0) {
    chapters.push({ title: words.hand, cards: memory.hand, places: null, known: true });
  }
  for (const [title, cards] of [
    [words.future, memory.future],
    [words.deck, memory.deck],
  ] as const) {
    if (cards.length > 0) chapters.push(remembered(title, cards));
  }
  return chapters;
}

/** The hidden cards of a seat that the viewer knows. */
export function knownOf(view: View, seat: Seat): Card[] {
  const { hand, remembered: memory } = view.seats[seat];
  const inHand = hand === null ? memory.hand : [];
  return [...inHand, ...memory.future.map(({ card }) => card), ...memory.deck.map(({ card }) => card)];
}

function seen(title: string, zone: readonly Card[]): Chapter {
  return { title, cards: [...zone].reverse(), places: null, known: false };
}

function remembered(title: string, cards: readonly KnownCard[]): Chapter {
  return {
    title,
    cards: cards.map(({ card }) => card),
    places: cards.map(({ place }) => place),
    known: true,
  };
}
