import type { Game } from '@samsara/engine';
import { work } from '../worker/work.ts';

/** Where the page finds this script; workers are named after the address of their game's module. */
export const address = import.meta.url;

if (!('document' in globalThis)) void workFor(self.name);

/** Loads the game that the house brings, and does then what it was asked meanwhile. */
async function workFor(module: string): Promise<void> {
  const asked: MessageEvent[] = [];
  self.onmessage = (message) => asked.push(message);
  try {
    // Only what this server gives, whatever it is called.
    if (!/^\/outside\/[\w./-]+$/.test(module)) throw new Error(`no game at ${module}`);
    const { default: pack } = (await import(/* @vite-ignore */ module)) as { default: { game: Game } };
    work(pack.game, async () => pack.game);
  } catch (error) {
    self.postMessage({ type: 'failed', message: String(error) });
    return;
  }
  for (const message of asked) self.onmessage(message);
}
