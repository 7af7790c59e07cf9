/** Set while the server has not heard of every game. */
export const UNSENT = 'samsara-unsent';

const notebook = () => import('./notebook.ts');

/** What could not be told to the server in time is told when the page is opened again. */
export function sendUnsent(): void {
  try {
    if (localStorage.getItem(UNSENT) === null) return;
  } catch {
    return;
  }
  void notebook().then(({ sendChoices }) => sendChoices());
}

/** The device may have become somebody else, or somebody with a passkey. */
export function followNotebook(): void {
  void notebook()
    .then(({ shareProgress }) => shareProgress())
    .catch(() => undefined);
}

/** The device is nobody's any more: what lies in a notebook at the server does not stay here. */
export function leaveNotebook(): void {
  void notebook().then(({ keepOnlyUnsent }) => keepOnlyUnsent());
}
