import type { Seat } from '@samsara/engine';
import type { TableInfo } from '@samsara/protocol';

type Gathered = Pick<TableInfo, 'seats' | 'round'>;

/** Whom a table waits for before the deal. */
export interface WaitedFor {
  readonly you: boolean;
  /** Others who are not ready. */
  readonly others: readonly Seat[];
  readonly open: number;
}

export function waitedFor({ seats }: Gathered, you: Seat | null): WaitedFor {
  const missing = seats.flatMap(({ kind, ready }, seat) => (kind === 'person' && !ready ? [seat] : []));
  return {
    you: you !== null && missing.includes(you),
    others: missing.filter((seat) => seat !== you),
    open: seats.filter(({ kind }) => kind === 'open').length,
  };
}

/** After "Play again" nobody need deal: the next game begins once everybody is ready. */
export function dealsByItself(info: Gathered): boolean {
  const { others, open } = waitedFor(info, null);
  return isNextGame(info) && others.length + open === 0;
}

export function isNextGame({ round }: Gathered): boolean {
  return round > 1;
}

/** The game that was asked for here by "Play again": whoever asks is ready for it. */
let asked = '';

export function askForNext({ code, round }: Pick<TableInfo, 'code' | 'round'>): void {
  asked = `${code} ${round + 1}`;
}

/** Was this game asked for here? True once. */
export function takeAskedFor({ code, round }: Pick<TableInfo, 'code' | 'round'>): boolean {
  const isAsked = asked === `${code} ${round}`;
  if (isAsked) asked = '';
  return isAsked;
}
