import type { Card } from '@samsara/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changeSettings } from '../../settings/settings.ts';
import { type HandCard, moved } from '../hand-order.ts';
import { useFlip } from './use-flip.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ArrangingProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly groups: readonly HandCard[][];
  readonly isMirrored: boolean;
  arrange(cards: readonly Card[]): void;
}

/** Cards glide to their new places, and the hand can be laid in an order of one's own: by dragging a card along it, or with Shift and the arrow keys. */
export function Arranging({ list, groups, isMirrored, arrange }: ArrangingProps): null {
  useFlip(list, groups.map(([{ card }]) => card).join());
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
  const moveByKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  moveByKey.current = (event) => {
    const step = event.shiftKey ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    const items = [...(list.current?.children ?? [])];
    const from = items.findIndex((item) => item.contains(event.target as Element));
    const to = from + (isMirrored ? -step : step);
    event.preventDefault();
    event.stopPropagation();
    if (from < 0 || to < 0 || to >= items.length) return;
    move(from, to);
    focus(to);
  };
  useEffect(() => {
    const element = list.current;
    const hear = (event: KeyboardEvent) => moveByKey.current(event);
    // Before the arrows that go from card to card.
    element?.addEventListener('keydown', hear, { capture: true });
    return () => element?.removeEventListener('keydown', hear, { capture: true });
  }, [list]);
  return null;
}
