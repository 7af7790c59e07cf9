import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';

const FLIP_MS = 220;
const APART_MS = 12;

/**
 * Lets the items of a list glide to their new places whenever `key` changes, and new ones come down to theirs. Items are told
 * apart by their elements, which Preact keeps for equal keys.
 */
export function useFlip(list: { readonly current: HTMLElement | null }, key: string): void {
  const places = useRef<ReadonlyMap<Element, number> | null>(null);
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const before = places.current;
    // All are measured before anything moves.
    const now = new Map(items.map((item) => [item, middleOf(item)]));
    places.current = now;
    const { speed } = settings.value;
    if (before === null || speed === 0 || document.documentElement.dataset.motion === 'reduced') return;
    items.forEach((item, i) => {
      const was = before.get(item);
      const by = was === undefined ? 0 : was - (now.get(item) ?? was);
      if (was !== undefined && Math.abs(by) < 1) return;
      const from = was === undefined ? 'translateY(-18%) scale(1.04)' : `translateX(${by}px)`;
      item.animate(
        { transform: [from, 'none'] },
        {
          duration: FLIP_MS / speed,
          delay: (i * APART_MS) / speed,
          easing: 'cubic-bezier(.16,.84,.3,1)',
          fill: 'backwards',
        },
      );
    });
  }, [list, key]);
}

/** Where an item lies, whatever moves it at this moment. */
function middleOf(item: Element): number {
  const { offsetLeft, offsetWidth } = item as HTMLElement;
  return offsetLeft + offsetWidth / 2;
}
