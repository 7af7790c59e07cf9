import type { Evening } from '@samsara/protocol';

export type EveningLine = Evening['lines'][number];

/** One line of the final table. */
export interface Standing {
  readonly line: EveningLine;
  /** From 1; whoever is equal shares a place, and the next one is left out. */
  readonly place: number;
  /** The mean of the places in single games. */
  readonly mean: number;
}

/** Who has won most comes first, then who was better placed in the mean; equal ones as they came. */
export function standingsIn({ lines }: Pick<Evening, 'lines'>): readonly Standing[] {
  const means = lines.map((line) => ({ line, mean: line.places / line.games }));
  return means
    .map((own) => ({ ...own, place: 1 + means.filter((other) => isBefore(other, own)).length }))
    .sort((a, b) => a.place - b.place);
}

type Mean = Omit<Standing, 'place'>;

function isBefore(a: Mean, b: Mean): boolean {
  return a.line.wins > b.line.wins || (a.line.wins === b.line.wins && a.mean < b.mean);
}

/** Who has won more than everybody else, if one has. */
export function mostWins(standings: readonly Standing[]): EveningLine | null {
  const [first, second] = standings;
  if (first === undefined || first.line.wins === 0) return null;
  return second?.line.wins === first.line.wins ? null : first.line;
}

/** A row of wins that goes on, from two on, if one is the longest. */
export function runningRow(standings: readonly Standing[]): EveningLine | null {
  const rows = standings.map(({ line }) => line).filter(({ row }) => row > 1);
  const [first, second] = rows.sort((a, b) => b.row - a.row);
  return first === undefined || first.row === second?.row ? null : first;
}
