import type {
  Card,
  OptionValue,
  Outcome,
  PlayedGame,
  Refusal,
  Seat,
  Thinking,
  Viewer,
} from '@samsara/engine';
import type { FirstTexts, GameTexts, Language, Names } from '@samsara/engine/texts';
import type { SeatInfo } from '@samsara/protocol';
import type { ComponentChild } from 'preact';
import type { Settings } from '../settings/settings.ts';
import type { Sound } from '../sound/sounds.ts';

/** What one game brings to the page: art, board, and how its moves and events look. The guide is docs/boards.md. */
export interface GameScreen<
  State = unknown,
  Move = unknown,
  Event = unknown,
  View = unknown,
  Options = unknown,
  Words extends ScreenWords = ScreenWords,
> {
  readonly game: PlayedGame<State, Move, Event, View, Options>;
  /** Brought by the server's configuration: nobody has made a lesson, a page of rules or open cards for practice for it. */
  readonly isFromOutside?: true;
  /** The art of one card, drawn in `CARD_BOX`; the kit adds frame, label and state. */
  Face(props: { readonly card: Card }): ComponentChild;
  Back(): ComponentChild;
  /** Does the card say its name as soon as there is room for it, and not only where it is read? */
  hasRibbon?(card: Card): boolean;
  /** Its name there, with soft hyphens where a long word may be broken; without it the name the texts give. */
  ribbon?(card: Card, words: Words): string | undefined;
  /** What stands on a large card, where that is shorter than what the rules say of it (`texts.abilities`). */
  printed?(card: Card, words: Words): string | undefined;
  /** The middle of the table. Seats on top, hand and decision bar below belong to the play screen. */
  Board(props: BoardProps<Move, View, Words>): ComponentChild;
  /** What is shown of a seat besides name and count of hand cards: open cards, points, rings. */
  SeatDetail?(props: SeatDetailProps<Move, View, Words>): ComponentChild;
  /** What the game lays over the stage: words in a corner, cards that only this player may see in place of the hand. */
  Overlay?(props: BoardProps<Move, View, Words>): ComponentChild;
  /** How everybody stands when the game is over; loaded then. */
  result(): Promise<GameResult<Move, View, Words>>;
  /** The seat's hand in this view; null where the viewer may not see it. */
  hand(view: View, seat: Seat): HandView;
  /** How a move is made by hand; null for one that is only a button. */
  use(move: Move, view: View, seat: Seat): Use | null;
  /** What somebody tries who taps these cards, as text for `whyNot`. */
  attempt(picks: readonly Pick[], view: View): string;
  /** How what happens is shown; loaded once the first cards lie. */
  staging(): Promise<Staging<Event, View, Words>>;
  /** How the first cards come to everybody; null once anybody has decided anything. */
  deal?(view: View): Deal | null;
  /** What the ground of this table adds to the sound of a card that lands. */
  readonly landing?: Sound;
  /** Does this deserve emphasis when it happens: an effect with actor, card and victim, a last card? */
  isLoud?(event: Event, view: View): boolean;
  /** Whom events help and harm; loaded with a review, which says what a move leads to. */
  consequences?(): Promise<Consequences<State, Move, Event>>;
  /** The event as the decision bar tells it, without what would make its sentence long; left out, as it is. */
  headline?(event: Event): Event;
  /** Is this seat about to win? It is called out when it comes to that. */
  isClose?(view: View, seat: Seat): boolean;
  /** Has this seat nothing more to decide, as far as can be seen? Whoever plays beside bots may then go to the end. */
  isOut?(view: View, seat: Seat): boolean;
  /** Is this too small a thing for the log? */
  isSilent?(event: Event): boolean;
  /** Is this move worth a question first: costly, and final? */
  isCostly?(move: Move, view: View): boolean;
  /** Zones in which the cards of a refusal light up; left out, they light up wherever they lie. */
  lit?(refusal: Refusal, view: View): readonly string[];
  /** Leaves out moves while a choice made beforehand (a signal of the board) asks for others: a call to be made with the next card. */
  offered?(moves: readonly Move[], view: View): readonly Move[];
  /** What the button of a move says where the table around it says the rest; null for its whole sentence. */
  brief?(move: Move, props: BoardProps<Move, View, Words>): Brief | null;
  /** Does the board itself offer this move in words now (`Choices`), so that the decision bar need not repeat it? `possible` are all it would offer. */
  asksItself?(move: Move, view: View, picks: readonly Pick[], possible: readonly Offer[]): boolean;
  /** Is this move made by the first tap on its card, because speed decides? */
  isQuick?(move: Move, view: View): boolean;
  /** May any seat act out of turn, so that at one device the table can be grabbed? */
  readonly isRace?: boolean;
  /** How the game has ended, where the view does not say it as `outcome`. */
  outcome?(view: View): Outcome | null;
  /** The order of cards in a hand sorted by rank; left out, cards go by their numbers, as they do sorted by colour. */
  compare?(a: Card, b: Card): number;
  texts(language: Language): Promise<PlayTexts<Move, Event, View>>;
  /** Those of them that a first move needs, in a file of their own. */
  firstTexts(language: Language): Promise<FirstTexts<Move, Event, View>>;
  rules(language: Language): Promise<Readonly<Record<string, string>>>;
  /** What only the board and the lobby say. */
  words(language: Language): Promise<Words>;
  readonly presets: readonly Preset[];
  /** What the presets are called; loaded by whoever plans a table. */
  presetTexts(language: Language): Promise<PresetTexts>;
}

