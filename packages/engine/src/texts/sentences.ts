import type { Refusal } from '../kernel/game.ts';
import { leftOf, type Seat } from '../kernel/seats.ts';
import type { Names } from './game-texts.ts';

/** A player in a sentence: the reader, or somebody with a name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** The players of a sentence; in a group the reader comes last. */
export interface People {
  one(seat: Seat): Who;
  leftOf(seat: Seat): Who;
  all(seats: readonly Seat[]): Who[];
}

/** The players of a sentence by the names of their seats. */
export function peopleOf(names: Names): People {
  const one = (seat: Seat): Who => ({ you: seat === names.you, name: names.seats[seat] });
  return {
    one,
    leftOf: (seat) => one(leftOf(seat, names.seats.length)),
    all: (seats) =>
      [...seats.filter((seat) => seat !== names.you), ...seats.filter((seat) => seat === names.you)].map(one),
  };
}

/** What one language says about each type of move or event. */
export type Sentences<Entry extends { readonly type: string }> = {
  readonly [Type in Entry['type']]: (entry: Extract<Entry, { type: Type }>, people: People) => string;
};

/** What is said about one move or event. */
export function sentenceFor<Entry extends { readonly type: string }>(
  sentences: Sentences<Entry>,
  entry: Entry,
  people: People,
): string {
  const say = sentences[entry.type as Entry['type']] as (entry: Entry, people: People) => string;
  return say(entry, people);
}

/** Why a move is refused: a sentence, or one that speaks of the cards that stand in the way or of moves that could be made. */
export type RefusalText<Card> = string | ((cards: readonly Card[], moves: readonly string[]) => string);

/** The sentence for a refusal; `cardOf` turns the id of a card into what the reasons speak of. */
export function refusalText<Card>(
  reasons: Readonly<Record<string, RefusalText<Card>>>,
  refusal: Refusal,
  cardOf: (id: string) => Card,
): string {
  const reason = reasons[refusal.code];
  return typeof reason === 'string' ? reason : reason(refusal.cards.map(cardOf), refusal.moves ?? []);
}

/** A list as people say it: `a, b and c`. */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${and}${parts[parts.length - 1]}`;
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
