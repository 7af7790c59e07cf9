import type { Log, Notes } from '../log/log.ts';
import type { Logger } from './logger.ts';

/** The same log; tables that are made and games that end are noted for operators. */
export function noteMilestones(log: Log, { note }: Logger): Log {
  async function appendWith(entry: Parameters<Log['append']>[0], notes: Notes) {
    const appended = await log.append(entry, notes);
    if (appended.type !== 'committed') return appended;
    const { table } = entry;
    if (entry.seq === 1) note('table made', { table });
    if (notes.ended !== undefined) note(`game ${notes.ended.ended}`, { table, play: notes.ended.play });
    return appended;
  }
  return {
    ...log,
    append: (entry, notes) => (notes === undefined ? log.append(entry) : appendWith(entry, notes)),
  };
}
