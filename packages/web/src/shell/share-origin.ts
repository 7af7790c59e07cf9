import { signal } from '@preact/signals';

/** Where others reach this page: its own address, unless that is one that only this machine knows. */
const origin = signal(location.origin);

let isAsked = false;

/** A link to a place of the page that works on other devices too. */
export function shareLink(path: string): string {
  if (!isAsked && /^(?:localhost|127\.|\[::1\])/.test(location.hostname)) void ask();
  return new URL(path, origin.value).href;
}

async function ask(): Promise<void> {
  isAsked = true;
  try {
    const { shared } = (await (await fetch('/version')).json()) as { shared?: string | null };
    if (typeof shared === 'string') origin.value = shared;
  } catch {
    // Without the server there is nothing to share.
  }
}
