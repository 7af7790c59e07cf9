import type { Emit } from './events.ts';
import type { PlayedGame, Refusal } from './game.ts';
import { type Actor, isClock, isSeat } from './seats.ts';

type Playable<State, Move, Event> = Pick<
  PlayedGame<State, Move, Event>,
  'legalMoves' | 'notation' | 'spell' | 'whyNot' | 'apply' | 'describe' | 'refusals'
>;

/** The legal move an attempt means, if it means one. */
export function findMove<State, Move, Event>(
  game: Playable<State, Move, Event>,
  state: State,
  actor: Actor,
  attempt: string,
): Move | undefined {
  const legal = game.legalMoves(state, actor);
  const moveCalled = (text: string) => legal.find((move) => game.notation(move) === text);
  // Pages and bots say it as the game does, and then nothing has to be read.
  const said = moveCalled(attempt);
  if (said !== undefined) return said;
  const text = game.spell(state, actor, tidy(attempt));
  const exact = moveCalled(text);
  if (exact !== undefined) return exact;
  const sameWords = legal.filter((move) => wordsInOrder(game.notation(move)) === wordsInOrder(text));
  return sameWords.length === 1 ? sameWords[0] : undefined;
}

/** Carries an attempt out if it is legal; otherwise changes nothing and says why. */
export function attemptMove<State, Move, Event>(
  game: Playable<State, Move, Event>,
  state: State,
  actor: Actor,
  attempt: string,
  emit?: Emit<Event>,
): Refusal | undefined {
  const move = findMove(game, state, actor, attempt);
  if (move === undefined) return refusalOf(game, state, actor, attempt);
  game.apply(state, actor, move, emit);
  return undefined;
}

/**
 * Why an attempt that is not legal is refused. Nobody moves for a seat that is not there, whatever they say; whoever sends
 * what cannot be read is told some moves of this very moment, the first of each kind.
 */
export function refusalOf<State, Move>(
  game: Pick<PlayedGame<State, Move>, 'legalMoves' | 'notation' | 'whyNot' | 'describe' | 'refusals'>,
  state: State,
  actor: Actor,
  attempt: string,
): Refusal {
  if (!isAtTable(game, state, actor)) {
    return { code: 'no-such-seat', clause: game.refusals['no-such-seat'], cards: [] };
  }
  const refusal = game.whyNot(state, actor, attempt);
  if (refusal.code !== 'unreadable') return refusal;
  const firsts = new Map<string, string>();
  for (const move of game.legalMoves(state, actor)) {
    const text = game.notation(move);
    const [verb] = text.split(' ');
    if (!firsts.has(verb)) firsts.set(verb, text);
  }
  return { ...refusal, moves: [...firsts.values()].slice(0, MOST_SUGGESTED) };
}

const MOST_SUGGESTED = 3;

/** Is this the clock, or a seat of the table? */
function isAtTable<State>(game: Pick<PlayedGame<State>, 'describe'>, state: State, actor: Actor): boolean {
  return isClock(actor) || isSeat(actor, (game.describe(state).seats as readonly unknown[]).length);
}

/** Does this refusal say that the attempt means no move of the game, whatever the moment? */
export function isUnreadable({ code }: Refusal): boolean {
  return code === 'unreadable' || code === 'unknown-card';
}

/** No move of any game is nearly as long. */
const LONGEST_ATTEMPT = 500;

/** Lower case and single spaces; what is too long for any move says nothing. */
export function tidy(attempt: string): string {
  return attempt.length > LONGEST_ATTEMPT ? '' : attempt.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The verb, then the other words sorted: `choose 3 1 2` means `choose 1 2 3` unless both exist. */
function wordsInOrder(text: string): string {
  const [verb, ...rest] = text.split(' ');
  return [verb, ...rest.sort()].join(' ');
}

/** `0 play 14` is seat 0 playing; `clock time-out` is the clock. */
export function actorAndMove(line: string): { actor: Actor; text: string } | undefined {
  const match = /^(\d{1,9}|clock) (\S.*)$/.exec(line.trim());
  if (!match) return undefined;
  return { actor: match[1] === 'clock' ? 'clock' : Number(match[1]), text: match[2] };
}
