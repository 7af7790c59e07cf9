import { type GameRecord, readRecord } from '@samsara/engine';
import { finishedRecord, keepRecord } from '../local/keeping.ts';

/** A finished game: played on this device, or kept by the server. */
export async function findRecord(play: string): Promise<GameRecord | null> {
  const kept = await finishedRecord(play);
  if (kept !== null) return kept.record;
  try {
    const text = await recordOnServer(`/api/plays/${encodeURIComponent(play)}/record`);
    return text === null ? null : readRecord(text);
  } catch {
    return null;
  }
}

const RECORDS = 'records';
const MOST_RECORDS = 50;

/** A game that is over does not change: whatever was looked at once can be looked at again without a network. */
async function recordOnServer(path: string): Promise<string | null> {
  // Where the page does not come over a safe connection, nothing can be kept.
  const kept = 'caches' in globalThis ? await caches.open(RECORDS) : undefined;
  const before = await kept?.match(path);
  if (before !== undefined) return before.text();
  const response = await fetch(path);
  if (!response.ok) return null;
  if (kept !== undefined) await keepResponse(kept, path, response.clone());
  return response.text();
}

async function keepResponse(kept: Cache, path: string, response: Response): Promise<void> {
  await kept.put(path, response);
  const all = await kept.keys();
  for (const oldest of all.slice(0, -MOST_RECORDS)) await kept.delete(oldest);
}

/** Keeps a record from a file on this device; gives the name it is found under, or null if it is none. */
export async function keepFile(file: File): Promise<string | null> {
  try {
    const record = readRecord(await file.text());
    const play = `file-${record.head}`;
    await keepRecord({ play, record, at: Date.now() });
    return play;
  } catch {
    return null;
  }
}
