import type { Card } from '@samsara/engine';
import type { KarmaBoardProps } from '../props.ts';

interface Copy {
  readonly zone: string;
  readonly card: Card;
  readonly place: number;
}

/** All copies of the picked card that may be played together; none if nothing is picked. KA-23, KA-32, KAR-17 */
export function allCopies({
  view,
  seat,
  picks,
  offers,
}: Pick<KarmaBoardProps, 'view' | 'seat' | 'picks' | 'offers'>): Copy[] {
  const card = picks[0]?.card;
  if (seat === null || card === undefined || card === null) return [];
  const { zone } = picks[0];
  const from = zone.startsWith('hand:') ? 'hand' : 'open';
  const held = from === 'hand' ? (view.seats[seat].hand ?? []) : view.seats[seat].open;
  const most = offers.reduce(
    (count, { move }) =>
      move.type === 'play' && move.from === from && move.card === card ? Math.max(count, move.count) : count,
    0,
  );
  return held.flatMap((each, place) => (each === card ? [{ zone, card, place }] : [])).slice(0, most);
}
