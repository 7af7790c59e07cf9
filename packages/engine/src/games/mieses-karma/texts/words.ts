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
import { CARDS, cardNamed, type SignName, type Species } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Choices } from '../options.ts';
import type { Code } from '../refusals.ts';
import type { Ending } from '../scoring.ts';
import type { SeatView, StackView, View } from '../view.ts';
import { cardName } from './card-names.ts';
import { type ExpectedAnswer, type ExpectedGift, type ExpectedTurn, expectedOf } from './expected.ts';
import type { LifeStatement, Statement } from './rules/provenance.ts';

/** What the cards are called. */
export interface CardWords {
  readonly signs: Readonly<Record<SignName, string>>;
  readonly buddha: string;
  readonly species: Readonly<Record<Exclude<Species, 'human'>, string>>;
  /** The first human, the second and so on. */
  readonly humans: readonly string[];
  readonly human: string;
}

/** What players are told of a species besides its ability: what of it is attested or reconstructed. Section E */
export interface AnimalWords {
  readonly statements: Readonly<Record<Statement, string>>;
  readonly lifeCards: string;
  readonly lifeStatements: Readonly<Record<LifeStatement, string>>;
  /** `Stack I, karma 0 or more; 4 life cards; sun, heart.` */
  facts(stack: string | null, karma: number, dealt: number, symbols: readonly string[]): string;
  /** The sentence that says what is attested and what is not; lists may be empty. */
  provenance(attested: readonly string[], reconstructed: readonly string[]): string;
}

/** Everything about Mieses Karma that one language has to say. */
export interface Words {
  readonly name: string;
  readonly about: string;
  readonly cards: CardWords;
  /** What the animals can do. */
  readonly powers: Readonly<Record<Species, string>>;
  readonly animals: AnimalWords;
  readonly options: Readonly<Record<keyof Choices, OptionText>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly refusals: Readonly<Record<Code, RefusalText<Card>>>;
  readonly moves: Sentences<Move>;
  readonly events: Sentences<Event>;
  readonly asks: {
    readonly nothing: string;
    others(waitedFor: readonly Who[]): string;
    turn(turn: ExpectedTurn): string;
    gift(gift: ExpectedGift, asking: Who): string;
    answer(answer: ExpectedAnswer): string;
  };
  readonly table: {
    seat(seat: SeatView, who: Who): string;
    piles(view: View): string;
    stacks(stacks: readonly StackView[]): string;
  };
}

/** What a first move needs of it; the rest comes later. */
export type PlayWords = Omit<Words, 'animals' | 'endings' | 'events' | 'options' | 'refusals' | 'table'>;

export function makePlayTexts(words: PlayWords): FirstTexts<Move, Event, View> {
  const { name, about } = words;
  return {
    name,
    about,
    cards: Object.fromEntries(CARDS.map((id, card) => [id, cardName(card, words.cards)])),
    kinds: { ...words.cards.species, human: words.cards.human },
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

function asksText(words: PlayWords, view: View, names: Names): string {
  const expected = expectedOf(view, names.you);
  const people = peopleOf(names);
  switch (expected.type) {
    case 'nothing':
      return words.asks.nothing;
    case 'others':
      return words.asks.others(people.all(expected.seats));
    case 'turn':
      return words.asks.turn(expected);
    case 'gift':
      return words.asks.gift(expected, people.one(expected.asking));
    default:
      return words.asks.answer(expected);
  }
}

function tableLines(words: Words, view: View, names: Names): string[] {
  const people = peopleOf(names);
  return [
    ...view.seats.map((seat, i) => words.table.seat(seat, people.one(i))),
    words.table.piles(view),
    words.table.stacks(view.stacks),
  ];
}
