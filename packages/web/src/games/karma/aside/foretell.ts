import { type Card, fastRandom, imagineMove, type Seat, type SeenMove } from '@samsara/engine';
import { type Event, type Move, rules, type View } from '@samsara/engine/games/karma/rules';
import { demandIn, isOut, waitOf } from '../moment.ts';

/** What a play would do, as far as its player may know. */
export type Foretold =
  /** These cards leave the game. KA-38, KA-75 */
  | { readonly type: 'triple'; readonly count: number }
  /** The pile goes to a player of choice. KA-68, KA-76 */
  | { readonly type: 'give'; readonly count: number }
  /** BOTTOM brings up this card, null if nobody may know it. KA-62 */
  | { readonly type: 'raise'; readonly card: Card | null }
  /** TABLE asks for one more card. KA-53, KA-54 */
  | { readonly type: 'extra' }
  /** The player plays again. KA-40 */
  | { readonly type: 'again' }
  /** The next player has to match this card; null if any card goes. */
  | { readonly type: 'next'; readonly demand: Card | null }
  /** These were the last cards. */
  | { readonly type: 'out' }
  /** Nobody knows the card. KA-34 */
  | { readonly type: 'blind' };

/** In how many states that fit the view a move is tried out; only what is the same in all of them is told. */
const WORLDS = 24;

/** What a move by cards would do, before it is made. */
export function foretell(view: View, move: Move): Foretold[] {
  const { viewer } = view;
  if (move.type === 'turn') return [{ type: 'blind' }];
  if (move.type !== 'play' || viewer === 'onlooker') return [];
  const text = rules.notation(move);
  const worlds: Foretold[][] = [];
  for (let world = 1; world <= WORLDS; world++) {
    const seen = imagineMove(rules, view, viewer, text, fastRandom(world));
    worlds.push(seen === undefined ? [] : effectsOf(seen, viewer));
  }
  return worlds[0].flatMap((entry) => agreed(entry, worlds));
}

function effectsOf({ events, view }: SeenMove<Event, View>, seat: Seat): Foretold[] {
  const effects: Foretold[] = [];
  for (const event of events) {
    if (event?.type === 'raised') effects.push({ type: 'raise', card: event.card });
    if (event?.type === 'triple') effects.push({ type: 'triple', count: event.removed.length });
  }
  const isTriple = effects.some(({ type }) => type === 'triple');
  effects.push(...(isTriple ? afterTriple(view, seat) : afterPlay(view)));
  return isOut(view, seat) ? [...effects, { type: 'out' }] : effects;
}

function afterPlay(view: View): Foretold[] {
  switch (waitOf(view)?.type) {
    case 'receiver':
      return [{ type: 'give', count: view.pileCount }];
    case 'extra':
      return [{ type: 'extra' }];
    case 'turn':
      return [{ type: 'next', demand: demandIn(view) }];
    default:
      return [];
  }
}

/** Whoever laid a triple gives the rest of the pile away, if there is one, and plays on while they have cards. KA-40, KA-76, KAR-39 */
function afterTriple(view: View, seat: Seat): Foretold[] {
  const gives = waitOf(view)?.type === 'receiver';
  const effects: Foretold[] = gives ? [{ type: 'give', count: view.pileCount }] : [];
  if (view.outcome !== null || isOut(view, seat)) return effects;
  return [...effects, { type: view.pending.some(({ type }) => type === 'extra') ? 'extra' : 'again' }];
}

/** An entry that all worlds have; of a card that comes up in all of them, but not the same one, only that it does. */
function agreed(entry: Foretold, worlds: readonly (readonly Foretold[])[]): Foretold[] {
  const written = JSON.stringify(entry);
  const isInAll = (holds: (other: Foretold) => boolean) => worlds.every((effects) => effects.some(holds));
  if (isInAll((other) => JSON.stringify(other) === written)) return [entry];
  return entry.type === 'raise' && isInAll(({ type }) => type === 'raise')
    ? [{ type: 'raise', card: null }]
    : [];
}
