import type { Outcome } from './game.ts';
import type { Seat } from './seats.ts';
import type { Card } from './zones.ts';

/** The languages in which a page may ask for labels. */
export type TableLanguage = 'de' | 'en' | 'fr';

/**
 * How a game's table looks to a page that knows nothing of the game: plain data, from a view alone. A game pack gives it as
 * `describer`. The page draws its generic board from it; without it the table is told in words, and every move is a button.
 */
export interface TableDescriber<View = unknown, Event = unknown> {
  /** How cards look, by their ids; one that is left out shows its name. */
  readonly looks: Readonly<Record<string, CardLook>>;
  /** What lies where. A seat's own zones are drawn at the seat, the viewer's own hand as a hand, all others in the middle. */
  zones(view: View, language: TableLanguage): readonly DescribedZone[];
  /** Which cards travel when this happens; `view` is the one before. Left out, nothing travels. */
  travels?(event: Event, view: View): readonly Travel[];
  /** What somebody tries who taps these cards, by their ids, so that a refusal can say why not; left out, `play` and the cards. */
  attempt?(cards: readonly string[], view: View): string;
}

/** The face of a card: a short rank, a sign and a colour, none of which has to be there. */
export interface CardLook {
  /** At most three letters or digits. */
  readonly rank?: string;
  readonly sign?: CardSign;
  readonly colour?: CardColour;
}

/** What is drawn under a rank. */
export type CardSign =
  | 'hearts'
  | 'diamonds'
  | 'clubs'
  | 'spades'
  | 'star'
  | 'circle'
  | 'square'
  | 'triangle'
  | 'moon'
  | 'sun';

/** A colour comes with a sign: nobody has to tell cards apart by colour alone. */
export type CardColour = 'red' | 'black' | 'blue' | 'green' | 'yellow' | 'violet';

/** A place on the table, and what lies there as far as the viewer may know. */
export interface DescribedZone {
  /** The same in every view of the game, and no other zone's. */
  readonly id: string;
  readonly label: string;
  /**
   * `hand`: cards without an order; `pile`: one on another, of which the last is on top; `row`: side by side; `count`: nothing but a
   * number or a text, such as points.
   */
  readonly kind: 'hand' | 'pile' | 'row' | 'count';
  readonly owner: Seat | null;
  /** How many cards there are, or the number of a `count`. */
  readonly count: number;
  /** The cards as far as the viewer may know them, null for one that lies face down; left out, all do. */
  readonly cards?: readonly (Card | null)[];
  /** What stands beside it, as a text for people: the suit that was called, who leads. */
  readonly text?: string;
  /** Moves that are made by tapping the zone itself, by their notation. */
  readonly moves?: readonly string[];
  /** Are cards of the hand played to it? A move takes the cards of the hand that its notation names. */
  readonly takesPlays?: boolean;
}

/** Cards that travel together between two zones, by their ids; null travels face down. */
export interface Travel {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly (Card | null)[];
}

/**
 * A game's own board: the default export of the module that its package names as `board`. It is mounted in the middle of the
 * table, in place of the generic board; seats, hand, decision bar and log stay those of the page. `Root` is the page's element.
 */
export interface OutsideBoard<Root = unknown> {
  mount(root: Root, table: OutsideTable): MountedBoard;
}

/** A board that is on the page: told of every change, and taken away in the end. */
export interface MountedBoard {
  update(table: OutsideTable): void;
  unmount(): void;
}

/** What a board gets to know of the table. */
export interface OutsideTable {
  /** What the viewer may know, as the game's `view` gives it. */
  readonly view: unknown;
  /** Whose eyes these are; null for those who only watch. */
  readonly seat: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
  readonly deciding: readonly Seat[];
  /** What may be done now; empty while cards travel and in a replay. */
  readonly moves: readonly OfferedMove[];
  /** What has happened, in sentences, the newest last. */
  readonly log: readonly string[];
  readonly outcome: Outcome | null;
  readonly language: TableLanguage;
  /** Does the person want less motion? */
  readonly isReduced: boolean;
  /** Makes a move, by its notation; one that is refused is explained by the page. */
  play(move: string): void;
}

/** A move that may be made now. */
export interface OfferedMove {
  /** Its notation. */
  readonly move: string;
  /** As a button says it, in the table's language. */
  readonly text: string;
}
