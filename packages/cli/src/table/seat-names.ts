import type { Seat } from '@samsara/engine';

/** One for each seat of the largest table, and one to spare for a person of the same name. */
const BOT_NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'David',
  'Emma',
  'Felix',
  'Greta',
  'Hugo',
  'Ida',
  'Jonas',
  'Lena',
  'Max',
  'Nora',
];

const LONGEST_NAME = 40;

/** The names around the table, the person's at its seat. */
export function seatNames(seats: number, you: Seat, yourName: string): string[] {
  const others = BOT_NAMES.filter((name) => name !== yourName);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === you) return yourName;
    return others[seat < you ? seat : seat - 1];
  });
}

/** A name as it can be printed and recorded: one short line without control characters; undefined if nothing is left. */
export function tidyName(name: string): string | undefined {
  const tidied = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(tidied).slice(0, LONGEST_NAME).join('').trim() || undefined;
}
