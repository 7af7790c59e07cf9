import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** It comes from the right where there is room beside the table. */
  readonly isDrawer?: boolean;
  close(): void;
}

/** A sheet over the page: from below on a phone, in the middle elsewhere. Escape and a tap beside it close it, and the focus goes back. */
export function Sheet({ title, children, isDrawer = false, close }: SheetProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current?.open === false) dialog.current.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`sheet on-paper${isDrawer ? ' is-drawer' : ''}`}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="button is-quiet" aria-label={words.close} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
      {/* While a dialog is open, nothing outside it is read aloud. */}
      <LiveRegion />
    </dialog>
  );
}
