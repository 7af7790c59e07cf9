import { fastRandom, type Game, type Seat } from '@samsara/engine';
import { nextTurn } from '@samsara/engine/review';
import type { Names } from '@samsara/engine/texts';
import type { GameScreen, PlayTexts } from '../contract/board.ts';

/** So many different hidden cards are imagined, the same for both moves. */
const LOOKS = 24;
/** A sentence is told if it comes so often after one move … */
const OFTEN = 0.75;
/** … and no more often than this after the other. */
const RARELY = 0.5;
/** More of them explain less. */
const MOST_TOLD = 2;

export interface Speech {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly names: Names;
}

/** What mostly comes next after one move and not after the other, as the log would tell it. */
export interface Threats {
  readonly better: readonly string[];
  readonly made: readonly string[];
}

/**
 * What two moves lead to until the seat's next turn, if everybody does what comes to mind first: looked at in states that fit
 * the view, so nothing that was hidden from the seat has a part in it. Nothing where that would not speak for the better move.
 */
export function threatsOf(
  speech: Speech,
  view: unknown,
  seat: Seat,
  { better, made }: { readonly better: string; readonly made: string },
): Threats {
  const [afterBetter, afterMade] = [better, made].map((move) => lookAhead(speech, view, seat, move));
  if (afterBetter === null || afterMade === null || afterBetter.chance <= afterMade.chance)
    return { better: [], made: [] };
  return {
    better: oftener(afterBetter.shares, afterMade.shares),
    made: oftener(afterMade.shares, afterBetter.shares),
  };
}

/** By sentence: in what share of the looks it is told, in the order of their coming. */
type Shares = ReadonlyMap<string, number>;

function oftener(these: Shares, those: Shares): string[] {
  return [...these]
    .filter(([sentence, share]) => share >= OFTEN && (those.get(sentence) ?? 0) <= RARELY)
    .slice(0, MOST_TOLD)
    .map(([sentence]) => sentence);
}

interface Ahead {
  readonly shares: Shares;
  /** The mean over the looks. */
  readonly chance: number;
}

function lookAhead({ screen, texts, names }: Speech, view: unknown, seat: Seat, move: string): Ahead | null {
  const shares = new Map<string, number>();
  let chance = 0;
  for (let look = 1; look <= LOOKS; look++) {
    const next = nextTurn(screen.game as Game, view, seat, move, fastRandom(look));
    if (next === undefined) return null;
    chance += next.chance / LOOKS;
    const sentences = next.told
      .filter(({ event, view: before }) => screen.isLoud?.(event, before) || screen.isThreat?.(event))
      .map(({ event }) => texts.event(screen.headline?.(event) ?? event, names));
    for (const each of new Set(sentences)) shares.set(each, (shares.get(each) ?? 0) + 1 / LOOKS);
  }
  return { shares, chance };
}
