import { useEffect, useRef, useState } from 'preact/hooks';

/** Arrow keys move within a list of buttons; Tab enters and leaves it as a whole. A card that leaves hands the focus on. */
export function useRoving(count: number, isMirrored = false) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const current = Math.min(active, Math.max(0, count - 1));
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>('[data-place]')[current]?.focus();
  }, [count, current]);
  return {
    tabIndexOf: (place: number) => (place === current ? 0 : -1),
    list,
    onFocusIn: () => {
      hadFocus.current = true;
    },
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = relatedTarget === null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      const next = step(at, buttons.length, isMirrored ? -1 : 1);
      if (at < 0 || buttons[next] === undefined) return;
      event.preventDefault();
      setActive(next);
      buttons[next].focus();
    },
  };
}

const STEPS: Readonly<Record<string, (at: number, count: number, right: number) => number>> = {
  ArrowLeft: (at, _, right) => at - right,
  ArrowRight: (at, _, right) => at + right,
  Home: () => 0,
  End: (_, count) => count - 1,
};
