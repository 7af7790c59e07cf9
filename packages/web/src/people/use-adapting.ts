import type { PlayedGame } from '@samsara/engine';
import { useEffect } from 'preact/hooks';
import type { Order } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { asYouSeats } from '../strength/as-you-seats.ts';
import { asStrongAsYou } from '../strength/kept-ratings.ts';
import { isNextGame } from './next-game.ts';

/** Before another game the host's page exchanges bots that are to be as strong as its player. Is there one to be exchanged? */
export function useAdapting(
  { info, you }: TableState,
  game: PlayedGame,
  order: (given: Order) => Promise<boolean>,
): boolean {
  const level = asStrongAsYou(game);
  const others =
    you.host && isNextGame(info)
      ? asYouSeats(info.code).filter((seat) => isOther(info.seats[seat], level))
      : [];
  useEffect(() => {
    for (const seat of others) void order({ type: 'seat', seat, level });
  }, [info.round]);
  return others.length > 0;
}

function isOther(seat: TableState['info']['seats'][number] | undefined, level: string): boolean {
  return seat?.kind === 'bot' && seat.level !== level;
}
