import { fastRandom, findMove, type Refusal, type Seat } from '@samsara/engine';
import type { Names } from '@samsara/engine/texts';
import type { GameScreen, Offer, Pick, PlayTexts } from '../contract/board.ts';

/** What the viewer may do in one moment, worked out here from the view alone. */
export interface Moment {
  readonly offers: readonly Offer[];
  readonly deciding: readonly Seat[];
  readonly owes: boolean;
  /** Why an attempt is refused; null if it is legal after all. */
  whyNot(attempt: string): Refusal | null;
  /** The legal move an attempt means. */
  meant(attempt: string): string | null;
}

/** Any state that fits the view has the same moves and refusals for the viewer's own seat. */
export function momentOf(
  screen: GameScreen,
  view: unknown,
  seat: Seat | null,
  texts: PlayTexts,
  names: Names,
): Moment {
  const { game } = screen;
  const state = game.imagine(view, fastRandom(1));
  const deciding = game.outcome(state) === undefined ? game.deciding(state) : [];
  const legal = seat === null || game.outcome(state) !== undefined ? [] : game.legalMoves(state, seat);
  const meant = (attempt: string) => {
    const move = seat === null ? undefined : findMove(game, state, seat, attempt);
    return move === undefined ? null : game.notation(move);
  };
  return {
    offers: legal.map((move) => ({
      move,
      text: game.notation(move),
      label: texts.move(move, names),
      use: screen.use(move, view, seat as Seat),
    })),
    deciding,
    owes: seat !== null && deciding.includes(seat),
    meant,
    whyNot: (attempt) =>
      seat === null || meant(attempt) !== null ? null : game.whyNot(state, seat, attempt),
  };
}

/** The offers without those that a choice made beforehand rules out. */
export function narrowed(screen: GameScreen, offers: readonly Offer[], view: unknown): readonly Offer[] {
  if (screen.offered === undefined) return offers;
  const kept = new Set(
    screen.offered(
      offers.map(({ move }) => move),
      view,
    ),
  );
  return offers.filter(({ move }) => kept.has(move));
}

/** Reasons are asked for again and again while a moment lasts. */
export function reasonsOf(
  screen: GameScreen,
  view: unknown,
  moment: Moment,
  texts: PlayTexts,
): (pick: Pick) => string | null {
  const known = new Map<string, Refusal | null>();
  return (pick) => {
    const key = `${pick.zone} ${pick.card ?? `#${pick.place}`}`;
    let refusal = known.get(key);
    if (refusal === undefined) {
      refusal = moment.whyNot(screen.attempt([pick], view));
      known.set(key, refusal);
    }
    // Its sentence may come later.
    return (refusal && texts.refusal(refusal)) || null;
  };
}
