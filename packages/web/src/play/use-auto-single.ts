import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../contract/table-context.ts';

const SHORTEST_MS = 600;
const SPREAD_MS = 900;

/** Makes the only possible move by itself where the person wants that, after a pause that gives nothing away. */
export function useAutoSingle(table: Table, isOpen: boolean, order: (text: string) => void): void {
  const latest = useRef(order);
  latest.current = order;
  const { settings: chosen, owes, offers } = table;
  const only = chosen.autoSingle && isOpen && owes && offers.length === 1 ? offers[0].text : null;
  useEffect(() => {
    if (only === null) return;
    const timer = setTimeout(() => latest.current(only), SHORTEST_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [only]);
}
