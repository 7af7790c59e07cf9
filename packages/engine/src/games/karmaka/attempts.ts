import type { Actor } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardNamed } from './cards.ts';
import { cardOf } from './memory.ts';
import {
  ABILITY_MOVES,
  ACCEPT,
  ALLIES,
  CHOICES,
  DEEDS,
  DONE,
  DRAW,
  FUTURES,
  type Move,
  notation,
  PASS,
  PLACES,
  REFUSE,
  RINGS,
  TARGETS,
  TIME_OUT,
} from './moves.ts';
import { currentStep } from './running.ts';
import { type State, waitOf } from './state.ts';

/** What an attempt says: a move, legal or not; a word that is no card; or nothing. */
export type Attempt = Move | { readonly type: 'unknown-card' };

const PLAIN: Readonly<Record<string, Move>> = {
  pass: PASS,
  draw: DRAW,
  done: DONE,
  accept: ACCEPT,
  refuse: REFUSE,
  'time-out': TIME_OUT,
};

const WITH_CARD: Readonly<Record<string, readonly Move[]>> = {
  deed: DEEDS,
  ability: ABILITY_MOVES,
  future: FUTURES,
  ally: ALLIES,
  choose: CHOICES,
};

/** The moves that name a seat, a place or rings; a number beyond all of them is read too, and refused by what it is about. */
const WITH_NUMBER: Readonly<Record<string, (number: number) => Move>> = {
  target: (number) => TARGETS[number] ?? { type: 'target', number },
  place: (number) => PLACES[number] ?? { type: 'place', number },
  rings: (number) => RINGS[number] ?? { type: 'rings', number },
};

/** The attempt in the form of `notation`, if it says a move. */
export function spell(state: State, actor: Actor, attempt: string): string {
  const read = readAttempt(state, actor, attempt);
  return read === undefined || read.type === 'unknown-card' ? attempt : notation(read);
}

export function readAttempt(state: State, actor: Actor, text: string): Attempt | undefined {
  const [verb, word, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (word === undefined) return Object.hasOwn(PLAIN, verb) ? PLAIN[verb] : undefined;
  if (Object.hasOwn(WITH_NUMBER, verb)) {
    return /^\d{1,9}$/.test(word) ? WITH_NUMBER[verb](Number(word)) : undefined;
  }
  if (!Object.hasOwn(WITH_CARD, verb)) return undefined;
  const card = cardNamed(word);
  if (card === undefined) return { type: 'unknown-card' };
  return (verb === 'choose' && placeOf(state, actor, card)) || WITH_CARD[verb][card];
}

/** Where a place is asked for, `choose peek` means the uppermost place with that card. */
function placeOf(state: State, actor: Actor, card: Card): Move | undefined {
  if (state.outcome) return undefined;
  const wait = waitOf(state);
  if (wait.type !== 'ability' || wait.seat !== actor) return undefined;
  const zone = currentStep(wait).zone?.(state, wait);
  const index = zone === undefined ? -1 : zone.map(cardOf).lastIndexOf(card);
  return zone === undefined || index < 0 ? undefined : PLACES[zone.length - index];
}
