import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import { useWords } from '../texts/words.ts';
import type { Director } from './director.ts';
import { type KeyAction, listenToKeys } from './keys.ts';
import { announce } from './live-region.tsx';
import { cardName, type Table } from './table-context.ts';

/** Keys of the table: they read aloud what can be seen, undo, and list themselves. */
export function useTableKeys(table: Table, director: Director, session: Session) {
  const [keysOpen, setOpen] = useState(false);
  const words = useWords();
  const act = useRef<(action: KeyAction) => void>(() => undefined);
  act.current = (action) => {
    const { texts, names, view } = table;
    const last = director.log.value.at(-1);
    const lines = texts.table(view, names);
    const count = names.seats.length;
    const reading: Partial<Record<KeyAction, string>> = {
      lastEvent: last === undefined ? words.nothingYet : texts.event(last.event, names),
      hand: handInWords(table, words.faceDown, words.yourHand),
      pile: lines.join(' '),
      opponents: opponentsInWords(table, words.cardsInHand),
      turn: texts.asks(view, names),
    };
    if (action === 'undo') session.local?.undo();
    else if (action === 'putBack') table.clearPicks();
    else if (action === 'keys') setOpen(true);
    else if (count > 0) announce(reading[action] ?? '');
  };
  useEffect(() => listenToKeys((action) => act.current(action)), []);
  return { keysOpen, closeKeys: () => setOpen(false) };
}

function handInWords(table: Table, hidden: string, title: (n: number) => string): string {
  const { you } = table.names;
  const cards = you === null ? null : table.screen.hand(table.view, you).cards;
  if (cards === null) return '';
  return `${title(cards.length)}: ${cards.map((card) => cardName(table, card, hidden)).join(', ')}.`;
}

function opponentsInWords(
  { screen, view, names, perspective }: Table,
  inHand: (n: number) => string,
): string {
  return names.seats
    .map((_, step) => (perspective + step) % names.seats.length)
    .slice(1)
    .map((seat) => `${names.seats[seat]}: ${inHand(screen.hand(view, seat).count)}.`)
    .join(' ');
}
