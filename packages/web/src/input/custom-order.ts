import type { Card } from '@samsara/engine';

const place = (game: string, hand: string) => `samsara-hand-${game}-${hand}`;

/** The order in which somebody laid their cards last; cards they do not hold any more count for nothing. */
export function keptOrder(game: string, hand: string): readonly Card[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(game, hand)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((card) => typeof card === 'number') : [];
  } catch {
    return [];
  }
}

export function keepOrder(game: string, hand: string, cards: readonly Card[]): void {
  try {
    sessionStorage.setItem(place(game, hand), JSON.stringify(cards));
  } catch {
    // Where nothing may be stored, the order holds until the page is closed.
  }
}
