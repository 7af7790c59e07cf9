import type { Seat } from '@samsara/engine';
import type { Frame, TableInfo, Vote } from '@samsara/protocol';
import type { TableState } from '../../session/table-store.ts';

type Agreed = TableInfo['agreed'];

/** A wish for the whole table, or about one seat: it comes true once everybody who is there, or all others, agree. */
export interface Wish {
  readonly to: keyof Agreed | Vote['to'];
  /** Whom it is about; null if it is about all. */
  readonly about: Seat | null;
  readonly by: readonly Seat[];
  /** Who has not said anything yet. */
  readonly missing: readonly Seat[];
  readonly refusers: readonly Seat[];
  /** What it is to who looks: they have agreed, are asked, or only see it. */
  readonly part: 'agreed' | 'asked' | 'none';
}

/** Somebody has said no to a wish. */
export interface Refuser {
  readonly seat: Seat;
  readonly wish: string;
}

/** The wishes that who looks is to see: not those they have refused. */
export function wishesOf({ info, you }: TableState, refusers: readonly Refuser[]): Wish[] {
  return wished(info).flatMap(({ to, about, by }) => {
    const others = info.seats.flatMap(({ kind, present }, seat) =>
      kind === 'person' && present && seat !== about && !by.includes(seat) ? [seat] : [],
    );
    const refused = others.filter((seat) =>
      refusers.some((refuser) => refuser.seat === seat && refuser.wish === nameOf(to, about)),
    );
    if (you.seat !== null && refused.includes(you.seat)) return [];
    const missing = others.filter((seat) => !refused.includes(seat));
    const isMine = you.seat !== null && by.includes(you.seat);
    const isAsked = you.seat !== null && you.seat !== about;
    return [
      { to, about, by, missing, refusers: refused, part: isMine ? 'agreed' : isAsked ? 'asked' : 'none' },
    ];
  });
}

/** Who has said no to what is still wished: an answer after which the seat is not among those who wish it. */
export function refusersAfter(
  before: readonly Refuser[],
  frames: readonly Frame[],
  info: Pick<TableInfo, 'agreed' | 'votes'>,
): readonly Refuser[] {
  const answered = frames.flatMap(({ happened }) =>
    happened?.to !== undefined && happened.seat !== null && ['agree', 'vote'].includes(happened.what)
      ? [{ seat: happened.seat, wish: nameOf(happened.to, happened.about ?? null) }]
      : [],
  );
  const known = [...before, ...answered];
  return wished(info).flatMap(({ to, about, by }) => {
    const wish = nameOf(to, about);
    const seats = new Set(known.filter((each) => each.wish === wish).map(({ seat }) => seat));
    return [...seats].filter((seat) => !by.includes(seat)).map((seat) => ({ seat, wish }));
  });
}

/** Everything that somebody wishes, what ends a pause first. */
function wished({
  agreed,
  votes = [],
}: Pick<TableInfo, 'agreed' | 'votes'>): Pick<Wish, 'to' | 'about' | 'by'>[] {
  const forAll = (['resume', 'pause', 'abort'] as const).map((to) => ({ to, about: null, by: agreed[to] }));
  const forOne = votes.map(({ to, seat, by }) => ({ to, about: seat, by }));
  return [...forAll, ...forOne].filter(({ by }) => by.length > 0);
}

export function nameOf(to: string, about: Seat | null): string {
  return about === null ? to : `${to} ${about}`;
}
