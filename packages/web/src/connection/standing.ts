import { signal } from '@preact/signals';
import type { MyStanding } from '@samsara/protocol';
import { keptOut, request } from './api.ts';

/** What the server says to everybody, and what holds for this person; null until something is known. */
export const standing = signal<MyStanding | null>(null);

/** The first look has time: it must not hold up the page. */
const FIRST_MS = 3000;
const EVERY_MS = 60_000;

/** Asks how things stand. Where no server answers, nothing is said. */
export async function askStanding(): Promise<void> {
  try {
    standing.value = await request<MyStanding>('GET', '/api/standing');
  } catch {
    // It is asked again.
  }
}

/** Keeps asking now and then, and at once when the server keeps this person out. */
export function followStanding(): void {
  const look = () => {
    if (!document.hidden && navigator.onLine) void askStanding();
  };
  setTimeout(look, FIRST_MS);
  setInterval(look, EVERY_MS);
  keptOut.subscribe((times) => times > 0 && look());
}

/** Is there anything to show? */
export function concernsMe({ message, warnings, mute, ban }: MyStanding): boolean {
  return message !== null || warnings.length > 0 || mute !== null || ban !== null;
}
