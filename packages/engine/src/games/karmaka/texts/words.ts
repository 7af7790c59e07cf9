import { waitingFor } from '../../../kernel/pending.ts';
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
import { CARDS, type CardId, type Colour, cardNamed, KINDS } from '../cards.ts';
import type { WaitView } from '../decisions/decision.ts';
import type { Reason } from '../ending.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { RUNGS } from '../rebirth.ts';
import type { Code } from '../refusals.ts';
import type { Waiting } from '../state.ts';
import type { Options, Variant } from '../variants.ts';
import type { KnownCard, SeatView, View } from '../view.ts';
import { type Question, questionOf } from './questions.ts';

/** Everything about Karmaka that one language has to say. */
export interface Words {
  readonly name: string;
  readonly about: string;
  readonly cards: Readonly<Record<CardId, string>>;
  /** What the cards do, in our own words. */
  readonly abilities: Readonly<Record<CardId, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rungs: Readonly<Record<(typeof RUNGS)[number], string>>;
  readonly options: Readonly<Record<Exclude<keyof Options, 'variant'>, OptionText>> & {
    readonly variant: OptionText & { readonly values: Readonly<Record<Variant, string>> };
  };
  readonly endings: Readonly<Record<Reason, string>>;
  readonly refusals: Readonly<Record<Code, RefusalText<Card>>>;
  readonly moves: Sentences<Move>;
  readonly events: Sentences<Event>;
  readonly asks: {
    readonly nothing: string;
    others(who: Who): string;
    turn(mayPass: boolean, further: boolean): string;
    offer(card: Card): string;
    rings(rings: number, deeds: number, needed: number): string;
  } & { readonly [Asked in Question]: (wait: WaitView, name: string) => string };
  readonly table: {
    seat(seat: SeatView, who: Who): string;
    source(count: number, known: readonly KnownCard[]): string;
    ruins(ruins: readonly Card[]): string;
    middle(card: Card): string;
  };
}

/** What a first move needs of it; the rest comes later. */
export type PlayWords = Omit<Words, 'endings' | 'events' | 'options' | 'refusals' | 'table'>;

export function makePlayTexts(words: PlayWords): FirstTexts<Move, Event, View> {
  const { name, about, cards } = words;
  return {
    name,
    about,
    cards,
    abilities: Object.fromEntries(KINDS.map((kind) => [kind.id, cardText(words, kind)])),
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

/** Colour, points and ability of a card: `red 1 · …`. KK-12, KK-15 */
function cardText({ colours, abilities }: PlayWords, { id, colour, value }: (typeof KINDS)[number]): string {
  return `${colours[colour]} ${value} · ${abilities[id]}`;
}

function asksText({ asks, cards }: PlayWords, view: View, names: Names): string {
  const [wait] = view.pending;
  if (wait === undefined) return asks.nothing;
  const [seat] = waitingFor(view.pending as unknown as Waiting[]);
  if (seat !== names.you) return asks.others(peopleOf(names).one(seat));
  const own = view.seats[seat];
  const question = questionOf(wait, own, view.options);
  switch (question.type) {
    case 'turn':
      return asks.turn(wait.further || own.deckCount > 0, wait.further);
    case 'offer':
      return asks.offer(wait.card as Card);
    case 'rings':
      return asks.rings(own.rings, question.deeds, question.needed);
    default:
      return asks[question.type](wait, cards[CARDS[wait.ability as Card]]);
  }
}

function tableLines({ table }: Words, view: View, names: Names): string[] {
  const people = peopleOf(names);
  const middle = view.pending.flatMap(({ card }) => (card === null ? [] : [table.middle(card)]));
  return [
    ...view.seats.map((seat, i) => table.seat(seat, people.one(i))),
    table.source(view.sourceCount, view.rememberedSource),
    table.ruins(view.ruins),
    ...middle,
  ];
}
