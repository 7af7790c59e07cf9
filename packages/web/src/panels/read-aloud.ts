import { cardName, type Table } from '../contract/table-context.ts';
import type { KeyAction } from '../input/keys/keys.ts';
import type { LogLine } from '../kit/log-line.ts';
import type { Words } from '../texts/words.ts';

/** What a key has read aloud; nothing for a key that does something else. */
export function inWords(action: KeyAction, table: Table, last: LogLine | undefined, words: Words): string {
  const { texts, names, view } = table;
  const reading: Partial<Record<KeyAction, () => string>> = {
    lastEvent: () => (last === undefined ? words.nothingYet : texts.event(last.event, names)),
    hand: () => handInWords(table, words.faceDown, words.yourHand),
    pile: () => texts.table(view, names).join(' '),
    opponents: () => opponentsInWords(table, words.cardsInHand),
    turn: () => texts.asks(view, names),
  };
  return reading[action]?.() ?? '';
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
    .flatMap((seat) => {
      const { count } = screen.hand(view, seat);
      return count === null ? [] : [`${names.seats[seat]}: ${inHand(count)}.`];
    })
    .join(' ');
}
