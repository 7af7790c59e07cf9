/** One answer that somebody has planned: after what they were shown, or with null after whatever happens. */
export interface PlannedMove {
  readonly after: string | null;
  /** In its notation. */
  readonly move: string;
}

/** Answers one after another. The first line that fits is taken, and with it all lines that begin in the same way. */
export type PlanLine = readonly PlannedMove[];

/** What somebody has planned at a table, and how they answer in advance. Nobody else is told of it; it is not in the log. */
export interface Plans {
  readonly lines: readonly PlanLine[];
  /** The number of the entry that they had seen when they planned. */
  readonly since: number;
  /** The rule for each kind of question that the game lets people answer in advance. */
  readonly answers: Readonly<Record<string, string>>;
  /** When it was changed last, in milliseconds since 1970. */
  readonly at: number;
  /** Pauses are drawn from it, so that they survive a restart; drawn once, before anything is planned. */
  readonly secret: string;
}

export const MOST_LINES = 8;
export const MOST_PLIES = 3;

/** Where a plan has come to. */
export type PlanProgress =
  | { readonly type: 'none' | 'played' | 'unfit' | 'illegal' }
  | { readonly type: 'waits'; readonly lines: readonly PlanLine[] }
  | { readonly type: 'due'; readonly lines: readonly PlanLine[]; readonly move: string };

/** The first line that fits what was shown. */
export function fittingLine(lines: readonly PlanLine[], shown: string | null): PlanLine | undefined {
  return lines.find(([{ after }]) => after === null || after === shown);
}

/** What is left of the lines that begin as this one does. */
export function restAfter(lines: readonly PlanLine[], [made]: PlanLine): PlanLine[] {
  return lines
    .filter(([first]) => first.after === made.after && first.move === made.move)
    .map((line) => line.slice(1))
    .filter((line) => line.length > 0);
}

/** What somebody was shown of a move: its first event that is not about themselves. What is hidden from them is hidden in it. */
export function shownOf(events: readonly unknown[], own: number): string | null {
  const found = events.find((event) => {
    const { seat } = (event ?? {}) as { readonly seat?: unknown };
    return typeof seat === 'number' && seat !== own;
  });
  return found === undefined ? null : JSON.stringify(found);
}
