import { fastRandom, imagineMove, LETS_PASS, type PlayedGame, type Seat } from '@samsara/engine';
import type { Reason } from '@samsara/engine/review';
import type { GameScreen } from '../contract/board.ts';
import type { ReviewWords } from './texts.ts';
import type { Speech, Threats } from './threats.ts';

/** What a move brings at once, whatever the hidden cards are. */
export interface Certain {
  /** What comes besides the move itself in every state that fits the view. */
  readonly events: readonly unknown[];
  /** Cards in the seat's hand afterwards; null if that depends on what is hidden. */
  readonly inHand: number | null;
  readonly keepsTurn: boolean;
}

/** So many different hidden cards are imagined. */
const LOOKS = 16;

/** What of a move was certain to whoever made it; null if nothing can be said. */
export function certainOf(screen: GameScreen, view: unknown, seat: Seat, move: string): Certain | null {
  if (move === LETS_PASS) return null;
  const { game } = screen;
  const seen = Array.from({ length: LOOKS }, (_, i) =>
    imagineMove(game as PlayedGame, view, seat, move, fastRandom(i + 1)),
  );
  const [first] = seen;
  if (first === undefined || seen.includes(undefined)) return null;
  const told = seen.map((each) => new Set(each?.events.map((event) => JSON.stringify(event))));
  const hands = new Set(seen.map((each) => screen.hand(each?.view, seat).count));
  return {
    events: first.events
      .slice(1)
      .filter((event) => event !== null && told.every((all) => all.has(JSON.stringify(event)))),
    inHand: hands.size === 1 ? [...hands][0] : null,
    keepsTurn: seen.every((each, i) => isAsked(game as PlayedGame, each?.view, seat, i)),
  };
}

function isAsked(game: PlayedGame, view: unknown, seat: Seat, seed: number): boolean {
  const state = game.imagine(view, fastRandom(seed + 1));
  return game.outcome(state) === undefined && game.deciding(state).includes(seat);
}

interface Compared {
  readonly better: Certain | null;
  readonly made: Certain | null;
  readonly threats: Threats;
}

/** Why the better move was better, with what either was certain to bring and mostly leads to, in the game's own words. */
export function whyBetter(
  reason: Reason,
  { better, made, threats }: Compared,
  { screen, texts, names }: Pick<Speech, 'screen' | 'texts' | 'names'>,
  words: ReviewWords,
): string {
  const told = (certain: Certain | null, other: Certain | null) => {
    const known = new Set(other?.events.map((event) => JSON.stringify(event)));
    return (certain?.events ?? [])
      .filter((event) => !known.has(JSON.stringify(event)) && !screen.isSilent?.(event))
      .map((event) => texts.event(event, names))
      .join(' ');
  };
  const [gained, instead] = [told(better, made), told(made, better)];
  const sentences: string[] = [words.reasons[reason]];
  if (gained !== '') sentences.push(words.brings(gained));
  if (instead !== '') sentences.push(words.bringsInstead(instead));
  if (better && made && better.inHand !== null && made.inHand !== null && better.inHand !== made.inHand)
    sentences.push(words.handAfter(better.inHand, made.inHand));
  if (better?.keepsTurn && !made?.keepsTurn) sentences.push(words.againYourTurn);
  if (threats.better.length > 0) sentences.push(words.leadsTo(threats.better.join(' ')));
  if (threats.made.length > 0) sentences.push(words.leadsToInstead(threats.made.join(' ')));
  return sentences.join(' ');
}