/** What is seen and heard of events. `view` is the one before the event. */
export interface Staging<Event = unknown, View = unknown, Words = ScreenWords> {
  /** Which cards travel where. */
  flights(event: Event, view: View): readonly Flight[];
  /** What is seen besides. */
  effects?(event: Event, view: View, words: Words): readonly Effect[];
  /** What is heard besides cards that leave and land. */
  sound?(event: Event): Sound | null;
  /** Cards to draw beside the event's sentence in the log. */
  pictured?(event: Event): readonly Card[];
}

export type PlayTexts<Move = unknown, Event = unknown, View = unknown> = Omit<
  GameTexts<Move, Event, View>,
  'rules'
> & {
  /** Where the rest comes later: settles when it is there. Until then there is no option and no reason, and neither events nor the table are told in words. */
  whole?(): Promise<unknown>;
};

/** A game's own words. */
export type ScreenWords = object;

/** What presets are called and what they mean, by their ids. */
export type PresetTexts<Id extends string = string> = Readonly<
  Record<Id, { readonly name: string; readonly explains: string }>
>;

/** A set of options under one name. What it leaves out keeps its default. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many seats it offers at first. */
  readonly seats: number;
}

/** What events mean, for reviews. */
export interface Consequences<State = unknown, Move = unknown, Event = unknown> {
  /** What everybody likes to do next. */
  readonly thinking: Thinking<State, Move>;
  /** Null for what is not worth saying of what could come next. */
  consequenceOf(event: Event): Consequence | null;
}

/** Something that helps a seat, or harms it. */
export interface Consequence {
  readonly seat: Seat;
  readonly isGain: boolean;
}

/** The end of a game. */
export interface GameResult<Move = unknown, View = unknown, Words = ScreenWords> {
  /** The kit draws it in order of places. */
  finalScore(props: BoardProps<Move, View, Words>): FinalScore;
  /** What is worth telling about the game that was played, the most remarkable first; from its events, as far as the viewer may know them. */
  tallies?(events: readonly unknown[], props: BoardProps<Move, View, Words>): readonly Tally[];
  /** What else belongs to it, under the table of places. */
  Aftermath?(props: BoardProps<Move, View, Words>): ComponentChild;
}

/** Something that was counted throughout a game. */
export interface Tally {
  /** What is counted, after one and after several. */
  readonly label: readonly [one: string, several: string];
  readonly bySeat: readonly number[];
  /** The largest is told, with whose it was; otherwise all of them together. */
  readonly isRecord?: boolean;
  /** Nobody wants much of it: it does not console whoever lost. */
  readonly isMishap?: boolean;
}

/** Everything that was counted. */
export interface FinalScore {
  /** What is counted; the last column is what decides. */
  readonly columns: readonly string[];
  /** By seat. The lower the rank, the better; equal ones share a place. */
  readonly seats: readonly { readonly rank: number; readonly cells: readonly (string | number)[] }[];
}

export interface HandView {
  readonly cards: readonly Card[] | null;
  /** null where the page knows of no hand. */
  readonly count: number | null;
}

/** A card that was tapped; `card` is null if it lies face down. Places count from 0. */
export interface Pick {
  readonly zone: string;
  readonly card: Card | null;
  readonly place: number;
}

/**
 * How a move is made by hand: by taking cards of a zone (as many copies as are listed), by taking the card at one place, or,
 * with neither, by tapping the zone itself (`seat:2`, `pile`). `to` is the zone that completes it by a tap or a drop.
 */
export interface Use {
  readonly zone: string;
  readonly cards?: readonly Card[];
  /** The cards are picked in this order: the later ones can be picked only after the first. */
  readonly inOrder?: boolean;
  /** The cards are a choice that a button or their zone confirms: a second tap puts one back. */
  readonly isChoice?: boolean;
  readonly place?: number;
  readonly to?: string;
}

/** Cards that travel together; null flies face down. Zones are the names in `data-zone`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly (Card | null)[];
  /** Leaves at the same moment as the flight before it. */
  readonly together?: boolean;
  /** Turned over on the way: it starts face down and arrives open. */
  readonly turns?: boolean;
  readonly manner?: FlightManner;
}

