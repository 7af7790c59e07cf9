import { shuffleDeck } from '../../kernel/deck.ts';
import { handOf, put, take } from '../../kernel/hand.ts';
import { amendedOptions } from '../../kernel/options.ts';
import { below, makeRandom, type Seed, shuffle } from '../../kernel/random.ts';
import { allAnswered, noAnswers, openedAnswers } from '../../kernel/sealed.ts';
import { clockwiseFrom, leftOf, type Seat } from '../../kernel/seats.ts';
import { type Card, sortCards, type Zone, zonesToChange } from '../../kernel/zones.ts';
import { dealFrom, deckOf } from './deck.ts';
import { EDITIONS, type Options } from './editions.ts';
import type { Tell } from './events.ts';
import { META } from './meta.ts';
import { type Choosing, emptyState, type Foresight, type State, turnOfSeat } from './state.ts';

/** Shuffles and deals: three hidden cards each, then six to the hand, unless the house says otherwise. KA-08, KA-09, KA-10, KAR-60, KAR-61 */
export function setup(options: Options, seed: Seed): State {
  const random = makeRandom(seed);
  const state = emptyState(options, random, starter(options, random));
  shuffleDeck(random, state.draw, deckOf(options));
  for (const seat of fromStarter(state)) {
    // Copied, and so without room for more, because they stay for most of the game.
    state.hidden[seat] = dealFrom(state.draw, options.hidden_cards).slice();
  }
  if (options.foresight) {
    state.pending.push({ type: 'foresight', shape: 'sealed', answers: noAnswers(options.players) });
  } else {
    dealHands(state, undefined);
  }
  return state;
}

/** The oldest player, or the left neighbour of the dealer. KA-16, KA-17, KAR-03 */
function starter(options: Options, random: State['random']): Seat {
  return namedStarter(options) ?? startFrom(options, below(random, options.players));
}

/** The seat that the options let begin; null if they leave it to chance. */
export function namedStarter(options: Options): Seat | null {
  const named = EDITIONS[options.edition].starts === 'oldest' ? options.oldest : options.dealer;
  return named === null ? null : startFrom(options, named);
}

/** Who begins where this is the oldest player, or the dealer. */
function startFrom(options: Options, named: Seat): Seat {
  return EDITIONS[options.edition].starts === 'oldest' ? named : leftOf(named, options.players);
}

/**
 * The deal moves one seat left for the next game, to whoever has begun this one; the oldest stays the oldest. KAR-03
 * Every new game is played by the rules of today.
 */
export function nextGame({ options, starter }: State): Options {
  const next = amendedOptions(META, options);
  return EDITIONS[options.edition].starts === 'oldest' ? next : { ...next, dealer: starter };
}

function dealHands(state: State, tell: Tell): void {
  const count = state.options.hand_cards;
  for (const seat of fromStarter(state)) {
    const { draw } = state;
    tell?.({ type: 'dealt', seat, count, cards: draw.slice(draw.length - count) });
    for (let i = 0; i < count; i++) put(state.hands[seat], draw.pop() as Card);
  }
  state.pending.push({ type: 'choosing', shape: 'sealed', answers: noAnswers(state.options.players) });
}

function fromStarter(state: State): Seat[] {
  return clockwiseFrom(state.starter, state.options.players);
}

/** Foresight: everybody's own hidden cards are seen once as a set; when all have decided they are shuffled. KA-73, KAR-04 */
export function foresee(state: State, wait: Foresight, seat: Seat, looks: boolean, tell: Tell): void {
  wait.answers[seat] = looks;
  const seen = looks ? sorted(state.hidden[seat]) : null;
  state.foreseen[seat] = seen;
  tell?.({ type: 'looked', seat, looked: looks, cards: seen && seen.slice() });
  if (!allAnswered(wait)) return;
  for (const zone of zonesToChange(state.hidden)) shuffle(state.random, zone);
  state.pending.pop();
  dealHands(state, tell);
  state.countdown++;
}

/** The choice stays secret until everybody has made one; then the cards are laid open together. KA-11, KAR-01 */
export function chooseOpen(
  state: State,
  wait: Choosing,
  seat: Seat,
  cards: readonly Card[],
  tell: Tell,
): void {
  wait.answers[seat] = cards.slice();
  tell?.({ type: 'chose', seat });
  const opened = openedAnswers(wait);
  if (opened === null) return;
  state.pending.pop();
  for (let owner = 0; owner < opened.length; owner++) {
    const chosen = opened[owner];
    for (const card of chosen) take(state.hands[owner], card, 1);
    state.open[owner] = handOf(chosen);
    tell?.({ type: 'opened', seat: owner, cards: chosen.slice() });
  }
  state.pending.push(turnOfSeat(state.starter));
  state.countdown++;
}

function sorted(cards: readonly Card[]): Zone {
  const copy = cards.slice();
  sortCards(copy);
  return copy;
}
