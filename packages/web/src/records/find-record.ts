import { type GameRecord, readRecord } from '@samsara/engine';
import { SHARE_HEADER } from '@samsara/protocol';
import { finishedRecord, keepRecord } from '../local/kept/keeping.ts';

export interface FoundRecord {
  readonly record: GameRecord;
  /** What a link to it has to carry for those who have not played; null where it needs nothing. */
  readonly share: string | null;
}

/** A finished game: played on this device, or kept by the server, which wants `share` from those who have not played. */
export async function findRecord(play: string, share: string | null = null): Promise<FoundRecord | null> {
  const kept = await finishedRecord(play);
  if (kept !== null) return { record: kept.record, share: null };
  try {
    const response = await recordOnServer(`/api/plays/${encodeURIComponent(play)}/record`, share);
    if (response === null) return null;
    return { record: readRecord(await response.text()), share: response.headers.get(SHARE_HEADER) };
  } catch {
    return null;
  }
}

const RECORDS = 'records';
const MOST_RECORDS = 50;

/** Whatever was looked at once can be looked at again without a network. With one, a name may be forgotten by now. */
async function recordOnServer(path: string, share: string | null): Promise<Response | null> {
  // Where the page does not come over a safe connection, nothing can be kept.
  const kept = 'caches' in globalThis ? await caches.open(RECORDS) : undefined;
  const before = async () => (await kept?.match(path)) ?? null;
  const response = await fetch(share === null ? path : `${path}?share=${encodeURIComponent(share)}`).catch(
    () => null,
  );
  if (!response?.ok) return before();
  if (kept !== undefined) await keepResponse(kept, path, response.clone());
  return response;
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
