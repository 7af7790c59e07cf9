import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import type { GameTexts, Names, OptionText } from '../../../texts/game-texts.ts';
import { CARDS, cardNamed } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Direction, Move, MoveType } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Code } from '../refusals.ts';
import type { SeatView, View } from '../view.ts';
import { expectedOf } from './expected.ts';
import type { Clause } from './rules/en.ts';

/** A player in a sentence: the reader, or somebody with a name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** The players of a sentence; in a group the reader comes last. */
export interface People {
  one(seat: Seat): Who;
  all(seats: readonly Seat[]): Who[];
}

/** The two words that are called are the same in every language. ST-19, ST-21 */
export const CALLED = { achtung: 'Achtung!', stop: 'Stop!' } as const;

/** Everything about STOP that one language has to say. */
export interface Words {
  readonly name: string;
  readonly about: string;
  card(card: Card): string;
  readonly options: Readonly<Record<Exclude<keyof Options, 'reaction'>, OptionText>> & {
    readonly reaction: OptionText & { readonly values: Readonly<Record<Options['reaction'], string>> };
  };
  readonly rules: Readonly<Record<Clause, string>>;
  readonly endings: Readonly<Record<'target-reached', string>>;
  readonly refusals: Readonly<Record<Code, string | ((cards: readonly Card[]) => string)>>;
  readonly moves: Readonly<Record<MoveType, (move: Move) => string>>;
  readonly events: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, people: People) => string;
  };
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

export function makeTexts(words: Words): GameTexts<Move, Event, View> {
  const { name, about, options, rules, endings } = words;
  return {
    name,
    about,
    cards: Object.fromEntries(CARDS.map((id, card) => [id, words.card(card)])),
    options,
    rules,
    endings,
    refusal: (refusal) => refusalText(words, refusal),
    move: (move) => words.moves[move.type](move),
    event: (event, names) => eventText(words, event, peopleOf(names)),
    asks: (view, names) => asksText(words, view, names),
    table: (view, names) => tableLines(words, view, names),
  };
}

/** A list as people say it: `a, b and c`. */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${and}${parts[parts.length - 1]}`;
}

function eventText<Type extends Event['type']>(
  words: Words,
  event: Extract<Event, { type: Type }>,
  people: People,
): string {
  const write = words.events[event.type as Type] as (
    event: Extract<Event, { type: Type }>,
    people: People,
  ) => string;
  return write(event, people);
}

function peopleOf(names: Names): People {
  const one = (seat: Seat): Who => ({ you: seat === names.you, name: names.seats[seat] });
  return {
    one,
    all: (seats) =>
      [...seats.filter((seat) => seat !== names.you), ...seats.filter((seat) => seat === names.you)].map(one),
  };
}

function refusalText(words: Words, refusal: Refusal): string {
  const text = words.refusals[refusal.code as Code];
  return typeof text === 'string' ? text : text(refusal.cards.map((id) => cardNamed(id) as Card));
}

function asksText({ asks }: Words, view: View, names: Names): string {
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
