import { BadInput } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { oneOf } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import { CARDS, isLifeCard, REAPER, RIGHT_SIGN, signAt } from './cards.ts';
import { lifeDeckOf } from './deck.ts';
import { fits } from './line.ts';
import type { End } from './moves.ts';
import type { State } from './state.ts';

/**
 * Puts cards that fit into the unknown places of the life lines, since others could not lie there; never a reaper, which
 * would close the line. `named` are all life cards that the position names. MK-09, MK-91, MK-95
 */
export function fillUnknownLines(state: State, lines: Lines, named: readonly Card[]): void {
  const left = lifeDeckOf(state.options).copies.slice();
  for (const card of named) if (card >= 0) left[card]--;
  for (const seat of state.animals.keys()) {
    fillSide(state, lines, seat, 'right', left);
    fillSide(state, lines, seat, 'left', left);
  }
}

/** By side and seat: the lines of the state, to be changed in place. */
type Lines = Readonly<Record<End, readonly Zone[]>>;

function fillSide(state: State, lines: Lines, seat: Seat, outwards: End, left: number[]): void {
  const line = lines[outwards][seat];
  const inwards = outwards === 'right' ? 'left' : 'right';
  const follows = (card: Card, inner: Card) => fits(signAt(inner, outwards), signAt(card, inwards));
  for (const [i, given] of line.entries()) {
    if (given >= 0) continue;
    const inner = i === 0 ? state.animals[seat] : line[i - 1];
    const outer = line[i + 1] ?? -1;
    const mayLie = (card: Card) =>
      RIGHT_SIGN[card] !== REAPER && follows(card, inner) && (outer < 0 || follows(outer, card));
    const possible = LIFE_CARDS.flatMap((card) =>
      mayLie(card) ? new Array<Card>(Math.max(0, left[card])).fill(card) : [],
    );
    if (possible.length === 0)
      throw new BadInput('not-enough-cards', at(at('seats', seat), outwards === 'right' ? 'line' : 'left'));
    line[i] = oneOf(state.random, possible);
    left[line[i]]--;
  }
}

const LIFE_CARDS: readonly Card[] = [...CARDS.keys()].filter(isLifeCard);
