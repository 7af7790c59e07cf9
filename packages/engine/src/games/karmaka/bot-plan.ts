import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { type CardId, COLOURS, type Colour, KINDS, VALUES } from './cards.ts';
import { cardOf } from './memory.ts';
import { NEEDED, scoreOf } from './rebirth.ts';
import type { State } from './state.ts';

/** The colour of a life, and the points that Deeds and Hand promise in it. */
interface Plan {
  readonly colour: Colour;
  readonly points: number;
}

const SCORING: readonly Colour[] = ['red', 'green', 'blue'];

/** The colour in which Deeds and Hand together promise most; Deeds count for more, because they lie already. KK-50 */
function planOf(state: State, seat: Seat): Plan {
  const points = { red: 0, green: 0, blue: 0, mosaic: 0 };
  for (const card of state.deeds[seat]) points[COLOURS[card]] += 2 * VALUES[card];
  const { counts } = state.hands[seat];
  for (let card = 0; card < counts.length; card++) points[COLOURS[card]] += counts[card] * VALUES[card];
  return SCORING.map((colour) => ({ colour, points: points[colour] })).reduce((best, plan) =>
    plan.points > best.points ? plan : best,
  );
}

/** Points that the Deeds still lack for the next rung, rings counted in. KK-11, KK-54 */
export function missing(state: State, seat: Seat): number {
  return NEEDED[state.rungs[seat]] - scoreOf(state.deeds[seat]) - state.rings[seat];
}

/** What a card is worth as a Deed of this life; nothing once the life is good enough. */
export function serves(state: State, seat: Seat, card: Card): number {
  if (missing(state, seat) <= 0) return 0;
  const colour = COLOURS[card];
  return colour === 'mosaic' || colour === planOf(state, seat).colour ? 2 * VALUES[card] : 0;
}

/** What a card is worth as a seed: its points, and more in the colour that the Future has most of. KK-50 */
export function suitsNextLife(state: State, seat: Seat, card: Card): number {
  const colour = COLOURS[card];
  let same = 0;
  for (const seed of state.futures[seat]) if (COLOURS[cardOf(seed)] === colour || colour === 'mosaic') same++;
  return 2 * VALUES[card] + Math.min(same, 3);
}

/** The cards by their ids: `CARD.dwindle`. */
export const CARD = Object.fromEntries(KINDS.map(({ id }, card) => [id, card])) as Readonly<
  Record<CardId, Card>
>;
