/** How long a busy browser may put it off, in milliseconds. */
const LATEST_MS = 2000;
/** Where browsers do not say when they are idle. */
const USUAL_MS = 300;

/** Does something when the browser has nothing else to do. */
export function whenIdle(what: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(what, { timeout: LATEST_MS });
  else setTimeout(what, USUAL_MS);
}
