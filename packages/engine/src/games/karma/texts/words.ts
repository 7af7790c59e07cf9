import type { Card } from '../../../kernel/zones.ts';
import type { FirstTexts, Names, OptionText, PlayTexts } from '../../../texts/game-texts.ts';
import {
  peopleOf,
  type RefusalText,
  refusalText,
  type Sentences,
  sentenceFor,
  type Who,
} from '../../../texts/sentences.ts';
import { CARDS, cardNamed, FIVE, isKarmaCard, rank } from '../cards.ts';
import type { AskedOption, Edition } from '../editions.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Code } from '../refusals.ts';
import type { SeatView, View } from '../view.ts';
import { type ExpectedPlay, expectedOf } from './expected.ts';

/** The Karma cards have names; a number card is called by its number in every language. */
export type KarmaCard = 'table' | 'bottom' | 'five' | 'give';

/** The reasons an outcome of Karma gives. KA-71, KAR-55 */
export type Ending = 'last-with-cards' | 'stalled' | 'turn-limit';

/** Everything about Karma that one language has to say. */
export interface Words {
  readonly name: string;
  readonly about: string;
  /** As the sheets print them. */
  readonly karmaCards: Readonly<Record<KarmaCard, string>>;
  /** For places without room. */
  readonly shortCards: Readonly<Partial<Record<KarmaCard, string>>>;
  readonly options: Readonly<Record<Exclude<AskedOption, 'edition'>, OptionText>> & {
    readonly edition: OptionText & { readonly values: Readonly<Record<Edition, string>> };
  };
  readonly endings: Readonly<Record<Ending, string>>;
  readonly refusals: Readonly<Record<Code, RefusalText<Card>>>;
  readonly moves: Sentences<Move>;
  readonly events: Sentences<Event>;
  readonly asks: {
    readonly nothing: string;
    readonly look: string;
    /** One to three cards. */
    choose(count: number): string;
    readonly draw: string;
    readonly mayDraw: string;
    others(waitedFor: readonly Who[]): string;
    receiver(count: number): string;
    play(play: ExpectedPlay): string;
  };
  readonly table: {
    /** One player in one line; `out` is somebody without cards. */
    seat(seat: SeatView, who: Who, out: boolean): string;
    pile(view: View): string;
    draw(count: number): string;
    outOfGame(count: number): string;
  };
}

/** What a first move needs of it; the rest comes later. */
export type PlayWords = Omit<Words, 'endings' | 'events' | 'options' | 'refusals' | 'table'>;

export function makePlayTexts(words: PlayWords): FirstTexts<Move, Event, View> {
  const { name, about, shortCards } = words;
  return {
    name,
    about,
    cards: Object.fromEntries(CARDS.map((id, card) => [id, cardName(card, words.karmaCards)])),
    shortCards,
    move: (move, names) => sentenceFor(words.moves, move, peopleOf(names)),
    asks: (view, names) => asksText(words, view, names),
  };
}

export function makeTexts(words: Words): PlayTexts<Move, Event, View> {
  return {
    ...makePlayTexts(words),
    endings: words.endings,
    event: (event, names) => sentenceFor(words.events, event, peopleOf(names)),
    options: words.options,
    refusal: (refusal) => refusalText(words.refusals, refusal, (id) => cardNamed(id) as Card),
    table: (view, names) => tableLines(words, view, names),
  };
}

export function cardName(card: Card, karmaCards: Words['karmaCards']): string {
  return isKarmaCard(card) ? karmaCards[CARDS[card] as KarmaCard] : CARDS[card];
}

/** What a card on top asks for, as far as sentences tell it apart. KA-21, KA-64, KA-65 */
export type Wanted = 'any' | 'up-to-five' | 'the-highest' | 'at-least';

export function wantedBy(demand: Card | null): Wanted {
  if (demand === FIVE) return 'up-to-five';
  if (demand === null || isKarmaCard(demand) || rank(demand) === 1) return 'any';
  return rank(demand) === 16 ? 'the-highest' : 'at-least';
}

/** Every card once, in the given order. */
export function kindsOf(cards: readonly Card[]): Card[] {
  return [...new Set(cards)];
}

function asksText(words: PlayWords, view: View, names: Names): string {
  const expected = expectedOf(view, names.you);
  const { asks } = words;
  switch (expected.type) {
    case 'others': {
      const waiting = asks.others(peopleOf(names).all(expected.seats));
      return expected.mayDraw ? `${waiting} ${asks.mayDraw}` : waiting;
    }
    case 'choose':
      return asks.choose(expected.count);
    case 'receiver':
      return asks.receiver(expected.count);
    case 'play':
      return asks.play(expected);
    default:
      return asks[expected.type];
  }
}

function tableLines(words: Words, view: View, names: Names): string[] {
  const people = peopleOf(names);
  const { table } = words;
  return [
    ...view.seats.map((seat, i) => table.seat(seat, people.one(i), isOut(seat, view))),
    table.pile(view),
    table.draw(view.drawCount),
    table.outOfGame(view.out.length),
  ];
}

/** KAR-51 */
function isOut(seat: SeatView, view: View): boolean {
  return seat.handCount + seat.open.length + seat.hiddenCount + view.drawCount === 0;
}
