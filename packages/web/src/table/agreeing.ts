import type { Seat } from '@samsara/engine';
import type { Frame, TableInfo } from '@samsara/protocol';
import type { TableState } from '../connection/table-store.ts';

type Agreed = TableInfo['agreed'];

/** A wish for the whole table: it comes true once everybody who is there agrees. */
export interface Wish {
  readonly to: keyof Agreed;
  readonly by: readonly Seat[];
  /** Who has not said anything yet. */
  readonly missing: readonly Seat[];
  readonly refusers: readonly Seat[];
  /** What it is to who looks: they have agreed, are asked, or only see it. */
  readonly part: 'agreed' | 'asked' | 'none';
}

/** The wishes that who looks is to see: not those they have refused. */
export function wishesOf({ info, you }: TableState, refusers: readonly Seat[]): Wish[] {
  const wishes: Wish[] = [];
  for (const to of ['resume', 'pause', 'abort'] as const) {
    const by = info.agreed[to];
    if (by.length === 0) continue;
    const others = info.seats.flatMap(({ kind, present }, seat) =>
      kind === 'person' && present && !by.includes(seat) ? [seat] : [],
    );
    const refused = others.filter((seat) => refusers.includes(seat));
    const isMine = you.seat !== null && by.includes(you.seat);
    if (you.seat !== null && refused.includes(you.seat)) continue;
    wishes.push({
      to,
      by,
      missing: others.filter((seat) => !refused.includes(seat)),
      refusers: refused,
      part: isMine ? 'agreed' : you.seat === null ? 'none' : 'asked',
    });
  }
  return wishes;
}

/** Who has said no since the first wish: an answer after which the seat is not among those who agree. */
export function refusersAfter(
  before: readonly Seat[],
  frames: readonly Frame[],
  agreed: Agreed,
): readonly Seat[] {
  const agreeing = Object.values(agreed).flat();
  if (agreeing.length === 0) return [];
  const answered = frames.flatMap(({ happened }) =>
    happened?.what === 'agree' && happened.seat !== null ? [happened.seat] : [],
  );
  return [...new Set([...before, ...answered])].filter((seat) => !agreeing.includes(seat));
}
