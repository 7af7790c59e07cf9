import type { Notebook, PlayedGame, Progress } from '@samsara/protocol';
import { api, hasPasskey, Refused, request } from '../connection/api.ts';
import { type KeptChoices, keptProgress, withChoices, withNotebook, writeProgress } from './kept-choices.ts';
import { UNSENT } from './lazy-notebook.ts';

const PATH = '/api/me/progress';
/** The server takes so many at once. */
export const MOST_SENT = 100;

/** Keeps a game on this device and, for whoever has a passkey, at the server: now or when there is a network again. */
export function keepChoices(choices: KeptChoices): void {
  writeProgress(withChoices(keptProgress(), choices));
  void sendChoices();
}

/** Tells the server what it has not heard of yet. */
export async function sendChoices(): Promise<void> {
  const unsent = keptProgress().filter(({ of }) => of === undefined);
  if (unsent.length === 0 || !hasPasskey()) return;
  noteUnsent(true);
  try {
    if ((await api.me()).passkeys > 0) await send(unsent);
    noteUnsent(false);
  } catch (error) {
    if (!(error instanceof Refused)) addEventListener('online', () => void sendChoices(), { once: true });
  }
}

/**
 * Brings together what this device and the server know, both ways. Also after the device has become somebody else: what
 * lies in another person's notebook does not stay here.
 */
export async function shareProgress(): Promise<void> {
  if (!hasPasskey() && !keptProgress().some(({ of }) => of !== undefined)) return;
  await api.me();
  const there = await request<Progress>('GET', PATH);
  const kept = withNotebook(keptProgress(), there);
  writeProgress(kept);
  if (!there.kept) return;
  const known = new Set(there.games.map(({ id }) => id));
  await send(kept.filter(({ id }) => !known.has(id)));
  noteUnsent(false);
}

/** Forgets everything, at the server too; throws, and nothing is forgotten, where that cannot be told to it. */
export async function forgetProgress(): Promise<void> {
  if (hasPasskey()) await request<Notebook>('POST', `${PATH}/forget`, {});
  writeProgress([]);
}

/** What lies in a notebook at the server goes from this device. */
export function keepOnlyUnsent(): void {
  writeProgress(keptProgress().filter(({ of }) => of === undefined));
}

async function send(games: readonly KeptChoices[]): Promise<void> {
  for (let from = 0; from < games.length; from += MOST_SENT) {
    const some = games.slice(from, from + MOST_SENT);
    const sent = new Set(some.map(({ id }) => id));
    const { notebook, since } = await request<Notebook>('POST', PATH, { games: some.map(asPlayed) });
    const marked = keptProgress().map((each) => (sent.has(each.id) ? { ...each, of: notebook } : each));
    writeProgress(marked.filter(({ at }) => at > since));
  }
}

function asPlayed({ of: _, ...game }: KeptChoices): PlayedGame {
  return game;
}

function noteUnsent(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(UNSENT, 'yes');
    else localStorage.removeItem(UNSENT);
  } catch {
    // Where nothing may be stored, there was nothing to send.
  }
}
