import { settings } from '../../settings/settings.ts';
import type { KeyWords } from '../../texts/words.ts';
import { takeEarlyKeys } from '../early-keys.ts';

/** What a key does at the table. */
export type KeyAction = keyof KeyWords;

export const USUAL_KEYS: Readonly<Record<KeyAction, string>> = {
  undo: 'u',
  lastEvent: 'l',
  hand: 'h',
  pile: 'p',
  opponents: 'o',
  turn: 't',
  enlarge: 'e',
  keys: '?',
  putBack: 'Escape',
};

export const KEY_ACTIONS = Object.keys(USUAL_KEYS) as KeyAction[];

/** The keys that a person has chosen, by action. */
type Chosen = Readonly<Partial<Record<string, string>>>;

export function keyOf(action: KeyAction, chosen: Chosen = settings.value.keys): string {
  return chosen[action] ?? USUAL_KEYS[action];
}

export function actionOf(key: string, chosen: Chosen = settings.value.keys): KeyAction | undefined {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return KEY_ACTIONS.find((action) => keyOf(action, chosen) === plain);
}

/** The chosen keys with another one for this action; what had it before gets the old one. */
export function withKey(chosen: Chosen, action: KeyAction, key: string): Record<string, string> {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  const before = actionOf(plain, chosen);
  const all = Object.fromEntries(KEY_ACTIONS.map((each) => [each, keyOf(each, chosen)]));
  if (before !== undefined) all[before] = all[action];
  all[action] = plain;
  return Object.fromEntries(Object.entries(all).filter(([each, is]) => is !== USUAL_KEYS[each as KeyAction]));
}

/** The key as it is called on keyboards. */
export function keyName(key: string): string {
  return key === 'Escape' ? 'Esc' : key.toUpperCase();
}

/** Calls `act` for keys of the table, those pressed before included; none fires while somebody types or with a modifier. */
export function listenToKeys(act: (action: KeyAction) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const action = actionOf(event.key);
    if (action === undefined || action === 'enlarge') return;
    if (action !== 'putBack') event.preventDefault();
    act(action);
  };
  for (const event of takeEarlyKeys()) listen(event);
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
