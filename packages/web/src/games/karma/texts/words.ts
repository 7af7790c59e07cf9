import type { KarmaCard, Wanted } from '@samsara/engine/games/karma/rules';
import type { ScreenWords } from '../../../contract/board.ts';
import type { Foretold } from '../aside/foretell.ts';

/** What only the table of Karma says. */
export interface KarmaWords extends ScreenWords {
  /** What the Karma cards do, for the large picture and their first appearance. */
  readonly abilities: Readonly<Record<KarmaCard, string>>;
  readonly pile: string;
  readonly draw: string;
  readonly out: string;
  /** `owner` is null for the reader. */
  openCards(owner: string | null): string;
  hiddenCards(owner: string | null): string;
  /** Of one card in a row. */
  place(place: number, of: number): string;
  /** All that lies before a player, in one line. */
  tableCards(open: readonly string[], hidden: number): string;
  /** What has to be played, in two or three words; `number` is that of the card to match. */
  readonly demand: Readonly<Record<Wanted, (number: number) => string>>;
  /** What stands before a demand that is read aloud. */
  readonly demanded: string;
  /** Two equal cards lie on top. */
  readonly oneMore: string;
  readonly history: string;
  historyOf(count: number): string;
  outOf(count: number): string;
  readonly close: string;
  readonly foretold: ForetoldWords;
  picked(count: number, of: number): string;
  /** A chip that adds all copies of a card to the picked ones. */
  allCopies(count: number, name: string): string;
  readonly yourChoice: string;
  /** Beside a player who has made a sealed choice. */
  readonly sealed: string;
  readonly foreseen: string;
  /** Said over the table when three equal cards leave it. */
  readonly triple: string;
  readonly lastCard: string;
  readonly outOfCards: string;
  /** Above the numbers of cards at the end. */
  readonly cardsLeft: string;
  readonly mayDraw: string;
  readonly understood: string;
}

/** What the picked cards would do; `named` says a card, `wanted` a demand. */
type ForetoldWords = {
  readonly [Type in Foretold['type']]: (
    entry: Extract<Foretold, { type: Type }>,
    say: { named(card: number): string; wanted(demand: number | null): string },
  ) => string;
};
