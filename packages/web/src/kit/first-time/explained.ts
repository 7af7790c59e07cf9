import { type ReadonlySignal, signal } from '@preact/signals';

/** What a game has explained to this person, kept on this device. */
export interface Explained {
  readonly known: ReadonlySignal<ReadonlySet<string>>;
  learn(subject: string): void;
}

export function explainedIn(game: string): Explained {
  const place = `samsara-explained-${game}`;
  const known = signal(readKnown(place));
  const learn = (subject: string) => {
    known.value = new Set([...known.value, subject]);
    try {
      localStorage.setItem(place, JSON.stringify([...known.value]));
    } catch {
      // Where nothing may be stored, it is known until the page is closed.
    }
  };
  return { known, learn };
}

function readKnown(place: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}
