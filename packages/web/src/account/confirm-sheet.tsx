import type { ComponentChildren } from 'preact';
import { Sheet } from '../kit/sheet.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly cancel: string;
  /** What cannot be undone looks like it. */
  readonly isGrave?: boolean;
  confirm(): void;
  close(): void;
}

/** Asks before something is done. Closing it does nothing. */
export function ConfirmSheet({ title, children, yes, cancel, isGrave = true, confirm, close }: ConfirmProps) {
  return (
    <Sheet title={title} close={close}>
      {children}
      <p class="person-buttons">
        <button type="button" class={isGrave ? 'button is-bad' : 'button is-main'} onClick={confirm}>
          {yes}
        </button>
        <button type="button" class="button" onClick={close}>
          {cancel}
        </button>
      </p>
    </Sheet>
  );
}
