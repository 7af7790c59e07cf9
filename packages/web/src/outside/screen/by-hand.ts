import type { Card, PlayedGame, Seat, TableDescriber } from '@samsara/engine';
import type { Flight, Pick, Use } from '../../contract/board.ts';
import { type Describe, handOf, type Zone } from './described.ts';

/** How the moves of a game that the page does not know are made by hand: what their notation names is taken. */
export function byHand(game: PlayedGame, describe: Describe, describer: TableDescriber | undefined) {
  const { cards: ids } = game.meta;
  const cardOf = new Map(ids.map((id, card) => [id.toLowerCase(), card]));

  /** A tap on a zone that stands for the move, or the cards of one zone that it names; otherwise it is a button alone. */
  const use = (move: unknown, view: unknown, seat: Seat): Use | null => {
    const zones = describe(view);
    const text = game.notation(move);
    const own = zones.find(({ moves }) => moves?.includes(text));
    if (own !== undefined) return { zone: own.name };
    const named = text.split(' ').flatMap((word) => cardOf.get(word) ?? []);
    const holder = named.length === 0 ? undefined : holderOf(zones, seat, named);
    if (holder === undefined) return null;
    const targets = zones.filter(({ takesPlays }) => takesPlays);
    return {
      zone: holder.name,
      cards: named,
      ...(targets.length === 1 && holder.name === `hand:${seat}` ? { to: targets[0].name } : {}),
    };
  };

  /** What somebody tries who taps these cards, or a zone. */
  const attempt = (picks: readonly Pick[], view: unknown): string => {
    const named = picks.flatMap(({ card }) => (card === null ? [] : [ids[card]]));
    if (named.length > 0) return describer?.attempt?.(named, view) ?? `play ${named.join(' ')}`;
    const zone = describe(view).find(({ name }) => name === picks[0]?.zone);
    return zone?.moves?.[0] ?? zone?.id ?? '';
  };

  /** Cards travel between zones that are there. */
  const flights = (event: unknown, view: unknown): readonly Flight[] => {
    const zones = describe(view);
    const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name;
    try {
      return (describer?.travels?.(event, view) ?? []).flatMap(({ from, to, cards }) => {
        const [start, end] = [nameOf(from), nameOf(to)];
        return start === undefined || end === undefined ? [] : [{ from: start, to: end, cards }];
      });
    } catch (error) {
      console.error(error);
      return [];
    }
  };

  return { use, attempt, flights };
}

/** The zone in which all these cards lie: the hand first, then what else is the seat's, then the middle. */
function holderOf(zones: readonly Zone[], seat: Seat, cards: readonly Card[]): Zone | undefined {
  const order = [
    handOf(zones, seat),
    ...zones.filter(({ kind, owner }) => kind === 'row' && owner === seat),
    ...zones.filter(({ kind, owner }) => kind === 'row' && owner === null),
  ];
  return order.find((zone) => zone !== undefined && holds(zone, cards));
}

function holds({ cards = [] }: Zone, wanted: readonly Card[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
