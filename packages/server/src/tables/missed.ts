import type { Log } from '../log/log.ts';
import { type Happening, Scene } from './scene.ts';

/** Whoever is further behind gets everything afresh. */
const MOST_FRAMES = 200;

/** What a client has missed, from memory or from the log; undefined if it is too much. */
export async function missedSince(
  log: Pick<Log, 'read'>,
  scene: Scene,
  after: number,
): Promise<readonly Happening[] | undefined> {
  const { code, seq, opened } = scene.table;
  if (after > seq || after < opened || seq - after > MOST_FRAMES) return undefined;
  const recent = scene.after(after);
  if (recent !== undefined) return recent;
  const entries = await log.read(code, opened - 1);
  const again = new Scene(entries[0]);
  const missed: Happening[] = [];
  for (const entry of entries.slice(1)) {
    if (entry.seq > seq) break;
    const happening = again.advance(entry);
    if (entry.seq > after) missed.push(happening);
  }
  return missed;
}
