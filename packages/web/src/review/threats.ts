import { fastRandom, type Seat } from '@samsara/engine';
import { nextTurn } from '@samsara/engine/review';
import type { Names } from '@samsara/engine/texts';
import type { Consequences, GameScreen, PlayTexts } from '../contract/board.ts';

/** So many different hidden cards are imagined, the same for both moves. */
const LOOKS = 24;
/** A sentence is told if it comes so often after one move … */
const OFTEN = 0.75;
/** … and no more often than this after the other. */
const RARELY = 0.5;
/** More of them explain less. */
const MOST_TOLD = 2;

export interface Speech extends Consequences {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly names: Names;
}

/** What mostly comes next after one move and not after the other, as the log would tell it. */
export interface Threats {
  readonly better: readonly string[];
  readonly made: readonly string[];
}

/** Where the game does not say what helps and what harms. */
export const NO_THREATS: Threats = { better: [], made: [] };

/**
 * What two moves lead to until the seat's next turn, if everybody does what comes to mind first: looked at in states that fit
 * the view, so nothing that was hidden from the seat has a part in it. Of the better move what helps, of the other what harms.
 */
export function threatsOf(
  speech: Speech,
  view: unknown,
  seat: Seat,
  { better, made }: { readonly better: string; readonly made: string },
): Threats {
  const [afterBetter, afterMade] = [better, made].map((move) => lookAhead(speech, view, seat, move));
  if (afterBetter === null || afterMade === null) return { better: [], made: [] };
  return { better: oftener(afterBetter, afterMade, true), made: oftener(afterMade, afterBetter, false) };
}

/** How often a sentence is told, and whether that is good for the seat. */
interface Share {
  readonly share: number;
  readonly isGood: boolean;
}

/** By sentence, in the order of their coming. */
type Shares = ReadonlyMap<string, Share>;

function oftener(these: Shares, those: Shares, isWanted: boolean): string[] {
  return [...these]
    .filter(([sentence, { share, isGood }]) => {
      const elsewhere = those.get(sentence)?.share ?? 0;
      return isGood === isWanted && share >= OFTEN && elsewhere <= RARELY;
    })
    .slice(0, MOST_TOLD)
    .map(([sentence]) => sentence);
}

function lookAhead(speech: Speech, view: unknown, seat: Seat, move: string): Shares | null {
  const { screen, texts, names, thinking, consequenceOf } = speech;
  const shares = new Map<string, Share>();
  for (let look = 1; look <= LOOKS; look++) {
    const told = nextTurn({ ...screen.game, ...thinking }, view, seat, move, fastRandom(look));
    if (told === undefined) return null;
    const sentences = new Map<string, boolean>();
    for (const event of told) {
      const consequence = consequenceOf(event);
      if (consequence === null) continue;
      const sentence = texts.event(screen.headline?.(event) ?? event, names);
      sentences.set(sentence, consequence.isGain === (consequence.seat === seat));
    }
    for (const [sentence, isGood] of sentences)
      shares.set(sentence, { share: (shares.get(sentence)?.share ?? 0) + 1 / LOOKS, isGood });
  }
  return shares;
}
