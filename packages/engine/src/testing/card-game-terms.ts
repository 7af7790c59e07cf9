import type { CardGame } from '../kernel/card-game/card-game.ts';
import type { CardGameRules, TableEvent, TimeOut } from '../kernel/card-game/rules.ts';
import type { CardTable } from '../kernel/card-game/table.ts';
import { type CardTableView, isSeen, type Kinds } from '../kernel/card-game/view.ts';
import { readOptions } from '../kernel/options.ts';
import { sortCards, type Zone } from '../kernel/zones.ts';
import type { SecretZone, Terms } from './terms.ts';

/** What the contract is told about a game made by `cardGame`, with one set of options: it follows from the rules. */
export function cardGameTerms<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
>(
  rules: CardGameRules<State, Move, Event, Code>,
  game: CardGame<State, Move, Event>,
  given: object,
  clauses: readonly string[],
): Terms<State, Move | TimeOut, Event | TableEvent, CardTableView<State>, State['options']> {
  const kinds = rules.zones as { readonly seats: Kinds; readonly piles: Kinds };
  const universe: readonly (Move | TimeOut)[] = [...rules.moves, { type: 'time-out' }];
  const said = universe.flatMap((move) => game.notation(move).split(' '));
  return {
    game,
    options: readOptions(game, given),
    cards: (state) => [...state.seats.flatMap(cardsIn), ...cardsIn(state.piles)],
    secrets: (state, viewer) => [
      [
        ...state.seats.flatMap((zones, seat) => hiddenIn(kinds.seats, zones, seat === viewer)),
        ...hiddenIn(kinds.piles, state.piles, false),
      ],
    ],
    universe,
    words: [...new Set([...said, ...rules.cards, 'joker', '0', '1'])],
    clauses,
    mostMoves: MOST_MOVES,
  };
}

/** No game made by `cardGame` should be longer, whatever is played in it. */
const MOST_MOVES = 20_000;

function cardsIn(zones: Readonly<Record<string, Zone>>): Zone {
  return Object.values(zones).flat();
}

function hiddenIn(kinds: Kinds, zones: Readonly<Record<string, Zone>>, own: boolean): SecretZone[] {
  return Object.entries(kinds)
    .filter(([, kind]) => !isSeen(kind, own))
    .map(([name, kind]) => ({
      cards: zones[name].slice(),
      put: (cards) => {
        cards.forEach((card, place) => {
          zones[name][place] = card;
        });
        if (kind === 'hand') sortCards(zones[name]);
      },
    }));
}
