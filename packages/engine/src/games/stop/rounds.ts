import { shuffleDeck } from '../../kernel/deck.ts';
import { amendedOptions } from '../../kernel/options.ts';
import { below, makeRandom, type Seed, shuffle } from '../../kernel/random.ts';
import { bySeat, leftOf, type Seat } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import { FREE_CHOICE, isNumber } from './cards.ts';
import { deckOf } from './deck.ts';
import type { Tell } from './events.ts';
import { cardsIn, empty, put, putAll } from './hand.ts';
import { openInterjecting } from './interjecting.ts';
import { META } from './meta.ts';
import type { Options } from './options.ts';
import { scoresAt } from './penalties.ts';
import { answering, emptyState, type RoundEnd, type State } from './state.ts';

/** ST-04, STR-20 */
export function setup(options: Options, seed: Seed): State {
  const random = makeRandom(seed);
  const state = emptyState(options, random, options.dealer ?? below(random, options.players));
  dealRound(state, undefined);
  return state;
}

/** Shuffles all cards, deals, and opens the pile; the dealer starts. STR-72, STR-73, ST-05, ST-06, ST-07, ST-08 */
function dealRound(state: State, tell: Tell): void {
  const { stock, pile, hands, dealer } = state;
  const count = state.options.hand_cards;
  takeAway(stock);
  takeAway(pile);
  shuffleDeck(state.random, stock, deckOf(state.options));
  for (let seat = 0; seat < hands.length; seat++) {
    for (let i = 0; i < count; i++) put(hands[seat], stock.pop() as Card);
    tell?.({ type: 'dealt', seat, count, cards: cardsIn(hands[seat]) });
  }
  state.layer = dealer;
  state.turns = 0;
  state.idleTurns = 0;
  takeAway(state.pending);
  state.pending.push(answering('turn', dealer, 0));
  pile.push(openingCard(state, tell));
  if (isNumber(pile[0])) openInterjecting(state);
}

function takeAway(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Turns up cards until one may stay; the others go back and the stock is shuffled. STR-21, STR-22 */
function openingCard(state: State, tell: Tell): Card {
  for (;;) {
    const card = state.stock.pop() as Card;
    const stays = mayOpen(card, state.options);
    tell?.({ type: 'opened', card, stays });
    if (stays) return card;
    state.stock.push(card);
    shuffle(state.random, state.stock);
  }
}

function mayOpen(card: Card, options: Options): boolean {
  return options.opening_number_only ? isNumber(card) : card !== FREE_CHOICE;
}

/** Counts a turn and ends a round that gets nowhere; true if it did. STR-29 */
export function endTurn(state: State, progress: boolean, tell: Tell): boolean {
  const { players, turn_limit } = state.options;
  state.countdown++;
  state.turns++;
  state.idleTurns = progress ? 0 : state.idleTurns + 1;
  const deadlock = state.idleTurns >= players;
  if (!deadlock && state.turns < turn_limit) return false;
  endRound(state, deadlock ? 'deadlock' : 'turn-limit', null, tell);
  return true;
}

/** Everybody counts what is left in hand; then the game is over, or the left neighbour deals. ST-22, ST-24, ST-27 */
export function endRound(state: State, reason: RoundEnd, winner: Seat | null, tell: Tell): void {
  const { players } = state.options;
  const before = state.points;
  const hands = bySeat(players, (seat) => cardsIn(state.hands[seat]));
  const points = bySeat(players, (seat) => penaltyPoints(hands[seat], state.options));
  for (const hand of state.hands) empty(hand);
  state.memories = null;
  state.points = bySeat(players, (seat) => before[seat] + points[seat]);
  state.lastRound = { reason, winner, hands, points };
  state.rounds++;
  state.stored = null;
  state.countdown++;
  tell?.({ type: 'scored', result: state.lastRound, points: state.points });
  if (isDecided(state)) return endGame(state, hands, tell);
  state.dealer = leftOf(state.dealer, players);
  dealRound(state, tell);
}

/** ST-25, ST-26, STR-72 */
export function penaltyPoints(cards: readonly Card[], options: Options): number {
  const scores = scoresAt(options);
  return cards.reduce((sum, card) => sum + scores[card], 0);
}

/** ST-28, STR-61 */
function isDecided(state: State): boolean {
  return state.points.some((points) => points >= state.options.target_points);
}

/** Whoever has the fewest points wins; the last hands stay on the table. ST-29, STR-62 */
function endGame(state: State, hands: readonly Zone[], tell: Tell): void {
  hands.forEach((cards, seat) => {
    putAll(state.hands[seat], cards);
  });
  takeAway(state.pending);
  const { points } = state;
  const fewest = Math.min(...points);
  const seats = points.map((_, seat) => seat);
  state.outcome = {
    winners: seats.filter((seat) => points[seat] === fewest),
    losers: seats.filter((seat) => points[seat] !== fewest),
    reason: 'target-reached',
    points,
  };
  tell?.({ type: 'ended', outcome: state.outcome });
}

/** The dealer of the next game is the left neighbour of the last one. ST-27 */
export function nextGame({ options, dealer }: State): Options {
  return { ...amendedOptions(META, options), dealer: leftOf(dealer, options.players) };
}
