import { signal } from '@preact/signals';
import type { Said } from '@samsara/protocol';

const PLACE = 'samsara-muted';

/** Who is not to be heard at which table, until the browser is closed. */
export const muted = signal<readonly string[]>(readMuted());

type Speaker = Pick<Said, 'person' | 'seat' | 'name'>;

/** Somebody who speaks at a table: the person, whatever they are called and wherever they sit. */
export function voiceOf(table: string, { person, seat, name }: Speaker): string {
  return `${table} ${person ?? `${seat ?? ''} ${name}`}`;
}

/** What is left to hear. */
export function heardOf(table: string, chat: readonly Said[], silent = muted.value): readonly Said[] {
  return chat.filter((said) => !silent.includes(voiceOf(table, said)));
}

export function setMuted(voice: string, isMuted: boolean): void {
  const others = muted.value.filter((each) => each !== voice);
  muted.value = isMuted ? [...others, voice] : others;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(muted.value));
  } catch {
    // Where nothing may be stored, it holds until the page is closed.
  }
}

function readMuted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((voice) => typeof voice === 'string') : [];
  } catch {
    return [];
  }
}
