import type { Refusal } from '../kernel/game.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Language } from './languages.ts';

/** How the seats are called; `you` is the seat of the reader, if the reader has one. */
export interface Names {
  readonly seats: readonly string[];
  readonly you: Seat | null;
}

/** What a person reads while playing one game, in one language. */
export interface PlayTexts<Move = unknown, Event = unknown, View = unknown> {
  readonly name: string;
  /** The game in one sentence. */
  readonly about: string;
  /** Names of the cards by their ids, as the sheets print them where they do. */
  readonly cards: Readonly<Record<string, string>>;
  /** Shorter names for places without room, by the ids of cards that have one. */
  readonly shortCards?: Readonly<Record<string, string>>;
  /** Names of what else moves name and a player reads, such as kinds of animals, by the words of moves. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** What the cards do, by their ids, in games whose cards have abilities. */
  readonly abilities?: Readonly<Record<string, string>>;
  /** The same at a table whose house rules change them. */
  abilitiesAt?(view: View): Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** Why a move is refused, as a whole sentence. */
  refusal(refusal: Refusal): string;
  /** A move as a button says it. */
  move(move: Move, names: Names): string;
  /** What happened, as a whole sentence. */
  event(event: Event, names: Names): string;
  /** Whose turn it is and what is expected, in one line. */
  asks(view: View, names: Names): string;
  /** The table in words, line by line, for terminals and for reading aloud. */
  table(view: View, names: Names): string[];
  /** How the game ended, by the outcome's reason. */
  readonly endings: Readonly<Record<string, string>>;
}

/** Those of them that a first move needs. The page loads the others later. */
export type FirstTexts<Move = unknown, Event = unknown, View = unknown> = Omit<
  PlayTexts<Move, Event, View>,
  'endings' | 'event' | 'options' | 'refusal' | 'table'
>;

/** Everything a person reads about one game: the page loads the rules when they are asked for. */
export interface GameTexts<Move = unknown, Event = unknown, View = unknown>
  extends PlayTexts<Move, Event, View> {
  /** Every clause of the rules, in our own words. */
  readonly rules: Readonly<Record<string, string>>;
}

/** What an option is called, and what it does. */
export interface OptionText {
  readonly name: string;
  readonly explains: string;
  /** Names of the values, for options with a choice. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The same texts in every language; a missing one does not compile. */
export type TextsByLanguage<Texts> = Readonly<Record<Language, Texts>>;
