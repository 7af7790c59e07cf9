import { useState } from 'preact/hooks';

/** Arrow keys move within a list of buttons; Tab enters and leaves it as a whole. */
export function useRoving(count: number) {
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(0, count - 1));
  return {
    tabIndexOf: (place: number) => (place === current ? 0 : -1),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const list = event.currentTarget as HTMLElement;
      const buttons = [...list.querySelectorAll<HTMLElement>('[data-place]')];
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      const next = step(at, buttons.length);
      if (at < 0 || buttons[next] === undefined) return;
      event.preventDefault();
      setActive(next);
      buttons[next].focus();
    },
  };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
