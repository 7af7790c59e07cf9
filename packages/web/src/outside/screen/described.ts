import type { Card, DescribedZone, PlayedGame, Seat, TableDescriber, TableLanguage } from '@samsara/engine';

/** A described zone as the kit knows it. */
export interface Zone extends DescribedZone {
  /** Its name in `data-zone`; whose it is stands behind the colon. */
  readonly name: string;
}

/** The table as a game describes it, and nothing where it does not or cannot. */
export type Describe = (view: unknown, language?: TableLanguage) => readonly Zone[];

/** Asks a describer once for each view and language. What it gives that is no card lies face down. */
export function describing(game: Pick<PlayedGame, 'meta'>, describer: TableDescriber | undefined): Describe {
  const known = new WeakMap<object, Map<TableLanguage, readonly Zone[]>>();
  const kinds = game.meta.cards.length;
  const isCard = (card: unknown) => Number.isInteger(card) && (card as Card) >= 0 && (card as Card) < kinds;
  const read = (view: unknown, language: TableLanguage): readonly Zone[] => {
    if (describer === undefined) return [];
    try {
      return named(describer.zones(view, language)).map((zone) =>
        zone.cards === undefined
          ? zone
          : { ...zone, cards: zone.cards.map((card) => (isCard(card) ? card : null)) },
      );
    } catch (error) {
      console.error(error);
      return [];
    }
  };
  return (view, language = 'en') => {
    if (typeof view !== 'object' || view === null) return [];
    const byLanguage = known.get(view) ?? new Map<TableLanguage, readonly Zone[]>();
    known.set(view, byLanguage);
    const zones = byLanguage.get(language) ?? read(view, language);
    byLanguage.set(language, zones);
    return zones;
  };
}

/** A seat's first hand is its hand; every other zone keeps its id, without what a selector could not carry. */
function named(zones: readonly DescribedZone[]): Zone[] {
  const hands = new Set<Seat>();
  return zones.map((zone) => {
    const { owner } = zone;
    const id = zone.id.replace(/[^\w-]/g, '-');
    if (owner === null) return { ...zone, name: id };
    const isHand = zone.kind === 'hand' && !hands.has(owner);
    if (isHand) hands.add(owner);
    return { ...zone, name: `${isHand ? 'hand' : `at-${id}`}:${owner}` };
  });
}

export function handOf(zones: readonly Zone[], seat: Seat): Zone | undefined {
  return zones.find(({ name }) => name === `hand:${seat}`);
}

/** What lies before a seat besides its hand. */
export function besideHand(zones: readonly Zone[], seat: Seat): readonly Zone[] {
  return zones.filter(({ owner, name }) => owner === seat && name !== `hand:${seat}`);
}

export function inTheMiddle(zones: readonly Zone[]): readonly Zone[] {
  return zones.filter(({ owner }) => owner === null);
}

/** The cards that can be drawn of it: those that are known, otherwise so many backs. */
export function cardsOf({ cards, count }: Zone, most: number): readonly (Card | null)[] {
  return cards?.slice(-most) ?? new Array<null>(Math.min(count, most)).fill(null);
}
