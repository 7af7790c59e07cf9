import { signal } from '@preact/signals';

/** Has a key been pressed since the table was opened? Then what answers keys is wanted at once. */
export const hasPressedKey = signal(false);

const MOST = 8;
let early: KeyboardEvent[] = [];

/** Keeps what is pressed until somebody takes it, as long as a table is open. */
export function keepEarlyKeys(): () => void {
  document.addEventListener('keydown', keep);
  return () => {
    takeEarlyKeys();
    hasPressedKey.value = false;
  };
}

/** From now on keys are listened to. Gives back those that nobody has heard. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  const kept = early;
  early = [];
  return kept;
}

function keep(event: KeyboardEvent): void {
  early = [...early, event].slice(-MOST);
  hasPressedKey.value = true;
}
