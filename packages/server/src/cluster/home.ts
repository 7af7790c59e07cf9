import { hash } from 'node:crypto';

/**
 * Which of these nodes a table is at home at: the same one for whoever asks, and when a node goes, only its own tables move
 * (rendezvous hashing).
 */
export function homeOf(table: string, nodes: ReadonlySet<string>): string | undefined {
  if (nodes.size === 1) return [...nodes][0];
  let home: string | undefined;
  let most = '';
  for (const node of nodes) {
    const weight = hash('sha256', `${table} ${node}`, 'hex');
    if (home === undefined || weight > most || (weight === most && node > home)) {
      home = node;
      most = weight;
    }
  }
  return home;
}
