import type { KeyWords } from '../texts/words.ts';

/** What a key does at the table. */
export type KeyAction = keyof KeyWords;

export const KEYS: Readonly<Record<string, KeyAction>> = {
  u: 'undo',
  l: 'lastEvent',
  h: 'hand',
  p: 'pile',
  o: 'opponents',
  t: 'turn',
  '?': 'keys',
  Escape: 'putBack',
};

/** Calls `act` for keys of the table; none fires while somebody types or with a modifier. */
export function listenToKeys(act: (action: KeyAction) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    if (action !== 'putBack') event.preventDefault();
    act(action);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
