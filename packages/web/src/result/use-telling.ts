import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../contract/table-context.ts';

/** When each part of the end comes, in milliseconds; end-panel.css has the same. */
export const TOLD_AT = { headline: 1300, places: 1700, buttons: 2600, everything: 3200 } as const;

/** Ends that were told on this page already: who goes to the table and back is not told again. */
const told = new Set<string>();

/** The end is told bit by bit; all of it stands there at once after a tap, and for whoever wants no motion. */
export function useTelling({ playId, settings }: Pick<Table, 'playId' | 'settings'>) {
  const [isTold, setTold] = useState(
    () => told.has(playId) || settings.speed === 0 || document.documentElement.dataset.motion === 'reduced',
  );
  const tellAll = () => {
    told.add(playId);
    setTold(true);
  };
  useEffect(() => {
    const timer = setTimeout(tellAll, TOLD_AT.everything);
    return () => clearTimeout(timer);
  }, []);
  return { isTold, tellAll };
}
