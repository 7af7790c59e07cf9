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
import { CARDS, cardNamed, FREE_CHOICE, KIND_OF, KINDS, type KindId, PLUS_X, SKIP, TWO } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Direction, Move, MoveType } from '../moves.ts';
import type { Choices } from '../options.ts';
import type { Code } from '../refusals.ts';
import type { SeatView, View } from '../view.ts';
import { expectedOf } from './expected.ts';

/** The two words that are called are the same in every language. ST-19, ST-21 */
export const CALLED = { achtung: 'Achtung!', stop: 'Stop!' } as const;

/** Does this card hit the next player clockwise? ST-34, ST-41, ST-47 */
export function attacks(card: Card): boolean {
  const kind = KIND_OF[card];
  return kind === TWO || kind === SKIP || kind === PLUS_X;
}

/** Everything about STOP that one language has to say. */
export interface Words {
  readonly name: string;
  readonly about: string;
  /** As short as sentences need it. */
  card(card: Card): string;
  /** What the rule sheet calls kinds of cards besides their number or sign; told where there is room for it. */
  readonly titles: Readonly<Partial<Record<KindId, string>>>;
  readonly options: Readonly<Record<Exclude<keyof Choices, 'reaction'>, OptionText>> & {
    readonly reaction: OptionText & { readonly values: Readonly<Record<Choices['reaction'], string>> };
  };
  readonly endings: Readonly<Record<'target-reached', string>>;
  readonly refusals: Readonly<Record<Code, RefusalText<Card>>>;
  readonly moves: Readonly<Record<MoveType, (move: Move) => string>>;
  readonly events: Sentences<Event>;
  readonly asks: {
    readonly nothing: string;
    readonly passed: string;
    readonly stored: string;
    others(waitedFor: Who): string;
    mayThrowIn(top: Card): string;
    asked(top: Card): string;
    lock(top: Card): string;
    lockOnTurn(top: Card): string;
    prevent(top: Card, direction: Direction): string;
    turn(top: Card): string;
    two(top: Card, sum: number): string;
    skip(top: Card): string;
    plusX(top: Card): string;
  };
  readonly table: {
    seat(seat: SeatView, who: Who, dealer: boolean): string;
    pile(view: View): string;
    stock(count: number): string;
    round(finished: number): string;
  };
}

/** What a first move needs of it; the rest comes later. */
export type PlayWords = Omit<Words, 'endings' | 'events' | 'options' | 'refusals' | 'table'>;

export function makePlayTexts(words: PlayWords): FirstTexts<Move, Event, View> {
  const { name, about } = words;
  return {
    name,
    about,
    cards: Object.fromEntries(CARDS.map((id, card) => [id, fullName(words, card)])),
    move: (move) => words.moves[move.type](move),
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

/** `blue 0 (Stop)` */
function fullName({ card, titles }: PlayWords, which: Card): string {
  const title = which === FREE_CHOICE ? undefined : titles[KINDS[KIND_OF[which]].id];
  return title === undefined ? card(which) : `${card(which)} (${title})`;
}

function asksText({ asks }: PlayWords, view: View, names: Names): string {
  const expected = expectedOf(view, names.you);
  switch (expected.type) {
    case 'nothing':
    case 'passed':
      return asks[expected.type];
    case 'others': {
      const waiting = asks.others(peopleOf(names).one(expected.seat));
      return expected.mayThrowIn === null ? waiting : `${waiting} ${asks.mayThrowIn(expected.mayThrowIn)}`;
    }
    case 'asked':
      return asks.asked(expected.top);
    case 'lock':
      if (!expected.onTurn) return asks.lock(expected.top);
      return expected.stored ? asks.stored : asks.lockOnTurn(expected.top);
    case 'prevent':
      return asks.prevent(expected.top, expected.direction);
    case 'plus-x':
      return asks.plusX(expected.top);
    case 'two':
      return asks.two(expected.top, expected.sum);
    default:
      return asks[expected.type](expected.top);
  }
}

function tableLines({ table }: Words, view: View, names: Names): string[] {
  const people = peopleOf(names);
  return [
    ...view.seats.map((seat, i) => table.seat(seat, people.one(i), i === view.dealer)),
    table.pile(view),
    table.stock(view.stockCount),
    table.round(view.rounds),
  ];
}
