import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './disclosure.css';

interface DisclosureProps {
  readonly look: string;
  readonly label: string;
  /** What the button shows. */
  readonly sign: ComponentChildren;
  /** `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that shows a few things more beside it, until one of them is chosen or attention goes elsewhere. */
export function Disclosure({ look, label, sign, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [isOpen]);
  return (
    <div class="disclosure" ref={root}>
      <button
        type="button"
        class={look}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </button>
      {isOpen && <div class="disclosed on-paper">{children(close)}</div>}
    </div>
  );
}
