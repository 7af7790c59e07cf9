import type { Direction } from '@samsara/engine/games/stop/rules';
import type { ScreenWords } from '../../../contract/board.ts';
import type { Call } from '../calling.ts';

/** A player in a sentence. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** What the board of STOP says besides the texts of the game. */
export interface StopWords extends ScreenWords {
  readonly stock: string;
  readonly pile: string;
  readonly calls: {
    /** The group of the two buttons. */
    readonly label: string;
    readonly word: Readonly<Record<Call, string>>;
    readonly when: Readonly<Record<Call, string>>;
    readonly armed: string;
    /** With the card that waits for the end of the lock. */
    readonly called: string;
    readonly automatic: string;
  };
  /** What the running clock is for. */
  readonly windows: Readonly<Record<'interjecting' | 'swapping' | 'answering' | 'turn' | 'asking', string>>;
  readonly throwIn: string;
  readonly stopSwap: string;
  readonly threats: {
    two(who: Who, sum: number): string;
    skip(who: Who): string;
    plusX(who: Who): string;
  };
  readonly handsGo: Readonly<Record<Exclude<Direction, null>, string>>;
  youGet(giver: string, count: number): string;
  readonly chooseColourCard: string;
  readonly planned: string;
  readonly lastCard: string;
  /** Whoever deals this round; the sign where there is little room. */
  readonly dealer: { readonly word: string; readonly sign: string };
  readonly score: {
    readonly open: string;
    target(points: number): string;
    round(number: number): string;
    readonly earlier: string;
    readonly total: string;
    readonly player: string;
    lastHands(round: number): string;
    readonly nothingLeft: string;
    points(points: number, target: number): string;
    added(points: number): string;
  };
  /** The direction of play, which never turns. */
  readonly clockwise: string;
  readonly understood: string;
}
