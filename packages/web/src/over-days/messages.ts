import { useState } from 'preact/hooks';

const OFFERED = 'samsara-messages-offered';

/** Messages are offered once at a table over days, where the browser could show them and was not asked yet. */
export function useOffer(): { readonly isOpen: boolean; close(): void } {
  const [isOpen, setOpen] = useState(mayOffer);
  return {
    isOpen,
    close() {
      setOpen(false);
      try {
        localStorage.setItem(OFFERED, 'yes');
      } catch {
        // Where nothing may be stored, it is offered at the next table again.
      }
    },
  };
}

function mayOffer(): boolean {
  if (!('PushManager' in window && 'Notification' in window)) return false;
  if (Notification.permission !== 'default') return false;
  try {
    return localStorage.getItem(OFFERED) === null;
  } catch {
    return false;
  }
}

/** Whoever looks at a table needs no message about it any more. */
export function closeMessagesOf(code: string): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.getNotifications?.({ tag: code }))
    .then((shown = []) => {
      for (const message of shown) message.close();
    })
    .catch(() => undefined);
}
