import type { Emit } from './events.ts';
import type { Game, Refusal } from './game.ts';
import type { Actor } from './seats.ts';

type Playable<State, Move, Event> = Pick<
  Game<State, Move, Event>,
  'legalMoves' | 'notation' | 'spell' | 'whyNot' | 'apply'
>;

/** The legal move an attempt means, if it means one. */
export function findMove<State, Move, Event>(
  game: Playable<State, Move, Event>,
  state: State,
  actor: Actor,
  attempt: string,
): Move | undefined {
  const legal = game.legalMoves(state, actor);
  const text = game.spell(state, actor, tidy(attempt));
  const exact = legal.find((move) => game.notation(move) === text);
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
  if (move === undefined) return game.whyNot(state, actor, attempt);
  game.apply(state, actor, move, emit);
  return undefined;
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
  const match = /^(\d{1,2}|clock) (\S.*)$/.exec(line.trim());
  if (!match) return undefined;
  return { actor: match[1] === 'clock' ? 'clock' : Number(match[1]), text: match[2] };
}
