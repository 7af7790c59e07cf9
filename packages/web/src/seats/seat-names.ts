import type { Names } from '@samsara/engine/texts';
import { isShared } from '../local/sharing.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import type { Words } from '../texts/words.ts';

/** What everybody at the table is called on this screen: whoever looks is "you" in every list, unless several people share the device. */
export function seatNames({ local, isReplay }: Session, { info, you }: TableState, words: Words): Names {
  const mayBeYou = !isReplay && (local === null || !isShared({ people: local.people.value }));
  const seats = info.seats.map(({ name, kind }, seat) => {
    if (mayBeYou && seat === you.seat) return words.you;
    return name ?? (kind === 'bot' ? words.botName(seat + 1) : words.playerName(seat + 1));
  });
  return { seats, you: you.seat };
}
