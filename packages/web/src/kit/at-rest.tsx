import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { Later } from '../shell/lazy.tsx';

/** False from the opening of a table until its first cards lie and the browser has nothing to do: then what no first move needs may come. */
export const isAtRest = signal(true);

interface AtRestProps<Loaded> {
  load(): Promise<Loaded>;
  children(loaded: Loaded): ComponentChild;
}

/** A part of the table that comes once it is at rest. Give it a key for each part. */
export function AtRest<Loaded>(props: AtRestProps<Loaded>) {
  return isAtRest.value ? <Later {...props} /> : null;
}

/** How long a busy browser may put it off, in milliseconds. */
const LATEST_MS = 2000;
/** Where browsers do not say when they are idle. */
const USUAL_MS = 300;

/** Does something when the browser has nothing else to do. */
export function whenIdle(what: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(what, { timeout: LATEST_MS });
  else setTimeout(what, USUAL_MS);
}
