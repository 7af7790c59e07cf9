import { type GameRecord, readRecord } from '@samsara/engine';
import { finishedRecord, keepRecord } from '../local/keeping.ts';

/** A finished game: played on this device, or kept by the server. */
export async function findRecord(play: string): Promise<GameRecord | null> {
  const kept = await finishedRecord(play);
  if (kept !== null) return kept.record;
  try {
    const response = await fetch(`/api/plays/${encodeURIComponent(play)}/record`);
    return response.ok ? readRecord(await response.text()) : null;
  } catch {
    return null;
  }
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
