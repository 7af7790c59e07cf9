import type { Card } from '@samsara/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changeSettings } from '../settings/settings.ts';
import { type HandCard, moved } from './hand-order.ts';

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

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Arranging {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly groups: readonly HandCard[][];
  readonly isMirrored: boolean;
  arrange(cards: readonly Card[]): void;
}

/** Lets the hand be laid in an order of one's own: by dragging a card along it, or with Shift and the arrow keys. */
export function useArranging({ list, groups, isMirrored, arrange }: Arranging) {
  const [focused, focus] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    arrange(moved(groups, from, to).flatMap((group) => group.map(({ card }) => card)));
    changeSettings({ sort: 'dealt' });
  };
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const element = list.current;
    const hear = ({ target, detail }: Event & { detail?: number }) => {
      const items = [...(element?.children ?? [])];
      const own = items.findIndex((item) => item.contains(target as Element));
      const passed = items
        .filter((item) => !item.contains(target as Element))
        .filter((item) => {
          const { left, width } = item.getBoundingClientRect();
          return isMirrored ? left + width / 2 > (detail ?? 0) : left + width / 2 < (detail ?? 0);
        });
      if (own >= 0 && passed.length !== own) latest.current(own, passed.length);
    };
    element?.addEventListener('rearrange', hear as EventListener);
    return () => element?.removeEventListener('rearrange', hear as EventListener);
  }, [list, isMirrored]);
  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-place]')[focused]?.focus();
    focus(null);
  }, [focused, list]);
  return (event: KeyboardEvent): boolean => {
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    if (step === undefined) return false;
    const items = [...(list.current?.children ?? [])];
    const from = items.findIndex((item) => item.contains(event.target as Element));
    const to = from + (isMirrored ? -step : step);
    event.preventDefault();
    if (from < 0 || to < 0 || to >= items.length) return true;
    move(from, to);
    focus(to);
    return true;
  };
}
