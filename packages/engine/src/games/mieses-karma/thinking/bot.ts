import type { BotTaste } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { BUDDHAS, JOKER, LEFT_SIGN, REAPER, RIGHT_SIGN, type Species } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { foursomesIn, karmaIn } from '../evaluation.ts';
import { fits, lineLength, rightEnd, sideOf } from '../line.ts';
import type { End, Move } from '../moves.ts';
import { pointsOf } from '../scoring.ts';
import { type State, turnOf } from '../state.ts';
import { chances } from './bot-chances.ts';
import { manner } from './bot-manner.ts';

/** Builds long lines, asks before it discards, and gives when the step of karma is worth more than the card. */
export const taste: BotTaste<State, Move> = {
  likes(state: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'attach':
        return 20 + gain(state, seat, move.card, move.end);
      case 'add':
        return 22 + gain(state, seat, move.card, 'right');
      case 'salvage':
        return 24 + gain(state, seat, state.discard[state.discard.length - 1], 'right');
      case 'steal':
        return 24 + gain(state, seat, stolen(state, move.seat, move.end), 'right') + leads(state, move.seat);
      case 'imitate':
        return 16 + IMITATED[move.species];
      case 'ask':
        return 15;
      case 'discard':
        return 8 - worth(state, seat, move.card);
      case 'swap':
        return 6 - 2 * worth(state, seat, move.card);
      case 'end':
        return 2;
      case 'give':
        return likesGiving(state, seat, move.card);
      case 'take':
        return gain(state, seat, state.laid[move.seat] as Card, move.end) - leads(state, move.seat);
      case 'exchange':
        return canAttach(state, seat) ? -1 : 1;
      case 'keep':
        return worth(state, seat, move.card);
      case 'score':
        return -worth(state, seat, move.card);
      case 'again':
        return 1;
      default:
        return 0;
    }
  },

  manner,
  chances,
  lookahead: 8,
};

/** How much a chameleon likes to be another animal. */
const IMITATED: Readonly<Record<Species, number>> = {
  ant: 0,
  'potato-beetle': 2,
  earthworm: 1,
  butterfly: 2,
  'guinea-pig': 3,
  hedgehog: 2,
  magpie: 4,
  chameleon: 0,
  cat: 4,
  dog: 3,
  cow: 5,
  ape: 4,
  human: 0,
};

/** What a card adds to a line: karma and foursomes at once, symbols for later, and what a reaper costs. */
function gain(state: State, seat: Seat, card: Card, end: End): number {
  const side = sideOf(state, end);
  const line = side[seat];
  const power = powerOf(state, seat);
  const before = 2 * foursomesIn(state, seat, power) + karmaIn(state, seat, power);
  side[seat] = [...line, card];
  const after = 2 * foursomesIn(state, seat, power) + karmaIn(state, seat, power);
  side[seat] = line;
  return 2 * (after - before) + (RIGHT_SIGN[card] === REAPER ? deathNow(state, seat) : opens(card));
}

/** A reaper is welcome when there is little left to live for. */
function deathNow(state: State, seat: Seat): number {
  return lineLength(state, seat) / 2 - 2 * state.hands[seat].length;
}

/** A joker at the end lets everything follow. */
function opens(card: Card): number {
  return RIGHT_SIGN[card] === JOKER ? 1 : 0;
}

/** A card in hand: Buddhas and jokers are worth keeping, and so is what fits the player's own line. */
function worth(state: State, seat: Seat, card: Card): number {
  const joker = LEFT_SIGN[card] === JOKER || RIGHT_SIGN[card] === JOKER ? 1 : 0;
  const fitting = fits(LEFT_SIGN[card], rightEnd(state, seat)) ? 1 : 0;
  return 2 * BUDDHAS[card] + joker + fitting - (RIGHT_SIGN[card] === REAPER ? 1 : 0);
}

/** A step of karma against the card and what it brings to the other; a reaper ends the other's life as well. */
function likesGiving(state: State, seat: Seat, card: Card): number {
  const asking = turnOf(state).seat;
  const harms = RIGHT_SIGN[card] === REAPER ? 2 : 0;
  return 2 - worth(state, seat, card) + harms - BUDDHAS[card] - leads(state, asking) / 2;
}

/** Is this the player in front? */
function leads(state: State, seat: Seat): number {
  const own = pointsOf(state, seat);
  return state.karma.every((_, other) => pointsOf(state, other) <= own) ? 1 : 0;
}

function canAttach(state: State, seat: Seat): boolean {
  return state.hands[seat].some((card) => fits(LEFT_SIGN[card], rightEnd(state, seat)));
}

function stolen(state: State, seat: Seat, end: End): Card {
  const line = sideOf(state, end)[seat];
  return line[line.length - 1];
}