/** Where the first cards of a game come from, and what else than hands gets some, before them: `hidden` is `hidden:0` and so on. */
export interface Deal {
  readonly from: string;
  readonly first?: { readonly zone: string; readonly count: number };
}

/**
 * How cards travel that do not go one after another on an arc. `deal`: round the table, one card each; `packet`: all at once;
 * `throw`: straight and fast; `slide`: into their place from the side; `blind`: held face down, then turned; `ring`: round the
 * middle of the table; `tear`: in two halves.
 */
export type FlightManner = 'deal' | 'packet' | 'throw' | 'slide' | 'blind' | 'ring' | 'tear';

export type Mood = 'glad' | 'sore';

/** What is seen besides cards that travel, when they leave or when the first of them lands. Zones are the names in `data-zone`. */
export type Effect = { readonly at: 'start' | 'landing' } & (
  | { readonly type: 'beam'; readonly from: string; readonly to: string }
  | { readonly type: 'shake'; readonly zone: string }
  /** `look` is a class besides `fx-ring`, for a board's own drawing. */
  | { readonly type: 'ring'; readonly zone: string; readonly look?: string }
  /** They open like a flower, or fly one after another to a zone, with rising bells. */
  | { readonly type: 'petals'; readonly zone: string; readonly count: number; readonly to?: string }
  | { readonly type: 'stamp'; readonly zone: string; readonly text: string; readonly look?: string }
  | { readonly type: 'face'; readonly seat: Seat; readonly mood: Mood }
  /** A laurel grows round the face. */
  | { readonly type: 'laurel'; readonly seat: Seat }
  /** What stands in a zone hops to another one, or sinks and rises where it is. */
  | { readonly type: 'walk'; readonly zone: string; readonly to?: string }
  /** The cards of a zone lose their colours, from the ends to the middle. */
  | { readonly type: 'veil'; readonly zone: string }
  /** The signs on the card that has come light up one after another. */
  | { readonly type: 'glyphs' }
  | { readonly type: 'title'; readonly text: string }
);

/** A move the viewer may make now. */
export interface Offer<Move = unknown> {
  readonly move: Move;
  /** Its notation, which is what is sent. */
  readonly text: string;
  readonly label: string;
  readonly use: Use | null;
}

/** A button in few words. */
export interface Brief {
  readonly text: string;
  /** Only read aloud: others see it at the place the move leads to. */
  readonly more?: string;
  /** What most would do. */
  readonly isMain?: boolean;
}

/** A countdown that runs in the page's own time. */
export interface RunningClock {
  readonly countdown: number;
  /** `performance.now()` at which it ends. */
  readonly ends: number;
  readonly of_ms: number;
  /** It stands still, with `ends` kept at its distance. */
  readonly stands: boolean;
}

export interface BoardProps<Move = unknown, View = unknown, Words = ScreenWords> {
  readonly view: View;
  readonly viewer: Viewer;
  /** The seat that is played here and now; null for onlookers and in a replay. */
  readonly seat: Seat | null;
  /** Names the game that is played, for what a board remembers of it. */
  readonly playId: string;
  /** A finished game is wound: nothing can be pressed, and nothing need be explained. */
  readonly isReplay: boolean;
  /** Who sits at the bottom. */
  readonly perspective: Seat;
  readonly seats: readonly SeatInfo[];
  readonly names: Names;
  readonly texts: PlayTexts<Move, unknown, View>;
  readonly words: Words;
  readonly language: Language;
  readonly settings: Settings;
  /** Empty while cards travel. */
  readonly offers: readonly Offer<Move>[];
  /** Who owes an answer, as far as the viewer may know. */
  readonly deciding: readonly Seat[];
  /** Does the viewer's seat owe one? If not, offers are interjections. */
  readonly owes: boolean;
  readonly clock: RunningClock | null;
  readonly outcome: Outcome | null;
  /** What has happened, the newest last; only at a table where it is kept. */
  happened?(): readonly unknown[];
  /** Cards tapped so far, all of one zone. */
  readonly picks: readonly Pick[];
  /** Offers that the picked cards complete. */
  readonly completed: readonly Offer<Move>[];
  /** Taps a card: picks it, adds it, or plays it when tapped again; says why if it cannot be. */
  tap(pick: Pick): void;
  /** Taps a zone: plays what is picked to it, or makes the move the zone itself stands for. */
  tapZone(zone: string): void;
  clearPicks(): void;
  /** Makes a move, after a question if it is costly. */
  send(text: string): void;
  /** Shows why an attempt is impossible. */
  tryOut(attempt: string): void;
}

export interface SeatDetailProps<Move = unknown, View = unknown, Words = ScreenWords>
  extends BoardProps<Move, View, Words> {
  /** The seat whose detail is drawn. */
  readonly of: Seat;
}
