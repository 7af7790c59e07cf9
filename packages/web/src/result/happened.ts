import { framesFor, type GameRecord, replay, withoutUndone } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../contract/table-context.ts';
import { findRecord } from '../records/find-record.ts';

type Watched = Pick<Table, 'screen' | 'viewer'>;

/** All that a viewer was told in a game, from its first move to its last. */
function eventsSeen({ screen: { game }, viewer }: Watched, record: GameRecord): readonly unknown[] {
  const seen: unknown[] = [];
  replay(game, withoutUndone(record), ({ events }) => {
    seen.push(...framesFor(game, events, viewer).filter((event) => event !== null));
  });
  return seen;
}

/** Null until the record is there, and where there is none: the log alone may have lost its beginning. */
export function useEventsSeen(table: Watched, play: string | null): readonly unknown[] | null {
  const [events, setEvents] = useState<readonly unknown[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const found = play === null ? null : await findRecord(play);
      if (isWanted && found !== null) setEvents(eventsSeen(table, found.record));
    };
    load().catch(() => setEvents(null));
    return () => {
      isWanted = false;
    };
  }, [play]);
  return events;
}
